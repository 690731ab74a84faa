/** How a position looks for a player: the points as things stand, and what money, Influence and the rest may still become. Only for bots: no rule asks it, and it knows no card. */
import { at, type Player } from "../../../kernel/state.ts";
import { influenceOnMap } from "../ends/counts.ts";
import { scoreOf } from "../ends/scoring.ts";
import { CORRUPTION, cardsIn, DIRECTORS, ROUNDS, SERVICE, VERSES, type VrEngine, type VrState, type VrView } from "../layout.ts";

/** What each is worth in points, beyond what it scores. */
const CREDIT = 0.25;
const REVENUE_A_ROUND = 0.3;
const IMMUNITY = 1;
const IN_RESERVE = 0.2;
const ON_MAP = 0.3;
const LOADING = 3;
const IN_SERVICE = 1.5;
const CORRUPTED = -1.2;
/** Points of difference that make a position nearly won. */
const SCALE = 25;

/** Share of the game that is still to come, 0 to 1. */
const left = ({ round, pass }: VrView): number => Math.max(0, 1 - ((round - 1) * DIRECTORS + pass) / (ROUNDS * DIRECTORS));

function worth(state: VrView, engine: VrEngine, player: Player, secret: boolean): number {
  const more = left(state);
  const loading = cardsIn(state, VERSES + player).filter((card) => state.online[card] === 0).length;
  return (
    scoreOf(state, engine, player, secret) +
    more *
      (CREDIT * at(state.credits, player) +
        REVENUE_A_ROUND * (ROUNDS - state.round) * at(state.revenue, player) +
        IN_RESERVE * at(state.reserve, player) +
        ON_MAP * influenceOnMap(state, engine, player) +
        IN_SERVICE * cardsIn(state, SERVICE + player).length) +
    IMMUNITY * at(state.immunity, player) +
    LOADING * loading +
    CORRUPTED * cardsIn(state, CORRUPTION + player).length
  );
}

/** Looks at positions: -1 … 1 for a player against the best of the others. Of these only what is public counts. */
export const vrEvaluation =
  (engine: VrEngine) =>
  (state: VrState, player: Player): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.players; other++) if (other !== player) best = Math.max(best, worth(state, engine, other, false));
    return Math.tanh((worth(state, engine, player, false) + ownObjective(state, engine, player) - best) / SCALE);
  };

/** What the own Objective adds. */
const ownObjective = (state: VrView, engine: VrEngine, player: Player): number =>
  scoreOf(state, engine, player, true) - scoreOf(state, engine, player, false);
