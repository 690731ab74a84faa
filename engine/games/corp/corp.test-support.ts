/** CORP with its shipped cards and boards, and positions made by hand: what the tests of the chapters start from. */
import { loadContent } from "../../../content/load.ts";
import type { Action } from "../../kernel/choice.ts";
import type { Change } from "../../kernel/edit.ts";
import { Engine } from "../../kernel/engine.ts";
import type { Rules } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import { type Boards, partOf, spaceOf as spaceOfPart } from "../boards/index.ts";
import { type CorpContent, corpContent } from "./content.ts";
import {
  ACTIONS,
  type CorpEngine,
  type CorpState,
  cardsIn,
  discardOf,
  GARRISON,
  HAND,
  layoutOf,
  OWN_ASSETS,
  SECURITY_TEAM,
  teamPlace,
} from "./layout.ts";
import { pieceIndex, spaceOf } from "./mat/mat.ts";
import { openCorp } from "./open.ts";
import { corpRules } from "./rules.ts";
import { type CorpOptions, STANDARD } from "./setup/options.ts";
import { corpTexts } from "./texts/texts.ts";

const { cards, keywords, boards: city } = loadContent().content.corp;
if (city === undefined) throw new Error("The boards of CORP are missing");
export const BOARDS: Boards = city;
export { cards as CARDS, keywords as KEYWORDS };

const opened = openCorp({ cards, keywords, boards: BOARDS });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
export const SHIPPED = opened.value;
export const GAME = SHIPPED.game;
export const LAYOUT = layoutOf(BOARDS);

const read = corpTexts(cards, keywords, BOARDS);
if (!read.ok) throw new Error(JSON.stringify(read.error));
export const CONTENT: CorpContent = corpContent(cards, BOARDS, read.value);
export const ENGINE: CorpEngine = new Engine<CorpContent>(corpRules(LAYOUT) as Rules, CONTENT);

/** A game that was just set up, the first player to begin. */
export const begin = (options: Partial<CorpOptions> = {}, seed = 1): CorpState =>
  GAME.start({ seed }, { ...STANDARD, first: 1, ...options });

/** Changes a position by hand; throws if it cannot be. */
export function edit(state: CorpState, ...changes: Change[]): CorpState {
  const done = GAME.edit(state, changes);
  if (!done.ok) throw new Error(done.error.message);
  return state;
}
/** A number of the game, or of a player, card, space or list. */
export function set(field: keyof typeof LAYOUT.fields, value: number, index?: number): Change {
  return index === undefined ? { kind: "set", field, value } : { kind: "set", field, at: index, value };
}
export const move = (card: number, place: number): Change => ({ kind: "move", card, place });

/** The spot of an id: "A1", "BD-3", "HQ A1". */
export const spot = (id: string): number => spaceOfPart(partOf(BOARDS, "streets"), id);

/** The instance of a card by its printed number: the first copy that nobody has. */
export function cardOf(state: CorpState, number: string, taken: readonly number[] = []): number {
  const design = cards.findIndex((card) => card.number === number);
  const found = state.card.findIndex(
    (one, id) => one === design && !taken.includes(id) && (LAYOUT.places[state.zone[id] ?? 0]?.player ?? -1) < 0,
  );
  if (found < 0) throw new Error(`There is no card ${number} left`);
  return found;
}

