/** Wordings between which San's rules make no difference. */
import { isTree, type Tree, walk } from "../../../language/index.ts";

const ENDS: ReadonlySet<string> = new Set(["time.yourEnd", "time.eachEnd"]);
/** There is one opponent (SAN-1.1). */
const ONE_OPPONENT: Readonly<Record<string, string>> = {
  "player.target": "player.opponent",
  "player.eachOpponent": "player.opponent",
  "whose.target": "whose.opponent",
  "whose.eachOpponent": "whose.opponent",
};
/** Zones into which a card is put as it is returned there. */
const TO_PLAYERS: ReadonlySet<string> = new Set(["zone.hand", "zone.discard"]);
/** What stands around a time, not behind it. */
const OUTSIDE: ReadonlySet<string> = new Set(["if", "unless", "where"]);

/** Verbs that look for cards in the hand of who acts, where no place is named. */
const FROM_HAND: ReadonlySet<string> = new Set(["corrupt", "destroy", "discard", "play", "play.anyType", "put", "reveal", "look"]);
/** Where another player acts, “your hand” is not theirs. */
const OTHERS_ACT: ReadonlySet<string> = new Set(["act", "act.two", "may.player", "choose.player", "choose.theyOrYou"]);

/**
 * A card is in play for one turn of its player (SAN-6.2), so “at the end of your turn” is at the end of this turn, and what holds this turn holds as long as the card is there;
 * to put a card into the box is to destroy it (SAN-13.5), into a hand or discard to return it there, the opponent is whom “an”, “target” and “each” mean, a card in the River is a River card (SAN-4.3), and a verb without a place takes cards from the hand.
 */
export function sanAlike(tree: Tree): Tree {
  const { t, b, d, c, g, z } = tree.holes;
  const opponent = ONE_OPPONENT[tree.is];
  if (opponent !== undefined) return { ...tree, is: opponent };
  if (tree.is === "cond.there" && isTree(c) && c.is === "count.atLeast" && c.holes["n"] === 1 && c.holes["g"] !== undefined)
    return { ...tree, is: "cond.thereIs", holes: { c: { is: "count.one", holes: { g: c.holes["g"] } } } };
  if (tree.is === "zoned" && isTree(g) && g.is === "noun.card" && isTree(z) && z.is === "zone.river")
    return { ...tree, is: "noun.riverCard", holes: {} };
  if (tree.is === "return" && isTree(c) && isTree(z) && z.is === "zone" && isPlayed(c)) {
    const whose = z.holes["w"];
    if (isTree(whose) && whose.is === "whose.owner")
      return { ...tree, holes: { c, z: { ...z, holes: { ...z.holes, w: { is: "whose.your", holes: {} } } } } };
  }
  // The River is refilled by itself (SAN-7.5).
  if (tree.is === "then" && isTree(tree.holes["a"]) && isTree(b) && b.is === "river.refill") return tree.holes["a"];
  if (tree.is.startsWith("line.")) {
    const placed = withoutHand(tree, true);
    if (placed !== tree) return sanAlike(placed);
  }
  if (tree.is === "line.at" && isTree(t) && ENDS.has(t.is) && isTree(b) && !OUTSIDE.has(b.is))
    return { is: "line.do", holes: { b: { is: "later", holes: { t: { is: "next.end", holes: {} }, m: b } } } };
  if (tree.is === "line.do" && isTree(b) && b.is === "you.cannotFor" && isTree(b.holes["d"]) && b.holes["d"].is === "dur.turn")
    return asLong(b);
  const zone = isTree(d) && d.is === "dest.into" ? d.holes["z"] : undefined;
  if (tree.is !== "put" || c === undefined || !isTree(zone)) return tree;
  if (zone.is === "zone.box") return { is: "destroy", holes: { c } };
  const into = zone.is === "zone" ? zone.holes["z"] : undefined;
  return isTree(into) && TO_PLAYERS.has(into.is) ? sanAlike({ is: "return", holes: { c, z: zone } }) : tree;
}

/** “You cannot buy cards this turn” as “You cannot buy cards”. */
const asLong = ({ holes }: Tree): Tree => ({
  is: "line.static",
  holes: { s: { is: "players.cannot", holes: { p: { is: "players.you", holes: {} }, b: holes["b"] ?? 0 } } },
});

/** A sentence whose verbs do not name the hand from which they take cards anyway. `own`: what acts is the player whose card it is. */
function withoutHand(tree: Tree, own: boolean): Tree {
  const mine = own && !OTHERS_ACT.has(tree.is);
  let changed = false;
  const holes = Object.fromEntries(
    Object.entries(tree.holes).map(([name, hole]) => {
      if (!isTree(hole)) return [name, hole];
      const after = FROM_HAND.has(tree.is) && name === "c" ? anywhere(hole, mine) : withoutHand(hole, mine);
      changed ||= after !== hole;
      return [name, after];
    }),
  );
  return changed ? { ...tree, holes } : tree;
}

function anywhere(cards: Tree, mine: boolean): Tree {
  const { g, z } = cards.holes;
  if (cards.is === "zoned" && isTree(g) && isTree(z) && z.is === "zone" && isTree(z.holes["z"]) && z.holes["z"].is === "zone.hand") {
    const whose = z.holes["w"];
    if (isTree(whose) && (whose.is === "whose.their" || (mine && whose.is === "whose.your"))) return g;
  }
  if (!isTree(g)) return cards;
  const after = anywhere(g, mine);
  return after === g ? cards : { ...cards, holes: { ...cards.holes, g: after } };
}

/** What lies in the own play area: its owner is you (SAN-6.2). */
const isPlayed = (cards: Tree): boolean => cards.is === "this" || [...walk(cards)].some(({ is }) => is === "state.played");

/** What happens by itself and meets nothing else: more of what is counted in this turn (SAN-7.1, SAN-9.1, SAN-10.1, SAN-11.1). Where it stands makes no difference. */
export const sanAlone = (act: Tree): boolean => act.is === "gain.icon" || act.is === "gain.revenue";
