/**
 * An open document: holds the state of `save-state.ts`, tells listeners, and does what has to be done outside: sends each change,
 * keeps a copy in this browser until the server has it, and talks to other tabs. Everything outside comes in through `Ports`.
 */
import { unreachable } from "../../engine/kernel/result.ts";
import type { Change, Step } from "./history.ts";
import { type Confirmed, isSaved, type Kind, openState, reduceSave, type SaveEvent, type SaveState, wantsSaving } from "./save-state.ts";

/** What the server says to a change. No answer at all is a rejected promise. */
export type SaveAnswer<Doc> =
  | { readonly kind: "accepted"; readonly now: Confirmed<Doc> }
  | { readonly kind: "stale"; readonly now: Confirmed<Doc> }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly message: string };

/** Work that the server does not have yet, as this browser keeps it. */
export type Kept<Doc> = { readonly doc: Doc; readonly confirmed: Confirmed<Doc> };

export type Ports<Doc> = {
  readonly save: (change: { readonly base: number; readonly doc: Doc; readonly step: string }) => Promise<SaveAnswer<Doc>>;
  readonly keep: {
    readonly read: () => Promise<Kept<Doc> | undefined>;
    readonly write: (kept: Kept<Doc>) => Promise<void>;
    readonly clear: () => Promise<void>;
  };
  readonly tabs: {
    readonly tell: (confirmed: Confirmed<Doc>) => void;
    /** Returns what stops listening. */
    readonly listen: (hear: (confirmed: Confirmed<Doc>) => void) => () => void;
  };
  /** Calls once, after so many milliseconds, or sooner when the network comes back; returns what calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** Waits so long after a change before it is sent, in milliseconds, so that a word goes as one; absent: not at all. */
  readonly pauseMs?: number;
};

/** Waits before the 1st, 2nd … attempt after one that nobody answered, in milliseconds. */
export const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15_000] as const;

export class SaveStore<Doc> {
  #state: SaveState<Doc>;
  readonly #of: Kind<Doc>;
  readonly #ports: Ports<Doc>;
  readonly #listeners = new Set<() => void>();
  #stopListening: (() => void) | undefined;
  #callOff: (() => void) | undefined;
  /** Whether work of an earlier tab was looked for; what is kept from then on is our own. */
  #looked = false;
  #keeping: Promise<void> = Promise.resolve();
  #keepsNext = false;
  #callOffPause: (() => void) | undefined;

  constructor(stored: Confirmed<Doc>, of: Kind<Doc>, ports: Ports<Doc>) {
    this.#state = openState(stored);
    this.#of = of;
    this.#ports = ports;
  }

