/** What the studio ships: that it reads without a problem. That the cards are those of the rules is asked beside each game (`cards.test.ts`). */
import { describe, expect, test } from "vitest";
import { CardEnvelopeSchema } from "../engine/cards/card-schema.ts";
import { fieldsSchema } from "../engine/cards/fields-schema.ts";
import { slugify } from "../engine/cards/slug.ts";
import { hasDecks } from "../engine/games/game.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { loadContent } from "./load.ts";
import { countBy } from "./shipped.test-support.ts";

const { content, problems } = loadContent();
describe("the shipped content", () => {
  test("has no problem", () => expect(problems).toEqual([]));

  test("every card is what its schema makes of it", () => {
    for (const { game, cards, tags } of Object.values(content)) {
      const { fields } = gameDefinition(game);
      for (const card of cards) {
        const plain: unknown = JSON.parse(JSON.stringify(card));
        expect(CardEnvelopeSchema.parse(plain)).toEqual(card);
        expect(
          fieldsSchema(
            fields,
            card.kind,
            tags.map(({ name }) => name),
          ).parse(card.fields),
        ).toEqual(card.fields);
      }
    }
  });

  test("ids are unique and made of the name, a clash apart", () => {
    const cards = Object.values(content).flatMap(({ cards }) => cards);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    const others = cards.filter((card) => card.id !== `${card.game}/${slugify(card.name)}`);
    expect(others.map((card) => card.id.replace(/-2$/, ""))).toEqual(others.map((card) => `${card.game}/${slugify(card.name)}`));
    // Where decks go by names, no two cards have one.
    expect(others.filter(({ game }) => hasDecks(game))).toEqual([]);
  });

  test("every card says where it comes from, and a completed one what is given", () => {
    const cards = Object.values(content).flatMap(({ cards }) => cards);
    expect(countBy(cards, (card) => card.provenance)).toEqual(
      expect.objectContaining({ rulebook: expect.any(Number), completed: expect.any(Number) }),
    );
    expect(cards.filter((card) => card.provenance === "rulebook" && card.fixed.length > 0)).toEqual([]);
    expect(cards.filter((card) => card.provenance === "completed" && card.fixed.length === 0)).toEqual([]);
  });

  test("every card has a picture whose seed is its own", () => {
    for (const { cards } of Object.values(content)) {
      const seeds = cards.map(({ art }) => ("seed" in art ? art.seed : art.image));
      expect(new Set(seeds).size).toBe(cards.length);
    }
  });
});
