/** What a Megacorp card's scores come to, and what it costs: a trait counts like 1M. */
import type { Weighing } from "../../cards/weighing.ts";
import { megacorp } from "./fields.ts";
import { MEGACORP_LIBRARY, priceWords } from "./library.ts";

export const MEGACORP_WEIGHING: Weighing = {
  among: (card) => {
    const { founder, back } = megacorp(card);
    if (founder) return "founders";
    return back === "green" ? "resource cards" : MEGACORP_LIBRARY.kinds.find(({ id }) => id === card.kind)?.plural.toLowerCase();
  },
  price: (card) => megacorp(card).valuation + sum(megacorp(card).traitCost),
  priced: priceWords,
  worth: (card) => sum(megacorp(card).scores),
  what: "scores",
};

const sum = (numbers: Readonly<Record<string, number | null | undefined>>): number =>
  Object.values(numbers).reduce<number>((total, n) => total + (n ?? 0), 0);
