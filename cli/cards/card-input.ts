/** The texts that `card check` reads: those of a card file, or one that stands alone. */
import { z } from "zod";
import { check } from "../../content/check.ts";
import { readJson } from "../../content/json.ts";
import type { Problem } from "../../content/problem.ts";

/** A text with the card that it stands on; without one when only the text was given. */
export type CardText = { readonly id?: string; readonly name?: string; readonly text: string };

/** What a card file must have for its texts to be read; `content check` looks at the rest. */
const CardFileSchema = z.object({
  cards: z.array(z.object({ id: z.string().optional(), name: z.string(), text: z.string().default("") })),
});

/** The texts of a file: of all its cards if it is JSON, else the file itself. Throws a sentence about a file that is neither. */
export function textsOf(file: string, content: string): readonly CardText[] {
  const text = content.replace(/^\uFEFF/, "");
  if (!file.endsWith(".json") && !/^\s*[[{]/.test(text)) return [aloneOf(text.trimEnd(), file)];
  const { json, problems } = readJson({ file, text });
  if (!json) throw new Error(sentence(problems));
  const checked = check({ schema: CardFileSchema, json, base: [] }, json.value);
  if ("problems" in checked) throw new Error(sentence(checked.problems));
  return checked.value.cards.map(({ id, name, text: own }) => ({ ...(id === undefined ? {} : { id }), name, text: own }));
}

/** A text that was given by itself. Throws a sentence when there is none. */
export function aloneOf(text: string, from: string): CardText {
  if (!/\S/.test(text)) throw new Error(`${from} has no text to read.`);
  return { text };
}

function sentence([first]: readonly Problem[]): string {
  if (!first) return "The file cannot be read.";
  return `${first.file}:${first.line}:${first.column}: ${first.field ? `${first.field}: ` : ""}${first.message}`;
}
