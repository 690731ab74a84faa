/** Which sentences of a text belong to one ability: decided by their shapes and the paragraph alone, never by the card. */
import type { Tree } from "../tree.ts";

export type AbilityKind = "keyword" | "static" | "deck" | "trigger" | "activated" | "instead" | "do" | Section;
/** What follows a heading or modifies an action: instructions, goals, scoring. */
export type Section = "section" | "goal" | "score";

export type Ability = {
  readonly kind: AbilityKind;
  /** Lines in order; the first one opened the ability. */
  readonly lines: readonly Tree[];
};

const OPENS: Readonly<Record<string, AbilityKind | "continues">> = {
  "line.keyword": "keyword",
  "line.static": "static",
  "line.deck": "deck",
  "line.while": "static",
  "line.unless": "static",
  "line.when": "trigger",
  "line.at": "trigger",
  "line.whenLimited": "trigger",
  "line.atLimited": "trigger",
  "line.activated": "activated",
  "line.limited": "activated",
  "line.usedIf": "activated",
  "line.limitedIf": "activated",
  "line.anyPlayer": "activated",
  "line.anyOpponent": "activated",
  "line.instead": "instead",
  "line.insteadIf": "instead",
  "line.insteadLimited": "instead",
  "line.do": "do",
  "line.ifYouDo": "continues",
  "line.otherwise": "continues",
  "line.section": "section",
  "line.with": "section",
  "line.goal": "goal",
  "line.goals": "goal",
  "line.score": "score",
};

/** The kinds that carry something out, so that an instruction can continue them. */
const CARRIES_OUT: ReadonlySet<AbilityKind> = new Set(["trigger", "activated", "instead", "do", "section"]);

/**
 * The abilities of the lines of one paragraph. An instruction continues the last ability that carries something out, if there is one;
 * “If you do” and “Otherwise” must: the lines that cannot are returned as `orphans`.
 */
export function abilitiesOf(lines: readonly Tree[]): { readonly abilities: readonly Ability[]; readonly orphans: readonly Tree[] } {
  const abilities: { kind: AbilityKind; lines: Tree[] }[] = [];
  const orphans: Tree[] = [];
  for (const line of lines) {
    const kind = OPENS[line.is];
    const before = abilities.findLast((ability) => CARRIES_OUT.has(ability.kind));
    if (kind === undefined) throw new Error(`${line.is} is not a sentence`);
    if (before && (kind === "do" || kind === "continues")) before.lines.push(line);
    else if (kind === "continues") orphans.push(line);
    else abilities.push({ kind, lines: [line] });
  }
  return { abilities, orphans };
}
