/** What the texts of cards bring, in points: read once, from what they do and not from whose they are. */
import { at } from "../../../kernel/state.ts";
import type { MetroContent } from "../content.ts";
import { ALPHA_HACK, BETA_HACK, CORE } from "../hack/grid.ts";
import type { Line } from "../moments.ts";
import type { Operation } from "../texts/operations.ts";
import { BRUTE, CREDIT, CUBE, JOB, PLACED, STEP } from "./weights.ts";

export type Prizes = {
  /** By design what a job brings when it is completed, beyond its place in a slot: points, reward, track. */
  readonly job: readonly number[];
  /** By design what core, alpha and beta bring; the core with what is placed afterwards. */
  readonly hack: readonly (readonly [bit: number, points: number])[][];
};

/** How much there is of what is counted, about. */
const COUNTED = 2;

const worthOf = (operations: readonly Operation[]): number => operations.reduce((sum, operation) => sum + worthOfOne(operation), 0);

function worthOfOne(operation: Operation): number {
  switch (operation.op) {
    case "gain":
      return CUBE * (operation.any + operation.fixed.reduce((sum, [, n]) => sum + n, 0));
    case "credits":
      return CREDIT * operation.n;
    case "brute":
      return BRUTE * operation.n;
    case "jobs":
      return JOB * operation.n;
    case "advance":
      return STEP * operation.n;
    case "place":
      return PLACED * operation.n;
    case "either":
      return Math.max(...operation.options.map(worthOf));
    case "step":
      return STEP / 2;
    case "sell":
      return (operation.credits * CREDIT - CUBE) * Math.min(operation.most, COUNTED);
    case "if":
      return (worthOf(operation.do) + worthOf(operation.otherwise)) / 2;
    case "each":
      return worthOfOne(operation.do) * Math.min(operation.most, COUNTED);
    default:
      return 0;
  }
}

/** Reads them. */
export function prizesOf(content: MetroContent): Prizes {
  const line = (design: number, which: Line) => worthOf(content.texts.line(design, which));
  return {
    job: content.cards.map((_, design) => at(content.points, design) + line(design, "reward") + line(design, "track")),
    hack: content.cards.map((_, design) => [
      [CORE, line(design, "core") + line(design, "placement")],
      [ALPHA_HACK, line(design, "alpha")],
      [BETA_HACK, line(design, "beta")],
    ]),
  };
}

/** What a hack of a network brings that connects these. */
export const hackPrize = ({ hack }: Prizes, design: number, connects: number): number =>
  at(hack, design).reduce((sum, [bit, points]) => sum + ((connects & bit) !== 0 ? points : 0), 0);
