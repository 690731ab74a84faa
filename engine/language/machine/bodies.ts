/** Sentences: conditions, loops, permission, modes, sequences of acts; and what is chosen when the sentence is announced. */
import { at } from "../../kernel/state.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { act, actor, branch, choosingPlayer, eachPlayer, jump, step } from "./acts.ts";
import { type Draft, type Label, leafIn, type Need, treeIn, type VerbAt } from "./draft.ts";
import { cardsOfGroup, nearOf } from "./nouns.ts";
import { ASKS, type Instruction, type Of } from "./program.ts";
import { addSelected, clearSelection, DONE, keep, kept, selectedAt, selectedCards, selectedCount, TAIL, X } from "./scene.ts";
import { choosing, domainOf, groupIn, isThere, verbNeeds } from "./select.ts";

const BRANCHES = ["a", "b", "c"];
const branchesOf = (tree: Tree): Tree[] => BRANCHES.flatMap((hole) => (isTree(tree.holes[hole]) ? [treeIn(tree, hole)] : []));
const isModes = (tree: Tree): boolean => tree.is === "choose.one" || tree.is === "choose.one.three";

/** Compiles a Body, or whatever of it there is. */
export function body(draft: Draft, tree: Tree): void {
  draft.uses.add(tree.is);
  const end: Label = { at: 0 };
  switch (tree.is) {
    case "if":
      draft.emit(branch(draft, tree, true, draft.parts.condition(draft, treeIn(tree, "c")), end));
      body(draft, treeIn(tree, "l"));
      break;
    case "where": {
      const value = draft.parts.number(draft, treeIn(tree, "v"), undefined);
      draft.emit(step(draft, tree, true, (scene) => keep(scene, X, value(scene))));
      body(draft, treeIn(tree, "l"));
      break;
    }
    case "loop":
      forEach(draft, tree);
      break;
    case "may":
      permission(draft, tree, possible(draft, treeIn(tree, "s")), end);
      body(draft, treeIn(tree, "s"));
      break;
    case "may.player":
      eachPlayer(draft, tree, () => {
        const declined: Label = { at: 0 };
        permission(draft, tree, possible(draft, treeIn(tree, "v")), declined);
        body(draft, treeIn(tree, "v"));
        declined.at = draft.here;
      });
      break;
    case "choose.one":
    case "choose.one.three":
      modes(draft, tree);
      break;
    case "then":
    case "then.three":
    case "vthen":
    case "vthen.three":
      sequence(draft, branchesOf(tree));
      break;
    default:
      act(draft, tree);
  }
  end.at = draft.here;
}

function sequence(draft: Draft, acts: readonly Tree[]): void {
  const outside = draft.scope.again;
  const begin = draft.here;
  for (const [i, tree] of acts.entries()) {
    if (i > 0) draft.scope.again = begin;
    act(draft, tree);
  }
  draft.scope.again = outside;
}

/** “you may”: asked if anything could come of it. */
function permission(draft: Draft, tree: Tree, could: Of<boolean>, declined: Label): void {
  const next = draft.here + 1;
  const prompt = draft.words(tree);
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: (scene) => (could(scene) ? ASKS : declined.at),
    ask: {
      kind: "may",
      player: actor,
      candidates: (_scene, into) => void into.push(1, 0),
      action: (_scene, code) => ({ kind: code === 1 ? "do" : "decline" }),
      answer: (_scene, code) => (code === 1 ? next : declined.at),
      prompt: () => `${prompt.charAt(0).toUpperCase()}${prompt.slice(1)}?`,
      hidden: () => false,
    },
  });
}

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
    case "where":
      return possible(draft, treeIn(tree, "l"));
    case "may":
      return possible(draft, treeIn(tree, "s"));
    case "forEach":
      return possible(draft, treeIn(tree, "v"));
    default:
      return verbPossible(draft, tree);
  }
}

function verbPossible(draft: Draft, tree: Tree): Of<boolean> {
  const run = draft.language.runs.get(tree.is);
  if (run?.is !== "verb") return () => true;
  const selections = draft.entry(tree).holes.flatMap(({ name, sort }) => {
    const value = tree.holes[name];
    if (!isTree(value) || !(sort === "CardsL" || sort === "Cards")) return [];
    return [there(draft, value, { run, id: tree.is, words: "", hole: name, cost: false })];
  });
  return (scene) => (run.able?.(scene.state, scene, scene.engine) ?? true) && selections.every((some) => some(scene));
}

/** Whether a selection could have a card now. */
function there(draft: Draft, tree: Tree, verb: VerbAt): Of<boolean> {
  if (tree.is === "both") {
    const [a, b] = [there(draft, treeIn(tree, "a"), verb), there(draft, treeIn(tree, "b"), verb)];
    return (scene) => a(scene) || b(scene);
  }
  if (isTree(tree.holes["g"]) && !draft.scope.announced.has(tree)) {
    const group = groupIn(draft, tree);
    const all = { domain: domainOf(draft, group, verb), needs: [...group.needs, ...verbNeeds(verb)] };
    return (scene) => isThere(all, scene);
  }
  if (tree.refers !== undefined && !draft.scope.slots.has(tree.refers)) return () => true;
  const announced = draft.scope.announced.get(tree);
  if (announced !== undefined) return (scene) => selectedCount(scene, announced) > 0;
  if (tree.is === "top") {
    const places = draft.parts.places(draft, treeIn(tree, "z"));
    return (scene) => places(scene).some((place) => at(scene.state.zones, place).length > 0);
  }
  if (tree.is === "ofThose") return () => true;
  const needs = verbNeeds(verb);
  const cards = nearOf(draft, tree);
  return (scene) => cards(scene).some((card) => needs.every((need) => need.holds(scene, card)));
}

