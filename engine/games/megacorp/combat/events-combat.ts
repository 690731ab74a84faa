/** Chapter 1.9 and 1.10: what happens in an attack, and damage. What texts hear of an attack is said at each (MC-R139). */
import { events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import type { MegacorpContent } from "../content.ts";
import { DAMAGE_FIELDS, isNetwork, type MegacorpState } from "../layout.ts";
import type { MegacorpEvent } from "../losing/leave.ts";
import { topOf } from "../network/network.ts";
import { noteCardDeed } from "../state/card-deeds.ts";
import {
  ASKED,
  ATTACKER,
  BEGUN,
  BLOCKED,
  D_FLAGS,
  D_SHARE,
  type Defender,
  defendersOf,
  FLAGS,
  HEAD,
  IS_BLOCKER,
  OBJECT,
  POWER,
  RETALIATES,
  SLOTS,
  STRIKING,
  STRUCK,
} from "./fight.ts";

const event = events<MegacorpState, MegacorpContent>();

/** In the trait of a damage: it is combat damage. */
export const COMBAT_DAMAGE = 4;
/** Rows and columns of an area attack as one number: what the fourth number of a declaration says below 0. */
const AREA_SIDE = 256;
export const areaOf = (width: number, height: number): number => -(width * AREA_SIDE + height);

/**
 * An attack is declared: attacker, slot, trait plus 4 if the attacker has Flying; then 0, or a bonded card plus 1, or an area (`areaOf`) of which the slot is the lower
 * left corner. It is the one attack of the turn (MC-9.3, MC-9.8 step 1, MC-R51).
 */
export const declareAttack: MegacorpEvent = event(
  "declare attack",
  ["card", "number", "number", "number"],
  (state, attacker, slot, trait, what) => {
    const bonded = what > 0 ? what - 1 : undefined;
    const area = what < 0 ? -what : 0;
    setNumber(state, "attacks", attacker, at(state.attacks, attacker) + 1);
    state.combat = [
      attacker,
      at(state.object, attacker),
      at(state.controller, attacker),
      slot,
      trait % COMBAT_DAMAGE,
      trait >= COMBAT_DAMAGE ? 1 : 0,
      bonded === undefined ? 0 : bonded + 1,
      bonded === undefined ? 0 : at(state.object, bonded),
      Math.trunc(area / AREA_SIDE),
      area % AREA_SIDE,
      0,
      0,
    ];
    state.hits = [];
  },
);

/** The attack goes against a slot (MC-9.5, MC-G3): slot. */
export const aimAt: MegacorpEvent = event("aim at", ["number"], (state, slot) => {
  state.combat.splice(HEAD + at(state.combat, SLOTS), 0, slot);
  state.combat[SLOTS] = at(state.combat, SLOTS) + 1;
});

/** The begin check has succeeded: attacker. "Attacks" is this; the slots that are attacked are said next (MC-9.8 step 3, MC-R139). */
export const attack: MegacorpEvent = event("attack", ["card"], (state) => {
  state.combat.splice(HEAD, at(state.combat, SLOTS));
  state.combat[SLOTS] = 0;
  setFlag(state, BEGUN);
});

/** A card is attacked: card, attacker, its slot. Its pile counts as attacked (MC-G20, MC-G32, MC-R71). */
export const attackCard: MegacorpEvent = event("attack a card", ["card", "card", "number"], (state, card) => {
  const top = topOf(state, card);
  setNumber(state, "attacked", top, at(state.attacked, top) + 1);
});

/** A card defends without blocking: card, flags. Who was noted before is not again. */
export const defend: MegacorpEvent = event("defend", ["card", "number"], (state, card, flags) => addDefender(state, card, flags));

/** A card blocks: card, attacker, flags (MC-9.9). */
export const block: MegacorpEvent = event("block", ["card", "card", "number"], (state, card, _attacker, flags, _d, { content }) => {
  addDefender(state, card, flags | IS_BLOCKER);
  noteCardDeed(state, content, card, "blocked");
});

/** An attack is blocked, by however many: attacker (MC-9.11). */
export const becomeBlocked: MegacorpEvent = event("become blocked", ["card"], (state) => setFlag(state, BLOCKED));

/** Whether a defender retaliates is said: card, 1 if it does (MC-9.8 step 7). */
export const sayRetaliation: MegacorpEvent = event("say retaliation", ["card", "number"], (state, card, does) => {
  const found = notedOf(state, card);
  if (found) state.combat[found.at + D_FLAGS] = found.flags | ASKED | (does === 1 ? RETALIATES : 0);
});

/** Damage begins to be dealt: the score of an area attack before any is (MC-9.8 step 8, MC-R63). */
export const beginStrikes: MegacorpEvent = event("begin strikes", ["number"], (state, power) => {
  setFlag(state, STRIKING);
  state.combat[POWER] = power + 1;
});

/** A defender's share of the attack damage: card, points (MC-R57). */
export const assign: MegacorpEvent = event("assign", ["card", "number"], (state, card, n) => {
  const found = notedOf(state, card);
  if (found) state.combat[found.at + D_SHARE] = n + 1;
});

/** The attacker deals its damage now: attacker. */
export const strike: MegacorpEvent = event("strike", ["card"], (state) => setFlag(state, STRUCK));

/** A defender deals its damage to the attacker: card, attacker. It is the one of the turn, be it 0 (MC-9.15, MC-R58, MC-R153). */
export const retaliate: MegacorpEvent = event("retaliate", ["card", "card"], (state, card) => {
  setNumber(state, "retaliations", card, at(state.retaliations, card) + 1);
  const found = notedOf(state, card);
  if (found) state.combat[found.at + D_FLAGS] = found.flags & ~RETALIATES;
});

/** A sub-step is over and what it destroyed is gone: who hit whom in it is forgotten (MC-G4). */
export const forgetHits: MegacorpEvent = event("forget hits", [], (state) => {
  state.hits = [];
});

/** The combat is over (MC-9.8 step 9). */
export const endCombat: MegacorpEvent = event("end combat", [], (state) => {
  state.combat = [];
  state.hits = [];
});

/** In the place of an object: of a card that has left the combat. */
const NO_OBJECT = -1;

/** A card leaves the combat, where it attacks or defends: card (MC-R203). Without its attacker nobody deals damage (MC-9.17). */
export const leaveCombat: MegacorpEvent = event("leave combat", ["card"], (state, card) => {
  if (state.combat.length === 0) return;
  if (state.combat[ATTACKER] === card) state.combat[OBJECT] = NO_OBJECT;
  const found = notedOf(state, card);
  if (found) state.combat[found.at + 1] = NO_OBJECT;
});

/** Damage is dealt: card, source, trait plus `COMBAT_DAMAGE` if it is combat damage, points, at least 1 (MC-10.1). The card's controller chooses among replacements. */
export const damage: MegacorpEvent = event(
  "damage",
  ["card", "card", "number", "number"],
  (state, card, source, trait, n, { content }) => {
    const field = at(DAMAGE_FIELDS, trait % COMBAT_DAMAGE);
    setNumber(state, field, card, at(state[field], card) + n);
    state.dealt += n;
    if (n > 0) noteCardDeed(state, content, card, "hurt");
    if (n > 0) noteCardDeed(state, content, source, "dealt");
    if (trait >= COMBAT_DAMAGE) state.hits.push(source, card);
  },
  (state, [card]) => at(state.controller, card),
  (state, card) => isNetwork(at(state.zone, card)),
);

/** What is noted of a defender that is still the object that it was. */
const notedOf = (state: MegacorpState, card: number): Defender | undefined =>
  defendersOf(state).find((one) => one.card === card && one.object === state.object[card]);

function addDefender(state: MegacorpState, card: number, flags: number): void {
  if (notedOf(state, card) !== undefined) return;
  state.combat.push(card, at(state.object, card), at(state.controller, card), flags, 0);
}

function setFlag(state: MegacorpState, flag: number): void {
  if (state.combat.length > 0) state.combat[FLAGS] = at(state.combat, FLAGS) | flag;
}

export const COMBAT_EVENTS: readonly MegacorpEvent[] = [
  declareAttack,
  aimAt,
  attack,
  attackCard,
  defend,
  block,
  becomeBlocked,
  sayRetaliation,
  beginStrikes,
  assign,
  strike,
  retaliate,
  forgetHits,
  endCombat,
  damage,
];
