/** What the texts of Metrorunner come to (section 2.2): each is carried out for the active player. Colours, districts, tracks and tokens by number. */
import type { Span } from "../../../language/index.ts";
import type { Move } from "../hack/moves.ts";
import type { Line, Ongoing } from "../moments.ts";

type Deed =
  | { readonly op: "gain"; readonly any: number; readonly fixed: readonly (readonly [colour: number, n: number])[] }
  | { readonly op: "credits"; readonly n: number }
  | { readonly op: "brute"; readonly n: number }
  /** `from`: only from the offer, or only from the deck. */
  | { readonly op: "jobs"; readonly n: number; readonly from?: "offer" | "deck" }
  | { readonly op: "lose" | "give"; readonly loss: Loss }
  /** All cubes of a district come to you: of yours, one that you choose, or one by number (MR-R54). */
  | { readonly op: "claim"; readonly of: "here" | "choice" | number }
  | { readonly op: "crash" | "place figure" }
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

/** What goes back to the supply, or to whoever gets it: cubes of free colours or of one, credits, tokens, job cards (MR-R52). */
export type Loss = {
  readonly what: "cubes" | "colour" | "credits" | "brute" | "jobs";
  readonly n: number;
  readonly colour?: number;
};

/** All of it or nothing (MR-R51). */
type May = { readonly op: "may"; readonly do: readonly Operation[] };
type Pay = { readonly op: "pay"; readonly loss: Loss; readonly do: readonly Operation[] };
/** Others do it, each by themselves, in turn order (MR-R53). */
export type Others = { readonly op: "others"; readonly who: "each" | "all" | "one" | "next"; readonly do: readonly Operation[] };

/** One of some is chosen. */
type Either = { readonly op: "either"; readonly options: readonly (readonly Operation[])[] };

/** What is so, or is not (MR-R40). */
export type Condition =
  | { readonly is: "influence lower" | "influence higher" | "border" | "home" }
  | { readonly is: "credits"; readonly least: number }
  | { readonly is: "number"; readonly of: Count; readonly least: number; readonly most: number }
  /** Than each opponent. */
  | { readonly is: "more" | "fewer"; readonly of: Count }
  | { readonly is: "in district"; readonly district: number }
  | { readonly is: "all" | "any"; readonly of: readonly Condition[] };
type If = { readonly op: "if"; readonly cond: Condition; readonly do: readonly Operation[]; readonly otherwise: readonly Operation[] };

/** What is counted (MR-R41). */
export type Count =
  | `${"cubes" | "jobs"} of ${number}`
  | "cubes"
  | "hand"
  | "freelance"
  | "influence"
  | "notoriety"
  | "jobs"
  | "credits"
  | "brute"
  | "figures here"
  | "jobs behind"
  | "jobs in slot"
  | "freelance in slot";
/** One gain as often as there is something, at most so often. */
type Each = { readonly op: "each"; readonly of: Count; readonly most: number; readonly do: Operation };

/** An operation with the words that it was read from. */
export type Operation = (Deed | Either | If | Each | May | Pay | Others) & { readonly words: Span };

/** no freelance: freelance jobs stand for no token of it · no majority: whoever fulfils it has no points for majority · highest influence: of those who fulfil it only who is furthest right scores it. */
export type Term = "no freelance" | "no majority" | "highest influence";

/** Moments that completed jobs answer (MR-R55). */
export const MOMENTS = [
  "gigs",
  "assets",
  "agents",
  "hack",
  "collect",
  "complete",
  "hacked",
  "boost",
  "begins",
  "ends",
  "completed",
] as const;
export type Moment = (typeof MOMENTS)[number];
/** What a completed job does at a moment of its player, or of an opponent. `of`: only a job of that district, by number; 5 is freelance. */
export type Answer = {
  readonly at: Moment;
  readonly other: boolean;
  readonly of?: number;
  readonly once: boolean;
  readonly do: readonly Operation[];
};

/** A whole text. */
export type MetroText = {
  readonly answers: readonly Answer[];
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
