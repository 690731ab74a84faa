/**
 * Which words of a sentence keep it from being understood, where all of it is not: found by reading it without them, or with something that is
 * understood in place of what stands behind a comma or colon. So it speaks of nothing but words that were written.
 */
import { attempt, isBetween } from "../editing/expect.ts";
import type { Language } from "../language.ts";
import { isHeadingOf } from "../nearest/headings.ts";
import { verbsOf } from "../nearest/verbs.ts";
import { readText } from "../reading/read.ts";
import { type Sentence, sentencesOf } from "../reading/sentence.ts";
import type { Span, Token } from "../reading/token.ts";
import { looseLines } from "./lines.ts";
import { type OnCard, spelledOut, type Tools, toolsOf } from "./spelled-out.ts";

export type Parts = {
  /** The words that are not understood where they stand, in order; none where nothing is understood. */
  readonly open: readonly Span[];
  /** What stands before them is understood: “Whenever an opponent buys a card”. */
  readonly read?: Span;
  /** That is only how a sentence may begin. */
  readonly isBegun?: true;
  /** What the sentence is read as without them, in canonical words. */
  readonly rest?: string;
  /** All of it is understood by itself. */
  readonly isWhole?: true;
};

/** Readings that one sentence may cost; of many in a text each has less, and how they may begin is not looked for. */
const MOST_TRIES = 48;
const FEW_TRIES = 8;
const MANY = 4;
/** Longer sentences are not looked at. */
const MOST_TOKENS = 60;
/** With fewer words left nothing is said by them. */
const FEWEST_LEFT = 3;
/** Of ten words so many are left out at most. */
const MOST_LEFT_OUT = 8;

/** Words that a part of a sentence begins with. */
const OPENS: ReadonlySet<string> = new Set(
  "when whenever if unless until while as for with without that who whom which whose where wherever and or but then to from of in on at by instead per every because since though although before after during except including than into onto under up only once twice next again this rather plus not you they he she exactly".split(
    " ",
  ),
);
const MARK = /^[,:;]$/u;
/** Words that turn what stands behind them round: without them it would say the contrary. */
const TURNS: ReadonlySet<string> = new Set(
  "not no never except without unless but only cannot can't isn't aren't don't doesn't other than if".split(" "),
);

/** Words that say when or whether: what stands behind one of them alone is done at once. */
const MOMENTS: ReadonlySet<string> = new Set("when whenever if unless until while once as during before after".split(" "));

/** Reads pieces of a text: in canonical words, or not at all. */
type Reads = (text: string) => string | undefined;
/** A sentence, its words, and what reads it. */
type Written = { readonly text: string; readonly tokens: readonly Token[]; readonly reads: Reads; readonly tools: Tools };

const KNOWN = new WeakMap<Language, Map<string, Parts>>();
const MOST_KNOWN = 40;

/** The parts of a sentence that is not understood. `sentence`: of `text`, whose places the parts are in; `among`: of how many that are looked at. */
export function partsOf(language: Language, text: string, sentence: Sentence, card: OnCard, among = 1): Parts {
  const known = KNOWN.get(language) ?? new Map<string, Parts>();
  KNOWN.set(language, known);
  const written = text.slice(sentence.from, sentence.to).replace(/[.]$/u, "");
  const key = `${card.kind ?? ""} ${card.name ?? ""}\n${written}`;
  const found = known.get(key) ?? partsIn(language, written, card, among > MANY ? FEW_TRIES : MOST_TRIES);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size >= MOST_KNOWN) known.delete(oldest);
  known.set(key, found);
  const moved = (span: Span): Span => ({ from: span.from + sentence.from, to: span.to + sentence.from });
  return { ...found, open: found.open.map(moved), ...(found.read ? { read: moved(found.read) } : {}) };
}

