import { describe, expect, test } from "vitest";
import type { LibraryCard } from "../../engine/cards/card.ts";
import { type Otherwise, run, toyInstead } from "../lab/lab.test-support.ts";
import { cardCommand } from "./card.ts";
import { loadCards } from "./source.ts";

/** The shipped cards with one of them changed by a person. */
const withEdited = (change: Partial<LibraryCard>): Otherwise => ({
  loadCards: async (game, from) =>
    (await loadCards(game, from)).map((card) => {
      const { seen: _, ...rest } = card;
      return card.id === "san/bagman" ? { ...rest, state: "unverified", ...change } : card;
    }),
});
const ready = (argv: readonly string[], other?: Otherwise) => run(cardCommand, ["ready", ...argv, "--game", "san"], other);

describe("card ready", () => {
  test("a shipped card lacks nothing: 0, and how it is known", async () => {
    const { code, out, err } = await ready(["bagman"]);
    expect([code, err]).toEqual([0, "1 card, all ready.\n"]);
    expect(out).toMatch(/^Bagman: plays, \d+ scenarios pass\n$/);
  });
  test("a card that nothing shows is played; fewer games than 200 prove nothing", async () => {
    const { code, out } = await ready(["bagman", "--games", "2", "--json"], withEdited({}));
    expect([code, JSON.parse(out)]).toMatchObject([
      1,
      { ok: false, cards: [{ id: "san/bagman", state: "plays, text unverified", games: { asked: 2, played: 2, found: [] } }] },
    ]);
  });
  test("a law that a game breaks is told with what shows it again", async () => {
    const { code, out } = await ready(["bagman", "--games", "40"], { ...withEdited({}), rulesOf: toyInstead("debt") });
    expect(code).toBe(1);
    expect(out).toMatch(/To do: The card is not tested yet\./);
    expect(out).toMatch(/ {4}Law 2 \(.*\) is broken with seed \d+ at decision \d+: /);
  });
  test("200 clean games prove it", async () => {
    const { code, out } = await ready(["bagman"], { ...withEdited({}), rulesOf: toyInstead() });
    expect([code, out]).toEqual([0, "Bagman: plays, 200 clean games\n  200 of 200 bot games played, 0 errors.\n"]);
  }, 90_000);
  test.each([
    [["nobody"], "There is no card “nobody”."],
    [["--set", "NONE"], "There are no cards in the set NONE."],
    [["--games", "x"], "--games must be a whole number"],
  ])("%j ends with 2 and a sentence", async (argv, sentence) => {
    const { code, err } = await ready(argv);
    expect([code, err]).toEqual([2, expect.stringContaining(sentence)]);
  });
});
