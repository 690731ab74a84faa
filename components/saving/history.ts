/** A document with its named steps: every edit is one step, and undo goes back exactly (stories D4 and S14). */

/** A change of a document, with the name that the list of steps gives it. */
export type Change<Doc> = {
  readonly doc: Doc;
  readonly step: string;
  /** A change that joins the same thing as the newest step becomes part of that step: the letters of one word. */
  readonly joins?: string | undefined;
};

/** One step that was made: its name, with the document before and after it. */
export type Step<Doc> = { readonly name: string; readonly before: Doc; readonly after: Doc; readonly joins?: string | undefined };

export type History<Doc> = {
  readonly doc: Doc;
  /** Oldest first. */
  readonly past: readonly Step<Doc>[];
  /** Undone steps, the next to redo first. */
  readonly future: readonly Step<Doc>[];
};

/** Steps kept for undo; older ones fall off the far end. */
export const MOST_STEPS = 500;

/** A document as it was opened, with no steps yet. */
export const openHistory = <Doc>(doc: Doc): History<Doc> => ({ doc, past: [], future: [] });

/** Makes a step, unless the change changes nothing. Undone steps can no longer be redone. */
export function makeStep<Doc>(history: History<Doc>, { doc, step: name, joins }: Change<Doc>): History<Doc> {
  if (doc === history.doc) return history;
  const last = history.past.at(-1);
  const grows = joins !== undefined && last?.joins === joins && history.future.length === 0;
  const step: Step<Doc> = { name, before: grows ? last.before : history.doc, after: doc, ...(joins !== undefined && { joins }) };
  const past = grows ? history.past.slice(0, -1) : history.past;
  return { doc, past: [...past, step].slice(-MOST_STEPS), future: [] };
}

/** Takes the last step back; with no steps left the history stays as it is. */
export function undo<Doc>(history: History<Doc>): History<Doc> {
  const step = history.past.at(-1);
  if (!step) return history;
  return { doc: step.before, past: history.past.slice(0, -1), future: [step, ...history.future] };
}

/** Makes the last undone step again; with none the history stays as it is. */
export function redo<Doc>(history: History<Doc>): History<Doc> {
  const [step, ...future] = history.future;
  if (!step) return history;
  return { doc: step.after, past: [...history.past, step], future };
}

/** Puts the step that led to the opened document before all kept steps, so that undo reaches it. */
export function recall<Doc>({ doc, past, future }: History<Doc>, { name, before }: Pick<Step<Doc>, "name" | "before">): History<Doc> {
  return { doc, past: [{ name, before, after: past[0]?.before ?? doc }, ...past], future };
}

/** Goes to the document as it was after `made` steps of those that are kept, by undoing or redoing; 0 is the document as opened. */
export function jumpTo<Doc>(history: History<Doc>, made: number): History<Doc> {
  let at = history;
  while (at.past.length > made && at.past.length > 0) at = undo(at);
  while (at.past.length < made && at.future.length > 0) at = redo(at);
  return at;
}
