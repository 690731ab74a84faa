/** The shapes of addresses and values that several routes share. */
import { z } from "zod";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { DECK_ID, type DeckId } from "../../engine/decks/stored.ts";

export const GameParams = z.object({ game: z.enum(GAME_IDS) });
export const CardParams = GameParams.extend({
  slug: z.string().regex(/^[a-z0-9-]{1,200}$/, "a card's address has only lower-case letters, digits and hyphens"),
});
/** Room in a request for the longest list that is read (`MAX_CHARACTERS`), in any script, with what JSON adds. */
export const LIST_BYTES = 8_000_000;
/** The same for a file of all decks of a studio (`MAX_FILE_CHARACTERS`). */
export const ARCHIVE_BYTES = 24_000_000;
/** A random id of anything but a deck. */
export const IdSchema = z.string().regex(DECK_ID, "an id has 20 characters of a-z and 2-7");
export const DeckIdSchema = z
  .string()
  .regex(DECK_ID, "a deck's address has 20 characters of a-z and 2-7")
  .transform((id) => id as DeckId);
export const DeckParams = z.object({ id: DeckIdSchema });
/** A whole number from 1 in an address or a query. */
export const Positive = z.coerce.number<string>().int().min(1).max(1_000_000_000);
/** A name that a person gives: one line of visible text. */
export const NameSchema = z
  .string()
  .trim()
  .min(1, "a name needs at least one character")
  .max(120, "a name can have at most 120 characters")
  .regex(/^[^\p{Cc}]*$/u, "a name must be one line");
