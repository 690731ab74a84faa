/** The cards as the rules of Metrorunner read them: one number for each design and question, by card index. */
import type { Card } from "../../cards/card.ts";
import { canonicalJson } from "../../kernel/canonical.ts";
import { digestOfText } from "../../kernel/digest.ts";
import type { Content } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import { type Boards, gridOf, partOf } from "../boards/index.ts";
import type { ContentFault } from "../drafts.ts";
import { copiesIn, type OwnCard } from "../own-cards/index.ts";
import { boardFaults, type Route, routeOf } from "./city/route.ts";
import { COLOURS, colourIndex, metrorunner } from "./fields.ts";
import { openedTable, type Port } from "./hack/circuit.ts";
import { BASIC, type Move } from "./hack/moves.ts";
import { shapeOf } from "./hack/shapes.ts";
import type { CardTexts } from "./moments.ts";
import { type Tracks, tracksOf } from "./tracks/tracks.ts";

export const NONE = -1;
/** The district of a freelance job (MR-8.17). */
export const FREELANCE = COLOURS.length;

/** The designs of each deck, each as often as it has copies. */
export type Decks = {
  readonly jobs: readonly number[];
  /** By colour the starting jobs. */
  readonly starting: readonly (readonly number[])[];
  readonly networks: readonly number[];
  readonly characters: readonly number[];
  readonly contracts: readonly number[];
  readonly ai: readonly number[];
};

/** Metrorunner's cards, city and tiles. Lists are by card index unless they say otherwise. */
export type MetroContent = Content &
  Decks & {
    /** The decks with all cards made in the studio. */
    readonly all: Decks;
    readonly cards: readonly Card[];
    readonly boards: Boards;
    readonly route: Route;
    readonly tracks: Tracks;
    /** Openings by tile and quarter turns; the kind of each tile, one bit: those that are open alike are of one kind. */
    readonly opened: readonly number[];
    readonly kindOfTile: readonly number[];
    /** The closed tile (MR-11.11). */
    readonly skull: number;
    /** Colour of a job; `FREELANCE`; -1 for other cards (MR-1.7). */
    readonly district: readonly number[];
    /** Cubes by colour; empty for other cards (MR-8.3). */
    readonly cost: readonly (readonly number[])[];
    readonly points: readonly number[];
    readonly isStarting: readonly boolean[];
    /** Nodes of a network (MR-1.8). */
    readonly core: readonly (readonly Port[])[];
    readonly alpha: readonly (readonly Port[])[];
    readonly beta: readonly (readonly Port[])[];
    /** Token spaces of a contract (MR-1.9). */
    readonly spaces: readonly number[];
    /** All manipulations by number: the basic ones, then those of characters; and by design where its own begin. */
    readonly moves: readonly Move[];
    readonly ownMoves: readonly { readonly first: number; readonly count: number }[];
    /** Answers what the rules ask of texts. */
    readonly texts: CardTexts;
  };

/** Reads the numbers of checked cards. */
export function metroContent(cards: readonly Card[], boards: Boards, texts: CardTexts): MetroContent {
  const { tiles, nodes } = gridOf(partOf(boards, "grid"));
  const fields = cards.map(metrorunner);
  const district = cards.map(districtOf);
  const ports = (ids: readonly string[] | undefined): Port[] =>
    (ids ?? []).flatMap((id) => nodes.filter((node) => node.id === id).map(({ cell, side }) => ({ cell, open: 1 << side })));
  const route = routeOf(boards);
  const moves = [...BASIC, ...texts.moves];
  const ownMoves = cards.map((_, card) => {
    const { first, count } = texts.manipulation(card);
    return { first: BASIC.length + first, count };
  });
  return {
    hash: digestOfText(
      canonicalJson([
        cards.map(({ id, kind, name, text, count, fields: own }) => [id, kind, name, text, count, own]),
        [route.icon, route.colour, route.districts, route.next, route.sideOf],
        tiles.map(({ open }) => open),
      ]),
    ),
    cards,
    boards,
    route,
    tracks: tracksOf(),
    opened: openedTable(tiles.map(({ open }) => open)),
    kindOfTile: tiles.map(({ open }) => 1 << shapeOf(open)),
    skull: tiles.findIndex(({ open }) => open === 0),
    district,
    cost: fields.map(({ cost }) => (cost ? COLOURS.map((colour) => cost[colour] ?? 0) : [])),
    points: fields.map(({ points }) => points ?? 0),
    isStarting: cards.map(({ kind }) => kind === "starting-job"),
    core: fields.map(({ core }) => ports(core)),
    alpha: fields.map(({ alpha }) => ports(alpha)),
    beta: fields.map(({ beta }) => ports(beta)),
    spaces: fields.map(({ spaces }) => spaces ?? 0),
    ...decksOf(cards, []),
    all: decksOf(cards, undefined),
    moves,
    ownMoves,
    texts,
  };
}

