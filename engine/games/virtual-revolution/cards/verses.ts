/** Chapter VR-11: Verses are taken, go Online, are replaced and discarded. */
import { slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { type Act, act, addWhere } from "../actions/act.ts";
import type { VrContent } from "../content.ts";
import { cardsIn, SLOTS, topOf, VERSE_SLOT, VERSES, type VrEngine, type VrState, type VrView } from "../layout.ts";
import { coverVerse, discardVerse, goOnline, refillVerses, takeVerse } from "./events-cards.ts";

const procedure = procedures<VrState, VrContent>();

const CARD = 0;
const PLAYER = 1;

/** Adds the available Verses, from slot 1 on (VR-2.4). */
export function availableVerses(state: VrView, into: number[]): void {
  for (let slotNumber = 0; slotNumber < SLOTS; slotNumber++) {
    const card = topOf(state, VERSE_SLOT + slotNumber);
    if (card !== undefined) into.push(card);
  }
}

/** Whether a player may put a Loading Verse Online now: its mission is met, or a Raid has met it (VR-11.6, VR-R35). */
export const canGoOnline = (state: VrView, engine: VrEngine, player: Player, card: number): boolean =>
  state.online[card] === 0 && (state.raidMet[card] === 1 || engine.content.texts.isMet(state, engine, { card, line: "mission", player }));

/** A Verse goes Online: its bonus at once, then it is turned (VR-11.7). Begun with the card and the player. */
export const GOING_ONLINE = procedure("going Online", {
  bonus(state, frame, engine) {
    engine.content.texts.begin(state, engine, { card: slot(state, frame, CARD), line: "bonus", player: slot(state, frame, PLAYER) });
    return "turn";
  },
  turn(state, frame, engine) {
    const card = slot(state, frame, CARD);
    const player = slot(state, frame, PLAYER);
    if (state.zone[card] === VERSES + player) engine.propose(state, goOnline, player, card);
    return "done";
  },
});

const YES = 1;
const NO = 0;

/** A Verse is taken: without a mission it goes Online at once (VR-11.4, VR-R69), with one that is met it may (VR-11.5). Begun with the card and the player. */
export const TAKING = procedure("taking a Verse", {
  take(state, frame, engine) {
    engine.propose(state, takeVerse, slot(state, frame, PLAYER), slot(state, frame, CARD));
    return "look";
  },
  look(state, frame, engine) {
    const card = slot(state, frame, CARD);
    if (!engine.content.texts.hasMission(at(state.card, card))) {
      engine.call(state, GOING_ONLINE, card, slot(state, frame, PLAYER));
      return "done";
    }
    return canGoOnline(state, engine, slot(state, frame, PLAYER), card) ? "ask" : "done";
  },
  ask: {
    kind: "go Online",
    rule: "VR-11.5",
    forms: [
      { kind: "put Online", members: { card: "card" } },
      { kind: "leave Loading", members: { card: "card" } },
    ],
    player: (state, frame) => slot(state, frame, PLAYER),
    prompt: () => "Its mission is met. Do you put it Online now?",
    candidates: (_state, into) => void into.push(YES, NO),
    action: (state, code, frame) => ({ kind: code === YES ? "put Online" : "leave Loading", card: slot(state, frame, CARD) }),
    carryOut(state, code, frame, engine) {
      if (code === YES) engine.call(state, GOING_ONLINE, slot(state, frame, CARD), slot(state, frame, PLAYER));
      return "done";
    },
  },
});

/** “Take 1 available Verse”: no cost, no Revenue, no Corruption; also the last step of Create Verse (VR-9.7). */
export const TAKING_VERSE: Act = act("choosing a Verse", {
  kind: "take",
  rule: "VR-9.7",
  chooses: "card",
  prompt: () => "Which Verse do you take?",
  items: (state, _player, _of, into) => availableVerses(state, into),
  pick: (state, player, card, _of, engine) => engine.call(state, TAKING, card, player),
});

/** “Discard n of your Verses”, or of some genres. `of`: the genres, one bit each; 0 for all. */
export const DISCARDING_VERSE: Act = act("discarding a Verse", {
  kind: "discard",
  rule: "VR-11.10",
  chooses: "card",
  prompt: () => "Which of your Verses do you discard?",
  items: (state, player, genres, into, { content }) =>
    addWhere(
      cardsIn(state, VERSES + player),
      into,
      (card) => genres === 0 || (genres & (1 << at(content.genre, at(state.card, card)))) !== 0,
    ),
  pick: (state, player, card, _genres, engine) => engine.propose(state, discardVerse, player, card),
});

/** “Put n of your Loading Verses Online without its mission” (VR-R20). */
export const PUTTING_ONLINE: Act = act("putting a Verse Online", {
  kind: "put Online",
  rule: "VR-R20",
  chooses: "card",
  prompt: () => "Which Verse do you put Online?",
  items: (state, player, _of, into) => addWhere(cardsIn(state, VERSES + player), into, (card) => state.online[card] === 0),
  pick: (state, player, card, _of, engine) => engine.call(state, GOING_ONLINE, card, player),
});

/** “Take again the bonus of n of your Online Verses” (VR-R20). */
export const REPEATING_BONUS: Act = act("taking a bonus again", {
  kind: "repeat",
  rule: "VR-R20",
  chooses: "card",
  prompt: () => "Which Verse gives its bonus again?",
  items: (state, player, _of, into) => addWhere(cardsIn(state, VERSES + player), into, (card) => state.online[card] === 1),
  pick: (state, player, card, _of, engine) => engine.content.texts.begin(state, engine, { card, line: "bonus", player }),
});

/** “Replace n available Verses”: under the deck one after the other, then the slots are filled (VR-R30, VR-R78). */
export const REPLACING: Act = act("replacing Verses", {
  kind: "replace",
  rule: "VR-R30",
  chooses: "card",
  prompt: () => "Which available Verse goes under the deck?",
  items: (state, _player, _of, into) => availableVerses(state, into),
  pick: (state, _player, card, _of, engine) => engine.propose(state, coverVerse, card),
  after: (state, _player, engine) => engine.propose(state, refillVerses),
});

/** All available Verses go under the deck, slot 5 deepest, and others come (VR-9.7, VR-R54). The caller's last act. */
export function replaceAll(state: VrView, engine: VrEngine): void {
  for (let slotNumber = 0; slotNumber < SLOTS; slotNumber++) {
    const card = topOf(state, VERSE_SLOT + slotNumber);
    if (card !== undefined) engine.propose(state, coverVerse, card);
  }
  engine.propose(state, refillVerses);
}

export const VERSE_ACTS: readonly Act[] = [TAKING_VERSE, DISCARDING_VERSE, PUTTING_ONLINE, REPEATING_BONUS, REPLACING];
