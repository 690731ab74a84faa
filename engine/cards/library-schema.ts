/** Checks the words of a game that come from outside: files and database rows. */
import { z } from "zod";
import type { CardSet, Keyword, Tag } from "./library.ts";

const ID = z.string().regex(/^[a-z0-9-]+$/, "an id must be lower-case letters, digits and hyphens");

export const CardSetSchema: z.ZodType<CardSet> = z.object({ code: z.string().min(1).max(12), name: z.string().min(1).max(120) });
export const TagSchema = z.object({
  id: ID,
  name: z.string().min(1).max(60),
  doc: z.string().max(500).exactOptional(),
}) satisfies z.ZodType<Tag>;
export const KeywordSchema: z.ZodType<Keyword> = z.object({
  id: ID,
  print: z.string().min(1).max(200),
  parameters: z.array(z.string()),
  reminder: z.string().max(2_000),
  definition: z.string().max(2_000).exactOptional(),
  rules: z.array(z.string()),
});
