/** How a position looks for a player where a line of play ends: the nearer the market's close, the more by how everybody would be ranked then (CORP-R44). Only for bots. */
import { at, type Player } from "../../../kernel/state.ts";
import { SIDES_OF_DIE } from "../encounters/dice.ts";
import { worthOf } from "../ends/standing.ts";
import type { CorpEngine, CorpState } from "../layout.ts";
import { Position } from "./position.ts";
import { othersOf } from "./weights.ts";

/** Rounds before the close from which the ranking begins to count. */
const AHEAD = 8;
/** Of how much a Vassal is worth beside net worth: Vassals are counted first, and may still be lost. */
const VASSAL = 30;
const SCALE = 25;
/** With two players one mostly has supremacy before the market closes (CORP-R19). */
const FEWEST = 3;

/** Of an evaluation what to judge lines by. */
export const corpOutlook =
  (engine: CorpEngine, evaluate: (state: CorpState, player: Player) => number) =>
  (state: CorpState, player: Player): number => {
    const { closes, round, players } = state;
    const share = closes === 0 || players < FEWEST ? 0 : Math.min(1, Math.max(0, (round + AHEAD - closes) / AHEAD));
    if (share === 0) return evaluate(state, player);
    const position = new Position(state, engine);
    // After the close may come, a die is rolled in each turn.
    const left = Math.max(0, closes - round) + SIDES_OF_DIE / players;
    const standing = state.returns.map(
      (_, one) => worthOf(state, engine, one) + left * position.profit(one) + VASSAL * share * position.vassals(one),
    );
    const ranked = Math.tanh((at(standing, player) - othersOf(standing, player)) / SCALE);
    return share * ranked + (share < 1 ? (1 - share) * evaluate(state, player) : 0);
  };
