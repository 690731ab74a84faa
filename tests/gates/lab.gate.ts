import type { Gate } from "./gate.ts";
import { race } from "./lab.ts";

export const GATE: Gate = {
  about: "finds a planted card among all within 20,000 games, calls no neutral edit a change, and shows what common seeds are worth",
  run: (say) => race({ most: 20_000, neutral: 10 }, say),
};
