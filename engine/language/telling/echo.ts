/** How the engine reads a text, in sentences: what was understood is always shown back, one part a line. */

import type { Language } from "../language.ts";
import type { BoundAbility } from "../reading/bind.ts";
import { expandKeyword, reminderOf } from "../reading/definition.ts";
import { entryOf } from "../tables/grammar.ts";
import { isStandIn, isTree, parts, type Tree } from "../tree.ts";
import { capital, printPhrase } from "./print.ts";

const OPENINGS: Readonly<Record<BoundAbility["kind"], string>> = {
  keyword: "Keyword",
  static: "Always true while the card is in play",
  deck: "True of the deck that the card is in, before the game",
  trigger: "Triggers automatically",
  activated: "Can be used by paying its cost",
  instead: "Replaces what would happen",
  do: "Resolves when the card is played",
  section: "Carried out when its heading says",
  goal: "A condition to meet",
  score: "Points at the end",
};

/** A line of the echo; deeper ones explain the one above. */
export type EchoLine = { readonly depth: number; readonly text: string };

/** The abilities of a text as the engine takes them. */
export function echo(language: Language, abilities: readonly BoundAbility[]): EchoLine[] {
  return abilities.flatMap((ability, i) => [
    { depth: 0, text: `Ability ${i + 1}. ${OPENINGS[ability.kind]}.` },
    ...ability.lines.flatMap((line) => treeLines(language, ability, line, 1)),
  ]);
}

/** The sorts that are steps of their own; what is smaller is told within its step. */
const STEPS: ReadonlySet<string> = new Set(
  "Line Heading GoalHeading ScoreHeading Part Goal Score Points Body Loop May Seq VSeq Act VPe VP PVP Costs Event Static Would Conds Cond Limit Time NextTime Kw GKw".split(
    " ",
  ),
);

/** Lines that ask whether the part before them was done. */
const ASKING: ReadonlySet<string> = new Set(["line.ifYouDo", "line.otherwise"]);

/** What each “for each” counts, and what is done for each of it. */
const COVERING: Readonly<Record<string, (tree: Tree, words: (tree: Tree) => string) => readonly string[]>> = {
  forEach: ({ holes: { v, p } }, words) => (isTree(v) && isTree(p) ? [`“${words(p)}” is counted once, for “${words(v)}” alone.`] : []),
  loop: ({ holes: { g, m } }, words) =>
    isTree(g) && isTree(m) ? [`For each ${words(g)} all of “${words(m)}” is done, one after the other.`] : [],
};

function treeLines(language: Language, ability: BoundAbility, tree: Tree, depth: number): EchoLine[] {
  if (isStandIn(tree)) return [];
  const { grammar, keywords } = language;
  const { construct } = entryOf(grammar, tree);
  const inner = parts(tree).filter((part) => !isStandIn(part) && STEPS.has(entryOf(grammar, part).construct.sort));
  if (construct.sort === "Line" && inner.length === 1 && !ASKING.has(tree.is))
    return inner.flatMap((part) => treeLines(language, ability, part, depth));
  const own = `${capital(printPhrase(grammar, tree, construct.sort))}.`;
  const of = COVERING[tree.is]?.(tree, (value) => printPhrase(grammar, value, entryOf(grammar, value).construct.sort));
  const said = [
    own,
    ...(inner.length > 0
      ? (of ?? (ASKING.has(tree.is) ? [construct.doc] : []))
      : [construct.doc, ...referenceLines(language, ability, tree)]),
  ].join(" ");
  if (keywords.has(tree.is)) {
    const expanded = expandKeyword(grammar, keywords, tree);
    const below = expanded ? echo(language, expanded).map((line) => ({ ...line, depth: line.depth + depth + 1 })) : [];
    return [{ depth, text: `${own} ${reminderOf(grammar, keywords, tree)}` }, ...below];
  }
  return [{ depth, text: said }, ...inner.flatMap((part) => treeLines(language, ability, part, depth + 1))];
}

/** “that card” is “target character”: what each reference of a step refers to. */
function referenceLines(language: Language, ability: BoundAbility, tree: Tree): string[] {
  const { grammar } = language;
  const words = (value: Tree) => printPhrase(grammar, value, entryOf(grammar, value).construct.sort);
  const binding = tree.refers === undefined ? undefined : ability.bindings[tree.refers];
  const own = binding ? [`“${words(tree)}” is “${words(binding.tree)}”.`] : [];
  return [
    ...own,
    ...Object.values(tree.holes).flatMap((hole) => (isTree(hole) && !isStandIn(hole) ? referenceLines(language, ability, hole) : [])),
  ];
}
