/** An open deck: a document that saves itself, with edits as `engine/decks/edit.ts` makes them. */
import type { DeckList } from "../../../engine/cards/deck.ts";
import { legible } from "../../../engine/cards/legible.ts";
import type { Edit } from "../../../engine/decks/edit.ts";
import type { DeckStep, StoredDeck } from "../../../engine/decks/stored.ts";
import type { Kind, SaveState, Trouble } from "../../saving/save-state.ts";
import { type Ports, SaveStore } from "../../saving/save-store.ts";
import { mergeDecks } from "./merge.ts";

export type DeckState = SaveState<DeckList>;
type SavedStep = DeckStep & { readonly list: DeckList };
export type DeckTrouble = Trouble<DeckList>;

const DECK: Kind<DeckList> = { same: (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b), merge: mergeDecks };

export class DeckStore extends SaveStore<DeckList> {
  /** The list that the deck was opened with. */
  readonly opened: DeckList;
  /** The saved step that the oldest step of the history begins at. */
  #earliest: number;
  #undoing: Promise<void> = Promise.resolve();

  constructor({ step, list }: Pick<StoredDeck, "list" | "step">, ports: Ports<DeckList>) {
    super({ step, doc: list }, DECK, ports);
    this.opened = list;
    this.#earliest = step;
  }

  /** Whether the deck was changed before it was opened here. */
  hasEarlier(): boolean {
    return this.#earliest > 1;
  }

  /**
   * Takes the last step back; after those of this visit the ones that were saved before it, as `read` finds them by number. One after the
   * other, as often as it is called. Rejects when a step cannot be read; the deck stays as it is.
   */
  undoOn(read: (number: number) => Promise<Pick<SavedStep, "name" | "list">>): Promise<void> {
    const undoing = this.#undoing.then(async () => {
      if (this.state().history.past.length === 0 && this.hasEarlier()) {
        const [{ name }, { list: before }] = await Promise.all([read(this.#earliest), read(this.#earliest - 1)]);
        this.#earliest--;
        this.recall({ name, before });
      }
      this.undo();
    });
    this.#undoing = undoing.catch(() => undefined);
    return undoing;
  }

  /** Makes a step, unless the edit changes nothing. Its name says what somebody typed, and reads from left to right. */
  readonly edit = ({ list, step }: Edit): void => this.change({ doc: list, step: legible(step) });
}
