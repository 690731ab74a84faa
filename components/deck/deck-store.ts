/**
 * An open deck: holds the state of `save-state.ts`, tells listeners, and does what has to be done outside: sends each change,
 * keeps a copy in this browser until the server has it, and talks to other tabs. Everything outside comes in through `Ports`.
 */
import type { DeckList } from "../../engine/cards/deck.ts";
import type { Edit } from "../../engine/decks/edit.ts";
import type { StoredDeck } from "../../engine/decks/stored.ts";
import { unreachable } from "../../engine/kernel/result.ts";
import type { Step } from "./history.ts";
import { mergeDecks } from "./merge.ts";
import { type Confirmed, type DeckEvent, type DeckState, isSaved, openState, reduceDeck, wantsSaving } from "./save-state.ts";

/** What the server says to a change. No answer at all is a rejected promise. */
export type SaveAnswer =
  | { readonly kind: "accepted"; readonly deck: Confirmed }
  | { readonly kind: "stale"; readonly deck: Confirmed }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly message: string };

/** Work that the server does not have yet, as this browser keeps it. */
export type Kept = { readonly list: DeckList; readonly confirmed: Confirmed };

export type Ports = {
  readonly save: (change: { readonly base: number; readonly list: DeckList; readonly step: string }) => Promise<SaveAnswer>;
  readonly keep: {
    readonly read: () => Promise<Kept | undefined>;
    readonly write: (kept: Kept) => Promise<void>;
    readonly clear: () => Promise<void>;
  };
  readonly tabs: {
    readonly tell: (confirmed: Confirmed) => void;
    /** Returns what stops listening. */
    readonly listen: (hear: (confirmed: Confirmed) => void) => () => void;
  };
  /** Calls once, after so many milliseconds, or sooner when the network comes back; returns what calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
};

/** Waits before the 1st, 2nd … attempt after one that nobody answered, in milliseconds. */
export const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15_000] as const;

export class DeckStore {
  #state: DeckState;
  readonly #ports: Ports;
  readonly #listeners = new Set<() => void>();
  #stopListening: (() => void) | undefined;
  #callOff: (() => void) | undefined;
  /** Whether work of an earlier tab was looked for; what is kept from then on is our own. */
  #looked = false;
  #keeping: Promise<void> = Promise.resolve();

  constructor(stored: Pick<StoredDeck, "list" | "step">, ports: Ports) {
    this.#state = openState(stored);
    this.#ports = ports;
  }

  /** Starts listening to other tabs and takes up work that an earlier tab left behind. Returns what closes the deck. */
  readonly open = (): (() => void) => {
    this.#stopListening = this.#ports.tabs.listen((confirmed) => this.#dispatch({ kind: "heard", confirmed }));
    this.#ports.keep.read().then(
      (kept) => {
        if (kept && !this.#looked) this.#dispatch({ kind: "found", ...kept });
        this.#looked = true;
      },
      () => this.#dispatch({ kind: "kept", done: false }),
    );
    this.#goOn();
    return () => {
      this.#stopListening?.();
      this.#callOff?.();
      this.#callOff = undefined;
    };
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): DeckState => this.#state;

  /** Makes a step; an edit that changes nothing is none. */
  readonly edit = (edit: Edit): void => this.#dispatch({ kind: "edited", edit });
  readonly undo = (): void => this.#dispatch({ kind: "undone" });
  readonly redo = (): void => this.#dispatch({ kind: "redone" });
  /** Takes one step back and leaves what was done after it, as a step of its own unless it was the last. */
  readonly revert = (step: Step): void => {
    const { list, past } = this.#state.history;
    if (past.at(-1) === step) this.undo();
    else this.edit({ list: mergeDecks(step.after, list, step.before), step: `Undo: ${step.name}` });
  };
  /** Goes to the deck as it was after so many of the kept steps. */
  readonly jump = (made: number): void => this.#dispatch({ kind: "jumped", made });
  /** Ends a conflict. */
  readonly resolve = (how: "mine" | "theirs" | "merge"): void => this.#dispatch({ kind: "resolved", how });
  /** Tries to save now instead of at the next attempt. */
  readonly retry = (): void => this.#goOn();

  #dispatch(event: DeckEvent): void {
    const before = this.#state;
    this.#state = reduceDeck(before, event);
    if (this.#state === before) return;
    if (this.#state.history.list !== before.history.list || this.#state.confirmed !== before.confirmed) this.#keep();
    for (const listener of this.#listeners) listener();
    if (this.#state.trouble?.kind === "away" && this.#state.sending === undefined && event.kind === "unanswered")
      this.#waitAndRetry(this.#state.trouble.tries);
    else this.#goOn();
  }

  /** Sends what is not saved, one change at a time; what comes in meanwhile goes with the next. */
  #goOn(): void {
    if (!wantsSaving(this.#state)) return;
    this.#callOff?.();
    this.#callOff = undefined;
    const { history, confirmed } = this.#state;
    const list = history.list;
    this.#dispatch({ kind: "sent", list });
    this.#ports.save({ base: confirmed.step, list, step: stepName(this.#state) }).then(
      (answer) => this.#dispatch(this.#answered(answer, list)),
      () => this.#dispatch({ kind: "unanswered" }),
    );
  }

  #answered(answer: SaveAnswer, sent: DeckList): DeckEvent {
    switch (answer.kind) {
      case "accepted": {
        const confirmed = { step: answer.deck.step, list: sent };
        this.#ports.tabs.tell(confirmed);
        return { kind: "accepted", confirmed };
      }
      case "stale":
        return { kind: "stale", theirs: answer.deck };
      case "gone":
        return { kind: "gone" };
      case "refused":
        return { kind: "refused", message: answer.message };
      default:
        return unreachable(answer);
    }
  }

  #waitAndRetry(tries: number): void {
    this.#callOff?.();
    this.#callOff = this.#ports.later(() => this.#goOn(), RETRY_MS[Math.min(tries, RETRY_MS.length) - 1] ?? 0);
  }

  /** Writes one after the other, so that the newest is what stays. */
  #keep(): void {
    const { history, confirmed } = this.#state;
    const work = isSaved(this.#state) ? () => this.#ports.keep.clear() : () => this.#ports.keep.write({ list: history.list, confirmed });
    this.#keeping = this.#keeping.then(work).then(
      () => this.#dispatch({ kind: "kept", done: true }),
      () => this.#dispatch({ kind: "kept", done: false }),
    );
  }
}

/** The name under which the server lists the change: the newest step, or what was undone. */
function stepName({ history, confirmed }: DeckState): string {
  const undone = history.future[0];
  if (undone && undone.after === confirmed.list) return `Undo: ${undone.name}`;
  return history.past.at(-1)?.name ?? (undone ? `Undo: ${undone.name}` : "Change");
}
