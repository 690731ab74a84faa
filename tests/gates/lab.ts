/**
 * A race with a known winner, for the gate `lab` and for a sample of it: in a pool with one card that is far too strong, the race for all cards finds it within its games and calls few others anything; edits that
 * change nothing are not called a change; games of the same seeds narrow the interval.
 */
import { loadContent } from "../../content/load.ts";
import { PLAYABLE } from "../../engine/games/game.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { openerOf, openPlayable } from "../../engine/games/open-playable.ts";
import { at } from "../../engine/kernel/state.ts";
import { momentsOf, varianceOf } from "../../engine/lab/statistics/index.ts";
import {
  answerOf,
  Conduct,
  type Configuration,
  configurationOf,
  isReal,
  playLane,
  stageOf,
  type Wish,
} from "../../engine/questions/index.ts";

/** The first game whose players share the cards and that has so many seats in every match. */
const GAME = PLAYABLE.find((id) => gameDefinition(id).deck === undefined) ?? PLAYABLE[0];
const BOT = "random";

export type Race = {
  /** Games of the race among all cards, and cards that are compared with themselves under other words. */
  readonly most: number;
  readonly neutral: number;
  /** How many run beside the planted one; left out, all. */
  readonly beside?: number;
};

/** What does not come out as planted, and the figures. */
export function race({ most, neutral, beside }: Race, say: (line: string) => void) {
  if (!GAME) return { faults: ["No game can be played"], figures: {} };
  const { cards, keywords } = loadContent().content[GAME];
  const plain = { cards, keywords };
  const ask = (source: typeof plain, wish: Partial<Wish>) => {
    const opened = openPlayable(GAME, source);
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const made = configurationOf({ question: "cards", game: GAME, seed: 1, bots: [BOT], most, ...wish }, opened.value, source);
    if (!made.ok) throw new Error(made.error);
    return played(made.value, source, say);
  };
  const faults: string[] = [];

  // A card of the market, at no cost and with the gain of several: its own first sentence with a larger number.
  const planted = cards.find(({ text, fields }) => /^Gain 2 \w+\.$/.test(text) && Number(fields["cost"] ?? 0) > 0);
  if (!planted) return { faults: ["There is no card to plant"], figures: {} };
  const contenders = cards.filter(({ id, fields }) => id !== planted.id && Number(fields["cost"] ?? 0) > 0).slice(0, beside);
  const runners = beside === undefined ? {} : { cards: [planted, ...contenders].map(({ id }) => id) };
  const strong = { ...planted, text: planted.text.replace("2", "9"), fields: { ...planted.fields, cost: 0, revenue: 9 } };
  const all = ask({ ...plain, cards: cards.map((card) => (card.id === planted.id ? strong : card)) }, runners);
  const order = all.lines.toSorted((a, b) => b.estimate - a.estimate);
  const found = all.lines.find(({ card }) => card === planted.id);
  const others = all.lines.filter((line) => line.card !== planted.id && isReal(line));
  if (found?.is !== "more" || !isReal(found)) faults.push(`The planted card was not found: ${JSON.stringify(found)}`);
  if (order[0]?.card !== planted.id) faults.push(`${order[0]?.label} is called stronger than the planted card`);

  // The same cards in the same race, of which each is compared with itself under other words.
  const changed = cards.slice(0, neutral).map((card) => {
    const { lines } = ask(plain, {
      question: "edit",
      cards: [card.id],
      against: { is: "card", card: { ...card, flavor: "Other words." }, label: "before" },
      most: Math.min(120, Math.ceil(most / 8)),
    });
    return lines.some((line) => line.is !== "open" || line.estimate !== 0);
  });
  if (changed.includes(true)) faults.push("An edit that changes nothing is called a change");
  return {
    faults,
    figures: {
      games: all.games,
      planted: found && { estimate: found.estimate, interval: found.interval, chance: found.falseDiscovery },
      alsoReal: others.map(({ label, estimate }) => `${label} ${(estimate * 100).toFixed(1)}`),
      stoppedBy: all.stoppedBy,
      neutralEdits: changed.length,
      widthOfInterval: all.narrowed,
    },
  };
}

function played(configuration: Configuration, source: Parameters<typeof stageOf>[1], say: (line: string) => void) {
  const ready = stageOf(configuration, source, openerOf(configuration.game));
  if (!ready.ok) throw new Error(ready.error);
  const { plan, playable } = ready.value;
  const conduct = new Conduct(configuration, plan);
  for (let block = conduct.deal(() => Number.POSITIVE_INFINITY, 0); block; block = conduct.deal(() => Number.POSITIVE_INFINITY, 0)) {
    conduct.take(block, playLane(ready.value, at(plan.lanes, block.lane), block.from, block.to));
    if (configuration.question === "cards" && block.lane === 0) say(`${conduct.games} games`);
  }
  // With common seeds the variance of a unit is this share of what games of their own would have; the interval is narrower by its root.
  const paired = conduct.counts.reduce((sum, { value }) => sum + varianceOf(momentsOf(value), 0), 0) / plan.lanes.length;
  const apart = plan.seats.length * 60 * 60 * (1 / plan.seats.length) * (1 - 1 / plan.seats.length);
  return {
    ...answerOf(configuration, plan, conduct.counts, conduct.stoppedBy ?? null, playable.cards),
    narrowed: Math.sqrt(paired / apart),
  };
}
