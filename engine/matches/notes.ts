/** What the notes of a match come to: the wish that waits for an answer, and whether the rules are on. */
import type { Player } from "../kernel/state.ts";
import type { Note, Wish } from "./stored.ts";

/** A wish that waits: who asks, and who has still to agree. */
export type Pending = { readonly player: Player; readonly wish: Wish; readonly waiting: readonly Player[] };

/** The wish that waits for an answer, if one does. It lapses when the match goes on: `length` is the newest entry of its record. */
export function pendingOf(notes: readonly Note[], length: number): Pending | undefined {
  const i = notes.findLastIndex(({ kind }) => kind === "asked");
  const asked = notes[i];
  if (asked?.kind !== "asked" || asked.after !== length) return undefined;
  let waiting = asked.of;
  for (const note of notes.slice(i + 1)) {
    if (note.kind === "undone" || note.kind === "rules" || (note.kind === "answered" && !note.agree)) return undefined;
    if (note.kind === "answered") waiting = waiting.filter((player) => player !== note.player);
  }
  return { player: asked.player, wish: asked.wish, waiting };
}

/** Whether a match goes by its rules, or is a free table for now. */
export function rulesOf(notes: readonly Note[]): "on" | "off" {
  const last = notes.findLast(({ kind }) => kind === "rules");
  return last?.kind === "rules" ? last.rules : "on";
}
