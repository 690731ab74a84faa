/** Words that ask a card to be in two places at once, or where it never is. */
import { type Idle, isTree, type Tree, walk } from "../../../language/index.ts";

const remarked = (message: string): Idle => ({ message, refused: false });

type Hole = Tree["holes"][string] | undefined;
const isOf = (hole: Hole, ids: ReadonlySet<string>): boolean => isTree(hole) && ids.has(hole.is);

const IN_PLAY: ReadonlySet<string> = new Set(["state.played", "history.played"]);
const IN_RIVER =
  /^(?:noun\.riverCard|place\.(?:front|theirFront|crossed|their\.crossed|ahead|their\.ahead)|with\.crossing|with\.crossing(?:More|Is)|with\.(?:highest|lowest)\.crossing|with\.(?:any|their|no)?[cC]orrupted)$/u;
const ZONES: ReadonlySet<string> = new Set(["zone.hand", "zone.deck", "zone.discard", "zone.corruption", "zone.box", "zone.supply"]);
const NAMES: Readonly<Record<string, string>> = {
  play: "in play",
  river: "in the River",
  "zone.hand": "in a hand",
  "zone.deck": "in a deck",
  "zone.discard": "in a discard",
  "zone.corruption": "in a Corruption Zone",
  "zone.box": "in the box",
  "zone.supply": "in the Supply",
};

/** What a description of cards is made of, from the outside to its noun. */
function* described(group: Tree): Generator<Tree> {
  yield group;
  const inner = group.holes[group.is === "controlled" ? "h" : "g"];
  if (isTree(inner)) yield* described(inner);
}

/** Where the cards of a description lie, by each of its words that says so. */
export function placesOf(group: Tree): ReadonlySet<string> {
  const places = new Set<string>();
  for (const { is, holes } of described(group)) {
    const words = [
      is,
      ...["s", "p", "w", "x", ...(is === "past" ? ["h"] : [])].flatMap((name) => (isTree(holes[name]) ? [holes[name].is] : [])),
    ];
    if (words.some((word) => IN_PLAY.has(word))) places.add("play");
    if (words.some((word) => IN_RIVER.test(word))) places.add("river");
    const zone = is === "zoned" ? zoneOf(holes["z"]) : undefined;
    if (zone !== undefined) places.add(zone);
  }
  return places;
}

function zoneOf(zone: Hole): string | undefined {
  if (!isTree(zone)) return undefined;
  if (zone.is === "zone.river") return "river";
  return ZONES.has(zone.is) ? zone.is : zone.is === "zone" ? zoneOf(zone.holes["z"]) : undefined;
}

const GROUPS: ReadonlySet<string> = new Set([
  "other",
  "stated",
  "kinded",
  "past",
  "placed",
  "having",
  "zoned",
  "controlled",
  "kinded.near",
]);
const NEXT = /^(?:you|players)\.next\./u;
const BUYS = /^buy\.|^(?:you|players)\.card\./u;
const COMPARED = /^compare\.(?:you|opponent|that|no)\.(?:more|fewer)$/u;
const THERE_IS: ReadonlySet<string> = new Set(["cond.there", "cond.thereIs"]);
const SOME: ReadonlySet<string> = new Set(["count.one", "count.another", "count.atLeast", "count.exactly"]);
/** In which hole a word has the cards that it counts. */
const COUNTS: Readonly<Record<string, string>> = {
  loop: "g",
  forEach: "p",
  "forEach.most": "p",
  "number.of": "g",
  multiply: "t",
  "multiply.revenue": "t",
};
const VIRUS_PLAYED = "A Virus card goes straight to the discard when it is played and is never in play (SAN-6.5)";
const VIRUS: ReadonlySet<string> = new Set(["noun.virusCard"]);
const STARTING: ReadonlySet<string> = new Set(["kind.starting"]);
const NEVER_IN_RIVER: ReadonlySet<string> = new Set(["noun.virusCard", "kind.starting"]);
const BOUGHT_OR_CROSSED = /^did\.(?:|more\.|per\.|lots\.|number\.)(?:bought|crossed)$/u;
const EVENTS: ReadonlySet<string> = new Set(["event.buys", "event.crosses"]);
/** Things that happen to cards where they lie. */
const MOVED: ReadonlySet<string> = new Set([
  ...["event.discarded", "event.discards", "would.discarded", "event.destroyed", "event.destroys", "would.destroyed"],
  ...["event.returned", "event.corrupts", "would.corrupt"],
]);
const NOWHERE: ReadonlySet<string> = new Set();
const DRAWN: ReadonlySet<string> = new Set(["zone.deck", "zone.hand"]);
const COSTS: ReadonlySet<string> = new Set(["static.buyLess", "static.crossing"]);
const RIVER_ONLY = "Only cards in the River are bought and crossed, or corrupted from there (SAN-7.2, SAN-10.2)";

