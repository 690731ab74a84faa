/**
 * A clause by what it is made of, in whatever order: its verb and its parts are those of one phrase of the language, and nothing with a meaning
 * is left over. “All characters with Flying engage” is what “engage each character with Flying” is made of.
 */

import { BOTH } from "../reading/edge.ts";
import type { Token } from "../reading/token.ts";
import type { Item } from "../tables/construct.ts";
import { type Grammar, once, type Rule } from "../tables/grammar.ts";
import { isTerminal, type Sort } from "../tables/sort.ts";
import { CHOSEN } from "./costs.ts";
import type { Found, NearEdge, Search, Under } from "./near-edge.ts";

/** The sorts of clauses. */
const CLAUSES: ReadonlySet<string> = new Set(["VP", "PVP", "Act", "Event", "Would", "Cond", "Static"]);
export const isClause = (sort: Sort): boolean => CLAUSES.has(sort);

/** What has clauses in it is read in its order alone. */
const WITHIN: ReadonlySet<string> = new Set(
  "Line Part Body Loop May Seq VSeq Act VPe VP PVP Costs Limits Limit EvV Event Would Static Conds Cond Bans Ban PBan".split(" "),
);

/** A phrase as a frame: the words that it must have, and its holes. */
type Frame = {
  readonly rule: Rule;
  readonly words: readonly Exclude<Item, { is: "hole" }>[];
  readonly holes: readonly Extract<Item, { is: "hole" }>[];
};

type FramesBy = ReadonlyMap<string, readonly Frame[]>;
const KNOWN = new WeakMap<Grammar, Map<Sort, () => FramesBy>>();

/** The frames of a sort by each of the words that they must have. */
function framesOf(grammar: Grammar, sort: Sort): FramesBy {
  const known = KNOWN.get(grammar) ?? new Map<Sort, () => FramesBy>();
  KNOWN.set(grammar, known);
  const made = known.get(sort) ?? once(() => framesBy(grammar.everyRule().get(sort) ?? []));
  known.set(sort, made);
  return made();
}

/** Words of a phrase that may be missing where its parts stand in another order; from where, by whom and with what is never left open. */
const SMALL: ReadonlySet<string> = new Set(", : ; the of to is are and".split(" "));
/** “The target of” is a noun, no determiner. */
const isSmall = (item: Item, before: Item | undefined): boolean =>
  item.is === "word" && (SMALL.has(item.key) || (CHOSEN.has(item.key) && !(before?.is === "word" && before.key === "the")));

function framesBy(rules: readonly Rule[]): FramesBy {
  const by = new Map<string, Frame[]>();
  for (const rule of rules) {
    const { items, why, choice, entry } = rule;
    if (why !== undefined || choice || !entry) continue;
    const words = items.filter((item, i) => item.is !== "hole" && !isSmall(item, items[i - 1]));
    const holes = items.filter((item) => item.is === "hole");
    const [first] = words;
    if (!first || holes.length === 0 || holes.length > MOST_HOLES || words.length > MOST_WORDS) continue;
    if (holes.some((hole) => WITHIN.has(hole.sort))) continue;
    const frame: Frame = { rule, words: words.filter((item) => item.is !== "hole"), holes: holes.filter((item) => item.is === "hole") };
    for (const key of first.is === "word" ? [first.key] : first.is === "inflected" ? first.keys : [])
      by.set(key, [...(by.get(key) ?? []), frame]);
  }
  return by;
}
const MOST_HOLES = 4;
const MOST_WORDS = 5;

/** Holes that one part of a clause might fill as well as another: which stands first says which is which. */
const areAlike = (a: Sort, b: Sort): boolean =>
  a === b || (!isTerminal(a) && !isTerminal(b) && groupOf(a) === groupOf(b) && groupOf(a) !== undefined);
const GROUPS: readonly ReadonlySet<string>[] = [
  new Set(["CardsL", "Cards", "EvC", "Subj", "Scope", "Group", "GB", "Near", "Stated", "Kinded", "NCards", "Found"]),
  new Set(["Player", "PlayerF", "PlayerS", "EvP", "Whose"]),
  new Set(["Zone", "ZName", "Dest", "Spot", "Place"]),
  new Set(["Value", "ValueN", "Money", "Dmg", "Mods", "Mod"]),
];
const groupOf = (sort: Sort): number | undefined => {
  const found = GROUPS.findIndex((group) => group.has(sort));
  return found < 0 ? undefined : found;
};

