/** How strong each of a field is, from who beat whom. */
import { at } from "../../kernel/state.ts";
import { type Interval, Z95 } from "./shares.ts";

/** A strength as a difference of ratings: 0 is the average of the field, and 100 more win 64 of 100 games. */
export type Rating = Interval & { readonly rating: number };

const ROUNDS = 10_000;
const CLOSE_ENOUGH = 1e-10;
/** Points of a rating for one natural logarithm of the odds. */
const POINTS = 400 / Math.LN10;

/**
 * Strengths after R. A. Bradley and M. E. Terry (Biometrika 39, 1952), by the algorithm of D. R. Hunter (Annals of Statistics 32, 2004), with intervals of
 * 95 in 100 from the information of the games. Ratings are on A. Elo's scale.
 *
 * @param won games that the one of the row won against the one of the column; a draw is half a game for both
 * @param supposed games that each pair is supposed to have won against each other besides, so that who won all or nothing has a rating
 */
export function ratings(won: readonly (readonly number[])[], supposed = 0): Rating[] {
  const all = won.map((_, i) => i);
  const wins = all.map((i) => all.map((j) => (i === j ? 0 : at(at(won, i), j) + supposed)));
  const games = all.map((i) => all.map((j) => at(at(wins, i), j) + at(at(wins, j), i)));
  let strengths = all.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = all.map((i) => {
      const total = sum(at(wins, i));
      const share = sum(all.map((j) => (i === j ? 0 : at(at(games, i), j) / (at(strengths, i) + at(strengths, j)))));
      return share === 0 ? at(strengths, i) : Math.max(total / share, Number.MIN_VALUE);
    });
    // The mean of the logarithms is 0.
    const mean = Math.exp(sum(next.map(Math.log)) / all.length);
    const scaled = next.map((one) => one / mean);
    const moved = Math.max(...scaled.map((one, i) => Math.abs(Math.log(one) - Math.log(at(strengths, i)))));
    strengths = scaled;
    if (moved < CLOSE_ENOUGH) break;
  }
  const spread = variances(strengths, games);
  return strengths.map((strength, i) => {
    const rating = POINTS * Math.log(strength);
    const half = Z95 * POINTS * Math.sqrt(at(spread, i));
    return { rating, low: rating - half, high: rating + half };
  });
}

/** The variance of each logarithm: the information matrix is turned around with 1 / n added everywhere, which holds their mean at 0. */
function variances(strengths: readonly number[], games: readonly (readonly number[])[]): number[] {
  const n = strengths.length;
  const all = strengths.map((_, i) => i);
  const between = (i: number, j: number) =>
    (at(at(games, i), j) * at(strengths, i) * at(strengths, j)) / (at(strengths, i) + at(strengths, j)) ** 2;
  const information = all.map((i) =>
    all.map((j) => 1 / n + (i === j ? sum(all.filter((k) => k !== i).map((k) => between(i, k))) : -between(i, j))),
  );
  const inverse = inverted(information);
  return all.map((i) => Math.max(0, at(at(inverse, i), i) - 1 / n));
}

/** The inverse of a matrix, after Gauss and Jordan, with the largest pivot of each column. Of one that has none: infinite numbers. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const n = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < n; column++) {
    const size = (row: number) => Math.abs(at(at(rows, row), column));
    let best = column;
    for (let row = column + 1; row < n; row++) if (size(row) > size(best)) best = row;
    const pivot = at(rows, best);
    rows[best] = at(rows, column);
    const scaled = pivot.map((value) => value / at(pivot, column));
    rows[column] = scaled;
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = at(at(rows, row), column);
      rows[row] = at(rows, row).map((value, j) => value - factor * at(scaled, j));
    }
  }
  return rows.map((row) => row.slice(n).map((value) => (Number.isFinite(value) ? value : Number.POSITIVE_INFINITY)));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
