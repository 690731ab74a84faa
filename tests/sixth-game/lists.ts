/** The lines by which Emberwick joins the studio: one in each list module, and nothing else. */

/** `line` goes behind the last entry of the list that the module exports; `import` behind the last of its imports. */
export type ListLine = { readonly file: string; readonly import?: string; readonly line: string };

export const LIST_LINES: readonly ListLine[] = [
  { file: "engine/cards/game-ids.ts", line: '"emberwick",' },
  {
    file: "engine/games/lists/about.ts",
    import: 'import { EMBERWICK_ABOUT } from "../emberwick/about.ts";',
    line: "emberwick: EMBERWICK_ABOUT,",
  },
  {
    file: "engine/games/lists/definitions.ts",
    import: 'import { EMBERWICK } from "../emberwick/index.ts";',
    line: "emberwick: EMBERWICK,",
  },
  {
    file: "engine/games/lists/vocabularies.ts",
    import: 'import { emberwickVocabularies } from "../emberwick/texts/vocabulary.ts";',
    line: "emberwick: emberwickVocabularies,",
  },
  {
    file: "engine/games/lists/rules.ts",
    import: 'import { openEmberwick } from "../emberwick/open.ts";',
    line: "emberwick: openEmberwick,",
  },
  {
    file: "engine/games/lists/examples.ts",
    import: 'import { EMBERWICK_EXAMPLE } from "../emberwick/example.ts";',
    line: "emberwick: EMBERWICK_EXAMPLE,",
  },
  {
    file: "faces/lists/faces.ts",
    import: 'import { EMBERWICK_FACES } from "../emberwick/index.ts";',
    line: "emberwick: EMBERWICK_FACES,",
  },
  { file: "faces/lists/art.ts", import: 'import { emberwickArt } from "../emberwick/art.ts";', line: "emberwick: emberwickArt," },
  {
    file: "components/games/lists/kind-marks.ts",
    import: 'import { EMBERWICK_MARKS } from "../emberwick/kind-marks.ts";',
    line: "emberwick: EMBERWICK_MARKS,",
  },
];
