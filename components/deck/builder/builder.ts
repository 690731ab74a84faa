"use client";
/** What the parts of a deck builder share. `Desk` never changes while a deck is open; `View` changes with every step. */
import { createContext, useContext } from "react";
import type { Card, LibraryCard } from "../../../engine/cards/card.ts";
import type { DeckList, DeckRules, EntrySectionId, Pool } from "../../../engine/cards/deck.ts";
import type { SearchIndex } from "../../../engine/cards/search/index.ts";
import type { DeckCheck } from "../../../engine/decks/check.ts";
import type { Edit } from "../../../engine/decks/edit.ts";
import type { DeckId } from "../../../engine/decks/stored.ts";
import type { GameDefinition } from "../../../engine/games/game.ts";
import type { DeckState, DeckStore } from "../saving/deck-store.ts";

export type Desk = {
  readonly id: DeckId;
  readonly game: GameDefinition;
  readonly rules: DeckRules;
  readonly pool: Pool;
  readonly index: SearchIndex;
  readonly store: DeckStore;
  /** Makes a step and says its name; "notice" shows it with an Undo button, "quiet" says nothing. False for an edit that changes nothing. */
  readonly make: (edit: Edit, how?: "notice" | "quiet") => boolean;
  /** Adds copies of a card where it belongs, or to a section, and says how many there are now. */
  readonly add: (card: Card, count?: number, section?: EntrySectionId) => void;
  /** Shows the cards of a query in the library. */
  readonly show: (query: string) => void;
  /** Puts the focus on the line of a card, or says that it has none. */
  readonly reveal: (name: string) => void;
  /** Shows a card: large face, text and what can be done with it. */
  readonly look: (card: LibraryCard) => void;
  /** Opens the dialog that was put off: which of two decks to keep, what to do with a deleted deck. */
  readonly ask: () => void;
};

export type View = { readonly list: DeckList; readonly state: DeckState; readonly check: DeckCheck };

export const DeskContext = createContext<Desk | undefined>(undefined);
export const ViewContext = createContext<View | undefined>(undefined);

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("This part of the builder needs an open deck.");
  return value;
}
export const useDesk = (): Desk => need(useContext(DeskContext));
export const useView = (): View => need(useContext(ViewContext));
