/** An open deck: a document that saves itself, with edits as `engine/decks/edit.ts` makes them. */
import type { DeckList } from "../../engine/cards/deck.ts";
import type { Edit } from "../../engine/decks/edit.ts";
import type { StoredDeck } from "../../engine/decks/stored.ts";
import type { Kind, SaveState, Trouble } from "../saving/save-state.ts";
import { type Ports, SaveStore } from "../saving/save-store.ts";
import { mergeDecks } from "./merge.ts";

export type DeckState = SaveState<DeckList>;
export type DeckTrouble = Trouble<DeckList>;

const DECK: Kind<DeckList> = { same: (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b), merge: mergeDecks };

export class DeckStore extends SaveStore<DeckList> {
  constructor({ step, list }: Pick<StoredDeck, "list" | "step">, ports: Ports<DeckList>) {
    super({ step, doc: list }, DECK, ports);
  }

  /** Makes a step; an edit that changes nothing is none. */
  readonly edit = ({ list, step }: Edit): void => this.change({ doc: list, step });
}
