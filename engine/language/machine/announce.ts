/** What is chosen when a text is announced: modes and targets, in the order of the words. */
import { isTree, type Tree } from "../tree.ts";
import { branch } from "./control.ts";
import { type Draft, type Label, leafIn, type Need, treeIn, type VerbAt } from "./draft.ts";
import type { Failure, Of } from "./program.ts";
import { ASKS } from "./program.ts";
import { keep, kept, SELECTION_SLOTS, selectedCards } from "./scene.ts";
import { choosing, domainOf, filling, fitting, groupIn, TARGETS, valuesAsked, verbNeeds } from "./select.ts";
import { choosingPlayer } from "./turns.ts";

const BRANCHES = ["a", "b", "c"];
export const branchesOf = (tree: Tree): Tree[] => BRANCHES.flatMap((hole) => (isTree(tree.holes[hole]) ? [treeIn(tree, hole)] : []));
/** Whether one of several modes is chosen. */
export const isModes = (tree: Tree): boolean => tree.is === "choose.one" || tree.is === "choose.one.three";

/** Asks which of several modes is meant; the slot counts them from 1. */
export function announceMode(draft: Draft, tree: Tree): number {
  const slot = draft.slot();
  draft.scope.announced.set(tree, slot);
  const words = branchesOf(tree).map((mode) => draft.words(mode));
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: () => ASKS,
    ask: {
      kind: "mode",
      player: ({ controller }) => controller,
      candidates: (_scene, into) => void into.push(...words.map((_, i) => i + 1)),
      action: (_scene, code) => ({ kind: "mode", mode: code }),
      answer(scene, code) {
        keep(scene, slot, code);
        return next;
      },
      prompt: () => `Choose one: ${words.join("; or ")}`,
      hidden: () => false,
    },
  });
  return slot;
}

const TARGET_PLAYERS = ["player.target", "player.targetPlayer", "whose.target"];

/** Asks for modes and targets, in the order of the words: what a text does on announcement. */
export function announce(draft: Draft, tree: Tree, verb?: VerbAt): void {
  if (isModes(tree)) {
    const slot = announceMode(draft, tree);
    for (const [i, mode] of branchesOf(tree).entries()) {
      const other: Label = { at: 0 };
      draft.emit(branch(draft, mode, false, (scene) => kept(scene, slot) === i + 1, other));
      announce(draft, mode);
      other.at = draft.here;
    }
    return;
  }
  for (const { name } of draft.entry(tree).holes) {
    const inner = tree.holes[name];
    if (isTree(inner)) announce(draft, inner, verbAt(draft, tree, name, verb));
  }
  if (TARGETS.includes(tree.is)) target(draft, tree, verb);
  if (TARGET_PLAYERS.includes(tree.is)) {
    const among = draft.parts.players(draft, tree);
    draft.emit(choosingPlayer(draft, tree, "target", among));
  }
}

function target(draft: Draft, tree: Tree, verb: VerbAt | undefined): void {
  const group = groupIn(draft, tree);
  const base = draft.slot(SELECTION_SLOTS);
  const before = tree.is === "target.another" ? [...draft.scope.targets] : [];
  const different: Need = {
    rule: draft.rules.asks.target,
    holds: (scene, card) => !before.some((slot) => selectedCards(scene, slot, draft.slots).includes(card)),
    reason: () => "It is a target already",
  };
  const most = tree.is === "target.upTo" ? draft.parts.number(draft, leafIn(tree, "n"), undefined) : () => 1;
  draft.emit(
    choosing(draft, {
      span: draft.spanOf(tree),
      kind: "target",
      base,
      least: tree.is === "target.upTo" ? () => 0 : most,
      most,
      domain: domainOf(draft, group, verb),
      needs: [...group.needs, ...(before.length > 0 ? [different] : []), ...verbNeeds(verb)],
      whole: group.whole,
      player: ({ controller }) => controller,
      action: "target",
      prompt: `Choose ${draft.words(tree)}`,
    }),
  );
  draft.emit(filling(draft, draft.spanOf(tree), draft.slotOf(tree), (scene) => selectedCards(scene, base, draft.slots)));
  draft.scope.announced.set(tree, base);
  draft.scope.targets.push(base);
}

/** What keeps a text from being announced: a target that there is none for. Those of one mode only are not asked. */
export function untargetable(draft: Draft, trees: readonly Tree[]): Of<readonly Failure[]> {
  const rule = draft.rules.asks.target;
  const wanted = trees.flatMap((tree) => targetsIn(draft, tree, undefined));
  return (scene) =>
    wanted.filter(({ all }) => fitting(all, scene).length === 0).map(({ tree }) => ({ rule, reason: `There is no ${draft.words(tree)}` }));
}

type Wanted = { readonly tree: Tree; readonly all: Parameters<typeof fitting>[0] };

function targetsIn(draft: Draft, tree: Tree, verb: VerbAt | undefined): Wanted[] {
  if (isModes(tree)) return [];
  const inner = draft.entry(tree).holes.flatMap(({ name }) => {
    const value = tree.holes[name];
    return isTree(value) ? targetsIn(draft, value, verbAt(draft, tree, name, verb)) : [];
  });
  if (!TARGETS.includes(tree.is) || tree.is === "target.upTo") return inner;
  const group = groupIn(draft, tree);
  return [...inner, { tree, all: { domain: domainOf(draft, group, verb), needs: [...group.needs, ...verbNeeds(verb)] } }];
}

/** The verb that a hole of a tree belongs to, if it is one of a verb's or stands for one. */
function verbAt(draft: Draft, tree: Tree, hole: string, outer: VerbAt | undefined): VerbAt | undefined {
  const run = draft.language.runs.get(tree.is);
  if (run?.is === "verb")
    return { run, id: tree.is, words: draft.words(tree), hole, cost: undefined, values: valuesAsked(draft, run, tree) };
  return tree.is === "both" ? outer : undefined;
}
