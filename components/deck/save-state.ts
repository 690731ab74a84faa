/**
 * What the builder knows of one deck: its history, what the server holds, and how saving stands. A pure reducer; `deck-store.ts`
 * carries out what it asks for. "Saved" is true only while the shown list is the one that the server confirmed.
 */
import type { DeckList } from "../../engine/cards/deck.ts";
import type { Edit } from "../../engine/decks/edit.ts";
import type { StoredDeck } from "../../engine/decks/stored.ts";
import { unreachable } from "../../engine/kernel/result.ts";
import { type History, jumpTo, makeStep, openHistory, redo, undo } from "./history.ts";
import { mergeDecks } from "./merge.ts";

/** The deck as the server last confirmed it, with its step number. */
export type Confirmed = { readonly step: number; readonly list: DeckList };

export type Trouble =
  /** The server does not answer; tried again by itself. */
  | { readonly kind: "away"; readonly tries: number }
  /** Somebody else saved first; a person decides. */
  | { readonly kind: "conflict"; readonly theirs: Confirmed }
  /** The deck is no longer on the server. */
  | { readonly kind: "gone" }
  /** The server read the list and will not have it. */
  | { readonly kind: "refused"; readonly message: string };

export type DeckState = {
  readonly history: History;
  readonly confirmed: Confirmed;
  /** What is on its way to the server. */
  readonly sending: DeckList | undefined;
  readonly trouble: Trouble | undefined;
  /** Whether this browser can hold work that the server does not have; private windows may not. */
  readonly keeps: boolean;
};

export type DeckEvent =
  | { readonly kind: "edited"; readonly edit: Edit }
  | { readonly kind: "undone" }
  | { readonly kind: "redone" }
  | { readonly kind: "jumped"; readonly made: number }
  | { readonly kind: "sent"; readonly list: DeckList }
  | { readonly kind: "accepted"; readonly confirmed: Confirmed }
  | { readonly kind: "unanswered" }
  | { readonly kind: "stale"; readonly theirs: Confirmed }
  | { readonly kind: "gone" }
  | { readonly kind: "refused"; readonly message: string }
  /** This browser did or did not hold the work. */
  | { readonly kind: "kept"; readonly done: boolean }
  /** Another tab of this browser had a step confirmed. */
  | { readonly kind: "heard"; readonly confirmed: Confirmed }
  /** Work of an earlier tab was found in this browser. */
  | { readonly kind: "found"; readonly list: DeckList; readonly confirmed: Confirmed }
  | { readonly kind: "resolved"; readonly how: "mine" | "theirs" | "merge" };

/** A deck as it came from the server. */
export const openState = (stored: Pick<StoredDeck, "list" | "step">): DeckState => ({
  history: openHistory(stored.list),
  confirmed: { step: stored.step, list: stored.list },
  sending: undefined,
  trouble: undefined,
  keeps: true,
});

/** Two lists that say the same, whoever made them. */
export const sameList = (a: DeckList, b: DeckList): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

export const isSaved = (state: DeckState): boolean => state.history.list === state.confirmed.list;

/** Whether the list should be sent now. */
export const wantsSaving = (state: DeckState): boolean =>
  !isSaved(state) && state.sending === undefined && (state.trouble === undefined || state.trouble.kind === "away");

/** One sentence-case phrase for the save mark in the top bar. */
export function saveWords(state: DeckState): string {
  switch (state.trouble?.kind) {
    case "away":
      return state.keeps ? "Not saved yet, kept in this browser" : "Not saved yet: keep this tab open";
    case "conflict":
      return "Changed elsewhere: choose which to keep";
    case "gone":
      return state.keeps ? "Deleted elsewhere, kept in this browser" : "Deleted elsewhere: keep this tab open";
    case "refused":
      return "Not saved: the server refused it";
    case undefined:
      return isSaved(state) ? "Saved" : "Saving…";
    default:
      return unreachable(state.trouble);
  }
}

