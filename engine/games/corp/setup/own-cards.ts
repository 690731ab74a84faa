/** What cards made in the studio can stand in for in CORP: all its decks just grow. */
import type { Card } from "../../../cards/card.ts";
import type { OwnRules } from "../../own-cards/index.ts";
import { corp } from "../fields.ts";

/** Price, type, category and roles that are printed on both. */
function distance(a: Card, b: Card): number {
  const [one, other] = [corp(a), corp(b)];
  const same = (x: unknown, y: unknown) => (x === y ? 0 : 1);
  const roles = new Set([...(one.roles ?? []), ...(other.roles ?? [])]).size - Math.min(one.roles?.length ?? 0, other.roles?.length ?? 0);
  return (
    4 * same(one.security, other.security) +
    4 * same(one.category, other.category) +
    2 * roles +
    Math.abs((one.price ?? 0) - (other.price ?? 0))
  );
}

export const CORP_OWN: OwnRules = {
  place: ({ kind }) => (kind === "action" || kind === "security" ? `${kind} card` : kind),
  distance,
  isComplete: () => false,
  rule: "CORP-2.3",
};
