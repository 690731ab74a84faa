/** The moment that a line answers (VR-R108). */
import { lacking, part } from "../../../language/holes.ts";
import { isTree, type Tree } from "../../../language/index.ts";
import { actionIn } from "./match.ts";
import type { Answer, Moment } from "./operations.ts";

const OF_ITSELF: Readonly<Record<string, Moment>> = {
  "event.recruited": "this recruited",
  "event.taken": "this taken",
  "event.discardedThis": "this discarded",
  "event.round": "round",
  "event.raid": "raid",
  "event.title": "title",
};

export function momentOf(line: Tree): Pick<Answer, "at" | "other"> {
  const time = line.holes["t"];
  if (isTree(time))
    return { at: time.is === "time.yourTurn" ? "begins" : time.is === "time.yourEnd" ? "ends" : lacking(time), other: false };
  const event = part(line, "e");
  const own = OF_ITSELF[event.is];
  if (own !== undefined) return { at: own, other: false };
  if (event.is === "event.otherTitle") return { at: "title", other: true };
  if (event.is === "event.action" || event.is === "event.otherAction")
    return { at: actionIn(event), other: event.is === "event.otherAction" };
  return lacking(event);
}
