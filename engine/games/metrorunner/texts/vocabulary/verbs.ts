/** What Metrorunner's texts do, the headings that say when, and what holds from then on. */
import { type Construct, construct } from "../../../../language/index.ts";

const HEADINGS = [
  ["Reward", "The job is completed (MR-8.5).", "Reward: Gain 1 credit"],
  ["Track", "After the reward (MR-8.6).", "Track: Influence +1"],
  [
    "Ongoing",
    "Once the job is in a slot (MR-8.9).",
    "Ongoing: Once per action, when you gain 1 or more black cubes, gain 1 more black cube",
  ],
  ["Core", "The two core nodes are connected (MR-11.15).", "Core: Notoriety +2"],
  ["Alpha", "With alpha unlocked, and its nodes on the core path (MR-11.15).", "Alpha: Gain 1 credit"],
  ["Beta", "With beta unlocked, and its nodes on the core path (MR-11.15).", "Beta: Gain 1 credit"],
  ["Placement", "After the rewards of a hack (MR-11.16).", "Placement: Put 1 black cube on purple"],
  ["Manipulation", "A manipulation of the character, once in each Hack action (MR-11.10).", "Manipulation: Rotate a tile 180°"],
  ["Move", "The rogue tokens move (MR-14.7).", "Move: Advance the gold token 1 space"],
  ["Left", "Your notoriety is not above that of the A.I. (MR-14.9).", "Left: A.I. Influence +1"],
  ["Right", "Your notoriety is above that of the A.I. (MR-14.9).", "Right: A.I. Influence +1"],
] as const;

const headings: readonly Construct[] = [
  ...HEADINGS.map(([name, doc, example]) =>
    // Most of what can be said at all is said of what goes on.
    construct("Heading", `heading.${name.toLowerCase()}`, name, doc, example, name === "Ongoing" ? { weight: 2 } : {}),
  ),
  construct(
    "ScoreHeading",
    "heading.end",
    "End",
    "At final scoring (MR-13).",
    "End: 5 points for a slot with a completed job for each token",
  ),
];

const ongoing: readonly Construct[] = [
  construct(
    "Limit",
    "limit.action",
    "once per action",
    "Each copy once in an action (MR-8.16).",
    "Ongoing: Once per action, when you gain 1 or more black cubes, gain 1 more black cube",
  ),
  construct(
    "Part",
    "part.bonus",
    "{l:Limit}, when you gain {n:INT} or more {c:Trait} cubes, gain {m:INT} more {d:Trait} (cube|cubes)@m",
    "Once for the whole gain; what it gives brings no more (MR-8.13, section 2.3).",
    "Ongoing: Once per action, when you gain 1 or more black cubes, gain 1 more black cube",
  ),
  construct(
    "Part",
    "part.substitute",
    "{l:Limit}, when you pay a resource cost, you may pay 1 {c:Trait} cube in place of 1 cube of another colour",
    "Of the cost printed on a job (MR-8.14, MR-R7).",
    "Ongoing: Once per action, when you pay a resource cost, you may pay 1 black cube in place of 1 cube of another colour",
  ),
  construct(
    "Part",
    "part.discount",
    "{l:Limit}, when you pay a resource cost with {c:Trait}, pay {n:INT} {d:Trait} (cube|cubes)@n less",
    "Of the cost printed on a job, by itself (MR-8.15, MR-R7).",
    "Ongoing: Once per action, when you pay a resource cost with purple, pay 1 purple cube less",
  ),
  construct(
    "Part",
    "part.moves",
    "your moves cost {n:INT} (cube|cubes)@n less",
    "In each move step, beside the two stations that are free (MR-R45).",
    "Ongoing: Your moves cost 1 cube less",
  ),
  construct(
    "Score",
    "score.per",
    "{n:INT} (point|points)@n per {p:Per}",
    "Beside the points that are printed (MR-R42).",
    "End: 1 point per credit",
  ),
  construct(
    "Score",
    "score.stands",
    "this may stand for {n:INT} tokens of one contract",
    "A freelance job, in its slot (MR-R50).",
    "End: This may stand for 2 tokens of one contract",
  ),
  construct(
    "Score",
    "score.strict",
    "{n:INT} (point|points)@n for a slot with a completed job for each token, without freelance jobs",
    "Freelance jobs stand for no token of it (MR-R43).",
    "End: 7 points for a slot with a completed job for each token, without freelance jobs",
  ),
  construct(
    "Score",
    "score.noMajority",
    "you score nothing for district majority",
    "Whoever fulfils the contract (MR-R43).",
    "End: You score nothing for district majority",
  ),
  construct(
    "Score",
    "score.highest",
    "only the player with the highest influence of those who fulfil this scores it",
    "Ties score it too (MR-R43).",
    "End: Only the player with the highest influence of those who fulfil this scores it",
    { loose: ["only the player with the highest influence of those who fulfil this scores that card"] },
  ),
  construct(
    "Static",
    "has.noCharacter",
    "character manipulations cannot be used on this",
    "In a Hack action that attempts this network (MR-R44).",
    "character manipulations cannot be used on this",
  ),
  construct(
    "Score",
    "score.contract",
    "{n:INT} (point|points)@n for a slot with a completed job for each token",
    "In the same slot (MR-13.2).",
    "End: 5 points for a slot with a completed job for each token",
  ),
];

