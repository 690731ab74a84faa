/** Other words for the words of this game: from these the nearest sentence is found (`engine/language/nearest/wordings.ts`). */
import type { NearRows } from "../../../../language/index.ts";

const VERBS: readonly string[] = [
  "box | remove from the game | exile | banish | trash => put",
  "infect | bribe => corrupt",
  "jump over | pass | skip past | overtake | get past => cross",
  "push | forward | walk | progress => advance",
];

const NOUNS: readonly string[] = [
  "merc | agent | fighter | hired gun => Mercenary",
  "gear | item | gadget | tool => Equipment card",
  "discard pile | graveyard | junk pile | trash => discard",
  "draw pile | draw deck | library => deck",
  "market | row | display | offer => River",
  "supply deck | main deck | stack => Supply",
  "flag | standard => Banner",
  "virus track | virus token | virus marker => marker",
  "step | field | square => space",
  "step | place | level => stage",
  "price | value => cost",
];

export const SAN_NEAR: NearRows = {
  verbs: VERBS,
  nouns: NOUNS,
  same: [
    "lands in your discard | goes to your discard | is put into your discard | enters your discard | hits the discard => is discarded",
    "the opponent | your opponent | their opponent | opponent | an opponent => target opponent",
    "the opponent's | your opponent's | opponent's | an opponent's => target opponent's",
    "both players => each player",
    "cost up to | costing up to | costing at most | costing no more than | that costs at most | with cost up to | with a cost of at most | worth up to | of cost at most => with cost",
    "costing | that costs | that cost | with a cost of | worth | priced => with cost",
    "you played already | you've already played | you have already played | you already played | you have played | that you have played | that was played => played this turn",
    "crossing price | cost to cross => Crossing Cost",
    "back in the box | in the box | to the box | back to the box | out of the game => into the box",
    "on your deck | on the deck | on top of the deck | atop your deck => on top of your deck",
    "of the River | from the River | in the River => River",
    "refill phase | refilling | the refill => Refill phase",
    "the virus | the virus marker | the marker of the virus => the marker",
    "spaces forward | spaces ahead | spaces onward | spaces further | steps forward => spaces",
    "space forward | space ahead | space further | step forward => space",
    "stages forward | stages ahead | stages further | spaces up the track => stages",
    "stage forward | stage ahead | stage further => stage",
    "half price | half its price | at half price | for half the price | for half => half its cost",
    "in front of you | that you played | cards in play => played",
    "propaganda points | points of propaganda => Propaganda",
    "hacking points | points of hacking => Hacking",
    "corruption points | points of corruption => Corruption",
    "points of revenue | revenue points | money => revenue",
    "equipment | equipments | an equipment => Equipment card | Equipment cards",
    "yours | of yours => you control",
  ],
};
