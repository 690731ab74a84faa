/** Which boxes each kind of card has: text in another box, or in none, is never carried out. */
import type { Sense, Tree } from "../../../language/index.ts";

const BOXES: Readonly<Record<string, readonly string[]>> = {
  agent: ["Activation", "Promotion", "Boost"],
  verse: ["Mission", "Bonus", "End"],
  necroverse: ["Minimum", "Global", "Maximum"],
  objective: ["End"],
  location: ["Setup", "Play"],
};

const NAMES: Readonly<Record<string, string>> = {
  agent: "an Agent",
  verse: "a Verse",
  necroverse: "a Necroverse",
  corruption: "a Corruption card",
  objective: "an Objective",
  title: "a Title",
  boost: "a Boost card",
  location: "a Location",
};

export const VIRTUAL_REVOLUTION_SENSE: Sense = {
  of: ({ kind }) => {
    const [box] = BOXES[kind] ?? [];
    const ways = box === undefined ? undefined : { when: `${kind === "verse" ? "Bonus" : box}:` };
    return { instructions: box === undefined, ways, never: (part) => never(kind, part) };
  },
  kindFor: (abilities) => {
    const headings = abilities.flatMap(({ lines }) => lines.flatMap((line) => headingOf(line) ?? []));
    const [kind] = Object.entries(BOXES).find(([, boxes]) => headings.length > 0 && headings.every((box) => boxes.includes(box))) ?? [];
    return kind ?? "title";
  },
};

/** The heading of a line, as it is written; undefined where the line has none. */
function headingOf({ holes: { h } }: Tree): string | undefined {
  if (typeof h !== "object" || !h.is.startsWith("heading.")) return undefined;
  const name = h.is.slice("heading.".length);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** Kinds that lie in play and answer moments. */
const ANSWERS: ReadonlySet<string> = new Set(["agent", "verse", "title"]);

function never(kind: string, part: Tree): string | undefined {
  const heading = headingOf(part);
  const boxes = BOXES[kind] ?? [];
  if (heading !== undefined && !boxes.includes(heading)) {
    const has = boxes.length === 0 ? "its text has no heading" : `it has ${boxes.join(", ")}`;
    return `The game never carries this out: ${NAMES[kind] ?? "this card"} has no box “${heading}”; ${has}`;
  }
  if ((part.is === "line.when" || part.is === "line.at" || part.is === "line.whenLimited") && !ANSWERS.has(kind))
    return `The game never carries this out: ${NAMES[kind] ?? "this card"} answers no moments (VR-R108)`;
  const keyword = { "kw.priority": "corruption", "kw.simultaneous": "necroverse" }[part.is];
  return keyword === undefined || keyword === kind ? undefined : `Only ${NAMES[keyword]} can have this`;
}
