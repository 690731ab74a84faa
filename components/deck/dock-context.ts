"use client";
/** The deck that cards go to from wherever a person sees them: the docked deck on the Cards pages, the open one in the builder. */
import { createContext, useContext } from "react";
import type { Card } from "../../engine/cards/card.ts";
import type { DeckList } from "../../engine/cards/deck.ts";

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

/** The deck at hand; undefined while none is docked. */
export const useDock = (): Dock | undefined => useContext(DockContext);
