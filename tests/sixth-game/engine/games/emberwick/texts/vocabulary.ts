/** The words of Emberwick's card texts, beside those of the core. */
import { construct, type KeywordRow, keywordVocabulary, type Vocabulary } from "../../../language/index.ts";
import { LACKS, RUNS, TEXT_RULES } from "./runs.ts";

const EMBERWICK_VOCABULARY: Vocabulary = {
  id: "emberwick",
  imports: ["core", "emberwick keywords"],
  constructs: [
    construct("Noun", "noun.lantern", "(lantern|lanterns)", "A lantern that hangs in the house (EW-5.5).", "each lantern"),
    construct("VP", "walk", "(walk|walks) {n:INT} (step|steps)@n", "Along the street; the last step wins (EW-5.1).", "walk 2 steps", {
      weight: 2,
    }),
    construct("VP", "snuff", "(snuff|snuffs) {c:CardsL}", "A lantern goes from its window to the discard (EW-5.2).", "snuff a lantern"),
  ],
  finds: { walk: "does:walk", snuff: "does:snuff" },
  runs: RUNS,
  lacks: LACKS,
  textRules: TEXT_RULES,
  foreign: { stride: "walk", extinguish: "snuff", extinguishes: "snuffs", lamp: "lantern", lamps: "lanterns" },
};

/** What Emberwick's language is composed of, beside the core: with the keywords of a content, which stand on cards only. */
export const emberwickVocabularies = (rows: readonly KeywordRow[]): readonly Vocabulary[] => [
  EMBERWICK_VOCABULARY,
  keywordVocabulary(
    "emberwick keywords",
    rows.map((row) => ({ ...row, given: false })),
  ),
];
