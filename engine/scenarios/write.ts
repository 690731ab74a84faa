/** Writes what was played as a scenario: the position at which it began, the choices in words, what is to be so at the end. What was written is played before it is handed out. */

import { startOf } from "../kernel/layout.ts";
import { byCodePoint } from "../kernel/order.ts";
import type { RecordEntry } from "../kernel/record.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { at, fieldsOf, type InstanceId, listOf, type Player, type State } from "../kernel/state.ts";
import type { IsRule } from "./check.ts";
import type { Json } from "./json.ts";
import { layScenario, playScenario } from "./run.ts";
import { type InlineCard, type Scenario, ScenarioSchema } from "./schema.ts";
import { spaceNumberWords } from "./spaces.ts";
import {
  cardsNamed,
  type FieldName,
  fieldsFor,
  isOwnField,
  numberWords,
  placeIn,
  spaceWords,
  spoken,
  type Table,
  type ZoneName,
  zonesOf,
} from "./table.ts";
import { actionWords } from "./words.ts";

/** Something that is so, as an expectation names it: of a seat or, with undefined, of the game. `came`: it was not so at the beginning. */
export type FactTold = { readonly seat: string | undefined; readonly name: string; readonly value: unknown; readonly came: boolean };

export type Recorded = {
  /** Options and seed of the match, as they are stored. */
  readonly options: unknown;
  readonly seed: number;
  /** The match where it begins. */
  readonly start: State;
  /** What was done from there on. */
  readonly entries: readonly RecordEntry[];
};

/** A scenario that has no name yet, and of which nothing is expected. */
export type Draft = {
  readonly options: unknown;
  /** Where chance decided something. */
  readonly seed: number | undefined;
  /** Undefined: the match begins as always. */
  readonly position: Json | undefined;
  readonly steps: readonly Json[];
  /** What is asked at the end. */
  readonly asked: unknown;
  /** What is so at the end, in the match and in the scenario. */
  readonly facts: readonly FactTold[];
};

/** Why what was played cannot be a scenario, in a sentence. `elsewhere`: not from this moment, though perhaps from one before it. */
export type DraftError = { readonly elsewhere: boolean; readonly message: string };
const never = (message: string) => err<DraftError>({ elsewhere: false, message });
const notFromHere = (message: string) => err<DraftError>({ elsewhere: true, message });

/**
 * What was played as a scenario, from the start of a match or from a point of a turn at which it can be taken up; or why it cannot be.
 * Where chance decides something on the way, it has to be the chance that a match with this seed begins with.
 */
export function draftScenario(table: Table, { options, seed, start, entries }: Recorded): Result<Draft, DraftError> {
  const { game, seats } = table;
  const end = game.fork(start);
  const said: { readonly player: Player; readonly words: string }[] = [];
  for (const entry of entries) {
    if (entry.kind !== "act")
      return never(
        "A scenario can contain only choices, but here someone moved freely, conceded or changed the randomness. Record from after that.",
      );
    if (game.isBeside(entry.action.kind))
      return never("Here a player did something that is not a choice, such as an offer of a trade. Record from after that.");
    const decision = game.decision(end);
    const i = decision?.actions.indexOf(entry.action) ?? -1;
    if (!decision || i < 0) return never("The rules have changed since this was played.");
    said.push({ player: entry.player, words: at(actionWords(table, end, decision.actions.all()), i) });
    game.applyAt(end, i);
  }
  if (said.length === 0) return notFromHere("There are no choices after this moment. A scenario needs at least one step.");
  const chance = !sameChance(start, end);
  const positions = [
    ...(start.decisions === 0 ? [undefined] : []),
    ...game.stands.map((stand) => ({ ...positionOf(table, start), at: stand })),
  ];
  for (const position of positions) {
    const seeded = chance || position === undefined ? seed : undefined;
    const laid = layScenario(table, options, position, seeded);
    if (!laid || (position === undefined && game.digest(laid) !== game.digest(start)) || (chance && !sameChance(start, laid))) continue;
    if (!sameQuestion(table, start, laid) || !said.every((one) => choose(table, laid, one)) || !sameQuestion(table, end, laid)) continue;
    const [before, there] = [factsAsText(table, start), factsAsText(table, laid)];
    return ok({
      ...{ options, position, seed: seeded },
      steps: said.map(({ player, words }) => ({ [at(seats, player)]: words })),
      asked: askedOf(table, end),
      facts: factsOf(table, end).flatMap((fact) =>
        there.has(JSON.stringify(fact)) ? { ...fact, came: !before.has(JSON.stringify(fact)) } : [],
      ),
    });
  }
  return chance
    ? never("A shuffle or a random draw happened in between, and a position cannot store it. Record from after it, or from the start.")
    : notFromHere(`A scenario can begin at ${game.stands.join(", ")}, but not at this moment.`);
}

