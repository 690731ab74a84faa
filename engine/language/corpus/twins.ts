/**
 * Near-duplicates among texts, by their trees: texts that say the same, that say the same of other numbers and names, and that are one
 * construct apart. Every tree is looked up under what it becomes without one of its constructs, so that no two texts are ever compared.
 */
import { byCodePoint } from "../../kernel/order.ts";
import { parts, type Tree, walk } from "../tree.ts";

/** A text that was understood, as the trees of its sentences. */
export type TwinText = {
  readonly id: string;
  /** Only texts of one group are compared: those of characters, those of events. */
  readonly group: string;
  readonly sentences: readonly Tree[];
};

/** How alike texts are. numbers: they are one tree but for numbers and names · construct: one construct is another one, or stands in one of them only, with the bare words in its holes. */
export type Likeness = "same" | "numbers" | "construct";

export type Twins = {
  readonly differ: Likeness;
  /** In the order in which they were given, at least two. */
  readonly ids: readonly string[];
  /** Constructs of the largest of the texts. */
  readonly size: number;
};

/** Constructs from which trees that are one are worth a look, and trees that are one construct apart: smaller ones are alike by nature. */
const LEAST_SAME = 5;
const LEAST_NEAR = 8;

/** Texts of one group whose trees are equal but for numbers and names. */
type Shape = {
  readonly group: string;
  readonly sentences: readonly Tree[];
  readonly size: number;
  readonly members: { readonly id: string; readonly exact: string }[];
};

/** The texts that are alike, the likest and then the longest first. The order of a text's sentences counts nothing. */
export function twinsAmong(texts: readonly TwinText[]): readonly Twins[] {
  const shapes = new Map<string, Shape>();
  for (const { id, group, sentences } of texts) {
    const size = sizeOf(sentences);
    if (size < LEAST_SAME) continue;
    const key = keyOf(
      group,
      sentences.map((tree) => written(tree)),
    );
    const shape = shapes.get(key) ?? { group, sentences, size, members: [] };
    shapes.set(key, shape);
    shape.members.push({ id, exact: keyOf(group, sentences.map(exactly)) });
  }
  const place = new Map(texts.map(({ id }, i) => [id, i]));
  const inOrder = (ids: readonly string[]) => ids.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0));
  const found = [...[...shapes.values()].flatMap(withinShape), ...betweenShapes(shapes)];
  return found
    .map((twins) => ({ ...twins, ids: inOrder(twins.ids) }))
    .sort((a, b) => RANK.indexOf(a.differ) - RANK.indexOf(b.differ) || b.size - a.size || byCodePoint(a.ids.join(), b.ids.join()));
}

const RANK: readonly Likeness[] = ["same", "numbers", "construct"];

/** The number of constructs that sentences are made of. */
export const sizeOf = (sentences: readonly Tree[]): number => sentences.reduce((sum, tree) => sum + [...walk(tree)].length, 0);

const idsOf = ({ members }: Shape): string[] => members.map(({ id }) => id);

/** One finding for each text that several have, and one for all of the shape where numbers or names differ. */
function withinShape({ members, size }: Shape): Twins[] {
  const exact = new Map<string, string[]>();
  for (const one of members) {
    const ids = exact.get(one.exact) ?? [];
    exact.set(one.exact, ids);
    ids.push(one.id);
  }
  const same = [...exact.values()].flatMap((ids): Twins[] => (ids.length > 1 ? [{ differ: "same", ids, size }] : []));
  return exact.size > 1 ? [...same, { differ: "numbers", ids: members.map(({ id }) => id), size }] : same;
}

function betweenShapes(shapes: ReadonlyMap<string, Shape>): Twins[] {
  const found = new Map<string, Twins>();
  const add = (alike: readonly Shape[]) => {
    const ids = alike.flatMap(idsOf);
    found.set(ids.toSorted(byCodePoint).join(), { differ: "construct", ids, size: Math.max(...alike.map(({ size }) => size)) });
  };
  const otherwise = new Map<string, Set<Shape>>();
  for (const shape of shapes.values()) {
    if (shape.size < LEAST_NEAR) continue;
    for (const [i, sentence] of shape.sentences.entries()) {
      const others = shape.sentences.filter((_, n) => n !== i).map((tree) => written(tree));
      const key = (changed: readonly string[]) => keyOf(shape.group, [...others, ...changed]);
      for (const node of walk(sentence)) {
        const other = key([written(sentence, node, `?(${partsWritten(node).join(",")})`)]);
        otherwise.set(other, (otherwise.get(other) ?? new Set()).add(shape));
        for (const left of node === sentence ? [] : without(node)) {
          const shorter = shapes.get(key([written(sentence, node, left)]));
          if (shorter) add([shorter, shape]);
        }
      }
      const rest = isOneWord(sentence) ? shapes.get(key([])) : undefined;
      if (rest) add([rest, shape]);
    }
  }
  for (const alike of otherwise.values()) if (alike.size > 1) add([...alike]);
  return [...found.values()];
}

/** A keyword that is a sentence of its own. */
const isOneWord = (sentence: Tree): boolean => [...walk(sentence)].every((node) => parts(node).length <= 1 && sizeOf(parts(node)) <= 1);

const keyOf = (group: string, sentences: readonly string[]): string => `${group} ${sentences.toSorted(byCodePoint).join(" ")}`;

/** What may be left where a construct goes with the bare words in its holes: nothing, or what it stands around. */
function without(node: Tree): readonly string[] {
  const inner = parts(node);
  if (inner.length === 0) return [""];
  return inner.flatMap((kept) => (inner.every((part) => part === kept || parts(part).length === 0) ? [written(kept)] : []));
}

/** A tree as its constructs alone, with `instead` where the tree `at` stands. */
function written(tree: Tree, at?: Tree, instead = ""): string {
  return tree === at ? instead : `${tree.is}(${partsWritten(tree, at, instead).join(",")})`;
}

const partsWritten = (tree: Tree, at?: Tree, instead?: string): readonly string[] =>
  parts(tree)
    .map((part) => written(part, at, instead))
    .filter((part) => part !== "");

/** A tree with its numbers and names. */
function exactly(tree: Tree): string {
  const holes = Object.values(tree.holes).map((hole) => (typeof hole === "object" ? exactly(hole) : JSON.stringify(hole)));
  return `${tree.is}(${holes.join(",")})`;
}
