/** Actions in words, for whoever chooses among them. */
import type { Action } from "../kernel/choice.ts";
import type { State } from "../kernel/state.ts";
import { phraseOfAction, sayApart } from "./phrase.ts";
import type { Table } from "./table.ts";

/** What each of some actions is called, told apart where words allow: "play Bagman". A card of a design that there is not is called by its number. */
export const actionWords = (table: Table, state: State, actions: readonly Action[]): string[] =>
  sayApart(actions.map((action) => phraseOfAction(table, state, new Map(), action)));
