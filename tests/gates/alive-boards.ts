/**
 * The gate of living texts for the games on boards: every random text that is understood matters. Half of the cards of one kind get the text, and random games are played beside games in which they have
 * none, by one and the same plan. Somewhere something must differ: what lies where, what players have, what can be done. If nothing ever does, the reading has to say so.
 */
import { loadContent } from "../../content/load.ts";
import type { Card } from "../../engine/cards/card.ts";
import type { Playable, PlayableGame } from "../../engine/games/game.ts";
import { OPEN } from "../../engine/games/lists/rules.ts";
import type { Position } from "../../engine/kernel/position.ts";
import { below, type Rng, rngOf } from "../../engine/kernel/rng.ts";
import { lint, lostOn, printLine, readText, type TextReading } from "../../engine/language/index.ts";
import { samplerOf } from "../../engine/language/tables/sample.ts";
import { layPosition } from "../../engine/scenarios/lay.ts";
import { small } from "./alive-plan.ts";
import { type Pace, playedByPlan, type Run } from "./alive-play.ts";
import type { Gate } from "./gate.ts";
import { shippedLanguage } from "./language.ts";

/** Positions of a text that are tried before it counts as one that does nothing, and games from each. */
const POSITIONS = 24;
const GAMES = 3;

const CONTENT = loadContent().content;

/** Ids of cards of a kind, no card twice, mostly those that have the text. */
export type Some = (kind: string, n: number, fits?: (card: Card) => boolean) => string[];

/** What a game says of positions to try texts in. */
export type Laying = {
  readonly id: PlayableGame;
  /** Kinds of cards that texts are tried on. */
  readonly kinds: readonly string[];
  /** A position in the words of scenarios, for so many players. */
  position(rng: Rng, some: Some, players: number): object;
  /** How many play in the nth position. Default: as many as in a standard game. */
  players?(n: number): number;
  readonly pace?: Pace;
};

/** A game in which half of the cards of a kind have a text; undefined where such a card must say something else too. */
function gameWith(id: PlayableGame, kind: string, text: string, seed: number): Playable | undefined {
  const { cards, keywords, boards } = CONTENT[id];
  const rng = rngOf(seed * 7919 + 5);
  const changed = cards.map((card): Card => (card.kind === kind && below(rng, 2) === 0 ? { ...card, text } : card));
  const opened = OPEN[id]({ cards: changed, keywords, ...(boards ? { boards } : {}) });
  return opened.ok ? opened.value : undefined;
}

const drawer = ({ cards }: Playable, kind: string, text: string, rng: Rng): Some => {
  const taken = new Set<string>();
  return (wanted, n, fits = () => true) =>
    Array.from({ length: n }, () => {
      const all = cards.filter((card) => card.kind === wanted && !taken.has(card.id) && fits(card));
      const mine = wanted === kind ? all.filter((card) => card.text === text) : [];
      const among = mine.length > 0 && below(rng, 4) > 0 ? mine : all;
      const card = among[below(rng, Math.max(1, among.length))];
      if (card) taken.add(card.id);
      return card?.id;
    }).filter((id) => id !== undefined);
};

/** One of the two games ended, and the other otherwise, or it went on: where play is broken off is no difference. */
const endsBefore = (a: Run, b: Run): boolean =>
  a.returns !== undefined && (b.returns === undefined ? b.turns > a.turns : a.returns !== b.returns);

/** Whether a game with a text differs from one without it. What the text itself asks is no difference: only what comes of it. */
const differs = (a: Run, without: Run): boolean =>
  endsBefore(a, without) ||
  endsBefore(without, a) ||
  [...a.moments].some(([key, words]) => without.moments.has(key) && without.moments.get(key) !== words) ||
  [...a.offers].some(([key, said]) => without.offers.has(key) && without.offers.get(key) !== said) ||
  [...without.asked].some(([times, n]) => Number.parseInt(times, 10) < Math.min(a.turns, without.turns) && a.asked.get(times) !== n);

/** Texts that use chance themselves: of these it is no difference that dice were thrown. */
const CHANCE = /(?<!\p{L})(?:rolls? (?:an? |one |\d+ )?(?:die|dice)|at random|shuffles?|flips?)(?!\p{L})/iu;

