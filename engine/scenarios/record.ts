/** A match that was played from a written position as a scenario: the same position, what was done in words, and what came of it. */
import type { Match } from "../kernel/match.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { at, fieldsOf, type State } from "../kernel/state.ts";
import type { Scenario } from "./schema.ts";
import { spoken, type Table } from "./table.ts";
import { actionWords } from "./words.ts";

/**
 * The scenario that plays a match again. The error is a sentence: the match has something that no scenario says, such as a free move.
 *
 * @param position the position that the match began at, as it was written
 */
export function recordScenario(
  table: Table,
  match: Match,
  {
    name,
    position,
    seed,
    options,
  }: { readonly name: string; readonly position: Scenario["position"]; readonly seed: number; readonly options: unknown },
): Result<Scenario, string> {
  const steps: Record<string, unknown>[] = [];
  let first = match.stateAfter(0);
  for (const [i, entry] of match.live.entries()) {
    const before = match.stateAfter(match.live[i - 1]?.n ?? 0);
    if (entry.kind === "lay") {
      first = match.stateAfter(entry.n);
      continue;
    }
    if (entry.kind !== "act")
      return err("A scenario has choices only, and this match has a free move or was given up. Take that back first.");
    const decision = table.game.decision(before);
    const actions = decision ? Array.from({ length: decision.actions.length }, (_, n) => decision.actions.at(n)) : [];
    const chosen = decision?.actions.indexOf(entry.action) ?? -1;
    const words = actionWords(table, before, actions)[chosen];
    if (words === undefined) return err("The rules no longer offer what was chosen, so this match cannot be told as a scenario.");
    steps.push({ [table.seats[entry.player] ?? `p${entry.player + 1}`]: words });
  }
  steps.push({ expect: whatCame(table, first, match.state) });
  return ok({
    name,
    rules: [],
    seed,
    ...(options === undefined ? {} : { options: options as Record<string, unknown> }),
    ...(position === undefined ? {} : { position }),
    steps: steps as Scenario["steps"],
  });
}

/** How many cards lie in each zone of each player, and the numbers that are other than at the start. */
function whatCame(table: Table, before: State, after: State): Record<string, unknown> {
  const { layout } = table.game;
  const expect: Record<string, unknown> = {};
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const seats = Array.from({ length: after.players }, (): Record<string, unknown> => ({}));
  for (const [name, spec] of Object.entries(layout.fields)) {
    const [from, to] = [was[name], is[name]];
    if (spec.per === "game" && from !== to && typeof to === "number") expect[spoken(name)] = to;
    if (spec.per !== "player" || !Array.isArray(from) || !Array.isArray(to)) continue;
    for (const [player, seat] of seats.entries()) if (from[player] !== to[player]) seat[spoken(name)] = to[player];
  }
  const counts = new Map<string, { readonly player: number; readonly zone: string; count: number }>();
  for (const [place, { zone, player }] of layout.places.entries()) {
    if (player < 0 || player >= after.players) continue;
    const key = `${zone} ${player}`;
    const known = counts.get(key) ?? { player, zone, count: 0 };
    counts.set(key, { ...known, count: known.count + at(after.zones, place).length });
  }
  for (const { player, zone, count } of counts.values()) {
    const seat = seats[player];
    if (seat) seat[spoken(zone)] = count;
  }
  for (const [player, seat] of seats.entries()) expect[table.seats[player] ?? `p${player + 1}`] = seat;
  if (after.ended === 0) {
    const decision = table.game.decision(after);
    if (decision) expect["asked"] = table.seats[decision.player];
  } else expect["asked"] = null;
  return expect;
}
