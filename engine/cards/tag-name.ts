/** A tag as it is printed, from what was typed: one word behind a #. Empty when nothing is left. */
export function tagName(typed: string): string {
  const word = typed.replace(/[^\p{L}\p{N}-]/gu, "");
  return word === "" ? "" : `#${word.replace(/^./u, (letter) => letter.toUpperCase())}`;
}
