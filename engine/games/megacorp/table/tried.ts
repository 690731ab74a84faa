/** A position to try a Megacorp card in. */
import type { Card } from "../../../cards/card.ts";
import { byCodePoint } from "../../../kernel/order.ts";
import { ok, type Result } from "../../../kernel/result.ts";
import { type KeywordRow, keywordName, lex } from "../../../language/index.ts";
import type { Tried } from "../../game.ts";
import { megacorp, TRAITS } from "../fields.ts";

/** Slots around a Business, the nearest first; each docks to one before it (MC-8.3). */
const SLOTS = ["1,0", "-1,0", "0,1", "0,-1", "2,0", "-2,0", "0,2"] as const;
/** A card that destroys itself, or a character. */
const DESTROYS = /\bDestroy (this|target character)\b/;
/** Money beside what the card costs, in millions. */
const SPARE = 12;

/**
 * The card where it is played or bought from, in the Buy phase of the third turn, with its price in money and in the trait pool (MC-6.3). Both
 * networks have characters, a location and equipment, and cards with the tags that its text names. Where the text or a keyword of it waits for
 * something to be destroyed, what can do that is at hand too.
 */
export function triedInMegacorp(cards: readonly Card[], keywords: readonly KeywordRow[], card: Card): Result<Tried, string> {
  const others = cards.filter(({ id }) => id !== card.id).toSorted(simplestFirst);
  const used = new Set<string>();
  const take = (n: number, wanted: (one: Card) => boolean): string[] => {
    const taken = others.filter((one) => !used.has(one.id) && wanted(one)).slice(0, n);
    for (const { id } of taken) used.add(id);
    return taken.map(({ id }) => id);
  };
  const tags = [...new Set(lex(card.text).flatMap(({ kind, text }) => (kind === "TAG" ? [text] : [])))];
  const tagged = (n: number) => tags.flatMap((tag) => take(n, (one) => isLaid(one) && megacorp(one).tags.includes(tag)));
  const { back, founder, valuation, traitCost } = megacorp(card);
  const side = (extra: readonly string[], business: readonly string[], laid: readonly string[]) => {
    const network = [...laid, ...extra].slice(0, SLOTS.length).map((id, i) => [SLOTS[i] ?? "1,0", id] as const);
    return {
      network: { "0,0": business[0] ?? "any", ...Object.fromEntries(network) },
      money: valuation + SPARE,
      "main deck": take(8, isMain),
      "resource deck": take(4, (one) => megacorp(one).back === "green"),
    };
  };
  const isOwnBusiness = card.kind === "business";
  const business = (): string[] => take(1, (one) => one.kind === "business");
  const crowd = (): string[] => [
    ...take(2, (one) => one.kind === "character" && isLaid(one)),
    ...take(1, (one) => one.kind === "location" && isLaid(one)),
    ...take(1, (one) => one.kind === "equipment" && isLaid(one)),
  ];
  const [mine, theirs] = [tagged(1), tagged(2)];
  const own = side(mine, isOwnBusiness ? [card.id] : business(), [...(founder && back === "red" ? [card.id] : []), ...crowd()]);
  const other = side(theirs, business(), crowd());
  const stands = keywords.flatMap((row) => (card.text.includes(keywordName(row)) ? (row.definition ?? []) : []));
  const causes = /\bis destroyed\b/.test([card.text, ...stands].join("\n")) ? take(2, (one) => isMain(one) && DESTROYS.test(one.text)) : [];
  const inHand = [...(back === "blue" ? [card.id] : []), ...causes];
  const inMarket = back === "green" ? [card.id] : [];
  const pool = Object.fromEntries(TRAITS.map((trait) => [`pool ${trait}`, traitCost?.[trait] ?? 0]));
  return ok({
    player: 0,
    position: {
      "to move": "Player 1",
      turn: 3,
      "Player 1": {
        ...own,
        ...pool,
        hand: [...inHand, ...take(2 - causes.length, isMain)],
        "open market": [...inMarket, ...take(2, isMain)],
      },
      "Player 2": { ...other, hand: take(3, isMain), "open market": take(2, isMain) },
    },
  });
}

const isMain = (card: Card): boolean => megacorp(card).back === "blue";

/** Whether a card can simply lie in a network: it docks on all sides, lies under nothing and is no red card. */
const isLaid = (card: Card): boolean =>
  megacorp(card).back !== "red" &&
  card.kind !== "event" &&
  card.kind !== "business" &&
  megacorp(card).docks === undefined &&
  !/\b(Bond|Terrain)\b/.test(card.text);

/**
 * Cards that somebody is still making last; then those with less text first, so that little happens beside the card that is tried; then in
 * the order of their numbers.
 */
const simplestFirst = (a: Card, b: Card): number =>
  Number(a.provenance === "mine") - Number(b.provenance === "mine") || a.text.length - b.text.length || byCodePoint(a.id, b.id);