const IF = ", gain 1 credit";
const cond = (id: string, phrase: string, doc: string, example = phrase) =>
  construct("Cond", `cond.${id}`, phrase, doc, `if ${example}${IF}`);
const per = (id: string, phrase: string, doc: string, example: string, also: readonly string[] = []) =>
  construct("Per", `per.${id}`, phrase, doc, example, also.length > 0 ? { also: [...also] } : {});
const counted: readonly Construct[] = [
  cond("lower", "your influence is lower than your notoriety", "By the positions of the markers (MR-9.8)."),
  cond("higher", "your influence is higher than your notoriety", "By the positions of the markers (MR-9.8)."),
  cond("border", "you are on a border", "Your figure stands in two districts (MR-2.3)."),
  cond("home", "you are in your home district", "Your figure stands in it, or on its border (MR-1.5)."),
  cond("credits", "you have {n:INT} (credit|credits)@n", "At least so many.", "you have 2 credits"),
  per("jobs", "completed job", "In all of your slots (MR-4.6).", "End: 1 point per completed job", ["completed job of yours"]),
  per("credits", "credit", "That you have.", "End: 1 point per credit", ["credit of yours"]),
  per("brute", "brute force token", "That you have.", "End: 1 point per brute force token", ["brute force token of yours"]),
  per(
    "figures",
    "figure in this district",
    "Yours is one; on a border those of either district (MR-R41).",
    "Reward: Gain 1 cube of your choice for each figure in this district",
  ),
  per(
    "behind",
    "completed job that the player with the most has more than you",
    "None if that is you (MR-R41).",
    "Reward: Gain 1 cube of your choice for each completed job that the player with the most has more than you",
  ),
  per("slot", "completed job in its slot", "The job itself is one.", "End: 1 point per completed job in its slot"),
  per("freelance", "other freelance job in its slot", "The job itself is none.", "End: 1 point per other freelance job in its slot"),
  construct(
    "VP",
    "gain.each",
    "(gain|gains) {a:Goods} for each {p:Per}",
    "One gain of all of it (MR-R41).",
    "Reward: Gain 1 cube of your choice for each completed job",
  ),
  construct(
    "VP",
    "gain.eachMost",
    "(gain|gains) {a:Goods} for each {p:Per}, at most {n:INT}",
    "Counted so often at most.",
    "Reward: Gain 1 cube of your choice for each completed job, at most 4",
  ),
  construct(
    "May",
    "figure.advance",
    "you may advance your figure up to {n:INT} (space|spaces)@n",
    "Free; what is taken is skipped (MR-R47).",
    "Reward: You may advance your figure up to 3 spaces",
    { weight: 0.3 },
  ),
  construct(
    "VP",
    "return.credits",
    "(return|returns) up to {n:INT} (cube|cubes)@n, then (gain|gains) {m:INT} (credit|credits)@m for each cube returned this way",
    "Of any colours; as many as you like (MR-R48).",
    "Reward: Return up to 4 cubes, then gain 1 credit for each cube returned this way",
  ),
  construct(
    "Act",
    "opponent.brute",
    "a opponent of your choice returns {n:INT} brute force (token|tokens)@n",
    "To the supply; one who has a token (MR-R49).",
    "Reward: An opponent of your choice returns 1 brute force token",
  ),
  construct(
    "VP",
    "token.hack",
    "(advance|advances) the {t:Icon} token to the next Hack space",
    "The next one that is free (MR-R46).",
    "Move: Advance the gold token to the next Hack space",
  ),
];

