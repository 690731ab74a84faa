/**
 * What stands between a card and its destruction, in the order of MC-10.8: INDESTRUCTIBLE stops it, REGENERATE is offered, ASSASSIN (in the words of its definition)
 * annihilates instead; and what damage texts prevent.
 */
import type { Prohibition, Replacement } from "../../../kernel/events.ts";
import { slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at } from "../../../kernel/state.ts";
import { COMBAT_DAMAGE, damage } from "../combat/events-combat.ts";
import { ATTACKER, isArea, isCombat, ofAttack } from "../combat/fight.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import type { MegacorpState, MegacorpView } from "../layout.ts";
import { DAMAGE, destroy, EFFECT, isIndestructible, MODIFIERS, regenerate } from "../losing/leave.ts";
import { changesOf, PREVENTED_ALL, PREVENTED_COMBAT, preventionOf, usePrevention } from "../state/changes.ts";
import { changedDamage, isPrevented, isPreventedFrom, isUnpreventable, keywordsOf, preventedEachTime } from "../state/characteristics.ts";
import type { Having } from "../state/laid.ts";

/** Nothing destroys it: neither damage, nor an effect, nor upkeep, nor being orphaned (MC-G24, MC-R23, MC-R42, MC-R68). */
const indestructible: Prohibition<MegacorpState, MegacorpContent> = {
  name: "Indestructible",
  on: destroy,
  forbids: (state, [card], engine) => isIndestructible(state, engine, card),
};

/** What REGENERATE may be paid for (MC-G36, MC-R69). */
const REGENERABLE = new Set([EFFECT, DAMAGE, MODIFIERS]);

/** The REGENERATE lines of a card that can be paid now; each works by itself (MC-R101). */
const regenerations = (state: MegacorpView, engine: MegacorpEngine, card: number): Having[] =>
  keywordsOf(state, engine, card).filter(
    ({ id, holes, source, text }) =>
      id === "regenerate" && engine.content.machine.unpayable(state, engine, source, text, Number(holes[0])) === undefined,
  );

/** Its controller may pay; nobody may act in the End process (MC-G36, MC-R42, MC-R148). Of several lines each is named by the card whose text it is. */
const regenerating: Replacement<MegacorpState, MegacorpContent> = {
  name: "Regenerate",
  on: destroy,
  first: true,
  optional: true,
  sources(state, [card, , cause], into, engine) {
    if (state.ending !== 0 || !REGENERABLE.has(cause)) return;
    for (const { source } of regenerations(state, engine, card)) if (!into.includes(source)) into.push(source);
  },
  replace(state, [card], source, engine) {
    const line = regenerations(state, engine, card).find((one) => one.source === source);
    if (line) engine.call(state, REGENERATING, card, line.source, line.text, Number(line.holes[0]));
    return undefined;
  },
  prompt: (state, [card], { content }) => `${at(content.cards, at(state.card, card)).name} is about to be destroyed: pay to regenerate it?`,
};

/** REGENERATE: its cost, then it stays where it is. Slots: card, whose text, the text, its payment (MC-G36). */
export const REGENERATING = procedures<MegacorpState, MegacorpContent>()(
  "regenerating",
  {
    pay(state, frame, engine) {
      engine.content.machine.pay(state, engine, slot(state, frame, 1), slot(state, frame, 2), slot(state, frame, 3));
      return "reset";
    },
    reset(state, frame, engine) {
      engine.propose(state, regenerate, slot(state, frame, 0));
      return "done";
    },
  },
  { holds: true },
);

/** Damage is more or less than it would be (MC-R212), and what a text prevents is not dealt: all combat damage, or the next points of a trait. */
const prevention: Replacement<MegacorpState, MegacorpContent> = {
  name: "Prevented",
  on: damage,
  listens: (state, _args, engine) => state.changes.length > 0 || engine.content.machine.isAnyAtWork(state, engine, PREVENTING),
  sources(state, [card, source, trait, n], into, engine) {
    if (
      changedDamage(state, engine, card, source, trait % COMBAT_DAMAGE, n) !== n ||
      isAllPrevented(state, engine, card, source, trait) ||
      preventedEachTime(state, engine, card) > 0 ||
      preventionOf(state, card, trait % COMBAT_DAMAGE) > 0
    )
      into.push(card);
  },
  replace(state, [card, source, trait, n], _source, engine) {
    if (isAllPrevented(state, engine, card, source, trait)) return undefined;
    const changed = changedDamage(state, engine, card, source, trait % COMBAT_DAMAGE, n);
    if (changed === 0) return undefined;
    if (isUnpreventable(state, engine, source)) return [card, source, trait, changed];
    const left = Math.max(0, changed - preventedEachTime(state, engine, card));
    const prevented = Math.min(left, preventionOf(state, card, trait % COMBAT_DAMAGE));
    if (prevented > 0 || left === changed) engine.propose(state, usePrevention, card, trait % COMBAT_DAMAGE, prevented);
    return prevented === left ? undefined : [card, source, trait, left - prevented];
  },
};

/** What texts say of damage as long as they are there. */
const PREVENTING: ReadonlySet<string> = new Set(
  [
    ...["prevents", "preventsCombat", "preventsTrait", "preventsSome", "preventsArea", "preventsFrom"],
    ...["dealsMore", "dealsLess", "dealsMoreTrait", "dealsDouble", "takesMore", "takesDouble", "damageMost"],
  ].map((id) => `static.${id}`),
);

/** Whether damage is that of an area attack (MC-G3). */
const isOfArea = (state: MegacorpView, source: number, trait: number): boolean =>
  trait >= COMBAT_DAMAGE && isCombat(state) && isArea(state) && ofAttack(state, ATTACKER) === source;

const isAllPrevented = (state: MegacorpView, engine: MegacorpEngine, card: number, source: number, trait: number): boolean =>
  !isUnpreventable(state, engine, source) &&
  (isPreventedFrom(state, engine, card, source, isOfArea(state, source, trait)) ||
    isPrevented(state, engine, card, trait % COMBAT_DAMAGE, trait >= COMBAT_DAMAGE) ||
    changesOf(state, card, PREVENTED_ALL).length > 0 ||
    (trait >= COMBAT_DAMAGE && changesOf(state, card, PREVENTED_COMBAT).length > 0));

export const PROHIBITIONS: readonly Prohibition<MegacorpState, MegacorpContent>[] = [indestructible];
export const REPLACEMENTS: readonly Replacement<MegacorpState, MegacorpContent>[] = [regenerating, prevention];
