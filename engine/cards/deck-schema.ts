/** Checks a deck list that comes from outside: a request or a database row. Lists in files are read by `engine/decks`. */

import { z } from "zod";
import { GAME_IDS, parseCardId } from "./card.ts";
import type { DeckEntry, DeckList } from "./deck.ts";
import { ALL_SECTION_IDS, bySection, playedSectionIds } from "./sections.ts";

/** As long as a line may be that somebody pastes: what was read can be saved, whatever it is. */
const LONGEST_LINE = 2_000_000;
const name = z.string().min(1).max(LONGEST_LINE);
const CardIdSchema = z.string().transform((text, context) => {
  const id = parseCardId(text);
  if (id) return id;
  context.addIssue({ code: "custom", message: "a card id must be game/slug in lower-case letters, digits and hyphens", input: text });
  return z.NEVER;
});

const EntrySchema = z.strictObject({
  name,
  /** Any number: a count that is none of a deck is kept and reported by the check. */
  count: z.number(),
  id: CardIdSchema.exactOptional(),
  rev: z.number().int().positive().exactOptional(),
  set: z.string().max(300).exactOptional(),
  number: z.string().max(300).exactOptional(),
  note: z.string().max(LONGEST_LINE).exactOptional(),
}) satisfies z.ZodType<DeckEntry, unknown>;

const entries = z.array(EntrySchema).max(5_000);

export const DeckListSchema = z
  .strictObject({
    game: z.enum(GAME_IDS),
    name: z.string().max(LONGEST_LINE),
    format: z.string().max(LONGEST_LINE),
    notes: z.string().max(LONGEST_LINE),
    sections: z.strictObject({
      // A list that was written before a game had this section has none of it.
      ...bySection(() => entries.default([])),
      considering: entries,
      unresolved: z.array(z.strictObject({ line: z.string().max(LONGEST_LINE) })).max(5_000),
    }),
    swaps: z.array(z.strictObject({ out: name, in: name })).max(500),
  })
  .superRefine(({ game, sections }, context) => {
    const own = playedSectionIds(game);
    for (const id of own.length === 0 ? [] : ALL_SECTION_IDS)
      if (!own.includes(id) && sections[id].length > 0)
        context.addIssue({
          code: "custom",
          path: ["sections", id],
          message: "decks of this game have no such section",
          input: sections[id],
        });
  }) satisfies z.ZodType<DeckList, unknown>;
