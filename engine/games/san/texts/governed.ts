/** What the rules of San say of what people want otherwise on cards: told where no text does it. The particular stands before the general. */
import type { Governed } from "../../../language/faults/ruled.ts";

export const SAN_GOVERNED: readonly Governed[] = [
  {
    of: /corrupted cards?|corruption zones?|face-?down/iu,
    rule: "A corrupted card lies on its space for the whole game and changes the Crossing Cost there (SAN-9.3, SAN-9.4)",
  },
  { of: /\bcorrupt(?:s|ing)?\b/iu, rule: "Each 3 Corruption spent corrupt one River card (SAN-9.1)" },
  {
    of: /\b(?:leftover|left over|unused|unspent|remaining|keep|save|store|carry)\b[^.]*\b(?:corruption|propaganda|hacking|revenue)/iu,
    rule: "What is unused of Corruption, Propaganda and Hacking is lost at the end of the turn, and unused Revenue with the phase (SAN-9.5, SAN-7.7)",
  },
  {
    of: /virus marker|\bmarker\b/iu,
    rule: "Each Hacking moves the marker 1 space: on over the opponent's Virus card, or back on your own (SAN-11.1, SAN-11.2, SAN-11.3)",
  },
  { of: /virus/iu, rule: "A Virus card in hand is played to the discard without effect (SAN-6.5)" },
  { of: /central port/iu, rule: "A Virus card from which the marker comes to the Central Port goes on top of its owner's deck (SAN-11.2)" },
  {
    of: /\b(?:cross\p{L}*|crossing costs?)\b/iu,
    rule: "To cross a River card its whole effective Crossing Cost is paid in Propaganda (SAN-10.1, SAN-10.2)",
  },
  {
    of: /\bbanners?\b|\bstages?\b/iu,
    rule: "The Banner moves one stage right for each card it crosses, and never back (SAN-10.1, SAN-10.5)",
  },
  { of: /hand bonus|\btokens?\b/iu, rule: "A Hand Bonus token is won when the Banner reaches its stage, for good (SAN-10.6)" },
  {
    of: /\bgains? (?:an )?(?:extra|another) turn|(?:extra|another|additional|skips?) (?:turns?|phases?)/iu,
    rule: "A turn has four phases in a fixed order, and the players alternate (SAN-5.1, SAN-1.1)",
  },
  {
    of: /\b(?:types?|mercenar\p{L}+)\b[^.]*\b(?:both|two|another|any|different|second)|(?:both|two|any|another|second|different)\b[^.]*\b(?:types?|mercenar\p{L}+)/iu,
    rule: "Only one type of Mercenary may be played in a turn: the first one fixes it (SAN-6.3)",
  },
  {
    of: /\b(?:bought|buys?|buying|purchas\p{L}*)\b[^.]*\b(?:hand|deck|top|play)/iu,
    rule: "A bought card goes to the discard pile, not to the hand and not into play (SAN-7.4)",
  },
  {
    of: /\b(?:bought|buys?|buying|purchas\p{L}*|costs?)\b/iu,
    rule: "River cards are bought one at a time with the Revenue of the cards played this turn (SAN-7.1, SAN-7.3, SAN-7.6)",
  },
  { of: /\brevenue\b/iu, rule: "Revenue is the sum of what the cards played this turn show (SAN-7.1)" },
  { of: /\b(?:supply|refill\p{L}*)\b/iu, rule: "An emptied River slot receives the top card of the Supply (SAN-7.5)" },
  {
    of: /\bcop(?:y|ies|ied|ying)\b/iu,
    rule: "A copy takes over type and effects, and the limit of one type still applies (SAN-13.3, SAN-13.4)",
  },
  { of: /single use/iu, rule: "Single Use sends the card to the box at the end of the turn, and cannot be ignored (SAN-13.2)" },
  { of: /\bdestroy\p{L}*\b/iu, rule: "To destroy is to put a card from your hand into the box (SAN-13.5)" },
  {
    of: /\b(?:draw\p{L}*|hand|refill)\b/iu,
    rule: "At the end of the turn the hand is drawn up to 6, and 1 more for each Hand Bonus token (SAN-8.3)",
  },
  { of: /\bhacking\b/iu, rule: "Each Hacking moves the marker 1 space (SAN-11.1)" },
  { of: /\bpropaganda\b/iu, rule: "Propaganda pays Crossing Costs, and what is unused is lost (SAN-10.1, SAN-10.4)" },
  { of: /\bcorruption\b/iu, rule: "Corruption is spent in groups of exactly 3, and the rest is lost (SAN-9.1, SAN-9.5)" },
  { of: /\b(?:wins?|victory|game ends?)\b/iu, rule: "The game is won at once by Corruption, Propaganda or Hacking (SAN-12.1)" },
];
