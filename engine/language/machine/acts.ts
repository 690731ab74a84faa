/** Single acts: the cards in their holes are selected, then the verb is carried out once with all of them; players who act take turns. */
import { at, type InstanceId, type Player } from "../../kernel/state.ts";
import type { Leaf } from "../token.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { type Draft, type Label, leafIn, type Times, treeIn, type VerbAt } from "./draft.ts";
import { LOT } from "./events.ts";
import { nearOf } from "./nouns.ts";
import { isConstant, MOST } from "./numbers.ts";
import { ASKS, type Instruction, type Of, STUCK } from "./program.ts";
import type { VerbRun } from "./run.ts";
import { ACTOR, DONE, keep, kept, type Scene, selectedCards, selectedCount, TAIL } from "./scene.ts";
import { checkedAgain, choosing, domainOf, filling, fitting, groupIn, verbNeeds } from "./select.ts";

const CARDS = ["Cards", "CardsL"];
export const actor: Of<Player> = ({ actor }) => actor;

/** Compiles an Act, VPe, VP or PVP. */
export function act(draft: Draft, tree: Tree): void {
  draft.uses.add(tree.is);
  switch (tree.is) {
    case "act":
      eachPlayer(draft, tree, () => act(draft, treeIn(tree, "v")));
      return;
    case "act.two":
      eachPlayer(draft, tree, () => {
        act(draft, treeIn(tree, "a"));
        act(draft, treeIn(tree, "b"));
      });
      return;
    case "loses.game":
      eachPlayer(draft, tree, () => verb(draft, tree, undefined));
      return;
    case "forEach": {
      const slot = draft.slot();
      const count = draft.parts.number(draft, treeIn(tree, "p"), undefined);
      draft.emit(step(draft, tree, true, (scene) => keep(scene, slot, count(scene))));
      const times: Times = { of: (scene) => kept(scene, slot), used: false };
      const begin = draft.here;
      verb(draft, treeIn(tree, "v"), times);
      // A verb without a number is carried out that often.
      if (!times.used) {
        draft.code.length = begin;
        repeated(draft, tree, slot, () => verb(draft, treeIn(tree, "v"), undefined));
      }
      return;
    }
    case "nothing":
      return;
    case "repeat":
      repeat(draft, tree);
      return;
    case "choose":
      selection(draft, treeIn(tree, "c"), undefined, undefined);
      markDone(draft, tree);
      return;
    default:
      verb(draft, tree, undefined);
  }
}

/** An instruction that changes slots only. */
export function step(
  draft: Draft,
  tree: Tree,
  reads: boolean,
  run: (scene: Scene) => void,
  next: Label = { at: draft.here + 1 },
): Instruction {
  return {
    span: draft.spanOf(tree),
    reads,
    acts: false,
    run(scene) {
      run(scene);
      return next.at;
    },
  };
}

/** An instruction that goes one way or the other. */
export function branch(draft: Draft, tree: Tree, reads: boolean, holds: Of<boolean>, otherwise: Label): Instruction {
  const next = draft.here + 1;
  return { span: draft.spanOf(tree), reads, acts: false, run: (scene) => (holds(scene) ? next : otherwise.at) };
}

export const jump = (draft: Draft, tree: Tree, to: Label): Instruction => step(draft, tree, false, () => undefined, to);

/** A body that is carried out as often as a slot says. */
function repeated(draft: Draft, tree: Tree, slot: number, body: () => void): void {
  const end: Label = { at: 0 };
  const tail = draft.slot();
  draft.emit(step(draft, tree, false, (scene) => keep(scene, tail, kept(scene, TAIL))));
  const top: Label = { at: draft.here };
  draft.emit(branch(draft, tree, false, (scene) => kept(scene, slot) > 0, end));
  draft.emit(
    step(draft, tree, false, (scene) => {
      keep(scene, slot, kept(scene, slot) - 1);
      keep(scene, TAIL, kept(scene, tail));
    }),
  );
  body();
  draft.emit(jump(draft, tree, top));
  end.at = draft.here;
}

/** “Repeat this n times”: what stands before it is done so many times more. */
function repeat(draft: Draft, tree: Tree): void {
  const slot = draft.slot();
  const n = draft.parts.number(draft, leafIn(tree, "n"), undefined);
  const again = draft.scope.again;
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: false,
    acts: false,
    run(scene) {
      const done = kept(scene, slot);
      keep(scene, slot, done < n(scene) ? done + 1 : 0);
      return done < n(scene) ? again : next;
    },
  });
}

