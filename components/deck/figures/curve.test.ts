import { describe, expect, test } from "vitest";
import type { CurveBar } from "../../../engine/decks/index.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { seriesOf } from "./curve-chart.tsx";
import { overlayOf, overlayWords } from "./curve-overlay.tsx";

const game = gameDefinition("megacorp");
const bar = (price: number, byKind: Readonly<Record<string, number>>): CurveBar => ({
  price,
  byKind,
  copies: Object.values(byKind).reduce((sum, count) => sum + count, 0),
  names: [],
});

describe("The look of a kind in the curve (D7, visual.md 2)", () => {
  const looks = (kinds: Readonly<Record<string, number>>) =>
    new Map(seriesOf(game, [bar(2, kinds)]).map(({ kind, colour, pattern }) => [kind.id, `${colour} ${pattern}`]));
  test("is the same whatever stands beside it", () => {
    const all = looks({ business: 1, character: 3, event: 2, equipment: 1, location: 4 });
    for (const { id } of game.kinds) expect(looks({ [id]: 2 }).get(id), id).toBe(all.get(id));
  });
  test("differs from kind to kind in colour and in pattern", () => {
    const series = seriesOf(game, [bar(2, Object.fromEntries(game.kinds.map(({ id }) => [id, 1])))]);
    expect(new Set(series.map(({ colour }) => colour)).size).toBe(game.kinds.length);
    expect(new Set(series.map(({ pattern }) => pattern)).size).toBe(game.kinds.length);
  });
});

describe("Two curves over each other (D11)", () => {
  test("go as far as the longer one, and say both numbers", () => {
    const bars = overlayOf([bar(0, {}), bar(1, { event: 4 })], [bar(0, {}), bar(1, { event: 4 }), bar(2, { character: 3 })]);
    expect(bars.map((one) => overlayWords(one, game.fields))).toEqual([
      "0M: 0 before and after",
      "1M: 4 before and after",
      "2M: 0 before, 3 after",
    ]);
  });
});
