/**
 * Gaps to fill: `‹a number›` in the text, which Tab and Shift+Tab go through. They do so only while a hole is active, that is from when one was
 * written or chosen until Esc, until the editor is left, or until Tab has no further one; otherwise Tab leaves the editor as everywhere.
 */
import { type EditorState, type Extension, StateEffect, StateField, type TransactionSpec } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";

const GAP = /‹[^‹›\n]*›/gu;

export type Gap = { readonly from: number; readonly to: number; readonly label: string };

/** The gaps of a text in order; `label` is what belongs into each: "a number". */
export const gapsIn = (text: string): readonly Gap[] =>
  [...text.matchAll(GAP)].map(({ 0: written, index }) => ({
    from: index,
    to: index + written.length,
    label: written.slice(1, -1).replace(/:.*/u, "").trim(),
  }));

const setActive = StateEffect.define<boolean>();

const active = StateField.define<boolean>({
  create: () => false,
  update(before, transaction) {
    for (const effect of transaction.effects) if (effect.is(setActive)) return effect.value;
    if (!transaction.isUserEvent("select")) return before;
    // Going to a gap means filling it; going elsewhere ends it.
    return gapAt(transaction.state) !== undefined;
  },
});

/** Whether Tab goes through gaps now. */
export const isFilling = (state: EditorState): boolean => state.field(active, false) ?? false;

/** The gap that the selection is in or covers. */
export function gapAt(state: EditorState): Gap | undefined {
  const { from, to } = state.selection.main;
  return gapsIn(state.doc.toString()).find((gap) => gap.from <= from && to <= gap.to && (from < gap.to || from !== to));
}

/** Selects a gap, so that typing replaces it, and says which it is. */
export const onGap = (gap: Gap): TransactionSpec => ({
  selection: { anchor: gap.from, head: gap.to },
  effects: [setActive.of(true), EditorView.announce.of(`Fill in: ${gap.label}. Tab goes to the next one, Escape ends.`)],
  scrollIntoView: true,
});

/** Goes to the next gap behind the selection, or before it; without one the holes are done and the key goes on as everywhere. */
function go(step: 1 | -1) {
  return (view: EditorView): boolean => {
    if (!isFilling(view.state)) return false;
    const { from, to } = view.state.selection.main;
    const gaps = gapsIn(view.state.doc.toString());
    const next = step === 1 ? gaps.find((gap) => gap.from >= to) : gaps.findLast((gap) => gap.to <= from);
    if (next) {
      view.dispatch(onGap(next));
      return true;
    }
    view.dispatch({ effects: setActive.of(false) });
    return false;
  };
}

/** Goes to the next gap while a hole is active; whether there was one. */
export const goOn = go(1);
/** Goes to the gap before. */
export const goBack = go(-1);

const leave = (view: EditorView): boolean => {
  if (!isFilling(view.state)) return false;
  view.dispatch({
    selection: { anchor: view.state.selection.main.to },
    effects: [setActive.of(false), EditorView.announce.of("Tab now leaves the text.")],
  });
  return true;
};

/** A gap that is clicked is chosen whole. */
const chooseWhole = EditorView.updateListener.of(({ view, state, transactions }) => {
  if (!transactions.some((transaction) => transaction.isUserEvent("select.pointer"))) return;
  const gap = gapAt(state);
  const { from, to } = state.selection.main;
  if (gap && from === to) queueMicrotask(() => view.dispatch(onGap(gap)));
});

/** Keys and state of the gaps. */
export const holes: Extension = [
  active,
  chooseWhole,
  keymap.of([{ key: "Escape", run: leave }]),
  EditorView.domEventHandlers({
    blur(_, view) {
      if (isFilling(view.state)) view.dispatch({ effects: setActive.of(false) });
    },
  }),
];
