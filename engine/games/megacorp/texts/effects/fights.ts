/** What Megacorp's words for combats do. What they say is true is asked for by the rules of attacks and of damage. */
import { type Run, runsFor } from "../../../../language/index.ts";
import { leaveCombat } from "../../combat/events-combat.ts";
import { ATTACKER, isAttacking, isBlocking, isCombat, ofAttack } from "../../combat/fight.ts";
import type { MegacorpContent } from "../../content.ts";
import type { MegacorpState } from "../../layout.ts";

const run = runsFor<MegacorpState, MegacorpContent>();

/** The runs, by construct. */
export const FIGHTS_RUNS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(["attackWith", "preventsArea", "preventsFrom"].map((id) => [`static.${id}`, run.static()])),
  "remove.combat": run.verb({
    fits: [
      {
        rule: "MC-R203",
        holds: (state, card) => isAttacking(state, card) || isBlocking(state, card),
        reason: () => "It neither attacks nor blocks",
      },
    ],
    run(state, _acting, engine, cards: readonly number[]) {
      for (const card of cards) engine.propose(state, leaveCombat, card);
    },
  }),
  "attack.null": run.verb({
    able: (state) => isCombat(state),
    run(state, _acting, engine) {
      if (isCombat(state)) engine.propose(state, leaveCombat, ofAttack(state, ATTACKER));
    },
  }),
};
