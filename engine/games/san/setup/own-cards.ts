/** What cards made in the studio can stand in for in San: the River grows; a starting deck has twelve cards and a stack five Viruses. */
import type { Card } from "../../../cards/card.ts";
import type { OwnRules } from "../../own-cards/index.ts";
import { san } from "../fields.ts";

/** River cards are all alike; starting cards and Viruses are a Corporation's (SAN-3.2, SAN-3.3). */
function place({ kind, fields }: Card): string {
  const { corporation, virus } = san({ fields });
  const owner = (corporation ?? "no Corporation").toUpperCase();
  if (kind === "virus") return `Virus ${virus} of ${owner}`;
  return corporation ? `starting card of ${owner}` : "River card";
}

/** Type and numbers that are printed on both. */
function distance(a: Card, b: Card): number {
  const [one, other] = [san(a), san(b)];
  const apart = (x: number | null | undefined, y: number | null | undefined) => Math.abs((x ?? 0) - (y ?? 0));
  return (
    (a.kind === b.kind ? 0 : 8) +
    apart(one.cost, other.cost) +
    apart(one.crossing, other.crossing) +
    apart(one.revenue, other.revenue) +
    apart(one.spaces, other.spaces)
  );
}

export const SAN_OWN: OwnRules = {
  place,
  distance,
  isComplete: ({ kind, fields }) => kind === "virus" || Boolean(san({ fields }).corporation),
  rule: "SAN-4.2, SAN-4.6",
};
