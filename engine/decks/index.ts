/** Decks: reading and writing lists, editing, checking, odds. What outsiders may import. */

export { copies, copiesIn, copiesOf, isGoodCount, leadersIn, sectionName } from "../cards/entries.ts";
export { type Alternative, findByName, type NameMatch, suggestNames } from "../cards/names.ts";
export { cardsOfDeck } from "./cards-of.ts";
export { checkDeck, type DeckCheck } from "./check.ts";
export { type CompareLine, compareDecks, type DeckComparison, type Side } from "./compare.ts";
export { type CostLine, type Curve, type CurveBar, curve } from "./curve.ts";
export { countPile, drawPile, drawsOf, type Pile } from "./draw-pile.ts";
export { drawWords, firstWords, rulesOfDraws } from "./draw-words.ts";
export * from "./edit.ts";
export { applyFix } from "./fix.ts";
export { withNamesOfToday } from "./follow.ts";
export { formatDeckCsv } from "./format/csv.ts";
export { DECK_FILE_FORMAT, formatArchive, formatDeckJson } from "./format/json.ts";
export { decodeShare, encodeShare } from "./format/share.ts";
export { formatDeckText, type TextOptions } from "./format/text.ts";
export { canMulligan, type Deal, deal, type HandStatistics, handStatistics, mulligan, mulliganTo, nextTurn } from "./hands.ts";
export { namedFormat } from "./named-format.ts";
export {
  atLeast,
  cardsSeen,
  dependsOnFirst,
  MAX_TURN,
  type Odds,
  type OddsRow,
  odds,
  oddsTable,
  openingAfter,
  type Seen,
} from "./odds.ts";
export { isReadWhole, namesMatching, searchPool } from "./query.ts";
export { readDecks } from "./read/index.ts";
export * from "./read/reading.ts";
export * from "./stored.ts";
export { applySwap, applySwaps, dropSwap, planSwap } from "./swaps.ts";
export { tablesWith, withCard } from "./with-card.ts";
