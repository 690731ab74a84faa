/**
 * A text that is being carried out: one frame of the kernel, whatever the text. Its slots are, in order: which program, where in it, the source, the
 * controller, the acting player, X, how much of the tail is in use, whether the part before was carried out; then what the program asked for when it was
 * compiled (four slots for each selection); then the tail, which holds the cards that were selected and grows with them.
 */
import type { Engine } from "../../kernel/engine.ts";
import { type Frame, growFrame, setSlot, slot, slotCount } from "../../kernel/frames.ts";
import type { InstanceId, Player, State, View } from "../../kernel/state.ts";
import type { Tree } from "../tree.ts";
import type { Acting } from "./run.ts";

export const PROGRAM = 0;
export const PC = 1;
export const SOURCE = 2;
export const CONTROLLER = 3;
export const ACTOR = 4;
export const X = 5;
export const TAIL = 6;
export const DONE = 7;
/** The first slot that a program may use as it likes. */
export const FIRST_FREE = 8;

/** No frame: what is asked belongs to a text that nobody is carrying out, as a trigger's or a static's. */
export const NO_FRAME = -1;

/** What everything in a program is handed: the state, the frame, and for whom. Good until the step ends. */
export type Scene = Omit<Acting, "actor"> & {
  /** Changes where the players whom a sentence names take turns. */
  actor: Player;
  readonly state: View<State>;
  readonly engine: Engine;
  readonly frame: Frame;
  /** The text that is meant, as an index; -1 where nobody asks. */
  readonly text: number;
  /** The slots of a text that is kept, where there is no frame. */
  readonly slots?: readonly number[];
  /** What X is supposed to be, where there is no frame. */
  readonly x?: number;
  /** What is supposed to be targeted, by the words that target it, while one looks whether others can be targeted beside it. */
  readonly supposed?: ReadonlyMap<Tree, InstanceId>;
  /** Whose the cards are that an act moves, while one says “its owner's”. */
  readonly owner?: Player;
};

/** The scene of the text in a frame. */
export const sceneOf = (state: View<State>, frame: Frame, engine: Engine): Scene => ({
  state,
  engine,
  frame,
  text: slot(state, frame, PROGRAM),
  source: slot(state, frame, SOURCE),
  controller: slot(state, frame, CONTROLLER),
  actor: slot(state, frame, ACTOR),
});

/** A scene without a frame: nothing is bound in it. */
export const bareScene = (state: View<State>, engine: Engine, source: InstanceId, controller: Player, text = -1): Scene => ({
  state,
  engine,
  frame: NO_FRAME,
  text,
  source,
  controller,
  actor: controller,
});

/** The number that a scene keeps in a slot; where there is no frame 0, unless X is supposed. */
export const kept = ({ state, frame, slots, x = 0 }: Scene, i: number): number => {
  if (frame !== NO_FRAME) return slot(state, frame, i);
  return slots?.[i] ?? (i === X ? x : 0);
};

export const keep = ({ state, frame }: Scene, i: number, value: number): void => setSlot(state, frame, i, value);

// A selection is four slots: where in the tail its cards begin, how many they are, which of them is meant while they are taken one by one, and how many were taken out
// of it (“2 of those cards”): these stand first, “the rest” is what stands behind them.

export const SELECTION_SLOTS = 4;

/** Begins a selection, empty. */
export function clearSelection(scene: Scene, base: number): void {
  keep(scene, base, kept(scene, TAIL));
  keep(scene, base + 1, 0);
  keep(scene, base + 2, 0);
  keep(scene, base + 3, 0);
}

/** Adds a card to the selection that was begun last. `fixed`: the slots of the program before its tail. */
export function addSelected(scene: Scene, base: number, fixed: number, card: number): void {
  const used = kept(scene, TAIL);
  if (fixed + used < slotCount(scene.state, scene.frame)) keep(scene, fixed + used, card);
  else growFrame(scene.state, card);
  keep(scene, TAIL, used + 1);
  keep(scene, base + 1, kept(scene, base + 1) + 1);
}

export const selectedCount = (scene: Scene, base: number): number => kept(scene, base + 1);

/** The i-th card of a selection. */
export const selectedAt = (scene: Scene, base: number, fixed: number, i: number): InstanceId => kept(scene, fixed + kept(scene, base) + i);

/** All cards of a selection. */
export function selectedCards(scene: Scene, base: number, fixed: number): InstanceId[] {
  const cards: InstanceId[] = [];
  for (let i = 0; i < selectedCount(scene, base); i++) cards.push(selectedAt(scene, base, fixed, i));
  return cards;
}

/** Notes that a card of a selection was taken out of it. */
export function takeSelected(scene: Scene, base: number, fixed: number, card: InstanceId): void {
  const taken = kept(scene, base + 3);
  const first = fixed + kept(scene, base);
  for (let i = taken; i < selectedCount(scene, base); i++) {
    if (kept(scene, first + i) !== card) continue;
    keep(scene, first + i, kept(scene, first + taken));
    keep(scene, first + taken, card);
    keep(scene, base + 3, taken + 1);
    return;
  }
}

/** What was not taken out of a selection. */
export const restOf = (scene: Scene, base: number, fixed: number): InstanceId[] =>
  selectedCards(scene, base, fixed).slice(kept(scene, base + 3));

/** The card of a selection that is meant by “that card”: the one taken now, or the only one. */
export function memberOf(scene: Scene, base: number, fixed: number): InstanceId[] {
  const member = kept(scene, base + 2);
  return member < selectedCount(scene, base) ? [selectedAt(scene, base, fixed, member)] : [];
}

/** A scene without a frame in which a selection is one card. */
export function withMember(scene: Scene, base: number, fixed: number, card: InstanceId): Scene {
  const slots: number[] = [];
  slots[base + 1] = 1;
  slots[fixed] = card;
  return { ...scene, slots };
}

/** More than the abilities that one text can have. */
export const ABILITIES = 64;

/** An ability of a program as one number. */
export const abilityNumber = (program: number, ability: number): number => program * ABILITIES + ability;
