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

/** What happens to the card itself, and to which kinds. */
const OWN_MOMENTS: Readonly<Record<string, readonly string[]>> = {
  "event.recruited": ["agent"],
  "event.promotedThis": ["agent"],
  "event.taken": ["verse"],
  "event.discardedThis": ["agent", "verse"],
};

/** Kinds whose text is a “With …” that stands alone: the others have it in a box, or not at all (VR-10.5). */
const ADDS: ReadonlySet<string> = new Set(["boost", "title"]);

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
  if (part.is === "line.with" && NAMES[kind] !== undefined && !ADDS.has(kind)) {
    const instead = kind === "agent" ? " Write “Boost: With …” or “Promotion: With …”" : "";
    return `The game never carries this out: ${NAMES[kind]} adds nothing to Actions by itself (VR-10.5).${instead}`;
  }
  const own = OWN_MOMENTS[part.is];
  if (own !== undefined && NAMES[kind] !== undefined && !own.includes(kind))
    return `The game never carries this out: that happens only to ${own.map((one) => NAMES[one]).join(" or ")} (VR-R108)`;
  if ((part.is === "deployed" || part.is === "player.holder") && NAMES[kind] !== undefined && kind !== "location")
    return "Only a Location is drawn for a slot and dealt to a player (VR-3.5, VR-3.13)";
  if (part.is === "type" && NAMES[kind] !== undefined && kind !== "agent") return "Only an Agent has a type (VR-R19)";
  const keyword = { "kw.priority": "corruption", "kw.simultaneous": "necroverse" }[part.is];
  return keyword === undefined || keyword === kind ? undefined : `Only ${NAMES[keyword]} can have this`;
}