/** Several cards are put somewhere, by their numbers; equal numbers are different copies. */
export function lay(state: CorpState, place: number, ...numbers: readonly string[]): Change[] {
  const taken: number[] = [...cardsIn(state, place)];
  return numbers.map((number) => {
    const card = cardOf(state, number, taken);
    taken.push(card);
    return move(card, place);
  });
}
export const inHand = (state: CorpState, player: number, ...numbers: readonly string[]) => lay(state, HAND + player, ...numbers);
export const inGarrison = (state: CorpState, player: number, ...numbers: readonly string[]) => lay(state, GARRISON + player, ...numbers);
export const guards = (state: CorpState, player: number, ...numbers: readonly string[]) => lay(state, SECURITY_TEAM + player, ...numbers);
export const assets = (state: CorpState, player: number, ...numbers: readonly string[]) => lay(state, OWN_ASSETS + player, ...numbers);
const TEAM_FIELDS = ["team1", "team2", "team3"] as const;
/** A team at a spot. */
export const team = (state: CorpState, player: number, which: number, where: string, ...numbers: readonly string[]): Change[] => [
  ...lay(state, teamPlace(player, which), ...numbers),
  set(at(TEAM_FIELDS, which), spot(where), player),
];
/** Pieces on a mat: tiers of Sales, Research and Production, all of one owner; the reserve is counted down. */
export function built(state: CorpState, mat: number, tiers: readonly [number, number, number], owner = mat): Change[] {
  const changes = tiers.flatMap((tier, dept) =>
    Array.from({ length: tier }, (_, i) => set("piece", owner, pieceIndex(spaceOf(dept, i + 1), mat))),
  );
  return [...changes, set("reserve", at(state.reserve, owner) - changes.length, owner)];
}

/** Plays an action; throws if it is not on offer. */
export function act(state: CorpState, kind: string, about: Readonly<Record<string, number | string>> = {}): CorpState {
  GAME.apply(state, { kind, ...about });
  return state;
}
/** The actions on offer, of one kind or all. */
export const offered = (state: CorpState, kind?: string): Action[] =>
  (GAME.decision(state)?.actions.all() ?? []).filter((action) => kind === undefined || action.kind === kind);
/** Who is asked what, by which rule. */
export function asked(state: CorpState): readonly [player: number, kind: string, rule: string] | undefined {
  const decision = GAME.decision(state);
  return decision && [decision.player, decision.kind, decision.rule];
}
/** Why something is not on offer: rule numbers and reasons. */
export const reasons = (state: CorpState, kind: string, about: Readonly<Record<string, number | string>> = {}): string[] =>
  GAME.why(state, GAME.decision(state)?.player ?? 0, { kind, ...about }).flatMap((why) => why.reasons);

/** Answers what is asked with the first of these kinds that is on offer, up to a decision of a kind, of a player if one is named. */
export function goOn(state: CorpState, until: string, kinds: readonly string[], player?: number): CorpState {
  for (let i = 0; i < 1_000; i++) {
    const decision = GAME.decision(state);
    if (decision === undefined || (decision.kind === until && (player === undefined || decision.player === player))) return state;
    const all = decision.actions.all();
    const wanted = kinds.map((kind) => all.findIndex((action) => action.kind === kind)).find((found) => found >= 0) ?? -1;
    if (wanted < 0) throw new Error(`None of ${kinds.join(", ")} at "${decision.kind}": ${JSON.stringify(all)}`);
    GAME.applyAt(state, wanted);
  }
  throw new Error(`"${until}" does not come`);
}

/** The next dice, as they are to fall, and draws at random as numbers from 1. */
export function dice(state: CorpState, ...faces: readonly number[]): CorpState {
  state.rng.script = { draws: faces.map((face) => ({ what: "die", value: face - 1 })), used: 0, missed: [] };
  return state;
}
/** Nothing more was written than was drawn. */
export const isDrawn = (state: CorpState): boolean =>
  state.rng.script === undefined || state.rng.script.used === state.rng.script.draws.length;

/** Goes on to a decision of a kind: a pool card is replaced, everything else is passed. */
export const reach = (state: CorpState, kind: string, player?: number): CorpState => goOn(state, kind, ["done", "pass", "replace"], player);

/** Empties the hands, so that no window is asked. */
export const noHands = (state: CorpState): Change[] =>
  state.returns.flatMap((_, player) => cardsIn(state, HAND + player).map((card) => move(card, discardOf(ACTIONS))));
export const nameOf = (state: CorpState, card: number): string => GAME.cardName(at(state.card, card));
export const namesAt = (state: CorpState, place: number): string[] => cardsIn(state, place).map((card) => nameOf(state, card));
