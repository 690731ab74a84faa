/** What the texts of Metrorunner come to (section 2.2): each is carried out for the active player. Colours, districts, tracks and tokens by number. */
import type { Span } from "../../../language/index.ts";
import type { Move } from "../hack/moves.ts";
import type { Line, Ongoing } from "../moments.ts";

type Deed =
  | { readonly op: "gain"; readonly any: number; readonly fixed: readonly (readonly [colour: number, n: number])[] }
  | { readonly op: "credits"; readonly n: number }
  | { readonly op: "brute"; readonly n: number }
  | { readonly op: "jobs"; readonly n: number }
  | { readonly op: "advance"; readonly track: number; readonly n: number }
  | { readonly op: "advance ai"; readonly track: number; readonly n: number }
  | { readonly op: "place"; readonly district: number; readonly colour: number; readonly n: number }
  | { readonly op: "token"; readonly token: number; readonly counted: number }
  | { readonly op: "token at"; readonly token: number; readonly steps: number }
  | { readonly op: "clear"; readonly token: number }
  | { readonly op: "cycle"; readonly side: number }
  | { readonly op: "offer"; readonly place: number }
  | { readonly op: "grid"; readonly moves: readonly Move[] };

/** One of two is chosen. */
type Either = { readonly op: "either"; readonly options: readonly (readonly Operation[])[] };

/** An operation with the words that it was read from. */
export type Operation = (Deed | Either) & { readonly words: Span };

/** A whole text. */
export type MetroText = {
  readonly lines: Partial<Record<Line, readonly Operation[]>>;
  readonly ongoing?: Ongoing;
  readonly manipulation?: { readonly name: string | undefined; readonly moves: readonly Move[] };
  /** Points of a contract. */
  readonly contract?: number;
};
