import { describe, expect, test } from "vitest";
import { listOf, MEGACORP_POOL, poolWith, SHIPPED_DECKS } from "../../tests/games/megacorp/pool.ts";
import { compareDecks, curve, parseDeckId } from "./index.ts";

describe("Comparing decks (story D11)", () => {
  const before = listOf({ main: ["2 Tidal Wave", "3 Forest", "1 Blackout"], resources: ["20 Day Traders"] });
  const after = listOf({ main: ["4 Forest", "1 Blackout", "2 Hero Cop"], resources: ["20 Day Traders"], considering: ["1 Tidal Wave"] });
  const comparison = compareDecks({ list: before }, { list: after }, MEGACORP_POOL);

  test("what came, went and stayed, with counts", () => {
    expect(comparison.lines.map(({ section, sign, from, to, name }) => `${section} ${sign} ${from}→${to} ${name}`)).toEqual([
      "main + 3→4 Forest",
      "main = 1→1 Blackout",
      "main + 0→2 Hero Cop",
      "main − 2→0 Tidal Wave",
      "resources = 20→20 Day Traders",
      "considering + 0→1 Tidal Wave",
    ]);
    expect([comparison.added, comparison.removed]).toEqual([4, 2]);
  });

  test("what it does to the opening hand", () => {
    expect(comparison.lines[0]?.opening).toEqual({ from: 1, to: 1 });
    expect(comparison.lines.find(({ name }) => name === "Blackout")?.opening).toEqual({ from: 5 / 6, to: expect.closeTo(5 / 7, 12) });
  });

  test("what it does to the curve", () => {
    const copies = (list: typeof before, at: number) => curve(list, MEGACORP_POOL).bars[at]?.copies ?? 0;
    for (const { price, from, to } of comparison.curve) expect([from, to]).toEqual([copies(before, price), copies(after, price)]);
    expect(comparison.curve.length).toBeGreaterThan(0);
  });

  test("a deck equals itself", () => {
    const list = SHIPPED_DECKS[0]?.list ?? before;
    const same = compareDecks({ list }, { list }, MEGACORP_POOL);
    expect(same).toMatchObject({ added: 0, removed: 0, curve: [], revised: [] });
    expect(same.lines.every(({ sign }) => sign === "=")).toBe(true);
  });

  test("texts that changed between two versions", () => {
    const forest = MEGACORP_POOL.byName.get("Forest");
    if (!forest) throw new Error("Forest is shipped");
    const pool = poolWith({ Forest: { revision: { ...forest.revision, number: 9 } } });
    const old = { list: before, pins: [{ id: forest.id, revision: 7 }] };
    expect(compareDecks(old, { list: after }, pool).revised).toEqual([{ id: forest.id, name: "Forest", from: 7, to: 9 }]);
    expect(compareDecks({ list: before }, { list: after }, pool).revised).toEqual([]);
    const pinned = { ...after, sections: { ...after.sections, main: after.sections.main.map((entry) => ({ ...entry, rev: 8 })) } };
    expect(compareDecks(old, { list: pinned }, pool).revised).toContainEqual({ id: forest.id, name: "Forest", from: 7, to: 8 });
  });
});

describe("Curve (story D7)", () => {
  const wave = { valuation: 5, traitCost: { BQ: 2 }, scores: { IQ: 0, EQ: null, MQ: 1, BQ: null } };
  const pool = poolWith({
    "Tidal Wave": { kind: "event", fields: { ...MEGACORP_POOL.byName.get("Tidal Wave")?.fields, ...wave } },
    Forest: {
      kind: "location",
      fields: { ...MEGACORP_POOL.byName.get("Forest")?.fields, valuation: 2, traitCost: {}, scores: { IQ: null, EQ: null, MQ: 2, BQ: 3 } },
    },
  });
  const { bars, beside, mean } = curve(listOf({ main: ["2 Tidal Wave", "3 Forest", "0 Forest", "4 Nobody"] }), pool);

  test("a bar for every price, stacked by kind", () => {
    expect(bars.map(({ copies }) => copies)).toEqual([0, 0, 3, 0, 0, 2]);
    expect(bars[2]).toEqual({ price: 2, copies: 3, byKind: { location: 3 }, names: ["Forest"] });
    expect(mean).toBeCloseTo(16 / 5);
  });

  test("trait costs and what engaging can give (MC-7.3)", () => {
    expect(beside).toEqual([
      { key: "IQ", costing: 0, cost: 0, producing: 0, production: 0 },
      { key: "EQ", costing: 0, cost: 0, producing: 0, production: 0 },
      { key: "MQ", costing: 0, cost: 0, producing: 5, production: 8 },
      { key: "BQ", costing: 2, cost: 4, producing: 3, production: 9 },
    ]);
  });

  test("an empty deck has no bars and no mean", () => {
    expect(curve(listOf({}), pool)).toMatchObject({ bars: [] });
    expect(curve(listOf({}), pool).mean).toBeUndefined();
  });
});

test("deck ids are 20 characters of a-z and 2-7", () => {
  expect(parseDeckId("abcdefghijklmnopqr27")).toBe("abcdefghijklmnopqr27");
  for (const text of ["", "abcdefghijklmnopqr2", "abcdefghijklmnopqr271", "ABCDEFGHIJKLMNOPQR27", "../../../etc/passwd1"])
    expect(parseDeckId(text)).toBeUndefined();
});
