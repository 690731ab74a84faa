/** How a position looks for a player: what it is worth now, what it will earn, who is near a majority. Only for bots: no rule asks it, and it knows no card. */
import type { Game } from "../../../kernel/game.ts";
import { besideOthers, type Part, type PartWords, partsOf, type TellPart } from "../../../kernel/parts.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { isReformBegun } from "../city/forming.ts";
import { isMoveBegun } from "../city/moving.ts";
import type { CorpEngine, CorpState, CorpView } from "../layout.ts";
import { propertyOf } from "./property.ts";
import { settled } from "./settle.ts";
import { sharesWorth } from "./shares.ts";
import { rollWorth, runnersWorth } from "./teams.ts";
import { WEIGHTS } from "./weights.ts";

const SCALE = 40;
/** A Move or a reform that is only begun: else one that comes to nothing would be as good as passing. */
const EFFORT = 0.02;

const MAJORITIES: PartWords = { more: "better majorities", less: "worse majorities" };
const RUNNERS: PartWords = { more: "a team that can bring home more", less: "a team that can bring home less" };

function worth(state: CorpView, engine: CorpEngine, player: Player, tell?: TellPart): number {
  const shares = sharesWorth(state, engine, player);
  const runners = runnersWorth(state, engine, player) + rollWorth(state, engine, player);
  tell?.(MAJORITIES, shares);
  tell?.(RUNNERS, runners);
  return propertyOf(state, engine, player, tell) + shares + runners - WEIGHTS.offer * at(state.proposals, player);
}

/** By how much a player is ahead of the others, in ¥M: mostly of the best of them. */
function lead(state: CorpState, engine: CorpEngine, player: Player): number {
  if (state.ended !== 0) return 1_000 * at(state.returns, player);
  return worth(state, engine, player) - othersOf(state, engine, player);
}

function othersOf(state: CorpState, engine: CorpEngine, player: Player): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  for (let other = 0; other < state.players; other++)
    if (other !== player) {
      const theirs = worth(state, engine, other);
      best = Math.max(best, theirs);
      sum += theirs;
    }
  return WEIGHTS.best * best + ((1 - WEIGHTS.best) * sum) / (state.players - 1);
}

/** Looks at positions: -1 … 1 for a player against the best of the others. */
export const corpEvaluation =
  (game: Game<CorpState>, engine: CorpEngine) =>
  (state: CorpState, player: Player): number => {
    const there = settled(game, engine, state, (one, who) => lead(one, engine, who));
    const effort = isMoveBegun(state, engine) || isReformBegun(state, engine) ? EFFORT : 0;
    return Math.tanh((lead(there, engine, player) - effort) / SCALE);
  };

/** What positions are judged by, in ¥M. */
export const corpParts =
  (game: Game<CorpState>, engine: CorpEngine) =>
  (state: CorpState, player: Player): readonly Part[] => {
    const there = settled(game, engine, state, (one, who) => lead(one, engine, who));
    const own = partsOf((tell) => worth(there, engine, player, tell));
    return besideOthers(own, othersOf(there, engine, player));
  };
