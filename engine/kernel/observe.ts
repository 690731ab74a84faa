/** What one player can know of a state, and nothing else. */
import type { Action } from "./choice.ts";
import { decisionOf } from "./decision.ts";
import type { Engine } from "./engine.ts";
import { everybody, type Layout } from "./layout.ts";
import { at, fieldsOf, type InstanceId, listOf, missing, type Player, SPECTATOR, type State } from "./state.ts";

/** Everything about an instance: its design, its owner, and the fields known with it. */
export type CardRecord = readonly number[];

export type Observation = {
  readonly game: string;
  /** A player, or -1 for a spectator. */
  readonly viewer: Player;
  readonly players: number;
  readonly frames: readonly number[];
  readonly zones: readonly (readonly number[])[];
  /** By instance: null if the viewer does not know the card. */
  readonly card: readonly (number | null)[];
  readonly owner: readonly (number | null)[];
  /** By instance: the players who know it, one bit each, as far as the viewer can tell (`looksToldOf`). */
  readonly seen: readonly number[];
  readonly waiting: readonly number[];
  readonly changed: number;
  readonly ended: number;
  readonly returns: readonly number[];
  readonly decisions: number;
  readonly fields: Readonly<Record<string, number | null | readonly (number | null)[]>>;
  /** With open lists: for each region the cards in it that the viewer cannot place, sorted. */
  readonly unseen: readonly (readonly CardRecord[])[] | undefined;
  /** The current decision, with its actions if the viewer is the one who chooses. */
  readonly decision:
    | {
        readonly player: Player;
        readonly kind: string;
        readonly rule: string;
        readonly prompt?: string;
        readonly actions?: readonly Action[];
      }
    | undefined;
};

/** The part of an observation that says where the game stands and who is asked what. */
export type Glance = Pick<Observation, "viewer" | "players" | "ended" | "decisions" | "decision">;

/** Whether lists of cards are known to all, as in the lab and against bots. */
export type Lists = "open" | "hidden";

/** Who is asked what, as a player or a spectator can know: a part of what `observeState` answers, for little of its work. */
export function glanceAt(engine: Engine, state: State, viewer: Player): Glance {
  const decision = decisionOf(engine, state);
  return {
    viewer,
    players: state.players,
    ended: state.ended,
    decisions: state.decisions,
    decision: decision && {
      player: decision.player,
      kind: decision.kind,
      rule: decision.rule,
      ...(decision.player === viewer ? { prompt: decision.prompt, actions: decision.actions.all() } : {}),
    },
  };
}

/** What a player or a spectator can know. */
export function observeState(engine: Engine, state: State, viewer: Player, lists: Lists = "open"): Observation {
  const { layout } = engine;
  const eyes = eyesOf(state, viewer);
  const known = state.seen.map((seen) => (seen & eyes) === eyes);
  const values = fieldsOf(state);
  const fields: Record<string, number | null | (number | null)[]> = {};
  for (const [name, { per, seen = per === "card" ? "owner" : "all" }] of Object.entries(layout.fields)) {
    const value = values[name] ?? null;
    if (seen === "all") fields[name] = Array.isArray(value) ? [...value] : value;
    else if (!Array.isArray(value)) fields[name] = null;
    else fields[name] = value.map((number, i) => (seen === "owner" && (per === "card" ? known[i] : i === viewer) ? number : null));
  }
  return {
    game: engine.rules.id,
    ...glanceAt(engine, state, viewer),
    frames: [...state.frames],
    zones: state.zones.map((ids) => [...ids]),
    card: state.card.map((card, id) => (known[id] ? card : null)),
    owner: state.owner.map((owner, id) => (known[id] ? owner : null)),
    seen: looksToldTo(layout, state, viewer),
    waiting: [...state.waiting],
    changed: state.changed,
    returns: [...state.returns],
    fields,
    unseen: lists === "open" ? unseenIn(layout, state, viewer).map((ids) => recordsOf(layout, state, ids).sort(byNumbers)) : undefined,
  };
}

/** Whether a player knows which card an instance is. */
export function knows(state: State, id: InstanceId, viewer: Player): boolean {
  const eyes = eyesOf(state, viewer);
  return (at(state.seen, id) & eyes) === eyes;
}

