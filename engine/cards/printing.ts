/** The printings of a card (story S6): its own, and others with their set, number, flavour, picture and credit; the rules are the card's. */
import type { Card } from "./card.ts";

/** How many printings a card has, its own counted. */
export const printingCount = ({ variants = [] }: Pick<Card, "variants">): number => 1 + variants.length;

/** The card as a printing shows it, without the others; 1 is its own. Undefined when there is no such printing. */
export function asPrinted<Printed extends Card>(card: Printed, printing: number): Printed | undefined {
  const { variants, ...own } = card;
  const variant = variants?.[printing - 2];
  if (printing === 1) return own as Printed;
  return variant && ({ ...own, ...variant } as Printed);
}
