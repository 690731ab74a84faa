/**
 * Nouns with what is said of them, in whatever order: the grammar has one order, so “your engaged characters” and “characters with Flying an
 * opponent controls” are put into it. What is said of a noun is a state, a kind, whose it is, where it is and what it has.
 */
import type { Item } from "../tables/construct.ts";
import { type Grammar, once, type Rule } from "../tables/grammar.ts";
import type { Sort } from "../tables/sort.ts";
import type { Found, NearEdge, Price, Search } from "./near-edge.ts";

/** The sorts of nouns from the bare one outward. */
const STRATA: readonly Sort[] = ["Named", "Controlled", "Zoned", "Having", "Placed", "Past", "Kinded", "Stated"];
const INSIDE: ReadonlySet<string> = new Set<string>([...STRATA, "Head", "Group"]);

type Hole = Extract<Item, { is: "hole" }>;
/** One thing that is said of a noun: words, then what stands in a hole. */
type Modifier = {
  readonly rule: Rule;
  readonly stratum: number;
  readonly inner: string;
  readonly hole: Hole;
  readonly words: readonly string[];
};

const KNOWN = new WeakMap<Grammar, () => readonly Modifier[]>();

function modifiersOf(grammar: Grammar): readonly Modifier[] {
  const made =
    KNOWN.get(grammar) ??
    once(() =>
      STRATA.flatMap((sort, stratum) =>
        (grammar.rules.get(sort) ?? []).flatMap((rule): Modifier[] => {
          const holes = rule.items.filter((item) => item.is === "hole");
          const inner = holes.find((hole) => INSIDE.has(hole.sort));
          const hole = holes.find((one) => one !== inner);
          const words = rule.items.flatMap((item) => (item.is === "word" ? [item.key] : []));
          if (!inner || !hole || holes.length !== 2 || rule.why !== undefined || !rule.entry || INSIDE.has(hole.sort)) return [];
          if (rule.items.length !== words.length + 2) return [];
          return [{ rule, stratum, inner: inner.name, hole, words }];
        }),
      ),
    );
  KNOWN.set(grammar, made);
  return made();
}

type Said = { readonly modifier: Modifier; readonly edge: NearEdge };
type Way = Price & { readonly at: number; readonly head: NearEdge | undefined; readonly said: readonly Said[] };

const MOST_SAID = 4;
/** What it costs that the order is another. */
const ORDER_COST = 1;

/** The nouns from a place on with all that is said of them, each in its sort. */
export function groupsFrom(grammar: Grammar, search: Search, from: number): ReadonlyMap<Sort, readonly NearEdge[]> {
  const { lattice, at, most, step } = search;
  const modifiers = modifiersOf(grammar);
  const done = new Map<Sort, NearEdge[]>();
  const follow = (way: Way): void => {
    if (!step()) return;
    if (way.head && way.said.length > 0) finished(way, way.head);
    const go = (edge: NearEdge, more: Partial<Way>): void => {
      const cost = way.cost + edge.cost;
      if (edge.end === edge.from || cost > most) return;
      follow({
        ...way,
        ...more,
        at: edge.end,
        cost,
        chosen: way.chosen || edge.chosen,
        lost: edge.lost.length > 0 ? [...way.lost, ...edge.lost] : way.lost,
      });
    };
    if (!way.head) for (const edge of [...at("Head", way.at)]) go(edge, { head: edge });
    if (way.said.length >= MOST_SAID) return;
    for (const modifier of modifiers) {
      if (way.said.some((one) => one.modifier.stratum === modifier.stratum) && modifier.stratum < STRATA.length - 2) continue;
      const next = lattice.past(way.at, modifier.words);
      if (next === undefined) continue;
      for (const edge of [...at(modifier.hole.sort, next)]) go(edge, { said: [...way.said, { modifier, edge }] });
    }
  };
  /** Puts what is said of a noun into its order. */
  const finished = (way: Way, head: NearEdge): void => {
    const ordered = way.said.toSorted((a, b) => a.modifier.stratum - b.modifier.stratum);
    let inner: NearEdge = { ...head, cost: way.cost + ORDER_COST, chosen: way.chosen, lost: way.lost };
    let sort: Sort = "Head";
    for (const { modifier, edge } of ordered) {
      const found: Found = { edges: [] };
      const bound = [
        { name: modifier.inner, edge: inner },
        { name: modifier.hole.name, edge },
      ];
      search.finish(
        modifier.rule,
        from,
        { position: way.at, own: inner.form, cost: inner.cost, chosen: way.chosen, lost: way.lost, bound },
        found,
      );
      const [made] = found.edges;
      if (!made) return;
      inner = made;
      sort = STRATA[modifier.stratum] ?? sort;
    }
    done.set(sort, [...(done.get(sort) ?? []), inner]);
  };
  follow({ at: from, cost: 0, chosen: false, lost: [], head: undefined, said: [] });
  return done;
}

export const isGroup = (sort: Sort): boolean => STRATA.includes(sort);