/** What is known of a part of a text by where its cards would lie. */
export function idleByPlace(tree: Tree): Idle | undefined {
  if (tree.is.startsWith("line.") && refillsOnly(tree)) return remarked("The River is refilled by itself: this changes nothing (SAN-7.5)");
  return ofGroup(tree) ?? ofTheRiver(tree) ?? ofVirus(tree) ?? ofThis(tree);
}

function ofGroup(tree: Tree): Idle | undefined {
  if (!GROUPS.has(tree.is)) return undefined;
  const places = [...placesOf(tree)];
  const parts = [...described(tree)];
  const [one, other] = places.map((place) => NAMES[place]);
  if (one !== undefined && other !== undefined) return remarked(`No card lies ${one} and ${other} at once (SAN-4.3, SAN-6.2)`);
  if (parts.some((part) => VIRUS.has(part.is)) && parts.some((part) => isOf(part.holes["k"], STARTING)))
    return remarked("A Virus card is no starting card (SAN-2.3, SAN-2.4)");
  if (places.includes("play") && parts.some((part) => VIRUS.has(part.is))) return remarked(VIRUS_PLAYED);
  if (places.includes("river") && parts.some(isNeverInRiver))
    return remarked("Virus cards and starting cards do not lie in the River (SAN-4.3)");
  return places.includes("river") && parts.some(({ is }) => is === "controlled")
    ? remarked("Nobody controls a card in the River (SAN-4.3): leave out who does")
    : undefined;
}

const isNeverInRiver = ({ is, holes }: Tree): boolean => NEVER_IN_RIVER.has(is) || isOf(holes["k"], NEVER_IN_RIVER);

const SOME_CARD: ReadonlySet<string> = new Set(["subj.a"]);
const isOwned = (hole: Hole): boolean => isTree(hole) && [...described(hole)].some(({ is }) => is === "controlled");

function ofTheRiver({ is, holes }: Tree): Idle | undefined {
  if ((BOUGHT_OR_CROSSED.test(is) || NEXT.test(is)) && isOf(holes["t"], NEVER_IN_RIVER)) return remarked(RIVER_ONLY);
  if (BUYS.test(is) && isOf(holes["c"], THIS)) return remarked("This card is in play then and not in the River (SAN-7.2)");
  if (is === "cond.place" && isOf(holes["s"], SOME_CARD) && isTree(holes["p"]) && IN_RIVER.test(holes["p"].is) && isOwned(holes["s"]))
    return remarked("Nobody controls a card in the River (SAN-4.3)");
  if (COMPARED.test(is) && isTree(holes["g"]) && placesOf(holes["g"]).has("river"))
    return remarked("Nobody controls a card in the River (SAN-4.3)");
  if (is === "event.draws" && isTree(holes["s"]) && [...placesOf(holes["s"])].some((place) => !DRAWN.has(place)))
    return remarked("Cards are drawn from a deck into a hand (SAN-13.6)");
  const moved = MOVED.has(is) && isTree(holes["s"]) ? placesOf(holes["s"]) : NOWHERE;
  if (moved.has("zone.box")) return remarked("A card in the box cannot return (SAN-2.6)");
  if (moved.has("zone.corruption")) return remarked("A corrupted card stays in its zone for the whole game (SAN-9.4)");
  const meant = EVENTS.has(is) && isTree(holes["s"]) ? holes["s"].holes["g"] : COSTS.has(is) ? holes["g"] : undefined;
  const isElsewhere =
    isTree(meant) && ([...placesOf(meant)].some((place) => place !== "river") || [...described(meant)].some(isNeverInRiver));
  return isElsewhere ? remarked(RIVER_ONLY) : undefined;
}

