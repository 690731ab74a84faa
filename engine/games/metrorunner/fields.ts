/** The fields of a Metrorunner card (MR-1.6 to MR-1.10). Rewards, track steps and ongoing abilities are lines of its text. */
import type { Card } from "../../cards/card.ts";
import { cardFields, type FieldsOf } from "../../cards/fields.ts";

export const KINDS = ["job", "starting-job", "network", "character", "contract", "ai"] as const;
/** Cubes and districts; people read them by the letters K P R O B. */
export const COLOURS = ["black", "purple", "red", "orange", "blue"] as const;
export type Colour = (typeof COLOURS)[number];
export const LETTERS: Readonly<Record<Colour, string>> = { black: "K", purple: "P", red: "R", orange: "O", blue: "B" };
const COLOUR_WORDS: readonly string[] = COLOURS;
/** The number of a colour; -1 for what is none. */
export const colourIndex = (word: string | undefined): number => (word === undefined ? -1 : COLOUR_WORDS.indexOf(word));
/** The twelve outer edges of the grid, clockwise from the top left; each side is counted left to right or top to bottom. */
export const PORTS = ["N1", "N2", "N3", "E1", "E2", "E3", "S1", "S2", "S3", "W1", "W2", "W3"] as const;
const JOBS = ["job", "starting-job"] as const;

export const fields = cardFields({
  district: {
    is: "one",
    of: [...COLOURS, "freelance"],
    unsaid: "freelance",
    on: JOBS,
    label: "District",
    doc: "Where the job is done; freelance jobs can be done anywhere (MR-8.1).",
    search: ["district", "d"],
  },
  cost: {
    is: "numbers",
    keys: COLOURS,
    min: 1,
    sparse: true,
    some: true,
    on: JOBS,
    label: "Resource cost",
    doc: "Cubes to pay by colour (MR-8.3).",
    search: ["cost.{key}"],
  },
  cubes: { is: "derived", type: "number", label: "Resource cost, sum", search: ["cost", "c"], from: cubes },
  core: {
    is: "set",
    of: PORTS,
    exactly: 2,
    on: ["network"],
    label: "Core nodes",
    doc: "The two nodes that a hack connects (MR-11.14).",
    search: ["core"],
  },
  alpha: { is: "set", of: PORTS, on: ["network"], label: "Alpha nodes", search: ["alpha"] },
  beta: { is: "set", of: PORTS, on: ["network"], label: "Beta nodes", search: ["beta"] },
  spaces: {
    is: "number",
    min: 2,
    max: 3,
    on: ["contract"],
    label: "Token spaces",
    doc: "Requirements of the contract (MR-1.9).",
    search: ["spaces"],
  },
  points: {
    is: "number",
    min: 0,
    on: [...JOBS, "contract"],
    label: "Points",
    doc: "At the end of the game (MR-13.1, MR-13.2).",
    search: ["points", "vp"],
  },
});

export type MetrorunnerFields = FieldsOf<typeof fields>;
/** The fields of a card that was checked when it was loaded. */
export const metrorunner = (card: Pick<Card, "fields">): MetrorunnerFields => card.fields as MetrorunnerFields;

/** Null for cards that cost nothing because they are no jobs. */
function cubes(card: Card): number | null {
  const { cost } = metrorunner(card);
  return cost ? Object.values(cost).reduce((sum, n) => sum + n, 0) : null;
}
