/** Cards that were made here in matches of games without decks: told to the lobby, in the match that asks for them, in no other. */
import { afterAll, describe, expect, test } from "vitest";
import type { GameId, LibraryCard } from "../../engine/cards/card.ts";
import type { ApiError, CardHistory } from "../../engine/cards/library.ts";
import { DECK_GAMES, hasDecks, PLAYABLE } from "../../engine/games/game.ts";
import type { OwnCardsTold } from "../../engine/matches/own-told.ts";
import type { ContentTold, MatchMade } from "../../engine/matches/told.ts";
import * as matches from "../../server/api/matches.ts";
import { listOwnCards } from "../../server/api/own-cards.ts";
import * as studio from "../../server/api/studio-cards.ts";
import { tryCard } from "../../server/api/trials.ts";
import { libraryOf } from "../../server/library.ts";
import { Browser } from "../../server/matches/matches.test-support.ts";
import { openStudio } from "../../server/testing.ts";

afterAll(openStudio());

const browser = new Browser();
/** A card like a printed one, in the set that the studio proposes. */
async function createLike({ game, kind, text, fields }: LibraryCard, name: string, written = text): Promise<LibraryCard> {
  const answer = await browser.ask(studio.createCard, { params: { game }, body: { card: { kind, name, text: written, fields } } });
  expect(answer.status, answer.text).toBe(201);
  return (answer.value as CardHistory).card;
}
const told = async (game: GameId) => (await browser.ask(listOwnCards, { params: { game } })).value as OwnCardsTold;
const begin = (game: GameId, options: object) =>
  browser.ask(matches.createMatch, { body: { game, options, seats: [{ who: "here" }, { who: "bot", bot: "random" }] } });
const error = (answer: { readonly value: unknown }) => (answer.value as ApiError).error;
/** The names of all cards of a match. */
async function namesIn(game: GameId, options: object): Promise<readonly string[]> {
  const made = await begin(game, options);
  expect(made.status, made.text).toBe(201);
  const { content } = await browser.view((made.value as MatchMade).id);
  const answer = await browser.ask(matches.readContent, { params: { hash: content } });
  return (answer.value as ContentTold).cards.map(({ name }) => name);
}

/** Of each kind the first and the last printed card. */
function ofKinds(game: GameId): readonly LibraryCard[] {
  const { cards } = libraryOf(game);
  const byKind = (list: readonly LibraryCard[]) => [...new Map(list.map((card) => [card.kind, card])).values()];
  return [...new Set([...byKind(cards), ...byKind(cards.toReversed())])];
}

describe.each(PLAYABLE.filter((game) => !hasDecks(game)))("cards made here, in %s", (game) => {
  test("are told with what each can do, whatever their set; and why one cannot be played", async () => {
    expect(await told(game)).toEqual({ cards: [], left: [] });
    const printed = ofKinds(game);
    for (const [i, card] of printed.entries()) await createLike(card, `Own ${i}`);
    const half = await createLike(printed[0] ?? expect.fail(), "Half", "Frobnicate the river.");
    const { cards, left } = await told(game);
    expect(cards.map(({ name }) => name).toSorted()).toEqual(printed.map((_, i) => `Own ${i}`).toSorted());
    expect(left).toEqual([{ id: half.id, name: "Half", why: expect.stringContaining("Fix its text in the studio") }]);
    for (const [i, card] of printed.entries()) {
      const own = cards.find(({ name }) => name === `Own ${i}`);
      // The one that it is a copy of is most like it.
      expect([own?.name, own?.replaces[0]?.name]).toEqual([`Own ${i}`, expect.any(String)]);
      expect(own?.replaces.map(({ id }) => id)).toContain(card.id);
    }
    expect(cards.some(({ canJoin }) => canJoin)).toBe(true);
  });

  test("are tried at once, or it is said to play a game with them", async () => {
    for (const { id } of (await told(game)).cards) {
      const answer = await browser.ask(tryCard, { params: { game, slug: id.slice(game.length + 1) }, body: { bot: "random" } });
      if (answer.status !== 201)
        expect([id, answer.status, error(answer).message]).toEqual([id, 409, expect.stringContaining("Play a game with it.")]);
    }
  });

  test("are in the match that asks for them and in no other", async () => {
    const { cards } = await told(game);
    const [one = expect.fail()] = cards.filter(({ canJoin }) => canJoin);
    expect(await namesIn(game, { cards: [{ card: one.id }] })).toContain(one.name);
    expect(await namesIn(game, { cards: [{ card: one.name, replaces: one.replaces[0]?.id }] })).toContain(one.name);
    for (const ownCards of ["join", "replace"]) {
      const names = await namesIn(game, { ownCards });
      expect(names).toEqual(expect.arrayContaining(cards.map(({ name }) => name)));
      expect(names).not.toContain("Half");
    }
    for (const options of [{}, { ownCards: "none" }]) expect(await namesIn(game, options)).not.toContain(one.name);
  });

  test("and a printed card that cannot be played as it is now is told, or why no match begins", async () => {
    const printed = ofKinds(game).find(({ text, revision }) => text !== "" && revision.number === 1) ?? expect.fail();
    const { revision, state: _s, reading: _g, seen: _w, archived: _a, newer: _n, ...card } = printed;
    const params = { game, slug: printed.id.slice(game.length + 1) };
    const saved = await browser.ask(studio.saveRevision, {
      params,
      body: { base: revision.number, card: { ...card, text: "Frobnicate it." } },
    });
    expect(saved.status, saved.text).toBe(200);
    const answer = await browser.ask(listOwnCards, { params: { game } });
    if (answer.status === 200)
      expect((answer.value as OwnCardsTold).left).toContainEqual({
        ...{ id: printed.id, name: printed.name },
        why: expect.stringContaining("Fix its text in the studio"),
      });
    else expect([answer.status, error(answer).message]).toEqual([409, expect.stringContaining(printed.name)]);
  });

  test("that cannot be played, or are not there, are told by name", async () => {
    const half = await begin(game, { cards: [{ card: "Half" }] });
    expect([half.status, error(half).message]).toEqual([400, expect.stringContaining("Fix its text in the studio")]);
    const nobody = await begin(game, { cards: [{ card: "Nobody" }] });
    expect([nobody.status, error(nobody).message]).toEqual([400, 'There is no card "Nobody" that can be played.']);
  });
});

test("a game with decks has none to tell of: its decks say what is in them", async () => {
  for (const game of DECK_GAMES) {
    await createLike(libraryOf(game).cards[0] ?? expect.fail(), "Of a deck");
    expect(await told(game)).toEqual({ cards: [], left: [] });
  }
});
