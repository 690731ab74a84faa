/** The cards that are shipped are those of the rules beside them. */
import { describe, expect, test } from "vitest";
import { byNumber, cardsOf, countBy, kindsAndCopies, lineOf, numbersOf, table } from "../../../content/shipped.test-support.ts";

/** "CO01-CO03" is three numbers of the tables. */
function numbersIn(number: string): readonly string[] {
  const [, from, to] = /^CO(\d+)-CO(\d+)$/.exec(number) ?? [];
  if (from === undefined) return [number];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `CO${`${Number(from) + i}`.padStart(2, "0")}`);
}

describe("The shipped cards", () => {
  const cards = byNumber("virtual-revolution");
  /** Labelled lines as a card has them; a box without words is left out. */
  const boxes = (...lines: (readonly [string, string | undefined])[]) =>
    lines.flatMap(([label, text]) => (text === undefined ? [] : [`${label}: ${text}`])).join("\n");
  /** Number and text of a table's rows, for kinds whose text has no more than one box. */
  const texts = (head: string, column: number) =>
    table("virtual-revolution", head).map((row) => [row[0] ?? "", row[column] ?? ""] as const);

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
        text: `${together === "yes" ? "Simultaneous.\n" : ""}${boxes(["Minimum", minimum], ["Global", global], ["Maximum", maximum])}`,
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

  test("Corruption, Objectives, Titles, Boosts and Locations are the tables of 3.4 to 3.8", () => {
    const rows = [
      ...texts("| id | form | French label |", 4),
      ...texts("| id | French label | English label | score |", 3).map(([id, score]) => [id, boxes(["End", score])] as const),
      ...texts("| id | French name | English name | timing |", 4),
      ...texts("| id | French label | English label | Action |", 4),
      ...texts("| id | French name | English name | borough |", 6).map(([id, text]) => [id, text.replace(". Play:", ".\nPlay:")] as const),
    ];
    expect(rows.length).toBe(36 + 12 + 7 + 7 + 24);
    const numbered = [...cards.values()].flatMap((card) => numbersIn(card.number).map((number) => [number, card.text] as const));
    const byOne = new Map(numbered);
    for (const [id, text] of rows) expect(byOne.get(id), id).toBe(text);
  });

  test("what a text says of its card, its fields say too", () => {
    for (const { text, fields, kind, name } of cardsOf("virtual-revolution")) {
      expect(text.startsWith("Priority."), name).toBe(fields["priority"] === true);
      expect(text.startsWith("Simultaneous."), name).toBe(fields["simultaneous"] === true);
      // A level-1 promotion draws 1 Corruption (VR-7.6).
      if (kind === "agent") expect(/Promotion: .*Draw 1 Corruption/.test(text), name).toBe(fields["level"] === 1);
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