/** Carries a body out for each of the players whom a phrase names, the controller first, as the acting player. */
export function eachPlayer(draft: Draft, tree: Tree, body: () => void): void {
  const named = treeIn(tree, "p");
  chosenPlayers(draft, named);
  const players = draft.parts.players(draft, named);
  const [left, tail] = [draft.slot(), draft.slot()];
  draft.emit(
    step(draft, tree, true, (scene) => {
      keep(
        scene,
        left,
        players(scene).reduce((mask, player) => mask | (1 << player), 0),
      );
      keep(scene, tail, kept(scene, TAIL));
    }),
  );
  const end: Label = { at: 0 };
  const top: Label = { at: draft.here };
  draft.emit(
    branch(
      draft,
      tree,
      false,
      (scene) => {
        const mask = kept(scene, left);
        keep(scene, TAIL, kept(scene, tail));
        for (let i = 0; i < scene.state.players; i++) {
          const player = (scene.controller + i) % scene.state.players;
          if ((mask & (1 << player)) === 0) continue;
          keep(scene, left, mask & ~(1 << player));
          become(scene, player);
          return true;
        }
        become(scene, scene.controller);
        return false;
      },
      end,
    ),
  );
  body();
  draft.emit(jump(draft, tree, top));
  end.at = draft.here;
}

function become(scene: Scene, player: Player): void {
  keep(scene, ACTOR, player);
  scene.actor = player;
}

/** Asks for the players that are chosen when an act is carried out: “an opponent”, “an opponent's”. */
export function chosenPlayers(draft: Draft, tree: Tree): void {
  for (const part of walk(tree)) {
    if ((part.is !== "player.opponent" && part.is !== "whose.opponent") || draft.scope.announced.has(part)) continue;
    const among = draft.parts.players(draft, part);
    draft.emit(choosingPlayer(draft, part, "player", among));
  }
}

/** A player is chosen; the slot counts players from 1. */
export function choosingPlayer(draft: Draft, tree: Tree, kind: "player" | "target", among: Of<readonly Player[]>): Instruction {
  const slot = draft.slotOf(tree);
  draft.scope.announced.set(tree, slot);
  const next = draft.here + 1;
  const prompt = `Choose ${draft.words(tree)}`;
  return {
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run(scene) {
      const [only, another] = among(scene);
      keep(scene, slot, only === undefined ? 0 : only + 1);
      return another === undefined ? next : ASKS;
    },
    ask: {
      kind,
      player: ({ controller }) => controller,
      candidates: (scene, into) => void into.push(...among(scene)),
      action: (_scene, player) => ({ kind, player }),
      answer(scene, player) {
        keep(scene, slot, player + 1);
        return next;
      },
      prompt: () => prompt,
      hidden: () => false,
    },
  };
}

/** Compiles a verb with its holes. */
function verb(draft: Draft, tree: Tree, times: Times | undefined): void {
  draft.uses.add(tree.is);
  const run = draft.run(tree, "verb");
  if (run === undefined) return;
  const { holes } = draft.entry(tree);
  const splits = [...walk(tree)].some(({ is }) => is === "whose.owner");
  chosenPlayers(draft, tree);
  const words = draft.words(tree);
  const cards: number[] = [];
  const values = holes.map(({ name, sort }, i): Of<unknown> => {
    const value = tree.holes[name] ?? 0;
    if (isTree(value) && CARDS.includes(sort)) {
      cards.push(i);
      return selection(draft, value, { run, id: tree.is, words, hole: name, cost: false }, times);
    }
    if (isTree(value) && value.is === "ncards.upTo") return upToNumber(draft, value, words, times);
    return draft.parts.hole(draft, value, sort, times);
  });
  const constant = run.plain && cards.length === 0 && Object.values(tree.holes).every((hole) => isTerm(draft, hole)) && times === undefined;
  draft.emit(constant ? plainVerb(draft, tree, run, values) : fullVerb(draft, tree, run, values, cards, splits));
}

