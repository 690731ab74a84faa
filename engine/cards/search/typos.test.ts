/** The fixed set of thirty slips (product.md 5, A Search): the right suggestion, or honestly none; never silence. */
import { describe, expect, test } from "vitest";
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import { gameDefinition } from "../../games/index.ts";
import typos from "./fixtures/typos.json" with { type: "json" };
import { buildIndex, search, withWords } from "./index.ts";

const { cards, words } = libraryOf(loadContent().content.megacorp);
const index = buildIndex(cards, withWords(gameDefinition("megacorp"), words));
const context = { today: "2026-11-20" };

describe("thirty slips", () => {
  test("there are thirty", () => expect(new Set(typos.map(({ typed }) => typed)).size).toBe(30));

  test.each(typos)("$typed → $suggestion", ({ typed, suggestion }) => {
    const { ignored, total } = search(index, `${typed} raamaa`, context);
    expect(ignored.map((each) => [each.text, each.suggestion])).toEqual([[typed, suggestion]]);
    expect(ignored[0]?.message).toMatch(/^.+\.$/);
    // The rest of the query still filters.
    expect(total).toBe(1);
  });

  test.each(typos.flatMap(({ suggestion }) => suggestion ?? []))("%s is understood", (suggestion) => {
    expect(search(index, suggestion, context).ignored).toEqual([]);
  });

  test("a suggestion says how many cards it finds", () => {
    expect(search(index, "type:evnet").ignored[0]?.count).toBe(search(index, "type:event").total);
    const beside = search(index, "type:event cost<=3").total;
    expect(beside).toBeLessThan(search(index, "type:event").total);
    expect(search(index, "type:evnet cost<=3").ignored[0]?.count).toBe(beside);
  });
});