/** One of several modes, chosen on announcement. */
function modes(draft: Draft, tree: Tree): void {
  const slot = draft.scope.announced.get(tree) ?? announceMode(draft, tree);
  const end: Label = { at: 0 };
  for (const [i, mode] of branchesOf(tree).entries()) {
    const other: Label = { at: 0 };
    draft.emit(branch(draft, mode, false, (scene) => kept(scene, slot) === i + 1, other));
    body(draft, mode);
    draft.emit(jump(draft, mode, end));
    other.at = draft.here;
  }
  end.at = draft.here;
}

function announceMode(draft: Draft, tree: Tree): number {
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

/** “for each card, …”: once for each, in an order of the controller's choice where it can make a difference. */
function forEach(draft: Draft, tree: Tree): void {
  const groupTree = treeIn(tree, "g");
  const base = draft.slotOf(groupTree);
  const cards = cardsOfGroup(draft, draft.parts.group(draft, groupTree));
  const [tail, outside] = [draft.slot(), draft.scope.again];
  const inner = treeIn(tree, "m");
  const ordered = [...walk(inner)].some(({ refers }) => refers !== undefined && refers === groupTree.binds);
  const end: Label = { at: 0 };
  draft.emit(
    step(draft, tree, true, (scene) => {
      clearSelection(scene, base);
      for (const card of cards(scene)) addSelected(scene, base, draft.slots, card);
      keep(scene, base + 2, -1);
      keep(scene, tail, kept(scene, TAIL));
    }),
  );
  const top: Label = { at: draft.here };
  draft.emit(
    branch(
      draft,
      tree,
      false,
      (scene) => {
        keep(scene, TAIL, kept(scene, tail));
        keep(scene, base + 2, kept(scene, base + 2) + 1);
        return kept(scene, base + 2) < selectedCount(scene, base);
      },
      end,
    ),
  );
  if (ordered) draft.emit(nextMember(draft, tree, base));
  draft.scope.again = draft.here;
  body(draft, inner);
  draft.scope.again = outside;
  draft.emit(jump(draft, tree, top));
  end.at = draft.here;
}

/** Which card is next: the one chosen changes places with the one whose turn it would be. */
function nextMember(draft: Draft, tree: Tree, base: number): Instruction {
  const next = draft.here + 1;
  const prompt = `Which is next? ${draft.words(tree)}`;
  return {
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: (scene) => (kept(scene, base + 2) + 1 < selectedCount(scene, base) ? ASKS : next),
    ask: {
      kind: "order",
      player: ({ controller }) => controller,
      candidates: (scene, into) => void into.push(...selectedCards(scene, base, draft.slots).slice(kept(scene, base + 2))),
      action: (_scene, card) => ({ kind: "next", card }),
      answer(scene, card) {
        const member = kept(scene, base + 2);
        const first = draft.slots + kept(scene, base);
        const chosen = selectedCards(scene, base, draft.slots).indexOf(card, member);
        keep(scene, first + chosen, selectedAt(scene, base, draft.slots, member));
        keep(scene, first + member, card);
        return next;
      },
      prompt: () => prompt,
      hidden: () => false,
    },
  };
}

const TARGETS = ["target", "target.another", "target.upTo", "near.target"];
const TARGET_PLAYERS = ["player.target", "player.targetPlayer", "whose.target"];

/** Asks for modes and targets, in the order of the words: what a text does on announcement. Says whether there was any. */
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
  const run = draft.language.runs.get(tree.is);
  for (const { name } of draft.entry(tree).holes) {
    const inner = tree.holes[name];
    if (!isTree(inner)) continue;
    const at =
      run?.is === "verb" ? { run, id: tree.is, words: draft.words(tree), hole: name, cost: false } : tree.is === "both" ? verb : undefined;
    announce(draft, inner, at);
  }
  if (TARGETS.includes(tree.is)) target(draft, tree, verb);
  if (TARGET_PLAYERS.includes(tree.is)) {
    const among = draft.parts.players(draft, tree);
    draft.emit(choosingPlayer(draft, tree, "target", among));
  }
}

function target(draft: Draft, tree: Tree, verb: VerbAt | undefined): void {
  const group = groupIn(draft, tree);
  const base = draft.slotOf(tree);
  const before = tree.is === "target.another" ? [...draft.scope.announced.values()] : [];
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
      player: ({ controller }) => controller,
      action: "target",
      prompt: `Choose ${draft.words(tree)}`,
    }),
  );
  draft.scope.announced.set(tree, base);
}

/** Compiles one sentence of an ability that does something. */
export function sentence(draft: Draft, line: Tree): void {
  draft.uses.add(line.is);
  const inner = treeIn(line, line.is === "line.instead" ? "m" : "b");
  const { scope } = draft;
  const continues = line.is === "line.ifYouDo" || line.is === "line.otherwise";
  if (!continues) {
    if (scope.asked) draft.emit(step(draft, line, false, (scene) => keep(scene, DONE, 0)));
    body(draft, inner);
    return;
  }
  const end: Label = { at: 0 };
  const wanted = line.is === "line.ifYouDo" ? 1 : 0;
  scope.continues = true;
  draft.emit(branch(draft, line, false, (scene) => kept(scene, DONE) === wanted, end));
  body(draft, inner);
  scope.continues = false;
  end.at = draft.here;
}
