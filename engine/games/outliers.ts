/** Cards that are much better or worse than others at their price, as far as their numbers tell (story S12). */
import type { LibraryCard } from "../cards/card.ts";
import type { Weighing } from "../cards/weighing.ts";
import { at } from "../kernel/state.ts";
import { WEIGHINGS } from "./lists/weighings.ts";

/** A card far from the line of its like. */
export type Outlier = { readonly card: LibraryCard; readonly sentence: string };

/** Cards from which one can say what is usual among them. */
const LEAST = 12;
/** How far off the line a card is, in standard deviations estimated from the median deviation, before it is told (Iglewicz and Hoaglin 1993). */
const FAR = 3.5;
/** The median deviation of a normal distribution, in standard deviations. */
const MEDIAN_DEVIATION = 0.6745;
/** Where more than half of the cards lie exactly on the line, half a point is the deviation: less is the grain of whole numbers. */
const LEAST_DEVIATION = 0.5;
const NEIGHBOURS = 3;

type Weighed = { readonly card: LibraryCard; readonly price: number; readonly worth: number };

/** The cards of a game that stand out among their like, the farthest first. */
export function outliers(cards: readonly LibraryCard[]): readonly Outlier[] {
  const weighing = cards[0] && WEIGHINGS[cards[0].game];
  if (!weighing) return [];
  const groups = new Map<string, Weighed[]>();
  for (const card of cards) {
    const among = card.archived ? undefined : weighing.among(card);
    if (among === undefined) continue;
    const group = groups.get(among) ?? [];
    groups.set(among, group);
    group.push({ card, price: weighing.price(card), worth: weighing.worth(card) });
  }
  return [...groups]
    .flatMap(([among, group]) => (group.length < LEAST ? [] : farFromLine(group, among, weighing)))
    .sort((a, b) => b.score - a.score)
    .map(({ card, sentence }) => ({ card, sentence }));
}

function farFromLine(group: readonly Weighed[], among: string, weighing: Weighing): readonly (Outlier & { readonly score: number })[] {
  const usual = lineThrough(group);
  const deviation = Math.max(LEAST_DEVIATION, median(group.map(({ price, worth }) => Math.abs(worth - usual(price)))));
  return group.flatMap((one) => {
    const score = (MEDIAN_DEVIATION * Math.abs(one.worth - usual(one.price))) / deviation;
    return score > FAR ? [{ card: one.card, score, sentence: told(one, usual(one.price), deviation, group, among, weighing) }] : [];
  });
}

function told(
  { card, price, worth }: Weighed,
  usual: number,
  deviation: number,
  group: readonly Weighed[],
  among: string,
  { what, priced }: Weighing,
): string {
  const neighbours = nearestTo(group, card, price).map((other) => `${other.card.name} ${other.worth} for ${priced(other.card)}`);
  return [
    `${card.name} is much ${worth > usual ? "better" : "worse"} than its price, judging by its ${what}:`,
    `${worth} in total for ${priced(card)}, where ${rounded(usual)} is usual. Half of the ${group.length} ${among} are within ${rounded(deviation)} of the usual value at their price.`,
    `Nearest in price: ${neighbours.join(", ")}. The value of its text is not counted.`,
  ].join(" ");
}

/** The others whose price is nearest, those that come first in the group before those that are as near. */
function nearestTo(group: readonly Weighed[], card: LibraryCard, price: number): readonly Weighed[] {
  const found: Weighed[] = [];
  const far = (one: Weighed) => Math.abs(one.price - price);
  for (const other of group) {
    if (other.card === card) continue;
    const place = found.findIndex((one) => far(other) < far(one));
    if (place >= 0) found.splice(place, 0, other);
    else if (found.length < NEIGHBOURS) found.push(other);
    if (found.length > NEIGHBOURS) found.pop();
  }
  return found;
}

/** Cards that cost and are worth the same count as one point, so often. */
type Spot = { readonly price: number; readonly worth: number; count: number };
/** Of more spots than these the line goes through evenly spread ones: all pairs of them are looked at. */
const MOST_SPOTS = 1_500;

function spotsOf(group: readonly Weighed[]): readonly Spot[] {
  const spots = new Map<string, Spot>();
  for (const { price, worth } of group) {
    const key = `${price} ${worth}`;
    const known = spots.get(key);
    if (known) known.count++;
    else spots.set(key, { price, worth, count: 1 });
  }
  const all = [...spots.values()];
  if (all.length <= MOST_SPOTS) return all;
  const sorted = all.sort((a, b) => a.price - b.price || a.worth - b.worth);
  return Array.from({ length: MOST_SPOTS }, (_, i) => at(sorted, Math.floor((i * sorted.length) / MOST_SPOTS)));
}

/** What is usual at a price, by the line that Theil and Sen draw: the median of the slopes between any two, through the median of the rest. */
function lineThrough(group: readonly Weighed[]): (price: number) => number {
  const spots = spotsOf(group);
  const slopes: { readonly slope: number; readonly count: number }[] = [];
  for (const [i, one] of spots.entries())
    for (const other of spots.slice(i + 1))
      if (one.price !== other.price)
        slopes.push({ slope: (other.worth - one.worth) / (other.price - one.price), count: one.count * other.count });
  const slope = slopes.length === 0 ? 0 : medianOfMany(slopes);
  const start = median(group.map(({ price, worth }) => worth - slope * price));
  return (price) => start + slope * price;
}

/** The median of slopes that come so often each. */
function medianOfMany(slopes: { readonly slope: number; readonly count: number }[]): number {
  const sorted = slopes.sort((a, b) => a.slope - b.slope);
  const total = sorted.reduce((sum, { count }) => sum + count, 0);
  const slopeAt = (place: number): number => {
    let seen = 0;
    for (const { slope, count } of sorted) {
      seen += count;
      if (seen > place) return slope;
    }
    return sorted.at(-1)?.slope ?? 0;
  };
  return (slopeAt(Math.floor((total - 1) / 2)) + slopeAt(Math.floor(total / 2))) / 2;
}

/** Of at least one number. */
function median(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

const rounded = (n: number): number => Math.round(n * 10) / 10;
