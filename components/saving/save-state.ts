/**
 * What a page knows of one document that saves itself: its history, what the server holds, and how saving stands. A pure reducer;
 * `save-store.ts` carries out what it asks for. "Saved" is true only while the shown document is the one that the server confirmed.
 */
import { unreachable } from "../../engine/kernel/result.ts";
import { type Change, type History, jumpTo, makeStep, openHistory, recall, redo, type Step, undo } from "./history.ts";

/** The document as the server last confirmed it, with its step number. */
export type Confirmed<Doc> = { readonly step: number; readonly doc: Doc };

/** What has to be known of a sort of documents: decks, cards at work. */
export type Kind<Doc> = {
  /** Whether two documents have the same content. */
  readonly same: (a: Doc, b: Doc) => boolean;
  /** Puts two changes of one document together; what both changed is mine. */
  readonly merge: (base: Doc, mine: Doc, theirs: Doc) => Doc;
  /** The same where nobody has to choose, else undefined. Absent: a person is always asked. */
  readonly agree?: (base: Doc, mine: Doc, theirs: Doc) => Doc | undefined;
};

export type Trouble<Doc> =
  /** The server does not respond; sending is retried automatically. */
  | { readonly kind: "away"; readonly tries: number }
  /** Somebody else saved first; a person decides. */
  | { readonly kind: "conflict"; readonly theirs: Confirmed<Doc> }
  /** The document is no longer on the server. */
  | { readonly kind: "gone" }
  /** The server read the document and will not have it. */
  | { readonly kind: "refused"; readonly message: string };

export type SaveState<Doc> = {
  readonly history: History<Doc>;
  readonly confirmed: Confirmed<Doc>;
  /** What is on its way to the server. */
  readonly sending: Doc | undefined;
  readonly trouble: Trouble<Doc> | undefined;
  /** Whether this browser can hold work that the server does not have; private windows may not. */
  readonly keeps: boolean;
};

export type SaveEvent<Doc> =
  | { readonly kind: "edited"; readonly change: Change<Doc> }
  | { readonly kind: "undone" }
  | { readonly kind: "redone" }
  /** A step that was saved before the document was opened here, to go back over. */
  | { readonly kind: "recalled"; readonly step: Pick<Step<Doc>, "name" | "before"> }
  | { readonly kind: "jumped"; readonly made: number }
  | { readonly kind: "sent"; readonly doc: Doc }
  | { readonly kind: "accepted"; readonly confirmed: Confirmed<Doc> }
  | { readonly kind: "unanswered" }
  | { readonly kind: "stale"; readonly theirs: Confirmed<Doc> }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly message: string }
  /** This browser did or did not hold the work. */
  | { readonly kind: "kept"; readonly done: boolean }
  /** Another tab of this browser had a step confirmed. */
  | { readonly kind: "heard"; readonly confirmed: Confirmed<Doc> }
  /** Work of an earlier tab was found in this browser. */
  | { readonly kind: "found"; readonly doc: Doc; readonly confirmed: Confirmed<Doc> }
  /** The server holds a document that it made from what was sent, under a new number. */
  | { readonly kind: "rebased"; readonly sent: Doc; readonly confirmed: Confirmed<Doc>; readonly step: string }
  /** A person chose between what is here and what is there; without a change, what is here stays. */
  | { readonly kind: "resolved"; readonly change?: Change<Doc> };

/** A document as it came from the server. */
export const openState = <Doc>(confirmed: Confirmed<Doc>): SaveState<Doc> => ({
  history: openHistory(confirmed.doc),
  confirmed,
  sending: undefined,
  trouble: undefined,
  keeps: true,
});

export const isSaved = <Doc>(state: SaveState<Doc>): boolean => state.history.doc === state.confirmed.doc;

/** Whether the document should be sent now. */
export const wantsSaving = <Doc>(state: SaveState<Doc>): boolean =>
  !isSaved(state) && state.sending === undefined && (state.trouble === undefined || state.trouble.kind === "away");

/** One sentence-case phrase for the save mark in the top bar. */
export function saveWords<Doc>(state: SaveState<Doc>): string {
  switch (state.trouble?.kind) {
    case "away":
      return state.keeps ? "Not saved yet, kept in this browser" : "Not saved yet: keep this tab open";
    case "conflict":
      return "Changed elsewhere";
    case "gone":
      return state.keeps ? "Deleted elsewhere, kept in this browser" : "Deleted elsewhere: keep this tab open";
    case "refused":
      return "Not saved: the studio rejected it";
    case undefined:
      return isSaved(state) ? "Saved" : "Saving…";
    default:
      return unreachable(state.trouble);
  }
}

