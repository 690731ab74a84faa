/** Cards that were made in the studio in a match: each joins the printed cards or stands in for one of them. What set-up counts stays, so one more is set aside. */
import type { Card } from "../../../cards/card.ts";
import { err, ok, type Result } from "../../../kernel/result.ts";
import { virtualRevolution } from "../fields.ts";

/** A card of one's own, by id, and the printed card whose place it takes; without one it joins. */
export type OwnCard = { readonly card: string; readonly replaces?: string };

/** The same as people write it: by name too, and with "nearest" for the printed card that is most like it. */
export type WrittenOwnCard = { readonly card: string; readonly replaces?: string | undefined };

const OWN: ReadonlySet<string> = new Set(["mine", "imported", "generated"]);
/** Whether a card was made in a studio; the others are the printed ones. */
export const isOwn = ({ provenance }: Pick<Card, "provenance">): boolean => OWN.has(provenance);

/** Kinds of which there is one for each place of the board: nothing joins them. */
const COMPLETE: ReadonlySet<string> = new Set(["title", "location"]);

/** Replaces the printed card that is most like it. */
const NEAREST = "nearest";

/** What two cards have in common if one can take the place of the other: level of Agents, final of Necro cards, place of Titles and Locations. */
function place({ kind, fields }: Card): string {
  const { level, final, districts, borough } = virtualRevolution({ fields });
  switch (kind) {
    case "agent":
      return `agent of level ${level}`;
    case "necroverse":
      return final === true ? "final Necro card" : "Necro card";
    case "title":
      return `Title of ${districts?.[0] ?? "no district"}`;
    case "location":
      return borough === null ? "Location without a borough" : `Location of borough ${borough}`;
    default:
      return kind;
  }
}

/** How unlike two cards of one place are: numbers and kinds that are printed on both. */
function distance(a: Card, b: Card): number {
  const [one, other] = [virtualRevolution(a), virtualRevolution(b)];
  const same = (x: unknown, y: unknown) => (x === y ? 0 : 1);
  return (
    4 * same(one.agentType, other.agentType) +
    4 * same(one.genre, other.genre) +
    4 * same(one.form, other.form) +
    2 * same(one.action, other.action) +
    same(one.priority === true, other.priority === true) +
    same(one.simultaneous === true, other.simultaneous === true) +
    Math.abs((one.cap ?? 0) - (other.cap ?? 0)) / 10
  );
}

/** The printed card that is most like one of one's own, the first of several; undefined if none has its place. */
export function nearestPrinted(cards: readonly Card[], own: Card, taken: ReadonlySet<string>): Card | undefined {
  return cards
    .filter((card) => !isOwn(card) && !taken.has(card.id) && place(card) === place(own))
    .reduce<Card | undefined>((best, card) => (best === undefined || distance(card, own) < distance(best, own) ? card : best), undefined);
}

/** How a card of one's own takes part: it replaces the nearest, or joins where none is left; undefined if neither can be (VR-1.3). */
export function takesPart(
  cards: readonly Card[],
  own: Card,
  replacing: boolean,
  taken: ReadonlySet<string> = new Set(),
): OwnCard | undefined {
  const isComplete = COMPLETE.has(own.kind);
  const printed = replacing || isComplete ? nearestPrinted(cards, own, taken) : undefined;
  if (printed !== undefined) return { card: own.id, replaces: printed.id };
  return isComplete ? undefined : { card: own.id };
}

/** Own cards as a match takes them: by id, each with the card that it replaces. On failure a sentence: what cannot be. */
export function ownCards(cards: readonly Card[], written: readonly WrittenOwnCard[]): Result<readonly OwnCard[], string> {
  const found = (text: string) => cards.find(({ id, name }) => id === text || name === text);
  const taken = new Set<string>();
  const seen = new Set<string>();
  const all: OwnCard[] = [];
  for (const { card: text, replaces } of written) {
    const own = found(text);
    if (own === undefined) return err(`There is no card "${text}" that can be played`);
    if (!isOwn(own)) return err(`${own.name} is a printed card; it is in every match`);
    if (seen.has(own.id)) return err(`${own.name} is named twice`);
    seen.add(own.id);
    if (replaces === undefined) {
      if (COMPLETE.has(own.kind)) return err(`${own.name} cannot join: there is one ${place(own)}. It can replace that (VR-1.3)`);
      all.push({ card: own.id });
      continue;
    }
    const printed = replaces === NEAREST ? nearestPrinted(cards, own, taken) : found(replaces);
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
