/** Words that can be said in San and do nothing: whoever writes a text is told when it is checked, not by a match in which nothing happens. */
import { type Idle, type Tree, walk } from "../../../language/index.ts";
import { idleByPlace, MOVES } from "./idle-places.ts";
import { idleInTurn } from "./idle-turn.ts";
import { areOpponents, idleForOthers } from "./idle-whose.ts";

const remarked = (message: string): Idle => ({ message, refused: false });

const DESTINATIONS: ReadonlySet<string> = new Set(["dest.into", "dest.top", "dest.bottom", "return"]);
/** Zones that no card leaves by a text. */
const KEPT: Readonly<Record<string, string>> = {
  "zone.corruption": "A corrupted card stays in its zone for the whole game (SAN-9.4)",
  "zone.box": "A card in the box cannot return (SAN-2.6)",
};
const UNORDERED: ReadonlySet<string> = new Set(["zone.hand", "zone.discard", "zone.corruption", "zone.river", "zone.box"]);
const OF_THE_TURN: ReadonlySet<string> = new Set(["gain.icon", "gain.revenue", "multiply", "allTypes"]);

/** What is known of a part of a text in San, whatever the state. */
export function sanIdle(tree: Tree): Idle | undefined {
  if (DESTINATIONS.has(tree.is) && names(tree.holes["z"]).includes("zone.river"))
    return { message: "Cards cannot be put into the River: the Supply refills it (SAN-7.5)", refused: true };
  if (MOVES.has(tree.is)) {
    const kept = names(tree.holes["c"]).find((zone) => KEPT[zone] !== undefined);
    if (kept !== undefined) return remarked(KEPT[kept] ?? "");
  }
  if (tree.is === "shuffle" && names(tree.holes["z"]).some((zone) => UNORDERED.has(zone)))
    return remarked("Only a deck can be shuffled: the order of other zones does not matter (SAN-R29)");
  if (tree.is === "controlled" && names(tree.holes["h"]).includes("noun.virusCard"))
    return {
      message: "A Virus card lies on its track or in a deck and is in nobody's play area (SAN-6.5): say “Virus you passed”",
      refused: true,
    };
  if (isPlayedAlready(tree))
    return { message: "This card has been played by then: a condition for playing it cannot be said", refused: true };
  if (areOpponents(tree.holes["p"]) && names(tree.holes["v"]).some((verb) => OF_THE_TURN.has(verb)))
    return remarked("A player loses what they gain on the opponent's turn (SAN-R12, SAN-R33)");
  return idleInTurn(tree) ?? idleByPlace(tree) ?? idleForOthers(tree);
}

/** “Play this only if …”, as a sentence of its own: the card is in play when it is carried out (SAN-6.6). */
function isPlayedAlready(tree: Tree): boolean {
  const condition = tree.is === "line.do" ? tree.holes["b"] : undefined;
  const act = typeof condition === "object" && condition.is === "if" ? condition.holes["l"] : undefined;
  const cards = typeof act === "object" && act.is === "play" ? act.holes["c"] : undefined;
  return typeof cards === "object" && cards.is === "this";
}

/** The constructs of what stands in a hole. */
const names = (hole: Tree["holes"][string] | undefined): string[] => (typeof hole === "object" ? [...walk(hole)].map(({ is }) => is) : []);