/** The only place where the state of an open document changes. */
export function reduceSave<Doc>(of: Kind<Doc>, state: SaveState<Doc>, event: SaveEvent<Doc>): SaveState<Doc> {
  switch (event.kind) {
    case "edited":
      return afterEdit(state, makeStep(state.history, event.change));
    case "undone":
      return afterEdit(state, undo(state.history));
    case "redone":
      return afterEdit(state, redo(state.history));
    case "recalled":
      return { ...state, history: recall(state.history, event.step) };
    case "jumped":
      return afterEdit(state, jumpTo(state.history, event.made));
    case "sent":
      return { ...state, sending: event.doc };
    case "accepted":
      return { ...settle(of, state, event.confirmed), sending: undefined, trouble: undefined };
    case "unanswered":
      return {
        ...state,
        sending: undefined,
        trouble: { kind: "away", tries: state.trouble?.kind === "away" ? state.trouble.tries + 1 : 1 },
      };
    case "stale":
      return afterStale(of, state, event.theirs);
    case "gone":
      return { ...state, sending: undefined, trouble: { kind: "gone" } };
    case "refused":
      return { ...state, sending: undefined, trouble: { kind: "refused", message: event.message } };
    case "kept":
      return event.done === state.keeps ? state : { ...state, keeps: event.done };
    case "heard":
      return afterHearing(of, state, event.confirmed);
    case "found":
      return afterFinding(of, state, event.doc, event.confirmed);
    case "rebased": {
      const doc = of.merge(event.sent, state.history.doc, event.confirmed.doc);
      const history = of.same(doc, state.history.doc) ? state.history : makeStep(state.history, { doc, step: event.step });
      return settle(of, { ...state, history, sending: undefined, trouble: undefined }, event.confirmed);
    }
    case "resolved":
      return afterChoice(of, state, event.change);
    default:
      return unreachable(event);
  }
}

/** What the server refused may be fine after the next edit. */
const afterEdit = <Doc>(state: SaveState<Doc>, history: History<Doc>): SaveState<Doc> =>
  history === state.history ? state : { ...state, history, trouble: state.trouble?.kind === "refused" ? undefined : state.trouble };

/** The server holds `confirmed`; if that is what is shown, both become one value so that `isSaved` is a comparison of references. */
const settle = <Doc>(of: Kind<Doc>, state: SaveState<Doc>, confirmed: Confirmed<Doc>): SaveState<Doc> => {
  const shown = state.history.doc;
  return { ...state, confirmed: of.same(shown, confirmed.doc) ? { ...confirmed, doc: shown } : confirmed };
};

/** An answer may have been lost on the way: if the server holds just what was sent, our step was accepted. */
function afterStale<Doc>(of: Kind<Doc>, state: SaveState<Doc>, theirs: Confirmed<Doc>): SaveState<Doc> {
  if (state.sending !== undefined && of.same(state.sending, theirs.doc))
    return { ...settle(of, state, theirs), sending: undefined, trouble: undefined };
  return meet(of, { ...state, sending: undefined }, state.confirmed, theirs);
}

/** Two changes of `base`: put together where nobody has to choose, else a person is asked. */
function meet<Doc>(of: Kind<Doc>, state: SaveState<Doc>, base: Confirmed<Doc>, theirs: Confirmed<Doc>): SaveState<Doc> {
  const agreed = of.agree?.(base.doc, state.history.doc, theirs.doc);
  if (agreed === undefined) return { ...state, confirmed: base, trouble: { kind: "conflict", theirs } };
  const history = of.same(agreed, state.history.doc)
    ? state.history
    : makeStep(state.history, { doc: agreed, step: "Changes from elsewhere" });
  return settle(of, { ...state, history, trouble: undefined }, theirs);
}

/** With nothing unsaved here, the other tab's document is shown, as a step that can be undone; otherwise saving will meet it. */
function afterHearing<Doc>(of: Kind<Doc>, state: SaveState<Doc>, confirmed: Confirmed<Doc>): SaveState<Doc> {
  if (confirmed.step <= state.confirmed.step || !isSaved(state) || state.sending !== undefined) return state;
  if (of.same(confirmed.doc, state.history.doc)) return settle(of, state, confirmed);
  return { ...state, history: makeStep(state.history, { doc: confirmed.doc, step: "Changes from another tab" }), confirmed };
}

/** What was done here before the work was found is put together with it. */
function afterFinding<Doc>(of: Kind<Doc>, state: SaveState<Doc>, kept: Doc, confirmed: Confirmed<Doc>): SaveState<Doc> {
  if (of.same(kept, state.history.doc)) return state;
  const doc = state.history.past.length === 0 ? kept : of.merge(confirmed.doc, kept, state.history.doc);
  const found = { ...state, history: makeStep(state.history, { doc, step: "Work kept in this browser" }) };
  return confirmed.step === state.confirmed.step ? found : meet(of, found, confirmed, state.confirmed);
}

function afterChoice<Doc>(of: Kind<Doc>, state: SaveState<Doc>, change: Change<Doc> | undefined): SaveState<Doc> {
  if (state.trouble?.kind !== "conflict") return state;
  const { theirs } = state.trouble;
  const decided = { ...state, confirmed: theirs, trouble: undefined };
  return change ? settle(of, { ...decided, history: makeStep(state.history, change) }, theirs) : decided;
}
