/** What stands in the editor as it is read: part of the editor's state, so that tokens, problems and completions are of the same text. */
import { Facet, StateField } from "@codemirror/state";
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

export const languageOf = Facet.define<Language, Language | undefined>({ combine: ([language]) => language });

/** Computed with each change, within one frame (`npm run bench`: editor). */
export const understanding = StateField.define<Understanding | undefined>({
  create(state) {
    const language = state.facet(languageOf);
    return language && understand(language, state.doc.toString());
  },
  update(known, { state, docChanged }) {
    const language = state.facet(languageOf);
    if (!language || (known && !docChanged && known.language === language)) return language && known;
    return understand(language, state.doc.toString());
  },
});
