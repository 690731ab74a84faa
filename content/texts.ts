/**
 * Texts as designers write them, each with what it means: `<game>/texts/known.json` and `kept.json`. They were written from the rulebook alone, so they
 * measure how well a language meets people who do not know it. The known half is worked with; the kept half is only counted, and nobody reads it.
 * `plain.json` holds plain texts, most of one sentence, whose readings were looked at: what is understood once stays so.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readList } from "./list.ts";
import type { Problem } from "./problem.ts";

/** Which half of the texts. */
export const HALVES = ["known", "kept"] as const;
export type Half = (typeof HALVES)[number];

const TextSchema = z
  .strictObject({
    /** Kind of card that it was written for, in the rulebook's word. */
    kind: z.string().min(1),
    name: z.string().min(1),
    text: z.string().min(1),
    /** The canonical text that a rules editor would print for it. */
    means: z.string().min(1).optional(),
    /** Why the game cannot mean it. */
    not: z.string().min(1).optional(),
    /** What it means in one plain sentence with rule numbers, beside the canonical text or until that is written down. */
    plain: z.string().min(1).optional(),
  })
  .refine(({ means, not, plain }) => (means === undefined || not === undefined) && (means ?? not ?? plain) !== undefined, {
    message: 'give "means" or "not" and not both, or "plain" as long as neither is known',
  });
export type DesignersText = z.infer<typeof TextSchema>;

const MEMBERS = ["kind", "name", "text", "means", "not", "plain"];

/** The half in which a text belongs: kept if the SHA-256 of the text is even. */
export const halfOf = (text: string): Half =>
  Number.parseInt(createHash("sha256").update(text).digest("hex").slice(-1), 16) % 2 === 0 ? "kept" : "known";

/** Reads both halves of a game's folder, and its plain texts; what is not there is empty. A text in the wrong half is a problem. */
export function readDesignersTexts(folder: string): Readonly<Record<Half | "plain", readonly DesignersText[]>> & {
  readonly problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const list = (which: Half | "plain"): readonly DesignersText[] => {
    const file = join(folder, "texts", `${which}.json`);
    if (!existsSync(file)) return [];
    const read = readList(file, TextSchema, "text", MEMBERS);
    problems.push(...read.problems);
    return read.values.map(({ value, index, json }) => {
      if (which !== "plain" && halfOf(value.text) !== which)
        problems.push(json.at([index, "text"], "text", `The SHA-256 of this text puts it into ${halfOf(value.text)}.json. Move it there.`));
      return value;
    });
  };
  return { known: list("known"), kept: list("kept"), plain: list("plain"), problems };
}
