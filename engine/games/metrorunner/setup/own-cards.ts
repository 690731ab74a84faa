/** What cards made in the studio can stand in for in Metrorunner. */
import type { Card } from "../../../cards/card.ts";
import type { OwnRules } from "../../own-cards/index.ts";
import { COLOURS, metrorunner } from "../fields.ts";

/** A starting job is of a runner board, and a contract has a token on each of its spaces (MR-3.5, MR-3.10). */
function place({ kind, fields }: Card): string {
  const { district, spaces } = metrorunner({ fields });
  switch (kind) {
    case "starting-job":
      return `starting job of ${district}`;
    case "contract":
      return `contract of ${spaces} spaces`;
    case "ai":
      return "A.I. card";
    default:
      return kind;
  }
}

/** District, cubes and points of jobs, points of contracts, nodes of networks. */
function distance(a: Card, b: Card): number {
  const [one, other] = [metrorunner(a), metrorunner(b)];
  const cubes = COLOURS.reduce((sum, colour) => sum + Math.abs((one.cost?.[colour] ?? 0) - (other.cost?.[colour] ?? 0)), 0);
  const nodes = [...(one.core ?? []), ...(other.core ?? [])];
  return (
    (one.district === other.district ? 0 : 4) +
    cubes +
    Math.abs((one.points ?? 0) - (other.points ?? 0)) +
    new Set(nodes).size -
    nodes.length / 2
  );
}

export const METRO_OWN: OwnRules = { place, distance, isComplete: ({ kind }) => kind === "starting-job", rule: "MR-3.10" };
