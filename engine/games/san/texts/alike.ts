/** Wordings between which San's rules make no difference. */
import { isTree, type Tree } from "../../../language/index.ts";

const ENDS: ReadonlySet<string> = new Set(["time.yourEnd", "time.eachEnd"]);
/** What stands around a time, not behind it. */
const OUTSIDE: ReadonlySet<string> = new Set(["if", "unless", "where"]);

/**
 * A card is in play for one turn of its player (SAN-6.2), so “at the end of your turn” is at the end of this turn, and what holds this turn holds as long as the card is there; and to put a card into the box is to destroy it (SAN-13.5).
 */
export function sanAlike(tree: Tree): Tree {
  const { t, b, d, c } = tree.holes;
  if (tree.is === "line.at" && isTree(t) && ENDS.has(t.is) && isTree(b) && !OUTSIDE.has(b.is))
    return { is: "line.do", holes: { b: { is: "later", holes: { t: { is: "next.end", holes: {} }, m: b } } } };
  if (tree.is === "line.do" && isTree(b) && b.is === "you.cannotFor" && isTree(b.holes["d"]) && b.holes["d"].is === "dur.turn")
    return asLong(b);
  const zone = isTree(d) && d.is === "dest.into" ? d.holes["z"] : undefined;
  return tree.is === "put" && c !== undefined && isTree(zone) && zone.is === "zone.box" ? { is: "destroy", holes: { c } } : tree;
}

/** “You cannot buy cards this turn” as “You cannot buy cards”. */
const asLong = ({ holes }: Tree): Tree => ({
  is: "line.static",
  holes: { s: { is: "players.cannot", holes: { p: { is: "players.you", holes: {} }, b: holes["b"] ?? 0 } } },
});
