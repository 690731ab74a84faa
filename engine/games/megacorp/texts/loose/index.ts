/** How people write what Megacorp's cards say: its own words, and habits from other card games. The order matters: a rule reads what those before it left. */
import type { LooseRule } from "../../../../language/index.ts";
import { MEGACORP_AMOUNTS } from "./amounts.ts";
import { MEGACORP_CHANGES } from "./changes.ts";
import { COMMON_LOOSE } from "./common.ts";
import { COMPARISONS } from "./comparisons.ts";
import { MEGACORP_COMPOSED } from "./composed.ts";
import { CONDITIONS } from "./conditions.ts";
import { COSTS_LOOSE } from "./costs.ts";
import { MEGACORP_COUNTERS } from "./counters.ts";
import { DAMAGE } from "./damage.ts";
import { MEGACORP_DEALINGS } from "./dealings.ts";
import { MEGACORP_EVERYDAY } from "./everyday.ts";
import { MEGACORP_FIGHTING } from "./fighting.ts";
import { MEGACORP_FORBIDDEN } from "./forbidden.ts";
import { MEGACORP_FURTHER } from "./further.ts";
import { MEGACORP_GUESSES } from "./guesses.ts";
import { MEGACORP_HAPPENINGS } from "./happenings.ts";
import { MEGACORP_HOLDERS } from "./holders.ts";
import { MEGACORP_LATER } from "./later.ts";
import { MEGACORP_LIMITS } from "./limits.ts";
import { MEGACORP_MANNERS } from "./manners.ts";
import { MOMENTS } from "./moments.ts";
import { MEGACORP_NOMINAL } from "./nominal.ts";
import { OTHER_GAMES_LOOSE } from "./other-games.ts";
import { MEGACORP_PHASES } from "./phases.ts";
import { PLACES } from "./places.ts";
import { MEGACORP_PLAIN } from "./plain.ts";
import { MEGACORP_PLAINLY } from "./plainly.ts";
import { MEGACORP_PLAINLY_CARDS } from "./plainly-cards.ts";
import { MEGACORP_PLAINLY_MOMENTS } from "./plainly-moments.ts";
import { MEGACORP_SPOTS } from "./spots.ts";
import { TAG_WORDS } from "./tags.ts";
import { MEGACORP_TALK } from "./talk.ts";
import { MEGACORP_TERSE } from "./terse.ts";
import { MEGACORP_THRESHOLDS } from "./thresholds.ts";
import { TOLLS_LOOSE } from "./tolls.ts";
import { MEGACORP_TRADE } from "./trade.ts";
import { MEGACORP_TURNS } from "./turns.ts";
import { MEGACORP_VALUES } from "./values.ts";
import { VICTIMS_LOOSE } from "./victims.ts";
import { MEGACORP_WAYS } from "./ways.ts";
import { MEGACORP_WHICH } from "./which.ts";
import { WHOLE } from "./whole.ts";
import { MEGACORP_WHOSE } from "./whose.ts";
import { WORDS } from "./words.ts";

export const MEGACORP_LOOSE: readonly LooseRule[] = [
  ...VICTIMS_LOOSE,
  ...COSTS_LOOSE,
  ...COMMON_LOOSE,
  ...MEGACORP_COMPOSED,
  ...MEGACORP_CHANGES,
  ...MEGACORP_FORBIDDEN,
  ...MEGACORP_LIMITS,
  ...MEGACORP_AMOUNTS,
  ...MEGACORP_VALUES,
  ...MEGACORP_HAPPENINGS,
  ...MEGACORP_FIGHTING,
  ...MEGACORP_TRADE,
  ...MEGACORP_SPOTS,
  ...MEGACORP_DEALINGS,
  ...MEGACORP_HOLDERS,
  ...MEGACORP_WHICH,
  ...MEGACORP_TALK,
  ...OTHER_GAMES_LOOSE,
  ...TAG_WORDS,
  ...MEGACORP_COUNTERS,
  ...MEGACORP_TERSE,
  ...MEGACORP_NOMINAL,
  ...MEGACORP_PLAINLY,
  ...MEGACORP_PLAINLY_CARDS,
  ...MEGACORP_PLAINLY_MOMENTS,
  ...MEGACORP_THRESHOLDS,
  ...MEGACORP_GUESSES,
  ...MEGACORP_LATER,
  ...TOLLS_LOOSE,
  ...MEGACORP_MANNERS,
  ...MEGACORP_WAYS,
  ...MEGACORP_TURNS,
  ...MEGACORP_WHOSE,
  ...MEGACORP_PHASES,
  ...MEGACORP_PLAIN,
  ...MEGACORP_EVERYDAY,
  ...WORDS,
  ...DAMAGE,
  ...PLACES,
  ...COMPARISONS,
  ...CONDITIONS,
  ...MOMENTS,
  ...MEGACORP_FURTHER,
  ...WHOLE,
];