function partsIn(language: Language, text: string, card: OnCard, tries: number): Parts {
  const tokens = language.lex(text);
  if (tokens.length < FEWEST_LEFT || tokens.length > MOST_TOKENS) return { open: [] };
  const tools = toolsOf(language);
  const written: Written = { text, tokens, reads: readerOf(tools, card, tries), tools };
  const whole = written.reads(text);
  if (whole !== undefined) return { open: [], rest: whole, isWhole: true };
  const instruction = instructionOf(language);
  const begins = (start: number) => (tries > FEW_TRIES ? begun(written, card, start) : undefined);
  const at = opened(written, instruction);
  const read = at > 0 ? { read: spanOf(tokens, 0, at - 1) } : {};
  const without = leftOut(written, at, tokens.length, "");
  if (without) return { open: [without.open], rest: without.rest, ...read };
  if (at > 0) return begins(at) ?? { open: [spanOf(tokens, MARK.test(tokens[at]?.text ?? "") ? at + 1 : at, tokens.length - 1)], ...read };
  return apart(written, instruction) ?? begins(0) ?? { open: [] };
}

const spanOf = (tokens: readonly Token[], first: number, last: number): Span => ({
  from: tokens[first]?.from ?? 0,
  to: tokens[last]?.to ?? 0,
});

/** Reads pieces as often as one sentence may cost. */
function readerOf(tools: Tools, card: OnCard, most: number): Reads {
  let tries = most;
  const known = new Map<string, string | undefined>();
  return (text) => {
    if (known.has(text)) return known.get(text);
    const line = tries-- > 0 ? lineOf(tools, text, card) : undefined;
    known.set(text, line);
    return line;
  };
}

/** What a piece of a text is read as, in canonical words. */
function lineOf(tools: Tools, text: string, card: OnCard): string | undefined {
  for (const way of spelledOut(tools, `${text}.`, card).likely) {
    const lines = sentencesOf(way, tools.language.lex).map((sentence) => looseLines(tools.language, sentence)[0]);
    if (lines.length > 0 && lines.every((line) => line !== undefined)) return lines.join(" ");
  }
  return undefined;
}

/** What may stand behind a comma or colon, in words of the language: the first that stands by itself. */
const INSTRUCTIONS = new WeakMap<Language, string>();
const SHORT = /^\p{Ll}[\p{L}\d ]{3,24}$/u;
export function instructionOf(language: Language): string {
  const known = INSTRUCTIONS.get(language);
  if (known !== undefined) return known;
  const found =
    language.constructs.find(
      ({ sort, example }) => /^(?:VP|Act|PVP)$/u.test(sort) && SHORT.test(example) && readText(language, example).problems.length === 0,
    )?.example ?? "draw 1 card";
  INSTRUCTIONS.set(language, found);
  return found;
}

/** How many tokens of the beginning are understood whatever follows: up to the last comma, or behind the last colon, after which an instruction can stand. */
function opened({ text, tokens, reads }: Written, instruction: string): number {
  for (let at = tokens.length - 2; at > 0; at--) {
    const mark = tokens[at];
    if (!mark || !/^[,:]$/u.test(mark.text)) continue;
    if (reads(`${text.slice(0, mark.from)}${mark.text} ${instruction}`) !== undefined) return at + (mark.text === ":" ? 1 : 0);
  }
  return 0;
}

