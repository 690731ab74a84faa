/** Which headings each kind of card has: what stands under another, or under none, is never carried out. */
import { type Sense, type Tree, walk } from "../../../language/index.ts";
import { strangeOn } from "./idle.ts";

const BOXES: Readonly<Record<string, readonly string[]>> = {
  asset: ["profits", "upkeep", "upkeepPay", "pool", "cards", "own", "ownPay"],
  action: ["before", "beforeTwo", "defender", "lost", "played", "any", "own"],
  runner: ["profits", "upkeep", "upkeepPay", "pool", "cards", "own", "ownPay", "skill"],
  security: ["profits", "upkeep", "upkeepPay", "pool", "cards", "own", "ownPay"],
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
    ways: kind === "action" ? { when: "Your turn:" } : BOXES[kind] === undefined ? undefined : { when: "Upkeep:" },
    never: (part) => never(kind, part),
  }),
  kindFor: (abilities) => {
    const parts = abilities.flatMap(({ lines }) => lines.flatMap((line) => [...walk(line)]));
    if (parts.some(({ is }) => OF_RUNNERS.test(is)) || parts.some((one) => headingOf(one) === "skill")) return "runner";
    if (parts.some(({ is }) => OF_SECURITY.test(is) || OF_BOTH.test(is))) return "security";
    return abilities.some(({ lines }) => lines.some((line) => BOXES["action"]?.includes(headingOf(line) ?? "") ?? false))
      ? "action"
      : "asset";
  },
};

function headingOf({ holes: { h } }: Tree): string | undefined {
  return typeof h === "object" && h.is.startsWith("heading.") ? h.is.slice("heading.".length) : undefined;
}

const LASTING: ReadonlySet<string> = new Set("line.static line.while line.whenLimited line.when line.at line.atLimited".split(" "));

/** What only cards of one kind have: a team, or a place in the Security Team. */
const OF_RUNNERS =
  /^(?:team[.]its|its[.].*|crew[.].*|mates[.].*|near[.](?:crew|mates)|save[.]this|this[.](?:joins|inTeam|inGarrison|inBuilding|controls|atHome|withLoot|withoutLoot|alone|notAlone|infiltrates|attacks|isAttacked|sneaks|isSneaked|hacks|meetsTeam|meetsSecurity|meetsType|skill|toGarrison))$/u;
const OF_SECURITY =
  /^(?:met[.].*|keep[.]this|near[.]guards|this[.](?:met|passedBySneak|hacked|attacked|only|noSneak|noHack|noAttack|toTeam))$/u;
const OF_BOTH = /^(?:side[.].*|foe[.].*|foes[.].*|near[.]foes|this[.].*)$/u;

function strange(kind: string, { is }: Tree): string | undefined {
  if (OF_RUNNERS.test(is)) return kind === "runner" ? undefined : "Only a runner is in a team (CORP-8.1)";
  if (OF_SECURITY.test(is)) return kind === "security" ? undefined : "Only a security card is met in an HQ (CORP-13.1)";
  return OF_BOTH.test(is) && kind !== "runner" && kind !== "security"
    ? "Only runners and security cards take part in encounters and are hired (CORP-8.2, CORP-13.2)"
    : undefined;
}

function never(kind: string, part: Tree): string | undefined {
  const boxes = BOXES[kind];
  if (boxes === undefined) return undefined;
  const odd = strange(kind, part) ?? strangeOn(kind, part);
  if (odd !== undefined) return odd;
  const heading = headingOf(part);
  const isLasting = LASTING.has(part.is);
  if (heading !== undefined ? boxes.includes(heading) : !isLasting || kind !== "action") return undefined;
  return `The game never carries this out: ${NAMES[kind]} ${kind === "action" ? "says first when it is played" : "has no such heading"}`;
}
