/** Which boxes each kind of card has: what stands in another box, or in none, is never carried out. */
import type { Sense, Tree } from "../../../language/index.ts";

const BOXES: Readonly<Record<string, readonly string[]>> = {
  job: ["Reward", "Track", "Ongoing", "End"],
  "starting-job": ["Reward", "Track", "Ongoing", "End"],
  network: ["Core", "Alpha", "Beta", "Placement", "Failure"],
  character: ["Manipulation", "Ongoing"],
  contract: ["End"],
  ai: ["Move", "Left", "Right"],
};

const NAMES: Readonly<Record<string, string>> = {
  job: "a job",
  "starting-job": "a starting job",
  network: "a network",
  character: "a character",
  contract: "a contract",
  ai: "an A.I. card",
};

export const METRORUNNER_SENSE: Sense = {
  of: ({ kind }) => {
    const [box] = BOXES[kind] ?? [];
    return {
      instructions: box === undefined,
      ways: box === undefined ? undefined : { when: `${box}:` },
      never: (part) => never(kind, part),
    };
  },
  kindFor: (abilities) => {
    const headings = abilities.flatMap(({ lines }) => lines.flatMap((line) => headingOf(line) ?? []));
    return Object.keys(BOXES).find((kind) => headings.length > 0 && headings.every((box) => BOXES[kind]?.includes(box))) ?? "job";
  },
};

/** The heading of a line, as it is written; undefined where the line has none. The name of a manipulation stands for that. */
function headingOf({ holes: { h } }: Tree): string | undefined {
  if (typeof h !== "object" || !h.is.startsWith("heading.")) return undefined;
  const name = h.is === "heading.named" ? "manipulation" : h.is.slice("heading.".length);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

function never(kind: string, part: Tree): string | undefined {
  const heading = headingOf(part);
  const boxes = BOXES[kind] ?? [];
  if (heading === undefined || boxes.length === 0 || boxes.includes(heading)) return undefined;
  return `The game never carries this out: ${NAMES[kind]} has no box “${heading}”; it has ${boxes.join(", ")}`;
}
