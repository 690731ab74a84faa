/** What the acts of the studio answer when they are not carried out. */
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { Fault, WordHistory, WordType, WorkingCopy } from "../../engine/cards/work.ts";

export type StudioError =
  | { readonly code: "no-such-card" }
  | { readonly code: "no-such-revision"; readonly number: number }
  /** What was sent is no card, keyword, tag or set; every fault at its field. */
  | { readonly code: "does-not-fit"; readonly faults: readonly Fault[] }
  /** The edit was made on another revision than the one that everybody sees now. */
  | { readonly code: "changed-meanwhile"; readonly head: LibraryCard }
  /** Another step of the typing was written meanwhile, or it was saved or thrown away. */
  | { readonly code: "stale"; readonly work: WorkingCopy | null; readonly head: LibraryCard }
  | { readonly code: "no-such-word"; readonly type: WordType }
  | { readonly code: "word-changed"; readonly head: WordHistory<unknown> }
  | { readonly code: "stale-word"; readonly work: WorkingCopy | null; readonly head: WordHistory<unknown> }
  | { readonly code: "not-renamed" }
  | { readonly code: "never-shipped" }
  | { readonly code: "no-longer-shipped" };

/** Who does it, and why. */
export type By = { readonly author: string; readonly note: string };
