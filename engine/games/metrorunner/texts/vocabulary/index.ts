/** The words of Metrorunner's card texts, beside those of the core and of games on boards. */

import { BOARD, type Construct, construct, type KeywordRow, keywordVocabulary, type Vocabulary } from "../../../../language/index.ts";
import { METRORUNNER_GOVERNED } from "../governed.ts";
import { MR_LOOSE } from "../loose/index.ts";
import { MR_WORDINGS } from "../loose/wordings.ts";
import { readMetroText } from "../reading/text.ts";
import { metrorunnerRemarks } from "../remarks.ts";
import { METRORUNNER_KIN, METRORUNNER_NOTIONS, METRORUNNER_RULED } from "../ruled.ts";
import { METRORUNNER_SENSE } from "../sense.ts";
import { metrorunnerMoments } from "./moments.ts";
import { metrorunnerMore } from "./more.ts";
import { metrorunnerNouns } from "./nouns.ts";
import { metrorunnerThings } from "./things.ts";
import { metrorunnerVerbs } from "./verbs.ts";
import { metrorunnerWider } from "./wider.ts";
import { WITHOUT } from "./without.ts";

/** What the core says, in the words of Metrorunner. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "line.section": "Reward: Gain 1 credit",
  "line.score": "End: 5 points for a slot with a completed job for each token",
  "line.do": "gain 1 credit",
  "line.static": "character manipulations cannot be used on this",
  "line.otherwise": "otherwise, gain 1 credit",
  if: "if you are on a border, gain 1 credit",
  "act.you": "you gain 1 credit",
  "line.ifYouDo": "if you do, gain 1 credit",
  act: "Reward: Each opponent gains 1 credit",
  "act.two": "Reward: Each opponent gains 1 credit, then returns 1 black cube",
  may: "Reward: You may return 1 credit",
  "choose.one": "Reward: Choose one: Gain 2 credits; or Influence +1",
  "choose.one.three": "Reward: Choose one: Gain 2 credits; Influence +1; or Notoriety +1",
  and: "Reward: If you are on a border and your influence is 5 or more, gain 1 credit",
  or: "Reward: If either you are on a border or your influence is 5 or more, gain 1 credit",
  "player.opponent": "Reward: An opponent gives you 1 credit",
  "player.eachOpponent": "Reward: Each opponent gains 1 credit",
  "player.each": "Reward: Each player gains 1 credit",
  "limit.turn": "Ongoing: Once per turn, you may return 1 credit to gain 1 brute force token",
  "limit.game": "Ongoing: Once per game, you may return 1 credit to gain 1 brute force token",
  "then.three": "gain 1 credit, Influence +1, then Notoriety +1",
  ...one("then", "gain 1 credit, then Influence +1"),
};

/** An entry whose name an object that is written out may not have: it would be taken for a promise. */
function one(id: string, example: string): Readonly<Record<string, string>> {
  return { [id]: example };
}

/** A manipulation is headed by its name, which is a keyword of the content (MR-1.6). */
const named = (row: KeywordRow): Construct =>
  construct("Heading", "heading.named", "{k:Kw}", "The name of the character's manipulation (MR-1.6).", `${row.print}: Rotate a tile 180°`);

