/** A written position for a match that is played on, outside of scenarios. */
import type { Position } from "../kernel/position.ts";
import { readyToLay } from "../kernel/position.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { readPosition } from "./position.ts";
import type { Table } from "./table.ts";

/**
 * The position as an input of a match that starts with these options and this seed. The error is a sentence: a name that is none, cards that
 * the match does not have, or a position that the rules cannot go on from.
 */
export function layPosition(table: Table, written: unknown, options: unknown, seed: number): Result<Position, string> {
  const complaints: string[] = [];
  const from = readyToLay(table.game, table.game.start({ seed }, options));
  const read = readPosition(table, from, written, ["position"], (_code, _path, message) => {
    complaints.push(message);
    return undefined;
  });
  if (read === undefined) return err(complaints[0] ?? "The position cannot be read.");
  const built = table.game.build(from, read.position);
  return built.ok ? ok(read.position) : err(`This position is not possible: ${built.error.message}.`);
}