const districtOf = (card: Card): number => {
  const { district } = metrorunner(card);
  return district === "freelance" ? FREELANCE : colourIndex(district);
};

/** The decks of a match with cards of one's own. */
function decksOf(cards: readonly Card[], own: readonly OwnCard[] | undefined): Decks {
  const counts = copiesIn(cards, own);
  const copies = (kind: string, fits: (card: Card) => boolean = () => true): number[] =>
    cards.flatMap((card, design) => (card.kind === kind && fits(card) ? Array.from({ length: counts[design] ?? 0 }, () => design) : []));
  return {
    jobs: copies("job"),
    starting: COLOURS.map((_, colour) => copies("starting-job", (card) => districtOf(card) === colour)),
    networks: copies("network"),
    characters: copies("character"),
    contracts: copies("contract"),
    ai: copies("ai"),
  };
}

/** The decks with cards of one's own: each joins the printed ones or takes the place of one. Where a match says nothing of them, all join. */
export const decksWith = (content: MetroContent, own: readonly OwnCard[] | undefined): Decks =>
  own ? decksOf(content.cards, own) : content.all;

/** Cards that the largest game deals at once (MR-3.4, MR-3.10). */
const FEWEST_JOBS = 10;
const FEWEST_NETWORKS = 2;
const FEWEST_CHARACTERS = 5;

/** What cannot be played with these cards: a sentence for each fault, with the index of the card that it is about, or -1. */
export function contentFaults(content: MetroContent): ContentFault[] {
  const { cards, jobs, starting, networks, characters, contracts, ai, spaces, cost, core, district } = content;
  const faults: ContentFault[] = boardFaults(content.boards).map((message) => ({ card: NONE, of: "boards", message }));
  const needs = (found: number, least: number, what: string, rule: string) => {
    if (found < least) faults.push({ card: NONE, message: `There are ${found} ${what}; the game needs ${least} (${rule})` });
  };
  needs(jobs.length, FEWEST_JOBS, "jobs", "MR-3.10");
  needs(networks.length, FEWEST_NETWORKS, "networks", "MR-3.6");
  needs(characters.length, FEWEST_CHARACTERS, "characters", "MR-3.9");
  needs(ai.length, 1, "A.I. cards", "MR-14.4");
  starting.forEach((designs, colour) => {
    if (designs.length !== 1)
      faults.push({
        card: designs[0] ?? NONE,
        message: `There are ${designs.length} starting jobs of ${COLOURS[colour]}; there must be one (MR-3.10)`,
      });
  });
  const tokens = contracts.reduce((sum, card) => sum + at(spaces, card), 0);
  if (tokens > TOKENS_EACH * COLOURS.length)
    faults.push({ card: NONE, message: `The contracts have ${tokens} spaces for ${TOKENS_EACH * COLOURS.length} tokens (MR-3.5)` });
  cards.forEach(({ kind }, card) => {
    if ((kind === "job" || kind === "starting-job") && (cost[card]?.length === 0 || district[card] === NONE))
      faults.push({ card, message: "A job needs a district and a resource cost (MR-1.7)" });
    if (kind === "network" && core[card]?.length !== 2) faults.push({ card, message: "A network needs exactly two core nodes (MR-1.8)" });
  });
  return faults;
}

/** Contract tokens of each colour (3.9). */
export const TOKENS_EACH = 2;
