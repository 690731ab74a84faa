/** Rewrites texts when a word of theirs gets another name: sentences are read, and printed again in the words of a language that has the new name. */
import type { Language } from "../language.ts";
import { readText } from "../reading/read.ts";
import { lex } from "../reading/token.ts";
import { printLine } from "../telling/print.ts";
import { walk } from "../tree.ts";

/** A text after the renaming. `uses`: a part that was understood has the word; `left`: one that was not mentions it and stays as it is. */
export type Rewritten = { readonly text: string; readonly uses: boolean; readonly left: boolean };

/** The ids of the constructs that a keyword is in texts: in each of its printings, and its bare name. */
export const keywordConstructs = (id: string): readonly string[] => [`kw.${id}`, `kw.${id}.with`, `kwname.${id}`];

/**
 * The text with every sentence that has the keyword printed in the words of `to`; other sentences stay letter for letter.
 *
 * @param from the language that the text is written in; `to` is the same language with another name of the keyword
 * @param name what the keyword is called in `from`, to find what mentions it without being understood
 */
export function reprinted(from: Language, to: Language, text: string, keyword: { readonly id: string; readonly name: string }): Rewritten {
  const ids = new Set(keywordConstructs(keyword.id));
  const mentions = mentionsOf(keyword.name);
  let [written, at, uses, left] = ["", 0, false, false];
  for (const sentence of readText(from, text).sentences) {
    const own = text.slice(sentence.from, sentence.to);
    const has = sentence.tree !== undefined && [...walk(sentence.tree)].some(({ is }) => ids.has(is));
    if (!sentence.tree && mentions(own)) left = true;
    if (!sentence.tree || !has) continue;
    uses = true;
    written += text.slice(at, sentence.from) + printLine(to.grammar, sentence.tree);
    at = sentence.to;
  }
  return { text: written + text.slice(at), uses, left };
}

/** Where the words of a name stand in a text, one behind the other and each as a whole. */
function placesOf(name: string, text: string): { readonly from: number; readonly to: number }[] {
  const wanted = lex(name).map(({ key, text }) => key || text);
  const tokens = lex(text);
  return tokens.flatMap((token, i) => {
    const found = tokens.slice(i, i + wanted.length);
    const isName = wanted.length > 0 && wanted.every((word, n) => (found[n]?.key || found[n]?.text) === word);
    return isName ? [{ from: token.from, to: found.at(-1)?.to ?? token.to }] : [];
  });
}

const mentionsOf = (name: string) => (text: string) => placesOf(name, text).length > 0;

/** A definition or a reminder with a keyword called otherwise: they have parameters in braces, so they are rewritten word by word. */
export function reworded(text: string, from: string, to: string): string {
  let [written, at] = ["", 0];
  for (const place of placesOf(from, text)) {
    written += text.slice(at, place.from) + to;
    at = place.to;
  }
  return written + text.slice(at);
}

/** The text with a tag called otherwise, wherever it stands as a word of its own; "a" and "an" follow where the text is understood. `from`, `to`: "#Human". */
export function retagged(language: Language, text: string, from: string, to: string): Rewritten {
  let [written, at, uses] = ["", 0, false];
  for (const token of lex(text)) {
    if (token.kind !== "TAG" || token.text !== from) continue;
    uses = true;
    written += text.slice(at, token.from) + to;
    at = token.to;
  }
  const renamed = written + text.slice(at);
  const before = readText(language, text);
  const isCanonical = before.problems.length === 0 && before.canonical === text;
  return { text: uses && isCanonical ? readText(language, renamed).canonical : renamed, uses, left: false };
}

/** The text with cards called otherwise, wherever their names stand in quotes. `called`: what a card of a name is called now; undefined: as before. */
export function renamed(text: string, called: (name: string) => string | undefined): string {
  let [written, at] = ["", 0];
  for (const token of text.includes('"') ? lex(text) : []) {
    const name = token.kind === "NAME" ? called(token.text.slice(1, -1)) : undefined;
    if (name === undefined) continue;
    written += `${text.slice(at, token.from)}"${name}"`;
    at = token.to;
  }
  return written + text.slice(at);
}
