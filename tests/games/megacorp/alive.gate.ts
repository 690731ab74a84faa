import type { Gate } from "../../gates/gate.ts";
import { aliveGate } from "./alive.ts";

const TEXTS = 2000;
const SEED = 20_261_124;
/** The share of texts that may do nothing in all positions without being told so. It only goes down: what is left are texts that contradict themselves, or that want what no position has yet. */
const MOST_SILENT = 0.22;

export const GATE: Gate = {
  about: `tries ${TEXTS} random texts of Megacorp, each in positions built from its own tree, beside the game without it: it must matter, or be told to do nothing`,
  run(say) {
    const { texts, told, silent } = aliveGate(TEXTS, SEED);
    say(`megacorp: ${silent.length} of ${texts} texts do nothing and are not told so`);
    return {
      faults: silent.length > MOST_SILENT * texts ? silent.map((text) => `Nothing comes of: ${text}`) : [],
      figures: { texts, told, silent: silent.length, examples: silent.toSorted((a, b) => a.length - b.length).slice(0, 50) },
    };
  },
};
