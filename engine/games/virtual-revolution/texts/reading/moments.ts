/** The moment that a line answers (VR-R108). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Tree } from "../../../../language/index.ts";
import { actionIn, districtsOf } from "../match.ts";
import type { Answer, Moment } from "../operations.ts";

const OF_PLAYERS: Readonly<Record<string, readonly [at: Moment, other: boolean]>> = {
  "event.promotedThis": ["this promoted", false],
  "event.promotes": ["promotes", false],
  "event.otherPromotes": ["promotes", true],
  "event.recruits": ["recruits", false],
  "event.otherRecruits": ["recruits", true],
  "event.online": ["online", false],
  "event.otherOnline": ["online", true],
  "event.eliminated": ["eliminated", false],
  "event.titleLost": ["title lost", false],
  "event.drawsCorruption": ["draws", false],
  "event.places": ["server", false],
  "event.otherPlaces": ["server", true],
  "event.serverLost": ["server lost", false],
  "event.otherDirector": ["director near", true],
};

const OF_ITSELF: Readonly<Record<string, Moment>> = {
  "event.recruited": "this recruited",
  "event.taken": "this taken",
  "event.discardedThis": "this discarded",
  "event.round": "round",
  "event.raid": "raid",
  "event.title": "title",
};

export function momentOf(line: Tree): Pick<Answer, "at" | "other" | "districts"> {
  const time = line.holes["t"];
  if (isTree(time))
    return { at: time.is === "time.yourTurn" ? "begins" : time.is === "time.yourEnd" ? "ends" : lacking(time), other: false };
  const event = part(line, "e");
  const own = OF_ITSELF[event.is];
  if (own !== undefined) return { at: own, other: false };
  const more = OF_PLAYERS[event.is];
  if (more !== undefined) return { at: more[0], other: more[1] };
  if (event.is === "event.director") return { at: "director", other: false, districts: districtsOf(part(event, "a")) };
  if (event.is === "event.otherTitle") return { at: "title", other: true };
  if (event.is === "event.action" || event.is === "event.otherAction")
    return { at: actionIn(event), other: event.is === "event.otherAction" };
  return lacking(event);
}
