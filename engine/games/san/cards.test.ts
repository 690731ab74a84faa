/** The cards that are shipped are those of the rules beside them. */
import { describe, expect, test } from "vitest";
import { byNumber, cardsOf, kindsAndCopies, lineOf, number, numbersOf, table } from "../../../content/shipped.test-support.ts";
import { slugify } from "../../cards/slug.ts";

describe("The shipped cards", () => {
  test("its designs of each kind, and their copies", () =>
    expect(kindsAndCopies("san")).toEqual([{ corruption: 7, propaganda: 7, hacking: 7, equipment: 11, virus: 10 }, 82]));

  test.each([
    ["san/packet-thief", "hacking, cost 2, crossing 5, revenue 0"],
    ["san/expense-chip", "SUN equipment, revenue 1"],
    ["san/firewall-5-2", "STAR virus 5, 4 spaces"],
  ])("%s is read in a list as: %s", (id, line) => expect(lineOf(id)).toBe(line));

  test("the rules define every number once", () => {
    const numbers = numbersOf("san");
    expect(numbers.length).toBeGreaterThanOrEqual(152);
    expect(numbers).toEqual(expect.arrayContaining(["SAN-6.3", "SAN-R38", "SAN-E14"]));
  });

  test("SUN and STAR have nine names in common", () => {
    const { length } = cardsOf("san").filter(({ id, name }) => id !== `san/${slugify(name)}`);
    expect(length).toBe(9);
  });

  test("every design is its rows of the table of 4.3", () => {
    const TYPES = { C: "corruption", P: "propaganda", H: "hacking", E: "equipment", V: "virus" } as const;
    const rows = table("san", "| # | id | name |");
    const cards = byNumber("san");
    const seen = new Map<string, number>();
    for (const [, id = "", name, type = "", cost, crossing, revenue, icons = "", text] of rows) {
      const code = id.startsWith("R-") ? id.slice(0, -1) : type === "V" ? id : id.slice(0, -1);
      const card = cards.get(code);
      const played = { cost: number(cost), crossing: number(crossing), revenue: number(revenue) };
      const virus = { virus: Number(id.at(-1)), spaces: Number(icons.slice(2)) };
      expect(card, id).toMatchObject({ name, kind: TYPES[type as keyof typeof TYPES], text: text === "(none)" ? "" : text });
      expect(card?.fields).toEqual({
        ...(type === "V" ? virus : played),
        ...(id.startsWith("R-") ? {} : { corporation: id.startsWith("SUN") ? "sun" : "star" }),
      });
      seen.set(code, (seen.get(code) ?? 0) + 1);
    }
    expect(seen).toEqual(new Map([...cards].map(([code, card]) => [code, card.count])));
  });
});
