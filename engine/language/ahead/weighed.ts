/** What a sentence that is shown leaves out of what was typed, said in the typed words; and whether it turns what was typed round, which is never shown. */
import type { Language } from "../language.ts";
import { actsIn } from "../nearest/acts.ts";
import { bankOf } from "../nearest/bank.ts";
import { deedsIn, shares, thingsIn } from "../nearest/deeds.ts";
import { inFigures } from "../nearest/kinds-kept.ts";
import { restated } from "../nearest/restate.ts";
import { isLight, isWeak, wordsIn } from "../nearest/said-words.ts";
import { stemOf } from "../nearest/stems.ts";
import type { Token } from "../reading/token.ts";
import { wordsOf } from "../tables/grammar.ts";

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "iu");

/** Words that only hold others together: nothing is lost with them alone. */
const IDLE: ReadonlySet<string> = new Set(
  "they them their theirs he she his her him who whom whose which that these those this there here so as also then do does did done have has had to of in on at by for with from into onto out off the a an and or is are be it its will would shall you your up down over card cards 's".split(
    " ",
  ),
);
/** What points back: “gains nothing from it” is of what was named, without it of everything. */
const BACK = /(?<!\p{L})(?:from|of|for|by|with) (?:it|them|there)(?!\p{L})/giu;
/** “The card you just crossed”: of those alone. */
const PAST = /(?<=\p{L} )(?:that |which )?you (?:just |have |had |last |already )?(\p{L}+(?:ed|ought))(?!\p{L})/giu;
const POINTS = word("it|them|that|those|this way|there");
/** Words that say the same of how long. */
const TIMES = word("(?:this|that|the|end of|for the) (?:turn|round|action|hack)|until end of turn|for the rest of the turn");

const FLOOR = word("at least|or more|minimum|min|no less than|no fewer than|not less than|never less|or higher|or greater");
const CEILING = word("at most|up to|or less|or fewer|maximum|max|limit|no more than|not more than|never more|or lower|capped");
const EXACTLY = word("exactly|precisely");
/** Whoever is on the other side. */
const OTHER_SIDE = word(
  "opponents?|opposing|enem(?:y|ies)|rivals?|defenders?|attackers?|losers?|victims?|intruders?|infiltrators?|other side|other (?:players?|teams?)|another (?:player|team)|their (?:own )?controller|owner|everyone else|everybody else|anyone else|targets?",
);
const OTHERS = word("(?:other|another) \\p{L}+");
const EVERYBODY = word("each player|every player|all players|everyone|everybody|both (?:players|sides)|nobody|no player|no one");
const PER: ReadonlySet<string> = new Set(["each", "every", "per"]);
const COUNTED = word("each|every|per");
/** So much more or less than there is. */
const MORE = /(?<![\p{L}\d])\d+(?:M| (?!or )\S+)? (?:more|fewer|less)(?! than)(?!\p{L})/iu;
const ADDS =
  /[+−–-]\d|(?<!\p{L})(?:more|fewer|less|extra|additional|further|another|increas\p{L}*|reduc\p{L}*|higher|lower|larger|smaller|greater|bonus|cheaper|discount\p{L}*|saves?|expensive|gets?|plus|minus|instead|loses?|nothing|free|no)(?!\p{L})/iu;
const EACH = word("each|every|all|both|everyone|everybody|everything|per|nobody|no|any");
const IF_YOU_DO = word("if (?:you|they) do");

/** The words of a text in other words of the language, each of the ways. */
const waysOf = (language: Language, text: string): readonly ReadonlySet<string>[] =>
  [text, ...restated(language, text).map((one) => one.text)].map((one) => wordsIn(language.lex(inFigures(one))));

const bare = (stem: string): string => stem.replace(/~$/u, "");
const CLAUSE =
  /^(?:\p{Lu}[\p{L} ]{0,24}: ?)*(?=(?:when|whenever|if|at|while|unless|as long as|until|during|after|before|once)(?!\p{L}))([^,]+), (.+)$/isu;

/** When or whether, and what is done then. */
function clausesOf(text: string): { readonly moment: string; readonly deed: string } | undefined {
  const [, moment, deed] = CLAUSE.exec(text.trim()) ?? [];
  return moment === undefined || deed === undefined ? undefined : { moment, deed };
}

