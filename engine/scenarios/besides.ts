/** What a seat does beside the decision that is open: written as data, with seats by name, and cards by label, alone or in a list of numbers. */
import type { Action } from "../kernel/choice.ts";
import { isRecord } from "./json.ts";
import type { Moment } from "./moment.ts";
import type { WrittenAction } from "./phrase.ts";
import type { Reason } from "./reasons.ts";
import { seatOf } from "./table.ts";

/** The action that is written; undefined if it is not one that stands beside decisions. */
export function besideAction({ table, labels }: Moment, written: WrittenAction): Action | undefined {
  if (!isRecord(written)) return undefined;
  const kind = written["kind"];
  if (typeof kind !== "string" || !table.game.isBeside(kind)) return undefined;
  const form = table.game.words.forms?.find((one) => one.kind === kind);
  const member = (name: string, value: unknown): number | string => {
    if (typeof value === "number") return value;
    const said = String(value);
    if (form?.members[name] === "player") return seatOf(table, said) ?? said;
    if (form?.members[name] === "card") return labels.get(said) ?? said;
    return said
      .split(" ")
      .map((word) => labels.get(word) ?? word)
      .join(" ");
  };
  const members = Object.entries(written).flatMap(([name, value]) => (name === "kind" ? [] : [[name, member(name, value)] as const]));
  return { kind, ...Object.fromEntries(members) };
}

/** What each seat is told that tries it; undefined where one of them may do it. The match stays as it is. */
export function besideRefusals({ table: { game }, state }: Moment, action: Action): readonly Reason[] | undefined {
  const told = Array.from({ length: state.players }, (_, seat) => game.beside(game.fork(state), seat, action));
  return told.every((refusal) => refusal !== undefined) ? told : undefined;
}
