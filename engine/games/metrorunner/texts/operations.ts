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
  | { readonly op: "token to hack"; readonly token: number }
  | { readonly op: "step" | "opponent returns"; readonly n: number }
  | { readonly op: "sell"; readonly most: number; readonly credits: number }
  | { readonly op: "clear"; readonly token: number }
  | { readonly op: "cycle"; readonly side: number }
  | { readonly op: "offer"; readonly place: number }
  | { readonly op: "grid"; readonly moves: readonly Move[] };

/** One of two is chosen. */
type Either = { readonly op: "either"; readonly options: readonly (readonly Operation[])[] };

/** What is so, or is not (MR-R40). */
export type Condition =
  | { readonly is: "influence lower" | "influence higher" | "border" | "home" }
  | { readonly is: "credits"; readonly least: number }
  | { readonly is: "none"; readonly of: Count };
type If = { readonly op: "if"; readonly cond: Condition; readonly do: readonly Operation[]; readonly otherwise: readonly Operation[] };

/** What is counted (MR-R41). */
export type Count = "jobs" | "credits" | "brute" | "figures here" | "jobs behind" | "jobs in slot" | "freelance in slot";
/** One gain as often as there is something, at most so often. */
type Each = { readonly op: "each"; readonly of: Count; readonly most: number; readonly do: Operation };

/** An operation with the words that it was read from. */
export type Operation = (Deed | Either | If | Each) & { readonly words: Span };

/** no freelance: freelance jobs stand for no token of it · no majority: whoever fulfils it has no points for majority · highest influence: of those who fulfil it only who is furthest right scores it. */
export type Term = "no freelance" | "no majority" | "highest influence";

/** A whole text. */
export type MetroText = {
  readonly lines: Partial<Record<Line, readonly Operation[]>>;
  readonly ongoing?: Ongoing;
  readonly manipulation?: { readonly name: string | undefined; readonly moves: readonly Move[] };
  /** Points of a contract. */
  readonly contract?: number;
  /** What fulfilling a contract asks for and costs beside (MR-R43). */
  readonly terms: readonly Term[];
  /** Points of a completed job beyond those printed: so many for each (MR-R42). */
  readonly more?: { readonly n: number; readonly of: Count };
  /** A network that no character manipulation can be used on (MR-R44). */
  readonly locked: boolean;
  /** Tokens of one contract that a freelance job stands for (MR-R50). */
  readonly stands?: number;
};
