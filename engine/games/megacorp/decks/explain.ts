/** Turns the reasons of MC-3.10 into sentences: what is so, what should be, and the rule. The same words everywhere. A name that may be no card's is quoted. */
import type { Finding } from "../../../cards/deck.ts";
import { unreachable } from "../../../kernel/result.ts";
import type { Placed, Reason, Zone } from "./reason.ts";

/** The finding of a reason, without its fixes. */
export function explain({ reason, section, names = [] }: Placed): Omit<Finding, "fixes"> {
  const { code, ...data } = reason;
  const { message, rules } = sentence(reason);
  return { code, rules, message: `${message} (${rules[0]}).`, section, cards: "name" in reason ? [reason.name] : names, data };
}

type Sentence = { readonly message: string; readonly rules: readonly [string, ...string[]] };

function sentence(reason: Reason): Sentence {
  switch (reason.code) {
    case "UNKNOWN_CARD":
      return { message: `“${reason.name}” in ${ZONE[reason.zone]} is no card of Megacorp`, rules: ["MC-3.10"] };
    case "BAD_COUNT":
      return {
        message: `“${reason.name}” stands in ${ZONE[reason.zone]} with a count of ${reason.count}; a count is a whole number from 1`,
        rules: ["MC-3.10"],
      };
    case "RESOURCE_WRONG_BACK":
      return { message: `${reason.name} has a ${reason.back} back; the resource deck holds green backs only`, rules: ["MC-3.1", "MC-3.7"] };
    case "MAIN_WRONG_BACK":
      return { message: `${reason.name} has a ${reason.back} back; the main deck holds blue backs only`, rules: ["MC-3.3", "MC-3.7"] };
    case "RESOURCE_TOO_FEW":
      return { message: `Resource deck has ${reason.have} of at least ${reason.need} cards`, rules: ["MC-3.1"] };
    case "MAIN_TOO_FEW":
      return { message: `Main deck has ${reason.have} of at least ${reason.need} cards`, rules: ["MC-3.3"] };
    case "MAIN_TOO_MANY_COPIES":
      return { message: `${reason.have} copies of ${reason.name}; at most ${reason.max}`, rules: ["MC-3.4", "MC-R20"] };
    case "BUSINESS_COUNT":
      return { message: reason.have === 0 ? "No business" : `${reason.have} businesses; exactly ${reason.need}`, rules: ["MC-3.5"] };
    case "FOUNDER_COUNT":
      return { message: reason.have === 0 ? "No founder" : `${reason.have} founders; exactly ${reason.need}`, rules: ["MC-3.6"] };
    case "BUSINESS_WRONG_TYPE":
      return {
        message: `${reason.name} stands in the place of the business but is no Business with a red back`,
        rules: ["MC-3.5", "MC-3.7"],
      };
    case "FOUNDER_WRONG_TYPE":
      return {
        message: `${reason.name} stands in the place of the founder but is no Founder with a red back`,
        rules: ["MC-3.6", "MC-3.7"],
      };
    default:
      return unreachable(reason);
  }
}

const ZONE: Readonly<Record<Zone, string>> = {
  resource: "the resource deck",
  main: "the main deck",
  business: "the place of the business",
  founder: "the place of the founder",
};
