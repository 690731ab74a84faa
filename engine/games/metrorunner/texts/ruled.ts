/** What people write on cards of Metrorunner that its rules settle, and what other games have and it has not. */
import type { Ruled } from "../../../language/faults/ruled.ts";

export const METRORUNNER_NOTIONS: Readonly<Record<string, string>> = {
  "second sides of cards":
    "Texts flip nothing: a network card is flipped after a success (MR-11.16), an upgrade token when it is unlocked (MR-9.4)",
  "victory points": "Write points: the most points win (MR-13.8)",
};

export const METRORUNNER_RULED: readonly Ruled[] = [
  {
    said: /(?:nothing|none|no tiles?|neither|they|it|tiles?)(?: \p{L}+n't| does not| do not|) (?:rotates?|turns?)(?=[.,]|$)|(?:keeps?|keeping) (?:its|their) (?:orientation|rotation|facing)|without (?:rotating|turning) (?:it|them)/iu,
    why: "Tiles keep their orientation in swaps, shifts and every other move (MR-11.7)",
    isSo: true,
  },
  {
    said: /freelance\b[^.]*\bmajority/iu,
    why: "A freelance job never counts for district majority (MR-8.17)",
  },
  {
    said: /counts? (?:only )?as (?:one|a|1)(?: single)? manipulation/iu,
    why: "A character manipulation counts as one manipulation (MR-11.10)",
    isSo: true,
  },
  {
    said: /(?:once|one time|1 time) (?:per|each|in each|a) hack/iu,
    why: "A character manipulation may be used once per Hack action (MR-11.10)",
  },
  { said: /skull\b[^.]*\bbrute|brute\b[^.]*\bskull/iu, why: "The skull tile never takes a brute force token (MR-11.11)" },
  {
    said: /(?:lose|loses|minus|back|reduce[sd]?)\b[^.]*\b(?:influence|notoriety)\b|(?:influence|notoriety)\b[^.]*(?:\bback|[-−–]\d|\blost\b)/iu,
    why: "Markers never move back (MR-9.2)",
  },
  {
    said: /discard(?:ed)?\b[^.]*\b(?:to|on|at|under) the bottom/iu,
    why: "Discarded job cards go to the bottom of the job deck (MR-7.5)",
  },
  {
    said: /refill(?:s|ed)? the offer|offer is refilled/iu,
    why: "The offer is refilled at the end of the effect (MR-7.3)",
    isSo: true,
  },
  {
    said: /pass(?:es|ed|ing)? (?:through|over) (?:a|an|the|this|your|each) (?!figure)/iu,
    why: "Spaces that a figure passes have no effect (MR-5.8)",
  },

  {
    said: /shares? (?:a|the|its|their|your) (?:space|location)|figures?\b[^.]*\b(?:block|blocks|land on|stand on the same|stop with)|(?:same|occupied) (?:space|location)|stops?\b[^.]*\b(?:on|with) (?:a space with|an occupied|another (?:player's )?figure)/iu,
    why: "A space holds at most one figure (MR-2.8)",
  },
  {
    said: /pass(?:es|ed|ing)?\b[^.]*\b(?:figures?|opponents?)/iu,
    why: "A space with an opponent's figure is skipped, and passing it has no effect (MR-5.2)",
  },
  { said: /credits?\b[^.]*\blimit|any number of credits/iu, why: "Credits and brute force tokens have no holding limit (MR-4.5)" },
  {
    said: /(?:discard(?:ing)? (?:this|it|a job|one job|job cards?)\b[^.]*\b(?:instead of|in place of|rather than)\b[^.]*\b(?:cubes?|pay\p{L}*))/iu,
    why: "A job card in hand may be discarded in place of one cube, once per action (MR-7.4)",
  },
  {
    said: /(?:placement|cubes?|each colou?r|each)\b[^.]*\bon (?:the |a |any )?districts? of your choice|placement\b[^.]*\b(?:your choice|any district)/iu,
    why: "A placement puts the indicated cubes on the indicated district resource spaces (MR-11.16)",
  },
  {
    said: /figures?\b[^.]*\b(?:moves?|goes?|advances?|walks?|turns?)\b[^.]*\b(?:back(?:wards?)?|counter-?clockwise|anti-?clockwise)(?!\p{L})|(?:moves?|pushe?s?)\b[^.]*\bfigures?\b[^.]*\b(?:back(?:wards?)?|counter-?clockwise)(?!\p{L})/iu,
    why: "All movement along the route is clockwise (MR-2.1)",
  },
  {
    said: /keep\b[^.]*\bnetwork card|network card\b[^.]*\b(?:stays?|remains?|is kept|in place)/iu,
    why: "After an unsuccessful hack the attempted card goes to the bottom of its deck (MR-11.17)",
  },
  {
    said: /brute force\b[^.]*\b(?:rest of the game|stays?|remains?|permanent\p{L}*|is kept|next hack)/iu,
    why: "A brute force token returns to the supply when the Hack action is over (MR-11.12)",
  },
  {
    said: /boosts?\b[^.]*\b(?:twice|again|second time)|same boost/iu,
    why: "The same boost is bought at most once per turn (MR-10.2)",
  },
  {
    said: /freelance\b[^.]*\b(?:counts? as|stands? for|as any|any district|any requirement)/iu,
    why: "A freelance job may stand for any one requirement of a contract (MR-13.4)",
  },
  {
    said: /(?:four|4|fourth|more than (?:three|3)|any number of) (?:completed )?jobs? in (?:a|one|the same|each|that|this) slot/iu,
    why: "A slot holds at most three completed jobs (MR-8.7)",
  },
  {
    said: /(?<!\p{L})(?:ties?|tied)(?!\p{L})/iu,
    why: "Ties are broken by influence further right, then notoriety, then completed jobs (MR-13.8)",
  },
  {
    said: /supply\b[^.]*\b(?:empty|runs? out|not enough|lacks?)/iu,
    why: "If the supply lacks something, as much is gained as there is (MR-R1)",
  },
  {
    said: /(?:n't|not|without|no) (?:pay\p{L}*|costs?)\b[^.]*\b(?:steps?|spaces?|moves?|moving)|(?:steps?|spaces?|moves?|moving)\b[^.]*\b(?:are free|is free|for free|cost nothing)/iu,
    why: "The first two spaces cost nothing; each further space costs one cube of any colour (MR-5.3)",
  },
  {
    said: /(?:paths?|connections?|links?)\b[^.]*\bskull|skull\b[^.]*\b(?:paths?|connects?|links?)/iu,
    why: "Paths never pass through the skull tile (MR-11.11)",
  },
  { said: /(?:start|first) player/iu, why: "The start player token never moves during the game (MR-3.14)" },
  {
    said: /from (?:the )?(?:offer or (?:from )?(?:the )?(?:top of the )?(?:job )?deck|(?:top of the )?(?:job )?deck or (?:from )?the offer)/iu,
    why: "Whenever a job card is gained it may be taken from the offer or from the top of the job deck (MR-7.1)",
    isSo: true,
  },
  {
    said: /hand\b[^.]*\b(?:limit|maximum)|(?:limit|maximum)\b[^.]*\b(?:job cards|hand)/iu,
    why: "In the cleanup job cards are discarded until 5 are held, and cubes returned until 10 are (MR-4.4)",
  },
  {
    said: /(?:third|extra|additional|more|another|free) manipulations?/iu,
    why: "Two manipulations are free, each further one costs one cube (MR-11.4)",
  },
  {
    said: /(?:completes?|complete) (?:this|it|a job|jobs)\b[^.]*\b(?:anywhere|outside|wherever|from any)/iu,
    why: "A job is completed in its own district, a freelance job in any (MR-8.1)",
  },
  {
    said: /majority/iu,
    why: "Who has most completed jobs of the home district scores 5 for majority (MR-13.6)",
  },
  {
    said: /district resources?|cubes (?:lying )?(?:on|in) (?:the|that|your) district/iu,
    why: "After a district action all cubes on the resource space of the district are gained (MR-6.9)",
  },
  {
    said: /(?:second|two|another|extra|additional) actions?/iu,
    why: "A turn has exactly one action; one more is bought with Strong Arm Locals (MR-6.1, MR-10.7)",
  },
  {
    said: /^(?:an? |two |three |four |five |all |\d )(?:completed )?(?:freelance )?(?:jobs?|slots?)(?! cards?)\b(?![^.]*:)/iu,
    why: "A contract is fulfilled by a different completed job for each requirement token, in one and the same slot (MR-13.2)",
  },
];

/** Other words for things that its texts speak of. */
export const METRORUNNER_KIN: Readonly<Record<string, string>> = {
  enter: "stop in",
  enters: "stop in",
  copy: "use again",
  repeat: "use again",
  move: "advance put move figure",
  moves: "advance put move figure",
  place: "put",
  share: "stop on space",
  colour: "cube of colour",
  unlock: "upgrade unlocked",
  refund: "gain credits",
  hold: "keep more cubes",
  limit: "keep more cubes",
  cleanup: "keep more cubes",
  handsize: "keep more job cards",
  turn: "rotate",
  spin: "rotate",
  flip: "rotate tile",
  orientation: "rotate",
  slide: "shift",
  sell: "return cubes gain credits",
  buy: "credits boost",
  pay: "pay cubes",
  discount: "costs less",
  free: "costs less",
  cheaper: "costs less",
  money: "credits",
  points: "End: points",
  worth: "End: points",
  fulfilled: "fulfil",
  draw: "gain job cards",
  steal: "gives you",
  loses: "returns",
  block: "cannot",
  walk: "move figure",
  teleport: "put figure",
  jump: "put figure",
  hacks: "hack network",
  network: "hack network",
  peek: "look at",
};
