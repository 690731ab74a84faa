import { describe, expect, test } from "vitest";
import type { DeckList } from "../../../engine/cards/deck.ts";
import { freeTableOf, PLAYABLE } from "../../../engine/games/game.ts";
import { chosenDeck, firstSeats, namesAt, type Seat, wishOf, withOthers, withPlayers } from "./new-match-model.ts";
import type { Sitter } from "./sitters.ts";

const sitting = (seats: readonly Seat[]): readonly Sitter[] => seats.map(({ sitter }) => sitter);
const seat = (sitter: Sitter, deck?: string): Seat => ({ sitter, deck });

describe("The seats of a new match", () => {
  test.each([
    [{ from: 2, to: 4 }, ["here", "greedy"]],
    [{ from: 1, to: 5 }, ["here", "greedy"]],
    [{ from: 1, to: 1 }, ["here"]],
    [{ from: 3, to: 6 }, ["here", "greedy", "greedy"]],
  ])("for %j are %j", (room, expected) => expect(sitting(firstSeats(room, "greedy"))).toEqual(expected));

  test("more and fewer players keep who sits there, and their decks", () => {
    const three = withPlayers([seat("here", "a"), seat("search", "b")], 3, "random");
    expect(three).toEqual([seat("here", "a"), seat("search", "b"), seat("random")]);
    expect(withPlayers(three, 1, "random")).toEqual([seat("here", "a")]);
  });

  test("with all others at once the person keeps the seat", () => {
    expect(sitting(withOthers([seat("greedy"), seat("here"), seat("random")], "link"))).toEqual(["link", "here", "link"]);
    expect(sitting(withOthers([seat("greedy"), seat("random")], "here"))).toEqual(["here", "here"]);
  });

  test("each has a name of its own, as many as play", () => {
    for (const game of PLAYABLE) expect(new Set(namesAt(game, 2)).size).toBe(2);
    for (const game of PLAYABLE) expect(namesAt(freeTableOf(game), 3)).toEqual(["Player 1", "Player 2", "Player 3"]);
  });
});

describe("What the studio is asked for", () => {
  const [game] = PLAYABLE;
  const wish = (room: { from: number; to: number }, choices = {}, decks?: readonly DeckList[]) =>
    game && wishOf(game, room, [seat("here"), seat("search")], choices, decks);
  test("who plays, and nothing that cannot differ", () =>
    expect(wish({ from: 2, to: 2 })).toEqual({ game, seats: [{ who: "here" }, { who: "bot", bot: "search" }] }));
  test("how many play, where it can differ", () =>
    expect(wish({ from: 1, to: 4 }, { fog: true })?.options).toEqual({ fog: true, players: 2 }));
  test("decks tell how many play", () => {
    const deck = { name: "A deck" } as DeckList;
    expect(wish({ from: 2, to: 4 }, {}, [deck, deck])).toMatchObject({ decks: [deck, deck] });
    expect(wish({ from: 2, to: 4 }, {}, [deck, deck])).not.toHaveProperty("options");
  });
});

test("whoever is invited brings a deck unless another was chosen for them, and nobody else does", () => {
  const deckOf = (sitter: Seat["sitter"], deck?: string) => chosenDeck({ sitter, deck }, "theirs");
  expect([deckOf("link"), deckOf("open"), deckOf("link", "testament")]).toEqual(["theirs", "theirs", "testament"]);
  expect([deckOf("here"), deckOf("greedy", "theirs"), deckOf("here", "testament")]).toEqual([undefined, undefined, "testament"]);
});
