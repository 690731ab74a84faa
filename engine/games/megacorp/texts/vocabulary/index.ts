/** The words of Megacorp's card texts, beside those of the core. */
import {
  BROADER,
  COUNTED,
  type KeywordRow,
  keywordIds,
  keywordVocabulary,
  runsFor,
  type Vocabulary,
  WIDER,
} from "../../../../language/index.ts";
import { COMBAT_MOMENTS } from "../../combat/moments-combat.ts";
import { megacorpDeckSaying } from "../deck-sayings.ts";
import { ALIKE_RUNS } from "../effects/alike.ts";
import { ALLOWS_RUNS } from "../effects/allows.ts";
import { ALWAYS_RUNS } from "../effects/always.ts";
import { ATTACKS_RUNS } from "../effects/attacks.ts";
import { BESIDE_RUNS } from "../effects/beside.ts";
import { BOUNDS } from "../effects/bounds.ts";
import { CARD_DEEDS_RUNS } from "../effects/card-deeds.ts";
import { CARD_EFFECTS } from "../effects/cards.ts";
import { CHANGE_EFFECTS } from "../effects/changes.ts";
import { COMPOSED_RUNS } from "../effects/composed.ts";
import { COPIES_RUNS } from "../effects/copies.ts";
import { COSTS_RUNS } from "../effects/costs.ts";
import { COUNTERS_RUNS } from "../effects/counters.ts";
import { DAMAGE_EFFECTS } from "../effects/damage.ts";
import { DEEDS_RUNS } from "../effects/deeds.ts";
import { DIVIDED_RUNS } from "../effects/divided.ts";
import { FIGHTS_RUNS } from "../effects/fights.ts";
import { FURTHER_RUNS } from "../effects/further.ts";
import { HAPPENS_RUNS } from "../effects/happens.ts";
import { MANY_RUNS } from "../effects/many.ts";
import { MONEY_EFFECTS } from "../effects/money.ts";
import { MUCH_RUNS } from "../effects/much.ts";
import { NETWORK_EFFECTS } from "../effects/network.ts";
import { ODDS_RUNS } from "../effects/odds.ts";
import { PAID_RUNS } from "../effects/paid.ts";
import { PERMITS_RUNS } from "../effects/permits.ts";
import { PRICES_RUNS } from "../effects/prices.ts";
import { REMEMBERED_RUNS } from "../effects/remembered.ts";
import { STACK_EFFECTS } from "../effects/stack.ts";
import { TOLLS_RUNS } from "../effects/tolls.ts";
import { TURN_DEEDS_RUNS } from "../effects/turn-deeds.ts";
import { WAYS_RUNS } from "../effects/ways.ts";
import { WHO_RUNS } from "../effects/who.ts";
import { WIDER_RUNS } from "../effects/wider.ts";
import { WORDS_CHOSEN_RUNS } from "../effects/words-chosen.ts";
import { WOULDS_RUNS } from "../effects/woulds.ts";
import { MEGACORP_GOVERNED } from "../governed.ts";
import { LACKS } from "../lacks.ts";
import { MEGACORP_BOUNDS_LOOSE } from "../loose/bounds.ts";
import { MEGACORP_HABITS } from "../loose/habits.ts";
import { MEGACORP_LOOSE } from "../loose/index.ts";
import { MEGACORP_NEAR } from "../loose/near.ts";
import { MEGACORP_NOTIONS } from "../loose/notions.ts";
import { MEGACORP_WORDINGS } from "../loose/wordings.ts";
import { MOMENTS } from "../moments.ts";
import { MEGACORP_SENSE } from "../never.ts";
import { MEGACORP_KIN, MEGACORP_RULED } from "../ruled.ts";
import { TERMS } from "../terms.ts";
import { VALUES } from "../values.ts";
import { TEXT_RULES, WORDS } from "../words.ts";
import { ALIKE_FINDS, megacorpAlike } from "./alike.ts";
import { ALLOWS_FINDS, megacorpAllows } from "./allows.ts";
import { ALWAYS_FINDS, megacorpAlways } from "./always.ts";
import { ATTACKS_FINDS, megacorpAttacks } from "./attacks.ts";
import { BESIDE_FINDS, megacorpBeside } from "./beside.ts";
import { BOUNDS_FINDS, megacorpBounds } from "./bounds.ts";
import { megacorpCardDeeds } from "./card-deeds.ts";
import { COMPOSED_FINDS, megacorpComposed } from "./composed.ts";
import { COPIES_FINDS, megacorpCopies } from "./copies.ts";
import { COSTS_FINDS, megacorpCosts } from "./costs.ts";
import { COUNTERS_FINDS, megacorpCounters } from "./counters.ts";
import { DECKS_FINDS, megacorpDecks } from "./decks.ts";
import { DEEDS_FINDS, megacorpDeeds } from "./deeds.ts";
import { DIVIDED_FINDS, megacorpDivided } from "./divided.ts";
import { FIGHTS_FINDS, megacorpFights } from "./fights.ts";
import { MEGACORP_FINDS } from "./finds.ts";
import { forCards, forCardsFinds } from "./for-cards.ts";
import { FURTHER_FINDS, megacorpFurther } from "./further.ts";
import { HAPPENS_FINDS, megacorpHappens } from "./happens.ts";
import { megacorpLines } from "./lines.ts";
import { MANY_FINDS, megacorpMany } from "./many.ts";
import { MUCH_FINDS, megacorpMuch } from "./much.ts";
import { megacorpNouns } from "./nouns.ts";
import { megacorpOdds, ODDS_FINDS } from "./odds.ts";
import { megacorpPaid, PAID_FINDS } from "./paid.ts";
import { megacorpPermits, PERMITS_FINDS } from "./permits.ts";
import { megacorpPrices, PRICES_FINDS } from "./prices.ts";
import { megacorpShared, SHARED_FINDS } from "./shared.ts";
import { megacorpSpans, SPANS_FINDS } from "./spans.ts";
import { megacorpTheirTurns, THEIR_TURNS_FINDS } from "./their-turns.ts";
import { megacorpTolls, TOLLS_FINDS } from "./tolls.ts";
import { megacorpTurnDeeds, TURN_DEEDS_FINDS } from "./turn-deeds.ts";
import { megacorpVerbs } from "./verbs.ts";
import { megacorpWays, WAYS_FINDS } from "./ways.ts";
import { megacorpWho, WHO_FINDS } from "./who.ts";
import { megacorpWider } from "./wider.ts";
import { megacorpWordsChosen, WORDS_CHOSEN_FINDS } from "./words-chosen.ts";
import { megacorpWoulds, WOULDS_FINDS } from "./woulds.ts";