/** The fewest words between two places without which the sentence up to there is understood. */
function leftOut({ text, tokens, reads, tools: { words } }: Written, start: number, end: number, after: string) {
  const opens = (i: number) =>
    i === start || OPENS.has(tokens[i]?.key ?? "") || MARK.test(tokens[i]?.text ?? "") || MARK.test(tokens[i - 1]?.text ?? "");
  const places: number[] = [];
  for (let i = start; i < end; i++) if (opens(i)) places.push(i);
  const isOther = ({ kind, key }: Token) => kind === "unknown" || (kind === "word" && !words.has(key));
  const single = tokens.flatMap((token, i) => (i >= start && i < end && isOther(token) ? [{ from: i, to: i + 1 }] : []));
  const spans = [...places, end].flatMap((to) => places.flatMap((from) => (from < to ? [{ from, to }] : [])));
  const length = end - start;
  const isMark = (i: number) => MARK.test(tokens[i]?.text ?? "");
  /** The words are of one clause, or whole clauses on one side: of two clauses half each is no part of a sentence. */
  const isWithin = (from: number, to: number) => {
    const isOpen = from === start || isMark(from) || isMark(from - 1);
    const isEnd = to === end || isMark(to) || isMark(to - 1);
    return isOpen || isEnd || !tokens.slice(from, to).some(({ text: mark }) => MARK.test(mark));
  };
  /** “A Server | or Influence”, “instead of | into”: what is left out ends inside a phrase. */
  const isMidPhrase = (to: number) =>
    to < end && !isMark(to) && !isMark(to - 1) && (JOINS.test(tokens[to]?.text ?? "") || ENDLESS.test(tokens[to - 1]?.text ?? ""));
  const fit = [...single, ...spans]
    .filter(
      ({ from, to }) =>
        (to === end || !(TURNS.has(tokens[to - 1]?.key ?? "") || MOMENTS.has(tokens[to - 1]?.key ?? ""))) &&
        !(to - from === 1 && MOMENTS.has(tokens[from]?.key ?? "")),
    )
    .filter(({ from, to }) => isWithin(from, to) && !isMidPhrase(to))
    .filter(({ from, to }) => (to - from) * 10 <= length * MOST_LEFT_OUT && (start > 0 || length - (to - from) >= FEWEST_LEFT))
    .sort((a, b) => a.to - a.from - (b.to - b.from) || b.to - a.to);
  const stop = tokens[end - 1]?.to ?? 0;
  for (const { from, to } of fit) {
    const behind = tokens[to - 1]?.to ?? 0;
    const rest = reads(joined(text.slice(0, tokens[from - 1]?.to ?? 0), text.slice(behind, stop) + after));
    if (rest === undefined) continue;
    // A comma beside them belongs to what is left.
    const first = MARK.test(tokens[from]?.text ?? "") ? from + 1 : from;
    const last = MARK.test(tokens[to - 1]?.text ?? "") ? to - 2 : to - 1;
    if (first <= last) return { open: spanOf(tokens, first, last), rest };
  }
  return undefined;
}

const JOINS = /^(?:or|and)$/iu;
const ENDLESS = /^(?:of|to|into|onto|than|from|with|without|the|an?)$/iu;

const joined = (before: string, after: string): string => `${before.trimEnd()} ${after.trimStart()}`.trim().replace(/ +([,:;])/gu, "$1");

/** Whether what stands before a colon is a heading of the game. */
const isHeading = ({ text, tokens, tools: { language } }: Written, at: number): boolean =>
  tokens[at]?.text === ":" && isHeadingOf(language, text.slice(0, tokens[at]?.from ?? 0).trim());

/** What is not understood on both sides of a comma or colon. */
function apart(written: Written, instruction: string): Parts | undefined {
  const { text, tokens, reads } = written;
  const at = tokens.findIndex(({ text: mark }, i) => i > 0 && /^[,:]$/u.test(mark));
  const mark = tokens[at];
  if (!mark || at > tokens.length - 3) return undefined;
  const head = leftOut(written, 0, at, `${mark.text} ${instruction}`);
  const body = text.slice(mark.to).trim();
  const shift = mark.to + text.slice(mark.to).indexOf(body);
  const bodyTokens = tokens.slice(at + 1).map((token) => ({ ...token, from: token.from - shift, to: token.to - shift }));
  const said = reads(body);
  const rest = said !== undefined ? undefined : leftOut({ ...written, text: body, tokens: bodyTokens }, 0, bodyTokens.length, "");
  const restOpen = ({ open }: { readonly open: Span }): Span => ({ from: open.from + shift, to: open.to + shift });
  if (!head && said === undefined && !rest) return undefined;
  // A heading alone is understood.
  if (said === undefined && !head && isHeading(written, at))
    return { open: [rest ? restOpen(rest) : spanOf(tokens, at + 1, tokens.length - 1)] };
  const headOpen = head?.open ?? spanOf(tokens, 0, at - 1);
  const bodyOpen = rest ? restOpen(rest) : spanOf(tokens, at + 1, tokens.length - 1);
  return said === undefined ? { open: [headOpen, bodyOpen] } : { open: [headOpen], rest: said };
}

