/** Calls of the API to begin with, made of what this studio has. */
import { GAME_IDS } from "../../engine/cards/card.ts";
import { DECK_GAMES } from "../../engine/games/game.ts";
import { libraryOf } from "../library.ts";
import { shippedDecks } from "../shipped-decks.ts";

/** One call: what it is for, and what is sent. `query` and `body` are written as they are meant, not yet as they travel. */
export type ApiExample = {
  readonly about: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};

const SHORTEST = 20;

/** The calls that somebody makes first; all of them work on a studio as it is shipped. */
export function apiExamples(): readonly ApiExample[] {
  const [game] = GAME_IDS;
  // A short text says something and needs no second line.
  const [card] = libraryOf(game)
    .cards.filter(({ text, archived }) => !archived && text.length >= SHORTEST && !text.includes("\n"))
    .toSorted((a, b) => a.text.length - b.text.length);
  const deck = DECK_GAMES.flatMap((id) => shippedDecks(id).map((one) => ({ game: id, id: one.id })))[0];
  return [
    { about: "The games of the studio", method: "GET", path: "/api/games" },
    ...(card
      ? [
          {
            about: "Five cards that a search finds",
            method: "GET" as const,
            path: `/api/games/${game}/cards`,
            query: { q: `type:${card.kind}`, limit: "5" },
          },
          {
            about: "A new card, whose text is read at once",
            method: "POST" as const,
            path: `/api/games/${game}/cards`,
            body: { card: { kind: card.kind, name: "My First Card", text: card.text } },
          },
        ]
      : []),
    ...(deck ? [{ about: "A copy of a ready deck", method: "POST" as const, path: "/api/decks", body: { shipped: deck } }] : []),
  ];
}

/** A call as one types it into a shell, with the studio's address in $STUDIO. */
export function curlOf({ method, path, query, body }: ApiExample): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const lines = [`curl${query ? " -G" : ""} "$STUDIO${path}"`];
  for (const [name, value] of Object.entries(query ?? {})) lines.push(`--data-urlencode ${quoted(`${name}=${value}`)}`);
  if (method === "POST") lines.push(`-H 'content-type: application/json'`, `-d ${quoted(JSON.stringify(body))}`);
  return lines.join(" \\\n  ");
}
