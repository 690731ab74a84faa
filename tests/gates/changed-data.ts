/** What texts of a game can be changed by: `content/<game>/texts/changes.json`. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { LanguageGame } from "../../engine/games/game.ts";

/** As people write it, as the language says it, and the kind of card that it can stand on, where not every kind will do. */
const Said = z.union([z.tuple([z.string(), z.string()]), z.tuple([z.string(), z.string(), z.string()])]);
export type Said = z.infer<typeof Said>;

const ChangesSchema = z.strictObject({
  /** Words that stand in the same places, “one|many”. */
  alike: z.array(z.array(z.string()).min(2)),
  /** Where these are said no word stands for another: more would have to change. */
  apart: z.array(z.string()).default([]),
  /** Names of cards that are words of the language too. */
  names: z.array(z.string()),
  /** Headings that people leave away. */
  headings: z.array(z.string()),
  /** “When this attacks, ”, in place of such a heading. */
  moments: z.array(Said),
  /** “you control a Robot”, behind “If” and at the end. */
  conditions: z.array(Said),
  /** “Pay 2M: ” */
  prices: z.array(Said),
  /** “ until end of turn” */
  durations: z.array(Said),
});
export type Changes = z.infer<typeof ChangesSchema>;

export const changesOf = (game: LanguageGame): Changes =>
  ChangesSchema.parse(JSON.parse(readFileSync(new URL(`../../content/${game}/texts/changes.json`, import.meta.url), "utf8")));
