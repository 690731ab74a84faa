/** What Virtual Revolution's texts count, ask and do beyond: places on the map, cards of others, prices of a round (VR-R110 to VR-R115). */
import { type Construct, construct, isTree, type Tree } from "../../../../language/index.ts";

const IF = ", gain 3 €";
const per = (id: string, phrase: string, doc: string, example: string): Construct =>
  construct("Per", `per.${id}`, phrase, doc, `gain 1 € for each ${example}`);
const counted: readonly Construct[] = [
  per(
    "districtControlled",
    "district in which you control all boroughs",
    "Whoever has its Title (VR-5.7).",
    "district in which you control all boroughs",
  ),
  per("serverDistricts", "district with a Server of yours", "Wherever in it (VR-9.4).", "district with a Server of yours"),
  per("opponents", "opponent", "All other players.", "opponent"),
  per("opponentsThere", "opponent with a Director {s:Spot}", "Each once (VR-R115).", "opponent with a Director here"),
  construct("State", "state.retired", "retired", "Promoted and retired (VR-7.7).", "gain 1 € for each retired Agent of yours"),
  construct("State", "state.tilted", "tilted", "It was used this round (VR-7.2).", "gain 1 € for each tilted Agent of yours"),
  construct("State", "state.straight", "straight", "It can be used (VR-7.2).", "gain 1 € for each straight Agent of yours"),
  construct(
    "Site",
    "site.district",
    "the district here",
    "All boroughs of the district of this turn's Director (VR-4.9).",
    "eliminate 1 Influence in the district here",
  ),
  construct(
    "Site",
    "site.free",
    "a borough without Influence",
    "Of no player (VR-R110).",
    "add 1 Influence in a borough without Influence",
  ),
  construct(
    "Site",
    "site.nextToYours",
    "a borough adjacent to a borough you control",
    "It shares a side with one of them; it may be yours too (VR-R116).",
    "add 1 Influence in a borough adjacent to a borough you control",
  ),
  construct(
    "VPe",
    "forEach.most",
    "{v:VP:=} for each {p:Per}, at most {n:INT}",
    "Counted so often at most.",
    "gain 1 € for each opponent, at most 2",
  ),
];

const cond = (id: string, phrase: string, doc: string, example = phrase, also: readonly string[] = []): Construct =>
  construct("Cond", `cond.${id}`, phrase, doc, `if ${example}${IF}`, also.length > 0 ? { also: [...also] } : {});
const ONE = "One of them is enough (VR-R114).";
const CONTROLLED = "You have Influence or a Server there (VR-5.7).";
const conditions: readonly Construct[] = [
  cond("boroughs", "you control {n:INT} or more boroughs", CONTROLLED, "you control 6 or more boroughs", [
    "you control at least {n:INT} boroughs",
  ]),
  cond("boroughsMost", "you control more boroughs than each opponent", "A tie is not enough (VR-R109).", undefined, [
    "you control the most boroughs",
  ]),
  cond("boroughsFewest", "you control fewer boroughs than each opponent", "A tie is not enough (VR-R109).", undefined, [
    "you control the fewest boroughs",
  ]),
  cond("boroughsIn", "you control {n:INT} or more boroughs in {a:Areas}", CONTROLLED, "you control 2 or more boroughs in MA"),
  cond("titleOf", "you have the Title of {a:Area}", "VR-6.1.", "you have the Title of ND"),
  cond("thereLie", "there are {n:INT} or more {g:Group:1}", "Where the words say (VR-R115).", "there are 2 or more Influence here", [
    "there are at least {n:INT} {g:Group:1}",
  ]),
  cond("serverHere", "there is a Server here", "Of any player.", undefined),
  cond("noServerHere", "there is no Server here", "Of no player.", undefined),
  cond("yourServerHere", "you have a Server here", "VR-9.6.", undefined),
  cond("theirServerHere", "an opponent has a Server here", ONE, undefined),
  cond("directorThere", "an opponent has a Director {s:Spot}", ONE, "an opponent has a Director here"),
  cond("notDirector", "your Director is not in {a:Areas}", "The Director placed this turn (VR-4.9).", "your Director is not in CE or PI"),
  cond("notBorough", "you do not control the borough here", CONTROLLED),
  cond("opponentMore", "an opponent has more {g:Group:1} than you", ONE, "an opponent has more Servers than you"),
  cond("opponentStock", "an opponent has more {i:Icon} than you", ONE, "an opponent has more € than you"),
  cond("opponentHas", "an opponent has {n:INT} or more {g:Group:1}", ONE, "an opponent has 3 or more Servers"),
  cond("opponentHasStock", "an opponent has {n:INT} or more {i:Icon}", ONE, "an opponent has 10 or more €"),
  cond("first", "you are first in turn order", "In this round (VR-4.2)."),
  cond("last", "you are last in turn order", "In this round (VR-4.2)."),
];

