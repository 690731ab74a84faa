/** What the texts of Metrorunner come to (section 2.2): each is carried out for the active player. Colours, districts, tracks and tokens by number. */
import type { Span } from "../../../language/index.ts";
import type { Move } from "../hack/moves.ts";
import type { Line, Ongoing } from "../moments.ts";

type Deed =
  | { readonly op: "gain"; readonly any: number; readonly fixed: readonly (readonly [colour: number, n: number])[] }
  | { readonly op: "credits"; readonly n: number }
  | { readonly op: "brute"; readonly n: number }
  /** `from`: only from the offer, or only from the deck. `district`: only jobs of it, of the offer; 5 is freelance. `upTo`: or fewer. */
  | { readonly op: "jobs"; readonly n: number; readonly from?: "offer" | "deck"; readonly district?: number; readonly upTo?: true }
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
  | { readonly op: "grid"; readonly moves: readonly Move[] }
  /** The top n job cards: looked at, or some of them taken, or one of them revealed that is taken if it is of a district (MR-R60). */
  | { readonly op: "peek"; readonly n: number }
  | { readonly op: "dig"; readonly n: number; readonly take: number }
  | { readonly op: "reveal"; readonly district: number }
  /** Cubes on districts, of one colour or of any: so many, 0 for all. Where from and where to, as numbers of `on-districts.ts` (MR-R62). */
  | {
      readonly op: "cubes";
      readonly does: CubesDo;
      readonly n: number;
      readonly colour?: number;
      readonly from: number;
      readonly to: number;
    }
  /** Figures on the route (MR-R64). */
  | { readonly op: "figure"; readonly does: "ahead" | "push" | "exchange" | "home"; readonly n: number }
  /** No figure can stop on a station that is chosen, until the next turn of its player begins (MR-R63). */
  | { readonly op: "block" }
  /** So many cubes of one colour that is chosen. */
  | { readonly op: "gain same"; readonly n: number }
  | { readonly op: "again" | "move step" | "exchange jobs" | "move job" | "take back" }
  | { readonly op: "take action"; readonly action: "gigs" | "agents" | "collect" }
  | { readonly op: "complete more"; readonly anywhere: boolean }
  /** The next job costs less, in this turn or until the end of the next one (MR-R63). */
  | { readonly op: "cheaper"; readonly n: number; readonly next: boolean }
  /** Up to so many cubes or job cards go away, and each brings something (MR-R48). */
  | { readonly op: "trade"; readonly what: "cubes" | "jobs"; readonly most: number; readonly gains: Goods }
  /** Something of one's own goes to another player (MR-R61). */
  | { readonly op: "hand over"; readonly loss: Loss; readonly to: "one" | "next" | "previous" }
  /** Whoever is active gives it to whose text answers (MR-R69). */
  | { readonly op: "toll"; readonly loss: Loss }
  | { readonly op: "see hand" | "take at random" }
  /** The job cards of an opponent are looked at, and some are taken. */
  | { readonly op: "see and take"; readonly n: number };

/** What is done to cubes on districts. */
export type CubesDo = "gain" | "return" | "put" | "move";
/** One kind of goods and how many: free cubes, cubes of a colour by number, credits, brute force tokens, job cards. */
export type Goods = { readonly what: "free" | "credits" | "brute" | "jobs" | number; readonly n: number };

/** What goes back to the supply, or to whoever gets it: cubes of free colours or of one, credits, tokens, job cards (MR-R52). */
export type Loss = {
  readonly what: "cubes" | "colour" | "credits" | "brute" | "jobs";
  readonly n: number;
  readonly colour?: number;
  /** All that there is, or half of it; at least 1 of it is asked for. */
  readonly part?: "all" | "half up" | "half down";
  /** Of job cards: whichever come. */
  readonly random?: true;
};

