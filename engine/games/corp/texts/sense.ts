/** Which headings each kind of card has: what stands under another, or under none, is never carried out. */
import type { Sense, Tree } from "../../../language/index.ts";

const BOXES: Readonly<Record<string, readonly string[]>> = {
  asset: ["profits", "upkeep", "upkeepPay", "pool", "cards"],
  action: ["before", "beforeTwo", "defender", "lost", "played", "any", "own"],
  runner: [],
  security: [],
};
const NAMES: Readonly<Record<string, string>> = {
  asset: "an asset",
  action: "an action card",
  runner: "a runner",
  security: "a security card",
};

export const CORP_SENSE: Sense = {
  of: ({ kind }) => ({
    instructions: BOXES[kind] === undefined,
    ways: kind === "action" ? { when: "Your turn:" } : kind === "asset" ? { when: "Upkeep:" } : undefined,
    never: (part) => never(kind, part),
  }),
  kindFor: (abilities) =>
    abilities.some(({ lines }) => lines.some((line) => BOXES["action"]?.includes(headingOf(line) ?? "") ?? false)) ? "action" : "asset",
};

function headingOf({ holes: { h } }: Tree): string | undefined {
  return typeof h === "object" && h.is.startsWith("heading.") ? h.is.slice("heading.".length) : undefined;
}

const LASTING: ReadonlySet<string> = new Set("line.static line.while line.whenLimited line.when line.at line.atLimited".split(" "));

function never(kind: string, part: Tree): string | undefined {
  const boxes = BOXES[kind];
  if (boxes === undefined) return undefined;
  const heading = headingOf(part);
  const isLasting = LASTING.has(part.is);
  if (heading !== undefined ? boxes.includes(heading) : !isLasting || kind === "asset") return undefined;
  return `The game never carries this out: ${NAMES[kind]} ${kind === "action" ? "says first when it is played" : kind === "asset" ? "has no such heading" : "has no text of rules"}`;
}
