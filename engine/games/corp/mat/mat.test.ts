/** Majorities and Vassals follow from the pieces (CORP-10.6, CORP-11): a slow recount agrees after many random changes. */
import { expect, test } from "vitest";
import { times } from "../../../../tests/size.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import { begin } from "../corp.test-support.ts";
import { supremeOf } from "../ends/standing.ts";
import { MOST_PLAYERS, TIERS } from "../layout.ts";
import { DEPARTMENT_COUNT, parentOf, pieceIndex, piecesOf, piecesOn, tierOf } from "./mat.ts";

/** Owners on a mat, counted one by one. */
function recount(piece: readonly number[], mat: number, players: number) {
  const owners: number[] = [];
  for (let space = 0; space < DEPARTMENT_COUNT * TIERS; space++) {
    const owner = piece[pieceIndex(space, mat)] ?? -1;
    if (owner >= 0) owners.push(owner);
  }
  const of = (player: number) => owners.filter((owner) => owner === player).length;
  const parents = Array.from({ length: players }, (_, player) => player).filter(
    (player) => player !== mat && of(player) > owners.length - of(player),
  );
  return { owners, of, parent: parents.length === 1 ? (parents[0] ?? -1) : -1, parents };
}

test("majorities, Vassals and supremacy are what a recount says", () => {
  const rng = rngOf(20);
  for (const players of [2, 3, 4, 5, 6]) {
    const state = begin({ players });
    for (let i = 0; i < times(2_000); i++) {
      const mat = below(rng, players);
      const dept = below(rng, DEPARTMENT_COUNT);
      const tier = tierOf(state, mat, dept);
      // A piece is built, bought or stolen.
      const what = below(rng, 3);
      if (what === 0 && tier < TIERS) state.piece[pieceIndex(dept * TIERS + tier, mat)] = mat;
      else if (what === 1 && tier > 0) state.piece[pieceIndex(dept * TIERS + below(rng, tier), mat)] = below(rng, players);
      else if (tier > 0) state.piece[pieceIndex(dept * TIERS + tier - 1, mat)] = -1;
      const counts = Array.from({ length: players }, (_, one) => recount(state.piece, one, players));
      for (const [one, { owners, of, parent, parents }] of counts.entries()) {
        expect(parents.length).toBeLessThanOrEqual(1);
        expect([piecesOn(state, one), parentOf(state, one)]).toEqual([owners.length, parent]);
        for (let player = 0; player < players; player++) expect(piecesOf(state, one, player)).toBe(of(player));
      }
      const winners = counts.flatMap(({ owners, parent }, one) =>
        owners.length > 0 && parent < 0 && counts.every((other, j) => j === one || other.owners.length === 0 || other.parent === one)
          ? [one]
          : [],
      );
      expect(supremeOf(state)).toBe(winners[0] ?? -1);
      expect(winners.length).toBeLessThanOrEqual(1);
    }
    expect(state.piece.every((owner, i) => owner < players && (i % MOST_PLAYERS < players || owner === -1))).toBe(true);
  }
});
