/** The nouns of CORP's texts: stats, types of security cards, other corps, kinds of rolls and of own steps. */
import { type Construct, construct } from "../../../../language/index.ts";
import { SECURITY_TYPES } from "../../fields.ts";
import { STATS } from "../../moments.ts";

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const stats: readonly Construct[] = STATS.map((stat, i) =>
  construct(
    "Trait",
    `stat.${stat}`,
    capital(stat),
    i < 3 ? "A stat of runner teams (CORP-8.1)." : "A stat of the Security Team (CORP-13.1).",
    i < 3 ? `Your runner teams roll 1 more ${capital(stat)} die` : `Your Security Team rolls 1 more ${capital(stat)} die`,
  ),
);
const types: readonly Construct[] = SECURITY_TYPES.map((type) =>
  construct(
    "Kind",
    `type.${type}`,
    capital(type),
    "A type of security card (CORP-13.1).",
    `If your Security Team has a ${capital(type)}, it rolls 1 more Defense die`,
  ),
);

const phase = (id: string, phrase: string, doc: string, example: string) =>
  construct("Phase", id, phrase, doc, `Before ${example}: One side rolls 2 more Combat dice in this roll`);
const rolls: readonly Construct[] = [
  phase("roll.attack", "a attack roll", "A round of a fight (CORP-9.5).", "an attack roll"),
  phase("roll.sneak", "a sneak roll", "On the map or in an infiltration (CORP-9.3, CORP-13.6).", "a sneak roll"),
  phase("roll.hack", "a hack roll", "In an infiltration (CORP-13.7, CORP-13.8).", "a hack roll"),
  phase("roll.any", "a roll", "Any roll of an encounter (CORP-6.4).", "a roll"),
  phase("roll.sneakStep", "a sneak roll of step {n:INT}", "In that step of an infiltration.", "a sneak roll of step 1"),
  phase("roll.step", "a roll of step {n:INT}", "Of an infiltration: 1 Squads, 2 Systems, 3 Firewall (CORP-13.5).", "a roll of step 2"),
];

const step = (id: string, phrase: string, doc: string) => construct("Action", id, phrase, doc, `Your ${phrase}: Gain 4M`);
const steps: readonly Construct[] = [
  step("step.turn", "turn", "Between two actions in any of your steps (CORP-R62)."),
  step("step.stock", "Stock step", "Step 6 of your turn (CORP-3.7)."),
  step("step.corporate", "Corporate Action", "Step 7 of your turn (CORP-3.8)."),
  step("step.runner", "Runner Action", "Step 8 of your turn (CORP-3.9)."),
];

export const corpNouns: readonly Construct[] = [...stats, ...types, ...rolls, ...steps];
