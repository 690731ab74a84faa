/**
 * What is under way, as numbers. A frame is one rules procedure or one card text in the middle of its work:
 * `procedure, step, slot 0, slot 1, …, length of the frame`. The innermost frame stands last. Frames never move while they live, so the
 * position of the first number names one.
 */
import { at, missing, type State, shorten, type View } from "./state.ts";

/** Position of a frame in `state.frames`. */
export type Frame = number;

/** Where the slots of a frame begin. */
export const SLOTS = 2;

/** The number at `i` of what is under way. */
export const frameAt = ({ frames }: View<State>, i: number): number => frames[i] ?? missing(frames, i);

/** The innermost frame. */
export const topFrame = (state: View<State>): Frame => state.frames.length - frameAt(state, state.frames.length - 1);

/** The value that a frame keeps in slot `i`, counted from 0. */
export const slot = (state: View<State>, frame: Frame, i: number): number => frameAt(state, frame + SLOTS + i);

/** How many slots the innermost frame has. */
export const slotCount = (state: View<State>, frame: Frame): number => state.frames.length - frame - SLOTS - 1;

/** Notes a value in slot `i`: the only change that a procedure makes without an event, for what it keeps in frames is nobody's but its own. */
export function setSlot(state: View<State>, frame: Frame, i: number, value: number): void {
  (state.frames as number[])[frame + SLOTS + i] = value;
}

/** Gives the innermost frame one slot more. */
export function growFrame(state: View<State>, value: number): void {
  const frames = state.frames as number[];
  const length = at(frames, frames.length - 1);
  frames[frames.length - 1] = value;
  frames.push(length + 1);
}

/** Puts a frame with four slots on top, at its first step. */
export function pushFrame(state: State, procedure: number, a: number, b: number, c: number, d: number): void {
  state.frames.push(procedure, 0, a, b, c, d, SLOTS + 5);
}

/** Puts a frame with `count` slots on top, all 0, at its first step. */
export function pushWideFrame(state: State, procedure: number, count: number): void {
  const { frames } = state;
  frames.push(procedure, 0);
  for (let i = 0; i < count; i++) frames.push(0);
  frames.push(SLOTS + count + 1);
}

/** Takes a frame away; what it called stays, one place deeper. `length` is the frame's own. */
export function removeFrame(state: State, frame: Frame, length: number): void {
  if (frame + length === state.frames.length) shorten(state.frames, frame);
  else state.frames.splice(frame, length);
}
