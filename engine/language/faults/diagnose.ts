/**
 * Why a sentence is not understood, for the designer who wrote it. The answers are tried in a fixed order and the first that has something
 * to say is given: what the game does not have, words of other games, refused wordings, kinds, agreement, the smallest edit, unknown words,
 * what could come next.
 * Words that carry the content are never filled in.
 */
import { distance } from "../../kernel/distance.ts";
import { agreementProblem, editProblem } from "../editing/edit.ts";
import { type Attempt, attempt, restOf } from "../editing/expect.ts";
import type { Language } from "../language.ts";
import { MOST } from "../machine/numbers.ts";
import { notCarriedOut } from "../machine/own.ts";
import { keepsChooser } from "../nearest/kept.ts";
import { treeOf } from "../reading/edge.ts";
import { chartOf, refusedIn } from "../reading/parse.ts";
import type { Sentence } from "../reading/sentence.ts";
import { keyOf, lex, type Token } from "../reading/token.ts";
import { wordsOf } from "../tables/grammar.ts";
import { capital } from "../telling/print.ts";
import { type Tree, walk } from "../tree.ts";
import { type Answer, printed, sentencesFrom, short, written } from "./answer.ts";
import { kindProblem } from "./kind.ts";
import { notionOf } from "./notions.ts";
import type { Problem } from "./problem.ts";
import { nearWords } from "./spelling.ts";

/** The problem of a sentence that has no reading. @param loosely it is in words of the language as far as they can be brought to them */
export function diagnose(language: Language, sentence: Sentence, loosely = false): Problem {
  const { tokens } = sentence;
  const failed = attempt(language.grammar, tokens);
  const answer =
    tooLarge(tokens) ??
    notion(language, tokens, failed) ??
    foreignWords(language, tokens, failed, loosely) ??
    refusedWording(language, tokens, failed) ??
    alternatives(language, tokens, failed) ??
    bullet(tokens) ??
    dash(language, tokens, failed) ??
    kindProblem(language, tokens, failed) ??
    agreementProblem(language, tokens, failed) ??
    edited(language, tokens, failed, loosely) ??
    unknownWord(language, tokens, failed, loosely) ??
    whatCouldCome(language, tokens, failed);
  const at = tokens[failed.furthest];
  const [first, last] = answer.words ?? [at, at];
  return {
    code: answer.agreement ? "agreement" : "not-understood",
    from: first?.from ?? sentence.to,
    to: last?.to ?? sentence.to,
    message: answer.message,
    suggestions: answer.suggestions ?? [],
    ...(answer.word === undefined ? {} : { word: answer.word }),
    ...(answer.wordAt ? { wordAt: { from: answer.wordAt.from, to: answer.wordAt.to } } : {}),
    ...(answer.keyword === undefined ? {} : { keyword: answer.keyword }),
    ...(answer.isVague ? { isVague: answer.isVague } : {}),
    ...(answer.isLacking ? { isLacking: answer.isLacking } : {}),
    understood: written(tokens.slice(0, failed.furthest)),
    // What could stand in the place of what the game does not have is nothing like it.
    ...(answer.isLacking ? {} : { expected: nextIn(language, failed, at) }),
  };
}

/** The smallest edit; of words that may be others than those that were typed it is not told. */
function edited(language: Language, tokens: readonly Token[], failed: Attempt, loosely: boolean): Answer | undefined {
  const answer = editProblem(language, tokens, failed);
  return answer && loosely ? { ...answer, isVague: true } : answer;
}

/** A number that no text can have, whatever else is wrong. */
function tooLarge(tokens: readonly Token[]): Answer | undefined {
  const token = tokens.find(({ text }) => TOO_LONG.test(text));
  return (
    token && {
      message: `A number in a text can be at most ${MOST}; this one is ${short(token.text)}`,
      isLacking: true,
      words: [token, token],
    }
  );
}

/** What other games have and this one has not. */
function notion(language: Language, tokens: readonly Token[], { furthest }: Attempt): Answer | undefined {
  const at = tokens.findIndex(({ kind, key }, i) => i >= furthest && kind !== "hole" && notionOf(language.grammar, key) !== undefined);
  const word = tokens[at];
  const name = word && notionOf(language.grammar, word.key);
  if (!word || name === undefined) return undefined;
  const keyword = keywordIn(tokens);
  const made = keyword === undefined ? "" : `. You can create a keyword ${keyword} under Words`;
  const why = language.notions.get(name) ?? `This game has no ${name}`;
  return { message: `${why}${made}`, isLacking: true, words: [word, word], ...(keyword === undefined ? {} : { keyword }) };
}