/** Keywords that stand on cards only: a text cannot give them to a card. */
const PRINTED_ONLY = new Set([
  "abrupt",
  "bond",
  "dead-drop",
  "development",
  "disaster-level",
  "mutation",
  "permanent",
  "terrain",
  "unique",
]);

/** Keywords that the rules know by their names (part 2 of the rulebook). */
const KNOWN = [
  "abrupt",
  "area-attack",
  "bond",
  "camouflage",
  "cashflow",
  "elusive",
  "flying",
  "initiative",
  "melee",
  "overwatch",
  "penetrator",
  "permanent",
  "precision",
  "reflexes",
  "regenerate",
  "suppressor",
  "terrain",
  "unique",
  "upkeep",
];

/** What is said of cards as long as they are, and with it of chosen cards for a time. */
const STATICS = [
  megacorpLines,
  megacorpBounds,
  megacorpPermits,
  megacorpFurther,
  megacorpFights,
  megacorpMuch,
  megacorpAlways,
  megacorpAttacks,
  megacorpTolls,
  megacorpAllows,
].flat();

export const MEGACORP_VOCABULARY: Vocabulary = {
  id: "megacorp",
  imports: ["core", "counted", "broader", "wider", "megacorp keywords"],
  constructs: [
    ...megacorpNouns,
    ...megacorpVerbs,
    ...megacorpLines,
    ...megacorpBounds,
    ...megacorpWider,
    ...megacorpPermits,
    ...megacorpCounters,
    ...megacorpDecks,
    ...megacorpOdds,
    ...megacorpFurther,
    ...megacorpDivided,
    ...megacorpSpans,
    ...megacorpTheirTurns,
    ...megacorpShared,
    ...megacorpPaid,
    ...megacorpAlike,
    ...megacorpFights,
    ...megacorpPrices,
    ...megacorpMany,
    ...megacorpMuch,
    ...megacorpWordsChosen,
    ...forCards(STATICS),
    ...megacorpHappens,
    ...megacorpDeeds,
    ...megacorpBeside,
    ...megacorpAlways,
    ...megacorpAttacks,
    ...megacorpTolls,
    ...megacorpAllows,
    ...megacorpCosts,
    ...megacorpTurnDeeds,
    ...megacorpWays,
    ...megacorpWho,
    ...megacorpCopies,
    ...megacorpWoulds,
    ...megacorpCardDeeds,
    ...megacorpComposed,
  ],
  examples: {
    having: "each character with BQ 2 or less",
    placed: "each card docked to this",
    quoted: 'this gains "When this is destroyed, draw 1 card" until end of turn',
    "cond.place": "if this is docked to a location, draw 1 card",
    "line.keyword": "Cashflow 2",
    "bans.two": "this cannot attack or block",
    "bans.three": "this cannot attack, block or retaliate",
  },
  foreign: {
    creature: "character",
    creatures: "characters",
    unit: "character",
    units: "characters",
    minion: "character",
    minions: "characters",
    graveyard: "open market",
    power: "BQ",
    strength: "BQ",
    library: "main deck",
    land: "location",
    lands: "locations",
    artifact: "equipment",
    artifacts: "equipment",
    spell: "event",
    spells: "events",
    exile: "annihilate",
    exiles: "annihilates",
    exiled: "annihilated",
    battlefield: "network",
    summon: "deploy",
    summons: "deploys",
  },
  loose: [...MEGACORP_LOOSE, ...MEGACORP_BOUNDS_LOOSE, ...MEGACORP_HABITS],
  wordings: MEGACORP_WORDINGS,
  near: MEGACORP_NEAR,
  finds: {
    ...MEGACORP_FINDS,
    ...BOUNDS_FINDS,
    ...PERMITS_FINDS,
    ...COUNTERS_FINDS,
    ...ODDS_FINDS,
    ...FURTHER_FINDS,
    ...SPANS_FINDS,
    ...THEIR_TURNS_FINDS,
    ...ALIKE_FINDS,
    ...FIGHTS_FINDS,
    ...PRICES_FINDS,
    ...PAID_FINDS,
    ...SHARED_FINDS,
    ...MANY_FINDS,
    ...MUCH_FINDS,
    ...WORDS_CHOSEN_FINDS,
    ...forCardsFinds(STATICS, {
      ...MEGACORP_FINDS,
      ...BOUNDS_FINDS,
      ...PERMITS_FINDS,
      ...FURTHER_FINDS,
      ...FIGHTS_FINDS,
      ...MUCH_FINDS,
      ...ALWAYS_FINDS,
      ...ATTACKS_FINDS,
      ...TOLLS_FINDS,
      ...ALLOWS_FINDS,
    }),
    ...HAPPENS_FINDS,
    ...TURN_DEEDS_FINDS,
    ...WAYS_FINDS,
    ...WHO_FINDS,
    ...COPIES_FINDS,
    ...WOULDS_FINDS,
    ...DEEDS_FINDS,
    ...BESIDE_FINDS,
    ...ALWAYS_FINDS,
    ...ATTACKS_FINDS,
    ...TOLLS_FINDS,
    ...ALLOWS_FINDS,
    ...COSTS_FINDS,
    ...DIVIDED_FINDS,
    ...COMPOSED_FINDS,
    ...DECKS_FINDS,
  },
  runs: {
    ...TERMS,
    ...WORDS,
    ...VALUES,
    ...MONEY_EFFECTS,
    ...CARD_EFFECTS,
    ...NETWORK_EFFECTS,
    ...DAMAGE_EFFECTS,
    ...CHANGE_EFFECTS,
    ...STACK_EFFECTS,
    ...MOMENTS,
    ...COMBAT_MOMENTS,
    ...BOUNDS,
    ...WIDER_RUNS,
    ...PERMITS_RUNS,
    ...COUNTERS_RUNS,
    ...ODDS_RUNS,
    ...FURTHER_RUNS,
    ...ALIKE_RUNS,
    ...FIGHTS_RUNS,
    ...PRICES_RUNS,
    ...PAID_RUNS,
    ...MANY_RUNS,
    ...MUCH_RUNS,
    ...WORDS_CHOSEN_RUNS,
    ...HAPPENS_RUNS,
    ...DEEDS_RUNS,
    ...BESIDE_RUNS,
    ...ALWAYS_RUNS,
    ...ATTACKS_RUNS,
    ...DIVIDED_RUNS,
    ...TOLLS_RUNS,
    ...ALLOWS_RUNS,
    ...COSTS_RUNS,
    ...TURN_DEEDS_RUNS,
    ...WAYS_RUNS,
    ...WHO_RUNS,
    ...COPIES_RUNS,
    ...WOULDS_RUNS,
    ...CARD_DEEDS_RUNS,
    ...COMPOSED_RUNS,
    ...REMEMBERED_RUNS,
  },
  lacks: LACKS,
  notions: MEGACORP_NOTIONS,
  ruled: MEGACORP_RULED,
  governed: MEGACORP_GOVERNED,
  kin: MEGACORP_KIN,
  textRules: TEXT_RULES,
  deckSaying: megacorpDeckSaying,
  sense: MEGACORP_SENSE,
};

/** The rows of the content as this game's texts may use them. */
export const megacorpKeywords = (rows: readonly KeywordRow[]): readonly KeywordRow[] =>
  rows.map((row) => (PRINTED_ONLY.has(row.id) ? { ...row, given: false } : row));

/** What a Megacorp language is composed of, beside the core. */
export function megacorpVocabularies(rows: readonly KeywordRow[]): readonly Vocabulary[] {
  const known = rows.filter(({ id, definition }) => definition === undefined && KNOWN.includes(id)).flatMap(keywordIds);
  const runs = Object.fromEntries(known.map((id) => [id, runsFor().known()]));
  return [COUNTED, BROADER, WIDER, MEGACORP_VOCABULARY, { ...keywordVocabulary("megacorp keywords", megacorpKeywords(rows)), runs }];
}
