/** “It” and “its”: the card that the text speaks of, or this one. Every way is tried; which of them can be meant shows when they are read. */

const PRONOUN = /(?<![\p{L}\d#-])(it|he|she|him|its|hers?|his)(?![\p{L}\d'-])/giu;
const MOST = 4;

/** “It is your turn”, “its owner's hand” are said so. */
const FIXED =
  /^(?:it is (?:not )?(?:your|an opponent's|the) (?:turn|\p{L}+ phase|first|second|third|last)|it is (?:on|heads|tails|odd|even|\d+)(?=[.,;]|$| or )|its types?(?=[.,;]|$)|its owner's|its controllers?'s? next)/iu;
/** “This cannot attack unless its controller pays 2M” is said so too. */
const CONTROLLER = /^its controller pays /iu;
const UNLESS = /cannot attack unless $/iu;
/** “Sell a card for twice its …” is said so. */
const SOLD = /(?<!\p{L})sells? [^.:]* for (?:half|twice) $/iu;

/** A text with its pronouns said out, in each way that can be meant; the ways that nobody would think of stand apart. */
export type SaidOut = { readonly likely: readonly string[]; readonly unlikely: readonly string[] };

/** The text with each pronoun said out; the text itself where it has none. `isEvent`: the card is gone when its text is carried out. */
export function pronounsIn(text: string, isEvent = false): SaidOut {
  const places = [...text.matchAll(PRONOUN)].filter(
    ({ index }) =>
      !FIXED.test(text.slice(index)) &&
      !SOLD.test(text.slice(0, index)) &&
      !(CONTROLLER.test(text.slice(index)) && UNLESS.test(text.slice(0, index))),
  );
  if (places.length === 0) return { likely: [text], unlikely: [] };
  const said = (way: number) => {
    let out = "";
    let from = 0;
    places.forEach(({ index, 0: word }, n) => {
      const owns = /^(?:its|hers?|his)$/iu.test(word) && /^ \p{L}/u.test(text.slice(index + word.length));
      const own = speaksOfHost(text, index) ? "the host" : "this";
      const owned = own === "this" ? "this card's" : "the host's";
      const one = isThis(way, n) ? (owns ? owned : own) : owns ? "that card's" : "that card";
      out += text.slice(from, index) + one;
      from = index + word.length;
    });
    return out + text.slice(from);
  };
  const all = places.length > MOST ? [0, 2 ** places.length - 1] : Array.from({ length: 2 ** places.length }, (_, way) => way);
  const open = all.filter((way) => places.every(({ index }, n) => !isThis(way, n) || (!isEvent && speaksOfThis(text, index))));
  const odd = (way: number) =>
    places.some(({ index }, n) => isThis(way, n) && (isInItsClause(text, index) || isOfFound(text, index) || isOfChosen(text, index)));
  return { likely: open.filter((way) => !odd(way)).map(said), unlikely: open.filter(odd).map(said) };
}

/** Whether the n-th pronoun is this card in a way to say them out. */
const isThis = (way: number, n: number): boolean => ((way >> n) & 1) === 1;

const THIS = /(?<!\p{L})(?:this|the host)(?! (?:turn|way|game|phase|combat))(?!\p{L})/iu;
/** Keywords before a sentence speak of nothing. */
const ONLY_KEYWORDS = /^(?!.*(?<!\p{L})(?:target|cards?|an?|each|all|that|those)(?!\p{L}))(?:[\p{L}:#-]+(?: [\p{L}\d:#-]+){0,2}[.] ?)*$/iu;
/** Several cards are no “it”. */
const NOTHING_ELSE =
  /^(?!.*(?<!\p{L})(?:target|an?|another|that|the|card|top|each|1|one|player|opponent|[^. ]*'s)(?!\p{L})).*(?<!\p{L})(?:to|of|on|under|from|beneath|with|near) $/isu;
const CONDITION = /^(?:as long as|while|if|for each [^.,]*,) ?$/iu;
/** “When it is destroyed, …” opens a line, or stands behind keywords: nothing else has been spoken of. */
const OPENS =
  /^(?!.*(?<!\p{L})(?:target|cards?|an?|each|all|that|those)(?!\p{L}))(?:[\p{L}:#-]+(?: [\p{L}\d:#-]+){0,2}[.] )*(?:when|whenever) $/iu;

/** Whether the line has spoken of this card before a place, or of nothing at all: otherwise nobody would take it for this one. */
function speaksOfThis(text: string, at: number): boolean {
  const before = text.slice(text.lastIndexOf("\n", at - 1) + 1, at);
  if (speaksOfTwo(before) || speaksOfTop(before)) return false;
  return (
    THIS.test(before) ||
    NOTHING_ELSE.test(before) ||
    ONLY_KEYWORDS.test(before) ||
    (CONDITION.test(before) && THIS.test(text.slice(at))) ||
    OPENS.test(before)
  );
}

/** Whether the sentence before a place named two cards, or another beside this one: “it” is not surely this one. */
const speaksOfTwo = (before: string): boolean =>
  /(?<!\p{L})target \p{L}[^.\n]*? (?:to|under|with|and) (?:(?:target|an?|another) \p{L}|this(?!\p{L}))[^.\n]*[.] $/iu.test(before);

/** Whether a card that lies somewhere was named after this one: “If the top card of your deck is a character, put it …”. */
const speaksOfTop = (before: string): boolean => /(?<!\p{L})if the (?:top|bottom|last) card of [^.:\n]*, [^.:\n]*$/iu.test(before);

/** Whether the text has spoken of the host before a place, and not of this card: then “it” is the host. */
function speaksOfHost(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return (
    /(?<!\p{L})(?:the host(?!\p{L})|bond: [^.\n]+[.] )/iu.test(before) &&
    !/(?<!\p{L})this(?! (?:turn|way|game|phase|combat))(?!\p{L})/iu.test(before)
  );
}

/** Where a part of a sentence begins. */
const MARKS: readonly string[] = [",", ".", ":", "\n", " when ", " whenever ", " while ", " as long as ", " until "];

/** Whether the part of the sentence says “this” too: then it would say “this” twice, not “it”. */
const isInItsClause = (text: string, at: number): boolean =>
  THIS.test(text.slice(Math.max(...MARKS.map((mark) => text.lastIndexOf(mark, at - 1))) + 1, at)) ||
  /^it is (?:docked|bonded|next|adjacent) (?:to|under) (?:this|the host)(?!\p{L})/iu.test(text.slice(at));

/** What is done with a card that was looked for or looked at is done with that one. */
const isOfFound = (text: string, at: number): boolean =>
  /(?<!\p{L})(?:search(?:es)?|reveals?|looks? at)(?!\p{L})[^\n]*(?:[,.]| and| then) [^\n.]*(?:reveal|put|deploy|play|take|discard|add|annihilate|destroy|cross|buy|draw|keep|show)s? $/iu.test(
    text.slice(0, at),
  );

/** “Choose a card. It …” speaks of the chosen one. */
const isOfChosen = (text: string, at: number): boolean => /(?<!\p{L})chooses? an? [^.\n]+[.] $/iu.test(text.slice(0, at));