/** Whether what stands in a hole is always the same: a number, or a word without holes that is a term of the game. */
const isTerm = (draft: Draft, value: Tree | Leaf): boolean =>
  isTree(value)
    ? (value.is === "ncards" && isConstant(value.holes["n"])) ||
      (Object.keys(value.holes).length === 0 && ["term", "test"].includes(draft.language.runs.get(value.is)?.is ?? ""))
    : typeof value === "number" || value !== "X";

/** A verb whose holes say the same always, and which only proposes: any number of these run in one step. */
function plainVerb(draft: Draft, tree: Tree, run: VerbRun, values: readonly Of<unknown>[]): Instruction {
  const nowhere = NOWHERE;
  const [a, b, c, d] = values.map((value) => value(nowhere));
  const next = draft.here + 1;
  const marks = draft.scope.asked && !draft.scope.continues;
  return {
    span: draft.spanOf(tree),
    reads: marks,
    acts: true,
    run(scene) {
      run.run(scene.state, scene, scene.engine, a, b, c, d);
      if (marks) keep(scene, DONE, 1);
      return next;
    },
  };
}

/** A scene that constants are asked in; nothing in it can be looked at. */
const NOWHERE = Object.freeze({}) as Scene;

function fullVerb(
  draft: Draft,
  tree: Tree,
  run: VerbRun,
  values: readonly Of<unknown>[],
  cards: readonly number[],
  splits: boolean,
): Instruction {
  const next = draft.here + 1;
  const needs = verbNeeds({ run, id: tree.is, words: "", hole: "", cost: false });
  const marks = draft.scope.asked && !draft.scope.continues;
  const once = (scene: Scene, only: readonly InstanceId[] | undefined): boolean => {
    const given = values.map((value, i) => {
      const found = value(scene);
      if (!cards.includes(i)) return found;
      const list = only ?? (found as readonly InstanceId[]);
      return needs.length === 0 ? list : list.filter((card) => needs.every((need) => need.holds(scene, card)));
    });
    if (cards.some((i) => (given[i] as readonly InstanceId[]).length === 0)) return true;
    if (given.some((value) => typeof value === "number" && Math.abs(value) > MOST)) return false;
    run.run(scene.state, scene, scene.engine, ...given);
    if (marks) keep(scene, DONE, 1);
    return true;
  };
  return {
    span: draft.spanOf(tree),
    reads: true,
    acts: true,
    run(scene) {
      if (!splits) return once(scene, undefined) ? next : STUCK;
      const moved = cards.flatMap((i) => at(values, i)(scene) as readonly InstanceId[]);
      const owners = [...new Set(moved.map((card) => at(scene.state.owner, card)))];
      const groups = owners.map((owner) => ({ owner, only: moved.filter((card) => at(scene.state.owner, card) === owner) }));
      return groups.every(({ owner, only }) => once({ ...scene, owner }, only)) ? next : STUCK;
    },
  };
}

/** A later line asks whether this was done. */
export function markDone(draft: Draft, tree: Tree): void {
  if (draft.scope.asked && !draft.scope.continues) draft.emit(step(draft, tree, false, (scene) => keep(scene, DONE, 1)));
}

/** “up to 2 cards”: the player says how many. */
function upToNumber(draft: Draft, tree: Tree, words: string, times: Times | undefined): Of<number> {
  const slot = draft.slot();
  const most = draft.parts.number(draft, tree, times);
  const next = draft.here + 1;
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: false,
    run: (scene) => (most(scene) > MOST ? STUCK : ASKS),
    ask: {
      kind: "number",
      player: actor,
      candidates(scene, into) {
        for (let n = 0; n <= most(scene); n++) into.push(n);
      },
      action: (_scene, n) => ({ kind: "number", n }),
      answer(scene, n) {
        keep(scene, slot, n);
        return next;
      },
      prompt: () => `How many? ${words}`,
      hidden: () => false,
    },
  });
  return (scene) => kept(scene, slot);
}

