/** A text in the words of the language, in each way that the rules leave open: its card's name, brackets and quotations aside, each rule is applied to each line. */

import { notionOf } from "../faults/notions.ts";
import type { Language } from "../language.ts";
import { verbsOf } from "../nearest/verbs.ts";
import { wordsOf } from "../tables/grammar.ts";
import { acts } from "./acts.ts";
import { amounts } from "./amounts.ts";
import { askings } from "./askings.ts";
import { composedLoose } from "./composed.ts";
import { keywordsApart, pricesIn } from "./costs.ts";
import { firstCards } from "./first-cards.ts";
import { guesses } from "./guesses.ts";
import { habits } from "./habits.ts";
import { instead } from "./instead.ts";
import { limits } from "./limits.ts";
import { manners } from "./manners.ts";
import { moments } from "./moments.ts";
import { withoutName } from "./name.ts";
import { hasNeeded } from "./needs.ts";
import { phrases } from "./phrases.ts";
import { plainly } from "./plainly.ts";
import { plainlyActs } from "./plainly-acts.ts";
import { plainlyCards } from "./plainly-cards.ts";
import { othersThanNamed, players } from "./players.ts";
import { pronounsIn, type SaidOut } from "./pronouns.ts";
import { applied, type Classes, classesOf, type LooseRule, type ReadyRule, readied } from "./rule.ts";
import { saidOf } from "./said-of.ts";
import { shorthand } from "./shorthand.ts";
import { spelling } from "./spelling.ts";
import { spread } from "./spread.ts";
import { thresholds } from "./thresholds.ts";
import { times } from "./times.ts";
import { unfolded } from "./unfolded.ts";
import { voices } from "./voices.ts";

/** What is known of the card that a text is on. */
export type OnCard = { readonly name?: string | undefined; readonly kind?: string | undefined };

/** Readings that one text may cost. */
export const MOST_TEXTS = 48;

/** A text whose brackets that only say how far a sentence goes stand behind a comma: “1M less (but never less than 1M)”, “half of it (rounded down)”. */
export const withLimits = (text: string): string => limitsOut(text.replace(/ ?\((?:of )?(?:your choice|you choose|your pick)\)/giu, ""));
export const limitsOut = (text: string): string =>
  text
    .replace(ONLY_A_LIMIT, ". $1.")
    .replace(/(?<=^|\n|[.,] )[([{](?:t|tap)[)\]}](?=[:,] )/giu, "Engage this")
    .replace(/\((\d+M)\)/gu, "$1")
    .replace(
      /[.] ?\(((?:[^().]*? )?(?:once|twice) (?:per|each|a|every|in a) turn|(?:[^().]*? )?only (?:during|on) your turn)[.]?\)[.]?/giu,
      ". $1.",
    )
    .replace(
      / ?\(((?:but never|never|to a maximum|to a minimum|max[.]?|maximum|minimum|up to|rounded|round|once per|twice per|once each|twice each) [^()]*)\)/giu,
      ", $1",
    );

