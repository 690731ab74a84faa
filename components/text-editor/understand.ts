/** What a text is understood as: what the editor, its blocks and the panels beside it all show. */
import {
  type Language,
  type LooseReading,
  type OnCard,
  readLoosely,
  readText,
  type TextReading,
  type Word,
  wordsOf,
} from "../../engine/language/index.ts";

/** A text with what it is understood as. */
export type Understanding = {
  readonly language: Language;
  readonly text: string;
  readonly reading: TextReading;
  readonly words: readonly Word[];
  /** Of a text that is not understood as it stands: what it means in other words, or may mean. */
  readonly loose?: LooseReading;
  /** Of the card that it is on. */
  readonly name?: string | undefined;
  readonly kind?: string | undefined;
};

/** Reads a text; never throws. `card`: what it is on, so that it may call it by its name; absent: only canonical words are read. */
export function understand(language: Language, text: string, card?: OnCard): Understanding {
  const reading = readText(language, text);
  const known = { language, text, reading, words: wordsOf(language, reading) };
  return card === undefined || reading.problems.length === 0
    ? known
    : { ...known, loose: readLoosely(language, text, card, reading), name: card.name, kind: card.kind };
}