/** Emits what a selection of cards needs and says which cards it is. */
export function selection(draft: Draft, tree: Tree, verbAt: VerbAt | undefined, times: Times | undefined): Of<readonly InstanceId[]> {
  draft.uses.add(tree.is);
  if (tree.is === "both") {
    const [a, b] = [selection(draft, treeIn(tree, "a"), verbAt, times), selection(draft, treeIn(tree, "b"), verbAt, times)];
    return (scene) => [...new Set([...a(scene), ...b(scene)])];
  }
  const span = draft.spanOf(tree);
  const announced = draft.scope.announced.get(tree);
  if (announced !== undefined) {
    const group = groupIn(draft, tree);
    draft.emit(checkedAgain(draft, span, announced, { domain: domainOf(draft, group, verbAt), needs: group.needs }));
    return (scene) => selectedCards(scene, announced, draft.slots);
  }
  const count = (): Of<number> => draft.parts.number(draft, leafIn(tree, "n"), times);
  const chosen = (base: number) => {
    const part = tree.refers;
    if (part !== undefined) draft.scope.parts.set(part, [...(draft.scope.parts.get(part) ?? []), base]);
    return (scene: Scene) => selectedCards(scene, base, draft.slots);
  };
  switch (tree.is) {
    case "each": {
      const base = draft.slotOf(tree);
      const group = groupIn(draft, tree);
      const all = { domain: domainOf(draft, group, verbAt), needs: [...group.needs, ...verbNeeds(verbAt)] };
      draft.emit(filling(draft, span, base, (scene) => fitting(all, scene)));
      return chosen(base);
    }
    case "some":
    case "some.other":
    case "another":
    case "upTo":
    case "anyNumber": {
      const n = tree.is === "another" ? () => 1 : tree.is === "anyNumber" ? () => Number.POSITIVE_INFINITY : count();
      const base = draft.slotOf(tree);
      const group = groupIn(draft, tree);
      draft.emit(
        choosing(draft, {
          span,
          kind: verbAt?.cost ? "pay" : "choose",
          base,
          least: tree.is === "upTo" || tree.is === "anyNumber" ? () => 0 : n,
          most: n,
          domain: domainOf(draft, group, verbAt),
          needs: [...group.needs, ...verbNeeds(verbAt)],
          player: actor,
          action: verbAt?.run.kind ?? verbAt?.id ?? "choose",
          prompt: promptOf(verbAt, draft.words(tree)),
        }),
      );
      return chosen(base);
    }
    case "ofThose": {
      const n = count();
      const from = draft.referred(tree);
      const base = draft.slotOf(tree);
      const needs = verbNeeds(verbAt);
      draft.emit(
        choosing(draft, {
          span,
          kind: "choose",
          base,
          least: n,
          most: n,
          domain: (scene, into) => void into.push(...selectedCards(scene, from, draft.slots)),
          needs,
          player: actor,
          action: verbAt?.run.kind ?? verbAt?.id ?? "choose",
          prompt: promptOf(verbAt, draft.words(tree)),
        }),
      );
      return chosen(base);
    }
    case "random": {
      const n = count();
      const base = draft.slotOf(tree);
      const group = groupIn(draft, tree);
      const all = { domain: domainOf(draft, group, verbAt), needs: [...group.needs, ...verbNeeds(verbAt)] };
      draft.emit(filling(draft, span, base, (scene) => fitting(all, scene)));
      draft.emit(byLot(draft, tree, base, n));
      return chosen(base);
    }
    case "top": {
      const n = count();
      const base = draft.slotOf(tree);
      const places = draft.parts.places(draft, treeIn(tree, "z"));
      draft.emit(
        filling(draft, span, base, (scene) =>
          places(scene).flatMap((place) => {
            const cards = at(scene.state.zones, place);
            return cards.slice(Math.max(0, cards.length - n(scene))).reverse();
          }),
        ),
      );
      return chosen(base);
    }
    default:
      return nearOf(draft, tree);
  }
}

const promptOf = (verbAt: VerbAt | undefined, words: string): string => {
  const prompt = verbAt?.words ?? `choose ${words}`;
  return prompt.charAt(0).toUpperCase() + prompt.slice(1);
};

/** Cards of a selection are drawn by lot. */
function byLot(draft: Draft, tree: Tree, base: number, n: Of<number>): Instruction {
  const next = draft.here + 1;
  return {
    span: draft.spanOf(tree),
    reads: true,
    acts: true,
    run(scene) {
      const count = selectedCount(scene, base);
      const drawn = Math.min(count, n(scene));
      keep(scene, base + 1, drawn);
      if (drawn > 0) scene.engine.propose(scene.state, LOT, scene.frame, draft.slots + kept(scene, base), count, drawn);
      return next;
    },
  };
}
