/** The reading of the editor's text: part of the editor's state, so that tokens, problems and completions are of the same text. */
import { Facet, StateField } from "@codemirror/state";
import type { Language } from "../../engine/language/index.ts";
import { type Understanding, understand } from "./understand.ts";

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