const vocabulary = (rows: readonly KeywordRow[]): Vocabulary => ({
  id: "metrorunner",
  imports: ["core", "board", "metrorunner keywords"],
  notions: METRORUNNER_NOTIONS,
  ruled: METRORUNNER_RULED,
  governed: METRORUNNER_GOVERNED,
  kin: METRORUNNER_KIN,
  constructs: [
    ...metrorunnerNouns,
    ...metrorunnerVerbs,
    ...metrorunnerWider,
    ...metrorunnerThings,
    ...metrorunnerMore,
    ...metrorunnerMoments,
    ...rows.slice(0, 1).map(named),
  ],
  without: WITHOUT,
  examples: EXAMPLES,
  finds: {
    "event.otherStopsHome": "when:opponent-stops-at-home",
    "event.otherPasses": "when:opponent-passes",
    "event.passes": "when:passes",
    "gain.goods": "does:gain",
    "gain.either": "does:gain asks:mode",
    "gain.both": "does:gain",
    "rotate.corners": "does:rotate",
    "rotate.edges": "does:rotate",
    "swap.lines": "does:swap",
    "goods.cubes": "does:cubes",
    "goods.colour": "does:cubes",
    "goods.credits": "does:credits",
    "goods.brute": "does:brute-force",
    "goods.jobs": "does:jobs",
    influence: "does:influence",
    notoriety: "does:notoriety",
    "ai.influence": "does:influence",
    "ai.notoriety": "does:notoriety",
    "put.one": "does:place",
    "put.two": "does:place",
    "put.three": "does:place",
    "token.advance": "does:move",
    "token.ahead": "does:move",
    "token.behind": "does:move",
    "token.clear": "does:clear",
    "cycle.left": "does:cycle",
    "cycle.right": "does:cycle",
    "offer.discard": "does:discard",
    "part.bonus": "does:bonus",
    "part.substitute": "does:substitute",
    "part.discount": "does:discount",
    "part.moves": "does:discount",
    "gain.each": "does:gain",
    "gain.eachMost": "does:gain",
    "token.hack": "does:move",
    "figure.advance": "does:move",
    "return.credits": "does:return does:gain",
    "opponent.brute": "does:return",
    "swap.with": "does:swap",
    "swap.two": "does:swap",
    "swap.rows": "does:swap",
    "swap.columns": "does:swap",
    "rotate.one": "does:rotate",
    "rotate.two": "does:rotate",
    "rotate.same": "does:rotate",
    "rotate.lane": "does:rotate",
    "rotate.both": "does:rotate",
    "rotate.bothFree": "does:rotate",
    "ring.edge": "does:ring",
    "ring.block": "does:ring",
    "ring.three": "does:ring",
    shift: "does:shift",
    mirror: "does:mirror",
    "return.goods": "does:return",
    "discard.jobs": "does:discard",
    "give.you": "does:takes",
    "take.from": "does:takes",
    "claim.here": "does:claim",
    "claim.choice": "does:claim",
    "claim.area": "does:claim",
    "offer.crash": "does:replace",
    "figure.put": "does:move",
    "goods.jobsOffer": "does:jobs",
    "goods.jobsDeck": "does:jobs",
    "event.takes": "when:action",
    "event.completes": "when:completed",
    "event.completesOf": "when:completed",
    "event.completesFreelance": "when:completed",
    "event.otherCompletes": "when:completed",
    "event.otherCompletesOf": "when:completed",
    "event.otherCompletesFreelance": "when:completed",
    "event.hacks": "when:hacked",
    "event.otherHacks": "when:hacked",
    "event.boosts": "when:boost",
    "event.otherBoosts": "when:boost",
    "event.begins": "when:turn",
    "event.ends": "when:turn-end",
    "part.agents": "does:bonus",
    "part.boosts": "does:discount",
    "part.manipulations": "does:discount",
    "heading.reward": "when:completed",
    "heading.core": "when:hacked",
    "heading.alpha": "when:alpha",
    "heading.beta": "when:beta",
    "heading.ongoing": "when:ongoing",
    "heading.end": "when:scoring",
  },
  amiss(abilities) {
    const read = readMetroText({ abilities });
    return read.ok ? [] : read.error;
  },
  remarks: metrorunnerRemarks,
  sense: METRORUNNER_SENSE,
  loose: MR_LOOSE,
  wordings: MR_WORDINGS,
  // “An opponent of your choice” is said so here.
  withoutLoose: ["player.ofChoice", "may.to", "composed.atMost"],
  foreign: {
    resource: "cube",
    resources: "cubes",
    money: "credit",
    coin: "credit",
    coins: "credits",
    draw: "gain",
    take: "gain",
    exchange: "swap",
    exchanges: "swaps",
    turn: "rotate",
    turns: "rotates",
    centre: "middle",
    central: "middle",
    flip: "mirror",
    vp: "points",
  },
});

/** What the language of Metrorunner is composed of, beside the core: with the keywords of a content, which name manipulations. */
export const metrorunnerVocabularies = (rows: readonly KeywordRow[]): readonly Vocabulary[] => {
  const names = rows.map((row) => ({ ...row, given: false }));
  return [BOARD, vocabulary(names), keywordVocabulary("metrorunner keywords", names)];
};