const gains: readonly Construct[] = [
  construct("VP", "gain.goods", "(gain|gains) {a:Goods}", "One gain, as far as the supply has it (MR-R1).", "Reward: Gain 1 credit", {
    weight: 2,
  }),
  construct(
    "VP",
    "gain.either",
    "(gain|gains) {a:Goods} or {b:Goods}",
    "You choose one of the two.",
    "Reward: Gain 1 credit or 2 cubes of your choice",
  ),
  construct(
    "VP",
    "gain.both",
    "(gain|gains) {a:Goods} and {b:Goods}",
    "One after the other, each as far as the supply has it (MR-R1).",
    "Reward: Gain 2 blue cubes and 1 credit",
  ),
  construct("Act", "influence", "Influence {n:SIGNED}", "Your influence marker moves forward (MR-9.2).", "Track: Influence +1", {
    weight: 2,
  }),
  construct("Act", "notoriety", "Notoriety {n:SIGNED}", "Your notoriety marker moves forward (MR-9.2).", "Track: Notoriety +1", {
    weight: 2,
  }),
  construct("VP", "put.one", "(put|puts) {a:Lot}", "From the supply (MR-11.16).", "Placement: Put 1 black cube on purple"),
  construct(
    "VP",
    "put.two",
    "(put|puts) {a:Lot} and {b:Lot}",
    "From the supply (MR-11.16).",
    "Placement: Put 1 black cube on purple and 1 blue cube on red",
  ),
  construct(
    "VP",
    "put.three",
    "(put|puts) {a:Lot}, {b:Lot} and {c:Lot}",
    "From the supply (MR-11.16).",
    "Placement: Put 1 black cube on purple, 1 blue cube on red and 1 red cube on blue",
  ),
];

const rogue: readonly Construct[] = [
  construct(
    "Act",
    "ai.influence",
    "A.I. Influence {n:SIGNED}",
    "The influence marker of the A.I. moves forward (MR-14.11).",
    "Left: A.I. Influence +1",
  ),
  construct(
    "Act",
    "ai.notoriety",
    "A.I. Notoriety {n:SIGNED}",
    "The notoriety marker of the A.I. moves forward (MR-14.11).",
    "Left: A.I. Notoriety +1",
  ),
  construct(
    "VP",
    "token.advance",
    "(advance|advances) the {t:Icon} token {n:INT} (space|spaces)@n",
    "Occupied spaces are skipped and do not count (MR-14.7, MR-R26).",
    "Move: Advance the gold token 1 space",
  ),
  construct(
    "VP",
    "token.ahead",
    "(put|puts) the {t:Icon} token {n:INT} (space|spaces)@n ahead of your figure",
    "Spaces are counted without skipping; then on to the next free one (MR-14.8, MR-R26).",
    "Move: Put the gold token 1 space ahead of your figure",
  ),
  construct(
    "VP",
    "token.behind",
    "(put|puts) the {t:Icon} token {n:INT} (space|spaces)@n behind your figure",
    "Spaces are counted without skipping; then on to the next free one (MR-14.8, MR-R26).",
    "Move: Put the silver token 2 spaces behind your figure",
  ),
  construct(
    "VP",
    "token.clear",
    "(return|returns) all cubes in each district of the {t:Icon} token to the supply",
    "Both districts if it stands on a border (MR-14.10).",
    "Left: Return all cubes in each district of the gold token to the supply",
  ),
  construct(
    "VP",
    "cycle.left",
    "(cycle|cycles) the left network deck",
    "Its top card goes to its bottom (MR-14.10).",
    "Left: Cycle the left network deck",
  ),
  construct(
    "VP",
    "cycle.right",
    "(cycle|cycles) the right network deck",
    "Its top card goes to its bottom (MR-14.10).",
    "Left: Cycle the right network deck",
  ),
  construct(
    "VP",
    "offer.discard",
    "(discard|discards) offer card {n:INT} and (refill|refills) the offer",
    "Under the job deck; places are counted from 1 to 4 (MR-14.10, MR-R27).",
    "Left: Discard offer card 3 and refill the offer",
  ),
];

