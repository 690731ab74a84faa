/** What people write on cards of Virtual Revolution that its rules settle, and what other games have and it has not. */
import type { Ruled } from "../../../language/faults/ruled.ts";

export const VIRTUAL_REVOLUTION_NOTIONS: Readonly<Record<string, string>> = {
  levels: "Texts do not ask for the level of an Agent, which is a field of its card (VR-1.3)",
  "second sides of cards": "Texts turn no cards: a Verse is turned when it goes Online (VR-11.7), an Agent when it is retired (VR-7.7)",
  "victory points": "Write VP, as “a token of 2 VP” (VR-15.3)",
};

export const VIRTUAL_REVOLUTION_RULED: readonly Ruled[] = [
  {
    said: /(?:add|place|put)\b[^.]*\binfluence\b[^.]*\b(?:unless|if no|where no|without|only if)\b[^.]*\b(?:opponents?|opposing|enemy|else)/iu,
    why: "Influence is added only where no opposing Influence is (VR-5.1)",
  },
  {
    said: /influence\b[^.]*\b(?:draw(?:s|ing)? no|without drawing(?: a| any)?|do(?:es)? not draw(?: a| any)?|don't draw(?: a| any)?) corruption/iu,
    why: "Influence added, eliminated or moved by cards draws no Corruption (VR-5.6)",
    isSo: true,
  },
  {
    said: /(?:cannot|can't|never) (?:go|goes|drop|drops|fall|falls|be) below (?:0|zero|nothing)/iu,
    why: "Losses never go below zero (VR-12.7)",
    isSo: true,
  },
  {
    said: /verses?\b[^.]*\b(?:to|on|at|under) the bottom/iu,
    why: "A discarded Verse goes to the bottom of the Verse deck (VR-11.10)",
  },
  {
    said: /straighten\b[^.]*\b(?:at the )?end of (?:the|each|every) round/iu,
    why: "Agents in service and Titles are straightened at the end of each round (VR-14.5)",
    isSo: true,
  },
  {
    said: /hand limit|any number of corruption cards? in hand/iu,
    why: "Corruption cards have no hand limit (VR-12.1)",
  },
  {
    said: /eliminated influence\b[^.]*\b(?:goes|go|sent|put)\b[^.]*\brecycling/iu,
    why: "Eliminated Influence goes to Recycling (VR-5.3)",
    isSo: true,
  },
  {
    said: /(?:at most|no more than|maximum of|only) (?:3|three) agents/iu,
    why: "A player has at most 3 Agents in service (VR-7.1)",
  },
  { said: /as (?:much|many|far) as (?:possible|you can)/iu, why: "What is printed is carried out as far as possible (VR-R14)", isSo: true },
];

/** Other words for things that its texts speak of. */
export const VIRTUAL_REVOLUTION_KIN: Readonly<Record<string, string>> = {
  anywhere: "in any borough",
  money: "gain €",
  credits: "gain €",
  vp: "gain token of 2 VP",
  points: "gain token of 2 VP",
  "opponent's": "opponent",
  rival: "opponent",
  steal: "take from opponent",
  swap: "exchange",
  return: "recover Influence from Recycling",
  reserve: "Influence from your reserve",
  recover: "take back Influence from Recycling",
  untilt: "straighten",
  refresh: "replace available Verses",
  refill: "replace available Verses",
  market: "available Verses",
  range: "gain Range",
  extra: "bonus action",
  action: "bonus action",
  again: "bonus action",
  reach: "gain Range",
  hand: "Corruption",
  peek: "look at",
  cheaper: "costs less",
  discount: "costs less",
  free: "costs less",
  genre: "Horror Verses",
  retire: "retired Agents",
  kill: "eliminate Influence",
  last: "turn order",
  tied: "most",
};
