/** Two people's changes of one card, put together field by field (story S14). */
import type { Kind } from "../../saving/save-state.ts";
import { type Draft, isObject, put, same } from "./draft.ts";

/** A field that both sides changed, each to something else. */
export type Clash = { readonly path: string; readonly base: unknown; readonly mine: unknown; readonly theirs: unknown };

export type Merged = {
  /** With what is mine where both changed the same. */
  readonly doc: Draft;
  readonly clashes: readonly Clash[];
};

/**
 * Puts two changes of one draft together. What one side changed is taken, lists of words take what either side added or removed, and what
 * both changed differently is a clash.
 *
 * @param base the draft that both sides started from
 */
export function mergeFields(base: Draft, mine: Draft, theirs: Draft): Merged {
  const clashes: Clash[] = [];
  return { doc: mergeObjects(base, mine, theirs, "", clashes), clashes };
}

function mergeObjects(base: Draft, mine: Draft, theirs: Draft, above: string, clashes: Clash[]): Draft {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const merged = keys.map((key) => {
    const path = above ? `${above}.${key}` : key;
    return [key, mergeValues(base[key], mine[key], theirs[key], path, clashes)] as const;
  });
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
}

function mergeValues(base: unknown, mine: unknown, theirs: unknown, path: string, clashes: Clash[]): unknown {
  if (same(mine, theirs) || same(theirs, base)) return mine;
  if (same(mine, base)) return theirs;
  // A picture is one thing: half of one and half of another is neither.
  if (path !== "art" && isObject(mine) && isObject(theirs)) return mergeObjects(isObject(base) ? base : {}, mine, theirs, path, clashes);
  if (isWords(mine) && isWords(theirs)) return mergeWords(isWords(base) ? base : [], mine, theirs);
  clashes.push({ path, base, mine, theirs });
  return mine;
}

const isWords = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((item) => typeof item === "string");

function mergeWords(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const [before, left, right] = [new Set(base), new Set(mine), new Set(theirs)];
  return [...new Set([...mine, ...theirs])].filter((word) => (left.has(word) && right.has(word)) || !before.has(word));
}

/** The merged draft with some of the clashes decided for the other side. */
export const withTheirs = ({ doc, clashes }: Merged, paths: ReadonlySet<string>): Draft =>
  clashes.reduce((draft, { path, theirs }) => (paths.has(path) ? put(draft, path, theirs) : draft), doc);

export const DRAFTS: Kind<Draft> = {
  same,
  merge: (base, mine, theirs) => mergeFields(base, mine, theirs).doc,
  agree(base, mine, theirs) {
    const { doc, clashes } = mergeFields(base, mine, theirs);
    return clashes.length === 0 ? doc : undefined;
  },
};
