/** The words of CORP's texts, beside those of the core and of games on boards: of assets, action cards, buildings and tiers. */
import { BOARD, type KeywordRow, keywordVocabulary, type Vocabulary } from "../../../../language/index.ts";
import { CORP_GOVERNED } from "../governed.ts";
import { CORP_LOOSE } from "../loose/index.ts";
import { CORP_WORDINGS } from "../loose/wordings.ts";
import { corpOneWording } from "../one-wording.ts";
import { readCorpText } from "../reading/text.ts";
import { corpRemarks } from "../remarks.ts";
import { CORP_KIN, CORP_NOTIONS, CORP_RULED } from "../ruled.ts";
import { CORP_SENSE } from "../sense.ts";
import { corpEffects } from "./effects.ts";
import { FINDS } from "./finds.ts";
import { corpMoments } from "./moments.ts";
import { corpNear } from "./near.ts";
import { corpNearMoments } from "./near-moments.ts";
import { corpNouns } from "./nouns.ts";
import { corpPrices } from "./prices.ts";
import { corpTeams } from "./teams.ts";
import { corpThings } from "./things.ts";
import { corpVerbs } from "./verbs.ts";
import { WITHOUT } from "./without.ts";

/** What the core says, in the words of CORP. */
const EXAMPLES: Readonly<Record<string, string>> = {
  "line.section": "Profits: Gain 2M",
  "line.static": "Steal Credits takes at most 3M from you",
  "line.while": "if your Security Team has a System, it rolls 1 more Detect die",
  "line.whenLimited": "once per turn, when one of your teams loses a runner card, you may put that card in your Garrison instead",
  "line.do": "hostile",
  "limit.turn": "once per turn, when one of your teams loses a runner card, you may put that card in your Garrison instead",
  gain: "gain 2M",
  forEach: "gain 1M for each stock you own",
  "line.when": "when you discard an asset because of your asset limit, draw 2 action cards",
  "choose.one": "Upkeep: Choose one: Draw 1 action card; or gain 2M",
  "act.you": "you gain 2M",
  "then.three": "gain 1M, draw 1 action card, then replace 1 pool card",
  may: "you may replace 1 more pool card",
  "choose.one.three": "Your turn: Choose one: Draw 1 action card; gain 2M; or each other corp loses 1M",
  "may.player": "Your turn: Each other corp may draw 1 action card",
  vthen: "Your turn: Each other corp may lose 2M, then draw 1 action card",
  "vthen.three": "Your turn: Each other corp may lose 2M, draw 1 action card, then discard 1 action card",
  "line.ifYouDo": "if you do, gain 3M",
  "line.otherwise": "otherwise, gain 3M",
  "cond.yourTurn": "Any time: If it is your turn, gain 4M",
  and: "Your turn: If you are a Vassal and you have 3M or less, gain 6M",
  or: "Your turn: If either you are a Vassal or you have 3M or less, gain 4M",
  lose: "Your turn: Each other corp loses 2M",
  pay: "Upkeep: You may pay 2M to draw 2 action cards",
  "line.at": "at the end of your turn, draw 1 action card",
  "line.atLimited": "once per turn, at the end of your turn, draw 1 action card",
  "time.yourTurn": "at the beginning of your turn, draw 1 action card",
  "time.yourEnd": "at the end of your turn, draw 1 action card",
  if: "if you are below your hand limit, draw 1 action card",
  ...one("then", "gain 1M, then draw 1 action card"),
};

/** An entry whose name an object that is written out may not have: it would be taken for a promise. */
function one(id: string, example: string): Readonly<Record<string, string>> {
  return { [id]: example };
}

const VOCABULARY: Vocabulary = {
  id: "corp",
  imports: ["core", "board", "corp keywords"],
  notions: CORP_NOTIONS,
  ruled: CORP_RULED,
  governed: CORP_GOVERNED,
  kin: CORP_KIN,
  constructs: [
    ...corpNouns,
    ...corpThings,
    ...corpVerbs,
    ...corpEffects,
    ...corpMoments,
    ...corpPrices,
    ...corpTeams,
    ...corpNear,
    ...corpNearMoments,
  ],
  without: WITHOUT,
  examples: EXAMPLES,
  docs: { gain: "From the bank, without limit.", may: "Asked only if it can be done." },
  finds: FINDS,
  amiss(abilities) {
    const read = readCorpText({ abilities });
    return read.ok ? [] : read.error;
  },
  remarks: (abilities) => (readCorpText({ abilities }).ok ? corpRemarks(abilities) : []),
  alike: corpOneWording,
  sense: CORP_SENSE,
  loose: CORP_LOOSE,
  wordings: CORP_WORDINGS,
  // What a corp has is said by nouns of its own, without networks.
  withoutLoose: [
    "composed.atMost",
    "same.of",
    "whose.cards",
    "whose.opponents",
    "whose.opponentsOf",
    "plainly.eachOfYours",
    "plainly.eachOfGroup",
    "may.to",
    "player.othersThanThat",
    "player.othersThanOpponent",
  ],
  foreign: {
    coin: "M",
    coins: "M",
    money: "M",
    credits: "M",
    opponent: "one other corp of your choice",
    cancel: "has no effect",
    graveyard: "discard",
    attack: "Combat",
    strength: "Combat",
    soldier: "runner",
    guard: "Squad",
    building: "infrastructure piece",
  },
};

/** What the language of CORP is composed of, beside the core: with the keywords of a content. */
export const corpVocabularies = (rows: readonly KeywordRow[]): readonly Vocabulary[] => [
  BOARD,
  VOCABULARY,
  keywordVocabulary(
    "corp keywords",
    rows.map((row) => ({ ...row, given: false })),
  ),
];
