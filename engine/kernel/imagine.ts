/**
 * States that fit what a player knows: cards that the player cannot place are dealt again within their regions, hidden numbers are assumed, and future chance is open.
 * They are made of an observation, or of a state by whoever has it: the same draws give the same states.
 */
import type { Engine } from "./engine.ts";
import { forkState, ownList, setNumber } from "./fork.ts";
import { everybody, type Layout } from "./layout.ts";
import { byRegion, type CardRecord, columnsOf, looksToldOf, type Observation, unseenIn, untoldTo } from "./observe.ts";
import { nextUint32, orderOf, type Rng, rngOf } from "./rng.ts";
import { at, createState, fieldsOf, type InstanceId, listOf, missing, type Player, type State } from "./state.ts";

/** The cards to be dealt: of each region that has some the instances and, for each list in which not all are alike, the numbers that lie among them. */
type Hand = {
  readonly ids: readonly (readonly InstanceId[])[];
  readonly columns: readonly { readonly name: string; readonly values: readonly number[][] }[];
};

/** States that fit an observation, one for each call. `lists` has for each region its unseen cards; by default those of the observation. */
export function imagining(engine: Engine, observation: Observation, lists = observation.unseen): (rng: Rng) => State {
  if (lists === undefined) throw new Error("The lists are hidden: say which cards to assume");
  const { layout } = engine;
  const { viewer } = observation;
  const known = knownState(layout, observation);
  const hand = handOf(layout, unseenIn(layout, known, viewer), lists);
  // What is alike within every region is dealt once.
  const alike = columnsOf(layout).filter((name) => !hand.columns.some((column) => column.name === name));
  const places = columnsOf(layout);
  for (const name of alike) {
    const list = ownList(known, name);
    hand.ids.forEach((ids, region) => {
      for (const id of ids) list[id] = at(at(at(lists, region), 0), places.indexOf(name));
    });
  }
  return (rng) => {
    const state = forkState(layout, known);
    redeal(engine, state, viewer, hand, rng);
    engine.refresh(state);
    return state;
  };
}

/**
 * The same for whoever has the state: all that the player cannot know is dealt and assumed in a copy of it. Good until the state changes. If the player is the one
 * who chooses, the actions on offer are those of the state: they tell nothing that the player does not know (law 5).
 */
export function imaginingFor(engine: Engine, state: State, viewer: Player): (rng: Rng) => State {
  const { layout } = engine;
  const hand = dealtIn(layout, state, unseenIn(layout, state, viewer));
  const asking = engine.asking(state);
  const isOwn = asking !== undefined && asking.choice.player(state, asking.frame, engine) === viewer;
  if (isOwn) engine.legal(state);
  const untold = untoldTo(layout, state, viewer);
  const looks = untold.map((id) => looksToldOf(layout, state, id, viewer));
  return (rng) => {
    const copy = forkState(layout, state);
    for (let i = 0; i < untold.length; i++) setNumber(copy, "seen", at(untold, i), at(looks, i));
    redeal(engine, copy, viewer, hand, rng);
    if (!isOwn) engine.refresh(copy);
    return copy;
  };
}

/** Deals what a player cannot place, assumes hidden numbers and opens the future, in place. */
function redeal({ layout }: Engine, state: State, viewer: Player, hand: Hand, rng: Rng): void {
  state.rng = rngOf(nextUint32(rng));
  deal(state, hand, rng);
  suppose(layout, state, viewer, rng);
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
  redeal(engine, copy, viewer, lyingIn(engine.layout, state, unseenIn(engine.layout, state, viewer)), rng);
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
  deal(
    state,
    lyingIn(
      layout,
      state,
      byRegion(layout, state, (seen) => (seen & everybody(state.players)) === 0),
    ),
    rng,
  );
  const values = fieldsOf(state);
  for (const [name, { per, seen = per === "card" ? "owner" : "all", supposed = () => 0 }] of Object.entries(layout.fields)) {
    if (seen !== "none" || per === "card") continue;
    const value = values[name];
    values[name] = Array.isArray(value) ? value.map(() => supposed(rng)) : supposed(rng);
  }
  engine.refresh(state);
}

/** Records by region, to be dealt over instances. */
function handOf(layout: Layout, ids: readonly (readonly InstanceId[])[], lists: readonly (readonly CardRecord[])[]): Hand {
  ids.forEach((there, region) => {
    const records = lists[region] ?? [];
    if (records.length !== there.length)
      throw new Error(`Region ${region} has ${there.length} unseen cards and a list of ${records.length}`);
  });
  const columns = columnsOf(layout).map((name, place) => ({
    name,
    values: ids.map((_, region) => (lists[region] ?? []).map((record) => at(record, place))),
  }));
  return { ids, columns: columns.filter(({ values }) => values.some(isVaried)) };
}

