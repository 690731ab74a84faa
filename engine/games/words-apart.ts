/** What options are called where they are named alone, without the list that they stand in. */
import type { SceneOption } from "./scene.ts";

/** The words of each option. Where several are called alike, what stands under each is said too: “Clerk (Yours. IQ 2)”. */
export const wordsApart = (options: readonly Pick<SceneOption, "words" | "hint">[]): readonly string[] =>
  options.map(({ words, hint }) =>
    hint !== undefined && options.some((other) => other.words === words && other.hint !== hint) ? `${words} (${hint})` : words,
  );
