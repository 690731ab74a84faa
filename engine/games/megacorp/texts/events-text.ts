/** What only texts do to cards: damage is removed, counters come and go (MC-10.1, MC-16.5). */
import { events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { below } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { BY_LOT } from "../../../language/index.ts";
import type { MegacorpContent } from "../content.ts";
import { DAMAGE_FIELDS, damageOf, type MegacorpState } from "../layout.ts";
import type { MegacorpEvent } from "../losing/leave.ts";

const event = events<MegacorpState, MegacorpContent>();

/** Damage is removed from a card, so much of it as is there: card, trait, points. */
export const heal: MegacorpEvent = event("remove damage", ["card", "number", "number"], (state, card, trait, n) => {
  setNumber(state, at(DAMAGE_FIELDS, trait), card, Math.max(0, at(damageOf(state, trait), card) - n));
});

/** Damage is put on a card that is not dealt: card, trait, points (MC-R218). */
export const putDamage: MegacorpEvent = event("put damage", ["card", "number", "number"], (state, card, trait, n) => {
  setNumber(state, at(DAMAGE_FIELDS, trait), card, at(damageOf(state, trait), card) + n);
});

/** A development counter is put on a card (MC-G15, MC-R94). */
export const putCounter: MegacorpEvent = event("put a counter", ["card"], (state, card) => {
  setNumber(state, "counters", card, at(state.counters, card) + 1);
});

/** Development counters are removed from a card: card, how many; those that are there. */
export const removeCounters: MegacorpEvent = event("remove counters", ["card", "number"], (state, card, n) => {
  setNumber(state, "counters", card, Math.max(0, at(state.counters, card) - n));
});

/** A text begins to deal damage: what it deals is counted from here (“the damage dealt this way”). */
export const countDamage: MegacorpEvent = event("count damage", [], (state) => {
  state.dealt = 0;
});

/** So many counters were removed at once (“removed this way”): how many. */
export const countRemoved: MegacorpEvent = event("count removed", ["number"], (state, n) => {
  state.dealt = n;
});

/** A number is found by lot, from 1 to so many, for the rest of the text to ask for: how many sides, and who has it done (MC-R190). */
export const rollNumber: MegacorpEvent = event("roll", ["number", "player"], (state, sides) => {
  state.dealt = 1 + below(state.rng, sides, BY_LOT);
});

/** A player searches a zone: player, place. What is seen and shuffled are events of their own (MC-G38). */
export const lookThrough: MegacorpEvent = event("search", ["player", "place"], () => {});

export const TEXT_EVENTS: readonly MegacorpEvent[] = [heal, countDamage, putCounter, removeCounters, lookThrough];