/** Where no place is named, cards in play and in the River are counted, and Virus cards are in neither. */
function ofVirus({ is, holes }: Tree): Idle | undefined {
  const among = THERE_IS.has(is) && isTree(holes["c"]) && SOME.has(holes["c"].is) && holes["c"].holes["n"] !== 0 ? holes["c"] : undefined;
  const counted = among ? among.holes["g"] : COUNTS[is] === undefined ? undefined : holes[COUNTS[is]];
  const isAnywhere = isTree(counted) && placesOf(counted).size === 0;
  return isAnywhere && [...described(counted)].some((part) => VIRUS.has(part.is)) ? remarked(VIRUS_PLAYED) : undefined;
}

/** Whether a sentence does nothing but refill the River. */
const refillsOnly = (line: Tree): boolean => {
  const words = [...walk(line)].map(({ is }) => is);
  return words.includes("river.refill") && !words.some((word) => word.includes("then") || word.startsWith("choose"));
};

/** Verbs that move the cards in their hole `c`. */
export const MOVES: ReadonlySet<string> = new Set(["corrupt", "destroy", "discard", "put", "return", "play"]);
const DESTROYED: ReadonlySet<string> = new Set(["event.destroyed", "event.destroys"]);
/** What only its own player does to a card. */
const BY_ITS_PLAYER: ReadonlySet<string> = new Set(["event.draws", "event.discards"]);
const THIS: ReadonlySet<string> = new Set(["ev.this", "this", "subj.this"]);
const OPPONENT: ReadonlySet<string> = new Set(["evp.opponent"]);
const SAME: Readonly<Record<string, string>> = { "would.destroyed": "destroy", "would.discarded": "discard" };

function ofThis({ is, holes }: Tree): Idle | undefined {
  const { e, b, w, m, c, s, p } = holes;
  if ((is === "line.activated" || is === "line.limited") && isTree(c) && isTree(b) && paysWithThis(c) && movesThis(b))
    return remarked(GONE);
  if (is.startsWith("line.when") && isTree(e) && DESTROYED.has(e.is) && isOf(e.holes["s"], THIS) && isTree(b) && movesThis(b))
    return remarked(GONE);
  if (isTree(w) && isTree(m) && isOf(w.holes["s"], THIS) && m.is === SAME[w.is] && isOf(m.holes["c"], THIS))
    return remarked("This happens to the card anyway");
  if (is === "line.while" && isTree(c) && isOutOfPlay(c)) return remarked("What a card says is true only while it is in play (SAN-6.2)");
  if (is === "cond.notState" && isOf(s, THIS) && isOf(holes["t"] ?? holes["a"], IN_PLAY))
    return remarked("This card is played by then (SAN-6.2)");
  if (BY_ITS_PLAYER.has(is) && isOf(s, THIS) && isOf(p, OPPONENT))
    return remarked("Only its own player draws or discards this card: say “you”, or “this is discarded”");
  return undefined;
}

const GONE = "This card is in the box by then, and a card in the box cannot return (SAN-2.6)";
const INSIDE: ReadonlySet<string> = new Set(["loop", "loop.players", "may", "later", "forEach"]);
const movesThis = ({ is, holes: { c, m, s, v } }: Tree): boolean => {
  const inner = INSIDE.has(is) ? (m ?? s ?? v) : undefined;
  return isTree(inner) ? movesThis(inner) : MOVES.has(is) && isOf(c, THIS);
};
const DESTINATIONS: ReadonlySet<string> = new Set(["put", "return"]);
const wordsIn = (holes: Tree["holes"]): string[] =>
  Object.values(holes).flatMap((hole) => (isTree(hole) ? [...walk(hole)].map(({ is }) => is) : []));
const paysWithThis = ({ is, holes }: Tree): boolean =>
  ((is === "destroy" || DESTINATIONS.has(is)) && isOf(holes["c"], THIS) && (is === "destroy" || wordsIn(holes).includes("zone.box"))) ||
  (is === "costs" && Object.values(holes).some((hole) => isTree(hole) && paysWithThis(hole)));

/** Whether a condition asks this card to lie out of play, with whatever else. */
const isOutOfPlay = (condition: Tree): boolean =>
  (condition.is === "cond.zone" && isOf(condition.holes["s"], THIS)) ||
  (condition.is.startsWith("and") && Object.values(condition.holes).some((hole) => isTree(hole) && isOutOfPlay(hole)));
