/** “It” and “its”: the card that the text speaks of, or this one. Every way is tried; which of them can be meant shows when they are read. */

const PRONOUN = /(?<![\p{L}\d#-])(it|he|she|him|its|hers?|his)(?![\p{L}\d'-])/giu;
const MOST = 4;

/** “It is your turn”, “its owner's hand” are said so. */
const FIXED = /^(?:it is (?:not )?your turn|its owner's)/iu;

/** The text with each pronoun said out; the text itself first where it has none. */
export function pronounsIn(text: string): readonly string[] {
  const places = [...text.matchAll(PRONOUN)].filter(({ index }) => !FIXED.test(text.slice(index)));
  if (places.length === 0) return [text];
  const said = (choose: (n: number) => "this" | "that") => {
    let out = "";
    let from = 0;
    places.forEach(({ index, 0: word }, n) => {
      const owns = /^(?:its|hers?|his)$/iu.test(word) && /^ \p{L}/u.test(text.slice(index + word.length));
      const one = choose(n) === "this" ? (owns ? "this card's" : "this") : owns ? "that card's" : "that card";
      out += text.slice(from, index) + one;
      from = index + word.length;
    });
    return out + text.slice(from);
  };
  const ways: readonly number[] =
    places.length > MOST ? [0, 2 ** places.length - 1] : Array.from({ length: 2 ** places.length }, (_, way) => way);
  const open = ways.filter((way) => places.every(({ index }, n) => ((way >> n) & 1) === 0 || speaksOfThis(text, index)));
  return open.map((way) => said((n) => (((way >> n) & 1) === 1 ? "this" : "that")));
}

/** Whether the line has spoken of this card before a place: otherwise nobody would take it for this one. */
function speaksOfThis(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  return /(?<!\p{L})(?:this|the host)(?! (?:turn|way|game|phase|combat|one\b))(?!\p{L})/iu.test(line) || /^(?:[^.]*[.] )?$/u.test(line);
}
