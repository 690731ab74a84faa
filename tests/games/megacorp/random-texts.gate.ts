import type { Gate } from "../../gates/gate.ts";
import { playRandomTexts } from "./random-texts.ts";

const MATCHES = 200;
const FIRST_SEED = 1;

export const GATE: Gate = {
  about: `plays ${MATCHES} matches of Megacorp with a random text on every card`,
  run(say) {
    const faults = Array.from({ length: MATCHES }, (_, i) => FIRST_SEED + i).flatMap((seed, i) => {
      if (i % 20 === 19) say(`${i + 1} of ${MATCHES} matches`);
      const message = playRandomTexts(seed);
      return message === undefined ? [] : [`seed ${seed}, ${message}`];
    });
    return { faults, figures: { matches: MATCHES } };
  },
};
