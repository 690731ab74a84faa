/** The words of CORP's texts, beside those of the core and of games on boards: of assets, action cards, buildings and tiers. */
import { BOARD, type KeywordRow, keywordVocabulary, type Vocabulary } from "../../../language/index.ts";
import { CORP_LOOSE } from "./loose.ts";
import { readCorpText } from "./read-text.ts";
import { CORP_SENSE } from "./sense.ts";
import { corpNouns } from "./vocabulary-nouns.ts";
import { corpVerbs } from "./vocabulary-verbs.ts";
import { WITHOUT } from "./vocabulary-without.ts";

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
  constructs: [...corpNouns, ...corpVerbs],
  without: WITHOUT,
  examples: EXAMPLES,
  docs: { gain: "From the bank, without limit.", may: "Asked only if it can be done." },
  finds: {
    "draw.action": "does:draw",
    replace: "does:replace",
    "replace.more": "does:replace",
    "pay.you": "does:takes",
    "look.hand": "does:look",
    "look.deck": "does:look does:draw",
    "discard.random": "does:discard",
    "discard.security": "does:discard",
    revive: "does:revive",
    extra: "does:extra-action",
    home: "does:move",
    hire: "does:hire",
    dark: "does:switch-off",
    save: "does:save",
    "save.pay": "does:save",
    hostile: "does:hostile",
    "dice.more": "does:dice",
    "dice.fewer": "does:dice",
    "dice.either": "does:dice",
    "dice.keep": "does:dice",
    "has.teamDice": "does:dice",
    "has.securityDice": "does:dice",
    "has.itsDice": "does:dice",
    "has.stat": "does:stat",
    spare: "does:save",
    cancel: "does:cancel",
    retreat: "does:retreat",
    moreSteps: "does:steps",
    "has.steps": "does:steps",
    "has.stepsHome": "does:steps",
    stockLess: "does:price",
    buildLess: "does:price",
    "has.runnerPrice": "does:price",
    "has.securityPrice": "does:price",
    "has.buildPrice": "does:price",
    "has.stockPrice": "does:price",
    "has.runnerMore": "does:price",
    "has.securityMore": "does:price",
    "discard.all": "does:discard",
    "draw.full": "does:draw",
    "exchange.pieces": "does:exchange",
    "take.runner": "does:take",
    "event.overLimit": "when:discarded",
    "heading.profits": "when:profits",
    "heading.upkeep": "when:upkeep",
    "heading.upkeepPay": "when:upkeep",
    "heading.before": "when:roll",
    "heading.beforeTwo": "when:roll",
    "heading.defender": "when:roll",
    "heading.lost": "when:lost",
    "heading.played": "when:played",
    "heading.own": "when:own-turn",
    "heading.any": "when:any",
    "event.lost": "when:lost",
  },
  amiss(abilities) {
    const read = readCorpText({ abilities });
    return read.ok ? [] : read.error;
  },
  sense: CORP_SENSE,
  loose: CORP_LOOSE,
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
