/** Whether two positions, or two values that tell of them, are the same: what laws ask thousands of times a second, without writing either down. */
import type { Layout } from "./layout.ts";
import { at, fieldsOf, listOf, type State } from "./state.ts";

/** Whether two states of a layout have all values alike that a digest covers: equal states have equal digests. */
export function isSamePosition(layout: Layout, one: State, other: State): boolean {
  if (one.players !== other.players || one.rng.seed !== other.rng.seed || one.rng.drawn !== other.rng.drawn) return false;
  if (one.changed !== other.changed || one.ended !== other.ended || one.decisions !== other.decisions) return false;
  if (one.zones.length !== other.zones.length) return false;
  for (let i = 0; i < one.zones.length; i++) if (!isSameList(at(one.zones, i), at(other.zones, i))) return false;
  for (const name of LISTS) if (!isSameList(one[name], other[name])) return false;
  for (const name of layout.listFields) if (!isSameList(listOf(one, name), listOf(other, name))) return false;
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  for (const name of layout.numberFields) if (fields[name] !== others[name]) return false;
  return true;
}

const LISTS = ["frames", "card", "owner", "seen", "waiting", "returns"] as const;

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false;
  return true;
}

/** Whether two plain values are the same to the letter: written as JSON they would be one text, members in one order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
    return true;
  }
  return !Array.isArray(other) && isSameRecord(one as Members, other as Members);
}

type Members = Readonly<Record<string, unknown>>;

function isSameRecord(one: Members, other: Members): boolean {
  const names = Object.keys(one);
  const others = Object.keys(other);
  if (names.length !== others.length) return false;
  for (let i = 0; i < names.length; i++) {
    const name = at(names, i);
    if (name !== others[i] || !isSame(one[name], other[name])) return false;
  }
  return true;
}
