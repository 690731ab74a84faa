"use client";
/** What surrounds every game's table: dragging, and words that light up. */
import type { ReactNode } from "react";
import type { Boards } from "../../../engine/games/boards/index.ts";
import type { SceneOption } from "../../../engine/games/scene.ts";
import type { InstanceId } from "../../../engine/kernel/state.ts";
import { Dragging } from "../cards/dragging.tsx";
import { Spotlight } from "../cards/spotlight.tsx";
import type { Spot, Zones } from "../choices/gesture.ts";
import type { TableCards, TableMoves, TableView } from "./view.ts";

export type GameTableProps = {
  readonly view: TableView;
  readonly cards: TableCards;
  /** The boards of the game, where it has any. */
  readonly boards?: Boards | undefined;
  readonly moves: TableMoves;
  /** Beneath the options, for who chooses. */
  readonly help?: ReactNode;
};

type FrameProps = Pick<GameTableProps, "view" | "cards" | "moves"> & {
  /** Where cards are put to choose what names no spot of the board. */
  readonly zones: Zones;
  /** What else putting a card somewhere chooses, by spot. */
  readonly also?: ((card: InstanceId) => ReadonlyMap<Spot, SceneOption>) | undefined;
  readonly children: ReactNode;
};

export function GameTable({ view, cards, moves, zones, also, children }: FrameProps) {
  return (
    <Dragging view={view} moves={moves} cards={cards} zones={zones} also={also}>
      <Spotlight view={view} cards={cards}>
        {children}
      </Spotlight>
    </Dragging>
  );
}