const sameChance = (a: State, b: State): boolean => a.rng.seed === b.rng.seed && a.rng.drawn === b.rng.drawn;

/** Whether the same is asked with the same actions. */
function sameQuestion(table: Table, a: State, b: State): boolean {
  const asked = (state: State) => {
    const decision = table.game.decision(state);
    return (
      decision && JSON.stringify([decision.player, decision.kind, actionWords(table, state, decision.actions.all()).sort(byCodePoint)])
    );
  };
  return asked(a) === asked(b);
}

/** Takes the action of these words, in place. False if there is none. */
function choose(table: Table, state: State, { player, words }: { readonly player: Player; readonly words: string }): boolean {
  const decision = table.game.decision(state);
  const i = decision?.player === player ? actionWords(table, state, decision.actions.all()).indexOf(words) : -1;
  if (i >= 0) table.game.applyAt(state, i);
  return i >= 0;
}

export type Named = {
  readonly name: string;
  readonly rules: readonly string[];
  readonly note?: string;
  /** Cards that those who get the file do not have. */
  readonly cards?: readonly InlineCard[];
  /** What is to be so at the end. */
  readonly facts: readonly Fact[];
};

/** The scenario, which passes; or in a sentence why it cannot be written. `isRule`: whether a number is one of the game's rules. */
export function writeScenario(
  table: Table,
  draft: Draft,
  { name, rules, note, cards, facts }: Named,
  isRule: IsRule,
): Result<Scenario, string> {
  const { options, seed, position, steps, asked } = draft;
  const expect = { ...expectOf(facts), asked };
  const written = {
    name,
    rules,
    ...(note === undefined ? {} : { note }),
    options,
    ...(seed === undefined ? {} : { seed }),
    ...(cards && cards.length > 0 ? { cards } : {}),
    ...(position === undefined ? {} : { position }),
    steps: [...steps.slice(0, -1), { ...steps.at(-1), expect }],
  };
  const scenario = ScenarioSchema.safeParse(JSON.parse(JSON.stringify(written)));
  if (!scenario.success) return err(scenario.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
  const report = playScenario(table, scenario.data, [], isRule);
  if (report.is === "passed") return ok(scenario.data);
  if (report.is === "unreadable") return err(`The written scenario cannot be read: ${report.mistakes[0]?.message ?? ""}`);
  const [failure] = report.failures;
  return err(
    `The written scenario does not replay as played: at step ${report.step} expected ${failure?.expected}, found ${failure?.found}`,
  );
}

type Fact = Omit<FactTold, "came">;
const factsAsText = (table: Table, state: State): ReadonlySet<string> => new Set(factsOf(table, state).map((fact) => JSON.stringify(fact)));

/** Everything that is so at a moment and that an expectation can name: numbers, and what lies where. */
function factsOf(table: Table, state: State): Fact[] {
  const facts: Fact[] = [];
  const values = fieldsOf(state);
  const { activeField } = table.game;
  for (const field of fieldsFor(table, ["space"])) {
    const list = listOf(state, field.name);
    const own = isOwnField(field.spec);
    for (let player = 0; player < (own ? state.players : 1); player++) {
      const value = spaceNumberWords(table, field, player, list);
      if (Object.keys(value).length > 0) facts.push({ seat: own ? at(table.seats, player) : undefined, name: spoken(field.name), value });
    }
  }
  for (const field of fieldsFor(table, ["game", "player"])) {
    const value = values[field.name];
    if (field.spec.per === "game" && typeof value === "number" && field.name !== activeField)
      facts.push({ seat: undefined, name: spoken(field.name), value: numberWords(table, field, value) });
    if (field.spec.per === "player" && Array.isArray(value))
      for (let player = 0; player < state.players; player++)
        facts.push({ seat: at(table.seats, player), name: spoken(field.name), value: numberWords(table, field, value[player] ?? 0) });
  }
  for (const zone of zonesOf(table))
    for (let player = 0; player < (zone.perPlayer ? state.players : 1); player++) {
      const seat = zone.perPlayer ? at(table.seats, player) : undefined;
      const spaces = Array.from({ length: zone.spaces }, (_, space) => at(state.zones, placeIn(zone, player, space)));
      const names = spaces.map((ids) => ids.toReversed().map((id) => designName(table, state, id)));
      facts.push({
        seat,
        name: spoken(zone.name),
        value:
          zone.spaces === 1 ? { exactly: at(names, 0) } : Object.fromEntries(spaceWords(zone).map((word, space) => [word, names[space]])),
      });
    }
  return facts.map((fact) =>
    typeof fact.value === "string" && /^-?\d+$/.test(fact.value) ? { ...fact, value: Number(fact.value) } : fact,
  );
}

function expectOf(facts: readonly Fact[]): Json {
  const expect: Record<string, unknown> = {};
  for (const { seat, name, value } of facts) {
    if (seat === undefined) expect[name] = value;
    else expect[seat] = { ...(expect[seat] as object | undefined), [name]: value };
  }
  return expect;
}

const askedOf = (table: Table, state: State): unknown => {
  const decision = table.game.decision(state);
  return decision ? { seat: at(table.seats, decision.player), kind: decision.kind } : null;
};

/** The name of a card's design, or its id where several have that name. */
function designName({ cards, ...table }: Table, state: State, id: InstanceId): string {
  const design = at(cards, at(state.card, id));
  return cardsNamed({ cards, ...table }, design.name).length > 1 || /^\d/.test(design.name) ? design.id : design.name;
}

/** The position of a moment as a file writes it, taken up where the match stands, or else at the first point of the rules. */
export const writePosition = (table: Table, state: State): Json => ({
  ...positionOf(table, state),
  at: table.game.standing(state) ?? table.game.stands[0],
});

/** Where everything lies and every number, as a position says it. */
function positionOf(table: Table, state: State): Json {
  const { game, seats } = table;
  const values = fieldsOf(state);
  const position: Record<string, unknown> = {};
  const { activeField } = game;
  const active = activeField === undefined ? undefined : values[activeField];
  if (typeof active === "number") position["to move"] = at(seats, active);
  const own = seats.slice(0, state.players).map((): Record<string, unknown> => ({}));
  for (const field of fieldsFor(table, ["game", "player"])) {
    const value = values[field.name];
    if (field.name === activeField) continue;
    const said = (number: number) => (field.spec.on || field.spec.holds ? numberWords(table, field, number) : number);
    if (typeof value === "number") position[spoken(field.name)] = said(value);
    else if (value) for (const [player, seat] of own.entries()) seat[spoken(field.name)] = said(at(value, player));
  }
  for (const field of fieldsFor(table, ["space"])) {
    const list = listOf(state, field.name);
    if (!isOwnField(field.spec)) position[spoken(field.name)] = spaceNumberWords(table, field, 0, list);
    else for (const [player, seat] of own.entries()) seat[spoken(field.name)] = spaceNumberWords(table, field, player, list);
  }
  for (const zone of zonesOf(table))
    for (let player = 0; player < (zone.perPlayer ? state.players : 1); player++)
      Object.assign(zone.perPlayer ? at(own, player) : position, { [spoken(zone.name)]: zoneWords(table, state, zone, player) });
  own.forEach((seat, player) => {
    position[at(seats, player)] = seat;
  });
  return position;
}

function zoneWords(table: Table, state: State, zone: ZoneName, player: number): unknown {
  const { grid } = zone;
  const spaces = Array.from({ length: zone.spaces }, (_, space) => at(state.zones, placeIn(zone, player, space)).toReversed());
  if (!grid) {
    const piles = spaces.map((ids) => ids.map((id) => cardWritten(table, state, id)));
    return zone.spaces === 1 ? at(piles, 0) : Object.fromEntries(spaceWords(zone).map((word, space) => [word, piles[space]]));
  }
  const slots: Record<string, unknown[]> = {};
  const ids = at(spaces, 0);
  const under = (id: InstanceId) => (listOf(state, grid.under)[id] ?? 0) - 1;
  const lay = (id: InstanceId, slot: string) => {
    slots[slot] = [...(slots[slot] ?? []), cardWritten(table, state, id, [grid.x, grid.y, grid.under])];
    for (const one of ids) if (under(one) === id) lay(one, slot);
  };
  for (const id of ids) if (under(id) < 0) lay(id, `${listOf(state, grid.x)[id]},${listOf(state, grid.y)[id]}`);
  return slots;
}

/** A card with what is not so of every card that lies there: who knows it, its own numbers. */
function cardWritten(table: Table, state: State, id: InstanceId, left: readonly string[] = []): unknown {
  const { layout, makesCards } = table.game;
  const place = at(state.zone, id);
  const name = designName(table, state, id);
  const own = at(layout.places, place).player;
  const owner = at(state.owner, id);
  const more: Record<string, unknown> = {};
  const strange = at(state.seen, id) & ~at(layout.sights, place) & ((1 << state.players) - 1);
  if (strange !== 0)
    more["known"] = table.seats.filter((_, player) => player < state.players && (at(state.seen, id) & (1 << player)) !== 0);
  if (makesCards && owner !== Math.max(0, own)) more["owner"] = at(table.seats, owner);
  for (const { name: field, spec } of fieldsFor(table, ["card"]).filter((one: FieldName) => !left.includes(one.name))) {
    const start = startOf(layout, field, owner);
    const value = listOf(state, field)[id] ?? 0;
    if (value !== start) more[spoken(field)] = spec.on || spec.holds ? numberWords(table, { name: field, spec }, value) : value;
  }
  return Object.keys(more).length === 0 ? name : { card: name, ...more };
}
