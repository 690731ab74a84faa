/** What people write on cards of CORP that its rules settle, and what other games have and it has not. */
import type { Ruled } from "../../../language/faults/ruled.ts";

export const CORP_NOTIONS: Readonly<Record<string, string>> = {
  "victory points": "CORP has no points: a player wins by Supremacy (CORP-1.1)",
};

export const CORP_RULED: readonly Ruled[] = [
  {
    said: /re-?rolls?(?!\p{L})|roll\b[^.]*\bagain|changes? (?:a|one|any|the|that|its) (?:die|dice|roll|result)|(?:set|turn) (?:a|one|any) die/iu,
    why: "Once dice are rolled, nothing may change that roll (CORP-6.4)",
  },
  {
    said: /(?:discard(?:ed)?|goes? to the discard)\b[^.]*\b(?:after (?:use|it is used|it is played|playing it)|once (?:used|played))/iu,
    why: "An action card is discarded after use (CORP-6.1)",
  },
  {
    said: /(?<!\p{L})highways?(?!\p{L})/iu,
    why: "Texts say nothing of highways: a highway joins intersections that are further apart in one step (CORP-12.1)",
  },
  { said: /(?:this|it|they|assets?) (?:is|are) unique|only one (?:copy|of these)/iu, why: "Assets are unique (CORP-7.1)", isSo: true },
  {
    said: /destroyed\b[^.]*\bloot\b[^.]*\blost|loot of a destroyed team/iu,
    why: "The loot of a destroyed team is lost (CORP-8.10)",
    isSo: true,
  },
  {
    said: /vassals?\b[^.]*\b(?:cannot|can't|may not)\b[^.]*\bparent/iu,
    why: "A Vassal may not be hostile to its Parent (CORP-11.3)",
  },
  { said: /shared? (?:the )?victory|win together|both win/iu, why: "There is never a shared victory (CORP-14.3)" },
  {
    said: /(?:start|begin|lead)s?\b[^.]*\binfiltrat\p{L}+\b[^.]*\b(?:on (?:his|her|its|their) own|alone|without|as if)/iu,
    why: "An infiltration needs a Hacker and a Thief, or a Hacker and a Thug (CORP-13.3)",
  },
];

/** Other words for things that its texts speak of. */
export const CORP_KIN: Readonly<Record<string, string>> = {
  limit: "asset limit higher",
  hand: "action cards",
  allows: "asset limit",
  controls: "have",
  reroll: "roll dice",
  result: "roll",
  cancel: "no effect",
  response: "when played",
  build: "build infrastructure piece",
  share: "stock majority",
  credits: "gain M",
  money: "gain M",
  skill: "has Steal Credits",
  steals: "has Steal Credits",
  steal: "has Steal Credits",
  price: "costs less",
  cheaper: "costs less",
  discount: "costs less",
  protected: "cannot",
  immune: "cannot",
  safe: "cannot",
  extra: "one more",
  garrison: "Garrison",
  highway: "street",
  speed: "Move",
  fast: "Move",
  survive: "lost fight",
  dies: "lost",
  killed: "lost",
  swap: "exchange",
  gate: "gate intersection",
};