/** Whether a text on cards of a kind matters in a game from the nth position; undefined where no game can be opened with it. */
export function isAliveIn(
  { id, position, players, pace }: Laying,
  kind: string,
  text: string,
  seed: number,
  n: number,
): boolean | undefined {
  const chance = !CHANCE.test(text);
  const [one, other] = [gameWith(id, kind, text, seed + n), gameWith(id, kind, "", seed + n)];
  if (!one || !other) return undefined;
  const rng = rngOf(seed * 31 + n);
  const many = players?.(n) ?? 2;
  const options = players ? { ...(one.options.standard as object), players: many } : one.options.standard;
  const laid = layPosition(one, position(rng, drawer(one, kind, text, rng), many), options, seed + n);
  if (!laid.ok) throw new Error(laid.error);
  const played = (playable: Playable, from: Position, i: number) =>
    playedByPlan(playable, { options, from, ...(pace ? { pace } : {}) }, (seed + n) * GAMES + i, chance);
  return Array.from({ length: GAMES }, (_, i) => i).some((i) => differs(played(one, laid.value, i), played(other, laid.value, i)));
}

/** Whether a text on cards of a kind matters in some game; undefined where no game can be opened with it. */
export function isAlive(laying: Laying, kind: string, text: string, seed: number): boolean | undefined {
  for (let n = 0; n < POSITIONS; n++) {
    const found = isAliveIn(laying, kind, text, seed, n);
    if (found !== false) return found;
  }
  return false;
}

export type BoardsAlive = {
  readonly texts: number;
  /** Texts of which the reading says that something in them does nothing, or that say so themselves. */
  readonly told: number;
  /** Texts that do nothing and are not told so, each with the kind of card that it was on. */
  readonly silent: readonly string[];
};

/** “None.” says itself that there is nothing. */
const saysNothing = ({ abilities }: TextReading): boolean =>
  /"is":"(?:part|goal)\.none"/u.test(JSON.stringify(abilities.map(({ lines }) => lines)));

/** Draws texts that are understood until there are so many, and tries each on a kind of card on which nothing of it is lost. */
export function boardsAlive(laying: Laying, count: number, seed: number): BoardsAlive {
  const language = shippedLanguage(laying.id);
  const sample = samplerOf(language.grammar);
  const rng = rngOf(seed);
  const silent: string[] = [];
  let told = 0;
  for (let i = 0; i < count; ) {
    const text = printLine(language.grammar, small(sample(rng, "Line", 3 + below(rng, 4))));
    const reading = readText(language, text);
    if (reading.problems.length > 0 || (language.amiss?.(reading.abilities) ?? []).length > 0) continue;
    const senses = laying.kinds.map((kind) => [kind, language.senseOf({ kind, fields: {} })] as const);
    const kinds = senses.filter(([, sense]) => lostOn(language, reading.abilities, sense).length === 0);
    const found = kinds[below(rng, Math.max(1, kinds.length))];
    if (!found) continue;
    const [kind, { instructions }] = found;
    if (saysNothing(reading) || lint(language, reading.abilities, { instructions }).length > 0) {
      told++;
      i++;
      continue;
    }
    const alive = isAlive(laying, kind, text, seed + i);
    if (alive === undefined) continue;
    i++;
    if (!alive) silent.push(`${kind}: ${text}`);
  }
  return { texts: count, told, silent };
}

/** What is wrong: the silent texts, if they are more than so large a share. */
export const silentAmong = ({ texts, silent }: BoardsAlive, most: number): readonly string[] =>
  silent.length > most * texts ? silent.map((text) => `Nothing comes of ${text}`) : [];

const TEXTS = 400;
const SEED = 20_261_130;

/** The gate of a game. `most`: the share of texts that may do nothing in all games without being told so; it only goes down. What is left waits for what random games hardly ever bring about, or contradicts itself. */
export const boardsGate = (laying: Laying, most: number): Gate => ({
  about: `tries ${TEXTS} random texts, each in random games beside games without it: it must matter, or be told to do nothing`,
  run(say) {
    const result = boardsAlive(laying, TEXTS, SEED);
    const { texts, told, silent } = result;
    say(`${laying.id}: ${silent.length} of ${texts} texts do nothing and are not told so`);
    return { faults: silentAmong(result, most), figures: { texts, told, silent: silent.length, examples: silent } };
  },
});
