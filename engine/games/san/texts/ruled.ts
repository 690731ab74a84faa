/** What people write on cards of San that its rules settle, and what other games have and it has not. */
import type { Ruled } from "../../../language/faults/ruled.ts";

export const SAN_NOTIONS: Readonly<Record<string, string>> = {
  "second sides of cards": "A card shows its back only when it is corrupted (SAN-9.2)",
  "victory points": "San has no points: a player wins by Corruption, Propaganda or Hacking (SAN-1.2, SAN-1.3, SAN-1.4)",
};

export const SAN_RULED: readonly Ruled[] = [
  {
    said: /(?:unused|unspent|leftover|remaining) (?:corruption|propaganda|hacking)[^.]*\b(?:is|are|be) (?:lost|gone|wasted|discarded)/iu,
    why: "Corruption, Propaganda and Hacking that are unused are lost at the end of the turn (SAN-9.5, SAN-10.4, SAN-11.7)",
    isSo: true,
  },
  {
    said: /(?:unused|unspent|leftover|remaining) revenue[^.]*\b(?:is|be) (?:lost|gone|wasted|discarded)/iu,
    why: "Unused revenue is lost at the end of the phase (SAN-7.7)",
    isSo: true,
  },
  {
    said: /bought cards?\b[^.]*\b(?:go|goes) (?:in)?to (?:your|the|its owner's) discard/iu,
    why: "A bought card goes to the discard pile (SAN-7.4)",
    isSo: true,
  },
  {
    said: /effects? (?:is|are) optional|may (?:ignore|skip|choose not to use) (?:this|its|the) effect/iu,
    why: "Effects are optional (SAN-6.6)",
    isSo: true,
  },
  {
    said: /unplayed cards? (?:stays?|remains?)|keep (?:your |all )?unplayed cards?/iu,
    why: "Cards that are not played stay in hand (SAN-6.8)",
    isSo: true,
  },
  {
    said: /refill (?:its|the|that) (?:river )?(?:slot|space)|(?:slot|space) is refilled/iu,
    why: "The slot of a card that is bought or corrupted is refilled from the Supply (SAN-7.5, SAN-9.2)",
    isSo: true,
  },
  {
    said: /card (?:that )?(?:you|your banner) (?:just |have )?cross(?:ed|es)|crossed (?:river )?card/iu,
    why: "Crossing leaves the River card as it is (SAN-10.5)",
  },
  {
    said: /banner\b[^.]*\b(?:moves?|goes|back|push(?:ed|es)?|retreats?) (?:\S+ )?back(?:wards?)?(?!\p{L})|banner back/iu,
    why: "The Banner never moves back (SAN-10.5)",
  },
  { said: /hand limit|maximum hand|hand maximum/iu, why: "There is no hand maximum (SAN-8.4)" },
  { said: /(?:from|out of) the box/iu, why: "A card in the box never returns (SAN-2.6)" },
  {
    said: /corrupted (?:river )?cards?\b[^.]*\b(?:returns?|discard(?:ed)?|destroy(?:ed)?|moves?|moved|removed?|face up)(?!\p{L})|(?:return|discard|destroy|move|remove) (?:an?|one|your|target|any|up to \p{L}+) (?:opposing )?corrupted cards?/iu,
    why: "A corrupted card stays for the whole game: it is never moved, turned, bought or destroyed (SAN-9.4)",
  },
];

/** Other words for things that its texts speak of. */
export const SAN_KIN: Readonly<Record<string, string>> = {
  money: "revenue",
  cash: "revenue",
  target: "hand size larger",
  limit: "hand size larger",
  handsize: "hand size larger",
  token: "Hand Bonus token",
  stage: "Banner stage",
  flag: "Banner",
  track: "marker Virus",
  zone: "Corruption Zone",
  market: "River card",
  row: "River card",
  graveyard: "discard",
  trash: "box destroy",
  exile: "box destroy",
  cheaper: "costs less",
  discount: "costs less",
  free: "costs less",
  double: "twice",
  opposing: "an opponent controls",
  copy: "copy played card",
  again: "play from your discard",
  colour: "Mercenary type",
  color: "Mercenary type",
  reveal: "reveals hand",
  peek: "look at",
  bought: "buy a card",
};
