/** What bots think things are worth, in ¥M. Found by letting greedy players with different numbers play each other; no rule asks for them. */
import type { Player } from "../../../kernel/state.ts";

export const WEIGHTS = {
  /** Rounds that a game usually lasts, and for how many profits are counted at most, each for so much. */
  usual: 22,
  ahead: 8,
  later: 0.75,
  /** An own piece on the own mat and on another's, of its price. */
  piece: 0.75,
  stock: 1.35,
  /** The way to the first stock, squared by departments. */
  line: 3,
  /** An action card; a place in the hand and among the assets. */
  card: 1.6,
  handPlace: 0.6,
  assetPlace: 1.2,
  /** An asset, of its price, beside what it does. */
  asset: 0.8,
  /** What runners promise before a player may buy stock, of two players; the more there are, the less. */
  early: 1,
  /** What an asset does in a turn beyond profits, limits and odds. */
  deed: 0.5,
  /** The same before a player may buy stock, when time is dear. */
  racing: 0.2,
  /** The purse for the next stock, and what each ¥M that is short of it counts. */
  purse: 10,
  short: 0.2,
  /** A security card, of its price: the dearest of its type, and any other. */
  guard: 0.8,
  spareGuard: 0.2,
  /** A runner, of the price. */
  runner: 0.1,
  /** Loot, what a turn on the way there and with it on the way home takes off it, and what the victim's loss counts beside it, as far as the player gains by it. */
  loot: 0.8,
  aTurn: 0.92,
  homeTurn: 0.85,
  hurt: 1.5,
  /** An infiltration is hired for only with such a chance; a team that is there goes with less. */
  chance: 0.4,
  ready: 0.2,
  /** How often a team tries that is thrown back to the gate. */
  tries: 2,
  /** A majority that an infiltration gives, of a Vassal. */
  swing: 0.7,
  /** A building, of what it does in the turns that are left. */
  building: 0.35,
  /** A roll that is open. */
  stake: 4,
  /** A Vassal, and each piece beyond what the majority needs. */
  vassal: 16,
  spare: 1,
  /** A majority that is one purchase away; each further one is half as much. */
  near: 7,
  /** What others near of one's own mat counts beside that; to be a Vassal; to be ruined. */
  overMe: 0.8,
  beingVassal: 14,
  ruined: 20,
  /** Supremacy that is one purchase away, each further one 0.45 of it; and when another can have it in the next Stock step. */
  supremacy: 6,
  lost: 60,
  /** Whom a player has to beat: the best of the others, and so much less all of them. */
  best: 0.6,
  /** One more Corporate Action of this step. */
  action: 2.5,
  /** An offer that is made for nothing. */
  offer: 0.01,
};

/** What others have, as a player has to beat it: mostly the best of them. */
export function othersOf(worths: readonly number[], player: Player): number {
  let best = Number.NEGATIVE_INFINITY;
  let sum = 0;
  worths.forEach((theirs, other) => {
    if (other === player) return;
    best = Math.max(best, theirs);
    sum += theirs;
  });
  return WEIGHTS.best * best + ((1 - WEIGHTS.best) * sum) / (worths.length - 1);
}
