import { CLAUSES } from "../../../engine/games/megacorp/texts/clauses.test-support.ts";
import type { Gate } from "../../gates/gate.ts";
import { clauseFault } from "./clauses.ts";

export const GATE: Gate = {
  about: "leaves out every clause of every shipped Megacorp card, which games of random choices or a scenario must notice",
  run(say) {
    const faults = CLAUSES.flatMap((clause, i) => {
      if (i % 50 === 49) say(`${i + 1} of ${CLAUSES.length} clauses`);
      return clauseFault(clause) ?? [];
    });
    return { faults, figures: { clauses: CLAUSES.length } };
  },
};
