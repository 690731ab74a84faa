/** What people write on cards of San that its rules settle, and what other games have and it has not. */
import type { Ruled } from "../../../language/faults/ruled.ts";

export const SAN_NOTIONS: Readonly<Record<string, string>> = {
  "second sides of cards": "A card shows its back only when it is corrupted (SAN-9.2)",
  "victory points": "San has no points: a player wins by Corruption, Propaganda or Hacking (SAN-1.2, SAN-1.3, SAN-1.4)",
};

export const SAN_RULED: readonly Ruled[] = [
  {
    said: /(?:unused|unspent|leftover|remaining) (?:corruption|propaganda|hacking)[^.]*\b(?:is|are|be) (?:lost|gone|wasted|discarded)|^loses? (?:it|them|the rest|what is left)\b[^.]*\bend of (?:the |your )?turn/iu,
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
    said: /unplayed cards? (?:stays?|remains?)|keep (?:your |all )?unplayed cards?|(?:they|you|he|she|players?|opponents?) keeps? (?:it|them|the cards?|that card) in (?:(?:your|their|his|her) )?hand(?=[.]|$)/iu,
    why: "Cards that are not played stay in hand (SAN-6.8)",
    isSo: true,
  },
  {
    said: /refill (?:its|the|that) (?:river )?(?:slot|space)|(?:slot|space) is refilled/iu,
    why: "The slot of a card that is bought or corrupted is refilled from the Supply (SAN-7.5, SAN-9.2)",
    isSo: true,
  },
  {
    said: /(?:takes?|moves?|returns?|discards?|destroys?|puts?|buys?|gains?|replaces?) (?:each |a |the )?(?:(?:river )?cards? (?:that )?(?:you|your banner) (?:just |have )?cross(?:ed|es)?|crossed (?:river )?cards?)/iu,
    why: "Crossing leaves the River card as it is (SAN-10.5)",
  },
  {
    said: /banner\b[^.]*\b(?:moves?|goes|back|push(?:ed|es)?|retreats?) (?:\S+ )?back(?:wards?)?(?!\p{L})|banner back/iu,
    why: "The Banner never moves back (SAN-10.5)",
  },
  { said: /hand limit|maximum hand|hand maximum/iu, why: "There is no hand maximum (SAN-8.4)" },
  { said: /(?:from|out of) the box/iu, why: "A card in the box never returns (SAN-2.6)" },
  {
    said: /corrupted (?:river )?cards?\b[^.]*\b(?:returns?|discard(?:ed)?|destroy(?:ed)?|moves?|moved|removed?|face up)(?!\p{L})|(?:returns?|discards?|destroys?|moves?|removes?|takes?|takes? back|flips?|turns?) (?:back )?(?:an?|one|your|target|any|each|up to \p{L}+)(?: of (?:your|their))? (?:opposing )?corrupted cards?/iu,
    why: "A corrupted card stays for the whole game: it is never moved, turned, bought or destroyed (SAN-9.4)",
  },

  {
    said: /banner\b[^.]*\b(?:jumps?|skips?|leaps?|passes|without paying|for free|pays? nothing)|(?:jump|skip|leap|move past)\b[^.]*\b(?:river )?card\b[^.]*\bbanner/iu,
    why: "To move the Banner you pay the Crossing Cost of the River card in front of it (SAN-10.1)",
  },
  {
    said: /(?:full|third|3rd) (?:corruption )?(?:space|slot)|(?:more than|at most|up to|a third|three) (?:2|two|3|three)?\s?(?:corrupted )?cards? (?:on|in|at|per) (?:a|one|the same|each|that) (?:space|slot)/iu,
    why: "Each space of a Corruption Zone holds at most 2 corrupted cards (SAN-4.7)",
  },
  {
    said: /(?:plays?|playing) (?:no|zero|\S+ fewer|fewer|less|nothing)(?: cards?)?|plays? with (?:\S+ )?(?:cards? )?(?:fewer|less)|(?:may|can) (?:skip|pass) (?:the |its |their )?play/iu,
    why: "At least one hand card has to be played each turn (SAN-6.1)",
  },
  {
    said: /buys?\b[^.]*\bfrom (?:the |your |an opponent's |a )?(?:supply|discard|corruption zone|hand)/iu,
    why: "Only face-up River cards may be bought (SAN-7.2)",
  },
  {
    said: /(?:ties?|tied|level)\b[^.]*\b(?:wins?|victory|game)|(?:wins?|victory)\b[^.]*\b(?:ties?|tied|level)(?!\p{L})/iu,
    why: "At the end a shared level counts for nobody (SAN-12.3)",
  },
  {
    said: /virus(?:es)?(?: cards?)?\b[^.]*\b(?:has|have|do|does) no(?:thing| effect)/iu,
    why: "A Virus card is played to the discard without effect (SAN-6.5)",
    isSo: true,
  },
  {
    said: /only (?:one|1|a single) (?:mercenary |card )?type/iu,
    why: "Only one Mercenary type may be played in a turn (SAN-6.3)",
    isSo: true,
  },
  {
    said: /equipment\b[^.]*\b(?:any time|before or after|always be played|with any type|whatever the type)/iu,
    why: "Equipment may always be played, before, between or after Mercenaries (SAN-6.4)",
    isSo: true,
  },
  {
    said: /(?:forward|advance)\b[^.]*\b(?:on|off|over) your own virus|back\b[^.]*\bopponent's virus/iu,
    why: "The marker never moves forward on your own Virus card nor back on the opponent's (SAN-11.5)",
  },
  {
    said: /(?:part of|half of|some of) (?:the|its|a) crossing cost|pay the rest (?:later|next turn)|partial(?:ly)?|in instalments/iu,
    why: "Each card is crossed in full: no partial progress is stored (SAN-10.3)",
  },
  {
    said: /(?:deck is empty|empty deck|run out of cards)\b[^.]*\bshuffle/iu,
    why: "If the deck is empty, the discard is shuffled into a new one (SAN-6.9)",
    isSo: true,
  },
  {
    said: /(?:lose|loses|steal|steals|return|returns|discard|take|takes)\b[^.]*\bhand bonus tokens?/iu,
    why: "A Hand Bonus token that is won counts permanently (SAN-10.6)",
  },
  {
    said: /(?:ignore|skip|without)\b[^.]*\bsingle use|single use\b[^.]*\b(?:ignored|skipped|does not apply|doesn't apply)/iu,
    why: "Single Use cannot be ignored (SAN-13.2)",
  },
  {
    said: /(?:effects?|this) (?:is|are) (?:mandatory|compulsory)|must be (?:used|applied|carried out)|cannot be (?:ignored|skipped)/iu,
    why: "The only mandatory effect is Single Use (SAN-6.6)",
  },
  {
    said: /(?:12|twelve|12th|twelfth) (?:corrupted )?cards?\b[^.]*\bwins?/iu,
    why: "Who has 12 cards in the Corruption Zone wins (SAN-1.2)",
    isSo: true,
  },
  {
    said: /discards?\b[^.]*\b(?:unplayed|not played|left in (?:your|their) hand)/iu,
    why: "Cards in hand that were not played may not be discarded in the Discard phase (SAN-8.2)",
  },
  {
    said: /(?:starting player|first player|who starts|goes first)/iu,
    why: "Who starts is settled by the Crossing Costs of the first River cards (SAN-4.11)",
  },
  {
    said: /(?:one|a single|1) (?:purchase|card) at a time|(?:any number of|several) (?:purchases|cards)\b[^.]*\bbuy phase/iu,
    why: "Purchases happen one at a time, any number (SAN-7.6)",
    isSo: true,
  },
  {
    said: /(?:on|over|past) (?:the )?(?:last|7th|seventh) stage\b[^.]*\bwins?/iu,
    why: "Reaching the last stage wins at once (SAN-10.7)",
    isSo: true,
  },
  {
    said: /cross(?:ed|es|ing)? (?:several|two|more than one|any number of) (?:river )?cards/iu,
    why: "Several cards may be crossed in one turn, each paid in full (SAN-10.3)",
  },
];

/** Other words for things that its texts speak of. */
export const SAN_KIN: Readonly<Record<string, string>> = {
  trade: "swap exchange use as",
  jump: "cross",
  advance: "move marker advance",
  steal: "gain lose",
  smaller: "hand size smaller",
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