/** The members of actions that are cards in every game. */
const CARDS = ["card", "other"] as const;
/**
 * Whether a viewer knows every card that an action names, in the state that came of it. If not, the viewer is told no action: a card that stays hidden, such as one that is offered from a
 * hand, would be known again by its number to whoever has seen it before.
 */
export const namesKnown = (after: State, action: Action, viewer: Player): boolean =>
  CARDS.every((name) => {
    const card = action[name];
    return typeof card !== "number" || after.seen[card] === undefined || knows(after, card, viewer);
  });

/** The players who all have to know a card for a viewer to know it, one bit each: a spectator knows what everybody does. */
const eyesOf = ({ players }: State, viewer: Player): number => (viewer === SPECTATOR ? everybody(players) : 1 << viewer);

/**
 * Who has looked at a card, as a viewer can tell. Everybody watches a look at what lies on the table, and remembers which card it was. A hand is another matter: its owner holds it as a set,
 * so that only those who see into it can tell which of its cards another has seen, and each of the others knows what they know themselves.
 */
export function looksToldOf(layout: Layout, state: State, id: InstanceId, viewer: Player): number {
  const seen = at(state.seen, id);
  const sight = sightOf(layout, state, at(state.zone, id));
  const eyes = eyesOf(state, viewer);
  if (isWatched(sight, state, eyes)) return seen;
  return (seen & eyes) === eyes ? seen & (sight | eyes) : sight;
}
/** The same of all cards. */
export const looksToldTo = (layout: Layout, state: State, viewer: Player): number[] =>
  state.seen.map((_, id) => looksToldOf(layout, state, id, viewer));

/** Those of which a viewer cannot tell all who have looked at them. */
export function untoldTo(layout: Layout, state: State, viewer: Player): InstanceId[] {
  const eyes = eyesOf(state, viewer);
  const untold: InstanceId[] = [];
  for (let place = 0; place < state.zones.length; place++) {
    if (isWatched(sightOf(layout, state, place), state, eyes)) continue;
    for (const id of at(state.zones, place)) if (looksToldOf(layout, state, id, viewer) !== state.seen[id]) untold.push(id);
  }
  return untold;
}

/** The players who see a place, one bit each. */
const sightOf = ({ sights }: Layout, { players }: State, place: number): number =>
  (sights[place] ?? missing(sights, place)) & everybody(players);

/** Whether a viewer watches who looks at the cards of a place that these players see. */
const isWatched = (sight: number, { players }: State, eyes: number): boolean =>
  sight === 0 || sight === everybody(players) || (sight & eyes) === eyes;

/** By region the instances that a player cannot place. */
export function unseenIn(layout: Layout, state: State, viewer: Player): (readonly InstanceId[])[] {
  const eyes = eyesOf(state, viewer);
  return byRegion(layout, state, (seen) => (seen & eyes) !== eyes);
}

/** By region the instances whose knowers are such. */
export function byRegion(layout: Layout, state: State, isSuch: (seen: number) => boolean): (readonly InstanceId[])[] {
  const { zones, seen } = state;
  const found: InstanceId[][] = [];
  for (let region = 0; region < layout.regionCount; region++) found.push(NOBODY);
  for (let place = 0; place < zones.length; place++) {
    const ids = zones[place] ?? missing(zones, place);
    for (let i = 0; i < ids.length; i++) {
      const id = ids[i] ?? missing(ids, i);
      if (!isSuch(seen[id] ?? missing(seen, id))) continue;
      const region = at(layout.regions, place);
      if (found[region] === NOBODY) found[region] = [id];
      else at(found, region).push(id);
    }
  }
  return found;
}

/** Of a region without any: nobody adds to it. */
const NOBODY: InstanceId[] = [];

/** The lists that a record has its numbers from: design, owner, and the fields of the card. */
export const columnsOf = ({ hiddenFields }: Layout): readonly string[] => ["card", "owner", ...hiddenFields];

/** The records of instances. */
function recordsOf(layout: Layout, state: State, ids: readonly InstanceId[]): CardRecord[] {
  const lists = columnsOf(layout).map((name) => listOf(state, name));
  return ids.map((id) => lists.map((list) => at(list, id)));
}

function byNumbers(a: CardRecord, b: CardRecord): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return at(a, i) - at(b, i);
  return 0;
}
