/** How people tell what happens to runners, their teams and security cards, and what comes of it. Each rule is applied once, in this order. */
import type { LooseRule, Row } from "../../../language/index.ts";
import { INTRUDERS, ofBoth, ofKind } from "./loose-near-words.ts";

/** A team of another corp. */
const FOE =
  "(?:(?:an?|any|another|each) (?:enemy|rival|opposing|opponent's|foreign) (?:runner )?team|a (?:runner )?team of (?:another (?:corp|player)|an opponent|a rival)|another (?:corp|player)'s (?:runner )?team|an opponent's (?:runner )?team)";
/** “When …, ” in all its forms at the start of a sentence. */
const WHEN = "(?<=^|[.] |\\n|turn, )(?:when(?:ever)?|if|each time|every time|any time|once|after|as soon as)";
const NEXT = "(?:[,:]|(?= you ))";

/** A moment: words of it behind “when”, the words of the language. */
const moment = (id: string, words: string, event: string, written: string, leaves: string): Row => [
  `corp.near.at.${id}`,
  `${WHEN} (?:${words})${NEXT}`,
  `when ${event},`,
  `After ${written}, gain 1M => when ${event}, gain 1M`,
  leaves,
];
const both: readonly Row[] = [
  moment(
    "hired",
    "(?:you )?(?:hire|buy|recruit|acquire|purchase)(?:s|d|ing)? this|this is (?:hired|bought|recruited|acquired)|(?:being )?hired",
    "you hire this",
    "you buy this",
    "when you hire this, gain 1M | when you hire a runner, gain 1M",
  ),
  [
    "corp.near.at.hire",
    "^(?:on|upon|at) (?:hire|hiring|being hired|recruitment|purchase|entry)(?: this)?[:,] ",
    "when you hire this, ",
    "On hire: gain 1M => when you hire this, gain 1M",
    "when you hire this, gain 1M | on a hit, gain 1M",
  ],
  [
    "corp.near.at.enters",
    "^(?:When (?:this|it) (?:comes|enters) (?:into )?play|Comes into play|Enters play)[:,] ",
    "when you hire this, ",
    "Enters play: gain 1M => when you hire this, gain 1M",
    "when you hire this, gain 1M | its team enters a building",
  ],
  moment(
    "lost",
    "(?:lost|killed)|this (?:is |gets )?(?:lost|killed|destroyed|discarded|dies|falls|eliminated|taken out)(?: in| during) (?:a|any|an) (?:fight|encounter|battle|combat|attack)|(?:killed|lost) in a fight|you lose this in a fight|this (?:would be|is about to be) (?:lost|discarded|killed)(?: in a fight)?",
    "this is lost in a fight",
    "this is killed in a fight",
    "when this is lost in a fight, gain 1M | when another team loses a fight, gain 1M",
  ),
  moment(
    "gone",
    "(?:discarded|destroyed)|this (?:dies|is (?:lost|killed|destroyed|eliminated|removed|trashed|sacrificed)|leaves play|is put into the discard(?: pile)?|goes to the discard(?: pile)?)|you lose this|this's death",
    "this is discarded",
    "this dies",
    "when this is discarded, gain 1M | when you lose another runner, gain 1M",
  ),
  [
    "corp.near.at.death",
    "^(?:On|Upon|At) (?:death|discard|loss|dying)[:,] ",
    "when this is discarded, ",
    "On death: gain 1M => when this is discarded, gain 1M",
    "when this is discarded, gain 1M | on a 2 or less, gain 1M",
  ],
  [
    "corp.near.at.deathrattle",
    "^(?:Deathrattle|Last words|Dying breath)[:,] ",
    "when this is discarded, ",
    "Deathrattle: gain 1M => when this is discarded, gain 1M",
    "when this is discarded, gain 1M | last words",
  ],
];
/** What a team does, in all words: of the one that is spoken of. */
const teamMoments = (id: string, TEAM: string, team: string, said: string): readonly Row[] => [
  moment(
    `wins${id}`,
    `${TEAM} (?:wins|has won) (?:a |an |any )?(?:fight|encounter|battle|attack|combat)|${TEAM} (?:beats|defeats) (?:an?|another|any|one) (?:other |enemy |rival |opposing )?team(?: of another corp)?|(?:a|winning a) (?:won )?(?:fight|encounter|battle)|(?:a|any|each) (?:fight|encounter|battle) (?:that )?${TEAM} (?:wins|won|has won)`,
    `${team} wins a fight`,
    `${said} defeats another team`,
    `when ${team} wins a fight, gain 1M | when your Security Team wins a fight, gain 1M`,
  ),
  moment(
    `destroys${id}`,
    `${TEAM} (?:destroys|eliminates|wipes out|annihilates|kills) (?:an?|another|any|one) (?:other |enemy |rival |opposing )?team(?: of another corp)?`,
    `${team} destroys a team`,
    `${said} wipes out another team`,
    `when ${team} destroys a team, gain 1M | destroy`,
  ),
  moment(
    `loses${id}`,
    `${TEAM} (?:loses|has lost) (?:a |an |any )?(?:fight|encounter|battle|attack)`,
    `${team} loses a fight`,
    `${said} loses a battle`,
    `when ${team} loses a fight, gain 1M | when another team loses a fight, gain 1M`,
  ),
  moment(
    `retreats${id}`,
    `${TEAM} (?:retreats|has retreated|runs away|flees|withdraws)(?: from (?:a|any) fight)?|(?:a|any|its) retreat|retreating`,
    `${team} retreats from a fight`,
    `a retreat`,
    `when ${team} retreats from a fight, gain 1M | when an attacker retreats, gain 1M`,
  ),
  moment(
    `survives${id}`,
    `${TEAM} (?:survives|has survived) (?:an?|any) (?:encounter|fight|meeting|battle)`,
    `${team} survives an encounter`,
    `${said} survives an encounter`,
    `when ${team} survives an encounter, gain 1M | survive`,
  ),
  moment(
    `sneaksPast${id}`,
    `${TEAM} (?:sneaks past|slips past|gets past|sneaks by|successfully sneaks past) (?:an?|another|any|one)(?: other| enemy| rival| opposing)? (?:runner )?teams?(?: of another corp)?`,
    `${team} sneaks past a team`,
    `${said} slips past another team`,
    `when ${team} sneaks past a team, gain 1M | when a team sneaks past its team, gain 1M`,
  ),
  moment(
    `sneaks${id}`,
    `${TEAM} (?:succeeds in|wins) a sneak(?: roll)?|${TEAM} (?:sneaks successfully|successfully sneaks)|(?:a )?successful sneak(?:s|ing)?(?: roll)?`,
    `${team} succeeds in a sneak`,
    `a successful sneak`,
    `when ${team} succeeds in a sneak, gain 1M | when a team sneaks past ${team}, gain 1M`,
  ),
  moment(
    `sneakFails${id}`,
    `${TEAM} fails (?:in |at )?(?:a sneak(?: roll)?|to sneak(?: past (?:a|another|somebody|someone)(?: team)?)?|sneaking)|(?:a )?failed sneak(?: roll)?`,
    `${team} fails in a sneak`,
    `${said} fails to sneak`,
    `when ${team} fails in a sneak, gain 1M | fails`,
  ),
  moment(
    `hacks${id}`,
    `${TEAM} (?:succeeds in a hack(?: roll)?|hacks successfully|successfully hacks|wins a hack(?: roll)?)|(?:a )?successful hack(?: roll)?`,
    `${team} succeeds in a hack`,
    `a successful hack`,
    `when ${team} succeeds in a hack, gain 1M | when a hack against your HQ fails, gain 1M`,
  ),
  moment(
    `hackFails${id}`,
    `${TEAM} fails (?:in |at )?(?:a hack(?: roll)?|to hack|hacking)|(?:a )?failed hack(?: roll)?`,
    `${team} fails in a hack`,
    `a failed hack`,
    `when ${team} fails in a hack, gain 1M | fails`,
  ),
  moment(
    `starts${id}`,
    `${TEAM} (?:starts|begins) (?:an? )?(?:infiltration|infiltrating|to infiltrate)(?: an? HQ)?|the start of an infiltration`,
    `${team} starts an infiltration`,
    `${said} begins an infiltration`,
    `when ${team} starts an infiltration, gain 1M | an infiltration`,
  ),
  [
    `corp.near.at.infiltratesOr${id}`,
    `(?<=^|[.] |\\n|turn, )(?:when(?:ever)?|if|each time|every time) ${TEAM} infiltrates(?: (?:an?|any|another)(?: other)? (?:HQ|corp|player|opponent)(?:'s HQ)?)?${NEXT}`,
    [`when ${team} starts an infiltration,`, `when ${team} succeeds in an infiltration,`],
    `When ${said} infiltrates an HQ, gain 1M => when ${team} starts an infiltration, gain 1M`,
    `when ${team} succeeds in an infiltration, gain 1M | infiltrates`,
  ],
  moment(
    `infiltrates${id}`,
    `${TEAM} (?:(?:succeeds in|completes|finishes|pulls off|makes) (?:an? )?(?:successful )?infiltration|infiltrates (?:an?|any|another)(?: other)? (?:HQ|corp|player|opponent)(?:'s HQ)?(?: successfully)?|successfully infiltrates(?: an? HQ)?)|(?:a )?successful infiltration(?: (?:with|by|of) (?:this|${TEAM}))?`,
    `${team} succeeds in an infiltration`,
    `a successful infiltration with ${said}`,
    `when ${team} succeeds in an infiltration, gain 1M | when another corp infiltrates your HQ, gain 1M`,
  ),
  moment(
    `steals${id}`,
    `${TEAM} (?:steals|has stolen|takes) (?:something|anything|loot)|${TEAM} makes off with (?:something|loot)`,
    `${team} steals something`,
    `${said} steals something`,
    `when ${team} steals something, gain 1M | when ${team} steals credits, gain 1M`,
  ),
  moment(
    `building${id}`,
    `${TEAM} (?:enters|moves into|goes into|goes inside|steps into|arrives in) (?:a|any|another) building|entering a building`,
    `${team} enters a building`,
    `${said} moves into a building`,
    `when ${team} enters a building, gain 1M | ${team} leaves a building`,
  ),
  moment(
    `ends${id}`,
    `${TEAM} (?:ends|finishes|completes) (?:its|a|his|her) Move|${TEAM} (?:stops|has moved)`,
    `${team} ends its Move`,
    `${said} ends its Move`,
    `when ${team} ends its Move, gain 1M | ${team} moves 1 more step`,
  ),
  moment(
    `home${id}`,
    `${TEAM} (?:brings (?:home )?(?:some |any )?(?:loot|its loot|something)(?: home)?(?: to (?:your|its) HQ)?|delivers (?:some |any |its )?(?:loot|something)(?: (?:to|in|at) (?:your|its) HQ)?|(?:returns|comes) (?:home )?with (?:some |its )?loot|unloads(?: (?:some |its )?loot)?)`,
    `${team} brings loot home`,
    `${said} returns with loot`,
    `when ${team} brings loot home, gain 1M | loot`,
  ),
  moment(
    `attacked${id}`,
    `${TEAM} (?:is|gets|has been) attacked`,
    `${team} is attacked`,
    `${said} gets attacked`,
    `when ${team} is attacked, gain 1M | attacked`,
  ),
  moment(
    `attacks${id}`,
    `${TEAM} attacks(?: (?:a|another|any)(?: enemy| other)? team)?`,
    `${team} attacks`,
    `${said} attacks a team`,
    `when ${team} attacks, gain 1M | attack`,
  ),
];
const runner: readonly Row[] = [
  moment(
    "joins",
    "you (?:put|place|assign|add) this (?:in|into|to) (?:a|any|one of your) teams?|this (?:joins|enters|is (?:put|placed|assigned|assembled) (?:in|into|to)|becomes part of) (?:a|any|one of your) teams?",
    "this joins a team",
    "this is put into a team",
    "when this joins a team, gain 1M | its team",
  ),
  ...teamMoments("", "(?:its team|this)", "its team", "this"),
];
const OWN =
  "(?:(?:one|any|either) of your (?:runner )?teams|a (?:runner )?team of yours|any (?:runner )?team of yours|your (?:runner )?teams?|your runners)";
