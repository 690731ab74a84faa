/** The printings of a card (story S6): its own, and others with their set, number, flavour, picture and credit; the rules are the card's. */
import type { Card } from "./card.ts";
import { valueAt } from "./issue.ts";

/** How many printings a card has, its own counted. */
export const printingCount = ({ variants = [] }: Pick<Card, "variants">): number => 1 + variants.length;

/** The card as a printing shows it, without the others; 1 is its own. Undefined when there is no such printing. */
export function asPrinted<Printed extends Card>(card: Printed, printing: number): Printed | undefined {
  const { variants, ...own } = card;
  const variant = variants?.[printing - 2];
  if (printing === 1) return own as Printed;
  return variant && ({ ...own, ...variant } as Printed);
}

/**
 * The first printing, from 1, with a picture that somebody made and nobody is named for; undefined when there is none.
 *
 * @param card as it is saved, or as somebody types it
 */
export function uncreditedPrinting(card: unknown): number | undefined {
  const variants = valueAt(card, ["variants"]);
  const lacks = (printing: unknown) =>
    typeof valueAt(printing, ["art", "image"]) === "string" &&
    ["artist", "licence"].some((name) => (valueAt(printing, ["credit", name]) ?? "") === "");
  const at = [card, ...(Array.isArray(variants) ? variants : [])].findIndex(lacks);
  return at < 0 ? undefined : at + 1;
}
