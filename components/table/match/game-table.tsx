"use client";
/** The tables of the games, each loaded with the first match of its game. */
import dynamic from "next/dynamic";
import type { ComponentType, ReactNode } from "react";
import type { PlayableGame } from "../../../engine/games/game.ts";
import { Dragging } from "../cards/dragging.tsx";
import { Spotlight } from "../cards/spotlight.tsx";
import type { Zones } from "../choices/gesture.ts";
import { useStops } from "../choices/use-stops.ts";
import type { TableCards, TableMoves, TableView } from "./view.ts";

type GameTableProps = {
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
  /** Beneath the options, for who chooses. */
  readonly help?: ReactNode;
};

const TABLES: Readonly<Record<PlayableGame, ComponentType<GameTableProps>>> = {
  san: dynamic(async () => (await import("../../games/san/table/san-table.tsx")).SanTable),
  megacorp: dynamic(async () => (await import("../../games/megacorp/table/megacorp-table.tsx")).MegacorpTable),
};

/** Where cards are put to choose what names no spot of the board. */
const ZONES: Readonly<Record<PlayableGame, Zones>> = {
  san: { play: "played", buy: "seat", cross: "banner" },
  megacorp: { play: "board", buy: "board", deploy: "board" },
};

/** The table on which nothing goes by rules, loaded when one is shown. */
export const FreeTable = dynamic(async () => (await import("../free/free-table.tsx")).FreeTable);

/** The table of a match. */
export function GameTable({ game, view, moves, ...rest }: GameTableProps & { readonly game: PlayableGame }) {
  const Drawn = TABLES[game];
  const all = useStops(view, moves);
  return (
    <Dragging view={view} moves={all} cards={rest.cards} zones={ZONES[game]}>
      <Spotlight view={view} cards={rest.cards}>
        <Drawn view={view} moves={all} {...rest} />
      </Spotlight>
    </Dragging>
  );
}
