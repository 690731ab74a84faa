/** What can be written next at a place in a text: the same items that explain an error, at the end of what stands before the cursor. */

import type { Language } from "../language.ts";
import { notCarriedOut } from "../machine/own.ts";
import { MAX_LETTERS, sentencesOf } from "../reading/sentence.ts";
import { keyOf, type Token } from "../reading/token.ts";
import type { Item } from "../tables/construct.ts";
import { exampleOf, labelOf } from "../tables/sort.ts";
import { attempt, openings, phraseOf, templateOf, wantedForms } from "./expect.ts";

export type Completion = {
  /** What to write in place of the text from `from` to the cursor: the words up to the next hole. */
  readonly text: string;
  /** The same with the rest of the phrase, its holes as gaps: "deal ‹damage› to ‹cards›". */
  readonly insert: string;
  readonly from: number;
  /** The whole phrase that it begins or goes on with, with its holes. */
  readonly phrase: string;
  readonly doc: string;
  readonly example: string;
};

/** Completions at a cursor, those that finish a phrase under way first. Half a word before the cursor filters. */
export function complete(language: Language, text: string, cursor: number = text.length): Completion[] {
  if (text.length > MAX_LETTERS) return [];
  const before = text.slice(text.lastIndexOf("\n", cursor - 1) + 1, cursor);
  const offset = cursor - before.length;
  const last = sentencesOf(before, language.lex).at(-1);
  const ended = last === undefined || before.slice(last.from).trimEnd().endsWith(".");
  const tokens = ended ? [] : [...last.tokens];
  const half = /[\p{L}\d#+"'-]$/u.test(before) ? tokens.pop() : undefined;
  const from = offset + (half?.from ?? before.length);
  const given = half ? keyOf(half.text) : "";
  const begun = next(language, tokens).filter(({ text: word }) => keyOf(word).startsWith(given) || word.toLowerCase().startsWith(given));
  // Behind a whole word only a mark can follow without a blank.
  const marks = half ? next(language, [...tokens, half]).filter(({ text: word }) => /^[.,:;']/.test(word)) : [];
  const found = [...begun.map((completion) => ({ ...completion, from })), ...marks.map((completion) => ({ ...completion, from: cursor }))];
  return plainestFirst([...new Map(found.map((completion) => [`${completion.text} ${completion.phrase}`, completion])).values()]);
}

/** Of those that begin with the same words the shortest is meant most often: "draws ‹a number of cards›" stands before what else one draws. Others stay where they are. */
function plainestFirst(found: readonly Completion[]): Completion[] {
  const alike = new Map<string, Completion[]>();
  for (const one of found.toSorted((a, b) => a.insert.length - b.insert.length)) alike.set(one.text, [...(alike.get(one.text) ?? []), one]);
  return found.map((one) => alike.get(one.text)?.shift() ?? one);
}

/** What a complete sentence offers. */
const STOP = { text: ".", insert: ".", phrase: ".", doc: "The sentence is complete.", example: "." };

/** What comes next; of phrases only those that the game can carry out. */
function next(language: Language, tokens: readonly Token[]): Omit<Completion, "from">[] {
  const { grammar } = language;
  const lacking = notCarriedOut(language);
  const tried = attempt(grammar, tokens);
  const { whole, furthest, pending } = tried;
  if (furthest < tokens.length && whole.length === 0) return [];
  const wanted = wantedForms(grammar, tried);
  const here = pending
    .filter(({ at, rule }) => at === tokens.length && !lacking.has(rule.source.id))
    .map((item) => (isOwn(item.item) ? { ...item, forms: item.forms & wanted(item.rule.sort, item.from) } : item));
  const words = here.flatMap(({ rule, item, forms }) =>
    item.is === "hole" ? [] : offers(rule.items.slice(rule.items.indexOf(item)), forms, rule.source),
  );
  const holes = here.flatMap(({ item, forms }) => (item.is === "hole" ? [{ sort: item.sort, forms }] : []));
  const starts = tokens.length === 0 ? [{ sort: "Line", forms: 3 } as const] : holes;
  const opened = openings(grammar, starts).flatMap((opening) => {
    if ("rule" in opening && lacking.has(opening.rule.source.id)) return [];
    if ("rule" in opening) return offers(opening.rule.items, opening.forms, opening.rule.source);
    const { terminal } = opening;
    const example = exampleOf(terminal);
    return [{ text: example, insert: example, phrase: `‹${labelOf(terminal)}›`, doc: labelOf(terminal), example }];
  });
  return [...(whole.length > 0 ? [STOP] : []), ...words, ...opened];
}

/** Whether an item takes the form of its whole phrase. */
const isOwn = (item: Item): boolean => (item.is === "hole" && item.form === "own") || (item.is === "inflected" && item.by === undefined);

/** The words up to the next hole, and the phrase that they belong to, in each form that would agree. */
function offers(
  items: readonly Item[],
  forms: number,
  source: { readonly doc: string; readonly example: string },
): Omit<Completion, "from">[] {
  const hole = items.findIndex(({ is }) => is === "hole");
  const first = hole < 0 ? items : items.slice(0, hole);
  const each = [1, 2].filter((form) => (forms & form) !== 0);
  return each.map((form) => ({
    text: phraseOf(first, form),
    insert: templateOf(items, form),
    phrase: phraseOf(items, form),
    doc: source.doc,
    example: source.example,
  }));
}
