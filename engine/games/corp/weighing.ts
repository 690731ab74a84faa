/** What the numbers of a CORP runner or security card come to; assets and actions have none. */
import type { Weighing } from "../../cards/weighing.ts";
import { corp, money } from "./fields.ts";

const PLURAL: Readonly<Record<string, string>> = { runner: "runners", security: "security cards" };

export const CORP_WEIGHING: Weighing = {
  among: ({ kind }) => PLURAL[kind],
  price: (card) => corp(card).price ?? 0,
  priced: (card) => money(corp(card).price ?? 0),
  worth: (card) => {
    const { combat, stealth, hacking, move, defense, detect, encrypt } = corp(card);
    return [combat, stealth, hacking, move, defense, detect, encrypt].reduce<number>((sum, n) => sum + (n ?? 0), 0);
  },
  what: "numbers",
};
