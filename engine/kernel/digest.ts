/** One short text for one position: equal states have equal digests, on every machine. */
import type { Layout } from "./layout.ts";
import { at, fieldsOf, type State } from "./state.ts";

/** Two lanes of 32 bits; together they are the hash. */
type Lanes = { high: number; low: number };

/**
 * 64 bits as 16 hexadecimal figures, over all values that the layout declares, in its order. Caches, the log and what people read are left
 * out.
 */
export function digestOf(layout: Layout, state: State): string {
  const lanes: Lanes = { high: 0x6a09e667, low: 0xbb67ae85 };
  mix(lanes, state.players);
  mix(lanes, state.rng.seed);
  mix(lanes, state.rng.drawn);
  mixAll(lanes, state.frames);
  for (let i = 0; i < state.zones.length; i++) mixAll(lanes, at(state.zones, i));
  mixAll(lanes, state.card);
  mixAll(lanes, state.owner);
  mixAll(lanes, state.seen);
  mixAll(lanes, state.waiting);
  mix(lanes, state.changed);
  mix(lanes, state.ended);
  mixAll(lanes, state.returns);
  mix(lanes, state.decisions);
  const fields = fieldsOf(state);
  for (const name of Object.keys(layout.fields)) {
    const value = fields[name];
    if (layout.fields[name]?.unlessEmpty && Array.isArray(value) && value.length === 0) continue;
    if (typeof value === "number") mix(lanes, value);
    else mixAll(lanes, value ?? []);
  }
  return textOf(lanes);
}

/** 64 bits as 16 hexadecimal figures, over the code units of a text. */
export function digestOfText(text: string): string {
  const lanes: Lanes = { high: 0x6a09e667, low: 0xbb67ae85 };
  for (let i = 0; i < text.length; i++) mix(lanes, text.charCodeAt(i));
  return textOf(lanes);
}

function mixAll(lanes: Lanes, values: readonly number[]): void {
  mix(lanes, values.length);
  for (let i = 0; i < values.length; i++) mix(lanes, at(values, i));
}

function mix(lanes: Lanes, value: number): void {
  const high = Math.imul(lanes.high ^ value, 0x9e3779b1);
  const low = Math.imul(lanes.low + value + 1, 0x85ebca77);
  lanes.high = high ^ (high >>> 15) ^ (low << 7);
  lanes.low = low ^ (low >>> 13) ^ (high >>> 3);
}

const textOf = ({ high, low }: Lanes): string =>
  hex(finish(high ^ Math.imul(low, 0x85ebca6b))) + hex(finish(low ^ Math.imul(high, 0xc2b2ae35)));

function finish(lane: number): number {
  const x = Math.imul(lane ^ (lane >>> 16), 0x7feb352d);
  return (x ^ (x >>> 15)) >>> 0;
}

const hex = (lane: number) => lane.toString(16).padStart(8, "0");
