/**
 * What keywords stand for. A definition is a text of the language with parameters in braces; it is read once, and an argument is put into
 * its tree, never into its words. It has its own bindings: nothing bound outside is seen inside, nor the other way round.
 */

import type { Language } from "../language.ts";
import { entryOf, type Grammar } from "../tables/grammar.ts";
import { type KeywordRow, keywordIds, PARAMETERS, perPrinting, printings } from "../tables/keyword.ts";
import type { Fault } from "../tables/load.ts";
import type { Sort } from "../tables/sort.ts";
import { printLine, printPhrase } from "../telling/print.ts";
import { filled, isTree, type Tree, walk } from "../tree.ts";
import { abilitiesOf } from "./ability.ts";
import { type Binding, type BoundAbility, bindAbility, bindTree } from "./bind.ts";
import { treeOf } from "./edge.ts";
import { chartOf } from "./parse.ts";
import { cutSentences } from "./sentence.ts";
import { type Leaf, lex, type Token } from "./token.ts";

/** A keyword in one of its printings; `abilities` is absent where the rules of the game know what it does. */
export type Keyword = { readonly row: KeywordRow; readonly reminder: string; readonly abilities?: readonly BoundAbility[] };

/** Construct id → keyword. */
export type Keywords = ReadonlyMap<string, Keyword>;

const PARAMETER = /\{(\w+)\}/g;
const parametersIn = (text: string): string[] => [...text.replace("{w}x{h}", "{size}").matchAll(PARAMETER)].map(([, name = ""]) => name);

/** Reads the definitions of all rows; what is wrong with them is listed. */
export function readKeywords(
  grammar: Grammar,
  rows: readonly KeywordRow[],
): { readonly keywords: Keywords; readonly faults: readonly Fault[] } {
  const keywords = new Map<string, Keyword>();
  const faults: Fault[] = [];
  for (const row of rows) {
    const text = row.definition ?? row.reminder ?? "";
    if (row.definition !== undefined && row.reminder !== undefined && row.reminder !== row.definition)
      faults.push({ construct: row.id, message: "has a definition, so its reminder is generated; remove the written one" });
    for (const [i, id] of keywordIds(row).entries()) {
      const reminder = perPrinting(row, text)[i] ?? text;
      if (row.definition === undefined) {
        keywords.set(id, { row, reminder });
        continue;
      }
      const asked = parametersIn(printings(row.print)[i] ?? "");
      const used = parametersIn(reminder);
      for (const name of asked) if (!used.includes(name)) faults.push({ construct: id, message: `does not use its parameter {${name}}` });
      for (const name of used)
        if (!asked.includes(name)) faults.push({ construct: id, message: `uses {${name}}, which is not one of its parameters` });
      const read = readDefinition(grammar, reminder);
      if ("fault" in read) faults.push({ construct: id, message: read.fault });
      else keywords.set(id, { row, reminder, abilities: read.abilities });
    }
  }
  return { keywords, faults: [...faults, ...cycles(keywords)] };
}

function readDefinition(grammar: Grammar, text: string): { readonly abilities: readonly BoundAbility[] } | { readonly fault: string } {
  const lines: Tree[] = [];
  for (const { tokens } of cutSentences(lexDefinition(grammar, text))) {
    const [edge, another] = chartOf(grammar, tokens).whole("Line");
    const words = tokens.map((token) => token.text).join(" ");
    if (!edge) return { fault: `the definition is not understood: “${words}”` };
    if (another) return { fault: `the definition has two readings: “${words}”` };
    lines.push(treeOf(edge, tokens));
  }
  const split = abilitiesOf(lines);
  const bound = split.abilities.map((ability) => bindAbility(grammar, ability));
  const problem = bound.flatMap(({ problems }) => problems)[0]?.message ?? (split.orphans.length > 0 ? "nothing to continue" : undefined);
  return problem === undefined
    ? { abilities: bound.map(({ ability }) => ability) }
    : { fault: `the definition has an unclear reference: ${problem}` };
}

