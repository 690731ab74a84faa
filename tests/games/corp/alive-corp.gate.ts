import { boardsAlive, silentAmong } from "../../gates/alive-boards.ts";
import type { Gate } from "../../gates/gate.ts";
import { CORP_LAYING } from "./alive.ts";

const TEXTS = 400;
const SEED = 20_261_130;
/** The share of texts that may do nothing in all games without being told so. It only goes down: what is left waits for what random games hardly ever bring about, or contradicts itself. */
const MOST_SILENT = 0.2;

export const GATE: Gate = {
  about: `tries ${TEXTS} random texts, each in random games beside games without it: it must matter, or be told to do nothing`,
  run(say) {
    const result = boardsAlive(CORP_LAYING, TEXTS, SEED);
    say(`corp: ${result.silent.length} of ${result.texts} texts do nothing and are not told so`);
    return {
      faults: silentAmong(result, MOST_SILENT),
      figures: { texts: result.texts, told: result.told, silent: result.silent.length, examples: result.silent },
    };
  },
};
