/** What new cards begin as, over the shipped cards of every game. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { GAMES } from "../games/lists/definitions.ts";
import { blankFields, plainCard, wordsFields } from "./blank.ts";
import type { Card } from "./card.ts";
import { GAME_IDS } from "./game-ids.ts";

const { content } = loadContent();

describe.each(GAME_IDS)("a card of %s that is written in words alone", (id) => {
  const { fields, kinds } = GAMES[id];
  const cards: readonly Card[] = content[id].cards;

  test("begins blank but for the numbers of a card of its kind", () => {
    for (const { id: kind } of kinds) {
      const plain = plainCard(fields, kind, cards);
      if (!plain) continue;
      expect(plain.kind).toBe(kind);
      const blank = blankFields(fields, kind, cards);
      for (const [name, value] of Object.entries(wordsFields(fields, kind, cards))) {
        const is = fields[name]?.is;
        expect(value, `${kind} ${name}`).toEqual(is === "number" || is === "numbers" ? (plain.fields[name] ?? blank[name]) : blank[name]);
      }
    }
  });
});

test("a limit begins with what most cards have, not with the least", () => {
  const { fields, kinds } = GAMES["virtual-revolution"];
  const { cards } = content["virtual-revolution"];
  for (const kind of ["verse", "objective"]) {
    expect(kinds.map(({ id }) => id)).toContain(kind);
    const caps = cards.filter((card) => card.kind === kind).map((card) => card.fields["cap"]);
    const cap = blankFields(fields, kind, cards)["cap"];
    const having = (value: unknown) => caps.filter((other) => other === value).length;
    expect(cap).toBeGreaterThan(0);
    expect(Math.max(...caps.map(having))).toBe(having(cap));
  }
});

test("the plain card of a kind is none that stands out: no Founder, and not the dearest or the cheapest", () => {
  const plain = plainCard(GAMES.megacorp.fields, "character", content.megacorp.cards);
  const prices = content.megacorp.cards.filter(({ kind }) => kind === "character").map((card) => Number(card.fields["valuation"]));
  expect(plain?.fields["founder"]).not.toBe(true);
  expect(Number(plain?.fields["valuation"])).toBeGreaterThan(Math.min(...prices));
  expect(Number(plain?.fields["valuation"])).toBeLessThan(Math.max(...prices) / 2);
});