/** The language that definitions are written in: texts of `language` with parameters in braces. What stands in brackets is read as well. */
export const definitionLanguage = (language: Language): Language => ({
  ...language,
  lex: (text) => lexDefinition(language.grammar, text).filter(({ text: mark }) => mark !== "[" && mark !== "]"),
});

/** `{n}` is a number, `{n}M` money, `+{n}` a change; any other parameter stands for a phrase of its sort. */
function lexDefinition(grammar: Grammar, text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  const words = (end?: number) => lex(text.slice(at, end)).map((token) => ({ ...token, from: token.from + at, to: token.to + at }));
  for (const match of text.matchAll(/([+-]?)\{(\w+)\}(M?)/g)) {
    const [written, sign = "", name = "", unit = ""] = match;
    tokens.push(...words(match.index));
    const sort: Sort = PARAMETERS[name] ?? "INT";
    const base = { text: written, from: match.index, to: match.index + written.length };
    if (sort === "INT") tokens.push({ ...base, kind: unit ? "MONEY" : sign ? "SIGNED" : "INT", key: "x", leaf: `${sign}{${name}}` });
    else if (sort === "TAG" || sort === "SIZE") tokens.push({ ...base, kind: sort, key: "", leaf: `{${name}}` });
    else tokens.push({ ...base, kind: "hole", key: [...(grammar.first.get(sort) ?? [])][0] ?? "", hole: { sort, name: `{${name}}` } });
    at = match.index + written.length;
  }
  return [...tokens, ...words()];
}

/** A keyword must not mean itself, not even by way of others. */
function cycles(keywords: Keywords): Fault[] {
  const uses = (id: string): string[] =>
    (keywords.get(id)?.abilities ?? []).flatMap(({ lines }) =>
      lines.flatMap((line) => [...walk(line)].flatMap(({ is }) => (keywords.has(is) ? [is] : []))),
    );
  return [...keywords.keys()].flatMap((id) => {
    const reached = new Set(uses(id));
    for (const other of reached) for (const more of uses(other)) reached.add(more);
    return reached.has(id) ? [{ construct: id, message: "is defined by itself" }] : [];
  });
}

/** The abilities that a printed keyword stands for; undefined where the rules of the game know it, or where the tree is no keyword. */
export function expandKeyword(grammar: Grammar, keywords: Keywords, tree: Tree): readonly BoundAbility[] | undefined {
  const keyword = keywords.get(tree.is);
  return keyword?.abilities?.map((ability) => {
    const given = new Map<string, Tree | Leaf>();
    const added: Binding[] = [];
    for (const [name, argument] of Object.entries(tree.holes)) {
      const bound = isTree(argument) ? bindTree(grammar, argument, ability.bindings.length + added.length) : undefined;
      added.push(...(bound?.bindings ?? []));
      given.set(`{${name}}`, bound?.tree ?? argument);
    }
    const own = ability.bindings.map((binding) => ({ ...binding, tree: filled(binding.tree, given) }));
    return { ...ability, bindings: [...own, ...added], lines: ability.lines.map((line) => filled(line, given)) };
  });
}

/** The text in brackets that explains a printed keyword: its definition with its arguments, or what was written for a built-in one. */
export function reminderOf(grammar: Grammar, keywords: Keywords, tree: Tree): string {
  const expanded = expandKeyword(grammar, keywords, tree);
  if (expanded) return expanded.flatMap(({ lines }) => lines.map((line) => printLine(grammar, line))).join(" ");
  const { holes } = entryOf(grammar, tree);
  const written = keywords.get(tree.is)?.reminder.replace("{w}x{h}", "{size}") ?? "";
  return written.replace(PARAMETER, (_, name: string) => {
    const hole = holes.find((candidate) => candidate.name === name);
    const argument = tree.holes[name];
    return hole && argument !== undefined ? printPhrase(grammar, argument, hole.sort) : name;
  });
}
