"use client";
/** The deck that cards go to from wherever a person sees them: the docked deck on the Cards pages, the open one in the builder. */
import { createContext, useContext } from "react";
import type { Card, GameId } from "../../../engine/cards/card.ts";
import type { DeckList } from "../../../engine/cards/deck.ts";
import { dockedKey } from "./docked.ts";

export type Dock = {
  readonly deck: DeckList;
  /** Copies of a name in the sections that count. */
  readonly countOf: (name: string) => number;
  /** Most copies of the card that its section takes; undefined: any number. */
  readonly limitOf: (card: Card) => number | undefined;
  /** Sets the copies of a card, in the section where it belongs. */
  readonly setCount: (card: Card, count: number) => void;
  readonly add: (card: Card, count?: number) => void;
  readonly remove: (card: Card, count?: number) => void;
};

export const DockContext = createContext<Dock | undefined>(undefined);

/** The current deck; undefined while none is docked. */
export const useDock = (): Dock | undefined => useContext(DockContext);

/** Where the dock shows while no deck is chosen: on every screen, or on wide ones only. */
export type EmptyDock = "always" | "wide";
export const EmptyDockContext = createContext<EmptyDock>("always");

/** Makes a deck the current one of its game's Cards pages. */
export function rememberDocked(game: GameId, deck: string): void {
  try {
    localStorage.setItem(dockedKey(game), JSON.stringify(deck));
  } catch {
    // Without storage a deck is chosen in the dock itself.
  }
}
