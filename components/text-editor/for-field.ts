/** A sentence that is for a field of the card: what is said of it, and the text without it. */
import type { FieldSaid } from "../../engine/cards/field-said.ts";

/** The sentence that names the field. */
export const forField = (sentence: string, { label }: FieldSaid): string =>
  `“${sentence.trim().replace(/[.]$/u, "")}” is no rules text: this card has a field for it, “${label}”`;

/** A text without a sentence, and without the line of it where nothing else is on it. */
export function withoutSentence(text: string, near: number, sentence: string): string {
  const found = text.lastIndexOf(sentence, near);
  const from = found < 0 ? text.indexOf(sentence) : found;
  const [before, after] = [text.slice(0, from), text.slice(from + sentence.length)];
  const isOwnLine = /(?:^|\n)\s*$/u.test(before) && /^[.;]?\s*(?:\n|$)/u.test(after);
  return isOwnLine
    ? (before + after.replace(/^[.;]?[^\S\n]*\n?/u, "")).trimEnd()
    : `${before.trimEnd()} ${after.replace(/^[.;]?\s*/u, "")}`.trim();
}
