/** The other form of a word, and the smallest edit that makes a sentence understood. Words that carry the content are never added. */
import { type Answer, sentencesFrom, short } from "../faults/answer.ts";
import { farWords, nearWords } from "../faults/spelling.ts";
import type { Language } from "../language.ts";
import { lex, type Token } from "../reading/token.ts";
import type { Grammar } from "../tables/grammar.ts";
import { type Attempt, attempt, wordsAt } from "./expect.ts";

/** A word in its other form: “after 2 it is cards”. Only where the sentence is understood with it. */
export function agreementProblem(language: Language, tokens: readonly Token[], { mismatches }: Attempt): Answer | undefined {
  const others = otherForms(language.grammar);
  for (const { from, end } of [...mismatches].sort((a, b) => b.end - a.end))
    for (const [offset, token] of tokens.slice(from, end).entries())
      for (const other of others.get(token.key) ?? []) {
        const at = from + offset;
        const mended = replaced(tokens, at, 1, other);
        const suggestions = sentencesFrom(language, mended);
        const before = tokens[at - 1];
        if (suggestions.length > 0)
          return {
            message: `${before ? `After “${before.text}” write` : "Write"} “${other}”`,
            suggestions,
            words: [token, token],
            agreement: true,
          };
      }
  return undefined;
}

const OTHER_FORMS = new WeakMap<Grammar, ReadonlyMap<string, ReadonlySet<string>>>();

/** Word → the same word in its other form. */
function otherForms(grammar: Grammar): ReadonlyMap<string, ReadonlySet<string>> {
  const known = OTHER_FORMS.get(grammar);
  if (known) return known;
  const forms = new Map<string, Set<string>>();
  OTHER_FORMS.set(grammar, forms);
  const add = (word: string, other: string) => forms.set(word, (forms.get(word) ?? new Set()).add(other));
  for (const rules of grammar.rules.values())
    for (const { items } of rules)
      for (const item of items) {
        if (item.is !== "inflected") continue;
        add(item.keys[0], item.texts[1]);
        add(item.keys[1], item.texts[0]);
      }
  return forms;
}

const replaced = (tokens: readonly Token[], at: number, count: number, words: string): Token[] => [
  ...tokens.slice(0, at),
  ...lex(words).map((token) => ({ ...token, from: tokens[at]?.from ?? token.from, to: tokens[at]?.to ?? token.to })),
  ...tokens.slice(at + count),
];

/** Words that carry no content, so that one may be added, dropped or changed for another. */
const FUNCTION_WORDS: readonly string[] = "a the to on in into of from with and or at for by is are then its 's , :".split(" ");
/** What is written for another word that sounds like it. */
const SOUNDS: ReadonlyMap<string, string> = new Map([
  ["too", "2"],
  ["to", "2"],
  ["for", "4"],
  ["it", "its"],
  ["there", "their"],
]);
/** What people write beside a number instead of the M of money, and in front of it. */
const MONEY_BEHIND = /^(?:ms?|money|\$|¥|€)$/;
const MONEY_BEFORE = /^[m$¥€](\d{1,6})$/;
const MAX_EDITS = 4;
/** Readings that one sentence may cost; a long one gets fewer. */
const triesFor = (tokens: readonly Token[]): number => (tokens.length > 40 ? 80 : 400);

/** One change of a sentence: the words it replaces, none where it adds, and the words it puts there, none where it drops. */
type Edit = { readonly tokens: Token[]; readonly from: string; readonly to: string; readonly at: number };
type Change = { readonly from: string; readonly to: string; readonly token: Token | undefined };

/** Mends a sentence step by step at the furthest token that was understood; the edit that carries the parser furthest wins. */
export function editProblem(language: Language, tokens: readonly Token[], failed: Attempt): Answer | undefined {
  const changes: Change[] = [];
  let tries = triesFor(tokens);
  let current = tokens;
  let state = failed;
  while (state.whole.length === 0 && changes.length < MAX_EDITS) {
    let best: { readonly edit: Edit; readonly after: Attempt; readonly gain: number } | undefined;
    for (const edit of editsAt(language, current, state)) {
      if (tries-- <= 0) return undefined;
      const after = attempt(language.grammar, edit.tokens);
      // A token that is added or dropped is no progress by itself.
      const gain =
        after.whole.length > 0 ? Number.POSITIVE_INFINITY : after.furthest - edit.tokens.length - (state.furthest - current.length);
      if (gain > (best?.gain ?? 0)) best = { edit, after, gain };
    }
    if (!best) return undefined;
    const { from, to, at } = best.edit;
    changes.push({ from, to, token: current[at] });
    current = best.edit.tokens;
    state = best.after;
  }
  return state.whole.length > 0 ? mended(language, current, changes) : undefined;
}

