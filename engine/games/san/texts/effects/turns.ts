/** What San's words for what is kept, how much may be played, and the end of a turn do. */
import type { Engine } from "../../../../kernel/engine.ts";
import { type Counted, type Grouped, type Run, runsFor } from "../../../../language/index.ts";
import { ALL_KINDS, REVENUE_ICON, type SanContent } from "../../content.ts";
import { cardsIn, HAND, type SanState, type SanView, SUPPLY } from "../../layout.ts";
import { canDraw, DRAWING } from "../../turn/discard-refill.ts";
import { forbid, moveMarker } from "../../turn/events.ts";
import { BANNED, type Banned, banOf, isBanned, UNTIL_END_OF_TURN, UNTIL_USED } from "../bans.ts";
import { ALL, amountOf } from "../laid.ts";

const run = runsFor<SanState, SanContent>();
type SanEngine = Engine<SanContent>;

const lay = (state: SanView, engine: SanEngine, player: number, what: Banned, amount: number, until = UNTIL_END_OF_TURN): void =>
  engine.propose(state, forbid, player, BANNED.indexOf(what), amount, until);

/** SAN-R61: of the turn of who keeps it. */
const keep = (state: SanView, engine: SanEngine, player: number, n: number, icon: number): void => {
  if (state.active === player) lay(state, engine, player, "keep", amountOf(n, icon));
};

/** Phase 1. */
const PLAY = 1;

/** SAN-R63 */
function endTurn(state: SanView, engine: SanEngine): void {
  for (const what of ["play", "corrupt", "cross", "marker"] as const) lay(state, engine, state.active, what, ALL_KINDS);
  if (state.phase === PLAY) lay(state, engine, state.active, "skip buy", ALL_KINDS, UNTIL_USED);
  else lay(state, engine, state.active, "buy", ALL_KINDS);
}

/** The runs, by construct. */
export const TURN_RUNS: Readonly<Record<string, Run>> = {
  "keep.icon": run.verb({ run: (state, { controller }, engine, icon) => keep(state, engine, controller, ALL, Number(icon)) }),
  "keep.iconUpTo": run.verb({ run: (state, { controller }, engine, n, icon) => keep(state, engine, controller, Number(n), Number(icon)) }),
  "keep.revenue": run.verb({ run: (state, { controller }, engine) => keep(state, engine, controller, ALL, REVENUE_ICON) }),
  "keep.revenueUpTo": run.verb({ run: (state, { controller }, engine, n) => keep(state, engine, controller, Number(n), REVENUE_ICON) }),
  // SAN-R62
  moreTypes: run.verb({
    run(state, { actor }, engine, n) {
      if (state.active === actor) lay(state, engine, actor, "more types", Number(n));
    },
  }),
  endTurn: run.verb({ run: (state, _acting, engine) => endTurn(state, engine) }),
  "draw.until": run.verb({
    wayOf: { of: "drawn", has: (state, { actor }) => cardsIn(state, HAND + actor).length },
    able: (state, { actor }, engine) => canDraw(state, actor) && !isBanned(state, engine, actor, "draw"),
    run(state, { actor }, engine, n) {
      const missing = Number(n) - cardsIn(state, HAND + actor).length;
      if (missing > 0 && !isBanned(state, engine, actor, "draw")) engine.call(state, DRAWING, actor, missing);
    },
  }),
  // SAN-R64
  ...Object.fromEntries(
    (["play", "buy", "cross", "corrupt"] as const).map((verb) => [
      `ban.over.${verb}`,
      run.termOf((n) => banOf(`${verb} over`, amountOf(Number(n), 0))),
    ]),
  ),
  "cond.supplyTop": run.condition((state, _acting, _engine, group) => {
    const top = cardsIn(state, SUPPLY).at(-1);
    return top !== undefined && (group as Grouped).fits(top);
  }),
  "cond.handOf": run.condition((state, { controller }, _engine, counted) => (counted as Counted)(cardsIn(state, HAND + controller))),
  "event.moves": run.event({ on: moveMarker, args: { p: 0 } }),
};
