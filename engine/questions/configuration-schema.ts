/** Reads configurations that were written down. */
import { z } from "zod";
import { CardEnvelopeSchema } from "../cards/card-schema.ts";
import { DeckListSchema } from "../cards/deck-schema.ts";
import { isPlayable } from "../games/game.ts";
import { type Configuration, MOST_RUNGS, QUESTIONS } from "./configuration.ts";

const AskedDeckSchema = z.object({ name: z.string(), list: DeckListSchema });
const Schema = z.object({
  format: z.literal(1),
  question: z.enum(QUESTIONS),
  game: z.string().refine(isPlayable),
  content: z.string(),
  engine: z.string().exactOptional(),
  bots: z.array(z.string()).min(1).max(MOST_RUNGS),
  options: z.unknown(),
  seed: z.number().int(),
  stop: z.object({ within: z.number(), most: z.number().int() }),
  decks: z.array(AskedDeckSchema),
  cards: z.array(z.string()),
  against: z
    .discriminatedUnion("is", [
      z.object({ is: z.literal("blank") }),
      z.object({ is: z.literal("without") }),
      z.object({ is: z.literal("card"), card: CardEnvelopeSchema, label: z.string() }),
    ])
    .exactOptional(),
  clauses: z.array(z.object({ words: z.string(), rest: z.string() })).exactOptional(),
});

/** A configuration; undefined when this version of the studio cannot read it. */
export function readConfiguration(value: unknown): Configuration | undefined {
  const read = Schema.safeParse(value);
  return read.success ? (read.data as Configuration) : undefined;
}