/** Brackets that hold nothing but how often or in whose turn something may be used. */
const ONLY_A_LIMIT =
  /[.]? ?\(((?:(?:use|used|usable|activate|limit|max[.]?|maximum|only|no more than|at most|up to|just|but|it|this|ability) ){0,3}(?:(?:once|twice|one time|two times|\d times|\dx|\d) ?(?:per|a|each|every|in a|\/) ?(?:turn|game)|(?:only|not) (?:on|in|during) (?:your(?: own)?|an opponent's|opponents'|another player's) turns?|your(?: own)? turn)(?: only| max)?)[.]?\)[.]?(?=\s*(?:$|\n|\p{Lu}))/giu;

export type Tools = {
  readonly language: Language;
  readonly classes: Classes;
  readonly rules: readonly ReadyRule[];
  readonly words: ReadonlyMap<string, string>;
  /** Its words for what is done: “draw”. */
  readonly deeds: ReadonlySet<string>;
};
const TOOLS = new WeakMap<Language, Tools>();

/** The rules of the layer itself; those of a game come after them. */
export const LOOSE_RULES: readonly LooseRule[] = [
  ...othersThanNamed,
  ...shorthand,
  ...firstCards,
  ...askings,
  ...spelling,
  ...times,
  ...limits,
  ...instead,
  ...spread,
  ...saidOf,
  ...plainly,
  ...plainlyCards,
  ...plainlyActs,
  ...guesses,
  ...manners,
  ...voices,
  ...phrases,
  ...habits,
  ...amounts,
  ...thresholds,
  ...players,
  ...moments,
  ...acts,
  ...unfolded,
  ...composedLoose,
];

export function toolsOf(language: Language): Tools {
  const known = TOOLS.get(language);
  if (known) return known;
  const classes = classesOf(language.grammar);
  const own = language.vocabularies.flatMap(({ loose = [] }) => loose);
  const without = new Set(language.vocabularies.flatMap(({ withoutLoose = [] }) => withoutLoose));
  const rules = [...LOOSE_RULES.filter(({ id }) => !without.has(id)), ...own].map((rule) => readied(rule, classes));
  const tools = { language, classes, rules, words: wordsOf(language.grammar), deeds: verbsOf(language) };
  TOOLS.set(language, tools);
  return tools;
}

/** The ways to spell a text out; those that nobody would think of are looked at where no other is understood. */
export type SpelledOut = { readonly likely: readonly string[]; readonly unlikely: () => readonly string[] };

/** A text without the words before a colon that are there for the sound of it: one of them is no word of the language. */
const withoutSounds = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replace(SOUNDS, (label) => (label.match(/\p{L}{4,}/gu)?.some((word) => !words.has(word.toLowerCase())) ? "" : label));
const SOUNDS =
  /(?<=^|\n)(?=[^:.\n]* [^:.\n]* )(?![^:.\n]*(?<!\p{L})(?:this|it|that|target|cards?|an?|your)(?!\p{L}))(?![^:.\n]*(?<!\p{L})(?:only|once|twice|times?|turns?|game|phase|start|end|when|while|during|if|unless|not)(?!\p{L}))(?!\p{L}+ing |destroy|discard|engage|pay|annihilate|remove|reveal|return|once|choose)[\p{L}', -]+: (?=\p{L})/giu;

/** A text without the heading before a dash that only names an ability: “Ambush — When this attacks, …”. One of its words is none of the language. */
const withoutHeading = (text: string, words: ReadonlyMap<string, string>): string =>
  text.replace(HEADING, (heading) => (heading.match(/\p{L}{3,}/gu)?.some((word) => !words.has(word.toLowerCase())) ? "" : heading));
const HEADING =
  /(?<=^|\n)\p{Lu}[\p{L}'-]*(?: [\p{L}'-]+){0,2} ?[–—-] (?=(?:[Ww]hen|[Ww]henever|[Aa]t|[Ii]f|[Oo]nce|[Tt]wice|[Pp]ay|[Ee]ngage|[Aa]s long as|[Ww]hile|[Ee]ach|[Tt]arget|[Tt]his|[Yy]ou)(?!\p{L}))/gu;

/**
 * A text in which a noun that the language does not have is a tag: “each robot you control” speaks of #Robot cards. What the game does not
 * have is none (“for each life”), nor is whoever does something (“a blocker”).
 */
const withTags = (text: string, { grammar }: Language, words: ReadonlyMap<string, string>): string =>
  text.replace(NOUN, (noun) => {
    const small = noun.toLowerCase();
    if (words.has(small) || notionOf(grammar, small) !== undefined) return noun;
    const one = small.replace(/(?<=[^aeious])ies$/u, "y").replace(/(?<=[^su])s$/u, "");
    return words.has(one) || words.has(one.replace(/er$/u, ""))
      ? noun
      : `#${one.charAt(0).toUpperCase()}${one.slice(1)} ${one === small ? "card" : "cards"}`;
  });
const NOUN =
  /(?<=(?<!\p{L})(?:each|every|an?|target|another|your|your other|no|\d|more|fewer|all|any|number of) )(?!#|(?:choice|choosing|liking|preference|discretion)(?!\p{L}))\p{L}{4,}(?= (?:you (?:control|have|own)|an opponent controls|in your network|docked|with|gets?|has|have|cannot|can't|engages?|disengages?|attacks?|dies|is|are)(?!\p{L})|[.,]|$)/giu;

/** A text with “this” in place of its card's name, whose words mean nothing. */
export const unnamedIn = ({ words }: Pick<Tools, "words">, text: string, { name = "" }: OnCard): string =>
  name.trim() === "" ? text : withoutName(text, name.trim(), words);

/** What is said of a deck: there cards of its name are copies of it. */
const DECK = /(?<!\p{L})decks?(?!\p{L})/iu;
const HAS = /(?<!\p{L})(?:decks?|you) (?:can|may) (?:have|contain|include|hold|run|play)(?!\p{L})/iu;
/** The name of the card in quotation marks. */
const namedIn = (name = ""): RegExp => new RegExp(`["‹“]${name.trim().replace(/[.*+?^${}()|[\]\\/]/gu, "\\$&")}["›”]`, "gu");

/** The text in words of the language, in each way that the rules leave open; with `guesses` by the rules too that are only likely. */
export function spelledOut({ language, classes, rules, words }: Tools, text: string, card: OnCard, guesses = false): SpelledOut {
  const { name, kind } = card;
  const plain = withLimits(text)
    .replace(/[’‘]/gu, "'")
    .replace(/[“”„]/gu, '"')
    .replace(/[−–](?=\d)/gu, "-")
    .replace(/\u00a0/gu, " ")
    .replace(/ +([,;.])(?=\s|\p{L}|$)/gu, "$1")
    .replace(/,(?=\p{L})/gu, ", ");
  const unnamed = unnamedIn({ words }, withoutHeading(plain, words), card);
  // Other cards of its name are named by it.
  const own = `"${name?.trim().replace(/"/gu, "") ?? ""}"`;
  const named = unnamed.replace(/[^.\n]+/gu, (said) =>
    DECK.test(said) && HAS.test(said) ? said.replace(namedIn(name), "this") : said.replace(/(?<=(?<!\p{L})named )this(?!\p{L})/gu, own),
  );
  const quoted: string[] = [];
  const masked = (guesses ? withTags(withoutSounds(named, words), language, words) : named).replace(
    /"[^"\n]*"/gu,
    (quote) => `"${quoted.push(quote) - 1}"`,
  );
  const bare = masked.replace(/ ?\([^()]*\)/gu, "");
  let ways: readonly string[] = [
    bare
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .join("\n"),
  ];
  const fitting = rules.filter(({ rule }) => (guesses || !rule.guess) && (rule.kind === undefined || rule.kind === kind));
  for (const ready of fitting) if (ready.rule.whole === "first") ways = ways.flatMap((way) => applied(ready, way));
  const lines = fitting.filter(({ rule }) => !rule.whole);
  const ruled = (before: readonly string[]): readonly string[] => {
    const apart = (line: string) => [keywordsApart(pricesIn(line, classes), classes)];
    // Most rules are for words that are not there: nothing is taken apart for them.
    const after = lines.reduce(
      (all, ready) => (all.some((way) => hasNeeded(ready.needs, way)) ? changed(all, (line) => applied(ready, line)) : all),
      before,
    );
    return changed(after, apart);
  };
  const finished = (before: readonly string[]): readonly string[] => {
    let after = before;
    for (const ready of fitting) if (ready.rule.whole === "last") after = after.flatMap((way) => applied(ready, way));
    return after.map((way) => way.replace(/"(\d+)"/gu, (_, n: string) => quoted[Number(n)] ?? ""));
  };
  // What one rule leads to another may take up, and what a pronoun stands for too.
  const said = ruled(ways).map((way) => pronounsIn(way, kind === "event"));
  const again = (which: keyof SaidOut) => ruled([...new Set(said.flatMap((each) => each[which]))].slice(0, MOST_TEXTS));
  const late = again("likely").map((way) => pronounsIn(way, kind === "event"));
  const likely = [...new Set(late.flatMap((each) => each.likely))].slice(0, MOST_TEXTS);
  return {
    likely: finished(likely),
    unlikely: () => finished([...late.flatMap((each) => each.unlikely), ...again("unlikely")].slice(0, MOST_TEXTS)),
  };
}

const changed = (ways: readonly string[], change: (line: string) => readonly string[]): readonly string[] =>
  [...new Set(ways.flatMap((way) => eachLine(way, change)))].slice(0, MOST_TEXTS);

/** The lines of texts, of those asked for last: most rules are tried on the same lines, which are the same strings then. */
const LINES = new Map<string, readonly string[]>();
const MOST_LINES = 512;
function linesOf(text: string): readonly string[] {
  const known = LINES.get(text);
  if (known !== undefined) return known;
  if (LINES.size >= MOST_LINES) LINES.clear();
  const lines = text.split("\n");
  LINES.set(text, lines);
  return lines;
}

/** A change of each line of a text, in every combination of its ways. */
const eachLine = (text: string, change: (line: string) => readonly string[]): readonly string[] =>
  linesOf(text)
    .map(change)
    .reduce<readonly string[]>(
      (before, ways) => before.flatMap((way) => ways.map((line) => (way === "" ? line : `${way}\n${line}`))).slice(0, MOST_TEXTS),
      [""],
    );
