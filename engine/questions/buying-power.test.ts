/** What a deck can pay for by turn: counts that plain arithmetic checks, and games that a seed repeats. */
import { expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { botNamed } from "../bots/index.ts";
import { openPlayable } from "../games/open-playable.ts";
import { at } from "../kernel/state.ts";
import { buyingPower, designsOf, type PowerGame, powerGames, TURNS_LOOKED_AT } from "./index.ts";

const DECK = [
  { design: 4, copies: 3 },
  { design: 9, copies: 2 },
];

test("turns that fewer than half of the games came to are left out", () => {
  const long: PowerGame = { money: [8, 2, 5], paid: { 4: 0b101, 9: 0b100 } };
  const short: PowerGame = { money: [6], paid: { 4: 0b1 } };
  const power = buyingPower([long, short, { ...short, money: [7] }], DECK);
  expect(power.turns).toEqual([{ turn: 1, games: 3, money: { low: 6, median: 7, high: 8 }, copies: { low: 3, median: 3, high: 3 } }]);
  expect(buyingPower([long, short], DECK).turns.map(({ games }) => games)).toEqual([2, 1, 1]);
});

test("“in this turn” counts the turn alone, “by then” the turns before it too", () => {
  const games: PowerGame[] = [
    { money: [8, 2, 5], paid: { 4: 0b001, 9: 0b100 } },
    { money: [1, 9, 9], paid: { 4: 0b010 } },
  ];
  expect(buyingPower(games, DECK).cards).toEqual([
    { design: 4, copies: 3, now: [1, 1, 0], by: [1, 2, 2] },
    { design: 9, copies: 2, now: [0, 0, 1], by: [0, 0, 1] },
  ]);
  expect(buyingPower(games, DECK).turns.map(({ copies }) => copies)).toEqual([
    { low: 0, median: 0, high: 3 },
    { low: 0, median: 0, high: 3 },
    { low: 0, median: 0, high: 2 },
  ]);
});

test("no games give no figures", () => {
  expect(buyingPower([], DECK)).toEqual({
    games: 0,
    turns: [],
    cards: [
      { design: 4, copies: 3, now: [], by: [] },
      { design: 9, copies: 2, now: [], by: [] },
    ],
  });
});

test("the same game gives the same figures, and every card of the deck is asked about", () => {
  const { cards, keywords, decks } = loadContent().content.megacorp;
  const opened = openPlayable("megacorp", { cards, keywords, decks });
  const bot = botNamed("random");
  if (!opened.ok || !bot.ok) throw new Error("Megacorp does not open");
  const [first, second] = [at(decks, 0).list, at(decks, 1).list];
  const make = powerGames(opened.value, first, [second], bot.value);
  if (!make.ok) throw new Error(make.error);
  const games = Array.from({ length: 8 }, (_, i) => make.value(i));
  expect(make.value(3)).toEqual(games[3]);
  expect(games.every(({ money }) => money.length >= 1 && money.length <= TURNS_LOOKED_AT)).toBe(true);
  const designs = designsOf(opened.value, first);
  expect(designs.reduce((sum, { copies }) => sum + copies, 0)).toBe(first.sections.main.reduce((sum, { count }) => sum + count, 0));
  expect(games.some(({ paid }) => Object.keys(paid).length > 0)).toBe(true);
});

test("a game without decks has a sentence", () => {
  const { cards, keywords } = loadContent().content.san;
  const opened = openPlayable("san", { cards, keywords });
  const bot = botNamed("random");
  const list = at(loadContent().content.megacorp.decks, 0).list;
  if (!opened.ok || !bot.ok) throw new Error("San does not open");
  expect(powerGames(opened.value, list, [], bot.value)).toEqual({ ok: false, error: "Players do not bring decks to this game." });
});
