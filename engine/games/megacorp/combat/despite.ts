/** What texts allow in combat although a rule protects a card, and what they have players pay for attacks and blocks (MC-R261 to MC-R263). */
import type { Grouped } from "../../../language/index.ts";
import type { MegacorpEngine } from "../content.ts";
import type { MegacorpView } from "../layout.ts";
import { attackTollOf } from "../state/characteristics.ts";
import { cardsOf, facts } from "../state/laid.ts";
import type { Lifted } from "../texts/lifts.ts";

const isOneOf = (group: unknown, card: number): boolean => (group as Grouped).fits(card);

/** Whether a text lets a card attack another although something protects that (MC-R261). */
export const attacksDespite = (state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number, what: Lifted): boolean =>
  isDespite(state, engine, "static.attackMay", attacker, card, what) || isDespite(state, engine, "static.attackedMay", card, attacker);

/** Whether a text lets a card block another although that has Flying or Precision (MC-R261). */
export const blocksDespite = (state: MegacorpView, engine: MegacorpEngine, blocker: number, attacker: number, what: Lifted): boolean =>
  isDespite(state, engine, "static.blockMay", blocker, attacker, what) || isDespite(state, engine, "static.blockedMay", attacker, blocker);

/** Whether a text says so of a card and another; what it lifts stands behind the two, if it does not lift all. */
const isDespite = (state: MegacorpView, engine: MegacorpEngine, id: string, card: number, other: number, what?: Lifted): boolean =>
  facts(state, engine, id).some(
    ({ holes }) =>
      cardsOf(holes).includes(card) && isOneOf(holes[1], other) && (what === undefined || (holes[2] as readonly Lifted[]).includes(what)),
  );

/** Whether a text lets any card block an attack of Precision (MC-R261). */
export const isPrecisionBlocked = (state: MegacorpView, engine: MegacorpEngine, attacker: number): boolean =>
  facts(state, engine, "static.blockedMay").some(({ holes }) => cardsOf(holes).includes(attacker)) ||
  facts(state, engine, "static.blockMay").some(
    ({ holes }) => isOneOf(holes[1], attacker) && (holes[2] as readonly Lifted[]).includes("precision"),
  );

/** Whether a text lets a card block an attack on another that it is not docked to (MC-R262). */
export const blocksFor = (state: MegacorpView, engine: MegacorpEngine, blocker: number, target: number): boolean =>
  isDespite(state, engine, "static.blockFor", blocker, target);

/** What an attack of one card on another costs, in M (MC-R219, MC-R263). */
export const tollOf = (state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): number =>
  attackTollOf(state, engine, attacker) + tollOn(state, engine, attacker, card);

/** What texts ask for an attack beside what they ask for any attack of the card (MC-R263). */
export const tollOn = (state: MegacorpView, engine: MegacorpEngine, attacker: number, card: number): number =>
  sum(state, engine, "static.attackTollOn", (holes) => cardsOf(holes).includes(attacker) && isOneOf(holes[1], card)) +
  sum(state, engine, "static.attackedToll", (holes) => cardsOf(holes).includes(card)) +
  sum(state, engine, "static.attackedTollBy", (holes) => cardsOf(holes).includes(card) && isOneOf(holes[1], attacker));

/** What the block of a card costs, in M (MC-R263). */
export const blockTollOf = (state: MegacorpView, engine: MegacorpEngine, blocker: number, attacker: number): number =>
  sum(state, engine, "static.blockToll", (holes) => cardsOf(holes).includes(blocker)) +
  sum(state, engine, "static.blockedToll", (holes) => cardsOf(holes).includes(attacker));

/** The M of all texts of a kind that mean it: the number in their last hole. */
const sum = (state: MegacorpView, engine: MegacorpEngine, id: string, means: (holes: readonly unknown[]) => boolean): number =>
  facts(state, engine, id).reduce((all, { holes }) => (means(holes) ? all + Number(holes.at(-1)) : all), 0);
