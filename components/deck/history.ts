/** A deck with its named steps: every edit is one step, and undo goes back exactly (story D4). */
import type { DeckList } from "../../engine/cards/deck.ts";
import type { Edit } from "../../engine/decks/edit.ts";

/** One step that was made: its name, with the deck before and after it. */
export type Step = { readonly name: string; readonly before: DeckList; readonly after: DeckList };

export type History = {
  readonly list: DeckList;
  /** Oldest first. */
  readonly past: readonly Step[];
  /** Undone steps, the next to redo first. */
  readonly future: readonly Step[];
};

/** Steps kept for undo; older ones fall off the far end. */
export const MOST_STEPS = 500;

/** A deck as it was opened, with no steps yet. */
export const openHistory = (list: DeckList): History => ({ list, past: [], future: [] });

/** Makes a step; an edit that changes nothing is no step. What was undone can no longer be redone. */
export function makeStep(history: History, edit: Edit): History {
  if (edit.list === history.list) return history;
  const step: Step = { name: edit.step, before: history.list, after: edit.list };
  return { list: edit.list, past: [...history.past, step].slice(-MOST_STEPS), future: [] };
}

/** Takes the last step back; with no steps left the history stays as it is. */
export function undo(history: History): History {
  const step = history.past.at(-1);
  if (!step) return history;
  return { list: step.before, past: history.past.slice(0, -1), future: [step, ...history.future] };
}

/** Makes the last undone step again; with none the history stays as it is. */
export function redo(history: History): History {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { list: step.after, past: [...history.past, step], future };
}

/** Goes to the deck as it was after `made` steps of those that are kept, by undoing or redoing; 0 is the deck as opened. */
export function jumpTo(history: History, made: number): History {
  let at = history;
  while (at.past.length > made && at.past.length > 0) at = undo(at);
  while (at.past.length < made && at.future.length > 0) at = redo(at);
  return at;
}