/** Words that cards use elsewhere: “Tap” is “engage” here. What was understood already is none, as “one” in “choose one”. */
function foreignWords(language: Language, tokens: readonly Token[], failed: Attempt, loosely: boolean): Answer | undefined {
  const strangers = tokens.filter(
    ({ key, kind }, i) =>
      i >= failed.furthest && kind === "word" && language.foreign.has(key) && !(key === "one" && tokens[i - 1]?.key === "choose"),
  );
  const [first] = strangers;
  if (!first) return undefined;
  const ours = tokens.flatMap((token) => {
    const word = strangers.includes(token) ? language.foreign.get(token.key) : undefined;
    return word === undefined ? [token] : lex(word);
  });
  const suggestions = sentencesFrom(language, ours);
  // What is read loosely is in other words already: another word is told there only where it mends the sentence.
  if (loosely && suggestions.length === 0) return undefined;
  const unlike = strangers.filter(({ key }, i) => strangers.findIndex((other) => other.key === key) === i);
  const message = `Write ${unlike.map(({ key, text }) => `“${language.foreign.get(key)}” instead of “${text}”`).join(", ")}`;
  const stop = tokens[failed.furthest];
  if (suggestions.length > 0) return { message, suggestions, words: [first, first] };
  const own = language.foreign.get(first.key) ?? "";
  const word = first === tokens[0] ? capital(own) : own;
  if (!stop || stop === first) return { message, words: [first, first], word };
  // Reading stopped before it came to them: that word is what a person has to look at first.
  const stranger = unknownWord(language, tokens, failed, loosely);
  const stopped = stranger?.words?.[0] === stop ? stranger : whatCouldCome(language, tokens, failed);
  return { word, wordAt: first, ...stopped, message: `${stopped.message}. ${message}`, words: [stop, stop] };
}

const MAX_SUGGESTIONS = 3;
/** Of all suggestions in one message; longer ones are only listed. */
const MOST_LETTERS = 240;

/** Wordings that are clear but not the one wording: the reason, and the tree in the right words. */
function refusedWording(language: Language, tokens: readonly Token[], failed: Attempt): Answer | undefined {
  const readings = chartOf(language.grammar, tokens, { level: "refused" }).whole("Line");
  const costs = readings.map((edge) => refusedIn(edge).length);
  const least = Math.min(...costs);
  const fewest = readings.filter((_, i) => costs[i] === least);
  const [edge] = fewest;
  const why = edge && refusedIn(edge)[0]?.why;
  if (!edge || why === undefined) return undefined;
  const mended = printed(
    language,
    fewest.map((reading) => treeOf(reading, tokens)),
  );
  const suggestions = [...new Set(mended)].slice(0, MAX_SUGGESTIONS);
  if (suggestions.length === 0) return beyond(language, treeOf(edge, tokens), tokens, failed);
  const shown = suggestions.join(" / ");
  return {
    message: `${why}: ${shown.length > MOST_LETTERS ? suggestions[0] : shown}`,
    suggestions,
    ...(tokens[0] ? { words: [tokens[0], tokens.at(-1) ?? tokens[0]] } : {}),
  };
}

/** What would be clear is nothing that the game knows: why, and what it knows instead. */
function beyond(language: Language, line: Tree, tokens: readonly Token[], failed: Attempt): Answer | undefined {
  const why = [...walk(line)].flatMap(({ is }) => language.lacks.get(is) ?? [])[0];
  if (why === undefined) return undefined;
  const instead = expectedIn(language, failed).length > 0 ? `. ${whatCouldCome(language, tokens, failed).message}` : "";
  return { message: `${why}${instead}` };
}

/** “Gain 2 Corruption or 2 Hacking”: one of two instructions; the second may leave out the words that it begins with like the first. */
function alternatives(language: Language, tokens: readonly Token[], { furthest }: Attempt): Answer | undefined {
  const place = tokens.findLastIndex(({ key }, i) => key === "or" && i <= furthest);
  const or = tokens[place];
  if (!or) return undefined;
  const words = tokens.map(({ text }, i) => (i === 0 ? text.toLowerCase() : text));
  const [first, second] = [words.slice(0, place), words.slice(place + 1)];
  for (let shared = 0; shared < first.length; shared++) {
    const tried = `choose one: ${first.join(" ")}; or ${[...first.slice(0, shared), ...second].join(" ")}`;
    const suggestions = sentencesFrom(language, lex(tried));
    // Whoever does one of two things would choose, not you.
    if (suggestions.length > 0 && !keepsChooser("", tried))
      return { message: "Say who chooses: “choose one” is your choice, “chooses one” that of whoever is named before it" };
    if (suggestions.length > 0)
      return { message: `To offer a choice of two instructions, use “choose one”: ${suggestions[0]}`, suggestions, words: [or, or] };
  }
  return undefined;
}

const BULLETS = /^[•·‣▪◦]/u;
const DASHES = /^[–*-]$/u;

/** A list of modes, as it is printed elsewhere. */
function bullet(tokens: readonly Token[]): Answer | undefined {
  const mark = tokens.find(({ text }, i) => BULLETS.test(text) || (i === 0 && DASHES.test(text)));
  return mark && { message: "Write the list as one sentence: “Choose one: … ; or …”", words: [mark, mark] };
}

const DASH = /^[-–—−]+$/u;

