/** What Virtual Revolution's texts do, the headings that say when, and what they ask for. */
import { type Construct, construct } from "../../../../language/index.ts";

const HEADINGS = [
  ["Activation", "Its Agent is used: tilt it (VR-7.2).", "Activation: Gain 3 €"],
  ["Promotion", "Its Agent is promoted, and the effect is applied (VR-7.5).", "Promotion: Gain 2 Revenue"],
  ["Boost", "Its Agent is under an Action (VR-7.7, VR-10.1).", "Boost: With Work: Gain 3 €"],
  ["Bonus", "The Verse is put Online (VR-11.7).", "Bonus: Gain 5 €"],
  ["Minimum", "For those with the lowest Revenue (VR-13.2).", "Minimum: Gain 1 Immunity"],
  ["Global", "For all players (VR-13.2).", "Global: Draw 1 Corruption"],
  ["Maximum", "For those with the highest Revenue (VR-13.2).", "Maximum: Lose 10 €"],
  ["Setup", "When Locations are dealt (VR-3.6).", "Setup: Its holder adds 1 Influence here"],
  ["Play", "When an Agent is deployed (VR-3.13).", "Play: Place the Agent being deployed here"],
] as const;

const headings: readonly Construct[] = [
  ...HEADINGS.map(([name, doc, example]) => construct("Heading", `heading.${name.toLowerCase()}`, name, doc, example)),
  construct("GoalHeading", "heading.mission", "Mission", "What puts the Verse Online (VR-11.6).", "Mission: Have 5 Immunity"),
  construct(
    "ScoreHeading",
    "heading.end",
    "End",
    "Points at final scoring, up to the cap of the card (VR-15.10, VR-15.11).",
    "End: 2 VP per Server",
  ),
];

const RAID = "In a Raid of the round, also in the final one (VR-R35).";

const asked: readonly Construct[] = [
  construct("Goal", "goal.raid", "suffer a Raid with {n:INT} or more Corruption", RAID, "Mission: Suffer a Raid with 7 or more Corruption"),
  construct("Goal", "goal.unspent", "suffer a Raid without spending Immunity", RAID, "Mission: Suffer a Raid without spending Immunity"),
  construct(
    "Cond",
    "cond.director",
    "your Director is {s:Spot}",
    "The Director placed this turn (VR-4.9).",
    "if your Director is in CE or PI, gain 3 €",
  ),
];

const conditions: readonly Construct[] = [
  construct("Goal", "goal.control", "control {n:INT} (borough|boroughs)@n", "At least so many (VR-5.7).", "Mission: Control 6 boroughs"),
  construct("Cond", "cond.lowest", "you have the lowest Revenue", "Ties count (VR-R95).", "if you have the lowest Revenue, gain 3 €"),
  construct("Cond", "cond.highest", "you have the highest Revenue", "Ties count (VR-R95).", "if you have the highest Revenue, gain 3 €"),
  construct("Cond", "cond.stock", "you have {n:INT} {i:Icon}", "At least so much.", "if you have 5 €, gain 1 Immunity", {
    also: ["you have {n:INT} or more {i:Icon}", "you have at least {n:INT} {i:Icon}"],
  }),
  construct("Cond", "cond.noStock", "you have no {i:Icon}", "Not one.", "if you have no Immunity, gain 1 Immunity"),
  construct("Cond", "cond.have", "you have {n:INT} {g:Group:@n}", "At least so many.", "if you have 3 Agents in service, gain 3 €", {
    also: ["you have {n:INT} or more {g:Group:1}", "you have at least {n:INT} {g:Group:@n}"],
  }),
  construct("Cond", "cond.haveNo", "you have no {g:Group:0}", "Not one.", "if you have no Server, gain 3 €"),
  construct("Cond", "cond.free", "there is no Influence {s:Spot}", "Of no player.", "if there is no Influence here, gain 3 €"),
  construct(
    "Cond",
    "cond.borough",
    "you control the borough here",
    "You have Influence or a Server there (VR-5.7).",
    "if you control the borough here, gain 3 €",
  ),
  construct("Points", "points.flat", "{n:INT} VP", "Whatever you have, once the card scores (VR-15.10).", "End: 8 VP"),
  construct(
    "Per",
    "per.fullOf",
    "full {n:INT} {g:Group:@n}",
    "So many of them together, once for each time (VR-R96).",
    "End: 1 VP per full 2 Influence in your reserve",
  ),
  construct(
    "Per",
    "per.retired",
    "name among your retired Agents",
    "Each name once; Boosts are not retired (VR-7.7).",
    "End: 4 VP per name among your retired Agents",
  ),
  construct(
    "Per",
    "per.eliminated",
    "Influence eliminated this way",
    "By the instruction before.",
    "eliminate each Influence here, then gain 1 € for each Influence eliminated this way",
  ),
];

const players: readonly Construct[] = [
  construct(
    "Player",
    "player.director",
    "a opponent with a Director {s:Spot}",
    "You choose one who can be affected; Directors of earlier turns count (VR-R25).",
    "steal 1 Immunity from an opponent with a Director here",
    { num: 0, binds: "player" },
  ),
  construct(
    "PlayerF",
    "player.holder",
    "its holder",
    "The player who was dealt the Location (VR-3.5).",
    "its holder adds 1 Influence here",
    {
      num: 0,
    },
  ),
];

