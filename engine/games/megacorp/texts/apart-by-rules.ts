/** Sentences that no position of Megacorp makes true: what they speak of is kept apart by the rules. */
import { isTree, type Tree, walk } from "../../../language/index.ts";
import { factsOf, kindIn } from "./kinds-apart.ts";

const names = (hole: Tree["holes"][string] | undefined): string[] => (isTree(hole) ? [...walk(hole)].map(({ is }) => is) : []);
const NETWORKS: ReadonlySet<string> = new Set(["zone.network", "zone.anyNetwork", "zone.thatNetwork"]);
const COMPARED: ReadonlySet<string> = new Set(["compare.you.more", "compare.you.fewer", "cond.richerThan", "cond.poorerThan"]);
const ORDERED: ReadonlySet<string> = new Set(["top", "bottom", "search", "shuffle", "event.searches"]);
const UNDER: ReadonlySet<string> = new Set(["event.bonded", "event.unbonded", "unbond", "bond"]);

/** What can be said and can never be, by the rules: it is refused. */
export function neverByRules({ is, holes }: Tree): string | undefined {
  const { p, n, z, s, c, a } = holes;
  if (COMPARED.has(is) && isTree(p) && p.is === "player.each") return "“Each player” includes you: say “each opponent”";
  if (is === "cond.playersAre" && typeof n === "number" && n < 2) return "There are at least 2 players: with 1 the game is over (MC-13)";
  if (ORDERED.has(is) && names(z).some((name) => NETWORKS.has(name)))
    return "A network is no pile: it has no top and is not searched or shuffled. Say “a card in a network” (MC-2.4)";
  if (is === "event.intoZone" && names(z).some((name) => NETWORKS.has(name)))
    return "A card enters a network only by being deployed: say “when this is deployed” (MC-G14)";
  const under = UNDER.has(is) ? kindIn(is === "bond" ? a : (s ?? c)) : undefined;
  if (under && factsOf(under).noun === "business") return "A Business is never put under a card (MC-R140)";
  return undefined;
}

const PRICES = /^costs\.(?!chosen)/;
const DEPLOYED: ReadonlySet<string> = new Set(["costs.firstDeploy", "costs.next"]);
const FIRST_TAKEN: ReadonlySet<string> = new Set(["reveal", "discard", "look"]);
const CONTROLLED: ReadonlySet<string> = new Set(["would.control", "event.takesControl", "event.losesControl", "control", "control.give"]);
/** What two cards do to each other in combat. */
const TO_EACH_OTHER: ReadonlySet<string> = new Set([
  "would.destroy",
  "would.dealsCombat",
  "event.destroysInCombat",
  "event.dealsCombat",
  "event.attacksCard",
  "event.blocksCard",
  "event.blockedBy",
]);
const OF_ONE_PILE: ReadonlySet<string> = new Set(["ev.this", "ev.host"]);
const THIS_OR_HOST: ReadonlySet<string> = new Set(["this", "host"]);

/** What can be said and comes to nothing by the rules: whoever writes it is told. */
export function idleByRules({ is, holes }: Tree): string | undefined {
  const { g, s, t, c, p, n } = holes;
  const kind = kindIn(g);
  if (kind && (PRICES.test(is) || is === "may.buyEngaged")) {
    const { noun, inNetwork, fights } = factsOf(kind);
    if (noun === "event" && (inNetwork || is === "may.buyEngaged")) return "Events in a network cannot be bought (MC-R32)";
    if (fights) return "Cards fight in the Challenge phase, and are bought out of networks only in the Buy phase (MC-6.1, MC-9.1)";
    if (noun === "business" && DEPLOYED.has(is)) return "A Business is never deployed: it begins in its network (MC-4.9)";
  }
  const taken = FIRST_TAKEN.has(is) ? kindIn(c) : undefined;
  if (taken && names(c).every((name) => !name.startsWith("zone")) && factsOf(taken).inNetwork)
    return "This is of cards in your hand, where none is engaged, damaged, docked or fighting: say “in a network” (MC-2.10)";
  if (is === "reveal" && names(c).every((name) => THIS_OR_HOST.has(name) || name === "both"))
    return "A card in a network is seen by everybody (MC-R110)";
  const changes = CONTROLLED.has(is) ? kindIn(is.includes(".") && !is.startsWith("control") ? s : c) : undefined;
  if (changes && factsOf(changes).noun === "business") return "A Business never changes control (MC-R130)";
  if (is === "would.control" && isTree(p) && p.is === "evp.you" && isTree(s) && s.is === "ev.this") return "You control this already";
  if (TO_EACH_OTHER.has(is) && isTree(s) && isTree(t) && OF_ONE_PILE.has(s.is) && OF_ONE_PILE.has(t.is))
    return "The cards of one pile do not fight each other (MC-9.5)";
  if ((is === "static.drawsMore" || is === "static.drawsFewer") && n === 0) return "This does nothing: the number is 0";
  return undefined;
}
