/** What cards made in the studio can stand in for in Virtual Revolution. What set-up counts stays, so one more is set aside (VR-3.11, VR-3.16). */
import type { Card } from "../../../cards/card.ts";
import type { OwnRules } from "../../own-cards/index.ts";
import { virtualRevolution } from "../fields.ts";

/** Kinds of which there is one for each place of the board: nothing joins them. */
const COMPLETE: ReadonlySet<string> = new Set(["title", "location"]);

/** Level of Agents, final of Necro cards, place of Titles and Locations. */
function place({ kind, fields }: Card): string {
  const { level, final, districts, borough } = virtualRevolution({ fields });
  switch (kind) {
    case "agent":
      return `agent of level ${level}`;
    case "necroverse":
      return final === true ? "final Necro card" : "Necro card";
    case "title":
      return `Title of ${districts?.[0] ?? "no district"}`;
    case "location":
      return borough === null ? "Location without a borough" : `Location of borough ${borough}`;
    default:
      return kind;
  }
}

/** Numbers and kinds that are printed on both. */
function distance(a: Card, b: Card): number {
  const [one, other] = [virtualRevolution(a), virtualRevolution(b)];
  const same = (x: unknown, y: unknown) => (x === y ? 0 : 1);
  return (
    4 * same(one.agentType, other.agentType) +
    4 * same(one.genre, other.genre) +
    4 * same(one.form, other.form) +
    2 * same(one.action, other.action) +
    same(one.priority === true, other.priority === true) +
    same(one.simultaneous === true, other.simultaneous === true) +
    Math.abs((one.cap ?? 0) - (other.cap ?? 0)) / 10
  );
}

export const VR_OWN: OwnRules = { place, distance, isComplete: ({ kind }) => COMPLETE.has(kind), rule: "VR-1.3" };
