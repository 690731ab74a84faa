/** Megacorp's words for what is about to happen, beyond the common ones: to cards wherever they would go, by whom, and how much of it. */
import { type Construct, construct } from "../../../../language/index.ts";

const would = (id: string, phrase: string, doc: string, example: string, more: Parameters<typeof construct>[5] = {}) =>
  construct("Would", `would.${id}`, phrase, doc, `if ${example}, draw 1 card instead`, { weight: 0.3, ...more });

export const megacorpWoulds: readonly Construct[] = [
  would("discards", "{p:EvP} would discard {s:EvC}", "From anywhere, by a text or a rule.", "you would discard a card"),
  would("sold", "{s:EvC} would be sold", "In the Divest phase or by a text.", "this would be sold"),
  would("sells", "{p:EvP} would sell {s:EvC}", "In the Divest phase or by a text.", "an opponent would sell a character"),
  would("moved", "{s:EvC} would be moved", "To another slot of its network (MC-G28).", "this would be moved"),
  would(
    "leaves",
    "{s:EvC} would leave the network",
    "Wherever it would go, but not into another network, nor by being annihilated (MC-R161).",
    "this would leave the network",
  ),
  would("destroyedInCombat", "{s:EvC} would be destroyed in combat", "By combat damage.", "this would be destroyed in combat"),
  would("destroyedBy", "{s:EvC} would be destroyed by {t:EvC}", "By its damage or by its text.", "this would be destroyed by an event"),
  would("dealtMuch", "{s:EvC} would be dealt {n:INT} or more damage", "At once; any trait.", "this would be dealt 3 or more damage"),
  would("gainMuch", "{p:EvP} would gain {m:MONEY} or more", "At once.", "an opponent would gain 3M or more"),
  would("loseMuch", "{p:EvP} would lose {m:MONEY} or more", "At once.", "you would lose 3M or more"),
  would("getsCounter", "{s:EvC} would get a counter", "Of any kind.", "this would get a counter"),
  would("healed", "damage would be removed from {s:EvC}", "By a text.", "damage would be removed from a character"),
];

/** What search by meaning finds them by, where their own words will not do. */
export const WOULDS_FINDS: Readonly<Record<string, string>> = {
  "would.discards": "when:would-discarded",
  "would.sells": "when:would-sold",
  "would.destroyedInCombat": "when:would-destroyed",
  "would.destroyedBy": "when:would-destroyed",
  "would.dealtMuch": "when:would-damage",
  "would.gainMuch": "when:would-gain-money",
  "would.loseMuch": "when:would-lose-money",
};
