/**
 * A table as one seat may see it when nothing goes by rules: every place with its cards, every number that can be set, every die. Made of the
 * layout alone, so it draws a table without rules and a match whose rules are turned off alike.
 */
import type { Card } from "../../cards/card.ts";
import type { Layout } from "../../kernel/layout.ts";
import { knows } from "../../kernel/observe.ts";
import { fieldsOf, listOf, type Player, type State } from "../../kernel/state.ts";
import type { Scene, SceneCard } from "../scene.ts";
import { FLIPPED, TOKENS, TURNED } from "./fields.ts";
import type { AreaShape, TablePlan } from "./plan.ts";
import { type FreePiece, standingOn } from "./stands.ts";

export type FreeCard = SceneCard & {
  /** Quarter turns clockwise, whether it lies on its face, and what lies on it; of tables that have these. */
  readonly turned: number;
  readonly flipped: boolean;
  readonly tokens: number;
  /** Players who know the card although it lies hidden from them: not the viewer, nor whose hand it is in. */
  readonly known: readonly Player[];
};

/** One list of cards; the last lies on top. `word`: what the space is called that it is on a board. */
export type FreePlace = { readonly place: number; readonly cards: readonly FreeCard[]; readonly word?: string };

export type FreeArea = {
  readonly name: string;
  /** Whose it is; -1 for everybody's. */
  readonly player: Player;
  readonly shape: AreaShape;
  readonly columns: number;
  /** Who knows the cards in it. */
  readonly seen: "all" | "owner" | "none";
  readonly places: readonly FreePlace[];
};

/** A number that can be set, or a die that can be thrown. */
export type FreeNumber = {
  readonly field: string;
  /** Which of several; absent for a number of the whole table. */
  readonly at?: number;
  readonly player: Player;
  readonly value: number;
  readonly sides?: number;
  readonly signed: boolean;
  /** What its values are called from 0 on, where they are no numbers to people. */
  readonly values?: readonly string[];
};

export type FreeBoard = {
  readonly is: "free";
  readonly areas: readonly FreeArea[];
  readonly numbers: readonly FreeNumber[];
  /** What stands on boards; the boards themselves never change: `Playable.boards`. */
  readonly pieces: readonly FreePiece[];
  /** Cards can be turned, flipped and have counters. */
  readonly handles: boolean;
};

/** By field what its values are called from 0 on. */
export type ValueWords = Readonly<Record<string, readonly string[]>>;

/** What lies on a table, for a player or whoever watches. `plan`: how its areas are shown; without it zones with several spaces are rows. `words`: what values of fields are called. */
export function freeBoard(
  layout: Layout,
  cards: readonly Card[],
  state: State,
  viewer: Player,
  plan?: TablePlan,
  words: ValueWords = {},
): FreeBoard {
  const handles = layout.cardFields.includes(TOKENS);
  const numberOn = (field: string, id: number) => (handles ? (listOf(state, field)[id] ?? 0) : 0);
  const shown = (id: number, holder: Player): FreeCard => {
    const seen = state.seen[id] ?? 0;
    const sees = knows(state, id, viewer);
    const open = (seen & ((1 << state.players) - 1)) === (1 << state.players) - 1;
    return {
      id,
      card: sees ? cards[state.card[id] ?? -1]?.id : undefined,
      turned: numberOn(TURNED, id) % 4,
      flipped: numberOn(FLIPPED, id) !== 0,
      tokens: numberOn(TOKENS, id),
      known: open
        ? []
        : Array.from({ length: state.players }, (_, player) => player).filter(
            (player) => player !== viewer && player !== holder && (seen & (1 << player)) !== 0,
          ),
    };
  };
  const areas: { name: string; player: Player; shape: AreaShape; columns: number; seen: FreeArea["seen"]; places: FreePlace[] }[] = [];
  layout.places.forEach(({ zone, player, sight, word }, place) => {
    if (player >= state.players) return;
    const area = areas.at(-1);
    const lying = (state.zones[place] ?? []).map((id) => shown(id, sight === 0 ? -1 : player));
    const here: FreePlace = { place, cards: lying, ...(word === undefined ? {} : { word }) };
    if (area && area.name === zone && area.player === player) area.places.push(here);
    else
      areas.push({
        name: zone,
        player,
        shape: plan?.areas[zone]?.shape ?? "pile",
        columns: plan?.areas[zone]?.columns ?? 0,
        seen: sight === 0 ? "none" : player >= 0 && sight === 1 << player ? "owner" : "all",
        places: [here],
      });
  });
  return {
    is: "free",
    areas: areas.map((area) => (plan ? area : shaped(area))),
    numbers: numbersOf(layout, state, words),
    pieces: standingOn(layout, state, plan?.pieces),
    handles,
  };
}

/** How a place of a game with rules is shown: what its owner or nobody sees as a hand or a pile, several spaces as a row. */
function shaped(area: FreeArea): FreeArea {
  const several = area.places.length > 1;
  return {
    ...area,
    shape: several ? "row" : area.seen === "owner" ? "hand" : area.seen === "none" ? "pile" : "row",
    columns: area.places.length,
  };
}

function numbersOf({ fields }: Layout, state: State, words: ValueWords): FreeNumber[] {
  const numbers = fieldsOf(state);
  return Object.entries(fields).flatMap(
    ([field, { per, on, sides, values = words[field], signed = false, seen = "all", inside }]): FreeNumber[] => {
      const value = numbers[field];
      const told = { field, signed, ...(sides === undefined ? {} : { sides }), ...(values === undefined ? {} : { values }) };
      if (seen !== "all" || inside || on) return [];
      if (per === "game" && typeof value === "number") return [{ ...told, player: -1, value }];
      if (per !== "player" || !Array.isArray(value)) return [];
      return value.slice(0, state.players).map((one, player) => ({ ...told, at: player, player, value: one }));
    },
  );
}

/** What frames the board of a table without rules: who sits there. */
export const freeScene = (state: State, viewer: Player): Scene<undefined> => ({
  viewer,
  turn: 0,
  active: -1,
  phases: [],
  phase: -1,
  seats: Array.from({ length: state.players }, (_, player) => ({ player, name: `Player ${player + 1}`, gauges: [], counts: [] })),
  board: undefined,
});
