/** Whether words that a sentence keeps of what was typed do another job in it: who does something has it done to them, “they” are this, so many are at most so many. */

import type { Language } from "../language.ts";
import { actsIn } from "../nearest/acts.ts";
import { deedsIn } from "../nearest/deeds.ts";
import { inFigures } from "../nearest/kinds-kept.ts";
import { wordsIn } from "../nearest/said-words.ts";
import { stemOf } from "../nearest/stems.ts";

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** The card itself, in a canonical sentence. */
const THIS = /(?<!\p{L})this(?! (?:turn|round|way|game|phase|step|action|hack)(?!\p{L}))(?!\p{L})/iu;
const DONE_TO_THIS =
  /^(?:[^:.]*: )?\p{L}+ this(?! \p{L}+)(?!\p{L})|^(?:[^:.]*: )?\p{L}+ this (?:as|if|when|instead|in|for|to|at)(?!\p{L})/iu;
const ITSELF = word("this|it|its|itself|he|she|him|her|his|host");
/** Others than the card, of whom nothing more is said. */
const OTHERS = word("they|them|themselves|those|these|ones?(?! (?:of|card|more|less)(?!\\p{L}))|another|nobody|no one|everybody|everyone");
/** “Keep one” is not “keep it”. */
const ALONE = /(?<!\p{L})(?:ones?|another|some|two|three)(?=[.,;]|$| (?:back|on|in|into|to|onto|under|from|at|there|here)(?!\p{L}))/iu;
const IT = /(?<!\p{L})(?<!of )(?:it|this|them|those|that|the rest|the (?:top|bottom) cards?)(?!\p{L})/iu;
const THEIR = word("their|his or her|the opponents?['’]?s?|an opponent['’]s|that player['’]s");
const YOUR = word("your|you|yours");
const BOTH = word("both|each|every|all");
const ONE_OF = word("one (?!or more)\\p{L}+|1 of");
const LESS = word("lowest|least|fewest|smallest|cheapest|less|lower|fewer|smaller|lesser|cheaper|below|under|worse");
const GREATER = word("highest|most|largest|greatest|biggest|greater|higher|more|larger|bigger|above|over|better");
/** “3 or more”, “more than 3”: so many, and no change of anything. */
const BOUND = /(?<!\p{L})(?:or (?:more|less|fewer|higher|lower|greater)|(?:more|less|fewer) than \d+|at (?:most|least))(?!\p{L})/giu;
const CEILING = word("up to|at most|or less|or fewer|maximum|no more than|any number|may");
const JOINED = word("and");
const EITHER = word("or");

const bare = (stem: string): string => stem.replace(/~$/u, "");

/** Whether who does something typed only has it done in what is said. */
function isDoneTo(language: Language, written: string, said: string): boolean {
  const [before, after] = [wordsIn(language.lex(written)), wordsIn(language.lex(said))];
  return [...deedsIn(language, after)].some(
    (deed) =>
      after.has(`${deed}~`) && !after.has(deed) && before.has(deed) && ![...before].some((one) => one !== deed && bare(one) === deed),
  );
}

/** “2 Propaganda” are no Propaganda cards. */
function isOfKind(written: string, said: string): boolean {
  return [...written.matchAll(/(?<![\p{L}\d])(?:\d+|each|every|per) (?:more |extra )?(\p{L}+)(?! cards?(?!\p{L}))/giu)].some(
    ([, thing = ""]) => {
      const asKind = new RegExp(`(?<!\\p{L})${thing} cards?(?!\\p{L})`, "iu");
      const alone = new RegExp(`(?<!\\p{L})${thing}(?! cards?)(?!\\p{L})`, "iu");
      return !/^cards?$/iu.test(thing) && asKind.test(said) && !asKind.test(written) && !alone.test(said);
    },
  );
}

