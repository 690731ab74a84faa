/** Words for an opponent that come in your turn, and for you that come in theirs: a card is in play in its player's turn only, and icons, Revenue and purchases belong to whose turn it is. */
import { type Idle, isTree, type Tree, walk } from "../../../language/index.ts";

const remarked = (message: string): Idle => ({ message, refused: false });

const OPPONENTS: ReadonlySet<string> = new Set(["player.eachOpponent", "player.opponent", "player.target", "players.eachOpponent"]);
/** Players compared with you are not you. */
const NOT_YOU: ReadonlySet<string> = new Set(["player.handMore", "player.handFewer", "player.controlsMore", "player.controlsFewer"]);
const ONLY_SOME: ReadonlySet<string> = new Set(["player.controls", "player.holds", "player.holdsFew"]);
const THEIR: ReadonlySet<string> = new Set(["whose.target", "whose.opponent", "whose.eachOpponent"]);

/** Whether only opponents are meant. */
export function areOpponents(players: Tree["holes"][string] | undefined): boolean {
  if (!isTree(players)) return false;
  return OPPONENTS.has(players.is) || NOT_YOU.has(players.is) || (ONLY_SOME.has(players.is) && areOpponents(players.holes["p"]));
}

const ACTS: ReadonlySet<string> = new Set(["act", "act.two", "may.player"]);
const PAYS: ReadonlySet<string> = new Set(["pay.icon", "pay.revenue", "lose.icon", "lose.revenue", "double.icon"]);
const OF_A_POOL: ReadonlySet<string> = new Set(["lose.allIcon", "lose.allRevenue", "double.icon"]);
/** Times at which it is another player's turn. */
const THEIR_TIMES: ReadonlySet<string> = new Set(["next.theirTurn", "next.theirBuy", "next.turn"]);
const MORE_OR_LESS = /^players\.(?:crossMore|crossLess|buyMore|buyLess|corrupt\.more|corrupt\.less|marker\.more|cannotPlay|cannotBuy)$/u;
const YOUR_DEEDS = /^you\.(?:crossMore|crossLess|buyMore|buyLess|corrupt\.more|corrupt\.less|marker\.more|cannotPlay|cannotBuy)$/u;
const OF_ONE_CARD = /^(?:players|you)\.card\.(?:cross|buy)\.(?:more|less)$/u;
const IN_OWN_TURN: ReadonlySet<string> = new Set([
  "ban.buy",
  "ban.cross",
  "ban.playThose",
  "ban.over.buy",
  "ban.over.cross",
  "ban.over.play",
]);
const YOUR_BANS: ReadonlySet<string> = new Set([...IN_OWN_TURN, "ban.over.corrupt"]);
const SOME: ReadonlySet<string> = new Set(["count.one", "count.another", "count.atLeast", "count.exactly"]);
const CONTROLLED_BY_THEM: ReadonlySet<string> = new Set(["ctrl.opponent", "ctrl.target"]);

const NO_POOL = "In your turn an opponent has neither icons nor Revenue (SAN-R12, SAN-R33)";
const LATER = "In this turn only you do that (SAN-5.1): say “during their next turn”";
const NOT_THEN = "You do this in your own turns, and not in an opponent's (SAN-5.1): say “during your next turn”";
const NONE_IN_PLAY = "In your turn an opponent has no cards in play (SAN-8.1)";

/** What is known of a sentence: only of what comes in the turn of its player. */
export function idleForOthers(line: Tree): Idle | undefined {
  if (!line.is.startsWith("line.")) return undefined;
  return ofCondition(line) ?? inYourTurn(line);
}

const ALWAYS_YOURS = "A card is in play in its player's turn only, so it is always your turn (SAN-6.2)";

/** What cannot be so while a card is in play. */
function ofCondition({ is, holes: { c, b, s } }: Tree): Idle | undefined {
  // A River card says of itself whether it can be copied.
  if (isTree(s) && s.is === "static.uncopied") return undefined;
  // A card is played in its player's turn only (SAN-6.1, SAN-R68).
  if (isTree(s) && s.is === "static.playIf" && isTree(s.holes["c"]) && s.holes["c"].is === "cond.yourTurn") return remarked(ALWAYS_YOURS);
  if (isTree(b) && b.is === "unless.cond" && isTree(b.holes["c"]) && b.holes["c"].is === "cond.yourTurn") return remarked(ALWAYS_YOURS);
  const condition = is === "line.while" ? c : isTree(b) && b.is === "if" ? b.holes["c"] : undefined;
  return isTree(condition) && wantsTheirTurn(condition) ? remarked(ALWAYS_YOURS) : undefined;
}

const wantsTheirTurn = (condition: Tree): boolean =>
  condition.is === "cond.notYourTurn" ||
  (condition.is.startsWith("and") && Object.values(condition.holes).some((hole) => isTree(hole) && wantsTheirTurn(hole)));

