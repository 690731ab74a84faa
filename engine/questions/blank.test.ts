import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { GAME_IDS } from "../cards/card.ts";
import { gameDefinition } from "../games/index.ts";
import { blankOf } from "./blank.ts";

const { content } = loadContent();

describe("A blank", () => {
  test.each(GAME_IDS)("of %s has no text, the card's price, and of what scores nothing", (game) => {
    const { fields } = gameDefinition(game);
    for (const card of content[game].cards) {
      const blank = blankOf(card, fields);
      expect(blank.text).toBe("");
      for (const [name, spec] of Object.entries(fields)) {
        const [before, after] = [card.fields[name], blank.fields[name]];
        if (!("blank" in spec) || before === undefined || before === null) expect(after).toEqual(before);
        else if (typeof before === "number") expect(after).toBe(spec.blank);
        // What a card has no score of it has none of afterwards: that is not nought.
        else
          expect(after).toEqual(
            Object.fromEntries(Object.entries(before).map(([key, value]) => [key, value === null ? null : spec.blank])),
          );
      }
    }
  });

  test("of a fighter scores nothing, so a card that is strong by its numbers alone is found by it", () => {
    const neonate = content.megacorp.cards.find(({ id }) => id === "megacorp/incarnate-neonate");
    if (!neonate) throw new Error();
    const { scores, valuation } = blankOf(neonate, gameDefinition("megacorp").fields).fields as Record<string, object>;
    expect(valuation).toBe(neonate.fields["valuation"]);
    expect(Object.values(scores ?? {}).filter((score) => score !== null && score !== 0)).toEqual([]);
  });
});
