/** What the verbs of Megacorp's texts do with the stack: cancelling, and playing an Event by text (MC-14). */
import { at } from "../../../../kernel/state.ts";
import { type Acting, type Fit, onStack, type Run, runsFor } from "../../../../language/index.ts";
import { EVENT, type MegacorpContent, type MegacorpEngine } from "../../content.ts";
import { ANNIHILATED, HAND, isNetwork, type MegacorpState, type MegacorpView, MOST_PLAYERS } from "../../layout.ts";
import { BY_TEXT, PLAYING_BY_TEXT, whyNotPlayed } from "../../stack/play.ts";
import { cancel } from "../../stack/stack.ts";
import { isBanned } from "../../state/characteristics.ts";

const run = runsFor<MegacorpState, MegacorpContent>();

/** Out of the hand unless the text names another place. */
export const playedFrom = (_state: MegacorpView, { actor }: Acting, into: number[]): void => void into.push(HAND + actor);
/** By the rules of playing (MC-14.4, MC-R162). `flags`: of deploying, `FREE` if nothing is paid. */
export const isPlayable = (flags: number): readonly Fit<MegacorpState, MegacorpContent>[] => [
  {
    rule: "MC-R162",
    open: true,
    holds: (state, card) => !isNetwork(at(state.zone, card)) && !isAnnihilated(at(state.zone, card)),
    reason: () => "A card in a network or annihilated cannot be played",
  },
  {
    rule: "MC-14.4",
    holds: (state, card, _acting, { content }) => content.type[at(state.card, card)] === EVENT,
    reason: () => "Only Events can be played; other cards are bought or deployed",
  },
  {
    rule: "MC-14.4",
    holds: (state, card, { actor }, engine) => whyNotPlayed(state, engine, actor, card, flags | BY_TEXT) === undefined,
    reason: (state, card, { actor }, engine) => whyNotPlayed(state, engine, actor, card, flags | BY_TEXT)?.reason ?? "",
  },
];

/** The runs, by construct. */
export const STACK_EFFECTS: Readonly<Record<string, Run>> = {
  // MC-G7: it is handed the numbers of what waits on the stack.
  cancel: run.verb({
    onStack: true,
    run(state, _acting, engine, numbers: readonly number[]) {
      for (const number of numbers) {
        const waiting = onStack(state, number);
        // MC-R193
        if (waiting && !isKept(state, engine, waiting.source)) engine.propose(state, cancel, number, waiting.source);
      }
    },
  }),
  // MC-14.4, MC-R162
  play: run.verb({
    from: playedFrom,
    fits: isPlayable(0),
    // The procedure that is begun last is carried out first.
    run(state, { actor }, engine, cards: readonly number[]) {
      for (const card of [...cards].reverse()) engine.call(state, PLAYING_BY_TEXT, card, actor);
    },
  }),
};

/** Whether a text says that what a card has on the stack cannot be cancelled: its own, which counts before the card has resolved, or another. */
const isKept = (state: MegacorpView, engine: MegacorpEngine, card: number): boolean =>
  isBanned(state, engine, card, "be-cancelled") ||
  engine.content.machine
    .ownStatics(state, engine, card, at(state.controller, card), "static.cannot")
    .some(({ holes: [cards, bans] }) => (cards as readonly number[]).includes(card) && [bans].flat().includes("be-cancelled"));

const isAnnihilated = (place: number): boolean => place >= ANNIHILATED && place < ANNIHILATED + MOST_PLAYERS;
