/** Law 5 for whoever follows a game: what a player was sent so far, and not only now, tells nothing of what is hidden. */
import { type Action, sameAction } from "./choice.ts";
import type { Game } from "./game.ts";
import { everybody } from "./layout.ts";
import { eventFor } from "./log.ts";
import { namesKnown } from "./observe.ts";
import { below, nextUint32, type Rng, rngOf } from "./rng.ts";
import { at, type InstanceId, type Player, SPECTATOR, type State } from "./state.ts";

type Playing<S extends State> = Pick<Game<S>, "fork" | "applyAt" | "observe" | "decision" | "layout">;

/** What chance brings is tried so often before it is said that it brings the same. */
const TRIES = 64;

/**
 * What is wrong with a choice, by what viewers can tell of it who remember everything that they were sent: sentences. `before` is the state in which it was made, `after` the one that came
 * of it.
 */
export function* followed<S extends State>(game: Playing<S>, before: S, chosen: number, after: S, others: Rng): Generator<string> {
  const decision = game.decision(before);
  if (decision === undefined || decision.free) return;
  const action = decision.actions.at(chosen);
  for (let viewer: Player = SPECTATOR; viewer < before.players; viewer++) {
    if (viewer === decision.player) continue;
    const eyes = viewer === SPECTATOR ? everybody(before.players) : 1 << viewer;
    yield* forgetsTruly(game, before, chosen, after, eyes, viewer, others);
    yield* leavesUnseen(game, before, action, decision.player, after, eyes, viewer);
    yield* picksAlike(game, before, chosen, eyes, viewer, others);
  }
}

const isKnown = ({ seen }: State, id: InstanceId, eyes: number): boolean => (at(seen, id) & eyes) === eyes;

/** An instance that a viewer knew and is said to know no more may be another card now: with other chance, or another secret choice, it would be. */
function* forgetsTruly<S extends State>(
  game: Playing<S>,
  before: S,
  chosen: number,
  after: S,
  eyes: number,
  viewer: Player,
  others: Rng,
): Generator<string> {
  for (let id = 0; id < before.card.length; id++) {
    if (!isKnown(before, id, eyes) || isKnown(after, id, eyes)) continue;
    const among = after.card.filter((_, other) => !isKnown(after, other, eyes) && before.zone[other] === before.zone[id]);
    if (among.every((design) => design === among[0])) continue;
    const alike = sameToOthers(game, before, chosen, after, viewer);
    let varies = false;
    for (let i = 0; i < TRIES && !varies; i++) {
      const fork = game.fork(before);
      fork.rng = rngOf(nextUint32(others));
      game.applyAt(fork, at(alike, below(others, alike.length)));
      varies = fork.card[id] !== before.card[id];
    }
    if (!varies) yield `Viewer ${viewer} was told which card ${id} is, should no longer know, and can still tell`;
  }
}

/** The choices that look to a viewer like this one, by index. */
function sameToOthers<S extends State>(game: Playing<S>, state: S, chosen: number, after: S, viewer: Player): number[] {
  const decision = game.decision(state);
  const action = decision?.actions.at(chosen);
  if (!decision || !action) return [chosen];
  const all = decision.actions.all();
  if (decision.isSecret(action)) return all.flatMap((one, i) => (one.kind === action.kind && decision.isSecret(one) ? [i] : []));
  // Nobody who does not know the card is told which of a place is named.
  const { card } = action;
  if (typeof card !== "number" || namesKnown(after, action, viewer)) return [chosen];
  const isLike = (one: Action) =>
    typeof one["card"] === "number" && state.zone[one["card"]] === state.zone[card] && sameAction({ ...one, card }, action);
  return all.flatMap((one, i) => (isLike(one) ? [i] : []));
}

/** Who does not see a hand learns nothing of which card leaves it unseen: of none that could have gone as well is it known that it is still there. */
function* leavesUnseen<S extends State>(
  game: Playing<S>,
  before: S,
  action: Action,
  chooser: Player,
  after: S,
  eyes: number,
  viewer: Player,
): Generator<string> {
  const { sights } = game.layout;
  const all = everybody(before.players);
  const left = before.zone.filter((place, id) => {
    const sight = at(sights, place) & all;
    // Who watches may know what every player knows: those who look into the place, and whoever chose.
    const isToldToAll = viewer === SPECTATOR && (sight | (1 << chooser)) === all;
    return sight !== 0 && sight !== all && !isToldToAll && (sight & eyes) !== eyes && after.zone[id] !== place && !isKnown(after, id, eyes);
  });
  for (const place of new Set(left))
    for (const id of at(after.zones, place)) {
      if (before.zone[id] !== place || !isKnown(after, id, eyes)) continue;
      const instead = game.decision(before)?.actions.indexOf({ ...action, card: id }) ?? -1;
      if (instead < 0) continue;
      const fork = game.fork(before);
      game.applyAt(fork, instead);
      if (!isKnown(fork, id, eyes)) yield `Viewer ${viewer} can tell that card ${id} is not the one that left place ${place} unseen`;
    }
}

/** Of a card that is picked in secret nothing is told as long as it is not shown: not even to who knew some of the cards, or knows that another does. */
function* picksAlike<S extends State>(
  game: Playing<S>,
  before: S,
  chosen: number,
  eyes: number,
  viewer: Player,
  others: Rng,
): Generator<string> {
  const decision = game.decision(before);
  if (decision === undefined) return;
  const action = decision.actions.at(chosen);
  const other = decision.actions.at(below(others, decision.actions.length));
  if (!decision.isSecret(action) || !decision.isSecret(other) || sameAction(action, other)) return;
  const [one, two] = [action["card"], other["card"]];
  if (action.kind !== other.kind || typeof one !== "number" || typeof two !== "number") return;
  if (!sameAction({ ...action, card: two }, other)) return;
  const chooser = 1 << decision.player;
  if ([one, two].every((id) => (at(before.seen, id) & ~chooser) === 0)) return;
  const [left, right] = [chosen, decision.actions.indexOf(other)].map((i) => {
    const fork = game.fork(before);
    fork.log = [];
    game.applyAt(fork, i);
    const isShown = fork.card.some((_, id) => isKnown(fork, id, eyes) && !isKnown(before, id, eyes));
    const isHidden = ![one, two].some((id) => fork.zone[id] !== before.zone[id] && isKnown(fork, id, eyes));
    return isShown || !isHidden
      ? undefined
      : JSON.stringify([game.observe(fork, viewer), fork.log.map((entry) => eventFor(entry, viewer, everybody(before.players)))]);
  });
  if (left !== undefined && right !== undefined && left !== right)
    yield `Viewer ${viewer} can tell whether card ${one} or card ${two} was picked in secret`;
}