const ALSO_SCORED: ReadonlySet<string> = new Set(["cond.most", "cond.fewest", "cond.mostStock", "cond.fewestStock"]);
const goal = (id: string, phrase: string, doc: string, example = phrase): Construct =>
  construct("Goal", `goal.${id}`, phrase, doc, `Mission: ${example}`);
const points = (id: string, phrase: string, doc: string, example: string, check?: (tree: Tree) => boolean): Construct =>
  construct("Points", `points.${id}`, phrase, doc, `End: ${example}`, check ? { check } : {});
const goals: readonly Construct[] = [
  construct("Goal", "goal.noStock", "have no {i:Icon}", "Not one.", "Mission: have no Immunity"),
  goal("controlIn", "control {n:INT} (borough|boroughs)@n in {a:Areas}", CONTROLLED, "control 3 boroughs in MA"),
  goal("controlOne", "control {n:INT} (borough|boroughs)@n in one district", CONTROLLED, "control 3 boroughs in one district"),
  goal("first", "be first in turn order", "At that moment (VR-R114)."),
  goal("last", "be last in turn order", "At that moment (VR-R114)."),
  goal("district", "control all boroughs of one district", CONTROLLED),
  goal("serversIn", "have Servers in {n:INT} districts", "At least so many (VR-9.4).", "have Servers in 3 districts"),
  goal("titleOf", "have the Title of {a:Area}", "VR-6.2.", "have the Title of ND"),
  goal("more", "have more {g:Group:1} than each opponent", "A tie is not enough (VR-R109).", "have more Servers than each opponent"),
  goal("moreStock", "have more {i:Icon} than each opponent", "A tie is not enough (VR-R109).", "have more € than each opponent"),
  goal("stocks", "have {n:INT} {i:Icon} and {m:INT} {j:Icon}", "Both at one moment (VR-R114).", "have 15 € and 3 Immunity"),
  goal("groupStock", "have {n:INT} {g:Group:@n} and {m:INT} {i:Icon}", "Both at one moment (VR-R114).", "have 2 Servers and 3 Immunity"),
  points(
    "if",
    "{n:INT} VP if {c:Conds}",
    "Once, if it is so at final scoring (VR-R114).",
    "4 VP if you control 6 or more boroughs",
    ({ holes: { c } }) => !isTree(c) || !ALSO_SCORED.has(c.is),
  ),
  points(
    "more",
    "{n:INT} VP if you have more {g:Group:1} than each opponent",
    "A tie is not enough (VR-R109).",
    "4 VP if you have more Servers than each opponent",
  ),
  points(
    "moreStock",
    "{n:INT} VP if you have more {i:Icon} than each opponent",
    "A tie is not enough (VR-R109).",
    "4 VP if you have more € than each opponent",
  ),
  points(
    "fewer",
    "{n:INT} VP if you have fewer {g:Group:1} than each opponent",
    "A tie is not enough (VR-R109).",
    "4 VP if you have fewer Servers than each opponent",
  ),
];

const who = (id: string, phrase: string, doc: string, example: string): Construct =>
  construct("Player", `player.${id}`, phrase, doc, example, { num: 0, weight: 0.3 });
const SEVERAL = "You too, if it is you; several who are level all do it (VR-R115).";
const players: readonly Construct[] = [
  who(
    "directors",
    "each opponent with a Director {s:Spot}",
    "Directors of earlier turns count (VR-R115).",
    "each opponent with a Director here draws 1 Corruption",
  ),
  who(
    "allDirectors",
    "each player with a Director {s:Spot}",
    "You too, if you have one there (VR-R115).",
    "each player with a Director in ND draws 1 Corruption",
  ),
  who(
    "moreThan",
    "each opponent with more {g:Group:1} than you",
    "Only those (VR-R115).",
    "each opponent with more Servers than you draws 1 Corruption",
  ),
  who("moreStock", "each opponent with more {i:Icon} than you", "Only those (VR-R115).", "each opponent with more € than you loses 2 €"),
  who(
    "fewerThan",
    "each opponent with fewer {g:Group:1} than you",
    "Only those (VR-R115).",
    "each opponent with fewer Servers than you gains 2 €",
  ),
  who("fewerStock", "each opponent with less {i:Icon} than you", "Only those (VR-R115).", "each opponent with less € than you gains 2 €"),
  who(
    "atLeast",
    "each player with {n:INT} or more {g:Group:1}",
    "You too, if you have as many (VR-R115).",
    "each player with 3 or more Servers draws 1 Corruption",
  ),
  who(
    "atLeastStock",
    "each player with {n:INT} or more {i:Icon}",
    "You too, if you have as much (VR-R115).",
    "each player with 10 or more € loses 2 €",
  ),
  who("most", "the player with the most {g:Group:1}", SEVERAL, "the player with the most Servers draws 1 Corruption"),
  who("mostStock", "the player with the most {i:Icon}", SEVERAL, "the player with the most € loses 2 €"),
  who("fewest", "the player with the fewest {g:Group:1}", SEVERAL, "the player with the fewest Servers gains 2 €"),
  who("fewestStock", "the player with the least {i:Icon}", SEVERAL, "the player with the least € gains 2 €"),
];

