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
];

/** Other words for things that its texts speak of. */
export const METRORUNNER_KIN: Readonly<Record<string, string>> = {
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
