/**
 * What the rules ask of the texts of cards, and when. Whoever reads the texts answers it; the rules know no card. Where nothing reads them, `SILENT` answers that there is
 * nothing to do.
 */
import type { InstanceId } from "../../kernel/state.ts";
import type { Move } from "./hack/moves.ts";
import type { MetroEngine, MetroView } from "./layout.ts";
import type { More, Operation, Term, Use } from "./texts/operations.ts";

/** The lines that are carried out, by their heading (MR-1.6 to MR-1.10). */
export const LINES = ["reward", "track", "core", "alpha", "beta", "placement", "failure", "move", "left", "right"] as const;
export type Line = (typeof LINES)[number];

/** An ongoing ability (MR-8.13 to MR-8.15). Colours by number. */
export type Ongoing =
  | { readonly is: "bonus"; readonly least: number; readonly of: number; readonly gains: number; readonly colour: number }
  | { readonly is: "substitute"; readonly colour: number; readonly instead?: number }
  | { readonly is: "discount"; readonly colour: number; readonly n: number }
  /** So many stations more are free in a move step (MR-R45). */
  | { readonly is: "moves"; readonly n: number }
  /** Job cards and cubes that may be kept, what actions and hacks give more, what costs less, what is allowed: all added up (MR-R56, MR-R67). */
  | { readonly is: Always; readonly n: number };

/** `jobs 0` to `jobs 5`: jobs of that district, by number, cost so many cubes less; `jobs`: all of them. `boost 0` to `boost 3`: that boost. */
export type Always =
  | "jobs kept"
  | "cubes kept"
  | "agents"
  | "gigs"
  | "assets"
  | "collect"
  | "manipulations"
  | "own manipulations"
  | "boosts"
  | `boost ${number}`
  | "jobs"
  | `jobs ${number}`
  | "alpha"
  | "beta"
  | "stay"
  | "anywhere";

export type CardTexts = {
  /** Carries out a line for the active player. The caller's last act: what it does happens before the next step. */
  begin(state: MetroView, engine: MetroEngine, card: InstanceId, line: Line): void;
  /** What a line of a text comes to, for those who think ahead; empty if there is no such line. */
  line(design: number, line: Line): readonly Operation[];
  /** The ongoing ability of a job; undefined if it has none. */
  ongoing(design: number): Ongoing | undefined;
  /** The moves of the grid that texts make, beside the basic ones. */
  readonly moves: readonly Move[];
  /** Every way to use a character's manipulation, as a stretch of `moves` (MR-11.10). */
  manipulation(design: number): { readonly first: number; readonly count: number };
  /** What it is called; undefined if it has no name. */
  manipulationName(design: number): string | undefined;
  /** Points of a contract that is fulfilled (MR-13.2). */
  contract(design: number): number;
  /** What it asks for beside its tokens (MR-R43). */
  term(design: number, term: Term): boolean;
  /** What a completed job gives at final scoring beyond its points (MR-R42). */
  more(design: number): readonly More[];
  /** What a completed job lets its player do in the windows of the turn (MR-R58). */
  uses(design: number): readonly Use[];
  /** Whether all of the first of them can be done now. */
  canUse(state: MetroView, engine: MetroEngine, card: InstanceId): boolean;
  /** Carries one of them out, by its place in the list. The caller's last act. */
  use(state: MetroView, engine: MetroEngine, card: InstanceId, which: number): void;
  /** Tokens of one contract that a completed freelance job stands for (MR-R50). */
  stands(design: number): number;
  /** Whether no character manipulation can be used on a network (MR-R44). */
  isLocked(design: number): boolean;
};

/** No text is read. */
export const SILENT: CardTexts = {
  begin: () => undefined,
  line: () => [],
  ongoing: () => undefined,
  moves: [],
  manipulation: () => ({ first: 0, count: 0 }),
  manipulationName: () => undefined,
  contract: () => 0,
  term: () => false,
  more: () => [],
  uses: () => [],
  canUse: () => false,
  use: () => undefined,
  stands: () => 1,
  isLocked: () => false,
};
