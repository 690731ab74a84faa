/** Words that come too late or too early in San: a card is in play in its owner's turn only, pools do not last until its end, and what lies open needs no showing. */
import { type Idle, isTree, type Tree, walk } from "../../../language/index.ts";
import { placesOf } from "./idle-places.ts";

const remarked = (message: string): Idle => ({ message, refused: false });

const POOLS: ReadonlySet<string> = new Set([
  ...["gain.icon", "gain.revenue", "pay.icon", "pay.revenue", "lose.icon", "lose.revenue", "multiply", "allTypes"],
  ...["keep.icon", "keep.iconUpTo", "keep.revenue", "keep.revenueUpTo"],
]);
/** When phase 3 begins. */
const AT_THE_END: ReadonlySet<string> = new Set(["time.yourEnd", "time.eachEnd", "next.end"]);
const IN_THEIR_TURN: ReadonlySet<string> = new Set(["next.theirTurn", "next.theirBuy"]);
/** What players do in their own turn alone. */
const OWN_TURN_BANS: ReadonlySet<string> = new Set([
  ...["ban.buy", "ban.corrupt", "ban.cross", "ban.draw", "ban.marker", "ban.play", "ban.playThose"],
  ...["ban.over.buy", "ban.over.corrupt", "ban.over.cross", "ban.over.play"],
]);
const OWN_TURN_EVENTS: ReadonlySet<string> = new Set([
  ...["event.buys", "event.corrupts", "event.crosses", "event.moves", "event.passes", "event.plays", "event.wins"],
  ...["event.second.buy", "event.second.corrupt", "event.second.cross", "event.refilled", "event.refilledWith", "would.corrupt"],
]);
const OPPONENTS: ReadonlySet<string> = new Set(["evp.opponent", "players.eachOpponent", "player.eachOpponent", "player.opponent"]);
/** What happens to cards that do not lie in a play area. */
const NOT_IN_PLAY: ReadonlySet<string> = new Set(["event.buys", "event.crosses", "event.refilledWith"]);
/** Where both players see what lies there. */
const OPEN: ReadonlySet<string> = new Set(["play", "river", "zone.discard", "zone.box"]);
const COSTS: ReadonlySet<string> = new Set(["static.buyLess", "static.crossing", "static.buyFirst", "static.crossFirst"]);
/** What neither is bought nor crossed. */
const NEVER_BOUGHT: ReadonlySet<string> = new Set(["state.played", "noun.virusCard", "kind.starting"]);
const BY_NUMBER: ReadonlySet<string> = new Set([...COSTS, "static.hand", "static.corruptLess", "static.refill"]);
const OF_PLACE: ReadonlySet<string> = new Set([
  "place.ahead",
  "place.front",
  "place.crossed",
  "place.their.ahead",
  "place.theirFront",
  "place.their.crossed",
]);