/** A dash where something else is written in texts, or nothing. */
function dash(language: Language, tokens: readonly Token[], { furthest }: Attempt): Answer | undefined {
  const at = tokens[furthest];
  if (at?.kind !== "unknown" || !DASH.test(at.text)) return undefined;
  const before = tokens.slice(0, furthest);
  const next = tokens.findIndex(({ text }, i) => i > furthest && !DASH.test(text));
  const after = next < 0 ? [] : tokens.slice(next);
  if (after.length === 0)
    return {
      message: "A sentence does not end with a dash: finish it, or leave the dash out",
      suggestions: sentencesFrom(language, before),
      words: [at, at],
    };
  const suggestions = [",", ":"].flatMap((mark) => sentencesFrom(language, [...before, ...lex(mark), ...after]));
  return { message: "Texts have no dashes: write a comma, a colon, or a new sentence", suggestions, words: [at, at] };
}

/** Letters of a slip, and of a word that may have one. */
const SLIP = 1;
const SHORT = 4;
/** A number with more figures than any token has. */
const TOO_LONG = /^[+-]?\d{7,}/;

/** What a sentence would be called if it were a keyword: words in capitals alone, with or without a number behind them. */
function keywordIn(tokens: readonly Token[]): string | undefined {
  const names = tokens.at(-1)?.kind === "INT" ? tokens.slice(0, -1) : tokens;
  return names.length > 0 && names.every(({ kind, text }) => kind === "word" && /^\p{Lu}/u.test(text)) ? written(names) : undefined;
}

/** A word that is near one of the vocabulary which may not stand there, or that is none at all. */
function unknownWord(language: Language, tokens: readonly Token[], { furthest }: Attempt, loosely: boolean): Answer | undefined {
  const words = wordsOf(language.grammar);
  const at = tokens.findIndex(({ kind, key }, i) => i >= furthest && (kind === "unknown" || (kind === "word" && !words.has(key))));
  const stranger = tokens[at];
  if (!stranger) return undefined;
  const whole: readonly [Token, Token] = [stranger, stranger];
  // A slip is rarely at the first letter, and a word that sounds unlike what was typed helps nobody.
  const [near] = nearWords(
    stranger.key,
    [...words.keys()].filter((word) => /^\p{L}/u.test(word) && word[0] === stranger.key[0]),
  );
  const strange = `This game's texts do not use the ${/[\p{L}\d]/u.test(stranger.text) ? "word" : "sign"} “${short(stranger.text)}”`;
  const keyword = keywordIn(tokens);
  const made = keyword === undefined ? "" : `. You can create a keyword ${keyword} under Words`;
  // A word that could be a keyword's name is told as that.
  const named = keyword === undefined ? ({ isVague: true } as const) : { keyword };
  // Read loosely, one letter may be wrong, and of a short word none: whatever is further off is likelier another word.
  const isFar = loosely && near !== undefined && (stranger.key.length < SHORT || distance(stranger.key, near, SLIP) > SLIP);
  if (near === undefined || isFar) return { message: `${strange}${made}`, words: whole, ...named };
  const after = attempt(language.grammar, [...tokens.slice(0, at), ...lex(near), ...tokens.slice(at + 1)]);
  // The sentence has another fault further on.
  if (after.furthest > at) {
    const word = at === 0 ? capital(words.get(near) ?? near) : (words.get(near) ?? near);
    return {
      message: `${strange}. Did you mean “${words.get(near)}”?${made.slice(1)}`,
      words: whole,
      word,
      ...(keyword === undefined ? {} : { keyword }),
    };
  }
  return { message: `${strange}. They use “${words.get(near)}”, but not here${made}`, words: whole, ...named };
}

/** What could come next of what the game can carry out. */
function expectedIn(language: Language, { pending }: Attempt): string[] {
  const lacking = notCarriedOut(language);
  return [...new Set(pending.filter(({ rule }) => !rule.also && !lacking.has(rule.source.id)).map(restOf))];
}

/** The same without what stands there already, which is no advice. */
const nextIn = (language: Language, failed: Attempt, at: Token | undefined): string[] =>
  expectedIn(language, failed).filter((phrase) => at === undefined || keyOf(/^[^ ,:;]+/u.exec(phrase)?.[0] ?? "") !== at.key);

/** Nothing better to say than where it stops; what could stand there is told apart. */
const whatCouldCome = (language: Language, tokens: readonly Token[], failed: Attempt): Answer => ({
  message: stoppedAt(language, tokens, failed),
  isVague: true,
});

function stoppedAt(language: Language, tokens: readonly Token[], failed: Attempt): string {
  const before = capital(written(tokens.slice(0, failed.furthest)));
  const at = tokens[failed.furthest];
  if (before === "")
    return `“${short(at?.text ?? "")}” is not understood here. Begin with what is done, when it happens (“when …, …”), or what it costs (“…: …”)`;
  if (at === undefined) return `“${before}” is incomplete`;
  if (/^[,:;]$/u.test(at.text)) return `“${before}” is understood; something is missing before “${at.text}”`;
  const leave = nextIn(language, failed, at).length === 0 ? ". Leave it out, or begin a new sentence" : "";
  return `“${before}” is understood, “${short(at.text)}” after it is not${leave}`;
}