/** What lies at instances, in their order. */
function lyingIn(layout: Layout, state: State, regions: readonly (readonly InstanceId[])[]): Hand {
  const ids = regions.filter((there) => there.length > 0);
  const columns: { name: string; values: number[][] }[] = [];
  for (const name of columnsOf(layout)) {
    const list = listOf(state, name);
    if (ids.some((there) => isVariedAt(list, there))) columns.push({ name, values: ids.map((there) => numbersAt(list, there)) });
  }
  return { ids, columns };
}

/** The same, sorted: where each lies is not known. */
function dealtIn(layout: Layout, state: State, regions: readonly (readonly InstanceId[])[]): Hand {
  const hand = lyingIn(layout, state, regions);
  const [first, ...others] = hand.columns;
  if (first !== undefined && others.length === 0) for (const numbers of first.values) sortNumbers(numbers);
  else for (let i = 0; i < hand.ids.length; i++) sortTogether(hand.columns.map(({ values }) => at(values, i)));
  return hand;
}

/** Sorts numbers. Small ones, as those of designs are, are counted: that is the quickest way. */
function sortNumbers(numbers: number[]): void {
  const counts: number[] = [];
  for (let i = 0; i < numbers.length; i++) {
    const number = numbers[i] ?? missing(numbers, i);
    if (number < 0 || number > MOST_COUNTED) {
      numbers.sort((a, b) => a - b);
      return;
    }
    while (counts.length <= number) counts.push(0);
    counts[number] = (counts[number] ?? 0) + 1;
  }
  for (let number = 0, place = 0; number < counts.length; number++)
    for (let left = counts[number] ?? 0; left > 0; left--) numbers[place++] = number;
}
const MOST_COUNTED = 255;

/** In the same way the same positions of several lists, by the numbers that stand there, those of the first list first. */
function sortTogether(lists: readonly number[][]): void {
  const length = lists[0]?.length ?? 0;
  for (let i = 1; i < length; i++) for (let j = i; j > 0 && isAfter(lists, j - 1, j); j--) exchange(lists, j - 1, j);
}

/** Whether what stands at one position belongs behind what stands at another. */
function isAfter(lists: readonly number[][], one: number, other: number): boolean {
  for (let i = 0; i < lists.length; i++) {
    const list = lists[i] ?? missing(lists, i);
    const difference = (list[one] ?? missing(list, one)) - (list[other] ?? missing(list, other));
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function exchange(lists: readonly number[][], one: number, other: number): void {
  for (let i = 0; i < lists.length; i++) {
    const list = lists[i] ?? missing(lists, i);
    const held = list[one] ?? missing(list, one);
    list[one] = list[other] ?? missing(list, other);
    list[other] = held;
  }
}

function isVaried(numbers: readonly number[]): boolean {
  for (let i = 1; i < numbers.length; i++) if (numbers[i] !== numbers[0]) return true;
  return false;
}

function isVariedAt(list: readonly number[], ids: readonly InstanceId[]): boolean {
  const first = list[ids[0] ?? 0];
  for (let i = 1; i < ids.length; i++) if (list[ids[i] ?? missing(ids, i)] !== first) return true;
  return false;
}

function numbersAt(list: readonly number[], ids: readonly InstanceId[]): number[] {
  const numbers: number[] = [];
  for (let i = 0; i < ids.length; i++) numbers.push(list[ids[i] ?? missing(ids, i)] ?? missing(list, i));
  return numbers;
}

/** Deals a hand, shuffled by region. */
function deal(state: State, { ids, columns }: Hand, rng: Rng): void {
  const lists = columns.map(({ name }) => ownList(state, name));
  for (let region = 0; region < ids.length; region++) {
    const there = at(ids, region);
    const order = orderOf(rng, there.length);
    for (let c = 0; c < columns.length; c++) dealInto(at(lists, c), there, at(at(columns, c).values, region), order);
  }
}

/** Lays numbers in an order at instances of a list. */
function dealInto(list: number[], there: readonly InstanceId[], numbers: readonly number[], order: readonly number[]): void {
  for (let i = 0; i < there.length; i++) {
    const from = order[i] ?? missing(order, i);
    list[there[i] ?? missing(there, i)] = numbers[from] ?? missing(numbers, from);
  }
}

/** Assumes the hidden numbers that do not belong to a card. */
function suppose(layout: Layout, state: State, viewer: Player, rng: Rng): void {
  const values = fieldsOf(state);
  for (const { name, seen, supposed } of layout.supposedFields) {
    const value = values[name];
    values[name] = Array.isArray(value)
      ? value.map((number, i) => (seen === "owner" && i === viewer ? number : supposed(rng)))
      : supposed(rng);
  }
}
