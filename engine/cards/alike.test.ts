import { expect, test } from "vitest";
import { alike } from "./alike.ts";
import type { LibraryCard } from "./card.ts";

const card = (name: string, text: string, kind = "event", archived = false) =>
  ({ id: `megacorp/${name.toLowerCase()}`, name, text, kind, archived }) as unknown as LibraryCard;

test("cards that do the same come first whatever their numbers, then those of the same kind; itself, archived and empty ones never", () => {
  const cards = [
    card("Two", "Draw 2 cards."),
    card("Three", "Draw 3 cards."),
    card("Drawn", "Draw 1 cards.", "character"),
    card("Gone", "Draw 4 cards.", "event", true),
    card("Blank", ""),
    card("Fire", "Deal 3 BQ damage to target character."),
    card("Burn", "Deal 1 IQ damage to target character."),
  ];
  const names = (of: number) => alike(cards[of] as LibraryCard, cards, 3).map(({ name }) => name);
  expect(names(0)).toEqual(["Three", "Drawn"]);
  expect(names(5)).toEqual(["Burn"]);
  expect(names(4)).toEqual([]);
});
