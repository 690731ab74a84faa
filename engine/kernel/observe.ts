/** What one player may know of a state, and nothing else; and states that fit what is known. */
import type { Action } from "./choice.ts";
import { decisionOf } from "./decision.ts";
import type { Engine } from "./engine.ts";
import { forkState, ownList } from "./fork.ts";
import { everybody, type Layout } from "./layout.ts";
import { nextUint32, type Rng, rngOf, shuffled } from "./rng.ts";
import { at, createState, fieldsOf, type InstanceId, listOf, type Player, SPECTATOR, type State } from "./state.ts";

/** All that an instance is: its design, its owner, and its fields that are known with it. */
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
  /** What is asked, and the actions if the viewer is the one who chooses. */
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

/** What a player, or a spectator, may know. */
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
 * A state that fits an observation: cards that the viewer cannot place are dealt anew within their regions, hidden numbers are supposed, and
 * what chance will bring is open. `lists` says for each region which cards lie there unseen; by default those of the observation.
 */
export function imagineState(engine: Engine, observation: Observation, rng: Rng, lists = observation.unseen): State {
  if (lists === undefined) throw new Error("The lists are hidden: say which cards are supposed");
  const state: State = createState(engine.layout, observation.players, nextUint32(rng));
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
  deal(engine.layout, state, observation.viewer, lists, rng);
  engine.refresh(state);
  return state;
}

/** A copy in which everything that a player may not know is as it might as well be. For the law that this does not show. */
export function redealHidden(engine: Engine, state: State, viewer: Player, rng: Rng): State {
  const copy = forkState(engine.layout, state);
  copy.rng = rngOf(nextUint32(rng));
  const lists = unseenIn(engine.layout, state, viewer).map((ids) => recordsOf(engine.layout, state, ids));
  deal(engine.layout, copy, viewer, lists, rng);
  engine.refresh(copy);
  return copy;
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
  const regions: InstanceId[][] = Array.from({ length: Math.max(0, ...layout.regions) + 1 }, () => []);
  const eyes = eyesOf(state, viewer);
  state.zones.forEach((ids, place) => {
    const unseen = at(regions, at(layout.regions, place));
    for (const id of ids) if ((at(state.seen, id) & eyes) !== eyes) unseen.push(id);
  });
  return regions;
}

/** The records of instances: design, owner, and what goes with the card. */
function recordsOf(layout: Layout, state: State, ids: readonly InstanceId[]): CardRecord[] {
  const lists = [state.card, state.owner, ...layout.hiddenFields.map((name) => listOf(state, name))];
  return ids.map((id) => lists.map((list) => at(list, id)));
}

function byNumbers(a: CardRecord, b: CardRecord): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return at(a, i) - at(b, i);
  return 0;
}

/** Deals records over the instances that a player cannot place, and supposes the numbers that are hidden from that player. */
function deal(layout: Layout, state: State, viewer: Player, lists: readonly (readonly CardRecord[])[], rng: Rng): void {
  const dealt = ["card", "owner", ...layout.hiddenFields].map((name) => ownList(state, name));
  unseenIn(layout, state, viewer).forEach((ids, region) => {
    const records = shuffled(rng, lists[region] ?? []);
    if (records.length !== ids.length) throw new Error(`Region ${region} has ${ids.length} unseen cards and a list of ${records.length}`);
    ids.forEach((id, i) => {
      const record = at(records, i);
      dealt.forEach((list, j) => {
        list[id] = at(record, j);
      });
    });
  });
  const values = fieldsOf(state);
  for (const [name, { per, seen = "all", supposed = () => 0 }] of Object.entries(layout.fields)) {
    if (seen === "all" || (per === "card" && seen === "owner")) continue;
    const value = values[name];
    values[name] = Array.isArray(value)
      ? value.map((number, i) => (seen === "owner" && i === viewer ? number : supposed(rng)))
      : supposed(rng);
  }
}
