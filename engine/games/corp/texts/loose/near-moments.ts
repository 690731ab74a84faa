/** How people tell what happens to runners, their teams and security cards, and what comes of it. Each rule is applied once, in this order. */
import type { LooseRule, Row } from "../../../../language/index.ts";
import { acts, guardActs, lets, runnerActs, skills, upkeeps } from "./near-acts.ts";
import { WHOEVER } from "./near-whoever.ts";
import { INTRUDERS, ofBoth, ofKind } from "./near-words.ts";

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
    "succeeded",
    "(?:an?|any|each) (?:successful infiltration (?:of|against) (?:your HQ|you)|infiltration (?:of|against) (?:your HQ|you) (?:succeeds|is successful|has succeeded))",
    "another corp infiltrates your HQ",
    "a successful infiltration of your HQ",
    "when another corp infiltrates your HQ, gain 1M | when another corp starts an infiltration of your HQ, gain 1M",
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
