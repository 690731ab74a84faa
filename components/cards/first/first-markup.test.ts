import { expect, test } from "vitest";
import { libraryCards } from "../../../content/library-cards.ts";
import { loadContent } from "../../../content/load.ts";
import { GAME_IDS } from "../../../engine/cards/card.ts";
import { FACES } from "../../../faces/lists/faces.ts";
import { firstKey } from "../../card/first-drawings.ts";
import { firstMarkup } from "./first-markup.ts";

const { content } = loadContent();

test.each(GAME_IDS)("the first faces of %s have names, all that they refer to, and ids of their own", (game) => {
  const cards = libraryCards(content[game].cards);
  const markup = firstMarkup(cards, { faces: FACES[game], isFine: false });
  const keys = [...markup.matchAll(/ data-first="([^"]*)"/g)].map(([, key]) => key);
  expect(keys).toEqual(cards.slice(0, keys.length).map(firstKey));
  expect(keys.length).toBeGreaterThan(20);
  expect(markup.match(/<a [^>]*aria-label="[^"]+\."/g)).toHaveLength(keys.length);
  const ids = [...markup.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...markup.matchAll(/="url\(#([^)]*)\)"|href="#([^"]*)"/g)].map(([, fill, href]) => fill ?? href);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
});

test("a text of a card is never markup", () => {
  const [card] = libraryCards(content.megacorp.cards);
  if (!card) throw new Error("No cards.");
  const odd = { ...card, name: '"><script>x</script>', text: "<img src=x>" };
  const markup = firstMarkup([odd], { faces: FACES.megacorp, isFine: true });
  expect(markup).not.toMatch(/<script|<img/);
  expect(markup).toContain("px=480");
});
