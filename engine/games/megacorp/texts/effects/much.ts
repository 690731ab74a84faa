/** What Megacorp's words for as much as before, for the player of a network and for exchanged scores mean. */
import { at } from "../../../../kernel/state.ts";
import { type Run, runsFor } from "../../../../language/index.ts";
import { gainTrait } from "../../buying/events-money.ts";
import { COMBAT_DAMAGE, damage } from "../../combat/events-combat.ts";
import type { MegacorpContent } from "../../content.ts";
import { type MegacorpState, type MegacorpView, NETWORK } from "../../layout.ts";
import { DECLARED, type Mods } from "../terms.ts";

const run = runsFor<MegacorpState, MegacorpContent>();

/** Whether a card lies in a player's network. */
const isIn = (state: MegacorpView, card: number, player: number): boolean => at(state.zone, card) === NETWORK + player;
const here = run.players((state, player, { source }) => isIn(state, source, player));

/** The runs, by construct. */
export const MUCH_RUNS: Readonly<Record<string, Run>> = {
  "amount.that": run.amount(),
  "money.that": run.amount(),
  "ncards.that": run.amount(),
  "gain.traitEqual": run.verb({
    run: (state, { actor }, engine, trait, n) => engine.propose(state, gainTrait, actor, Number(trait), Number(n)),
  }),
  "would.dealtTrait": run.event({
    on: damage,
    args: { s: 0 },
    amount: 3,
    counts: { trait: 2 },
    fits: (_state, [, , trait], _acting, _engine, wanted) => trait % COMBAT_DAMAGE === wanted,
  }),
  "player.here": here,
  "whose.here": here,
  "players.here": here,
  "static.swapped": run.static(),
  "mod.declared": run.termOf((n): Mods => [{ of: DECLARED, n: Number(n) }]),
};
