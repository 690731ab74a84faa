/** What is so in a phase of yours: “During your Buy phase, this has Flying.” */
import { type LooseRule, rows } from "../../../../language/index.ts";

const PHASE = "(Accounting|Buy|Challenge|Divest)(?: phases?)?";
/** What is done is no fact: when that is possible is said otherwise. */
const FACT = "(?:cannot|gets?|has|have|costs?)";

export const MEGACORP_PHASES: readonly LooseRule[] = rows([
  [
    "phases.first",
    `(?<=^|[.] |\\n)(?:during|in|on) (?:each of )?your (?:own )?${PHASE}, (?![^.\\n]*:)(?=[^.:]*? ${FACT} )(?![^.:]*? (?:may|pay|draws?|discards?|gains?|loses?) )`,
    "if it is your $1 phase, ",
    "During your Buy phase, this has 1. => if it is your Buy phase, this has 1.",
    "during your Buy phase, pay 1M: draw 1 card | during your Buy phase, you may draw 1 card",
  ],
  [
    "phases.last",
    `(?<=^|[.] |\\n)([^.:,]*? ${FACT} [^.:,]*?) (?:during|in|on) (?:each of )?your (?:own )?${PHASE}(?=[.]|$|\\n)`,
    "if it is your $2 phase, $1",
    "Each opponent cannot play events during your Buy phase. => if it is your Buy phase, Each opponent cannot play events.",
    "draw 1 card during your Buy phase | each opponent cannot play events during your next Buy phase",
  ],
]);
