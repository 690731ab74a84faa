import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import type { Card } from "../cards/card.ts";
import { gameDefinition } from "../games/index.ts";
import { openPlayable } from "../games/open-playable.ts";
import { copiesIn } from "./index.ts";
import { tablesWith, withCard } from "./with-card.ts";

const { megacorp, san } = loadContent().content;
const game = gameDefinition("megacorp");
const cards = new Map(megacorp.cards.map((card) => [card.name, card]));
const [deck] = megacorp.decks;
if (!deck || !game.deck) throw new Error("Megacorp comes with decks");
const rules = game.deck;
const card = (name: string, change: Partial<Card> = {}): Card => {
  const known = cards.get(name);
  if (!known) throw new Error(`There is no ${name}`);
  return { ...known, ...change };
};
const put = (one: Card) => withCard(deck.list, one, rules, { cards, price: "valuation" }).sections;
const outOf = (section: "main" | "resources" | "business" | "founder", after: ReturnType<typeof put>) =>
  deck.list.sections[section].filter(({ name, count }) => (after[section].find((entry) => entry.name === name)?.count ?? 0) < count);

describe("a deck with a card in it (S13)", () => {
  test("has four copies of a Main card, in place of the cards nearest in cost, and is as large as before (MC-3.4)", () => {
    const rail = card("Rail Carbine");
    const after = put(rail);
    expect(after.main.find(({ name }) => name === "Rail Carbine")?.count).toBe(4);
    expect(copiesIn({ ...deck.list, sections: after }, "main")).toBe(copiesIn(deck.list, "main"));
    const costs = (names: readonly { readonly name: string }[]) => names.map(({ name }) => Number(card(name).fields["valuation"]));
    const cost = Number(rail.fields["valuation"]);
    const kept = after.main.filter(({ name }) => name !== "Rail Carbine" && !outOf("main", after).some((gone) => gone.name === name));
    const furthest = Math.max(...costs(outOf("main", after)).map((one) => Math.abs(one - cost)));
    expect(costs(kept).every((one) => Math.abs(one - cost) >= furthest)).toBe(true);
  });
  test("has one founder, and the one that was there is gone (MC-3.6)", () => {
    const after = put(card("The Glass Man"));
    expect(after.founder.map(({ name, count }) => [name, count])).toEqual([["The Glass Man", 1]]);
  });
  test("that has all of its copies already is the same", () => {
    const [full] = deck.list.sections.main.filter(({ count }) => count === 4);
    expect(put(card(full?.name ?? ""))).toBe(deck.list.sections);
  });
});

describe("the tables", () => {
  test("are the deck with the card against the same without it, on both seats, and legal", () => {
    const opened = openPlayable("megacorp", megacorp);
    if (!opened.ok) throw new Error("Megacorp can be played");
    const tables = tablesWith(opened.value, card("Rail Carbine"), game, megacorp.decks);
    const [first, second] = tables.ok ? (tables.value as { decks: unknown[] }[]) : [];
    expect(first?.decks).toEqual(second?.decks.toReversed());
    expect(JSON.stringify(first?.decks[0])).toContain('["megacorp/rail-carbine",4]');
    expect(JSON.stringify(first?.decks[1])).not.toContain("rail-carbine");
  });
  test("of a game without decks are the game as it is played", () => {
    const opened = openPlayable("san", san);
    const [bagman] = san.cards;
    if (!opened.ok || !bagman) throw new Error("San can be played");
    expect(tablesWith(opened.value, bagman, gameDefinition("san"), [])).toEqual({ ok: true, value: [opened.value.options.standard] });
  });
});
