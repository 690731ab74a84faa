/** The cards that are shipped are those of the rules beside them. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { byNumber, cardsOf, countBy, kindsAndCopies, lineOf, numbersOf, table } from "../../../content/shipped.test-support.ts";

describe("The shipped cards", () => {
  const cards = byNumber("virtual-revolution");
  /** Labelled lines as a card has them; a box without words is left out. */
  const boxes = (...lines: (readonly [string, string | undefined])[]) =>
    lines
      .flatMap(([label, text]) => (text === undefined ? [] : [`${label}: ${text.replaceAll(". + ", ". ").replace(/\.?$/, ".")}`]))
      .join("\n");

  test("its designs of each kind, and their copies", () =>
    expect(kindsAndCopies("virtual-revolution")).toEqual([
      { agent: 33, verse: 24, necroverse: 14, corruption: 29, objective: 12, title: 7, boost: 7, location: 24 },
      157,
    ]));

  test.each([
    ["virtual-revolution/leslie", "combatant, level 1, ND"],
    ["virtual-revolution/the-howling", "horror verse, at most 10 VP"],
    ["virtual-revolution/rentier", "objective, at most 30 VP"],
    ["virtual-revolution/shoot-out", "final necroverse"],
    ["virtual-revolution/immunity-loss", "priority corruption"],
    ["virtual-revolution/work-boost", "boost of work"],
    ["virtual-revolution/1st-borough", "location in MA"],
    ["virtual-revolution/first-player-intercepted-agent", "location"],
  ])("%s is read in a list as: %s", (id, line) => expect(lineOf(id)).toBe(line));

  test("the rules define every number once", () => {
    const numbers = numbersOf("virtual-revolution");
    expect(numbers.length).toBeGreaterThanOrEqual(245);
    expect(numbers).toEqual(expect.arrayContaining(["VR-12.4", "VR-R72", "VR-E20", "VR-S6"]));
  });

  test("Agents are the table of 3.1", () => {
    for (const [id = "", french, name, level, type, districts, activation, promotion, boost] of table(
      "virtual-revolution",
      "| id | French name | English name | lvl |",
    )) {
      expect(cards.get(id), id).toMatchObject({
        name,
        names: { fr: french },
        text: boxes(["Activation", activation], ["Promotion", promotion], ["Boost", boost === "–" ? undefined : boost]),
        fields: { level: Number(level), agentType: type?.toLowerCase(), districts: districts === "–" ? [] : districts?.split(" ") },
      });
    }
  });

  test("Verses and Necroverses are the tables of 3.2 and 3.3", () => {
    for (const [id = "", name, genre, mission, bonus, end] of table("virtual-revolution", "| id | name (French = English) |")) {
      expect(cards.get(id), id).toMatchObject({
        name,
        text: boxes(["Mission", mission], ["Bonus", bonus], ["End", end]),
        fields: { genre: genre?.toLowerCase(), cap: 10 },
      });
    }
    for (const [id = "", french, name, final, together, minimum, global, maximum] of table(
      "virtual-revolution",
      "| id | French name | English name | final |",
    )) {
      const card = cards.get(id);
      expect(card, id).toMatchObject({
        name,
        names: { fr: french },
        text: boxes(["Minimum", minimum], ["Global", global], ["Maximum", maximum]),
      });
      expect([card?.fields["final"] ?? false, card?.fields["simultaneous"] ?? false]).toEqual([final === "yes", together === "yes"]);
    }
  });

  test("equal corruption cards are one design: 3 + 4 + 3 copies in place of 10 designs", () => {
    const several = cardsOf("virtual-revolution").filter((card) => card.count > 1);
    expect(several.map(({ number, count }) => [number, count])).toEqual([
      ["CO01-CO03", 3],
      ["CO16-CO19", 4],
      ["CO31-CO33", 3],
    ]);
  });

  test("ops.json has the operations of every card and of no other", () => {
    const ops: Record<string, { drawsCorruption?: number }> = JSON.parse(readFileSync("content/virtual-revolution/ops.json", "utf8"));
    expect(Object.keys(ops).sort()).toEqual(
      cardsOf("virtual-revolution")
        .map(({ id }) => id)
        .sort(),
    );
    // The text says what the operations do: a level-1 promotion draws 1 Corruption (VR-7.6).
    for (const card of cardsOf("virtual-revolution").filter(({ kind }) => kind === "agent")) {
      expect(/Promotion: .*[Dd]raw 1 Corruption/.test(card.text), card.name).toBe(ops[card.id]?.drawsCorruption === 1);
      expect(card.fields["level"] === 1, card.name).toBe(ops[card.id]?.drawsCorruption === 1);
    }
  });

  test("each district has the boroughs of 3.8, and the First Player card none", () => {
    const locations = cardsOf("virtual-revolution").filter((card) => card.kind === "location");
    expect(countBy(locations, (card) => String(card.fields["districts"]))).toEqual({
      MA: 4,
      QL: 3,
      CE: 3,
      PI: 4,
      NA: 3,
      DR: 3,
      ND: 3,
      "": 1,
    });
    expect(locations.map((card) => card.fields["borough"])).toEqual([...Array.from({ length: 23 }, (_, i) => i + 1), null]);
  });
});