/** All of it or nothing (MR-R51). */
type May = { readonly op: "may"; readonly do: readonly Operation[] };
type Pay = { readonly op: "pay"; readonly loss: Loss; readonly do: readonly Operation[] };
/** Others do it, each by themselves, in turn order (MR-R53). */
export type Others = {
  readonly op: "others";
  readonly who: "each" | "all" | "one" | "next" | "previous";
  /** Only those of whom it is so (MR-R59). */
  readonly only?: Only;
  readonly do: readonly Operation[];
};
/** In a district of the active player's figure; so near to it; with more or less than the active player; with at least so much; with the most or least of all. */
export type Only =
  | { readonly is: "here" | "home" }
  | { readonly is: "in"; readonly district: number }
  | { readonly is: "within"; readonly n: number }
  | { readonly is: "more" | "fewer"; readonly of: Count }
  | { readonly is: "least"; readonly n: number; readonly of: Count }
  | { readonly is: "most of all" | "fewest of all"; readonly of: Count };

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
  | { readonly is: "not"; readonly of: Condition }
  /** Of an opponent: at least so much, or more than the active player. */
  | { readonly is: "opponent has"; readonly of: Count; readonly least: number }
  | { readonly is: "opponent more"; readonly of: Count }
  | { readonly is: "unlocked"; readonly beta: boolean }
  | { readonly is: "boosted" | "triggered" | "start player" }
  | { readonly is: "space"; readonly icon: number }
  | { readonly is: "all" | "any"; readonly of: readonly Condition[] };
type If = { readonly op: "if"; readonly cond: Condition; readonly do: readonly Operation[]; readonly otherwise: readonly Operation[] };

/** What is counted (MR-R41). */
export type Count =
  | `${"cubes" | "jobs" | "cubes on" | "opponents in"} of ${number}`
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
  | "freelance in slot"
  | "opponents"
  | "opponents here"
  | "cubes here"
  | "districts"
  | "colours"
  | "boosts"
  | "abilities"
  | "home jobs"
  | "full slots";
/** One gain as often as there is something, at most so often; `every`: for so many together. */
type Each = { readonly op: "each"; readonly of: Count; readonly every?: number; readonly most: number; readonly do: Operation };

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
  "district",
  "location",
  "failed",
  "stops",
  "passes",
  "discards",
  "itself discarded",
  "gains",
  "brute",
  "manipulates",
  "round",
] as const;
export type Moment = (typeof MOMENTS)[number];
/** How often a text is used: once in an action (MR-8.16), a turn or a game (MR-R58). */
export type Limit = "action" | "turn" | "game";
/** Where a figure stops: on a border, at home of whose card it is, in a district by number, on an icon; or how far it went. */
export type Stop =
  | { readonly on: "border" | "home" }
  | { readonly on: "district"; readonly district: number }
  | { readonly on: "icon"; readonly icon: number }
  | { readonly on: "way"; readonly least: number };
/** What a completed job does at a moment of its player, or of an opponent. `of`: only a job of that district, by number; 5 is freelance. `home`: only in the home district of whose card it is. */
export type Answer = {
  /** Only cubes of that colour. */
  readonly colour?: number;
  readonly at: Moment;
  readonly other: boolean;
  readonly of?: number;
  readonly stop?: Stop;
  readonly home?: true;
  readonly limit?: Limit;
  readonly do: readonly Operation[];
};
/** What a completed job lets its player do in the windows of the turn, so often (MR-R58). */
export type Use = { readonly limit: "turn" | "game"; readonly do: readonly Operation[] };

/** Points at final scoring: for each of something, or for each so many of it; or once, if something is so (MR-R42). */
export type More = { readonly n: number; readonly of: Count; readonly every?: number } | { readonly n: number; readonly cond: Condition };

/** A whole text. */
export type MetroText = {
  readonly answers: readonly Answer[];
  readonly uses: readonly Use[];
  readonly lines: Partial<Record<Line, readonly Operation[]>>;
  readonly ongoing?: Ongoing;
  readonly manipulation?: { readonly name: string | undefined; readonly moves: readonly Move[] };
  /** Points of a contract. */
  readonly contract?: number;
  /** What fulfilling a contract asks for and costs beside (MR-R43). */
  readonly terms: readonly Term[];
  /** Points of a completed job beyond those printed: so many for each (MR-R42). */
  readonly more: readonly More[];
  /** A network that no character manipulation can be used on (MR-R44). */
  readonly locked: boolean;
  /** Tokens of one contract that a freelance job stands for (MR-R50). */
  readonly stands?: number;
};
