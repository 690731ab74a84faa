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
      return { message: `“${reason.name}” in ${ZONE[reason.zone]} is not a Megacorp card`, rules: ["MC-3.10"] };
    case "BAD_COUNT":
      return {
        message: `“${reason.name}” in ${ZONE[reason.zone]} has a count of ${reason.count}; a count must be a whole number, at least 1`,
        rules: ["MC-3.10"],
      };
    case "RESOURCE_WRONG_BACK":
      return { message: `${reason.name} has a ${reason.back} back; the resource deck takes only green backs`, rules: ["MC-3.1", "MC-3.7"] };
    case "MAIN_WRONG_BACK":
      return { message: `${reason.name} has a ${reason.back} back; the main deck takes only blue backs`, rules: ["MC-3.3", "MC-3.7"] };
    case "RESOURCE_TOO_FEW":
      return asSaid(reason.by, `The resource deck has ${reason.have} cards and needs at least ${reason.need}`, ["MC-3.1"]);
    case "MAIN_TOO_FEW":
      return asSaid(reason.by, `The main deck has ${reason.have} cards and needs at least ${reason.need}`, ["MC-3.3"]);
    case "RESOURCE_TOO_MANY_COPIES":
      return asSaid(reason.by, `The resource deck has ${reason.have} copies of ${reason.name}; the limit is ${reason.max}`, ["MC-3.2"]);
    case "MAIN_TOO_MANY_COPIES":
      return asSaid(reason.by, `The main deck has ${reason.have} copies of ${reason.name}; the limit is ${reason.max}`, [
        "MC-3.4",
        "MC-R20",
      ]);
    case "BUSINESS_COUNT":
      return {
        message: reason.have === 0 ? "The deck has no Business" : `The deck has ${reason.have} Businesses; it needs exactly ${reason.need}`,
        rules: ["MC-3.5"],
      };
    case "FOUNDER_COUNT":
      return {
        message: reason.have === 0 ? "The deck has no Founder" : `The deck has ${reason.have} Founders; it needs exactly ${reason.need}`,
        rules: ["MC-3.6"],
      };
    case "BUSINESS_WRONG_TYPE":
      return {
        message: `${reason.name} is in the Business slot but is not a Business with a red back`,
        rules: ["MC-3.5", "MC-3.7"],
      };
    case "FOUNDER_WRONG_TYPE":
      return {
        message: `${reason.name} is in the Founder slot but is not a Founder with a red back`,
        rules: ["MC-3.6", "MC-3.7"],
      };
    default:
      return unreachable(reason);
  }
}

/** A number that a card sets: the card is named, and the ruling comes before the rule (MC-R273). */
const asSaid = (by: string | undefined, message: string, rules: Sentence["rules"]): Sentence =>
  by === undefined ? { message, rules } : { message: `${message}, as ${by} says`, rules: ["MC-R273", ...rules] };

const ZONE: Readonly<Record<Zone, string>> = {
  resource: "the resource deck",
  main: "the main deck",
  business: "the Business slot",
  founder: "the Founder slot",
};
