/** Instructions that lead from one place of a program to another, and keep what is needed on the way. */
import type { Tree } from "../tree.ts";
import type { Draft, Label } from "./draft.ts";
import { END, type Instruction, type Of } from "./program.ts";
import { DONE, keep, kept, type Scene, TAIL } from "./scene.ts";

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

/**
 * A body that is carried out again and again while `more` says so. What it selects is forgotten before the
 * next time, so however often it is carried out the frame does not grow; the last selections stay.
 */
export function loop(draft: Draft, tree: Tree, more: Of<boolean>, body: () => void): void {
  const end: Label = { at: 0 };
  const tail = draft.slot();
  let inside = 0;
  let behind = 0;
  draft.emit(step(draft, tree, false, (scene) => keep(scene, tail, kept(scene, TAIL))));
  const top: Label = { at: draft.here };
  draft.emit(
    branch(
      draft,
      tree,
      false,
      (scene) => {
        if (!more(scene)) return false;
        keep(scene, TAIL, kept(scene, tail));
        for (let slot = inside; slot < behind; slot++) keep(scene, slot, 0);
        return true;
      },
      end,
    ),
  );
  inside = draft.slots;
  const outside = draft.scope.closing;
  draft.scope.closing = [];
  body();
  for (const close of draft.scope.closing) close();
  draft.scope.closing = outside;
  behind = draft.slots;
  draft.emit(jump(draft, tree, top));
  end.at = draft.here;
}

/** A later line asks whether this was done. `wasDone`: default it was, since it stands here. */
export function markDone(draft: Draft, tree: Tree, wasDone: Of<boolean> = () => true): void {
  if (!draft.scope.asked || draft.scope.continues) return;
  draft.emit(
    step(draft, tree, true, (scene) => {
      if (wasDone(scene)) keep(scene, DONE, 1);
    }),
  );
}

/** The end of what is carried out at one time: what waits for it is closed. */
export function end(draft: Draft): void {
  for (const close of draft.scope.closing.splice(0)) close();
  draft.emit({ span: draft.place, reads: false, acts: false, run: () => END, last: true });
}