/** Whether a word that a sentence keeps has another part in it than in what was typed. `written`: in which the card is “this”. */
export function turnsParts(language: Language, written: string, said: string): boolean {
  const [plain, shown] = [inFigures(written.replace(/[’‘]/gu, "'")), inFigures(said)];
  const only = (pattern: RegExp, other: RegExp) => pattern.test(plain) && !other.test(plain);
  if (isDoneTo(language, plain, said) || isOfKind(plain, shown)) return true;
  if (THIS.test(said) && OTHERS.test(written) && !ITSELF.test(plain)) return true;
  if (/^otherwise(?!\p{L})/iu.test(said) && !/(?<!\p{L})(?:otherwise|else|if not)(?!\p{L})/iu.test(plain)) return true;
  // “Play this as a Mercenary” is not “this and a Mercenary”.
  if (JOINED.test(said) && !JOINED.test(plain) && /(?<!\p{L})(?:as|like) (?:an?|the|if)(?!\p{L})/iu.test(plain)) return true;
  if (givesOtherwise(plain, said)) return true;
  // “Any Virus cards” are not one.
  if (ANY_MANY.test(plain) && !MANY_SAID.test(said)) return true;
  // “Move the Banner back” is not “move the Banner”.
  if (MOVED_BACK.test(plain) && !word("back").test(said)) return true;
  // “Of any cost” is no highest cost.
  if (SUPERLATIVE.test(said) && !SUPERLATIVE.test(plain)) return true;
  const [, chosen] = /(?<!\p{L})an? (\p{L}+) of your choice/iu.exec(plain) ?? [];
  if (chosen !== undefined && word(`your ${chosen}`).test(said)) return true;
  // “They may pay” is not “you may pay”.
  if (/^(?:[^:.]*: )?(?:they|he or she|(?:an|each|your|that) opponents?) (?!control)\p{L}+/iu.test(plain) && !NAMES_OTHERS.test(said))
    return true;
  // “Play this as …” is not “play a Mercenary”.
  if (DONE_TO_THIS.test(plain) && !THIS.test(said) && !word("it").test(said)) return true;
  if (ALONE.test(written) && IT.test(said) && !IT.test(plain)) return true;
  if (only(THEIR, YOUR) && YOUR.test(said) && !THEIR.test(said) && !word("they|them|opponents?|players?").test(said)) return true;
  if (BOTH.test(written) && !BOTH.test(said) && ONE_OF.test(said) && !ONE_OF.test(written)) return true;
  const [typed, shows] = [plain.replace(BOUND, ""), said.replace(BOUND, "")];
  if (LESS.test(typed) && !GREATER.test(typed) && GREATER.test(shows) && !LESS.test(shows)) return true;
  if (GREATER.test(typed) && !LESS.test(typed) && LESS.test(shows) && !GREATER.test(shows)) return true;
  return only(JOINED, EITHER) && joinsOtherwise(plain, said);
}

const ANY_MANY = /(?<!\p{L})any (?!of |other |number |opponents |players )(?:\p{L}+ )?\p{L}+s(?= |[.,;]|$)(?<!ss)/iu;
const MANY_SAID = word("any number|each|all|every|up to|those|cannot|any|\\d+");
const MOVED_BACK = /(?<!\p{L})(?:moves?|moved|goes|go|falls?|pushe?s?)(?: \S+){0,4} back(?:wards?)?(?!\p{L})/iu;
const SUPERLATIVE = word("highest|lowest|most|least|fewest|largest|smallest|richest|poorest|cheapest|best|biggest|greatest|last");
const NAMES_OTHERS = word("they|them|their|opponents?|players?|corps?|controllers?|owners?|each|every|sides?|those|that");
const GIVES = "(?:pays?|gives?|returns?)";
/** “They pay you” is not “pay an opponent”. */
function givesOtherwise(written: string, said: string): boolean {
  const toYou = new RegExp(`(?<!\\p{L})${GIVES} you(?!\\p{L})`, "iu");
  const byYou = new RegExp(`${GIVES}(?: \\S+){0,3} to (?:an|each|target|that) `, "iu");
  if (!toYou.test(written) || toYou.test(said)) return false;
  return (
    byYou.test(said) || (!/(?<!\p{L})(?:you|may) pays?(?!\p{L})/iu.test(written) && /(?:^|[,:] )(?:you may )?pay (?!you)/iu.test(said))
  );
}

/** Whether the same is done to something else than what was named: of “move a River card” nothing is left in “move the marker”. */
export function losesObject(language: Language, written: string, said: string): boolean {
  const after = new Set([...wordsIn(language.lex(said))].map(bare));
  return actsIn(language, written).some(({ deed, things }) => {
    if (!deed || ![...deed.stems].some((stem) => after.has(stem))) return false;
    const [object] = things.filter(({ text }) => text !== deed.text && isBehind(written, deed.text, text));
    if (object === undefined) return false;
    if (![...object.stems].some((stem) => after.has(stem))) return true;
    // “Move equipment” is not “move damage from equipment”.
    const own = new Set(things.flatMap(({ stems }) => [...stems]));
    return actsIn(language, said).some((act) => {
      if (!act.deed || ![...act.deed.stems].some((stem) => deed.stems.has(stem))) return false;
      const [other] = act.things.filter(({ text }) => text !== act.deed?.text && isBehind(said, act.deed?.text ?? "", text));
      if (other === undefined || [...other.stems].some((stem) => own.has(stem))) return false;
      // “An edge tile” is a tile.
      const [, behind = ""] = new RegExp(`${other.text}(?: \\p{L}+)? (?:from|of|to|on|in|for) ([^.,:]+)`, "iu").exec(said) ?? [];
      const there = wordsIn(language.lex(behind));
      return [...object.stems].some((stem) => there.has(stem));
    });
  });
}

