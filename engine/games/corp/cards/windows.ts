/** Chapter CORP-6: action cards are played in windows and between the acts of own steps; whatever is played can be answered (CORP-R12, CORP-R62). */
import { setSlot, slot } from "../../../kernel/frames.ts";
import { nothing, type Offer, offersChoice } from "../../../kernel/offers.ts";
import { type Procedure, procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { isTeam } from "../city/teams.ts";
import type { CorpContent } from "../content.ts";
import { perform } from "../effects/perform.ts";
import { MOVER, OTHER, playerOf } from "../encounters/dice.ts";
import { addDice, forceRetreat, spare } from "../encounters/events-dice.ts";
import { type CorpEngine, type CorpState, type CorpView, cardsIn, HAND, IN_PLAY, SEATS, TEAMS, topOf } from "../layout.ts";
import type { ActionText, Deed } from "../moments.ts";
import { cancelCard, finishCard, playCard } from "./events-cards.ts";
import { AT_LOSS, AT_PLAY, againstPlaying, againstSide, againstTarget, BEFORE_ROLL, choosing, isAimed, OWN_STEP } from "./playable.ts";

export { AT_LOSS, BEFORE_ROLL, OWN_STEP };

const procedure = procedures<CorpState, CorpContent>();

/** Slots of a window: which it is, whose turn it is to answer, passes in a row, the card that is answered from 1. */
export const OCCASION = 0;
const SEAT = 1;
const PASSES = 2;
const SUBJECT = 3;

/** The seat that answers now. */
const seatOf = (state: CorpView, frame: number): number => (state.active + slot(state, frame, SEAT)) % state.players;

type WindowNext = "next" | "played";
const play: Offer<CorpState, CorpContent, WindowNext> = {
  verb: "play",
  items: (state, into, frame) => void into.push(...cardsIn(state, HAND + seatOf(state, frame))),
  refuses: (state, card, frame, engine) => againstPlaying(state, engine, seatOf(state, frame), card, slot(state, frame, OCCASION)),
  action: (_state, card) => ({ kind: "play", card }),
  carryOut(state, card, frame, engine) {
    engine.call(state, PLAYING, card, seatOf(state, frame));
    return "played";
  },
};
const pass: Offer<CorpState, CorpContent, WindowNext> = {
  verb: "pass",
  items: nothing,
  action: () => ({ kind: "pass" }),
  carryOut(state, _item, frame) {
    step(state, frame, slot(state, frame, PASSES) + 1);
    return "next";
  },
};
/** The next seat is asked. */
function step(state: CorpView, frame: number, passes: number): void {
  setSlot(state, frame, PASSES, passes);
  setSlot(state, frame, SEAT, (slot(state, frame, SEAT) + 1) % state.players);
}

const PROMPTS = [
  "",
  "Before the roll: play an action card?",
  "A card is being lost: play an action card?",
  "Answer the action card?",
] as const;

/** Every seat with an action card is asked, from the active player on, until all have passed in a row (CORP-R12, CORP-R62). */
export const WINDOW: Procedure<CorpState, CorpContent> = procedure("window", {
  next(state, frame) {
    for (let passes = slot(state, frame, PASSES); passes < state.players; passes++) {
      const seat = seatOf(state, frame);
      if (cardsIn(state, HAND + seat).length > 0 && !isOwn(state, frame, seat)) return "ask";
      step(state, frame, passes + 1);
    }
    return "done";
  },
  ask: offersChoice<CorpState, CorpContent, WindowNext>({
    kind: "window",
    rule: "CORP-R62",
    // That there is nothing to play tells of the hand.
    always: true,
    player: (state, frame) => seatOf(state, frame),
    prompt: (state, frame) => PROMPTS[slot(state, frame, OCCASION)] ?? "",
    offers: [play, pass],
  }),
  played(state, frame) {
    // What the window is about may be settled: a card that is not lost any more, one that has no effect any more.
    const subject = slot(state, frame, SUBJECT) - 1;
    if (slot(state, frame, OCCASION) === AT_LOSS && state.lost === 0) return "done";
    if (slot(state, frame, OCCASION) === AT_PLAY && state.cancelled[subject] === 1) return "done";
    if (slot(state, frame, OCCASION) === BEFORE_ROLL && state.forced === 1) return "done";
    step(state, frame, 0);
    return "next";
  },
});

/** Whoever played a card does not answer it (CORP-R62). */
const isOwn = (state: CorpView, frame: number, seat: number): boolean =>
  slot(state, frame, OCCASION) === AT_PLAY && state.playedBy[slot(state, frame, SUBJECT) - 1] === seat + 1;

/** Slots of a card that is played: the card, who plays it, what was chosen plus 1, how much of it is done. */
const CARD = 0;
const WHO = 1;
const TARGET = 2;
const DONE = 3;

const actionOf = (state: CorpView, { content }: CorpEngine, frame: number): ActionText => {
  const action = content.action[at(state.card, slot(state, frame, CARD))];
  if (action === undefined) throw new Error("The card being played is not an action card");
  return action;
};

/** What can be chosen for a card that is played: sides of a roll, other corps, own teams. */
function choices(state: CorpView, engine: CorpEngine, frame: number, into: number[]): void {
  const action = actionOf(state, engine, frame);
  const first = choosing(action);
  const who = slot(state, frame, WHO);
  if (first === undefined) return;
  if (first.is === "dice") {
    for (const side of [MOVER, OTHER]) if (againstSide(state, who, first, side) === undefined) into.push(side);
  } else if (first.is === "home") {
    for (let team = 0; team < TEAMS; team++) if (isTeam(state, who, team)) into.push(team);
  } else
    for (let other = 0; other < state.players; other++)
      if (other !== who && againstTarget(state, who, first, action.hostile, other, engine) === undefined) into.push(other);
}

/** An action card is played (CORP-6.1): what it is aimed at, then answers, then its effect. Begun with the card and who plays it. */
export const PLAYING: Procedure<CorpState, CorpContent> = procedure("play a card", {
  aim: (state, frame, engine) => (choosing(actionOf(state, engine, frame)) === undefined ? "announce" : "choose"),
  choose: {
    kind: "aim",
    rule: "CORP-6.1",
    forms: [
      { kind: "for", members: { player: "player" } },
      { kind: "against", members: { player: "player" } },
      { kind: "bring home", members: { team: "number" } },
    ],
    player: (state, frame) => slot(state, frame, WHO),
    prompt: (state, frame, engine) => {
      const first = choosing(actionOf(state, engine, frame));
      return first?.is === "dice" ? "Which side?" : first?.is === "home" ? "Which of your teams?" : "Which corp?";
    },
    candidates: (state, into, frame, engine) => choices(state, engine, frame, into),
    action(state, code, frame, engine) {
      const first = choosing(actionOf(state, engine, frame));
      if (first?.is === "dice") return { kind: "for", player: playerOf(state, code) };
      return first?.is === "home" ? { kind: "bring home", team: code } : { kind: "against", player: code };
    },
    carryOut(state, code, frame) {
      setSlot(state, frame, TARGET, code + 1);
      return "announce";
    },
  },
  announce(state, frame, engine) {
    engine.propose(state, playCard, slot(state, frame, WHO), slot(state, frame, CARD));
    return "answers";
  },
  answers(state, frame, engine) {
    engine.call(state, WINDOW, AT_PLAY, 0, 0, slot(state, frame, CARD) + 1);
    return "effect";
  },
  effect(state, frame, engine) {
    const card = slot(state, frame, CARD);
    const done = slot(state, frame, DONE);
    const what = actionOf(state, engine, frame).what[done];
    if (what === undefined || state.cancelled[card] === 1) {
      engine.propose(state, finishCard, card);
      return "done";
    }
    setSlot(state, frame, DONE, done + 1);
    const target = slot(state, frame, TARGET) - 1;
    switch (what.is) {
      case "dice":
        engine.propose(state, addDice, target, what.n, what.lasts ? 1 : 0);
        break;
      case "retreat":
        engine.propose(state, forceRetreat);
        break;
      case "spare":
        engine.propose(state, spare, Math.max(0, state.lost - 1));
        break;
      case "cancel": {
        const below = cardBelow(state, card);
        if (below !== undefined) engine.propose(state, cancelCard, below);
        break;
      }
      default:
        perform(state, engine, slot(state, frame, WHO), isAimed(what) || what.is === "home" ? target : -1, what satisfies Deed, -1);
    }
    return "effect";
  },
});

/** The card that a card in play answers. */
function cardBelow(state: CorpView, card: number): number | undefined {
  const cards = cardsIn(state, IN_PLAY);
  return cards[cards.indexOf(card) - 1];
}

/** The verb "play" of a choice of one's own step (CORP-R62): between two acts. */
export const playOffer = <N extends string>(then: N): Offer<CorpState, CorpContent, N> => ({
  verb: "play",
  items: (state, into) => void into.push(...cardsIn(state, HAND + state.active)),
  refuses: (state, card, _frame, engine) => againstPlaying(state, engine, state.active, card, OWN_STEP),
  action: (_state, card) => ({ kind: "play", card }),
  carryOut(state, card, _frame, engine) {
    engine.call(state, PLAYING, card, state.active);
    return then;
  },
});

/** Whose name is told for a card in play. */
export const playedTop = (state: CorpView): string => {
  const card = topOf(state, IN_PLAY);
  return card === undefined ? "" : (SEATS[at(state.playedBy, card) - 1] ?? "");
};
