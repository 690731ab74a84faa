/** The reading of the editor's text: part of the editor's state, so that tokens, problems and completions are of the same text. */
import { Facet, StateField } from "@codemirror/state";
import type { Language, OnCard } from "../../engine/language/index.ts";
import { type Understanding, understand } from "./understand.ts";

export const languageOf = Facet.define<Language, Language | undefined>({ combine: ([language]) => language });

/** What is known of the card that the text is on; a definition is on none, and only its canonical words are read. */
export const cardOf = Facet.define<OnCard | undefined, OnCard | undefined>({ combine: ([card]) => card });

/** Computed with each change, within one frame (`npm run bench`: editor). */
export const understanding = StateField.define<Understanding | undefined>({
  create(state) {
    const language = state.facet(languageOf);
    return language && understand(language, state.doc.toString(), state.facet(cardOf));
  },
  update(known, { state, docChanged, startState }) {
    const language = state.facet(languageOf);
    const card = state.facet(cardOf);
    const isSame = known && !docChanged && known.language === language && startState.facet(cardOf) === card;
    if (!language || isSame) return language && known;
    return understand(language, state.doc.toString(), card);
  },
});
