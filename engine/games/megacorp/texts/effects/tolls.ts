/** What Megacorp's words for the prices and duties of attacks mean; what they make true is asked for by the rules that they change. */
import { type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import { ATTACKER, attackedCards, isAttacking, isBlocking, isCombat, ofAttack, standingBlockers } from "../../combat/fight.ts";
import type { MegacorpContent, MegacorpEngine } from "../../content.ts";
import type { MegacorpState, MegacorpView } from "../../layout.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Cards = readonly number[];

const STATICS = ["attackToll", "mustAttack", "attackAsCharacter", "damageMost", "noUpkeep", "noCashflow"];

/** The cards on the other side of the current combat (MC-R224). */
function against(state: MegacorpView, engine: MegacorpEngine, card: number): number[] {
  if (!isCombat(state)) return [];
  const attacked = attackedCards(state, engine);
  if (isAttacking(state, card)) return [...attacked, ...standingBlockers(state)];
  const attacker = ofAttack(state, ATTACKER);
  return (attacked.includes(card) || isBlocking(state, card)) && isAttacking(state, attacker) ? [attacker] : [];
}

/** The runs, by construct. */
export const TOLLS_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(STATICS.map((id) => [`static.${id}`, run.static()])),
  "ban.be-engaged-for-traits": run.term("be-engaged-for-traits"),
  "cond.combatWith": run.condition((state, _acting, engine, cards: Cards, group) =>
    cards.some((card) => against(state, engine, card).some((other) => (group as Grouped).fits(other))),
  ),
  "cond.attackingA": run.condition((state, _acting, engine, cards: Cards, group) =>
    cards.some((card) => isAttacking(state, card) && attackedCards(state, engine).some((other) => (group as Grouped).fits(other))),
  ),
  "cond.blockingA": run.condition((state, _acting, _engine, cards: Cards, group) =>
    cards.some((card) => isBlocking(state, card) && (group as Grouped).fits(ofAttack(state, ATTACKER))),
  ),
};
