/** Wordings between which Megacorp's rules make no difference. */
import { isTree, type Tree } from "../../../language/index.ts";

export const megacorpOneWording = (tree: Tree): Tree => asMost(asScore(asTaken(asOwners(tree))));

const MOST: Readonly<Record<string, string>> = { gain: "gain.perMax", lose: "lose.perMax" };
/** “Gain 2M for each …, up to 3 times” is “… to a maximum of 6M”. */
function asMost(tree: Tree): Tree {
  const { v, p, n } = tree.holes;
  if (tree.is !== "forEach.most" || !isTree(v) || p === undefined || typeof n !== "number") return tree;
  const { m } = v.holes;
  const is = MOST[v.is];
  return is === undefined || typeof m !== "number" ? tree : { is, holes: { m, p, k: m * n } };
}

/** A card goes to its owner's hand whatever hand is named (MC-2.7): “return this to your hand” is “return this to its owner's hand”. */
function asOwners(tree: Tree): Tree {
  const { c, z } = tree.holes;
  if (tree.is !== "return" || !isTree(c) || !isTree(z) || z.is !== "zone") return tree;
  const { w, z: zone } = z.holes;
  if (!isTree(w) || w.is !== "whose.your" || !isTree(zone) || zone.is !== "zone.hand") return tree;
  return { ...tree, holes: { ...tree.holes, z: { ...z, holes: { ...z.holes, w: { is: "whose.owner", holes: {} } } } } };
}

/** Cards that nobody chooses when it is carried out. */
const KNOWN: ReadonlySet<string> = new Set(["this", "that", "those", "host", "chosen", "target", "each"]);
/** Whoever is given control of a card gains it: “give control of this to target opponent” is “target opponent gains control of this”. */
function asTaken(tree: Tree): Tree {
  const { c, p, v } = tree.holes;
  // So often for each of something: the player does that.
  if (tree.is.startsWith("forEach") && isTree(v) && v.is === "act" && isTree(v.holes["v"]) && v.holes["v"].is === "control")
    return { ...v, holes: { ...v.holes, v: { ...tree, holes: { ...tree.holes, v: v.holes["v"] } } } };
  if (tree.is !== "control.give" || !isTree(c) || !isTree(p) || !KNOWN.has(c.is)) return tree;
  return { is: "act", holes: { p, v: { is: "control", holes: { c } } } };
}

const SCORES: Readonly<Record<string, string>> = { "cond.value.more": "cond.score" };
/** A card whose score is 2 or more has a score of 2 or more: one that is missing is less (MC-1.7). */
function asScore(tree: Tree): Tree {
  const { v, n } = tree.holes;
  const is = SCORES[tree.is];
  if (is === undefined || !isTree(v) || typeof n !== "number" || n < 1) return tree;
  const { t } = v.holes;
  if (t === undefined) return tree;
  if (v.is === "trait.this") return { is, holes: { s: { is: "subj.this", holes: {} }, t, n } };
  if (v.is !== "trait.of") return tree;
  const noun = v.holes["n"];
  return noun === undefined ? tree : { is, holes: { s: { is: "subj.that", holes: { n: noun } }, t, n } };
}
