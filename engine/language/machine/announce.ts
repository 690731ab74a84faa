/** What is chosen when a text is announced: modes and targets, in the order of the words. */
import { at } from "../../kernel/state.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { branch } from "./control.ts";
import { type Draft, type Label, leafIn, type Need, treeIn, type VerbAt } from "./draft.ts";
import { MOST } from "./numbers.ts";
import type { Failure, Of } from "./program.ts";
import { ASKS, END } from "./program.ts";
import {
  addSelected,
  clearSelection,
  keep,
  kept,
  NO_FRAME,
  type Scene,
  SELECTION_SLOTS,
  selectedCards,
  selectedCount,
  X,
} from "./scene.ts";
import { amongOf, choosing, filling, isAnyChoosable, stillFitting, TARGETS, verbAt } from "./select.ts";
import { apart, notedBy, suppose, type Target } from "./together.ts";
import { choosingPlayer } from "./turns.ts";

const BRANCHES = ["a", "b", "c"];
export const branchesOf = (tree: Tree): Tree[] => BRANCHES.flatMap((hole) => (isTree(tree.holes[hole]) ? [treeIn(tree, hole)] : []));
/** Whether one of several modes is chosen. */
export const isModes = (tree: Tree): boolean => tree.is === "choose.one" || tree.is === "choose.one.three";

/** Asks which of several modes is meant; the slot counts them from 1. In a game with a stack a mode needs its targets. */
export function announceMode(draft: Draft, tree: Tree): number {
  const slot = draft.slot();
  draft.scope.announced.set(tree, slot);
  const modes = branchesOf(tree);
  const words = modes.map((mode) => draft.words(mode));
  const missing = draft.rules.stack ? modes.map((mode) => untargetable(draft, [mode])) : [];
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: () => ASKS,
    ask: {
      kind: "mode",
      player: ({ controller }) => controller,
      candidates(scene, into) {
        const possible = modes.flatMap((_, i) => (missing[i]?.(scene) === undefined ? [i + 1] : []));
        into.push(...(possible.length > 0 ? possible : modes.map((_, i) => i + 1)));
      },
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

/** The X of “Pay XM: …” is said on announcement, in games with a stack: whether the costs leave it open. */
export const isXOpen = (draft: Draft, costs: readonly Tree[], lines: readonly Tree[]): boolean =>
  draft.rules.stack !== undefined &&
  costs.some((cost) => [...walk(cost)].some(({ holes }) => Object.values(holes).includes("X"))) &&
  !lines.some((line) => [...walk(line)].some(({ is }) => is === "where"));

/** Asks what X is: 1 or more, up to what can be paid. */
export function announceX(draft: Draft, tree: Tree, pays: Of<Failure | undefined>): void {
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: () => ASKS,
    ask: {
      kind: "number",
      player: ({ controller }) => controller,
      candidates(scene, into) {
        const supposed = (x: number): Scene => ({ ...scene, frame: NO_FRAME, x });
        for (let x = LEAST_X; x <= MOST && (x === LEAST_X || pays(supposed(x)) === undefined); x++) into.push(x);
      },
      action: (_scene, n) => ({ kind: "number", n }),
      answer(scene, n) {
        keep(scene, X, n);
        return next;
      },
      prompt: () => `Choose X: ${draft.words(tree)}`,
      hidden: () => false,
    },
  });
}
/** For nothing nothing is done. */
export const LEAST_X = 1;

const TARGET_PLAYERS = [
  "player.target",
  "player.targetPlayer",
  "whose.target",
  "whose.targetPlayer",
  "ctrl.target",
  "ctrl.targetPlayer",
  "evp.target",
  "evp.targetPlayer",
];

