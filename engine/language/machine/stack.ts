/**
 * The stack of games that have one (`TextRules.stack`): what was announced and paid for waits on it, as plain numbers, and is carried out later, the top first. A game spreads
 * `stackFields` into the fields of its layout, lists `machine.events`, and says when the top is carried out: the `apply` of an event of its own takes it off by `takeOff` and hands it to
 * `machine.resume`.
 */
import { type EventRule, events } from "../../kernel/events.ts";
import { ownList } from "../../kernel/fork.ts";
import { slot } from "../../kernel/frames.ts";
import { at, fieldsOf, type InstanceId, listOf, type Player, type State, type View } from "../../kernel/state.ts";
import { ACTOR, CONTROLLER, PC, PROGRAM, SOURCE } from "./scene.ts";

/** Where the objects of the stack are, its top last: eight numbers each, then the slots of the text. */
export const STACK = "stack";
/** How many objects have been put on it so far: an object is named by its number. */
export const STACKED = "stacked";
/** The fields that a layout needs for them. */
export const stackFields = {
  [STACK]: { per: "list", signed: true, rare: true, doc: "What was announced and waits to be carried out, the top last" },
  [STACKED]: { per: "game", doc: "Objects put on the stack so far" },
} as const;

/** What an object of the stack is: what a card does when it is played, an ability that was used, or one that something triggered. */
export const EFFECT = 0;
export const ACTIVATED = 1;
export const TRIGGERED = 2;
export type StackKind = typeof EFFECT | typeof ACTIVATED | typeof TRIGGERED;

/** No program: the object has no text to carry out. */
export const NO_TEXT = -1;

export type StackObject = {
  /** Its number: 1 for the first of the match. */
  readonly id: number;
  readonly kind: StackKind;
  readonly source: InstanceId;
  /** Which object the source was when it was put there; 0 if it had left by then, so that its leaving means nothing. */
  readonly object: number;
  readonly controller: Player;
  /** Program and part of it that is carried out; `NO_TEXT` where there is none. */
  readonly program: number;
  readonly part: number;
};

const HEAD = 8;

const objectAt = (list: readonly number[], i: number): StackObject => ({
  id: at(list, i + 1),
  kind: at(list, i + 2) as StackKind,
  source: at(list, i + 3),
  object: at(list, i + 4),
  controller: at(list, i + 5),
  program: at(list, i + 6),
  part: at(list, i + 7),
});

/** The objects of the stack, its top last. */
export function stackOf(state: View<State>): StackObject[] {
  const list = listOf(state, STACK);
  const objects: StackObject[] = [];
  for (let i = 0; i < list.length; i += HEAD + at(list, i)) objects.push(objectAt(list, i));
  return objects;
}

/** The object of the stack with a number, if it is there. */
export const onStack = (state: View<State>, id: number): StackObject | undefined => stackOf(state).find((one) => one.id === id);

/** Where the numbers of an object begin, or -1. */
function placeOf(list: readonly number[], id: number): number {
  for (let i = 0; i < list.length; i += HEAD + at(list, i)) if (list[i + 1] === id) return i;
  return -1;
}

/** The slots that the text of an object waits with, as the frame of the text had them. */
export function waitingSlots(state: View<State>, id: number): readonly number[] {
  const list = listOf(state, STACK);
  const place = placeOf(list, id);
  return place < 0 ? [] : list.slice(place + HEAD, place + HEAD + at(list, place));
}

/** Puts an object without a text on the stack; for the `apply` of an event. Returns its number. */
export function putOnStack(state: State, kind: StackKind, source: InstanceId, object: number, controller: Player): number {
  return push(state, [kind, source, object, controller, NO_TEXT, 0], []);
}

function push(state: State, head: readonly number[], slots: readonly number[]): number {
  const fields = fieldsOf(state);
  const id = Number(fields[STACKED]) + 1;
  fields[STACKED] = id;
  ownList(state, STACK).push(slots.length, id, ...head, ...slots);
  return id;
}

/** Copies an object of the stack with all that was chosen for it, for another player: no card is its source; for the `apply` of an event. */
export function copyOnStack(state: State, id: number, controller: Player): void {
  const original = onStack(state, id);
  if (!original) return;
  const { kind, source, program, part } = original;
  const slots = [...waitingSlots(state, id)];
  if (slots.length > ACTOR) [slots[CONTROLLER], slots[ACTOR]] = [controller, controller];
  push(state, [kind, source, 0, controller, program, part], slots);
}

/** Changes which object the source of what waits is taken for; for the `apply` of an event. */
export function setStackSource(state: State, id: number, object: number): void {
  const list = ownList(state, STACK);
  const place = placeOf(list, id);
  if (place >= 0) list[place + 4] = object;
}

/** An object that was taken off the stack, with the slots of its text. */
export type TakenOff = StackObject & { readonly slots: readonly number[] };

/** Takes an object off the stack, if it is there; for the `apply` of an event. */
export function takeOff(state: State, id: number): TakenOff | undefined {
  const list = ownList(state, STACK);
  const place = placeOf(list, id);
  if (place < 0) return undefined;
  const object = objectAt(list, place);
  return { ...object, slots: list.splice(place, HEAD + at(list, place)).slice(HEAD) };
}

const KINDS = 4;

/** A kind and a part of a program as one number of the event. */
export const stackPart = (kind: StackKind, part: number): number => part * KINDS + kind;

/** What was announced is put on the stack: its frame, how many of its slots are in use, `stackPart`, the object that its source is. */
export const STACKING: EventRule = events()(
  "put on the stack",
  ["number", "number", "number", "number"],
  (state, frame, size, what, object) => {
    const slots: number[] = [];
    // Where it goes on is said when it does; where it stands now the frame may already have left.
    for (let i = 0; i < size; i++) slots.push(i === PC ? 0 : slot(state, frame, i));
    const head = [what % KINDS, at(slots, SOURCE), object, at(slots, CONTROLLER), at(slots, PROGRAM), Math.trunc(what / KINDS)];
    push(state, head, slots);
  },
);
