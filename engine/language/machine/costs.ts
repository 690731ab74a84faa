/** Costs: what keeps them from being paid, asked of all of them together, and how a payment leaves the later costs payable. */
import type { InstanceId } from "../../kernel/state.ts";
import { isTree, type Tree } from "../tree.ts";
import { type Draft, type Need, treeIn } from "./draft.ts";
import { nearOf } from "./nouns.ts";
import type { Failure, Of } from "./program.ts";
import type { VerbRun } from "./run.ts";
import { type Scene, selectedCards } from "./scene.ts";
import { domainOf, fitting, groupIn, verbNeeds } from "./select.ts";

/** The costs of a list, in order. */
export const costsOf = (tree: Tree): Tree[] => (tree.is === "costs" ? [treeIn(tree, "a"), ...costsOf(treeIn(tree, "b"))] : [tree]);

/** Cards that a cost takes: how many, out of which. */
type Taking = { readonly count: number; readonly among: readonly InstanceId[] };

/** What keeps costs from being paid together, cheapest to mend first; nothing if they can be. */
export function canPay(draft: Draft, costs: readonly Tree[]): Of<readonly Failure[]> {
  const rule = draft.rules.asks.pay;
  const compiled = costs.map((cost) => payable(draft, cost, costs));
  const takings = costs.map((cost) => takingOf(draft, cost));
  return (scene) => {
    const single = costs.filter((_, i) => compiled[i]?.(scene) === false || !enough([takings[i]?.(scene)]));
    if (single.length === 0 && enough(takings.map((taking) => taking?.(scene)))) return [];
    const which = single.length === 0 ? costs : single;
    return which.map((cost) => ({ rule, reason: `You cannot ${draft.words(cost)} now` }));
  };
}

/** Whether a cost by itself can be paid, the amounts of its like taken together. */
function payable(draft: Draft, cost: Tree, all: readonly Tree[]): Of<boolean> {
  draft.uses.add(cost.is);
  const run = draft.run(cost, "verb");
  const like = all.filter(({ is }) => is === cost.is);
  const { holes } = draft.entry(cost);
  const values = holes
    .filter(({ sort }) => sort !== "Cards" && sort !== "CardsL")
    .map(({ name, sort }) => like.map((other) => draft.parts.hole(draft, other.holes[name] ?? 0, sort, undefined)));
  return (scene) => {
    if (!run) return false;
    const given = values.map((same) => {
      const found = same.map((value) => value(scene));
      return found.every((value) => typeof value === "number") ? found.reduce((sum: number, value) => sum + Number(value), 0) : found[0];
    });
    return run.payable?.(scene.state, scene, scene.engine, ...given) ?? run.able?.(scene.state, scene, scene.engine) ?? true;
  };
}

/** The cards that a cost takes, if it takes any. */
function takingOf(draft: Draft, cost: Tree): Of<Taking> | undefined {
  const run = draft.language.runs.get(cost.is);
  const hole = draft.entry(cost).holes.find(({ sort }) => sort === "Cards" || sort === "CardsL");
  const selected = hole && cost.holes[hole.name];
  if (run?.is !== "verb" || !isTree(selected)) return undefined;
  return cardsTaken(draft, selected, run, cost.is, hole?.name ?? "");
}

function cardsTaken(draft: Draft, tree: Tree, run: VerbRun, id: string, hole: string): Of<Taking> | undefined {
  const verb = { run, id, words: "", hole, cost: undefined };
  if (tree.is === "this" || !isTree(tree.holes["g"])) {
    if (tree.is !== "this") return undefined;
    const needs = verbNeeds(verb);
    const cards = nearOf(draft, tree);
    return (scene) => ({ count: 1, among: cards(scene).filter((card) => needs.every((need) => need.holds(scene, card))) });
  }
  if (!["some", "some.other", "another"].includes(tree.is)) return undefined;
  const group = groupIn(draft, tree);
  const count = tree.is === "another" ? () => 1 : draft.parts.number(draft, tree.holes["n"] ?? 1, undefined);
  const all = { domain: domainOf(draft, group, verb), needs: [...group.needs, ...verbNeeds(verb)] };
  return (scene) => ({ count: count(scene), among: fitting(all, scene) });
}

/** Whether every taking gets its cards, no card twice. */
function enough(takings: readonly (Taking | undefined)[]): boolean {
  const takers = takings.flatMap((taking) =>
    taking ? Array.from({ length: Math.min(taking.count, taking.among.length + 1) }, () => taking.among) : [],
  );
  const owner = new Map<InstanceId, number>();
  const place = (taker: number, tried: Set<InstanceId>): boolean =>
    (takers[taker] ?? []).some((card) => {
      if (tried.has(card)) return false;
      tried.add(card);
      const before = owner.get(card);
      if (before !== undefined && !place(before, tried)) return false;
      owner.set(card, taker);
      return true;
    });
  return takers.every((_, taker) => place(taker, new Set()));
}

/** What a card must leave over when it pays for the first of some costs: enough for the others. `base`: the selection that it goes into. */
export function leavesEnough(draft: Draft, costs: readonly Tree[], base: () => number | undefined): Need {
  const [first, ...rest] = costs.map((cost) => takingOf(draft, cost));
  return {
    rule: draft.rules.asks.pay,
    holds(scene: Scene, card: InstanceId) {
      const slot = base();
      const taken = new Set([...(slot === undefined ? [] : selectedCards(scene, slot, draft.slots)), card]);
      const without = (taking: Taking | undefined): Taking | undefined =>
        taking && { ...taking, among: taking.among.filter((other) => !taken.has(other)) };
      const own = first?.(scene);
      const missing = own && { count: Math.max(0, own.count - taken.size), among: own.among };
      return enough([without(missing), ...rest.map((taking) => without(taking?.(scene)))]);
    },
    reason: () => "Without it the rest could not be paid",
  };
}