/** Words that a beginning has to have before anything is understood by it, those aside that any sentence may begin with. */
const FEWEST_BEGUN = 2;
const MOST_BEGUN = 24;
/** Ways to spell a beginning out that are looked at. */
const MOST_WAYS = 2;
/** What goes with the word behind it. */
const ARTICLE = /^(?:the|an?|this|that|your|its|their|each|any|all|[,:;])$/iu;
const ANY: ReadonlySet<string> = new Set(
  "a the your their its this that you they it he she each every any all may can could cannot can't will is are be to of in on at for from with or and one 1 , : ; 's".split(
    " ",
  ),
);

/** Words that need what stands behind them. */
const BINDS: ReadonlySet<string> = new Set(
  "to from in into on onto at of for with without by than as per and or but one two three four five six seven eight nine ten most least more less fewer own other next top bottom first last".split(
    " ",
  ),
);
const FOLLOWS: ReadonlySet<string> = new Set(
  "to from at of in on for with by up out than less more fewer each only instead apart".split(" "),
);

/** Words that belong to the number before them: “4 € | less”. */
const AMOUNTS: ReadonlySet<string> = new Set("less more fewer each apart".split(" "));

/** Whether a cut between two words is inside a phrase: “in | play”, “2 | Immunity”, “Look | at”, “Virus | cards”. */
function isInPhrase(last: Token | undefined, next: Token | undefined, verbs: ReadonlySet<string>, nouns: ReadonlySet<string>): boolean {
  if (!last || !next) return false;
  const isVerb = verbs.has(last.key);
  return (
    BINDS.has(last.key) ||
    last.kind === "INT" ||
    (isVerb && FOLLOWS.has(next.key)) ||
    AMOUNTS.has(next.key) ||
    (!isVerb && last.kind !== "mark" && nouns.has(next.key))
  );
}

function nounsOf({ grammar }: Language): ReadonlySet<string> {
  const nouns = (grammar.rules.get("Noun") ?? []).flatMap(({ items }) =>
    items.flatMap((item) => (item.is === "inflected" ? item.keys : [])),
  );
  return new Set(nouns);
}

/** How far a sentence can be read as the beginning of one: the most of its words that something could follow, more than `start` of them. */
function begun({ text, tokens, tools }: Written, card: OnCard, start: number): Parts | undefined {
  const { language } = tools;
  const verbs = verbsOf(language);
  const nouns = nounsOf(language);
  const most = Math.min(tokens.length - 1, start + MOST_BEGUN);
  // What is done is worth two words.
  const named = new Set(language.lex(card.name ?? "").map(({ key }) => key));
  const worth = ({ key }: Token) => (ANY.has(key) || named.has(key) ? 0 : verbs.has(key) ? FEWEST_BEGUN : 1);
  const says = (count: number) => tokens.slice(start, count).reduce((sum, token) => sum + worth(token), 0);
  const strong = (count: number) => tokens.slice(start, count).filter((token) => worth(token) > 0 && !verbs.has(token.key)).length;
  // What is done alone is how anything may begin: “Play”, “Each player engages”.
  const isBare = (count: number) => verbs.has(tokens[count - 1]?.key ?? "") && strong(count) < FEWEST_BEGUN;
  for (let count = most; count > start && says(count) >= FEWEST_BEGUN; count--) {
    if (ARTICLE.test(tokens[count - 1]?.text ?? "") || tokens[count]?.key === "'s") continue;
    if (isBare(count) || isInPhrase(tokens[count - 1], tokens[count], verbs, nouns)) continue;
    const piece = text.slice(0, tokens[count - 1]?.to ?? 0);
    for (const way of spelledOut(tools, piece, card).likely.slice(0, MOST_WAYS)) {
      const [sentence, another] = sentencesOf(way, language.lex);
      const tried = sentence && !another ? attempt(language.grammar, sentence.tokens) : undefined;
      if (!sentence || !tried || isBetween(tried, sentence.tokens.length)) continue;
      return { open: [spanOf(tokens, count, tokens.length - 1)], read: spanOf(tokens, 0, count - 1), isBegun: true };
    }
  }
  return undefined;
}