/** Whether a sentence turns round what was typed: a floor that becomes a ceiling, another side that becomes yours, a condition that asks for something else. */
export function turns(language: Language, written: string, said: string): boolean {
  const has = (pattern: RegExp) => [pattern.test(written), pattern.test(said)] as const;
  const [floor, floorSaid] = has(FLOOR);
  const [ceiling, ceilingSaid] = has(CEILING);
  if ((floor && !floorSaid && ceilingSaid && !ceiling) || (ceiling && !ceilingSaid && floorSaid && !floor)) return true;
  // “10 at most” is no 10.
  const most = /(?:at most|no more than|max(?:imum)?(?: of)?) (\d+)|(\d+)(?: \p{L}+)? (?:at most|max(?:imum)?)(?!\p{L})/iu.exec(
    inFigures(written),
  );
  const number = most?.[1] ?? most?.[2];
  if (number !== undefined && !ceilingSaid && word(number).test(said)) return true;
  const other = OTHER_SIDE.test(written);
  const otherSaid = OTHER_SIDE.test(said) || OTHERS.test(said);
  const [all, allSaid] = has(EVERYBODY);
  if (other && !all && !otherSaid && allSaid) return true;
  if (other && !otherSaid && !shares(namesOf(language, written, OTHER_SIDE), wordsIn(language.lex(said)))) return true;
  if (IF_YOU_DO.test(said) && !IF_YOU_DO.test(written) && !/(?<!\p{L})(?:may|can|could)(?!\p{L})/iu.test(written)) return true;
  if (EACH.test(said) && !EACH.test(written) && !/(?<!\p{L})(?:your|their|its) \p{L}+s(?!\p{L})/iu.test(written)) return true;
  if (MORE.test(said) && !ADDS.test(written)) return true;
  if (changesCounted(language, written, said)) return true;
  if (saysTwice(written, said)) return true;
  const [before, after] = [clausesOf(written), clausesOf(said)];
  if (!before) return false;
  // Another moment is one of the same deed.
  if (after && WHEN.test(before.moment) && WHEN.test(after.moment) && !isOfDeed(language, before.moment, after.moment)) return true;
  return !isKept(language, before.deed, after?.deed ?? said);
}

const WHEN = word("when|whenever|each time|every time");

const ADJECTIVE = /(?<!\p{L})(the|an?|your|that|each|another) \p{L}+ed (?=\p{L})/giu;
function isOfDeed(language: Language, written: string, said: string): boolean {
  const { isVerb } = bankOf(language);
  // “A bonded character moves”: what happens is that it moves.
  const deed = actsIn(language, written.replace(ADJECTIVE, "$1 ")).find((act) => act.deed)?.deed;
  const spoken = new Set([...wordsIn(language.lex(said))].map(bare));
  if (deed && [...deed.stems].some(isVerb) && ![...deed.stems].some((stem) => spoken.has(stem))) return false;
  const deeds = waysOf(language, written).map((words) => new Set([...deedsIn(language, words)].filter(isVerb)));
  const after = wordsIn(language.lex(said));
  return deeds.every(({ size }) => size === 0) || deeds.some((words) => shares(words, after));
}

/** “Pay 1 € to pay 1 € to …”. */
const saysTwice = (written: string, said: string): boolean =>
  /(?<!\p{L})(\p{L}+ \d+\S*(?: \S+)?) to \1(?!\p{L})/iu.test(said) && !/(?<!\p{L})(\p{L}+ \d+\S*(?: \S+)?) to \1(?!\p{L})/iu.test(written);

/** Whether so many of one thing are as many of another: “15 €”, “15 Corruption”. */
function changesCounted(language: Language, written: string, said: string): boolean {
  const [before, after] = [countedIn(language, written), countedIn(language, said)];
  return [...after].some(([number, things]) => {
    const typed = before.get(number);
    return typed !== undefined && number !== "1" && ![...things].some((thing) => typed.has(thing)) && isOfLanguage(language, typed);
  });
}

const isOfLanguage = (language: Language, stems: ReadonlySet<string>): boolean =>
  [...stems].some((stem) => thingsIn(language, [stem]).size > 0);

/** How many, and of what; “no” too. */
function countedIn(language: Language, text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const words of [text, ...restated(language, text).map((one) => one.text)]) {
    const tokens = language.lex(inFigures(words));
    for (const [i, { key, kind }] of tokens.entries()) {
      const next = tokens[i + 1];
      if (
        (kind !== "INT" && key !== "no") ||
        next?.kind !== "word" ||
        (isLight(next.key) && !/^cards?$/u.test(next.key)) ||
        isWeak(stemOf(next.key))
      )
        continue;
      found.set(key, (found.get(key) ?? new Set()).add(stemOf(next.key)));
    }
  }
  return found;
}

/** The stems of the words that name the other side. */
const namesOf = (language: Language, text: string, pattern: RegExp): ReadonlySet<string> =>
  new Set([...wordsIn(language.lex(pattern.exec(text)?.[0] ?? ""))]);

/** Whether what is to be done is nothing that the language has a word for: “you may leave a cube”. */
function isStrangeDeed(language: Language, written: string): boolean {
  const [first] = language.lex(written.replace(/^(?:(?:you|they|he|she|it|this)(?: (?:may|can|must))? )/iu, ""));
  return first?.kind === "word" && !wordsOf(language.grammar).has(first.key) && !language.near().has(first.key);
}

/** Whether what is done first is done, and to one of the same things. */
function isKept(language: Language, written: string, said: string): boolean {
  const after = wordsIn(language.lex(said));
  if (isStrangeDeed(language, written)) return false;
  const ways = waysOf(language, written);
  return ways.some((words) => {
    const [deed] = deedsIn(language, words);
    const things = thingsIn(language, words);
    return (deed === undefined || shares(new Set([deed]), after)) && (things.size === 0 || shares(things, after));
  });
}