const isBehind = (written: string, deed: string, thing: string): boolean => written.indexOf(thing) > written.indexOf(deed);

/** Whether a text has a number that was not written. */
export function bringsNumber(written: string, said: string): boolean {
  const numbers = new Set(inFigures(written).match(/\d+/gu) ?? []);
  const isAbout = (number: string) => [number, `${Number(number) - 1}`, `${Number(number) + 1}`].some((one) => numbers.has(one));
  return (said.match(/(?<![\p{L}\d])\d+(?![\d°])/gu) ?? []).some((number) => number !== "1" && number !== "0" && !isAbout(number));
}

/** “A cube and a token” are both of them. */
function joinsOtherwise(written: string, said: string): boolean {
  const [, one, other] = /(\p{L}+) and (?:an? |\d+ |the )?(?:\p{L}+ )?(\p{L}+)/iu.exec(written) ?? [];
  if (
    one === undefined ||
    other === undefined ||
    !EITHER.test(said) ||
    /(?<!\p{L})or (?:more|less|fewer|higher|lower|greater)(?!\p{L})/iu.test(said)
  )
    return false;
  return word(`${one}s?`).test(said) && !JOINED.test(said);
}

const DENIES = word("not|cannot|can't|never|nobody|nothing|no|without|unless|except|\\p{L}+n't");
const OR_SAID = /(?<!\p{L})or (?!more|less|fewer|higher|lower|greater)/iu;
const DENIES_SAID = word("not|cannot|no|without|unless|only|other than|prevent|ignore|skip|fewer|less|loses?");
/** Whether a sentence no longer denies anything, says “only” no more, or counts what you control where nobody spoke of it. */
export function losesBound(written: string, said: string): boolean {
  const plain = written.replace(/[’‘]/gu, "'");
  if (DENIES.test(plain) && !DENIES_SAID.test(said)) return true;
  // “Put this card under another” is not “put another”.
  if (/^(?:[^:.]*: )?\p{L}+ this card(?!\p{L})/iu.test(plain) && !THIS.test(said)) return true;
  if (word("only").test(plain) && !word("only|no other|other than|cannot").test(said)) return true;
  if ((JOINED.test(said) && !JOINED.test(plain)) || (OR_SAID.test(said) && !EITHER.test(plain)))
    return !/[,;]|(?<!\p{L})(?:then|both|all|any|plus|&)(?!\p{L})/iu.test(plain);
  return word("you control").test(said) && !word("you|your|yours|control\\p{L}*|own").test(plain);
}

const SUBJECT =
  /^(?:\p{Lu}[\p{L} ]{0,24}: ?)*(?:each|every|all|any|other|another|your|their|an?|the|that|those|these|target|no|players?|opponents?|they|whoever|whichever)(?!\p{L})|^\p{L}+(?: \p{L}+)?['’]s(?!\p{L})/iu;
/** Whether a sentence about something else is about the card itself in what is said. */
export const bringsThis = (written: string, said: string): boolean =>
  THIS.test(said) && !THIS.test(written) && !ITSELF.test(written) && SUBJECT.test(written.trim());

/** Numbers that are a ceiling in what is said and were so many: “gain 2”, “up to 2”. */
export function cappedIn(written: string, said: string): readonly string[] {
  if (CEILING.test(written)) return [];
  const typed = new Set(inFigures(written).match(/(?<![\p{L}\d])\d+/gu) ?? []);
  return [...said.matchAll(/(?<!\p{L})(?:up to|at most) (\d+)/giu)].flatMap(([, number = ""]) =>
    typed.has(number) || number === "1" ? [number] : [],
  );
}

const WAYS = /(?<!\p{L})(to|into|onto|on|from|in) (?:the |an? |another |your |their |its |that player's |an opponent's )?(\p{L}+)/giu;
const isTo = (way: string): boolean => /^(?:to|into|onto|on)$/iu.test(way);

/** Whether a sentence takes from where something was to go, or the other way round. */
export function turnedFrom(typed: string): (text: string) => boolean {
  const waysIn = (text: string) =>
    new Map([...text.matchAll(WAYS)].map(([, way = "", word = ""]) => [stemOf(word.toLowerCase()), isTo(way)]));
  const before = waysIn(typed);
  return (text) => {
    const after = waysIn(text);
    return [...before].some(([word, way]) => after.has(word) && after.get(word) !== way);
  };
}