/** Asks for modes and targets, in the order of the words: what a text does on announcement. */
export function announce(draft: Draft, tree: Tree, verb?: VerbAt): void {
  // What is done each time that something happens is announced then.
  if (tree.is === "span.when" || tree.is === "span.next") return;
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
  const limited = limitedTarget(draft, tree);
  for (const { name } of draft.entry(tree).holes) {
    const inner = tree.holes[name];
    if (isTree(inner) && inner !== limited) announce(draft, inner, verbOf(draft, tree, name, verb));
  }
  if (TARGETS.includes(tree.is)) target(draft, tree, verb);
  const player = limited ?? (TARGET_PLAYERS.includes(tree.is) ? tree : undefined);
  if (!player) return;
  // A sentence is announced anew when it is carried out as what happens otherwise.
  draft.scope.announced.delete(player);
  targetPlayer(draft, player, draft.parts.players(draft, tree));
}

/** The targeted player of “target opponent with 6M or more”: in a game with a stack only such a player is a legal target. */
function limitedTarget(draft: Draft, tree: Tree): Tree | undefined {
  const player = tree.holes["p"];
  const limits = draft.rules.stack !== undefined && PLAYER_SORTS.includes(draft.entry(tree).construct.sort);
  return limits && isTree(player) && TARGET_PLAYERS.includes(player.is) ? player : undefined;
}
const PLAYER_SORTS = ["Player", "PlayerF"];

function targetPlayer(draft: Draft, tree: Tree, among: Of<readonly number[]>): void {
  draft.emit(choosingPlayer(draft, tree, "target", among));
  const slot = draft.scope.announced.get(tree) ?? 0;
  if (!draft.rules.stack) return;
  draft.scope.chosen.push({
    was: (scene) => kept(scene, slot) > 0,
    reread(scene) {
      if (!among(scene).includes(kept(scene, slot) - 1)) keep(scene, slot, 0);
      return kept(scene, slot) > 0;
    },
  });
}

function target(draft: Draft, tree: Tree, verb: VerbAt | undefined): void {
  const among = amongOf(draft, tree, verb);
  const { stack } = draft.rules;
  const spaces = among.onStack ? undefined : stack;
  const note = notedBy(draft, among);
  const cardOf = (scene: Scene, noted: number) => (spaces ? spaces.cardIn(scene.state, noted, scene.engine) : noted);
  const base = draft.slot(SELECTION_SLOTS);
  const before = tree.is === "target.another" ? [...draft.scope.targets] : [];
  const different: Need = {
    rule: draft.rules.asks.target,
    open: true,
    holds: (scene, card) => !before.some((slot) => selectedCards(scene, slot, draft.slots).includes(note(scene, card))),
    reason: () => "It is already a target",
  };
  const leaves = draft.leaves.get(tree);
  const chosenSoFar = draft.scope.targets.slice();
  const leaving: Need = {
    rule: draft.rules.asks.target,
    open: true,
    holds: (scene, card) =>
      leaves?.(
        scene,
        card,
        chosenSoFar.flatMap((slot) => selectedCards(scene, slot, draft.slots)),
      ) ?? true,
    reason: () => "It would leave no other card to target",
  };
  const most =
    tree.is === "target.any"
      ? () => Number.POSITIVE_INFINITY
      : tree.is === "target.upTo"
        ? draft.parts.number(draft, leafIn(tree, "n"), undefined)
        : () => 1;
  draft.emit(
    choosing(draft, {
      ...among,
      needs: [...among.needs, ...(before.length > 0 ? [different] : []), ...(leaves ? [leaving] : [])],
      note,
      span: draft.spanOf(tree),
      kind: "target",
      base,
      least: OPEN_TARGETS.has(tree.is) ? () => 0 : most,
      most,
      player: ({ controller }) => controller,
      action: "target",
      prompt: `Choose ${draft.words(tree)}`,
    }),
  );
  const bound = draft.slotOf(tree);
  if (among.onStack) draft.stackSlots.add(bound);
  const chosen = (scene: Scene) => selectedCards(scene, base, draft.slots).flatMap((noted) => cardOf(scene, noted) ?? []);
  draft.emit(filling(draft, draft.spanOf(tree), bound, chosen));
  draft.scope.announced.set(tree, base);
  draft.scope.targets.push(base);
  if (!stack) return;
  draft.scope.chosen.push({
    was: (scene) => selectedCount(scene, base) > 0,
    ...(spaces ? { cards: chosen } : {}),
    reread: (scene) => refill(scene, stillFitting(among, chosen(scene), scene)),
  });
  // “that network” is the one that the target lies in.
  for (const { binds } of walk(treeIn(tree, "g")))
    if (binds !== undefined && draft.scope.zones.has(binds))
      draft.scope.zones.set(binds, (scene) => selectedCards(scene, bound, draft.slots).map((card) => at(scene.state.zone, card)));

  function refill(scene: Scene, cards: readonly number[]): boolean {
    for (const slot of [base, bound]) {
      clearSelection(scene, slot);
      for (const card of cards) addSelected(scene, slot, draft.slots, card);
    }
    return cards.length > 0;
  }
}