/** What comes of what a team of another corp does. */
const foeActs: readonly Row[] = [
  [
    "corp.near.foe.owner",
    "(?<=when a team of another corp [^,.]+, (?:[^.]+ )?)(?:its owner|that player|they|its player|the owner|that opponent) (?:must |has to )?(pay|lose|discard|give)s? ",
    "that corp $1s ",
    "when a team of another corp enters a building, its owner pays you 1M => when a team of another corp enters a building, that corp pays you 1M",
    "when one of your teams wins, its owner pays you 1M | its owner",
  ],
  [
    "corp.near.foe.team",
    "(?<=when a team of another corp [^,.]+, )(?:it|the team|this team) (?=(?:loses|cannot|can't|has|rolls) )",
    "that team ",
    "when a team of another corp enters a building, it loses 1 runner card => when a team of another corp enters a building, that team loses 1 runner card",
    "that team loses 1 runner card | it loses 1M",
  ],
];
const MEETS = `(?:${INTRUDERS}|a team|any team|another corp|another player|an opponent)`;
const security: readonly Row[] = [
  moment(
    "fails",
    `(?:${MEETS} (?:is|are|gets|get) (?:beaten|stopped|caught|repelled|halted|held|turned back|detected|blocked) by this|${MEETS} (?:fails?|loses?) (?:against|at|to (?:get|pass|beat)(?: past)?) this|this (?:beats|stops|catches|repels|halts|holds|blocks|detects|turns back) (?:${MEETS}|a team))`,
    "a team fails against this",
    "a team is beaten by this",
    "when a team fails against this, gain 1M | when a hack against this fails, gain 1M",
  ),
  moment(
    "hackFails",
    `(?:a|any|each|every) (?:failed hack(?: roll)?(?: against| on| of) this|hack (?:roll )?(?:on|of|against) this fails)|${MEETS} fails to hack this`,
    "a hack against this fails",
    "a failed hack against this",
    "when a hack against this fails, gain 1M | a hack",
  ),
  moment(
    "sneakFails",
    `(?:a|any|each|every) (?:failed sneak(?: roll)?(?: against| past) this|sneak (?:roll )?(?:past|against) this fails)|${MEETS} fails to sneak past this`,
    "a sneak against this fails",
    "a failed sneak past this",
    "when a sneak against this fails, gain 1M | a sneak",
  ),
  moment(
    "passes",
    `${MEETS} (?:gets? (?:past|through)|passe?s?|beats?|succeeds? against|overcomes?|breaks? (?:through|past)|defeats?|wins? against) this|${INTRUDERS} passes|this is (?:passed|beaten|overcome|broken)`,
    "a team passes this",
    "a team gets past this",
    "when a team passes this, gain 1M | when a team fails against this, gain 1M",
  ),
  moment(
    "meets",
    `${MEETS} (?:meets?|encounters?|runs? into|reaches?|faces?|arrives? at|comes? to|approaches) this`,
    "a team meets this",
    "intruders encounter this",
    "when a team meets this, gain 1M | meet",
  ),
  moment(
    "hacked",
    `(?:a|any|each|every) (?:successful hack(?: roll)? (?:on|of|against) this|hack (?:roll )?(?:on|of|against) this succeeds)|${MEETS} (?:successfully hacks|hacks successfully|succeeds in hacking) this|(?:this is )?(?:hacked successfully|successfully hacked)`,
    "a hack against this succeeds",
    "a successful hack of this",
    "when a hack against this succeeds, gain 1M | when a hack against this fails, gain 1M",
  ),
  moment(
    "sneaked",
    `(?:a|any|each|every) (?:successful sneak(?: roll)? (?:past|against) this|sneak (?:roll )?(?:past|against) this succeeds)|${MEETS} (?:sneaks|successfully sneaks|slips|creeps) past this|(?:this is )?sneaked past`,
    "a sneak against this succeeds",
    "a successful sneak past this",
    "when a sneak against this succeeds, gain 1M | when a sneak against this fails, gain 1M",
  ),
  moment(
    "attackedHere",
    `${MEETS} attacks? this|this is attacked`,
    "a team attacks this",
    "this is attacked",
    "when a team attacks this, gain 1M | when its team is attacked, gain 1M",
  ),
  moment(
    "guardWins",
    "your (?:Security Team|security|guards?|defenders?|security cards?) (?:wins?|has won|have won) (?:a |any )?(?:fight|battle|encounter)|your security beats (?:an?|any) (?:team|intruder)",
    "your Security Team wins a fight",
    "your security wins a battle",
    "when your Security Team wins a fight, gain 1M | when you win a fight, gain 1M",
  ),
  moment(
    "guardLoses",
    "your (?:Security Team|security|guards?|defenders?) (?:loses?|has lost|have lost) (?:a |any )?(?:fight|battle|encounter)",
    "your Security Team loses a fight",
    "your security loses a battle",
    "when your Security Team loses a fight, gain 1M | when you lose a team, gain 1M",
  ),
  moment(
    "entered",
    "(?:an?|another|any) (?:enemy |rival |opposing |other )?(?:team|corp|player|opponent|intruder) (?:starts|begins) (?:an infiltration|to infiltrate)(?: (?:of|against) (?:your HQ|you)| your HQ)?|an infiltration (?:of|against) (?:your HQ|you) (?:starts|begins)|(?:at )?the start of an infiltration (?:of|against) (?:your HQ|you)",
    "another corp starts an infiltration of your HQ",
    "a team begins an infiltration of your HQ",
    "when another corp infiltrates your HQ, gain 1M | an infiltration",
  ),
  [
    "corp.near.at.infiltratesYou",
    `${WHEN} (?:an?|another|any) (?:enemy |rival |opposing |other )?team (?:infiltrates|enters|breaks into) (?:your HQ|you)${NEXT}`,
    ["when another corp starts an infiltration of your HQ,", "when another corp infiltrates your HQ,"],
    "When a team infiltrates your HQ, gain 1M => when another corp starts an infiltration of your HQ, gain 1M",
    "when another corp infiltrates your HQ, gain 1M | your HQ",
  ],
];
/** What comes of it. */
/** “Whoever kills this loses 2M”, “a team that gets past this loses 2M”. */
const CORP = "(pays?|loses?|discards?|gives?|must (?:pay|lose|discard|give)|has to (?:pay|lose|discard|give))";
const whoever = (id: string, words: string, event: string, written: string): Row => [
  `corp.near.who.${id}`,
  `^(?:whoever|anyone who|any player who|a player who|the player who|(?:the )?(?:owner|player|corp) of (?:a|any|the) team (?:that|which)|(?:any|a|the|each|every) (?:enemy |rival |other )?(?:team|corp|player|opponent|intruder) (?:that|which|who)|teams (?:that|which)|those who) ${words} ${CORP} `,
  `when ${event}, that corp $1 `,
  `Whoever ${written} loses 2M => when ${event}, that corp loses 2M`,
  `when ${event}, that corp loses 2M | whoever wins loses 2M`,
];
const TEAM_MUST = "(must (?:stay|remain)|has to (?:stay|remain)|stays|cannot|can't|may not|is (?:thrown|sent|kicked|stuck))";
const thatTeam = (id: string, words: string, event: string, written: string): Row => [
  `corp.near.team.${id}`,
  `^(?:an?|any|the|each|every) (?:enemy |rival |intruding )?(?:team|intruder) (?:that|which|who) ${words} ${TEAM_MUST} `,
  `when ${event}, that team $1 `,
  `A team that ${written} cannot move this turn => when ${event}, that team cannot move this turn`,
  `when ${event}, that team cannot move this turn | a team that wins cannot move`,
];
const PASSES = "(?:gets? (?:past|through)|passe?s?|beats?|succeeds? against|overcomes?|breaks? (?:through|past)|slips? past) this";
const FAILS = "(?:fails? (?:against|to get past|to pass|to beat) this|is (?:stopped|caught|beaten|repelled|held|detected) by this)";
const WHOEVER: readonly Row[] = [
  thatTeam("passes", PASSES, "a team passes this", "gets past this"),
  thatTeam("fails", FAILS, "a team fails against this", "is beaten by this"),
  whoever(
    "kills",
    "(?:kills?|destroys?|eliminates?|defeats?|beats?|takes? out) this(?: in (?:a|any) fight)?",
    "this is lost in a fight",
    "kills this",
  ),
  whoever(
    "passes",
    "(?:gets? (?:past|through)|passe?s?|beats?|succeeds? against|overcomes?|breaks? (?:through|past)|slips? past) this",
    "a team passes this",
    "gets past this",
  ),
  whoever(
    "fails",
    "(?:fails? (?:against|to get past|to pass|to beat)|is (?:stopped|caught|beaten) by) this",
    "a team fails against this",
    "fails against this",
  ),
  whoever("meets", "(?:meets?|encounters?|runs? into|faces?) this", "a team meets this", "meets this"),
  whoever("attacks", "attacks? (?:its team|this)", "its team is attacked", "attacks its team"),
  [
    "corp.near.who.must",
    "(?<=, that corp )(?:must|has to) (pay|lose|discard|give) ",
    "$1s ",
    "when a team meets this, that corp must lose 2M => when a team meets this, that corp loses 2M",
    "that corp loses 2M | must lose 2M",
  ],
  [
    "corp.near.who.plural",
    "(?<=, that corp )(pay|lose|discard|give) (?=(?:you )?(?:¥ ?)?\\d|an? |one )",
    "$1s ",
    "when a team meets this, that corp lose 2M => when a team meets this, that corp loses 2M",
    "that corp loses 2M | lose",
  ],
  [
    "corp.near.who.runner",
    "(?<=, that )corp (?:loses|discards) (an?|one|\\d) (?:of (?:its|their) )?runners?(?: cards?)?(?=[.,;]|$)",
    "team loses ‹$1› runners",
    "when a team meets this, that corp loses a runner. => when a team meets this, that team loses ‹a› runners.",
    "that corp loses 2M | a runner",
  ],
  [
    "corp.near.who.runnerA",
    "loses ‹(?:an?|one|1)› runners",
    "loses 1 runner card",
    "that team loses ‹a› runners => that team loses 1 runner card",
    "loses ‹2› runners | a runner",
  ],
  [
    "corp.near.who.runnerMany",
    "loses ‹(\\d)› runners",
    "loses $1 runner cards",
    "that team loses ‹2› runners => that team loses 2 runner cards",
    "loses ‹a› runners | a runner",
  ],
];
const BODY = "(?<=^|[,:.] |then |and )";
const acts: readonly Row[] = [
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
    "(?<=^|[,:.] |then |and )(?:the (?:defender|attacker|target|victim|other corp|other player|opponent|killer|thief|hacker)|that player|they|its player) (?:must |has to |have to )?(pay|lose|discard|draw|give|remove)s?(?= )",
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
const runnerActs: readonly Row[] = [
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
const guardActs: readonly Row[] = [
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
const lets: readonly Row[] = [
  [
    "corp.near.act.orLets",
    "(?:that corp|the (?:defender|target|victim|other corp|other player)) (?:must |has to |either )?pays? (?:you )?(?:¥ ?)?(\\d+)M? or lets? you (?:take|have|steal) (?:an?|one|1) (?:of (?:its|their) )?(asset|runner|security card)s?(?: of your choice| you choose)?(?=[.]|$)",
    "take 1 $2 of your choice from that corp unless that corp pays you $1M",
    "that corp pays you 4M or lets you take one security card => take 1 security card of your choice from that corp unless that corp pays you 4M",
    "that corp pays you 4M or discards 1 asset | lets you take",
  ],
];
const skills: readonly Row[] = [
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
const upkeeps: readonly Row[] = [
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

export const NEAR_MOMENTS: readonly LooseRule[] = [
  ...ofBoth([...upkeeps, ...WHOEVER, ...both]),
  ...ofKind("runner", [...skills, ...runner]),
  ...ofKind("asset", teamMoments("Foe", FOE, "a team of another corp", "an enemy team")),
  ...ofKind("asset", teamMoments("Own", OWN, "one of your teams", "a team of yours")),
  ...ofKind("asset", foeActs),
  ...ofKind("security", security),
  ...ofBoth([...lets, ...acts]),
  ...ofKind("runner", runnerActs),
  ...ofKind("security", guardActs),
];