const verb = (id: string, phrase: string, doc: string, example: string) => construct("VP", id, phrase, doc, `Manipulation: ${example}`);
const SAME = "All in one direction, which you choose where it is open.";
const onGrid: readonly Construct[] = [
  verb(
    "swap.with",
    "(swap|swaps) {a:Tile} with {b:Tile}",
    "They change places and are not turned (MR-R17).",
    "Swap a tile of the left column with a tile of the right column",
  ),
  verb("swap.two", "(swap|swaps) {t:Tiles}", "They change places and are not turned (MR-R17).", "Swap two adjacent tiles"),
  verb(
    "swap.rows",
    "(swap|swaps) two different rows, column by column",
    "Two rows change places.",
    "Swap two different rows, column by column",
  ),
  verb(
    "swap.columns",
    "(swap|swaps) two different columns, row by row",
    "Two columns change places.",
    "Swap two different columns, row by row",
  ),
  verb("rotate.one", "(rotate|rotates) {a:Tile} {d:Turn}", "It is turned in its place.", "Rotate a tile 180°"),
  verb(
    "rotate.two",
    "(rotate|rotates) {t:Tiles} {d:Turn}",
    "Each is turned in its place, each in its own direction.",
    "Rotate two different tiles 180°",
  ),
  verb(
    "rotate.same",
    "(rotate|rotates) {t:Tiles} {d:Turn}, both in the same direction",
    SAME,
    "Rotate two adjacent tiles 90°, both in the same direction",
  ),
  verb(
    "rotate.lane",
    "(rotate|rotates) each tile of {l:Lane} {d:Turn}, all in the same direction",
    SAME,
    "Rotate each tile of one row or column 90°, all in the same direction",
  ),
  ...(["corner", "edge"] as const).map((kind) =>
    verb(
      `rotate.${kind}s`,
      `(rotate|rotates) each ${kind} tile {d:Turn}, all in the same direction`,
      SAME,
      `Rotate each ${kind} tile 90°, all in the same direction`,
    ),
  ),
  verb(
    "swap.lines",
    "(swap|swaps) two different rows or two different columns",
    "Two lines of the same kind change places.",
    "Swap two different rows or two different columns",
  ),
  verb(
    "rotate.both",
    "(rotate|rotates) both {d:Turn}, both in the same direction",
    "The two tiles of the instruction before, where they lie now.",
    "Swap two different corner tiles, then rotate both 90°, both in the same direction",
  ),
  verb(
    "rotate.bothFree",
    "(rotate|rotates) both {d:Turn}",
    "The two tiles of the instruction before, each in its own direction.",
    "Swap two different corner tiles, then rotate both 180°",
  ),
  verb(
    "ring.edge",
    "(move|moves) the eight outer tiles one place around the edge, {d:Turn}",
    "Each goes to the place of the next one.",
    "Move the eight outer tiles one place around the edge, clockwise or counter-clockwise",
  ),
  verb(
    "ring.block",
    "(move|moves) the four tiles of a 2×2 block one place around, {d:Turn}",
    "Each goes to the place of the next one.",
    "Move the four tiles of a 2×2 block one place around, clockwise or counter-clockwise",
  ),
  verb(
    "ring.three",
    "(move|moves) three different tiles in a circle, each to the place of the next",
    "The three change places; nothing is turned.",
    "Move three different tiles in a circle, each to the place of the next",
  ),
  verb("shift", "(shift|shifts) {l:Lane} {w:Way}", "What leaves at one end comes in at the other (MR-11.7).", "Shift row 2 right"),
  verb("mirror", "(mirror|mirrors) {l:Lane}", "Its two ends change places; no tile is turned over (MR-R17).", "Mirror one row or column"),
];

export const metrorunnerVerbs: readonly Construct[] = [...headings, ...ongoing, ...counted, ...gains, ...rogue, ...onGrid];
