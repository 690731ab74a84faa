/** What a text is understood as: what the editor, its blocks and the panels beside it all show. */
import { type Language, readText, type TextReading, type Word, wordsOf } from "../../engine/language/index.ts";

/** A text with what it is understood as. */
export type Understanding = {
  readonly language: Language;
  readonly text: string;
  readonly reading: TextReading;
  readonly words: readonly Word[];
};

/** Reads a text; never throws. */
export function understand(language: Language, text: string): Understanding {
  const reading = readText(language, text);
  return { language, text, reading, words: wordsOf(language, reading) };
}
