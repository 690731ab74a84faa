/** What texts ask of the card that says them, by their constructs (CORP-R92, CORP-R93). */
import type { CardFact } from "../effects/effects.ts";

/** Facts by their constructs. */
export const FACTS: Readonly<Record<string, CardFact>> = {
  "this.inTeam": "in team",
  "this.inGarrison": "in garrison",
  "this.inBuilding": "in building",
  "this.controls": "controls building",
  "this.atHome": "at home",
  "this.withLoot": "with loot",
  "this.withoutLoot": "without loot",
  "this.alone": "alone",
  "this.notAlone": "not alone",
  "this.infiltrates": "infiltrates",
  "this.attacks": "attacks",
  "this.isAttacked": "is attacked",
  "this.sneaks": "sneaks",
  "this.isSneaked": "is sneaked past",
  "this.hacks": "hacks",
  "this.meetsTeam": "meets team",
  "this.meetsSecurity": "meets security",
  "this.met": "is met",
  "this.passedBySneak": "is sneaked past",
  "this.hacked": "is hacked",
  "this.attacked": "is attacked",
  "this.only": "only security",
};
