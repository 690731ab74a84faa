/** The core vocabulary: what card games have in common. */
import type { Vocabulary } from "../language.ts";
import { CORE_FINDS } from "./finds.ts";
import { sentences } from "./lines.ts";
import { nouns } from "./nouns.ts";
import { owners } from "./players.ts";
import { selections } from "./selections.ts";
import { values } from "./values.ts";
import { doing } from "./verbs.ts";
import { CORE_WORDINGS } from "./wordings.ts";

/** Numbers are written with digits. */
const NUMBERS = { one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", seven: "7", eight: "8", nine: "9", ten: "10" };

const OTHER_WORDS = {
  tap: "engage",
  taps: "engages",
  tapped: "engaged",
  untap: "disengage",
  untaps: "disengages",
  untapped: "disengaged",
  exhaust: "engage",
  exhausts: "engages",
  exhausted: "engaged",
  ready: "disengage",
  sacrifice: "destroy",
  sacrifices: "destroys",
  sacrificed: "destroyed",
  kill: "destroy",
  kills: "destroys",
  killed: "destroyed",
  die: "are destroyed",
  dies: "is destroyed",
  trash: "discard",
  trashes: "discards",
  trashed: "discarded",
  gold: "money",
  mana: "money",
  credits: "money",
  coins: "money",
  foe: "opponent",
  enemy: "opponent",
};

export const CORE: Vocabulary = {
  id: "core",
  imports: [],
  constructs: [...sentences, ...doing, ...nouns, ...selections, ...owners, ...values],
  foreign: { ...NUMBERS, ...OTHER_WORDS },
  wordings: CORE_WORDINGS,
  finds: CORE_FINDS,
};
