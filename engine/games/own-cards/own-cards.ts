/** Cards that were made in the studio in a match of a game without decks: each joins the printed cards or takes the place of one of them. */
import type { Card } from "../../cards/card.ts";
import { err, ok, type Result } from "../../kernel/result.ts";
import type { LeftOut } from "../left-out.ts";

/** A card of one's own, by id, and the printed card whose place it takes; without one it joins. */
export type OwnCard = { readonly card: string; readonly replaces?: string };

/** The same as people write it: by name too, and with "nearest" for the printed card that is most like it. */
export type WrittenOwnCard = { readonly card: string; readonly replaces?: string | undefined };

/** What a game says about cards that stand in for each other. */
export type OwnRules = {
  /** What two cards have in common if one can take the place of the other, in words: "agent of level 1". */
  place(card: Card): string;
  /** How unlike two cards of one place are, from 0. */
  distance(a: Card, b: Card): number;
  /** Whether there are as many of its place as the game needs, so that it can replace one of them and never joins. */
  isComplete(card: Card): boolean;
  /** The rule that says so: "XX-1.3". */
  readonly rule: string;
};

/** What a card made in the studio can do in a match. */
export type OwnWays = {
  readonly card: Card;
  readonly canJoin: boolean;
  /** The printed cards whose place it can take, the one that is most like it first. */
  readonly replaces: readonly Card[];
};

const OWN: ReadonlySet<string> = new Set(["mine", "imported", "generated"]);
/** Whether a card was made in a studio; the others are the printed ones. */
export const isOwn = ({ provenance }: Pick<Card, "provenance">): boolean => OWN.has(provenance);

/** Replaces the printed card that is most like it. */
const NEAREST = "nearest";

/** What each card made in the studio can do in a match of these cards, in their order. */
export const ownWays = (cards: readonly Card[], rules: OwnRules): readonly OwnWays[] =>
  cards.filter(isOwn).map((card) => ({ card, canJoin: !rules.isComplete(card), replaces: printedFor(cards, card, rules) }));

/** The printed cards of one's own card's place, nearest first; of several that are as near, in their order. */
function printedFor(cards: readonly Card[], own: Card, { place, distance }: OwnRules): readonly Card[] {
  const there = place(own);
  return cards
    .filter((card) => !isOwn(card) && place(card) === there)
    .map((card) => ({ card, far: distance(card, own) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ card }) => card);
}

/** The printed card that is most like one of one's own, and not replaced yet. */
const nearestPrinted = (cards: readonly Card[], own: Card, rules: OwnRules, taken: ReadonlySet<string>): Card | undefined =>
  printedFor(cards, own, rules).find(({ id }) => !taken.has(id));

/** How a card of one's own takes part: it replaces the nearest, or joins where none is left; undefined if neither can be. */
export function takesPart(
  cards: readonly Card[],
  own: Card,
  rules: OwnRules,
  replacing: boolean,
  taken: ReadonlySet<string> = new Set(),
): OwnCard | undefined {
  const isComplete = rules.isComplete(own);
  const printed = replacing || isComplete ? nearestPrinted(cards, own, rules, taken) : undefined;
  if (printed !== undefined) return { card: own.id, replaces: printed.id };
  return isComplete ? undefined : { card: own.id };
}

/** All cards made in the studio: they join, or replace the nearest as long as one is left. */
export function allOwn(cards: readonly Card[], rules: OwnRules, replacing: boolean): readonly OwnCard[] {
  const taken = new Set<string>();
  return cards.filter(isOwn).flatMap((card) => {
    const own = takesPart(cards, card, rules, replacing, taken);
    if (own?.replaces !== undefined) taken.add(own.replaces);
    return own ?? [];
  });
}

/**
 * Own cards as a match takes them: by id, each with the card that it replaces. On failure a sentence: what cannot be.
 *
 * @param left cards that are there and cannot be played
 */
export function ownCards(
  cards: readonly Card[],
  rules: OwnRules,
  written: readonly WrittenOwnCard[],
  left: readonly LeftOut[] = [],
): Result<readonly OwnCard[], string> {
  const found = (text: string) => cards.find(({ id, name }) => id === text || name === text);
  const { place, isComplete, rule } = rules;
  const taken = new Set<string>();
  const seen = new Set<string>();
  const all: OwnCard[] = [];
  for (const { card: text, replaces } of written) {
    const own = found(text);
    if (own === undefined) {
      const why = left.find(({ card: { id, name } }) => id === text || name === text)?.why;
      return err(why ?? `There is no card "${text}" that can be played`);
    }
    if (!isOwn(own)) return err(`${own.name} is a printed card; it is in every match`);
    if (seen.has(own.id)) return err(`${own.name} is named twice`);
    seen.add(own.id);
    if (replaces === undefined) {
      if (isComplete(own)) return err(`${own.name} cannot join: the game has all it needs (${place(own)}). It can replace one (${rule})`);
      all.push({ card: own.id });
      continue;
    }
    const printed = replaces === NEAREST ? nearestPrinted(cards, own, rules, taken) : found(replaces);
    if (printed === undefined)
      return err(
        replaces === NEAREST
          ? `No ${place(own)} is left that ${own.name} could replace`
          : `There is no card "${replaces}" that ${own.name} could replace`,
      );
    if (isOwn(printed)) return err(`${printed.name} is no printed card, so ${own.name} cannot replace it`);
    if (place(printed) !== place(own)) return err(`${own.name} (${place(own)}) cannot replace ${printed.name} (${place(printed)})`);
    if (taken.has(printed.id)) return err(`${printed.name} is replaced twice`);
    taken.add(printed.id);
    all.push({ card: own.id, replaces: printed.id });
  }
  return ok(all);
}

/**
 * How often each card is in a match, by card index: the printed ones as they are printed, unless one's own card takes their place, which then
 * comes as often as they did; one's own cards that join as often as they say. Where a match says nothing of own cards, all that are there join.
 */
export function copiesIn(cards: readonly Card[], own: readonly OwnCard[] | undefined): readonly number[] {
  if (own === undefined) return cards.map(({ count }) => count);
  const countOf = new Map(cards.map(({ id, count }) => [id as string, count]));
  const joining = new Map(own.map(({ card, replaces }) => [card, countOf.get(replaces ?? card) ?? 0]));
  const replaced = new Set(own.flatMap(({ replaces }) => replaces ?? []));
  return cards.map((card) => (isOwn(card) ? (joining.get(card.id) ?? 0) : replaced.has(card.id) ? 0 : card.count));
}