/** What is known of a part of a text by when it would happen, or by where its card lies then. */
export function idleInTurn({ is, holes }: Tree): Idle | undefined {
  const [time, body] =
    is === "line.at" || is === "line.atLimited" ? [holes["t"], holes["b"]] : is === "later" ? [holes["t"], holes["m"]] : [];
  if (isTree(time) && isTree(body) && doesToPools(body)) {
    if (AT_THE_END.has(time.is))
      return remarked(
        "Icons are lost when phase 1 ends and Revenue when phase 2 ends: at the end of the turn there are none (SAN-R12, SAN-7.7)",
      );
    if (IN_THEIR_TURN.has(time.is)) return remarked("In an opponent's turn you have neither icons nor Revenue (SAN-R50)");
  }
  if (isTree(time) && isTree(body) && AT_THE_END.has(time.is) && [...walk(body)].some(isForThisTurn))
    return remarked("Nothing is bought, crossed, corrupted or played any more when this turn ends (SAN-5.1)");
  if ((is === "line.static" || is === "line.while") && isTree(holes["s"]) && isAboutOthers(holes["s"], "b", OWN_TURN_BANS))
    return remarked("Opponents do this in their own turns, and this card is in play only in yours (SAN-6.2): say “during their next turn”");
  if (
    is === "players.cannotFor" &&
    isOf(holes["d"], new Set(["dur.turn"])) &&
    isAboutOthers({ is: "players.cannot", holes }, "b", OWN_TURN_BANS)
  )
    return remarked("In this turn only you do that (SAN-5.1): say “during their next turn”");
  if (OWN_TURN_EVENTS.has(is) && isOf(holes["p"], OPPONENTS))
    return remarked("Opponents do this in their own turns, and this card is in play only in yours (SAN-6.2)");
  if (NOT_IN_PLAY.has(is) && isOf(holes["s"], new Set(["ev.this"])))
    return remarked("This card is not in play then: only what was played hears anything (SAN-6.2)");
  if (is === "reveal" && isTree(holes["c"]) && liesOpen(holes["c"])) return remarked("This lies open: everybody sees it already (SAN-6.2)");
  if (is === "line.while" && isOf(holes["s"], OF_HAND) && isTree(holes["c"]) && wantsPools(holes["c"]))
    return remarked("When the hand is refilled icons and Revenue are lost (SAN-R12, SAN-7.7)");
  if (is === "cond.place" && isOf(holes["s"], new Set(["subj.this"])) && isOf(holes["p"], OF_PLACE))
    return remarked("This card is in play then and not in the River, where the Banners are (SAN-6.2)");
  if (COSTS.has(is) && named(holes["g"] ?? holes["t"]).some((word) => NEVER_BOUGHT.has(word)))
    return remarked("Only cards in the River are bought and crossed, or corrupted from there (SAN-7.2, SAN-10.2)");
  if (BY_NUMBER.has(is) && holes["n"] === 0) return remarked("This does nothing: the number is 0");
  if ((is === "cond.stagesAhead" || is === "cond.stagesBehind") && isOf(holes["w"], new Set(["whose.each"])))
    return remarked("“Each player” includes you, whose Banner is never ahead of itself or behind it: say “each opponent's”");
  if ((is === "cond.stageIs" || is === "cond.stageLow") && holes["n"] === 0) return remarked("A Banner is on stage 1 to 7 (SAN-R3)");
  return undefined;
}

const named = (hole: Tree["holes"][string] | undefined): string[] => (isTree(hole) ? [...walk(hole)].map(({ is }) => is) : []);
const isOf = (hole: Tree["holes"][string] | undefined, ids: ReadonlySet<string>): boolean => isTree(hole) && ids.has(hole.is);

/** Whether you gain, pay, lose or keep icons or Revenue there; what others are told to do is no matter. */
function doesToPools(body: Tree): boolean {
  if (body.is === "act") return false;
  return POOLS.has(body.is) || Object.values(body.holes).some((hole) => isTree(hole) && doesToPools(hole));
}

const isAboutOthers = (tree: Tree, hole: string, bans: ReadonlySet<string>): boolean =>
  tree.is === "players.cannot" && isOf(tree.holes["p"], OPPONENTS) && isOf(tree.holes[hole], bans);

/** Whether only cards are meant that both players see. */
function liesOpen(cards: Tree): boolean {
  const places = [...placesOf(cards)];
  return cards.is === "this" || (places.length > 0 && places.every((place) => OPEN.has(place)));
}

const OF_HAND: ReadonlySet<string> = new Set(["static.hand", "static.refill"]);
/** Whether a condition asks for icons or Revenue, with whatever else. */
const wantsPools = (condition: Tree): boolean =>
  condition.is === "cond.icons" ||
  condition.is === "cond.revenue" ||
  (condition.is.startsWith("and") && Object.values(condition.holes).some((hole) => isTree(hole) && wantsPools(hole)));

/** What is laid on your crossings, purchases and marker for the rest of the turn. */
const THIS_TURN = /^you\.next\.(?:cross|buy)\./u;
const UNTIL_THE_END = /^you\.(?:crossMore|crossLess|buyMore|buyLess|corrupt\.|marker\.|card\.|cannotBuy|cannotPlay|cannotCorrupt)/u;
const isForThisTurn = ({ is, holes }: Tree): boolean =>
  THIS_TURN.test(is) || (UNTIL_THE_END.test(is) && isOf(holes["d"], new Set(["dur.turn"])));
