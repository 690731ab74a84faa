/** When an action card is played, by its heading (CORP-6.1, CORP-6.4, CORP-R62). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import type { Tree } from "../../../../language/index.ts";
import { CORPORATE, RUNNER, STOCK } from "../../layout.ts";
import { ATTACK_ROLL, HACK_ROLL, SNEAK_ROLL, type Timing } from "../../moments.ts";
import { number } from "../match.ts";

const EVERY_STEP = 255;
const STEP_BITS: Readonly<Record<string, number>> = {
  "step.turn": EVERY_STEP,
  "step.stock": 1 << STOCK,
  "step.corporate": 1 << CORPORATE,
  "step.runner": 1 << RUNNER,
};

export function timingOf(heading: Tree): Timing {
  switch (heading.is) {
    case "heading.own":
    case "heading.ownPay":
      return { when: "steps", steps: STEP_BITS[part(heading, "s").is] ?? lacking(heading) };
    case "heading.any":
      return { when: "any" };
    case "heading.lost":
      return { when: "loss" };
    case "heading.played":
      return { when: "played" };
    case "heading.before":
      return { when: "roll", rolls: rollsOf(part(heading, "a")), defender: false };
    case "heading.defender":
      return { when: "roll", rolls: rollsOf(part(heading, "a")), defender: true };
    case "heading.beforeTwo": {
      const [one, other] = [rollsOf(part(heading, "a")), rollsOf(part(heading, "b"))];
      return { when: "roll", rolls: one.map((bits, stage) => bits | (other[stage] ?? 0)), defender: false };
    }
    default:
      return lacking(heading);
  }
}

/** By step of an infiltration, 0 for none, the kinds of rolls. */
function rollsOf(phase: Tree): number[] {
  const everywhere = (bits: number): number[] => [bits, bits, bits, bits];
  const inStep = (bits: number): number[] => [0, 1, 2, 3].map((stage) => (stage === number(phase, "n", 3) ? bits : 0));
  switch (phase.is) {
    case "roll.attack":
      return everywhere(ATTACK_ROLL);
    case "roll.sneak":
      return everywhere(SNEAK_ROLL);
    case "roll.hack":
      return everywhere(HACK_ROLL);
    case "roll.any":
      return everywhere(SNEAK_ROLL | HACK_ROLL | ATTACK_ROLL);
    case "roll.step":
      return inStep(SNEAK_ROLL | HACK_ROLL);
    case "roll.sneakStep":
      return inStep(SNEAK_ROLL);
    default:
      return lacking(phase);
  }
}
