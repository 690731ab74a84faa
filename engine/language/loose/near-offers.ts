/** What is nearest by meaning to a text that is not understood, or to a sentence of it. Looking for it takes a while. */

import { turnsParts } from "../ahead/parts-turned.ts";
import { notionOf } from "../faults/notions.ts";
import { keepsOthers } from "../faults/others.ts";
import type { Problem } from "../faults/problem.ts";
import type { Language } from "../language.ts";
import { keepsAll, keepsChooser } from "../nearest/kept.ts";
import { type NearText, nearestTexts } from "../nearest/nearest.ts";
import { type Restated, restated } from "../nearest/restate.ts";
import { keepsSubject } from "../nearest/subject-kept.ts";
import { readText, type TextReading } from "../reading/read.ts";
import type { Span } from "../reading/token.ts";
import { comesAbout, isDone } from "./done.ts";
import { looseLines, MOST_OFFERS, withFineLines } from "./lines.ts";
import { sameText } from "./same.ts";
import { type OnCard, spelledOut, type Tools, unnamedIn } from "./spelled-out.ts";

/** Ways to spell a text out that are looked at. */
const MOST_SPELLED = 4;
const MOST_WAYS = 8;
/** What a text may be off by to be offered at one key. */
const MOST_SURE = 8;

/** What is near to a text that was written, or to one sentence of it. */
export type NearOffer = {
  readonly text: string;
  /** No other is as near, nothing is left out of it, and nothing is assumed: it may be taken at one key. */
  readonly sure: boolean;
  /** What was written and is not in it, word by word. */
  readonly lost: readonly string[];
};

/** A sentence of a text, and what is near to it. */
export type NearSentence = Span & { readonly near: readonly NearOffer[] };

/** What is nearest to the sentences with a problem that nothing mends; looked for in short steps. */
export function* nearSentences(
  tools: Tools,
  text: string,
  { sentences }: TextReading,
  problems: readonly Problem[],
  card: OnCard,
): Generator<undefined, readonly NearSentence[]> {
  const open = problems.filter(({ code, suggestions }) => code === "not-understood" && suggestions.length === 0);
  const amiss = sentences.filter(({ from, to }) => open.some((problem) => from <= problem.from && problem.from <= to));
  const found: NearSentence[] = [];
  for (const { from, to } of amiss.slice(0, MOST_OFFERS)) {
    const written = text.slice(from, to);
    found.push({ from, to, near: yield* nearOffers(tools, written, spelledOut(tools, written, card).likely, card) });
  }
  return found;
}

/** Whether a text speaks of what the game does not have: nothing is near to that. */
const hasNotion = ({ grammar, lex }: Language, text: string): boolean => lex(text).some(({ key }) => notionOf(grammar, key) !== undefined);

/** The ways to spell a text out, as it stands and in other words; the surest first. */
function waysAround(tools: Tools, text: string, likely: readonly string[], card: OnCard): readonly Restated[] {
  const others = restated(tools.language, text).flatMap((other) =>
    spelledOut(tools, other.text, card, true)
      .likely.slice(0, MOST_SPELLED)
      .map((words) => ({ text: words, cost: other.cost })),
  );
  const all = [...likely.slice(0, MOST_SPELLED).map((words) => ({ text: words, cost: 0 })), ...others.sort((a, b) => a.cost - b.cost)];
  return all.filter((way, i) => all.findIndex((other) => other.text === way.text) === i).slice(0, MOST_WAYS);
}

/** “Draw 0 cards” does nothing: what forbids something is not that. */
const DOES_NONE = /(?<!\p{L})(?:draw|gain|lose|discard|deal|put|take|pay|destroy|move)s? 0(?!\d)/iu;

/** The texts nearest to the ways to spell a text out, those without different meanings once; looked for in short steps. */
export function* nearOffers(
  tools: Tools,
  text: string,
  likely: readonly string[],
  card: OnCard,
): Generator<undefined, readonly NearOffer[]> {
  const { language } = tools;
  if (hasNotion(language, text)) return [];
  const found: { readonly near: NearText; readonly reading: TextReading }[] = [];
  const ways = waysAround(tools, text, likely, card);
  const unnamed = unnamedIn(tools, text, card);
  for (const near of yield* nearestTexts(language, ways, (sentence) => looseLines(language, sentence))) {
    yield;
    const reading = withFineLines(language, text, readText(language, near.text));
    if (reading.problems.length > 0 || !comesAbout(language, reading, card) || !keepsChooser(text, reading.canonical)) continue;
    if (turnsParts(language, unnamed, reading.canonical)) continue;
    if (DOES_NONE.test(reading.canonical) && !DOES_NONE.test(text)) continue;
    if (!keepsOthers(text, reading.canonical) || !keepsSubject(language, text, reading.canonical)) continue;
    if (!found.some((other) => sameText(language, other.reading, reading))) found.push({ near, reading });
    if (found.length > MOST_OFFERS) break;
  }
  const [first, second] = found;
  const alone = first !== undefined && (second === undefined || second.near.lost.length > 0 || second.near.cost > first.near.cost);
  return found.slice(0, MOST_OFFERS).map(({ near: { cost, chosen, lost }, reading }, i) => ({
    text: reading.canonical,
    sure:
      i === 0 &&
      alone &&
      !chosen &&
      lost.length === 0 &&
      cost <= MOST_SURE &&
      keepsAll(unnamed, reading.canonical) &&
      isDone(language, reading),
    lost,
  }));
}
