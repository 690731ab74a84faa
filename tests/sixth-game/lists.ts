/** The lines by which Emberwick joins the studio: one in each list module, and nothing else. */

/** `line` goes behind the last entry of the list that the module exports; `import` behind the last of its imports. */
export type ListLine = { readonly file: string; readonly import?: string; readonly line: string };

export const LIST_LINES: readonly ListLine[] = [
  { file: "engine/cards/game-ids.ts", line: '"emberwick",' },
  {
    file: "engine/cards/deck-sections.ts",
    line: 'emberwick: { keepsake: { name: "Keepsake", key: "p", headings: ["keepsakes"], leads: true }, satchel: { name: "Satchel", key: "s", headings: ["bag"] } },',
  },
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
    file: "engine/games/lists/rules-apart.ts",
    line: 'emberwick: async () => (await import("../emberwick/open.ts")).openEmberwick,',
  },
  {
    file: "engine/games/lists/examples.ts",
    import: 'import { EMBERWICK_EXAMPLE } from "../emberwick/example.ts";',
    line: "emberwick: EMBERWICK_EXAMPLE,",
  },
  {
    file: "engine/games/lists/lobbies.ts",
    import: 'import { EMBERWICK_LOBBY } from "../emberwick/lobby.ts";',
    line: "emberwick: EMBERWICK_LOBBY,",
  },
  {
    file: "faces/lists/backs.ts",
    import: 'import { emberwickBack } from "../emberwick/back.ts";',
    line: "emberwick: emberwickBack,",
  },
  {
    file: "faces/lists/faces.ts",
    import: 'import { EMBERWICK_FACES } from "../emberwick/index.ts";',
    line: "emberwick: EMBERWICK_FACES,",
  },
  { file: "faces/lists/art.ts", import: 'import { emberwickArt } from "../emberwick/art.ts";', line: "emberwick: emberwickArt," },
  {
    file: "components/games/lists/marks.ts",
    import: 'import { EMBERWICK_MARK } from "../emberwick/mark.ts";',
    line: "emberwick: EMBERWICK_MARK,",
  },
  {
    file: "components/games/lists/faces.ts",
    line: 'emberwick: async () => (await import("../../../faces/emberwick/index.ts")).EMBERWICK_FACES,',
  },
  {
    file: "components/games/lists/words.ts",
    line: 'emberwick: async () => (await import("../../../engine/games/emberwick/texts/vocabulary.ts")).emberwickVocabularies,',
  },
  {
    file: "components/games/lists/deck-marks.ts",
    import: 'import { EMBERWICK_CARD_MARKS } from "../emberwick/card-marks.ts";',
    line: "emberwick: EMBERWICK_CARD_MARKS,",
  },
  { file: "components/games/lists/cards-pages.ts", line: 'emberwick: dynamic(() => import("../emberwick/cards.tsx")),' },
  { file: "components/games/lists/tables.ts", line: 'emberwick: dynamic(() => import("../emberwick/table/emberwick-table.tsx")),' },
];