/** Looks at the targets again when what was announced is carried out. If there were any and none is legal now, it does nothing. */
export function rereadTargets(draft: Draft, tree: Tree): void {
  const chosen = [...draft.scope.chosen];
  if (chosen.length === 0) return;
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run(scene) {
      const targets = chosen.filter((one) => one.was(scene));
      const left = targets.filter((one) => one.reread(scene));
      return targets.length > 0 && left.length === 0 ? END : next;
    },
  });
}

/** Targets that may be none. */
const OPEN_TARGETS: ReadonlySet<string> = new Set(["target.upTo", "target.any"]);

/** What keeps a text from being announced: the first target that there is none for; undefined if there are all. Those of one mode only are not asked. */
export function untargetable(draft: Draft, trees: readonly Tree[]): Of<Failure | undefined> {
  const rule = draft.rules.asks.target;
  const wanted = trees.flatMap((tree) => (hasTarget(tree) ? targetsIn(draft, tree, undefined) : []));
  const each = wanted.map(({ words, none }) => ({ none, reason: `There is no ${words}` }));
  const failures = [...each, ...apart(draft, wanted)].map(({ none, reason }) => ({ none, failure: { rule, reason } }));
  return (scene) => failures.find(({ none }) => none(scene))?.failure;
}

type Wanted = {
  readonly words: string;
  readonly none: Of<boolean>;
  /** The words that target one card, and what it is chosen among; absent for what is no card. */
  readonly card?: Target;
};

const isTarget = (tree: Tree): boolean => isModes(tree) || TARGETS.includes(tree.is) || TARGET_PLAYERS.includes(tree.is);
const hasTarget = (tree: Tree): boolean => walk(tree).some(isTarget);

function targetsIn(draft: Draft, tree: Tree, verb: VerbAt | undefined): Wanted[] {
  const { stack } = draft.rules;
  if (isModes(tree)) {
    if (!stack) return [];
    const missing = branchesOf(tree).map((mode) => untargetable(draft, [mode]));
    return [{ words: "mode that has its targets", none: (scene) => missing.every((lacking) => lacking(scene) !== undefined) }];
  }
  const limited = limitedTarget(draft, tree);
  const inner = draft.entry(tree).holes.flatMap(({ name }) => {
    const value = tree.holes[name];
    return isTree(value) && value !== limited && hasTarget(value) ? targetsIn(draft, value, verbOf(draft, tree, name, verb)) : [];
  });
  if (stack && (limited || TARGET_PLAYERS.includes(tree.is))) {
    const among = draft.parts.players(draft, tree);
    return [...inner, { words: draft.words(tree), none: (scene) => among(scene).length === 0 }];
  }
  if (!TARGETS.includes(tree.is) || OPEN_TARGETS.has(tree.is)) return inner;
  const among = amongOf(draft, tree, verb);
  if (stack) suppose(draft, tree);
  const none = (scene: Scene) => !isAnyChoosable(among, scene, scene.controller);
  return [...inner, { words: draft.words(tree), none, card: { tree, among, note: notedBy(draft, among) } }];
}

/** The verb that a hole of a tree belongs to, if it is one of a verb's or stands for one. */
function verbOf(draft: Draft, tree: Tree, hole: string, outer: VerbAt | undefined): VerbAt | undefined {
  const run = draft.language.runs.get(tree.is);
  if (run?.is === "verb") return verbAt(draft, run, tree, hole, { words: draft.words(tree) });
  return tree.is === "both" ? outer : undefined;
}
