/** Metrorunner with its shipped cards and city, and positions made by hand: what the tests of the chapters start from. */
import { loadContent } from "../../../content/load.ts";
import type { Action } from "../../kernel/choice.ts";
import type { Change } from "../../kernel/edit.ts";
import { Engine } from "../../kernel/engine.ts";
import { below, rngOf } from "../../kernel/rng.ts";
import type { Rules } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import { type Boards, partOf, spaceOf } from "../boards/index.ts";
import { type MetroContent, metroContent } from "./content.ts";
import { colourIndex } from "./fields.ts";
import { COLOUR_COUNT } from "./jobs/cubes.ts";
import { BOX, cardsIn, HAND, layoutOf, type MetroEngine, type MetroState, NETWORKS } from "./layout.ts";
import { openMetrorunner } from "./open.ts";
import { metroRules } from "./rules.ts";
import { type MetroOptions, STANDARD } from "./setup/options.ts";
import { metroTexts } from "./texts/texts.ts";

const { cards, keywords, boards: city } = loadContent().content.metrorunner;
if (city === undefined) throw new Error("The boards of Metrorunner are missing");
export const BOARDS: Boards = city;
export { cards as CARDS, keywords as KEYWORDS };

const opened = openMetrorunner({ cards, keywords, boards: BOARDS });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
export const SHIPPED = opened.value;
export const GAME = SHIPPED.game;
export const LAYOUT = layoutOf(BOARDS);

const read = metroTexts(cards, keywords);
if (!read.ok) throw new Error(JSON.stringify(read.error));
export const CONTENT: MetroContent = metroContent(cards, BOARDS, read.value.texts);
export const ENGINE: MetroEngine = new Engine<MetroContent>(metroRules(LAYOUT, read.value.parts) as Rules, CONTENT);

/** Two players, the first of them to begin. */
export const STANDARD_TWO: MetroOptions = { ...STANDARD, first: 1 };

/** A game that was just set up. */
export const begin = (options: Partial<MetroOptions> = {}, seed = 1): MetroState =>
  GAME.start({ seed }, { ...STANDARD, first: 1, ...options });

/** Changes a position by hand; throws if it cannot be. */
export function edit(state: MetroState, ...changes: Change[]): MetroState {
  const done = GAME.edit(state, changes);
  if (!done.ok) throw new Error(done.error.message);
  return state;
}

/** A number of the game, or of a player, card, space or list. */
export function set(field: keyof typeof LAYOUT.fields, value: number, index?: number): Change {
  return index === undefined ? { kind: "set", field, value } : { kind: "set", field, at: index, value };
}
export const move = (card: number, place: number): Change => ({ kind: "move", card, place });

/** The station of an id: "A14". */
export const station = (id: string): number => spaceOf(partOf(BOARDS, "route"), id);
export const colour = colourIndex;
const FIELDS = ["blackCubes", "purpleCubes", "redCubes", "orangeCubes", "blueCubes"] as const;
/** The cubes of a player, by letters: "K2 R1". */
export const cubes = (player: number, written: string): Change[] =>
  ["K", "P", "R", "O", "B"].map((letter, i) => {
    const found = written.split(" ").find((one) => one.startsWith(letter));
    return set(at(FIELDS, i), found === undefined ? 0 : Number(found.slice(1)), player);
  });
/** The same, read from a state. */
export const cubesIn = (state: MetroState, player: number): string =>
  ["K", "P", "R", "O", "B"]
    .flatMap((letter, i) => (at(state[at(FIELDS, i)], player) > 0 ? [`${letter}${state[at(FIELDS, i)][player]}`] : []))
    .join(" ");
/** Cubes on a district: colour words. */
export const lying = (district: string, cube: string, n: number): Change =>
  set("resources", n, colour(district) * COLOUR_COUNT + colour(cube));

/** The instance of a card by its printed number. */
export function cardOf(state: MetroState, number: string): number {
  const design = cards.findIndex((card) => card.number === number);
  return state.card.indexOf(design);
}
export const nameOf = (state: MetroState, card: number): string => GAME.cardName(at(state.card, card));
export const namesAt = (state: MetroState, place: number): string[] => cardsIn(state, place).map((card) => nameOf(state, card));

/** The hand of a player is these cards, by their numbers; what was there goes under the deck. */
export function hand(state: MetroState, player: number, ...numbers: readonly string[]): Change[] {
  return [
    ...cardsIn(state, HAND + player).map((card) => move(card, BOX)),
    ...numbers.map((number) => move(cardOf(state, number), HAND + player)),
  ];
}
/** A network lies on top of a deck. */
export function network(state: MetroState, number: string, side = 0): Change[] {
  const card = cardOf(state, number);
  return [move(card, NETWORKS + side), ...state.returns.map((_, player): Change => ({ kind: "show", card, player }))];
}
/** The grid, cell by cell: "T5.0 T8.0 …", tiles and quarter turns. */
export function grid(written: string): Change[] {
  return written.split(/[\s/]+/u).flatMap((one, cell) => {
    const [tile = "", turns = "0"] = one.slice(1).split(".");
    return [set("tile", Number(tile) - 1, cell), set("quarter", Number(turns), cell)];
  });
}

/** Plays an action; throws if it is not on offer. */
export function act(state: MetroState, kind: string, about: Readonly<Record<string, number | string>> = {}): MetroState {
  GAME.apply(state, { kind, ...about });
  return state;
}
/** The actions on offer, of one kind or all. */
export const offered = (state: MetroState, kind?: string): Action[] =>
  (GAME.decision(state)?.actions.all() ?? []).filter((action) => kind === undefined || action.kind === kind);
/** Why something is not on offer: rule numbers and reasons. */
export const reasons = (state: MetroState, kind: string, about: Readonly<Record<string, number | string>> = {}): string[] =>
  GAME.why(state, GAME.decision(state)?.player ?? 0, { kind, ...about }).flatMap((why) => why.reasons);

/**
 * Plays to the end as somebody who chooses at random but does not burn everything: free moves nine times of ten, and a hack is stopped after two manipulations.
 *
 * @param seen called at every decision
 */
export function playBriskly(state: MetroState, seed: number, seen: () => void = () => undefined): MetroState {
  const rng = rngOf(seed);
  for (let offers = GAME.offers(state); offers > 0; offers = GAME.offers(state)) {
    seen();
    GAME.applyAt(
      state,
      briskChoice(state, offers, (n) => below(rng, n)),
    );
  }
  return state;
}

/** The choice of such a player. */
export function briskChoice(state: MetroState, offers: number, draw: (n: number) => number): number {
  const { kind } = GAME.decision(state) ?? { kind: "" };
  // The first two moves are free; stopping is the last thing that a hack offers.
  if (kind === "move" && draw(10) > 0) return draw(Math.min(2, offers));
  if (kind === "hack" && state.manipulations >= 2) return offers - 1;
  return draw(offers);
}