const influence: readonly Construct[] = [
  construct(
    "VP",
    "add",
    "(add|adds) {c:CardsL}",
    "From the reserve, only where there is no opposing Influence (VR-5.1); no Corruption.",
    "add 1 Influence in any borough",
    { weight: 2 },
  ),
  construct(
    "VP",
    "eliminate",
    "(eliminate|eliminates) {c:CardsL}",
    "To its owner's Recycling; no Corruption (VR-R62).",
    "eliminate 1 Influence here",
    { weight: 2 },
  ),
  construct(
    "VP",
    "move",
    "(move|moves) {c:CardsL} to {z:Zone}",
    "As many as there are.",
    "move 3 Influence from your reserve to Recycling",
  ),
  construct(
    "VP",
    "remove",
    "(remove|removes) {c:CardsL}",
    "Back to its owner's supply; Revenue and tokens stay (VR-R52).",
    "remove 1 of your Servers",
  ),
  construct(
    "VP",
    "place",
    "(place|places) {c:CardsL} {s:Spot}",
    "A Server if its conditions hold, without price or gain (VR-R21).",
    "place 1 Server here",
  ),
  construct(
    "VP",
    "move.server",
    "(move|moves) the Server here to {s:Site}",
    "Any owner's, where its conditions hold (VR-R22).",
    "move the Server here to an adjacent borough",
  ),
];

const cards: readonly Construct[] = [
  construct("VP", "gain.card", "(gain|gains) {c:Cards}", "It goes under its Action (VR-10.6).", "gain 1 available Boost card"),
  construct(
    "VP",
    "gain.token",
    "(gain|gains) {n:INT} (token|tokens)@n of {v:INT} VP",
    "Points at final scoring (VR-15.3).",
    "gain 1 token of 2 VP",
  ),
  construct(
    "VP",
    "take",
    "(take|takes) {c:Cards}",
    "A Verse is taken Loading, without price or gain; what was looked at goes to the hand.",
    "take 1 available Verse",
  ),
  construct(
    "VP",
    "replace",
    "(replace|replaces) {c:Cards}",
    "Under the Verse deck; the slots are filled again (VR-11.3).",
    "replace 2 available Verses",
  ),
  construct(
    "VP",
    "give",
    "(give|gives) {c:Cards} to {p:Player}",
    "Unseen by the others.",
    "give 1 Corruption of your choice to an opponent",
  ),
  construct("VP", "straighten", "(straighten|straightens) {c:Cards}", "They can be used again.", "straighten 1 of your Agents in service"),
  construct(
    "VP",
    "exchange",
    "(exchange|exchanges) {a:Cards} for {b:Cards}",
    "They change places; what comes arrives straight (VR-R24).",
    "exchange 1 of your Agents in service for an available Agent",
  ),
  construct(
    "VP",
    "again",
    "(take|takes) again the bonus of {c:Cards}",
    "Its bonus is carried out once more (VR-R20).",
    "take again the bonus of 1 of your Online Verses",
  ),
  construct(
    "VP",
    "online",
    "(put|puts) {c:Cards} Online without its mission",
    "Whatever its mission; the bonus is taken (VR-R20).",
    "put 1 of your Loading Verses Online without its mission",
  ),
  construct(
    "VP",
    "apply",
    "(apply|applies) the promotion of {c:Cards}",
    "As if it were printed here (VR-R18).",
    "apply the promotion of another Agent in service",
  ),
  construct(
    "VP",
    "apply.activation",
    "(apply|applies) the activation of {c:Cards}",
    "As if it were printed here; no other Agent is tilted (VR-R103).",
    "apply the activation of 1 opposing Agent in service",
  ),
  construct(
    "VP",
    "keep",
    "(keep|keeps) {c:Cards}",
    "It is not discarded after all, and nothing else is (VR-R46).",
    "keep 1 Agent or Boost that a Raid or Necro attack makes you discard",
  ),
  construct(
    "VP",
    "discard.goods",
    "(discard|discards) {n:INT} of {w:Whose} {a:Group:1}, {b:Group:1} or {i:Icon}",
    "The acting player chooses which (VR-R38).",
    "each opponent discards 1 of their Agents in service, Boosts or Immunity",
  ),
  construct(
    "VP",
    "type",
    "(choose|chooses) the type of this Agent",
    "It counts as that type (VR-R19).",
    "Before final scoring, choose the type of this Agent",
  ),
  construct(
    "VP",
    "show.objectives",
    "(show|shows) your Objectives to the player on your right",
    "Nobody else sees them (VR-R99).",
    "show your Objectives to the player on your right",
  ),
  construct("VP", "plays.first", "(play|plays) first", "First in turn order (VR-3.7).", "its holder plays first"),
];

const acts: readonly Construct[] = [
  construct(
    "Act",
    "waive",
    "you need no Influence here",
    "For this execution of Build Server (VR-R23).",
    "With Build Server: You need no Influence here",
  ),
  construct(
    "Act",
    "cap.each",
    "each of your {g:Noun:1} gives at most {n:INT} VP",
    "The rest is lost at final scoring (VR-15.12).",
    "At final scoring, each of your Verses gives at most 8 VP",
  ),
  construct(
    "Act",
    "cap.objective",
    "your Objective gives at most {n:INT} VP",
    "The rest is lost at final scoring (VR-15.12).",
    "At final scoring, your Objective gives at most 25 VP",
  ),
];

export const virtualRevolutionVerbs: readonly Construct[] = [
  ...headings,
  ...asked,
  ...conditions,
  ...players,
  ...influence,
  ...cards,
  ...acts,
];
