/**
 * How a position of Megacorp looks for a player: what the player has and threatens beside the others. What is under way is gone on with first, as habit has it.
 * No card is known by its name or text. Only for bots: no rule asks it.
 */
import type { Game } from "../../../kernel/game.ts";
import { besideOthers, type Part, partsOf } from "../../../kernel/parts.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { MegacorpEngine } from "../content.ts";
import { BUY, CHALLENGE, DIVEST, isPlaying, isTop, type MegacorpState, type MegacorpView } from "../layout.ts";
import { PASS } from "../stack/priority.ts";
import { habit } from "./habits.ts";
import { type Standing, standing } from "./standing.ts";
import { worthOf } from "./worth.ts";

/** A lead that makes a position nearly won. */
const SCALE = 30;
/** Questions after which a position is judged all the same. */
const LONGEST = 40;

/** Questions at which nothing is half done, if the stack is empty and nobody attacks; with priority only in the phases in which everybody waits for the turn player. */
const QUIET: ReadonlySet<string> = new Set(["challenge", "sell", "resource", "upkeep"]);
const isWaiting = ({ phase }: MegacorpView): boolean => phase === BUY || phase === CHALLENGE || phase === DIVEST;
/** Questions that are answered well or badly, according to what a text does with the answer. */
const EITHER: ReadonlySet<string> = new Set(["target", "choose"]);

/** Looks at positions of a game that is played with these cards, as `points` tells what each player has. All answer -1 … 1. */
export function megacorpEvaluation(game: Game<MegacorpState>, engine: MegacorpEngine, points: Standing = standing) {
  /** What becomes of a position, from a player's side; what a text asks the player once is answered in the better of two ways. `spent`: it is played on in place. */
  const settled = (state: MegacorpState, player: Player, spent: boolean, first: boolean): number => {
    if (isQuiet(state, engine)) return judged(state, player);
    const line = spent ? state : game.fork(state);
    for (let i = 0; i < LONGEST && !isQuiet(line, engine); i++) {
      if (first && isEither(line, engine, player)) {
        const ways = bestOnEachSide(line, engine, player);
        const worths = ways.map((way, i) => {
          // The last one needs no copy.
          const next = i === ways.length - 1 ? line : game.fork(line);
          game.applyAt(next, way);
          return settled(next, player, true, false);
        });
        return Math.max(...worths);
      }
      engine.take(line, habit(line, engine));
    }
    return judged(line, player);
  };
  const judged = (state: MegacorpState, player: Player): number => {
    if (state.ended !== 0) return at(state.returns, player);
    if (!isPlaying(state, player)) return -1;
    return Math.tanh((points(state, engine, player) - othersOf(state, engine, player, points)) / SCALE);
  };
  return {
    /** What a position is worth when what is under way has been carried out. */
    evaluate: (state: MegacorpState, player: Player, spent = false): number => settled(state, player, spent, true),
    /**
     * What an action comes to. Where everybody waits for the turn player, nobody attacks and the stack is empty, passing changes nothing: it is judged without being carried out. What
     * else is done with priority there is judged in the same window.
     */
    ahead(state: MegacorpState, action: number, player: Player, spent: boolean): number {
      if (isQuiet(state, engine) && engine.asking(state)?.choice.kind === "priority" && engine.legal(state)[action] === PASS)
        return judged(state, player);
      const next = spent ? state : game.fork(state);
      game.applyAt(next, action);
      return settled(next, player, true, true);
    },
  };
}

/** What the others have on average. */
function othersOf(state: MegacorpView, engine: MegacorpEngine, player: Player, points: Standing): number {
  let [others, sum] = [0, 0];
  for (let other = 0; other < state.players; other++) {
    if (other === player || !isPlaying(state, other)) continue;
    others++;
    sum += points(state, engine, other);
  }
  return sum / Math.max(1, others);
}

/** What a position is judged by where a turn ends. */
export const megacorpParts =
  (engine: MegacorpEngine, points: Standing) =>
  (state: MegacorpState, player: Player): readonly Part[] => {
    if (!isPlaying(state, player)) return [];
    const own = partsOf((tell) => points(state, engine, player, tell));
    return besideOthers(own, othersOf(state, engine, player, points));
  };

/** Whether nothing is under way. */
function isQuiet(state: MegacorpView, engine: MegacorpEngine): boolean {
  if (state.ended !== 0 || state.turn === 0) return true;
  if (state.stack.length > 0 || state.combat.length > 0) return false;
  const kind = engine.asking(state)?.choice.kind ?? "";
  return kind === "priority" ? isWaiting(state) : QUIET.has(kind);
}

/** Whether a text asks the player for one of several cards. */
function isEither(state: MegacorpView, engine: MegacorpEngine, player: Player): boolean {
  const asking = engine.asking(state);
  if (asking === undefined || !EITHER.has(asking.choice.kind) || engine.legal(state).length < 2) return false;
  return asking.choice.player(state, asking.frame, engine) === player;
}

/** Of what is on offer the most valuable of the own cards and of the others', and whatever else comes first. */
function bestOnEachSide(state: MegacorpView, engine: MegacorpEngine, player: Player): number[] {
  const best = [-1, -1, -1];
  const most = [-1, -1, -1];
  engine.legal(state).forEach((card, i) => {
    const inPlay = card >= 0 && card < state.card.length && isTop(state, card);
    const side = inPlay ? (state.controller[card] === player ? 0 : 1) : 2;
    const points = inPlay ? worthOf(state, engine, card) : 0;
    if (points <= at(most, side)) return;
    most[side] = points;
    best[side] = i;
  });
  return best.filter((i) => i >= 0);
}
