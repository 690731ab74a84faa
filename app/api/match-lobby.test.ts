/** Whatever the lobby can be set to begins a match: every number of players, every option, every bot, decks where players have them. */
import { afterAll, describe, expect, test } from "vitest";
import { botNamed } from "../../engine/bots/index.ts";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import type { DeckList } from "../../engine/cards/deck.ts";
import type { ApiError } from "../../engine/cards/library.ts";
import { freeTableOf, hasDecks, PLAYABLE } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { LOBBIES } from "../../engine/games/lists/lobbies.ts";
import { type Choice, type Choices, choicesFor, type MatchOption, standardChoices, withEach } from "../../engine/games/match-options.ts";
import * as api from "../../server/api/matches.ts";
import { Browser } from "../../server/matches/matches.test-support.ts";
import { shippedDecks } from "../../server/shipped-decks.ts";
import { tablePlan } from "../../server/tables.ts";
import { openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const HERE = { who: "here" };
const begin = async (body: object): Promise<string> => {
  const answer = await new Browser().ask(api.createMatch, { body });
  return `${answer.status} ${(answer.value as ApiError).error?.message ?? ""}`.trim();
};
const decksOf = (game: GameId, players: number): readonly DeckList[] => {
  const ready = shippedDecks(game);
  return Array.from({ length: players }, (_, i) => ready[i % ready.length]?.list ?? expect.fail(`${game} has no ready deck`));
};
const numbers = ({ from, to }: { readonly from: number; readonly to: number }) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** What the lobby asks for. */
const wish = (game: GameId, players: number, room: { readonly from: number; readonly to: number }, choices: Choices = {}) => ({
  seats: Array.from({ length: players }, () => HERE),
  options: { ...choicesFor(choices, players), ...(room.from < room.to && !hasDecks(game) ? { players } : {}) },
  ...(hasDecks(game) ? { decks: decksOf(game, players) } : {}),
});

const valuesOf = (option: MatchOption): readonly Choice[] =>
  option.is === "flag"
    ? [true, false]
    : option.is === "one"
      ? option.of.map(({ id }) => id)
      : option.is === "each"
        ? option.of.map(({ id }) => withEach(option.standard, 0, id))
        : [option.from, option.to];
const wrongOf = (option: MatchOption): Choice =>
  option.is === "number" ? option.to + 1 : option.is === "each" ? ["no such value"] : "no such value";

describe.each(PLAYABLE)("the lobby of %s", (game) => {
  const room = ABOUT[game].play.players;
  const { bots, options = [] } = LOBBIES[game];
  test("every number of players begins a match, one more and one fewer do not", async () => {
    for (const players of numbers(room)) expect(await begin({ game, ...wish(game, players, room, standardChoices(options)) })).toBe("201");
    for (const players of [room.from - 1, room.to + 1].filter((n) => n > 0))
      expect(await begin({ game, ...wish(game, players, room) })).toMatch(/^400 /);
  });

  test("every value of every option begins a match, another one does not", async () => {
    const withChoice = (option: MatchOption, value: Choice) =>
      begin({ game, ...wish(game, room.from, room, { ...standardChoices(options), [option.id]: value }) });
    for (const option of options) {
      for (const value of valuesOf(option)) expect(await withChoice(option, value), option.id).toBe("201");
      expect(await withChoice(option, wrongOf(option)), option.id).toMatch(/^400 /);
    }
  });

  test("its bots are bots, and there is one to play against", () => {
    expect(bots.length).toBeGreaterThan(0);
    for (const bot of bots) expect(botNamed(bot)).toMatchObject({ ok: true });
  });
});

test.each(GAME_IDS)("the free table of %s begins with every number of players, and with their decks", async (id) => {
  const plan = tablePlan(id);
  if (!plan.ok) expect.fail(plan.error);
  for (const players of numbers(plan.value.players))
    expect(await begin({ game: freeTableOf(id), ...wish(id, players, plan.value.players) })).toBe("201");
});

describe("decks", () => {
  const game = PLAYABLE.find(hasDecks) ?? expect.fail("no game has decks");
  const [deck] = decksOf(game, 1);
  const two = (list: DeckList | undefined) => ({ game, seats: [HERE, HERE], decks: [list, list] });
  test("one that is not legal begins no match by the rules, and a free table", async () => {
    const list = deck && { ...deck, sections: { ...deck.sections, main: deck.sections.main.slice(1) } };
    expect(await begin(two(list))).toMatch(/^400 .*is not legal\. .*at least 40/);
    expect(await begin({ ...two(list), game: freeTableOf(game) })).toBe("201");
  });

  test("cards that are only considered change nothing", async () => {
    const list = deck && { ...deck, sections: { ...deck.sections, considering: [{ name: "Nobody", count: 9 }] } };
    expect(await begin(two(list))).toBe("201");
  });

  test("a game without decks refuses them", async () => {
    const other = PLAYABLE.find((id) => !hasDecks(id)) ?? expect.fail("every game has decks");
    const players = ABOUT[other].play.players.from;
    const seats = Array.from({ length: players }, () => HERE);
    expect(await begin({ game: other, seats, decks: seats.map(() => deck) })).toBe(
      "400 Players do not bring their own decks to this game.",
    );
  });
});