function inYourTurn(tree: Tree): Idle | undefined {
  const { is, holes } = tree;
  if (is === "later" && isTree(holes["t"]) && THEIR_TIMES.has(holes["t"].is))
    return isTree(holes["m"]) && [...walk(holes["m"])].some(endsBeforeYours) ? remarked(NOT_THEN) : undefined;
  const found = ofPools(tree) ?? ofTurns(tree) ?? ofPlay(tree) ?? ofYourself(tree);
  if (found) return found;
  for (const hole of Object.values(holes)) {
    const inner = isTree(hole) ? inYourTurn(hole) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/** What is laid on you in an opponent's turn and is over when yours begins. */
const endsBeforeYours = ({ is, holes: { b, d } }: Tree): boolean =>
  isTree(d) &&
  (d.is === "dur.turn" || d.is === "dur.yourTurn") &&
  (YOUR_DEEDS.test(is) ||
    (is.startsWith("you.card.") && OF_ONE_CARD.test(is)) ||
    (is === "you.cannotFor" && isTree(b) && YOUR_BANS.has(b.is)));

function ofPools({ is, holes }: Tree): Idle | undefined {
  const { p, v, w } = holes;
  if (ACTS.has(is) && areOpponents(p) && isTree(v) && paysFirst(v)) return remarked(NO_POOL);
  if (
    is.startsWith("choose.player") &&
    areOpponents(p) &&
    Object.entries(holes).every(([name, hole]) => name === "p" || (isTree(hole) && ofAPool(hole)))
  )
    return remarked(NO_POOL);
  return OF_A_POOL.has(is) && isTree(w) && THEIR.has(w.is) ? remarked(NO_POOL) : undefined;
}

const GAINS: ReadonlySet<string> = new Set(["gain.icon", "gain.revenue", "multiply", "allTypes"]);
const ofAPool = (verb: Tree): boolean => paysFirst(verb) || GAINS.has(verb.is);

/** Whether it is to pay or lose of a pool, for each of something too; what stands behind a payment that is never made does not happen either. */
function paysFirst({ is, holes: { v, a } }: Tree): boolean {
  if (PAYS.has(is)) return true;
  if (is.startsWith("forEach")) return isTree(v) && paysFirst(v);
  return is.startsWith("vthen") && isTree(a) && paysFirst(a);
}

function ofTurns({ is, holes: { p, b, d } }: Tree): Idle | undefined {
  const until = isTree(d) ? d.is : "";
  const ofBan = isTree(b) && IN_OWN_TURN.has(b.is);
  if (areOpponents(p) && until === "dur.turn") return MORE_OR_LESS.test(is) || OF_ONE_CARD.test(is) ? remarked(LATER) : undefined;
  if (until !== "dur.nextOther") return undefined;
  return YOUR_DEEDS.test(is) || OF_ONE_CARD.test(is) || (is === "you.cannotFor" && ofBan) ? remarked(NOT_THEN) : undefined;
}

const WITH_YOU: ReadonlySet<string> = new Set([
  ...["compare.you.more", "compare.you.fewer", "cond.holdMore", "cond.holdFewer", "cond.passedMore", "cond.passedFewer"],
]);
const YOUR_BANNER: ReadonlySet<string> = new Set([
  "cond.behind",
  "cond.ahead",
  "cond.stagesBehind",
  "cond.stagesAhead",
  "per.behind",
  "per.ahead",
]);
const YOURS: ReadonlySet<string> = new Set(["whose.owner", "whose.your", "whose.each"]);
function ofYourself({ is, holes: { p, n, w } }: Tree): Idle | undefined {
  if (YOUR_BANNER.has(is) && isTree(w) && YOURS.has(w.is))
    return remarked("Your Banner is never ahead of itself or behind it: say “an opponent's”");
  if (is === "compare.no.holds" && n === 0) return remarked("Every player has 0 or more cards in hand");
  return WITH_YOU.has(is) && isTree(p) && p.is === "player.each"
    ? remarked("“Each player” includes you, and nobody has more or fewer than oneself: say “each opponent”")
    : undefined;
}

/** A play area is empty but in its player's turn. */
function ofPlay({ is, holes: { c, g, h, p } }: Tree): Idle | undefined {
  const some = isTree(c) && SOME.has(c.is) && isTree(c.holes["g"]) && c.holes["n"] !== 0 ? c.holes["g"] : undefined;
  const controls =
    ((is === "cond.opponentControls" || is === "compare.each.controls") && some !== undefined && isInPlay(some)) ||
    (is === "compare.opponent.more" && isTree(g) && isInPlay(g)) ||
    (is === "player.controlsMore" && isTree(g) && isInPlay(g)) ||
    (is === "player.controls" && areOpponents(p) && some !== undefined && isInPlay(some)) ||
    (is === "controlled" && isTree(c) && CONTROLLED_BY_THEM.has(c.is) && isTree(h) && isInPlay(h));
  return controls ? remarked(NONE_IN_PLAY) : undefined;
}

/** No other place is named. */
const isInPlay = (group: Tree): boolean => [...walk(group)].every(({ is }) => !is.startsWith("zone"));
