/** The words of San's card texts, beside those of the core. */
import {
  ANY_CARD,
  BROADER,
  COUNTED,
  type Construct,
  construct,
  type KeywordRow,
  keywordVocabulary,
  runsFor,
  type Vocabulary,
} from "../../../../language/index.ts";
import { COST_RUNS } from "../effects/costs.ts";
import { DONE_RUNS } from "../effects/done.ts";
import { EFFECTS } from "../effects/index.ts";
import { MARKET_RUNS } from "../effects/market.ts";
import { PLACE_RUNS } from "../effects/places.ts";
import { RIVER_RUNS } from "../effects/river.ts";
import { TRACK_RUNS } from "../effects/tracks.ts";
import { TURN_RUNS } from "../effects/turns.ts";
import { WAY_RUNS } from "../effects/ways.ts";
import { SAN_GOVERNED } from "../governed.ts";
import { SAN_LOOSE } from "../loose/index.ts";
import { SAN_NEAR } from "../loose/near.ts";
import { SAN_WORDINGS } from "../loose/wordings.ts";
import { LACKS, MOMENTS } from "../moments.ts";
import { SAN_KIN, SAN_NOTIONS, SAN_RULED } from "../ruled.ts";
import { TEXT_RULES, WORDS } from "../words.ts";
import { COST_FINDS, COST_WORDS } from "./costs.ts";
import { DONE_FINDS, DONE_WORDS } from "./done.ts";
import { MARKET_FINDS, MARKET_WORDS } from "./market.ts";
import { PLACE_FINDS, PLACE_WORDS } from "./places.ts";
import { RIVER_FINDS, RIVER_WORDS } from "./river.ts";
import { TRACK_FINDS, TRACK_WORDS } from "./tracks.ts";
import { TURN_FINDS, TURN_WORDS } from "./turns.ts";
import { WAY_FINDS, WAY_WORDS } from "./ways.ts";

const ICONS = ["Corruption", "Propaganda", "Hacking"];

/** Where a verb looks for cards if nothing says so; “a River card” and “a played card” do. */
const FROM_HAND = "From the hand unless the words name another place: “from your discard”, “River card”, “played card”.";

const nouns: readonly Construct[] = [
  ...[...ICONS, "River", "Equipment", "Virus"].map((type) =>
    construct("Noun", `noun.${type.toLowerCase()}Card`, `${type} (card|cards)`, `A ${type} card.`, `each ${type} card`),
  ),
  construct("Noun", "noun.mercenary", "(Mercenary|Mercenaries)", "A Corruption, Propaganda or Hacking card.", "each Mercenary"),
  ...ICONS.map((icon) => construct("Icon", `icon.${icon.toLowerCase()}`, icon, `The ${icon} icon.`, `gain 2 ${icon}`)),
  construct("ZName", "zone.discard", "discard", "A player's discard pile.", "a card from your discard", { also: ["discard pile"] }),
  construct("ZName", "zone.deck", "deck", "A player's deck.", "your deck"),
  construct("ZName", "zone.corruption", "Corruption Zone", "Where a player's corrupted cards are.", "your Corruption Zone"),
  construct("Zone", "zone.river", "the River", "The six River cards.", "each card in the River"),
  construct("Zone", "zone.box", "the box", "Out of the game (SAN-2.6).", "put this into the box"),
  construct("State", "state.played", "played", "In the play area this turn (SAN-6.2).", "copy a played card"),
  construct(
    "Place",
    "place.front",
    "in front of your Banner",
    "The River card that your Banner crosses next (SAN-10.1).",
    "each card in front of your Banner",
  ),
  construct("With", "with.cost", "with cost {n:INT} or less", "Its printed cost.", "a River card with cost 3 or less"),
  construct(
    "With",
    "with.crossing",
    "with Crossing Cost {n:INT} or less",
    "As it is in its slot now (SAN-10.2), before texts.",
    "a River card with Crossing Cost 2 or less",
  ),
];

