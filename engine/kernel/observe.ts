/** What one player can know of a state, and nothing else; and states that fit that knowledge. */
import type { Action } from "./choice.ts";
import { decisionOf } from "./decision.ts";
import type { Engine } from "./engine.ts";
import { forkState, ownList } from "./fork.ts";
import { everybody, type Layout } from "./layout.ts";
import { nextUint32, type Rng, rngOf, shuffled } from "./rng.ts";
import { at, createState, fieldsOf, type InstanceId, listOf, type Player, SPECTATOR, type State } from "./state.ts";

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
  /** By instance: the players who know it, one bit each. */
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

/** Whether lists of cards are known to all, as in the lab and against bots. */
export type Lists = "open" | "hidden";

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
  const decision = decisionOf(engine, state);
  return {
    game: engine.rules.id,
    viewer,
    players: state.players,
    frames: [...state.frames],
    zones: state.zones.map((ids) => [...ids]),
    card: state.card.map((card, id) => (known[id] ? card : null)),
    owner: state.owner.map((owner, id) => (known[id] ? owner : null)),
    seen: [...state.seen],
    waiting: [...state.waiting],
    changed: state.changed,
    ended: state.ended,
    returns: [...state.returns],
    decisions: state.decisions,
    fields,
    unseen: lists === "open" ? unseenIn(layout, state, viewer).map((ids) => recordsOf(layout, state, ids).sort(byNumbers)) : undefined,
    decision: decision && {
      player: decision.player,
      kind: decision.kind,
      rule: decision.rule,
      ...(decision.player === viewer ? { prompt: decision.prompt, actions: decision.actions.all() } : {}),
    },
  };
}

/**
 * States that fit an observation, one for each call: cards that the viewer cannot place are dealt again within their regions, hidden numbers are
 * assumed, and future chance is open. Known values are set once. `lists` has for each region its unseen cards; by default those of the
 * observation.
 */
export function imagining(engine: Engine, observation: Observation, lists = observation.unseen): (rng: Rng) => State {
  if (lists === undefined) throw new Error("The lists are hidden: say which cards to assume");
  const { layout } = engine;
  const { viewer } = observation;
  const known = knownState(layout, observation);
  const unseen = unseenIn(layout, known, viewer);
  const columns = columnsOf(layout);
  deal(known, unseen, lists, columns);
  const varied = variedIn(lists, columns);
  return (rng) => {
    const seed = nextUint32(rng);
    const state = forkState(layout, known);
    state.rng = rngOf(seed);
    const dealt = lists.map((records) => shuffled(rng, records));
    deal(state, unseen, dealt, varied);
    suppose(layout, state, viewer, rng);
    engine.refresh(state);
    return state;
  };
}

/** The values of an observation, with 0 for hidden ones. */
function knownState(layout: Layout, observation: Observation): State {
  const state: State = createState(layout, observation.players, 0);
  state.frames = [...observation.frames];
  state.zones = observation.zones.map((ids) => [...ids]);
  state.card = observation.card.map((card) => card ?? 0);
  state.owner = observation.owner.map((owner) => owner ?? 0);
  const zone = state.card.map(() => 0);
  state.zones.forEach((ids, place) => {
    for (const id of ids) zone[id] = place;
  });
  state.zone = zone;
  state.seen = [...observation.seen];
  state.waiting = [...observation.waiting];
  state.changed = observation.changed;
  state.ended = observation.ended;
  state.returns = [...observation.returns];
  state.decisions = observation.decisions;
  const values = fieldsOf(state);
  for (const [name, value] of Object.entries(observation.fields))
    values[name] = Array.isArray(value) ? value.map((number: number | null) => number ?? 0) : ((value ?? 0) as number);
  return state;
}

/** A copy in which everything hidden from a player is different. For the law that the player cannot tell. */
export function redealHidden(engine: Engine, state: State, viewer: Player, rng: Rng): State {
  const copy = forkState(engine.layout, state);
  copy.rng = rngOf(nextUint32(rng));
  const unseen = unseenIn(engine.layout, state, viewer);
  const dealt = unseen.map((ids) => shuffled(rng, recordsOf(engine.layout, state, ids)));
  deal(copy, unseen, dealt, columnsOf(engine.layout));
  suppose(engine.layout, copy, viewer, rng);
  engine.refresh(copy);
  return copy;
}

