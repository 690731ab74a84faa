/** Players who act one after the other, and players who are chosen. */
import type { Player } from "../../kernel/state.ts";
import { isTree, type Tree, walk } from "../tree.ts";
import { loop, step } from "./control.ts";
import { type Draft, treeIn } from "./draft.ts";
import { ASKS, type Instruction, type Of } from "./program.ts";
import { ACTOR, keep, kept, type Scene } from "./scene.ts";
import { TARGETS } from "./select.ts";

/** Carries a body out for each of the players whom a phrase names, the controller first, as the acting player. `withYou`: for the controller too. */
export function eachPlayer(draft: Draft, tree: Tree, body: () => void, withYou = false): void {
  const named = treeIn(tree, "p");
  chosenPlayers(draft, named);
  const players = draft.parts.players(draft, named);
  const left = draft.slot();
  draft.emit(
    step(draft, tree, true, (scene) =>
      keep(
        scene,
        left,
        players(scene).reduce((mask, player) => mask | (1 << player), withYou ? 1 << scene.controller : 0),
      ),
    ),
  );
  const next = (scene: Scene): boolean => {
    const mask = kept(scene, left);
    for (let i = 0; i < scene.state.players; i++) {
      const player = (scene.controller + i) % scene.state.players;
      if ((mask & (1 << player)) === 0) continue;
      keep(scene, left, mask & ~(1 << player));
      become(scene, player);
      return true;
    }
    become(scene, scene.controller);
    return false;
  };
  loop(draft, tree, next, body);
}

/** From here on a player acts. */
export function become(scene: Scene, player: Player): void {
  keep(scene, ACTOR, player);
  scene.actor = player;
}

/** Players who are chosen when an act is carried out. */
const CHOSEN: ReadonlySet<string> = new Set(["player.opponent", "whose.opponent", "player.a", "whose.player"]);

/** Asks for the players that are chosen when an act is carried out: “an opponent”, “an opponent's”. */
export function chosenPlayers(draft: Draft, tree: Tree): void {
  for (const part of draft.rules.stack ? untargeted(tree) : walk(tree)) {
    if (!CHOSEN.has(part.is)) continue;
    draft.scope.announced.delete(part);
    const among = draft.parts.players(draft, part);
    draft.emit(choosingPlayer(draft, part, "player", among));
  }
}

/** The parts of a tree without those of targets: who is meant there was settled when they were chosen. */
const untargeted = (tree: Tree): Tree[] =>
  TARGETS.includes(tree.is) ? [] : [tree, ...Object.values(tree.holes).flatMap((hole) => (isTree(hole) ? untargeted(hole) : []))];

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
      words: prompt,
      hidden: () => false,
    },
  };
}