const verbs: readonly Construct[] = [
  construct("VP", "gain.icon", "(gain|gains) {n:INT} {i:Icon}", "Into this turn's pool (SAN-9.1, SAN-10.1, SAN-11.1).", "gain 2 Hacking", {
    weight: 2,
  }),
  construct("VP", "gain.revenue", "(gain|gains) {n:INT} revenue", "More to buy with this turn (SAN-7.1).", "gain 2 revenue"),
  construct(
    "VP",
    "corrupt",
    "(corrupt|corrupts) {c:CardsL}",
    `Face down onto a space of the Corruption Zone, without paying icons (SAN-13.9). ${FROM_HAND}`,
    "corrupt up to 1 card from your hand",
  ),
  construct(
    "VP",
    "copy",
    "(copy|copies) {c:CardsL}",
    "This card takes over its type and effects (SAN-13.3, SAN-13.4). Played cards and River cards unless the words say which.",
    "copy a played card",
  ),
  construct(
    "VP",
    "allTypes",
    "(play|plays) all types this turn",
    "All Mercenary types may be played this turn (SAN-13.7).",
    "play all types this turn",
  ),
  construct(
    "VP",
    "banner",
    "(move|moves) {w:Whose} Banner {n:INT} (stage|stages)@n",
    "Forward, without paying (SAN-10.1).",
    "move your Banner 2 stages",
  ),
  construct(
    "VP",
    "marker",
    "(advance|advances) the marker {n:INT} (space|spaces)@n",
    "Along the opposing Virus card (SAN-11.2).",
    "advance the marker 2 spaces",
  ),
  construct(
    "VP",
    "marker.back",
    "(move|moves) the marker back {n:INT} (space|spaces)@n",
    "Along one's own Virus card (SAN-11.3).",
    "move the marker back 2 spaces",
  ),
  construct(
    "Act",
    "multiply",
    "gain {n:INT} {i:Icon} for each {t:Noun:0} you play this turn, earlier or later",
    "Counts now, and again on each later play (SAN-13.1).",
    "gain 1 Hacking for each Hacking card you play this turn, earlier or later",
  ),
  construct(
    "Cond",
    "cond.played",
    "you played {c:Count} this turn",
    "Cards in the play area (SAN-6.2).",
    "if you played 2 or more Hacking cards this turn, draw 1 card",
  ),
  construct(
    "Cond",
    "cond.stage",
    "your Banner is on stage {n:INT} or higher",
    "Stages count from 1 to 7 (SAN-10.1).",
    "if your Banner is on stage 4 or higher, draw 1 card",
  ),
  ...(["behind", "ahead of"] as const).map((where) =>
    construct(
      "Cond",
      `cond.${where.split(" ")[0]}`,
      `your Banner is ${where} {w:Whose} Banner`,
      where === "behind" ? "On a lower stage (SAN-10.1)." : "On a higher stage (SAN-10.1).",
      `if your Banner is ${where} an opponent's Banner, draw 1 card`,
    ),
  ),
  construct(
    "Per",
    "per.token",
    "Hand Bonus token you have",
    "Those won so far (SAN-10.6).",
    "gain 1 Propaganda for each Hand Bonus token you have",
  ),
  construct(
    "Per",
    "per.virus",
    "Virus you passed",
    "Cards of the opponent's Virus track that the marker has passed (SAN-11.4).",
    "gain 1 Hacking for each Virus you passed",
    { also: ["Virus card of target opponent that you passed", "Virus card you passed"] },
  ),
  construct(
    "Event",
    "event.crosses",
    "{p:EvP} (crosses|cross)@p {s:EvC}",
    "The Banner moves past it (SAN-10.1).",
    "whenever you cross a card, draw 1 card",
    { actor: "p" },
  ),
  construct(
    "Event",
    "event.corrupts",
    "{p:EvP} (corrupts|corrupt)@p {s:EvC}",
    "It goes to the Corruption Zone (SAN-9.2).",
    "whenever an opponent corrupts a card, draw 1 card",
    { actor: "p" },
  ),
  construct(
    "Static",
    "static.crossing",
    "each {g:Group:0} costs {n:INT} less to cross",
    "For you (SAN-10.2).",
    "each River card costs 1 less to cross",
  ),
  construct(
    "Static",
    "static.hand",
    "your hand size is {n:INT} larger",
    "The number that the hand is refilled to (SAN-8.3).",
    "your hand size is 1 larger",
  ),
];

