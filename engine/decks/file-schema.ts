/** The published schema of `arcology-deck/1`: what we write. Reading (`read/json.ts`) accepts more, and keeps what it does not understand. */
import { z } from "zod";
import { CARD_ID, GAME_IDS, type GameId } from "../cards/card.ts";
import { playedSectionIds } from "../cards/sections.ts";
import { DECK_GAMES } from "../games/game.ts";
import { DECK_FILE_FORMAT } from "./format/json.ts";

const EntrySchema = z.strictObject({
  id: z.string().regex(CARD_ID).optional().describe("The card as game/slug; left out when the name matches no card"),
  name: z.string().describe("The card's name; it is enough to identify the card"),
  count: z.number().describe("Copies. The studio keeps any other value than a positive whole number, and the check reports it"),
  rev: z.number().int().positive().optional().describe("Pinned revision"),
  set: z.string().optional(),
  number: z.string().optional(),
  note: z.string().optional(),
});
const entries = z.array(EntrySchema);

/** A deck of a game, with its sections. */
const deckOf = (game: GameId) =>
  z.strictObject({
    id: z.string().optional().describe("The deck's own id, in a file of several decks"),
    game: z.literal(game),
    name: z.string(),
    rules: z.string().describe("The id of one of the game's formats"),
    notes: z.string().optional(),
    swaps: z
      .array(z.strictObject({ out: z.string(), in: z.string() }))
      .optional()
      .describe("Planned swaps, card names"),
    sections: z.strictObject({
      ...Object.fromEntries(playedSectionIds(game).map((id) => [id, entries])),
      considering: entries,
      unresolved: z
        .array(z.strictObject({ line: z.string() }))
        .optional()
        .describe("Lines that could not be read, unchanged"),
    }),
  });
const DECKS = DECK_GAMES.map(deckOf);

/** One deck, or several. */
export const DeckFileSchema = z.union([
  ...DECKS.map((deck) => deck.omit({ id: true }).extend({ format: z.literal(DECK_FILE_FORMAT) })),
  z.strictObject({ format: z.literal(DECK_FILE_FORMAT), game: z.enum(GAME_IDS), decks: z.array(z.union(DECKS)) }),
]);
