/** Two spellings that people mean as one: what search, deck import and suggestions compare. */

const LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ß: "ss",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ħ: "h",
  ı: "i",
  ŋ: "n",
};
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const MARKS = /[\p{M}\p{Cf}\p{Cs}]/gu;
const QUOTES = /[‘’‚‛′`´]/g;
const DOUBLE_QUOTES = /[“”„‟″«»]/g;
const DASHES = /[‐‑‒–—―−]/g;

/**
 * Names: lower case, no accents, ligatures spelled out, no punctuation or symbols, no zero-width marks, single blanks.
 * "M.I.C." and "mic" are one, "Æther–Gate" and "aethergate" too. Folding twice changes nothing.
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text;
  return letters(text)
    .replace(/[\p{P}\p{S}\p{C}]/gu, (mark) => (/\s/u.test(mark) ? " " : ""))
    .replace(/\s+/gu, " ")
    .trim();
}

/** Prose: as `fold`, but punctuation and symbols stay (curly quotes and long dashes become plain), so that "+1", "3M:" and "#Human" can be looked for. */
export function foldText(text: string): string {
  return letters(text.replace(QUOTES, "'").replace(DOUBLE_QUOTES, '"').replace(DASHES, "-")).replace(/\s+/gu, " ").trim();
}

/** A value's name without blanks either: "virtual agent", "Virtual-Agent" and "virtualagent" are one. */
export const foldKey = (text: string): string => fold(text).replaceAll(" ", "");

function letters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(/[æœßøđðþłħıŋ]/g, (letter) => LETTERS[letter] ?? letter);
}
