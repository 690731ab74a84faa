/**
 * A player who chooses at random, but builds whenever that can be done in rounds 1 to 3, and mostly builds, buys stock, hires and infiltrates later: for laws and figures, since players who choose
 * quite at random mostly ruin each other before anybody buys stock.
 */
import type { Game } from "../../../kernel/game.ts";
import { at } from "../../../kernel/state.ts";
import { hqOf } from "../city/teams.ts";
import { stockOf } from "../ends/standing.ts";
import { type CorpEngine, type CorpState, NOBODY } from "../layout.ts";
import { maySpeculate, parentOf } from "../mat/mat.ts";

const WISHES: readonly string[] = ["build", "buy stock", "infiltrate", "join", "hire", "assemble", "move"];
const FIRST_ROUNDS = 3;
const FAR = 99;

/** Steps from a spot to the nearest HQ of another player. */
function toOthers(state: CorpState, engine: CorpEngine, spot: number): number {
  let least = FAR;
  for (let player = 0; player < state.players; player++)
    if (player !== state.active) least = Math.min(least, at(at(engine.content.city.far, spot), hqOf(state, engine, player)));
  return least;
}

/** The choice of such a player, by its index. `draw`: a number below another one, at random. */
export const builderChoice =
  (game: Game<CorpState>, engine: CorpEngine) =>
  (state: CorpState, offers: number, draw: (below: number) => number): number => {
    const decision = game.decision(state);
    if (decision === undefined || decision.kind === "trade" || (state.round > FIRST_ROUNDS && draw(3) === 0)) return draw(offers);
    const actions = decision.actions.all();
    if (decision.kind === "step") {
      const ways = actions.map((action) =>
        action.kind === "infiltrate" ? -1 : action.kind === "go" ? toOthers(state, engine, Number(action["spot"])) : FAR,
      );
      return ways.indexOf(Math.min(...ways));
    }
    // Up to the stock line building comes first, and is saved for.
    const builds = decision.kind === "corporate action" && !maySpeculate(state, engine, decision.player);
    const wishes = builds ? [actions.some(({ kind }) => kind === "build") ? "build" : "pass"] : WISHES;
    const wished = actions.flatMap(({ kind }, i) => (wishes.includes(kind) ? [i] : []));
    return wished.length > 0 ? at(wished, draw(wished.length)) : draw(offers);
  };

/** The later chapters, by what is so in a position of theirs. */
export const GOALS = ["a stock purchase", "a Vassal", "an infiltration"] as const;

/** What of the later chapters is so in a position. */
export function reachedIn(state: CorpState): readonly (typeof GOALS)[number][] {
  const reached: (typeof GOALS)[number][] = [];
  if (state.infiltrated !== NOBODY) reached.push("an infiltration");
  for (let player = 0; player < state.players; player++) {
    if (stockOf(state, player) > 0 && !reached.includes("a stock purchase")) reached.push("a stock purchase");
    if (parentOf(state, player) !== NOBODY && !reached.includes("a Vassal")) reached.push("a Vassal");
  }
  return reached;
}