/** San's rules know its one keyword. */
const KEYWORDS: readonly KeywordRow[] = [
  { id: "single-use", print: "Single use", reminder: "It goes to the box at the end of the turn it was played (SAN-13.2).", given: false },
];

export const SAN_VOCABULARY: Vocabulary = {
  id: "san",
  imports: ["core", "counted", "broader", "san keywords"],
  notions: SAN_NOTIONS,
  ruled: SAN_RULED,
  governed: SAN_GOVERNED,
  kin: SAN_KIN,
  constructs: [
    ...nouns,
    ...verbs,
    ...RIVER_WORDS,
    ...TRACK_WORDS,
    ...MARKET_WORDS,
    ...DONE_WORDS,
    ...COST_WORDS,
    ...PLACE_WORDS,
    ...TURN_WORDS,
    ...WAY_WORDS,
  ],
  examples: {
    having: "a River card with cost 3 or less",
    placed: "each card in front of your Banner",
    "cond.place": "if a River card is in front of your Banner, draw 1 card",
    "line.keyword": "Single use",
  },
  docs: {
    destroy: `To the box (SAN-13.5). ${FROM_HAND}`,
    discard: `To its player's discard; a card without a player goes to the acting player's. ${FROM_HAND}`,
    play: `By the rules of playing (SAN-13.8, SAN-R27). ${FROM_HAND}`,
    put: `Moves the cards. ${FROM_HAND}`,
    return: "Moves the cards back to the zone. From the play area unless the words name another place.",
    reveal: `Shown to both players. ${FROM_HAND}`,
    look: `Only the acting player sees them. ${FROM_HAND}`,
  },
  loose: SAN_LOOSE,
  impliedNouns: ["Mercenary", "River", "Propaganda", "Hacking", "Corruption"],
  wordings: SAN_WORDINGS,
  near: SAN_NEAR,
  finds: {
    allTypes: "does:all-types",
    banner: "does:banner",
    marker: "does:marker",
    "marker.back": "does:marker",
    multiply: "does:multiply",
    "static.crossing": "does:cheaper",
    "static.hand": "does:hand-size zone:hand",
    "event.crosses": "when:crossed",
    "event.corrupts": "when:corrupted",
    "cond.played": "cond:played",
    "cond.stage": "cond:stage",
    "cond.behind": "cond:stage",
    "cond.ahead": "cond:stage",
    "per.token": "zone:hand",
    "per.virus": "does:marker",
    "zone.river": "zone:river",
    "zone.box": "zone:box",
    ...RIVER_FINDS,
    ...TRACK_FINDS,
    ...MARKET_FINDS,
    ...DONE_FINDS,
    ...COST_FINDS,
    ...PLACE_FINDS,
    ...TURN_FINDS,
    ...WAY_FINDS,
  },
  runs: {
    ...WORDS,
    ...EFFECTS,
    ...MOMENTS,
    ...RIVER_RUNS,
    ...TRACK_RUNS,
    ...MARKET_RUNS,
    ...DONE_RUNS,
    ...COST_RUNS,
    ...PLACE_RUNS,
    ...TURN_RUNS,
    ...WAY_RUNS,
    "kw.single-use": runsFor().known(),
  },
  lacks: LACKS,
  textRules: TEXT_RULES,
  // A text is carried out on any card that is played.
  sense: { of: () => ANY_CARD, kindFor: () => "hacking" },
  // Where others build decks, to trash is to put out of the game (SAN-13.5).
  foreign: {
    graveyard: "discard",
    library: "deck",
    market: "River",
    row: "River",
    trash: "destroy",
    trashes: "destroys",
    trashed: "destroyed",
  },
};

/** What San's language is composed of, beside the core: with the keywords of a content, which stand on cards only. */
export const sanVocabularies = (rows: readonly KeywordRow[]): readonly Vocabulary[] => {
  const own = rows.filter(({ id }) => !KEYWORDS.some((known) => known.id === id)).map((row) => ({ ...row, given: false }));
  return [COUNTED, BROADER, SAN_VOCABULARY, keywordVocabulary("san keywords", [...KEYWORDS, ...own])];
};
