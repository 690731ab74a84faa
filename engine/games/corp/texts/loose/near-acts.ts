/** How people say what comes of a moment of a runner or a security card. Each rule is applied once. */
import type { Row } from "../../../../language/index.ts";
import { INTRUDERS } from "./near-words.ts";

const BODY = "(?<=^|[,:.] |then |and )";
export const acts: readonly Row[] = [
  [
    "corp.near.act.teamHome",
    "(?:(?:return|bring|send|put|move|teleport|recall) its team (?:back )?(?:home|(?:to|in|into) (?:your|its|the) (?:Corporate )?HQ)|its team (?:returns|goes|comes) (?:back )?(?:home|to (?:your|its|the) HQ))(?: at once| immediately)?(?=[.,;]|$)",
    "put its team with its loot in its HQ",
    "bring its team back to your HQ => put its team with its loot in its HQ",
    "put its team with its loot in its HQ | its team is in your HQ",
  ],
  [
    "corp.near.act.takeFrom",
    `${BODY}(?:take|steal|get|gain|collect) (?:¥ ?)?(\\d+)M? from (?:that corp|them|its owner|that player|the (?:target|victim|defender|attacker|other corp|other player|other side|loser|owner))(?=[.,;]|$)`,
    "that corp pays you $1M",
    "take 2M from that corp => that corp pays you 2M",
    "that corp pays you 2M | take 2M from another player",
  ],
  [
    "corp.near.act.owner",
    "(?<=^|[,:.] |then |and )(?:(?:the|its) (?:defender|attacker|target|victim|other corp|other player|opponent|killer|thief|hacker)|that player|they|its player) (?:must |has to |have to )?(pay|lose|discard|draw|give|remove)s?(?= )",
    "that corp $1s",
    "the target pays you 1M => that corp pays you 1M",
    "that corp pays you 1M | the other side loses",
  ],
  [
    "corp.near.act.look",
    `${BODY}(?:you )?(?:may )?look at (?:the (?:target|victim|defender|attacker|intruder|other player|owner|attacking player|intruding player|hacker|attacking corp)'s|its owner's|their|that player's|that corp's) (?:hand(?: of action cards)?|action cards|cards)(?=[.,;]| and| &|$)`,
    "look at the action cards of that corp",
    "look at the target's hand => look at the action cards of that corp",
    "look at the action cards of that corp | look at the top card",
  ],
  [
    "corp.near.act.lookAnd",
    "(?<=look at the action cards of that corp),? (?:and|&|then) (?:you )?(?:may )?discard (?:an?|one|1)(?: of (?:them|those(?: cards)?))?(?=[.]|$)",
    ", then discard 1 of those cards",
    "look at the action cards of that corp and discard one => look at the action cards of that corp, then discard 1 of those cards",
    "look at the action cards of that corp | discard one",
  ],
  [
    "corp.near.act.lookMake",
    "(?<=look at the action cards of that corp)(?:,? (?:and|&|then)|,) (?:make (?:him|her|them|it|that corp|that player) discard|(?:he|she|they|that corp|that player|it) (?:must )?discards?) (?:an?|one|1)(?: action card)?(?: of (?:them|those(?: cards)?))?(?=[.]|$)",
    ", then that corp discards 1 action card",
    "look at the action cards of that corp & make him discard one => look at the action cards of that corp, then that corp discards 1 action card",
    "look at the action cards of that corp | discard one",
  ],
  [
    "corp.near.act.ends",
    `(?:the|its|their|that|this) infiltration (?:is over|stops|fails|ends (?:here|now|at once|immediately)|is broken off)|end the infiltration|${INTRUDERS} (?:is|are) (?:thrown|sent|kicked|driven|pushed) (?:back )?(?:out|to the gate|out of (?:your|the) HQ)|that team is (?:thrown|sent|kicked|driven) (?:back )?(?:out|to the gate)`,
    "the infiltration ends",
    "the infiltration is over => the infiltration ends",
    "the infiltration ends | its infiltration",
  ],
  [
    "corp.near.act.again",
    `(?:the infiltration|${INTRUDERS}|that team|it|they|the team) (?:starts?|begins?|must start|must begin|has to start|has to begin)(?: over)?(?: again)?(?: all over)?(?: again)? (?:with|from|at|in) step (?:1|one)(?: again)?`,
    "the infiltration begins again with step 1",
    "the team starts again with step 1 => the infiltration begins again with step 1",
    "the infiltration begins again with step 1 | step 1",
  ],
  [
    "corp.near.act.stay",
    `(?:${INTRUDERS}|that team|it|they|the team) (?:must stay|has to stay|must remain|stays|cannot move|is stuck|can't move|may not move)(?: where it is| there| at the (?:gate|HQ)| in place)?(?: for| in| during) (?:its|their) owner's next (?:turn|Runner Action)`,
    "in its owner's next turn, that team cannot move",
    "that team must stay at the HQ for its owner's next Runner Action => in its owner's next turn, that team cannot move",
    "that team cannot move | next turn",
  ],
  [
    "corp.near.act.ownTeamLoses",
    `${BODY}(?:the other team|the enemy team|the opposing team) (?:also )?loses (?:an?|1|one) runner(?: too| as well)?(?=[.,;]|$)`,
    "that team loses 1 runner card",
    "the other team loses a runner too => that team loses 1 runner card",
    "that team loses 1 runner card | the other side",
  ],
  [
    "corp.near.act.poolSwap",
    "discard (?:an?|one|1) (?:pool card|card (?:of|from|in) (?:any|a|one) pool) and replace it",
    "replace 1 pool card",
    "discard one card of any pool and replace it => replace 1 pool card",
    "replace 1 pool card | discard a card",
  ],
  [
    "corp.near.act.eachPays",
    `${BODY}(?:gain |get |take |collect )?(?:¥ ?)?(\\d+)M from each (?:other (?:corp|player)|opponent|rival)(?=[.,;]|$)`,
    "each other corp with infrastructure pays you $1M",
    "1M from each other corp => each other corp with infrastructure pays you 1M",
    "gain 1M | each other corp pays you 1M",
  ],
];
export const runnerActs: readonly Row[] = [
  [
    "corp.near.act.saved",
    "(?:(?:you may )?(?:return|put|bring|take|move) (?:this|it) (?:back )?(?:to|in|into) (?:your|the) Garrison instead|(?:this|it) (?:goes|returns|comes|is put) (?:back )?(?:to|into|in) (?:your|the) Garrison instead)(?=[.;]|$)",
    "you may put this in your Garrison instead",
    "return this to your Garrison instead => you may put this in your Garrison instead",
    "put this in your Garrison | the Garrison",
  ],
  [
    "corp.near.act.savedPay",
    "you may pay (?:¥ ?)?(\\d+)M?[;:,]? (?:and |to have |then )?(?:you may put this in your Garrison instead)",
    "you may pay $1M to put this in your Garrison instead",
    "you may pay 2M; you may put this in your Garrison instead => you may pay 2M to put this in your Garrison instead",
    "you may pay 2M to put this in your Garrison instead | you may pay 2M",
  ],
  [
    "corp.near.act.savedTo",
    "(?<=you may pay \\d+M to )you may (?=put this in your Garrison)",
    "",
    "you may pay 2M to you may put this in your Garrison => you may pay 2M to put this in your Garrison",
    "you may put this in your Garrison | pay 2M",
  ],
  [
    "corp.near.act.home",
    `${BODY}(?:you may )?(?:return|put|bring|take) (?:this|it) (?:back )?(?:to|in|into) (?:your|the) Garrison(?=[.;]|$)`,
    "put this in your Garrison",
    "return it to your Garrison => put this in your Garrison",
    "put this in your Garrison instead | the Garrison",
  ],
  [
    "corp.near.act.homeGoes",
    `${BODY}(?:this|it) (?:goes|returns|comes) (?:back )?(?:to|into) (?:your|the) Garrison(?=[.;]|$)`,
    "put this in your Garrison",
    "it goes back to your Garrison => put this in your Garrison",
    "put this in your Garrison instead | the Garrison",
  ],
];
export const guardActs: readonly Row[] = [
  [
    "corp.near.act.keepPay",
    "you may pay (?:¥ ?)?(\\d+)M? (?:to|and) (?:keep|save) (?:this|it)(?: in (?:your|the) Security Team)?(?: instead)?(?=[.;]|$)",
    "you may pay $1M to keep this in your Security Team instead",
    "you may pay 1M to keep it. => you may pay 1M to keep this in your Security Team instead.",
    "you may pay 1M to draw 1 action card | keep it",
  ],
  [
    "corp.near.act.kept",
    "(?<!to )(?:you may )?(?:keep|save) (?:this|it)(?: in (?:your|the) Security Team)?(?: instead)?(?=[.;]|$)",
    "you may keep this in your Security Team instead",
    "you may keep it instead => you may keep this in your Security Team instead",
    "you may keep this in your hand | keep",
  ],
  [
    "corp.near.act.back",
    `${BODY}(?:put|return|take) (?:this|it) (?:back )?(?:in|into|to) your Security Team(?=[.,;]| and|$)`,
    "put this in your Security Team",
    "return it to your Security Team => put this in your Security Team",
    "keep this in your Security Team instead | your Security Team",
  ],
];
export const lets: readonly Row[] = [
  [
    "corp.near.act.orLets",
    "(?:that corp|the (?:defender|target|victim|other corp|other player)) (?:must |has to |either )?pays? (?:you )?(?:¥ ?)?(\\d+)M? or lets? you (?:take|have|steal) (?:an?|one|1) (?:of (?:its|their) )?(asset|runner|security card)s?(?: of your choice| you choose)?(?=[.]|$)",
    "take 1 $2 of your choice from that corp unless that corp pays you $1M",
    "that corp pays you 4M or lets you take one security card => take 1 security card of your choice from that corp unless that corp pays you 4M",
    "that corp pays you 4M or discards 1 asset | lets you take",
  ],
];
export const skills: readonly Row[] = [
  [
    "corp.near.skill",
    "^(?:New |Special )?Skill(?: ?[:–—-] ?| \\()(?:[\\p{L}'’-]+(?: [\\p{L}'’-]+)?[.:)] ?)(?:(?:instead of|rather than|in place of) (?:stealing|using a skill),? )?",
    "Skill: ",
    "Skill: Extort. Rather than stealing, that corp pays you 4M => Skill: that corp pays you 4M",
    "Skill: that corp pays you 4M | a skill",
  ],
  [
    "corp.near.skillInstead",
    "^(?:instead of|rather than|in place of) (?:stealing(?: something| anything)?|using (?:another|a) skill|a skill),? (?:its team may |you may )?",
    "Skill: ",
    "Instead of stealing, you may draw 1 action card => Skill: draw 1 action card",
    "Skill: draw 1 action card | instead",
  ],
];
export const upkeeps: readonly Row[] = [
  [
    "corp.near.printed",
    "^(?:(?:Squad|System|Firewall|Thug|Thief|Hacker|(?:Defense|Detect|Encrypt|Combat|Stealth|Hacking|Move) \\d+)(?:, | and | with |; ?|[.:] ?))+(?=\\p{L})(?!against|vs)",
    "",
    "Firewall, Encrypt 2; a team fails => a team fails",
    "Firewall against | a Firewall, Encrypt 2",
  ],
  [
    "corp.near.upkeepOr",
    "^(?:Each turn:? |Each of your turns:? |Every turn:? )?(?:(?:in|during|at|each) )?(?:your |each |the )?Upkeep(?: step)?(?: ?[:,–—-] ?| )(?:you must |must )?pay (?:¥ ?)?(\\d+)M?,? or (?:else )?(?:discard|lose|sacrifice|trash) (?:this|it)(?=[.]|$)",
    "Upkeep: pay $1M or discard this",
    "Upkeep, pay ¥1M or discard this => Upkeep: pay 1M or discard this",
    "Upkeep: pay 1M or discard this | upkeep",
  ],
  [
    "corp.near.upkeepUnless",
    "^(?:Each turn:? )?(?:(?:in|during|at|each) )?(?:your |each |the )?Upkeep(?: step)?(?: ?[:,–—-] ?| )(?:discard|lose|sacrifice|trash) (?:this|it) unless you pay (?:¥ ?)?(\\d+)M?(?=[.]|$)",
    "Upkeep: pay $1M or discard this",
    "Upkeep: discard this unless you pay 1M => Upkeep: pay 1M or discard this",
    "Upkeep: pay 1M or discard this | upkeep",
  ],
];