/** Words at which a clause ends. */
const ENDS: ReadonlySet<string> = new Set(", : ; then and or if when whenever until unless while as where".split(" "));

/** Where a clause that begins at a place may end, at most a few. */
function endsFrom(tokens: readonly Token[], position: number): readonly number[] {
  const ends: number[] = [];
  for (let at = position + 2; at < tokens.length && ends.length < MOST_ENDS; at++) if (ENDS.has(tokens[at]?.key ?? "")) ends.push(at);
  if (ends.length < MOST_ENDS) ends.push(tokens.length);
  return ends.filter((end) => end - position <= MOST_TOKENS);
}
const MOST_ENDS = 4;
const MOST_TOKENS = 24;

/** The clauses from a place on by their parts, in whatever order these stand. */
export function framedFrom(grammar: Grammar, search: Search, sort: Sort, position: number): readonly NearEdge[] {
  const { lattice } = search;
  const frames = framesOf(grammar, sort);
  const found: Found = { edges: [] };
  for (const end of endsFrom(lattice.tokens, position)) {
    const tried = new Set<Frame>();
    for (let at = position; at < end; at++)
      for (const arc of lattice.at(at)) {
        if (arc.next > lattice.tokens.length) continue;
        for (const frame of frames.get(arc.token.key) ?? []) {
          if (tried.has(frame)) continue;
          tried.add(frame);
          inFrame(search, frame, position, end, found);
        }
      }
  }
  return found.edges;
}

type Filled = Pick<Under, "chosen" | "lost" | "bound">;

/** Adds a clause that is made of what a frame asks for. */
function inFrame(
  { lattice, most, at, finish, step }: Search,
  { rule, words, holes }: Frame,
  position: number,
  end: number,
  found: Found,
): void {
  const used = new Set<number>();
  const isFree = (from: number, to: number): boolean => {
    for (let place = from; place < to; place++) if (used.has(place)) return false;
    return true;
  };
  const taking = (from: number, to: number, then: () => void): void => {
    for (let place = from; place < to; place++) used.add(place);
    then();
    for (let place = from; place < to; place++) used.delete(place);
  };
  const fill = (n: number, cost: number, under: Filled): void => {
    if (cost > most || !step()) return;
    const word = words[n];
    if (word) {
      const keys = word.is === "word" ? [word.key] : word.keys;
      for (let from = position; from < end; from++)
        for (const arc of used.has(from) ? [] : lattice.at(from))
          if (arc.next <= end && keys.includes(arc.token.key) && isFree(from, arc.next))
            taking(from, arc.next, () => fill(n + 1, cost + arc.cost, under));
      return;
    }
    const hole = holes[n - words.length];
    if (!hole) {
      leaveOver(cost, under);
      return;
    }
    // What might as well fill another hole stands behind it.
    const alike = under.bound.filter(({ name }) => areAlike(holes.find((one) => one.name === name)?.sort ?? hole.sort, hole.sort));
    for (let from = Math.max(position, ...alike.map(({ edge }) => edge.end)); from < end; from++)
      for (const edge of used.has(from) ? [] : [...at(hole.sort, from)])
        if (edge.end <= end && edge.end > from && cost + edge.cost <= most && isFree(from, edge.end))
          taking(from, edge.end, () =>
            fill(n + 1, cost + edge.cost, {
              chosen: under.chosen || edge.chosen,
              lost: edge.lost.length > 0 ? [...under.lost, ...edge.lost] : under.lost,
              bound: [...under.bound, { name: hole.name, edge }],
            }),
          );
  };
  const leaveOver = (cost: number, under: Filled): void => {
    let sum = cost + FRAME_COST;
    let { lost } = under;
    for (let place = position; place < end; place++) {
      if (used.has(place)) continue;
      const left = lattice.left(place, place === position);
      if (!left) return;
      sum += left.cost;
      if (left.lost.length > 0) lost = [...lost, ...left.lost];
    }
    if (sum <= most) finish(rule, position, { ...under, position: end, own: BOTH, cost: sum, lost }, found);
  };
  fill(0, 0, { chosen: false, lost: [], bound: [] });
}
/** What it costs that the parts stand in another order than theirs. */
const FRAME_COST = 2;
