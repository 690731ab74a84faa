/** What Megacorp's texts wait for in combats, and what they ask of them (MC-9, MC-R139). */
import { at } from "../../../kernel/state.ts";
import { type Grouped, type Run, runsFor } from "../../../language/index.ts";
import type { MegacorpContent } from "../content.ts";
import { becomeOrphaned } from "../destruction/events-checks.ts";
import { isNetwork, type MegacorpState, type MegacorpView } from "../layout.ts";
import { DAMAGE, destroy, destroyInCombat, EFFECT } from "../losing/leave.ts";
import { attack, attackCard, becomeBlocked, block, COMBAT_DAMAGE, damage, retaliate } from "./events-combat.ts";
import { hitters, isAttacking, isBlocking, isCombat } from "./fight.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Args = readonly [number, number, number, number];

const AMOUNT = 3;
const inCombat = (_state: MegacorpView, [, , trait]: Args): boolean => trait >= COMBAT_DAMAGE;

/** The runs, by construct. */
export const COMBAT_MOMENTS: Readonly<Record<string, Run>> = {
  "event.attacks": run.event({ on: attack, args: { s: 0 } }),
  "event.attacked": run.event({ on: attackCard, args: { s: 0 } }),
  "event.blocks": run.event({ on: block, args: { s: 0 } }),
  "event.becomes-blocked": run.event({ on: becomeBlocked, args: { s: 0 } }),
  "event.retaliates": run.event({ on: retaliate, args: { s: 0 } }),
  "event.becomes-orphaned": run.event({ on: becomeOrphaned, args: { s: 0 } }),
  "event.dealt": run.event({ on: damage, args: { s: 0 }, amount: AMOUNT, counts: { trait: 2 } }),
  "event.dealtTrait": run.event({
    on: damage,
    args: { s: 0 },
    amount: AMOUNT,
    counts: { trait: 2 },
    fits: (_state, [, , trait], _acting, _engine, wanted) => trait % COMBAT_DAMAGE === wanted,
  }),
  "event.deals": run.event({ on: damage, args: { s: 1, t: 0 }, amount: AMOUNT, counts: { trait: 2 } }),
  "event.deals-combat-damage": run.event({ on: damage, args: { s: 1 }, amount: AMOUNT, counts: { trait: 2 }, fits: inCombat }),
  "event.dealsCombat": run.event({ on: damage, args: { s: 1, t: 0 }, amount: AMOUNT, counts: { trait: 2 }, fits: inCombat }),
  "event.destroysInCombat": run.event({ on: destroyInCombat, args: { s: 0, t: 1 } }),
  "would.dealt": run.event({ on: damage, args: { s: 0 }, amount: AMOUNT, counts: { trait: 2 } }),
  // MC-G4: by its damage of the sub-step, alone or with others, or by its DEMOLISHER.
  "would.destroy": run.event({
    on: destroy,
    args: { t: 0 },
    fits: (state, [card, by, cause], _acting, _engine, killers: Grouped) =>
      isNetwork(at(state.zone, card)) &&
      hitters(state, card).some((hitter) => killers.fits(hitter) && (cause === DAMAGE || (cause === EFFECT && by === hitter))),
  }),

  "state.attacking": run.test(isAttacking, { rule: "MC-9.4" }),
  "state.blocking": run.test(isBlocking, { rule: "MC-9.9" }),
  "limit.combat": run.limit({ rule: "a card's text", reason: "You can use it only during combat", holds: (state) => isCombat(state) }),
};
