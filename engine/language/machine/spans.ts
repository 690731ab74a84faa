/** What a text leaves behind when it has been carried out: what is done at a later time, each time that something happens, or instead of it. */
import { listOf } from "../../kernel/state.ts";
import { type Tree, walk } from "../tree.ts";
import { announce, rereadTargets } from "./announce.ts";
import { type Draft, type Label, treeIn } from "./draft.ts";
import { KEEP, KEPT, MOST_KEPT } from "./events.ts";
import { type Hearing, hearings } from "./listeners.ts";
import { canReplace } from "./possible.ts";
import { END, type Of, STUCK } from "./program.ts";
import type { TimeRun } from "./run.ts";
import { keep, kept, TAIL } from "./scene.ts";
import { shelve } from "./shelve.ts";
import { TRIGGERED } from "./stack.ts";

/** Compiles a Body. */
type Compiles = (draft: Draft, tree: Tree) => void;

/** The text is kept as it is now; what stands behind it goes on at once. */
function keeping(draft: Draft, tree: Tree, end: Label, until?: { readonly slot: number; readonly of: Of<unknown> }): void {
  const part = draft.delayed.length;
  draft.emit({
    span: draft.spanOf(tree),
    reads: true,
    acts: true,
    run(scene) {
      if (until) keep(scene, until.slot, draft.rules.until?.(until.of(scene), scene) ?? 0);
      const size = draft.slots + kept(scene, TAIL);
      if (listOf(scene.state, KEPT).length > MOST_KEPT) return STUCK;
      scene.engine.propose(scene.state, KEEP, scene.frame, part, size);
      return end.at;
    },
  });
}

/** What is done when the text goes on, as an ability of its own. */
function goingOn(draft: Draft, tree: Tree, inner: () => void): void {
  const { closing, again } = draft.scope;
  draft.scope.closing = [];
  inner();
  for (const close of draft.scope.closing) close();
  draft.scope.closing = closing;
  draft.scope.again = again;
  draft.emit({ span: draft.spanOf(tree), reads: false, acts: false, run: () => END, last: true });
}

/** The times that a text waits for, one after the other: the end of a player's next turn is the end of the turn that then begins. */
function timesOf(draft: Draft, when: Tree): (TimeRun | undefined)[] {
  const run = draft.run(when, "time");
  return run?.follows ? [run, run.follows] : [run];
}

/** “at the end of this turn, …”: the text is kept as it is now and goes on then, once. */
export function later(draft: Draft, tree: Tree, body: Compiles): void {
  const when = treeIn(tree, "t");
  draft.uses.add(when.is);
  if (!draft.rules.keeps) draft.lack(tree, "This game's rules have no delayed effects");
  const whose = when.holes["w"];
  const players = whose !== undefined && typeof whose === "object" ? draft.parts.players(draft, whose) : undefined;
  const end: Label = { at: 0 };
  for (const [i, time] of timesOf(draft, when).entries()) {
    // What waits for the second time goes no further when the first has come.
    keeping(draft, tree, i === 0 ? end : { at: draft.here + 1 });
    if (i > 0) draft.emit({ span: draft.spanOf(tree), reads: false, acts: false, run: () => END });
    if (time) draft.delayed.push({ time, entry: draft.here, ...(players && i === 0 ? { players } : {}) });
  }
  goingOn(draft, tree, () => {
    draft.scope.again = draft.here;
    shelve(draft, tree, TRIGGERED);
    body(draft, treeIn(tree, "m"));
  });
  end.at = draft.here;
}

/** What a text listens to for a time, and until when: a slot. */
function listening(draft: Draft, tree: Tree, event: Tree, inner: Tree): { readonly heard: Hearing[]; readonly until: number; end: Label } {
  const duration = draft.parts.hole(draft, treeIn(tree, "d"), "Dur", undefined);
  if (!draft.rules.keeps || !draft.rules.until) draft.lack(tree, "This game's rules have no delayed effects");
  for (const part of walk(event))
    if (part.refers !== undefined && part.is !== "evp.that")
      draft.lack(part, "What is waited for can only speak of a player who was chosen");
  const until = draft.slot();
  const heard = hearings(draft, event, [{ is: "line.do", holes: { b: inner } }]);
  const end: Label = { at: 0 };
  keeping(draft, tree, end, { slot: until, of: duration });
  return { heard, until, end };
}

/** “Until end of turn, whenever …”, “the next time … this turn, …”: the text is kept as it is now, and goes on each time that it happens, or once. */
export function listenFor(draft: Draft, tree: Tree, body: Compiles): void {
  const inner = treeIn(tree, "b");
  const { heard, until, end } = listening(draft, tree, treeIn(tree, "e"), inner);
  draft.delayed.push({ heard, entry: draft.here, once: tree.is === "span.next", until });
  goingOn(draft, tree, () => {
    announce(draft, inner);
    shelve(draft, tree, TRIGGERED);
    rereadTargets(draft, tree);
    draft.scope.again = draft.here;
    body(draft, inner);
  });
  end.at = draft.here;
}

/** “Until end of turn, if … would …, … instead”, “the next time … would …, … instead”: the same of what would happen. */
export function replaceFor(draft: Draft, tree: Tree, body: Compiles): void {
  const may = treeIn(tree, "m");
  const optional = may.is === "may";
  const inner = optional ? treeIn(may, "s") : may;
  const { heard, until, end } = listening(draft, tree, treeIn(tree, "w"), inner);
  const could = canReplace(draft, inner);
  const able = heard.map((one): Hearing => ({ ...one, fits: (scene, args) => one.fits(scene, args) && could?.(scene) !== false }));
  draft.delayed.push({ heard: able, entry: draft.here, once: tree.is === "span.nextInstead", until, instead: { optional } });
  goingOn(draft, tree, () => {
    announce(draft, inner);
    rereadTargets(draft, tree);
    draft.scope.again = draft.here;
    body(draft, inner);
  });
  end.at = draft.here;
}
