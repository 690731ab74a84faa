import type { Gate } from "../../gates/gate.ts";
import { aliveGate, silentFaults } from "./alive.ts";

const TEXTS = 2000;
const SEED = 20_261_130;
export const GATE: Gate = {
  about: `tries ${TEXTS} random texts of San, each in random games beside games without it: it must matter, or be told to do nothing`,
  run(say) {
    const result = aliveGate(TEXTS, SEED);
    const { texts, told, silent } = result;
    say(`san: ${silent.length} of ${texts} texts do nothing and are not told so`);
    return {
      faults: silentFaults(result),
      figures: { texts, told, silent: silent.length, examples: silent.toSorted((a, b) => a.length - b.length).slice(0, 50) },
    };
  },
};
