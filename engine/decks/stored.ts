/** The shapes of decks as the studio keeps them, shared by database, server and pages. Times are ISO 8601, UTC. */

import type { CardId, GameId } from "../cards/card.ts";
import type { DeckList, SectionCounts } from "../cards/deck.ts";

declare const brand: unique symbol;
/** 20 characters of a-z and 2-7, drawn at random: whoever has the address may read. */
export type DeckId = string & { readonly [brand]: "deck" };

export const DECK_ID = /^[a-z2-7]{20}$/;
/** The one place where a deck id is minted; undefined when the text is none. */
export const parseDeckId = (text: string): DeckId | undefined => (DECK_ID.test(text) ? (text as DeckId) : undefined);

/** A deck with its newest list. `step` counts its saved edits, from 1; a write names the step it builds on. */
export type StoredDeck = {
  readonly id: DeckId;
  readonly list: DeckList;
  readonly step: number;
  /** The deck that this one was copied from. */
  readonly parent?: DeckId;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** One saved edit, as the list of steps shows it: "Removed 2 × Tidal Wave". */
export type DeckStep = { readonly number: number; readonly name: string; readonly at: string };

/** What a list of decks shows of one. */
export type DeckSummary = {
  readonly id: DeckId;
  readonly game: GameId;
  readonly name: string;
  readonly format: string;
  readonly step: number;
  /** Names of who leads it, the foremost first: for the picture and for finding the deck. */
  readonly leaders: readonly string[];
  /** Copies per section that count by the game's rules; in a game without rules, all good counts. */
  readonly counts: SectionCounts;
  readonly legal: boolean;
  /** How many findings stand in `problems`. */
  readonly problems: number;
  readonly parent?: DeckId;
  readonly createdAt: string;
  readonly updatedAt: string;
};

/** Which revision of a card a version was made with. */
export type Pin = { readonly id: CardId; readonly revision: number };

/** A named version: the list as it was, with the revision of every card in it. Never changed. */
export type DeckVersion = {
  readonly number: number;
  readonly name: string;
  readonly list: DeckList;
  readonly at: string;
  readonly pins: readonly Pin[];
};

/** A deck that comes with the studio: read only, to be copied. */
export type ShippedDeck = {
  /** As it stands in addresses: "skyline-takeover". */
  readonly id: string;
  /** Its notes say how it is meant to be played. */
  readonly list: DeckList;
};
