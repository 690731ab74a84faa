/** How a position looks for a player: what it is worth now, what it will earn, who is near a majority. Only for bots: no rule asks it, and it knows no card. */
import type { Game } from "../../../kernel/game.ts";
import { besideOthers, type Part, type PartWords, partsOf, type TellPart } from "../../../kernel/parts.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { isReformBegun } from "../city/forming.ts";
import { isMoveBegun } from "../city/moving.ts";
import type { CorpEngine, CorpState } from "../layout.ts";
import { areAlike } from "./alike.ts";
import { Position } from "./position.ts";
import { propertyOf } from "./property.ts";
import { type Lead, settled } from "./settle.ts";
import { sharesWorth } from "./shares.ts";
import { rollWorth, runnersWorth } from "./teams.ts";
import { othersOf, WEIGHTS } from "./weights.ts";

const SCALE = 40;
/** A Move or a reform that is only begun: else one that comes to nothing would be as good as passing. */
const EFFORT = 0.02;

const MAJORITIES: PartWords = { more: "better majorities", less: "worse majorities" };
const RUNNERS: PartWords = { more: "a team that can bring home more", less: "a team that can bring home less" };

function worth(position: Position, player: Player, tell?: TellPart): number {
  const shares = sharesWorth(position, player);
  const runners = runnersWorth(position, player) + rollWorth(position, player);
  tell?.(MAJORITIES, shares);
  tell?.(RUNNERS, runners);
  return propertyOf(position, player, tell) + shares + runners - WEIGHTS.offer * at(position.state.proposals, player);
}

/** A position that was judged, which nobody changes any more. */
type Judged = { readonly state: CorpState; readonly worths: readonly number[] };

/** By how much a player is ahead of the others, in ¥M. What everybody has in a position is found once, whoever asks; in the usual one, once for all that are like it. */
function leading({ layout }: Game<CorpState>, engine: CorpEngine): () => Lead {
  let usual: Judged | undefined;
  const find = (state: CorpState, isUsual: boolean): readonly number[] => {
    if (!isUsual) return worthsOf(new Position(state, engine));
    if (usual === undefined || !areAlike(layout, usual.state, state)) usual = { state, worths: worthsOf(new Position(state, engine)) };
    return usual.worths;
  };
  return () => {
    const known = new Map<CorpState, readonly number[]>();
    return (state, player, isUsual = false) => {
      if (state.ended !== 0) return 1_000 * at(state.returns, player);
      const worths = known.get(state) ?? find(state, isUsual);
      known.set(state, worths);
      return at(worths, player) - othersOf(worths, player);
    };
  };
}
const worthsOf = (position: Position): readonly number[] =>
  position.state.credits.slice(0, position.state.players).map((_, player) => worth(position, player));

/** Looks at positions: -1 … 1 for a player against the best of the others. */
export function corpEvaluation(game: Game<CorpState>, engine: CorpEngine) {
  const leads = leading(game, engine);
  return (state: CorpState, player: Player): number => {
    const lead = leads();
    const there = settled(game, engine, state, lead);
    const effort = isMoveBegun(state, engine) || isReformBegun(state, engine) ? EFFORT : 0;
    return Math.tanh((lead(there, player) - effort) / SCALE);
  };
}

/** What positions are judged by, in ¥M. */
export function corpParts(game: Game<CorpState>, engine: CorpEngine) {
  const leads = leading(game, engine);
  return (state: CorpState, player: Player): readonly Part[] => {
    const position = new Position(settled(game, engine, state, leads()), engine);
    const own = partsOf((tell) => worth(position, player, tell));
    return besideOthers(own, othersOf(worthsOf(position), player));
  };
}