/**
 * The stretches of what was typed that a sentence says nothing of, as they were typed.
 *
 * @param spelled what was typed in words of the language, as far as it can be brought to them
 */
export function leftOutOf(language: Language, written: string, spelled: string, said: string): readonly string[] {
  const tokens = language.lex(written);
  const after = new Set([...wordsIn(language.lex(inFigures(said)))].map(bare));
  const numbers = new Set(inFigures(said).match(/\d+/gu) ?? []);
  const isSaid = (stem: string) => after.has(bare(stem)) || isLight(stem);
  const own = (token: Token): boolean => {
    if (token.kind === "mark" || IDLE.has(token.key)) return true;
    if (/^[¥$€]?\d+M?$/u.test(token.text) && numbers.has(token.text.replace(/\D/gu, ""))) return true;
    const figures = inFigures(token.text).match(/^\d+$/gu);
    if (figures) return figures.every((one) => numbers.has(one) || (one === "1" && /(?<!\p{L})an?(?!\p{L})/iu.test(said)));
    if (token.leaf !== undefined) return said.toLowerCase().includes(token.text.toLowerCase());
    if (isSaid(stemOf(token.key)) || (PER.has(token.key) && COUNTED.test(said))) return true;
    return restated(language, token.text).some(({ text }) => {
      const words = [...wordsIn(language.lex(text))];
      return words.length > 0 && words.every(isSaid);
    });
  };
  const kept = tokens.map(own);
  // Words that were brought to others are said with those.
  const [typed, brought] = [wordsIn(tokens), wordsIn(language.lex(spelled))];
  if ([...brought].some((stem) => !typed.has(stem) && !isWeak(stem) && isSaid(stem)))
    for (const [i, { key, leaf }] of tokens.entries())
      if (leaf === undefined && !brought.has(stemOf(key)) && !QUALIFIES.test(key)) kept[i] = true;
  // A phrase that stands for others is said with them.
  for (let at = 0; at < tokens.length; at++)
    for (const { from, to } of language.near().get(tokens[at]?.key ?? "") ?? []) {
      const isThere = to !== "" && from.every((key, n) => tokens[at + n]?.key === key);
      if (isThere && [...wordsIn(language.lex(to))].every(isSaid)) for (const n of from.keys()) kept[at + n] = true;
    }
  const covers = (pattern: RegExp) => {
    if (!pattern.test(said)) return;
    for (const { index, 0: found } of written.matchAll(new RegExp(pattern, "giu")))
      for (const [i, { from, to }] of tokens.entries()) if (from >= index && to <= index + found.length) kept[i] = true;
  };
  for (const pattern of [FLOOR, CEILING, EXACTLY, EVERYBODY, TIMES]) covers(pattern);
  const found: string[] = [];
  let first = -1;
  let last = -1;
  const end = () => {
    if (first >= 0) found.push(written.slice(tokens[first]?.from ?? 0, tokens[last]?.to ?? 0));
    first = -1;
  };
  for (const [i, token] of tokens.entries()) {
    if (kept[i]) {
      // Small words between two that are left out go with them.
      if (token.kind === "mark" || !IDLE.has(token.key)) end();
      continue;
    }
    // “At most 6” begins with “at”.
    if (first < 0) first = /^(?:most|least)$/u.test(token.key) && i > 0 ? i - 1 : i;
    last = i;
  }
  end();
  const isNothing = (one: string) =>
    [...wordsIn(language.lex(one))].every((stem) => isWeak(stem) && !/\d/u.test(one) && !QUALIFIES.test(one));
  const left = found.filter((one) => !isNothing(one));
  const bounds = [FLOOR, CEILING, EXACTLY].flatMap((bound) => (bound.test(said) ? [] : (bound.exec(written)?.[0] ?? [])));
  const past = [...written.matchAll(PAST)].flatMap(([words, verb = ""]) =>
    new RegExp(`(?<!\\p{L})you (?:have |just )?${verb}(?!\\p{L})`, "iu").test(said) ? [] : [words],
  );
  const back = POINTS.test(said) ? [] : [...written.matchAll(BACK)].map(([words]) => words);
  const more = [...bounds, ...back, ...past].filter((words) => !left.some((one) => one.includes(words)));
  return [...left.filter((one) => !more.some((words) => words.includes(one))), ...more];
}

/** Words that most sentences have and that yet say whether, how often or how much. */
const QUALIFIES = word(
  "instead|not|no|never|only|once|twice|each|every|other|another|next|first|less|more|same|half|exactly|unless|if|until|while|at least|at most|up to|any|all|both|may|opponents?|player|before|after|equal",
);

/** Whether what goes on says anything of what was typed there; where that is nothing that the language knows, whatever goes on may do so. */
export function saysAnyOf(language: Language, typed: string, going: string): boolean {
  const { has } = bankOf(language);
  const after = wordsIn(language.lex(inFigures(going)));
  const ways = waysOf(language, typed).map((words) => [...words].filter((stem) => !isWeak(stem) && (has(stem) || has(bare(stem)))));
  return (
    ways.every((words) => words.length === 0) || ways.flat().some((stem) => [stem, bare(stem), `${stem}~`].some((one) => after.has(one)))
  );
}
