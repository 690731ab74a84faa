/** A phrase that was read in other words than its own, and what that took. */
import type { Bound, Edge } from "../reading/edge.ts";
import type { Token } from "../reading/token.ts";
import type { Rule } from "../tables/grammar.ts";
import type { Sort } from "../tables/sort.ts";
import type { Lattice } from "./lattice.ts";

/** What it takes to read words as something else than they are. */
export type Price = {
  readonly cost: number;
  /** A determiner was put in that only the designer can choose. */
  readonly chosen: boolean;
  /** Words that carry content and are left out. */
  readonly lost: readonly Token[];
};

export type NearEdge = Edge & Price & { readonly holes: readonly NearEdge[] };
export type Found = { readonly edges: NearEdge[] };
/** A rule that was read up to a place. `own`: the forms that the phrase may still have. */
export type Under = Price & { readonly position: number; readonly own: number; readonly bound: Bound<NearEdge> };

/** What a search lends to those that read in another order than the grammar's. */
export type Search = {
  readonly lattice: Lattice;
  readonly most: number;
  readonly at: (sort: Sort, position: number) => readonly NearEdge[];
  readonly finish: (rule: Rule, from: number, under: Under, found: Found) => void;
  /** Takes a step, if there is one left. */
  readonly step: () => boolean;
};