/** What was changed, and the sentence that it comes to; nothing if the game could not carry it out. */
function mended(language: Language, tokens: readonly Token[], changes: readonly Change[]): Answer | undefined {
  const suggestions = sentencesFrom(language, tokens);
  if (suggestions.length === 0) return undefined;
  const said = changes.map(({ from, to }) => {
    if (from === "") return `“${to}” is missing`;
    return to === "" ? `“${short(from)}” is not needed` : `“${short(from)}” should be “${to}”`;
  });
  const [first] = changes.flatMap(({ token }) => token ?? []);
  const message = `${said.join("; ")}. Did you mean: ${suggestions[0]}`;
  return { message, suggestions, ...(first ? { words: [first, first] } : {}) };
}

/** “3 M” in one word, where it stands at a place. */
function moneyApart(tokens: readonly Token[], at: number): Edit[] {
  const [number, unit] = [tokens[at], tokens[at + 1]];
  if (number?.kind !== "INT" || !unit || !MONEY_BEHIND.test(unit.key)) return [];
  const to = `${number.text}M`;
  return [{ tokens: replaced(tokens, at, 2, to), from: `${number.text} ${unit.text}`, to, at: at + 1 }];
}

/** The edits that are allowed where the reading stopped, the likeliest first. */
function editsAt({ grammar, foreign }: Language, tokens: readonly Token[], { pending, furthest, mismatches, all }: Attempt): Edit[] {
  const at = furthest;
  const token = tokens[at];
  const valid = wordsAt(grammar, furthest === 0 ? all.filter((item) => item.at === 0) : pending);
  if (furthest === 0) for (const key of grammar.first.get("Line") ?? []) valid.add(key);
  const edits: Edit[] = [];
  const instead = (words: string) => token && edits.push({ tokens: replaced(tokens, at, 1, words), from: token.text, to: words, at });
  const isWord = token?.kind === "word" || token?.kind === "unknown";
  if (isWord) for (const word of nearWords(token.key, valid)) instead(word);
  const unit = token?.kind === "INT" ? `${token.text}M` : token?.kind === "MONEY" ? token.text.slice(0, -1) : undefined;
  if (unit !== undefined) instead(unit);
  edits.push(...moneyApart(tokens, at - 1), ...moneyApart(tokens, at));
  if (isWord) {
    const meant = SOUNDS.get(token.key);
    if (meant !== undefined) instead(meant);
    const money = MONEY_BEFORE.exec(token.key)?.[1];
    if (money !== undefined) instead(`${money}M`);
    for (const word of nearWords(token.key, foreign.keys())) instead(foreign.get(word) ?? word);
    // A word by itself is a keyword's name, and names are like each other by chance.
    if (tokens.length > 1) for (const word of farWords(token.key, valid)) instead(word);
  }
  const others = otherForms(grammar);
  for (const mismatch of mismatches.filter(({ end }) => end >= furthest))
    for (const other of others.get(tokens[mismatch.end - 1]?.key ?? "") ?? [])
      edits.push({
        tokens: replaced(tokens, mismatch.end - 1, 1, other),
        from: tokens[mismatch.end - 1]?.text ?? "",
        to: other,
        at: mismatch.end - 1,
      });
  const functionWords = FUNCTION_WORDS.filter((word) => valid.has(word));
  // One of two is never both.
  const isFree = token !== undefined && token.key !== "or" && FUNCTION_WORDS.includes(token.key);
  for (const word of functionWords) {
    // A choice that nobody wrote is none, and two things that are named as one are not two.
    if (word === "or") continue;
    edits.push({ tokens: replaced(tokens, at, 0, word), from: "", to: word, at });
    if (token && isFree && word !== "and") edits.push({ tokens: replaced(tokens, at, 1, word), from: token.text, to: word, at });
  }
  if (token && isFree) edits.push({ tokens: replaced(tokens, at, 1, ""), from: token.text, to: "", at });
  return edits;
}