  /** Starts listening to other tabs and takes up work that an earlier tab left behind. Returns what closes the document. */
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
      this.flush();
    };
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly state = (): SaveState<Doc> => this.#state;

  /** Makes a step, unless the change changes nothing. */
  readonly change = (change: Change<Doc>): void => this.#dispatch({ kind: "edited", change });
  readonly undo = (): void => this.#dispatch({ kind: "undone" });
  readonly redo = (): void => this.#dispatch({ kind: "redone" });
  /** Puts a step that was saved before the document was opened before all others. */
  readonly recall = (step: Pick<Step<Doc>, "name" | "before">): void => this.#dispatch({ kind: "recalled", step });
  /** Takes one step back and leaves what was done after it, as a step of its own unless it was the last. */
  readonly revert = (step: Step<Doc>): void => {
    const { doc, past } = this.#state.history;
    if (past.at(-1) === step) this.undo();
    else this.change({ doc: this.#of.merge(step.after, doc, step.before), step: `Undo: ${step.name}` });
  };
  /** Goes to the document as it was after so many of the kept steps. */
  readonly jump = (made: number): void => this.#dispatch({ kind: "jumped", made });
  /** Ends a conflict as a person chose; "merge" leaves mine where both changed the same. */
  readonly resolve = (how: "mine" | "theirs" | "merge"): void => {
    const { trouble, history, confirmed } = this.#state;
    if (trouble?.kind !== "conflict") return;
    const theirs = trouble.theirs.doc;
    if (how === "mine") this.#dispatch({ kind: "resolved" });
    else if (how === "theirs") this.settleOn(theirs, "Use the other version");
    else this.settleOn(this.#of.merge(confirmed.doc, history.doc, theirs), "Merge both versions");
  };
  /** Ends a conflict with a document that a person put together. */
  readonly settleOn = (doc: Doc, step: string): void => this.#dispatch({ kind: "resolved", change: { doc, step } });
  /** Tries to save now instead of at the next attempt. */
  readonly retry = (): void => this.#goOn();
  /** Sends now what waits for a pause. */
  readonly flush = (): void => {
    if (!this.#callOffPause) return;
    this.#callOffPause();
    this.#callOffPause = undefined;
    this.#goOn();
  };
  /** The server made a document from what was sent, not by saving steps; later changes here stay. */
  readonly rebase = (sent: Doc, confirmed: Confirmed<Doc>, step: string): void =>
    this.#dispatch({ kind: "rebased", sent, confirmed, step });
  /** Settles when nothing is on its way and nothing waits to be sent; at once when there is trouble. */
  readonly idle = async (): Promise<void> => {
    this.flush();
    await new Promise<void>((done) => {
      const look = () => {
        const { sending, trouble } = this.#state;
        if (sending !== undefined || (!trouble && !isSaved(this.#state))) return;
        this.#listeners.delete(look);
        done();
      };
      this.#listeners.add(look);
      look();
    });
  };

  #dispatch(event: SaveEvent<Doc>): void {
    const before = this.#state;
    this.#state = reduceSave(this.#of, before, event);
    if (this.#state === before) return;
    if (this.#state.history.doc !== before.history.doc || this.#state.confirmed !== before.confirmed) this.#keep();
    for (const listener of this.#listeners) listener();
    if (this.#state.trouble?.kind === "away" && this.#state.sending === undefined && event.kind === "unanswered")
      this.#waitAndRetry(this.#state.trouble.tries);
    else if (event.kind === "edited" && this.#ports.pauseMs !== undefined) this.#pause(this.#ports.pauseMs);
    else if (!this.#callOffPause) this.#goOn();
  }

  #pause(ms: number): void {
    this.#callOffPause ??= this.#ports.later(() => {
      this.#callOffPause = undefined;
      this.#goOn();
    }, ms);
  }

  /** Sends unsaved changes, one request at a time; changes made in the meantime go with the next. */
  #goOn(): void {
    if (!wantsSaving(this.#state)) return;
    this.#callOff?.();
    this.#callOff = undefined;
    const { history, confirmed } = this.#state;
    const doc = history.doc;
    this.#dispatch({ kind: "sent", doc });
    this.#ports.save({ base: confirmed.step, doc, step: stepName(this.#state) }).then(
      (answer) => this.#dispatch(this.#answered(answer, doc)),
      () => this.#dispatch({ kind: "unanswered" }),
    );
  }

  #answered(answer: SaveAnswer<Doc>, sent: Doc): SaveEvent<Doc> {
    switch (answer.kind) {
      case "accepted": {
        const confirmed = { step: answer.now.step, doc: sent };
        this.#ports.tabs.tell(confirmed);
        return { kind: "accepted", confirmed };
      }
      case "stale":
        return { kind: "stale", theirs: answer.now };
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

  /** Writes one after the other, so that the newest stays; changes made during a write are written together. */
  #keep(): void {
    if (this.#keepsNext) return;
    this.#keepsNext = true;
    const work = () => {
      this.#keepsNext = false;
      const { history, confirmed } = this.#state;
      return isSaved(this.#state) ? this.#ports.keep.clear() : this.#ports.keep.write({ doc: history.doc, confirmed });
    };
    this.#keeping = this.#keeping.then(work).then(
      () => this.#dispatch({ kind: "kept", done: true }),
      () => this.#dispatch({ kind: "kept", done: false }),
    );
  }
}

/** The name under which the server lists the change: the newest step, or what was undone. */
function stepName<Doc>({ history, confirmed }: SaveState<Doc>): string {
  const undone = history.future[0];
  if (undone && undone.after === confirmed.doc) return `Undo: ${undone.name}`;
  return history.past.at(-1)?.name ?? (undone ? `Undo: ${undone.name}` : "Change");
}