/** The only place where the state of an open deck changes. */
export function reduceDeck(state: DeckState, event: DeckEvent): DeckState {
  switch (event.kind) {
    case "edited":
      return afterEdit(state, makeStep(state.history, event.edit));
    case "undone":
      return afterEdit(state, undo(state.history));
    case "redone":
      return afterEdit(state, redo(state.history));
    case "jumped":
      return afterEdit(state, jumpTo(state.history, event.made));
    case "sent":
      return { ...state, sending: event.list };
    case "accepted":
      return { ...settle(state, event.confirmed), sending: undefined, trouble: undefined };
    case "unanswered":
      return {
        ...state,
        sending: undefined,
        trouble: { kind: "away", tries: state.trouble?.kind === "away" ? state.trouble.tries + 1 : 1 },
      };
    case "stale":
      return afterStale(state, event.theirs);
    case "gone":
      return { ...state, sending: undefined, trouble: { kind: "gone" } };
    case "refused":
      return { ...state, sending: undefined, trouble: { kind: "refused", message: event.message } };
    case "kept":
      return event.done === state.keeps ? state : { ...state, keeps: event.done };
    case "heard":
      return afterHearing(state, event.confirmed);
    case "found":
      return afterFinding(state, event.list, event.confirmed);
    case "resolved":
      return afterChoice(state, event.how);
    default:
      return unreachable(event);
  }
}

/** What the server refused may be fine after the next edit. */
const afterEdit = (state: DeckState, history: History): DeckState =>
  history === state.history ? state : { ...state, history, trouble: state.trouble?.kind === "refused" ? undefined : state.trouble };

/** The server holds `confirmed`; if that is what is shown, both become one value so that `isSaved` is a comparison of references. */
const settle = (state: DeckState, confirmed: Confirmed): DeckState => {
  const shown = state.history.list;
  return { ...state, confirmed: sameList(shown, confirmed.list) ? { ...confirmed, list: shown } : confirmed };
};

/** An answer may have been lost on the way: if the server holds just what was sent, our step was accepted. */
function afterStale(state: DeckState, theirs: Confirmed): DeckState {
  if (state.sending && sameList(state.sending, theirs.list)) return { ...settle(state, theirs), sending: undefined, trouble: undefined };
  return { ...state, sending: undefined, trouble: { kind: "conflict", theirs } };
}

/** With nothing unsaved here, the other tab's deck is shown, as a step that can be undone; otherwise saving will meet it. */
function afterHearing(state: DeckState, confirmed: Confirmed): DeckState {
  if (confirmed.step <= state.confirmed.step || !isSaved(state) || state.sending) return state;
  if (sameList(confirmed.list, state.history.list)) return settle(state, confirmed);
  return { ...state, history: makeStep(state.history, { list: confirmed.list, step: "Changes from another tab" }), confirmed };
}

/** What was done here before the work was found is put together with it. */
function afterFinding(state: DeckState, kept: DeckList, confirmed: Confirmed): DeckState {
  if (sameList(kept, state.history.list)) return state;
  const list = state.history.past.length === 0 ? kept : mergeDecks(confirmed.list, kept, state.history.list);
  const history = makeStep(state.history, { list, step: "Work kept in this browser" });
  if (confirmed.step === state.confirmed.step) return { ...state, history };
  return { ...state, history, confirmed, trouble: { kind: "conflict", theirs: state.confirmed } };
}

function afterChoice(state: DeckState, how: "mine" | "theirs" | "merge"): DeckState {
  if (state.trouble?.kind !== "conflict") return state;
  const { theirs } = state.trouble;
  const decided = { ...state, confirmed: theirs, trouble: undefined };
  const mine = state.history.list;
  if (how === "mine") return decided;
  const list = how === "theirs" ? theirs.list : mergeDecks(state.confirmed.list, mine, theirs.list);
  const step = how === "theirs" ? "Take the other version" : "Merge both versions";
  return settle({ ...decided, history: makeStep(state.history, { list, step }) }, theirs);
}