/**
 * Deals what no player knows anew, in place: the cards that nobody has seen within their regions, hidden numbers that nobody knows, and what chance will
 * bring. No player can tell the difference.
 */
export function redealUnknown(engine: Engine, state: State, rng: Rng): void {
  const { layout } = engine;
  state.rng = rngOf(nextUint32(rng));
  const unknown = byRegion(layout, state, (seen) => (seen & everybody(state.players)) === 0);
  const dealt = unknown.map((ids) => shuffled(rng, recordsOf(layout, state, ids)));
  deal(state, unknown, dealt, columnsOf(layout));
  const values = fieldsOf(state);
  for (const [name, { per, seen = per === "card" ? "owner" : "all", supposed = () => 0 }] of Object.entries(layout.fields)) {
    if (seen !== "none" || per === "card") continue;
    const value = values[name];
    values[name] = Array.isArray(value) ? value.map(() => supposed(rng)) : supposed(rng);
  }
  engine.refresh(state);
}

/** Whether a player knows which card an instance is. */
export function knows(state: State, id: InstanceId, viewer: Player): boolean {
  const eyes = eyesOf(state, viewer);
  return (at(state.seen, id) & eyes) === eyes;
}

/** The players who all have to know a card for a viewer to know it, one bit each: a spectator knows what everybody does. */
const eyesOf = ({ players }: State, viewer: Player): number => (viewer === SPECTATOR ? everybody(players) : 1 << viewer);

/** By region the instances that a player cannot place. */
function unseenIn(layout: Layout, state: State, viewer: Player): InstanceId[][] {
  const eyes = eyesOf(state, viewer);
  return byRegion(layout, state, (seen) => (seen & eyes) !== eyes);
}

/** By region the instances whose knowers are such. */
function byRegion(layout: Layout, state: State, isSuch: (seen: number) => boolean): InstanceId[][] {
  const regions: InstanceId[][] = Array.from({ length: Math.max(0, ...layout.regions) + 1 }, () => []);
  state.zones.forEach((ids, place) => {
    const found = at(regions, at(layout.regions, place));
    for (const id of ids) if (isSuch(at(state.seen, id))) found.push(id);
  });
  return regions;
}

/** A number of a record: the list that has it by instance, and its place in the record. */
type Column = { readonly name: string; readonly at: number };

/** The whole record: design, owner, and the fields of the card. */
const columnsOf = ({ hiddenFields }: Layout): Column[] => ["card", "owner", ...hiddenFields].map((name, place) => ({ name, at: place }));

/** The records of instances. */
function recordsOf(layout: Layout, state: State, ids: readonly InstanceId[]): CardRecord[] {
  const lists = columnsOf(layout).map(({ name }) => listOf(state, name));
  return ids.map((id) => lists.map((list) => at(list, id)));
}

function byNumbers(a: CardRecord, b: CardRecord): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return at(a, i) - at(b, i);
  return 0;
}

/** Deals records, in their order, over the instances of each region; of the records these columns. */
function deal(
  state: State,
  unseen: readonly (readonly InstanceId[])[],
  lists: readonly (readonly CardRecord[])[],
  columns: readonly Column[],
): void {
  for (const { name, at: place } of columns) {
    const dealt = ownList(state, name);
    for (const [region, ids] of unseen.entries()) {
      const records = lists[region] ?? [];
      if (records.length !== ids.length) throw new Error(`Region ${region} has ${ids.length} unseen cards and a list of ${records.length}`);
      for (let i = 0; i < ids.length; i++) dealt[at(ids, i)] = at(at(records, i), place);
    }
  }
}

/** The columns in which not all records of a region are alike. */
const variedIn = (lists: readonly (readonly CardRecord[])[], columns: readonly Column[]): Column[] =>
  columns.filter(({ at: place }) => {
    for (const records of lists) for (const record of records) if (record[place] !== records[0]?.[place]) return true;
    return false;
  });

/** Assumes the hidden numbers that do not belong to a card. */
function suppose(layout: Layout, state: State, viewer: Player, rng: Rng): void {
  const values = fieldsOf(state);
  for (const [name, { per, seen = "all", supposed = () => 0 }] of Object.entries(layout.fields)) {
    if (seen === "all" || (per === "card" && seen === "owner")) continue;
    const value = values[name];
    values[name] = Array.isArray(value)
      ? value.map((number, i) => (seen === "owner" && i === viewer ? number : supposed(rng)))
      : supposed(rng);
  }
}
