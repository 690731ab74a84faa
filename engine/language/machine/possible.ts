/** Whether anything could come of a sentence now: what is optional is not asked while it could do nothing. */
import { at } from "../../kernel/state.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { branchesOf } from "./announce.ts";
import { canPay, valuesOf } from "./costs.ts";
import { discardDown } from "./down.ts";
import { type Draft, freshScope, treeIn, type VerbAt } from "./draft.ts";
import { nearOf } from "./nouns.ts";
import type { Of } from "./program.ts";
import { selectedCount } from "./scene.ts";
import { amongOf, isThere, verbAt, verbNeeds } from "./select.ts";

/** Whether the first thing that a sentence does could do anything now. */
export function possible(draft: Draft, tree: Tree): Of<boolean> {
  switch (tree.is) {
    case "then":
    case "then.three":
    case "vthen":
    case "vthen.three":
      return possible(draft, treeIn(tree, "a"));
    case "if": {
      const condition = draft.parts.condition(draft, treeIn(tree, "c"));
      const inner = possible(draft, treeIn(tree, "l"));
      return (scene) => condition(scene) && inner(scene);
    }
    case "unless.cond": {
      const condition = draft.parts.condition(draft, treeIn(tree, "c"));
      const inner = possible(draft, treeIn(tree, "l"));
      return (scene) => !condition(scene) && inner(scene);
    }
    case "where":
      return possible(draft, treeIn(tree, "l"));
    case "may":
      return possible(draft, treeIn(tree, "s"));
    case "forEach":
    case "forEach.most":
      return possible(draft, treeIn(tree, "v"));
    case "discard.downTo":
      return verbPossible(draft, discardDown(tree));
    default:
      return verbPossible(draft, tree);
  }
}

function verbPossible(draft: Draft, tree: Tree): Of<boolean> {
  const run = draft.language.runs.get(tree.is);
  if (run?.is !== "verb") return () => true;
  const own = new Set([...walk(tree)].flatMap(({ binds }) => binds ?? []));
  const selections = draft.entry(tree).holes.flatMap(({ name, sort }) => {
    const value = tree.holes[name];
    if (!isTree(value) || !(sort === "CardsL" || sort === "Cards")) return [];
    // What the same act selects cannot be known before it does.
    if (value.refers !== undefined && own.has(value.refers)) return [];
    return [there(draft, value, verbAt(draft, run, tree, name))];
  });
  const values = run.payable && own.size === 0 ? valuesOf(draft, tree) : undefined;
  const affordable: Of<boolean> = (scene) =>
    values === undefined || run.payable?.(scene.state, scene, scene.engine, [values.map((hole) => hole(scene))]) !== false;
  return (scene) => (run.able?.(scene.state, scene, scene.engine) ?? true) && affordable(scene) && selections.every((some) => some(scene));
}

/** Whether a selection could have a card now. */
function there(draft: Draft, tree: Tree, verb: VerbAt): Of<boolean> {
  if (tree.is === "both") {
    const [a, b] = [there(draft, treeIn(tree, "a"), verb), there(draft, treeIn(tree, "b"), verb)];
    return (scene) => a(scene) || b(scene);
  }
  if (tree.is.endsWith(".among")) return () => true;
  if (tree.is === "top" || tree.is === "bottom" || tree.is === "top.until") {
    const places = draft.parts.places(draft, treeIn(tree, "z"));
    return (scene) => places(scene).some((place) => at(scene.state.zones, place).length > 0);
  }
  if (isTree(tree.holes["g"]) && !draft.scope.announced.has(tree)) {
    const all = amongOf(draft, tree, verb);
    return (scene) => isThere(all, scene);
  }
  const announced = draft.scope.announced.get(tree);
  if (announced !== undefined) return (scene) => selectedCount(scene, announced) > 0;
  if (tree.is === "ofThose") return () => true;
  const needs = verbNeeds(verb);
  const cards = nearOf(draft, tree);
  return (scene) => cards(scene).some((card) => needs.every((need) => need.holds(scene, card)));
}

/**
 * Whether what a text says instead can be paid: what cannot be paid replaces nothing. Undefined where nothing is paid, or where what it is paid with is what the event speaks
 * of, which is known only when it has begun.
 */
export function canReplace(draft: Draft, tree: Tree): Of<boolean> | undefined {
  const [first] = tree.is.startsWith("then") ? branchesOf(tree) : [tree];
  if (first === undefined || draft.entry(first).construct.sort !== "PVP") return undefined;
  if ([...walk(first)].some(({ refers, is }) => refers !== undefined || is === "target")) return undefined;
  const outside = draft.scope;
  draft.scope = freshScope();
  const failure = canPay(draft, [first]);
  draft.scope = outside;
  return (scene) => failure(scene) === undefined;
}
