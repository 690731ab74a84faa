import type { Gate } from "../../gates/gate.ts";
import { aliveGate, silentFaults } from "./alive.ts";
import { deadGate } from "./alive-dead.ts";

const TEXTS = 1000;
/** Texts that do nothing by construction, of which none may count as alive. */
const DEAD = 40;
const SEED = 20_261_124;
export const GATE: Gate = {
  about: `tries ${TEXTS} random texts of Megacorp, each in positions built from its own tree, beside the game without it: it must matter, or be told to do nothing; ${DEAD} that are made to do nothing must be found`,
  run(say) {
    const result = aliveGate(TEXTS, SEED);
    const { texts, told, silent } = result;
    const alive = deadGate(DEAD, SEED);
    say(`megacorp: ${alive.length} of ${DEAD} dead texts count as alive`);
    say(`megacorp: ${silent.length} of ${texts} texts do nothing and are not told so`);
    return {
      faults: [...silentFaults(result), ...alive],
      figures: { texts, told, silent: silent.length, examples: silent.toSorted((a, b) => a.length - b.length).slice(0, 50) },
    };
  },
};
