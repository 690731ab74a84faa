/** Which events Megacorp's further words for what is about to happen mean. */
import { at } from "../../../../kernel/state.ts";
import { type Run, runsFor } from "../../../../language/index.ts";
import { gainMoney, loseMoney } from "../../buying/events-money.ts";
import { damage } from "../../combat/events-combat.ts";
import { isCombat } from "../../combat/fight.ts";
import type { MegacorpContent } from "../../content.ts";
import { unique } from "../../destruction/events-checks.ts";
import { isNetwork, type MegacorpState, type MegacorpView } from "../../layout.ts";
import { DAMAGE, destroy, goWithHost } from "../../losing/leave.ts";
import { discard, put, relocate, sell } from "../../network/events-cards.ts";
import { nameCounters } from "../../state/changes.ts";
import { heal, putCounter } from "../events-text.ts";

const run = runsFor<MegacorpState, MegacorpContent>();
type Args = readonly [number, number, number, number];

const inNetwork = (state: MegacorpView, card: number): boolean => isNetwork(at(state.zone, card));
const leaving =
  (n: 0 | 1) =>
  (state: MegacorpView, args: Args): boolean =>
    inNetwork(state, args[n]);

/** The runs, by construct. */
export const WOULDS_RUNS: Readonly<Record<string, Run>> = {
  "would.discards": run.event({ on: discard, args: { p: 0, s: 1 } }),
  "would.sold": run.event({ on: sell, args: { s: 1 } }),
  "would.sells": run.event({ on: sell, args: { p: 0, s: 1 } }),
  "would.moved": run.event({ on: relocate, args: { s: 0 } }),
  // What annihilates it takes it out of the game: texts that say “annihilate this instead” come to an end so.
  "would.leaves": run.event({
    on: destroy,
    args: { s: 0 },
    fits: leaving(0),
    also: [
      ...[put, goWithHost, unique].map((on) => ({ on, args: { s: 0 }, fits: leaving(0) })),
      ...[discard, sell].map((on) => ({ on, args: { s: 1 }, fits: leaving(1) })),
    ],
  }),
  "would.destroyedInCombat": run.event({
    on: destroy,
    args: { s: 0 },
    fits: (state, [card, , cause]) => inNetwork(state, card) && cause === DAMAGE && isCombat(state),
  }),
  // What nobody destroys names itself.
  "would.destroyedBy": run.event({ on: destroy, args: { s: 0, t: 1 }, fits: (state, [card, by]) => inNetwork(state, card) && by !== card }),
  "would.dealtMuch": run.event({
    on: damage,
    args: { s: 0 },
    amount: 3,
    counts: { trait: 2 },
    fits: (_state, [, , , n], _acting, _engine, least) => n >= Number(least),
  }),
  "would.gainMuch": run.event({
    on: gainMoney,
    args: { p: 0 },
    amount: 1,
    fits: (_state, [, n], _acting, _engine, least) => n >= Number(least),
  }),
  "would.loseMuch": run.event({
    on: loseMoney,
    args: { p: 0 },
    amount: 1,
    fits: (state, [player, n], _acting, _engine, least) => Math.min(n, at(state.money, player)) >= Number(least),
  }),
  "would.getsCounter": run.event({
    on: putCounter,
    args: { s: 0 },
    also: [{ on: nameCounters, args: { s: 0 }, fits: (_state, [, , n]) => n > 0 }],
  }),
  "would.healed": run.event({ on: heal, args: { s: 0 } }),
};
