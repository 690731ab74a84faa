/** Putting what was announced on the stack. */
import type { Tree } from "../tree.ts";
import type { Announced, Draft } from "./draft.ts";
import { END } from "./program.ts";
import { kept, type Scene, TAIL } from "./scene.ts";
import { STACKING, type StackKind, stackPart } from "./stack.ts";

/** What was announced is put on the stack, in games that have one. What is compiled next is carried out later. `first`: what is done before. */
export function shelve(
  draft: Draft,
  tree: Tree,
  kind: StackKind,
  announced: readonly Announced[] = draft.scope.chosen,
  first?: (scene: Scene) => void,
): void {
  const { stack } = draft.rules;
  if (!stack) return;
  const part = draft.stacked.length;
  const next = draft.here + 1;
  const targets = announced.flatMap(({ cards }) => cards ?? []);
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: true,
    run(scene) {
      first?.(scene);
      const size = draft.slots + kept(scene, TAIL);
      const targeted = stack.targeted ? targets.flatMap((cards) => cards(scene)) : [];
      const { source, controller } = scene;
      scene.engine.propose(scene.state, STACKING, scene.frame, size, stackPart(kind, part), stack.object(scene.state, scene.source));
      for (const card of new Set(targeted)) stack.targeted?.(scene.state, card, { source, controller }, scene.engine);
      return next;
    },
  });
  draft.emit({ span: draft.spanOf(tree), reads: false, acts: false, run: () => END, last: true });
  draft.stacked.push(draft.here);
}
