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

  {
    said: /(?:each|all|any) tied|tied players?|players? (?:who )?(?:is|are) tied|in case of (?:a )?ties?(?!\p{L})/iu,
    why: "All players tied for lowest Revenue suffer Minimum, all tied for highest Maximum (VR-13.2)",
  },
  {
    said: /may (?:recover|take back)\b[^.]*\b(?:influence|recycling)(?![^.]*(?:\d|instead|without|twice|for ))/iu,
    why: "At any moment of your turn you may take back Influence from Recycling (VR-8.1)",
    isSo: true,
  },
  {
    said: /^(?:this |it |he |she )?(?:(?:cannot|can't|may not) be (?:used|activated|tilted) (?:twice|more than once)|(?:use|used|activate|activated) (?:only|at most) once|(?:only )?once (?:per|each|a) round)(?=[^,]*$)/iu,
    why: "An activation and a Title are used once per round (VR-7.2, VR-6.5)",
    isSo: true,
  },
  {
    said: /^(?:at most|no more than|maximum(?: of)?|max|capped at|up to) \d+(?: vp| points?)?(?=[.]|$)/iu,
    why: "At the end an Online Verse scores at most 10 VP and an Objective at most 30 (VR-15.10, VR-15.11)",
  },
  {
    said: /titles?\b[^.]*\b(?:is|are|can(?:not|'t)? be) (?:lost|kept|taken away)|keeps? (?:the|your|its|a) titles?/iu,
    why: "The holder loses a Title when two or more boroughs of its district are not controlled (VR-6.3)",
  },
  {
    said: /(?:second|another|two|more than one) servers? in (?:the|one|a|this|that|each|any) (?:same )?district|(?:only|at most) (?:one|1) server (?:per|in each|in a) district/iu,
    why: "A Server is built only where you have none in the district (VR-9.4)",
  },
  {
    said: /(?:both|two) players?\b[^.]*\bcontrol|shared? (?:control|borough)/iu,
    why: "Two players may control the same borough, one by a Server and one by Influence (VR-5.7)",
  },
  {
    said: /immunity\b[^.]*\b(?:avoids?|ignores?|skips?|cancels?|prevents?|protects?)|(?:avoid|ignore|skip|cancel|prevent)s?\b[^.]*\bimmunity/iu,
    why: "1 Immunity skips a card of a Raid, 2 avoid Global, 3 avoid Global and Maximum (VR-12.5, VR-13.3)",
  },
  {
    said: /(?:first|last|earlier|later) in (?:the )?turn order|(?:swap|exchange|change|take|choose)\b[^.]*\b(?:turn order|places?)\b[^.]*\b(?:turn order|player)|(?:go|goes|play|plays) (?:first|last)(?!\p{L})/iu,
    why: "At the end of a round players choose a place in the turn order, who has most Influence in reserve first (VR-14.1)",
  },
  {
    said: /promot\p{L}+\b[^.]*\b(?:without drawing|draws? no|no) (?:any )?corruption/iu,
    why: "The promotion effect of a level-1 Agent always draws 1 Corruption (VR-7.6)",
  },
  {
    said: /retired agents?\b[^.]*\b(?:cannot|can't|never) be (?:discarded|lost)/iu,
    why: "A retired Agent can never be discarded (VR-7.7)",
    isSo: true,
  },
  {
    said: /(?:place|put)\b[^.]*\b(?:second|two|another|extra|additional|fourth) directors?/iu,
    why: "A player has one turn for each of three Directors in a round (VR-4.2)",
  },
  {
    said: /mov\p{L}+ (?:your|a|the|one of your|an opponent's|this|that|their) directors?|directors? (?:moves?|goes)(?!\p{L})/iu,
    why: "A Director is put in any borough when it is placed, and taken back in the upkeep (VR-4.4, VR-14.5)",
  },
  {
    said: /loading\b[^.]*\b(?:scores? nothing|no points|worth nothing|no effect)/iu,
    why: "A Loading Verse has no effect and scores nothing (VR-11.1, VR-11.8)",
    isSo: true,
  },
  { said: /must\b[^.]*\b(?:go|put|goes)\b[^.]*\bonline/iu, why: "Putting a Verse Online is never compulsory (VR-11.6)" },
  {
    said: /(?:trade|discard|exchange)\b[^.]*\bverses?\b[^.]*\b(?:for|to gain) (?:1|one|an) immunity(?=[.]|$)/iu,
    why: "At any moment of your turn you may discard one of your Verses to gain 1 Immunity (VR-11.9)",
    isSo: true,
  },
  {
    said: /(?:raid)\b[^.]*\b(?:at|with|needs?|only if|from) (?:\d|four|five|six|seven)|(?:suffer|avoid)s?\b[^.]*\braid/iu,
    why: "Every player with 5 or more Corruption suffers a Raid at the end of a round (VR-12.3)",
  },
  {
    said: /(?:fourth|4th|four|4|more than (?:3|three)|a further|one more) agents? (?:may|can|in service|stays?)/iu,
    why: "Of a player's Agents at most 3 are in service (VR-7.1)",
  },
  {
    said: /influence\b[^.]*\b(?:of )?(?:two|several|different|both) players\b[^.]*\b(?:same )?borough|share\b[^.]*\bborough/iu,
    why: "A borough never holds Influence of two players (VR-5.1)",
  },
  {
    said: /recruited agents?\b[^.]*\b(?:straight|activated|used)\b[^.]*\b(?:same|this) turn|arrives? straight/iu,
    why: "A recruited Agent arrives straight and may be activated in the same turn (VR-7.4)",
    isSo: true,
  },
];

/** Other words for things that its texts speak of. */
export const VIRTUAL_REVOLUTION_KIN: Readonly<Record<string, string>> = {
  places: "turn order",
  "takes 1": "steal Immunity",
  loses: "lose discard",
  move: "move exchange",
  add: "place add Influence",
  build: "build place Server",
  kick: "eliminate",
  protect: "cannot eliminate",
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