const verb = (id: string, phrase: string, doc: string, example: string): Construct =>
  construct("VP", id, phrase, doc, example, { weight: 0.6 });
const deeds: readonly Construct[] = [
  verb(
    "move.upTo",
    "(move|moves) up to {n:INT} of your Influence here",
    "As many of them as you choose (VR-R105, VR-R116).",
    "move up to 2 of your Influence here",
  ),
  verb(
    "tilt",
    "(tilt|tilts) {c:Cards}",
    "A straight one; it cannot be used until it is straightened (VR-R110).",
    "tilt 1 opposing Agent in service",
  ),
  verb(
    "turn.theirs",
    "(turn|turns) {n:INT} opposing Online (Verse|Verses)@n back to Loading",
    "Its mission is asked for once more (VR-R110).",
    "turn 1 opposing Online Verse back to Loading",
  ),
  verb(
    "turn.yours",
    "(turn|turns) {n:INT} of your Online Verses back to Loading",
    "Its mission is asked for once more (VR-R110).",
    "turn 1 of your Online Verses back to Loading",
  ),
  verb("lose.halfUp", "(lose|loses) half {w:Whose} {i:Icon}, rounded up", "Of what there is (VR-R110).", "lose half your €, rounded up"),
  verb(
    "lose.halfDown",
    "(lose|loses) half {w:Whose} {i:Icon}, rounded down",
    "Of what there is (VR-R110).",
    "lose half your €, rounded down",
  ),
  construct(
    "Cards",
    "top.corruption",
    "the top {n:INT} Corruption of the deck",
    "Only who looks sees them (VR-R111).",
    "look at the top 2 Corruption of the deck",
    {
      num: 1,
    },
  ),
  construct(
    "Act",
    "round.less",
    "this round, your {a:Action} costs {n:INT} € less",
    "At least nothing; not of Work and Donate (VR-R112).",
    "this round, your Recruit costs 2 € less",
  ),
  construct(
    "Act",
    "round.more",
    "this round, your {a:Action} costs {n:INT} € more",
    "Not of Work and Donate (VR-R112).",
    "this round, your Recruit costs 2 € more",
  ),
  construct(
    "Act",
    "round.gainsMore",
    "this round, your Work gains {n:INT} € more",
    "Bonus actions too (VR-R112).",
    "this round, your Work gains 2 € more",
  ),
  construct(
    "Act",
    "round.theirs",
    "this round, the {a:Action} of each opponent costs {n:INT} € more",
    "Not of Work and Donate (VR-R112).",
    "this round, the Recruit of each opponent costs 2 € more",
  ),
];

const event = (id: string, phrase: string, doc: string, example = phrase, also: readonly string[] = []): Construct =>
  construct("Event", `event.${id}`, phrase, doc, `when ${example}, gain 3 €`, also.length > 0 ? { also: [...also] } : {});
const both = (id: string, you: string, they: string, doc: string): readonly Construct[] => [
  event(id, `you ${you}`, doc),
  event(`other${id.charAt(0).toUpperCase()}${id.slice(1)}`, `a opponent ${they}`, doc, `an opponent ${they}`, [`another player ${they}`]),
];
const events: readonly Construct[] = [
  event("promotedThis", "this is promoted", "As it stops being in service (VR-7.5).", undefined, ["you promote this"]),
  ...both("promotes", "promote an Agent", "promotes an Agent", "As it stops being in service (VR-7.5)."),
  ...both("recruits", "recruit an Agent", "recruits an Agent", "It has come into service (VR-9.3)."),
  ...both("online", "put a Verse Online", "puts a Verse Online", "By its mission or a text (VR-11.7)."),
  event("eliminated", "your Influence is eliminated", "Each single one, for any reason (VR-5.3).", undefined, [
    "Influence of yours is eliminated",
  ]),
  event("titleLost", "you lose a Title", "VR-6.3."),
  event("drawsCorruption", "you draw Corruption", "Each single card (VR-12.1)."),
  ...both("places", "place a Server", "places a Server", "By the Action or a text (VR-9.5)."),
  event("serverLost", "your Server is removed", "For any reason (VR-R52).", undefined, ["a Server of yours is removed"]),
  event("director", "you place your Director in {a:Areas}", "VR-4.4.", "you place your Director in CE or PI"),
  event(
    "otherDirector",
    "a opponent places a Director in a borough you control",
    "VR-4.4.",
    "an opponent places a Director in a borough you control",
  ),
];
const limits: readonly Construct[] = [
  construct(
    "Limit",
    "limit.round",
    "once per round",
    "Each copy once in a round (VR-R113).",
    "once per round, when your Influence is eliminated, gain 2 €",
  ),
];

export const virtualRevolutionMore: readonly Construct[] = [
  ...[...counted, ...conditions, ...goals, ...players, ...deeds, ...events, ...limits],
];
