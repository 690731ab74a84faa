/**
 * Free moves: changes that players make by hand, with or beside the rules. Each is checked to be possible; whether the rules would have
 * allowed it is not asked, but what they find odd afterwards is said.
 */
import type { Engine } from "./engine.ts";
import { type Fault, faultsOf } from "./faults.ts";
import { forkState, ownList } from "./fork.ts";
import { everybody } from "./layout.ts";
import type { LogEntry, Role } from "./log.ts";
import { rehearse } from "./rehearse.ts";
import { err, ok, type Result } from "./result.ts";
import { below } from "./rng.ts";
import { at, type CardIndex, fieldsOf, type InstanceId, type Player, type State } from "./state.ts";
import { createCard, moveCard, showCard, shufflePlace } from "./zones.ts";

export type Change =
  /** To the top of a place, or to an index counted from the bottom. */
  | { readonly kind: "move"; readonly card: InstanceId; readonly place: number; readonly index?: number }
  /** A number of the game, or the `at`-th of a player, card or list. */
  | { readonly kind: "set"; readonly field: string; readonly at?: number; readonly value: number }
  /** Throws a die: a field that has sides. */
  | { readonly kind: "roll"; readonly field: string; readonly at?: number }
  /** Shows a card to one player, or with -1 to all. */
  | { readonly kind: "show"; readonly card: InstanceId; readonly player: Player }
  | { readonly kind: "shuffle"; readonly place: number }
  | { readonly kind: "create"; readonly card: CardIndex; readonly owner: Player; readonly place: number };

/** Why a list of changes was refused; `change` counts from 0, -1 for all of them together. Nothing was changed. */
export type EditRejection = {
  readonly code: "over" | "no-card" | "no-place" | "no-field" | "no-number" | "no-player" | "unseen" | "law" | "stuck";
  readonly change: number;
  readonly message: string;
};

/** Applies changes in turn, all or none. Returns what the rules of the game find odd now. */
export function editState(engine: Engine, state: State, changes: readonly Change[]): Result<readonly Fault[], EditRejection> {
  if (state.ended !== 0) return err({ code: "over", change: -1, message: "The match is over" });
  const trial = forkState(engine.layout, state);
  const happened: LogEntry[] = [];
  for (const [i, change] of changes.entries()) {
    const refused = carryOut(engine, trial, change);
    if (refused) return err({ ...refused, change: i });
    happened.push(entryOf(trial, change));
  }
  const faults = faultsOf(engine, trial);
  const broken = faults.find((fault) => !fault.own);
  if (broken) return err({ code: "law", change: -1, message: broken.message });
  trial.changed = 1;
  const stuck = rehearse(engine, trial);
  if (stuck !== undefined) return err({ code: "stuck", change: -1, message: stuck });
  trial.log = state.log && [...state.log, ...happened];
  Object.assign(state, trial);
  state.version++;
  return ok(faults);
}

type Refusal = Omit<EditRejection, "change">;

/** Makes one change, or says why it cannot be made. */
function carryOut(engine: Engine, state: State, change: Change): Refusal | undefined {
  const { layout } = engine;
  if ("place" in change && layout.places[change.place] === undefined)
    return { code: "no-place", message: `There is no place ${change.place}` };
  if ((change.kind === "move" || change.kind === "show") && state.card[change.card] === undefined)
    return { code: "no-card", message: `There is no card ${change.card}` };
  switch (change.kind) {
    case "move": {
      const known = at(state.seen, change.card) | at(layout.sights, change.place);
      const leaves = at(layout.regions, at(state.zone, change.card)) !== at(layout.regions, change.place);
      if (leaves && (known & everybody(state.players)) !== everybody(state.players))
        return { code: "unseen", message: "Show the card to everyone before you move it there" };
      moveCard(state, layout, change.card, change.place, change.index);
      return undefined;
    }
    case "show":
      if (change.player !== -1 && !isPlayer(state, change.player))
        return { code: "no-player", message: `There is no player ${change.player}` };
      showCard(state, change.card, change.player === -1 ? everybody(state.players) : 1 << change.player);
      return undefined;
    case "shuffle":
      shufflePlace(state, layout, change.place);
      return undefined;
    case "create":
      if (!isPlayer(state, change.owner)) return { code: "no-player", message: `There is no player ${change.owner}` };
      if (
        !Number.isSafeInteger(change.card) ||
        change.card < 0 ||
        change.card >= (engine.rules.designs?.(engine.content as never) ?? 0x8000_0000)
      )
        return { code: "no-card", message: `There is no design ${change.card}` };
      createCard(state, layout, change.card, change.owner, change.place);
      return undefined;
    case "roll": {
      const sides = Object.hasOwn(layout.fields, change.field) ? layout.fields[change.field]?.sides : undefined;
      if (sides === undefined) return { code: "no-field", message: `There is no die "${change.field}"` };
      return setField(engine, state, change.field, change.at, 1 + below(state.rng, sides));
    }
    case "set":
      return setField(engine, state, change.field, change.at, change.value);
  }
}

function setField(engine: Engine, state: State, field: string, index: number | undefined, value: number): Refusal | undefined {
  if (!Object.hasOwn(engine.layout.fields, field)) return { code: "no-field", message: `There is no field "${field}"` };
  const fields = fieldsOf(state);
  const old = fields[field];
  if (Array.isArray(old)) {
    if (index === undefined || old[index] === undefined) return { code: "no-number", message: `"${field}" has no number ${index}` };
    ownList(state, field)[index] = value;
  } else fields[field] = value;
  return undefined;
}

const isPlayer = (state: State, player: number) => Number.isSafeInteger(player) && player >= 0 && player < state.players;

/** A free move as the log tells it; a card is named as those who know it may read it. */
function entryOf(state: State, change: Change): LogEntry {
  const all = everybody(state.players);
  const card = "card" in change && change.kind !== "create" ? change.card : -1;
  const args: [Role, number][] = card >= 0 ? [["card", card]] : [];
  if ("place" in change) args.push(["place", change.place]);
  if ("at" in change && change.at !== undefined) args.push(["number", change.at]);
  return {
    decision: state.decisions,
    event: `free ${change.kind}${"field" in change ? ` ${change.field}` : ""}`,
    roles: args.map(([role]) => role),
    args: args.map(([, value]) => value),
    cards: args.map(([role, value]) => (role === "card" ? at(state.card, value) : -1)),
    seen: args.map(([role, value]) => (role === "card" ? at(state.seen, value) : all)),
  };
}
