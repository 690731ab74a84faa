/** What comes to nothing by the rules of CORP is told, and what does something is not. */
import { describe, expect, test } from "vitest";
import { shippedLanguage } from "../../../../tests/gates/language.ts";
import { readText, tellText } from "../../../language/index.ts";

const language = shippedLanguage("corp");

function told(kind: string, text: string): string {
  const reading = readText(language, text);
  expect(reading.problems).toEqual([]);
  return tellText(language, reading, language.senseOf({ kind, fields: {} }))
    .warnings.map(({ message }) => message)
    .join("; ");
}

describe("what can never be so is told", () => {
  test.each([
    ["runner", "If this is in your Garrison, its team cannot enter buildings.", /CORP-8\.2/],
    ["runner", "If this is alone in its team and this is not alone in its team, this has Combat +1.", /never so at once/],
    ["runner", "If its team hacks, your Security Team rolls 1 more die.", /the team itself rolls/],
    ["runner", "If either its team hacks or its team meets a Squad, your teams have 2 more steps in each Move.", /too late/],
    ["runner", "While its team attacks, no stock can be bought on your mat.", /too late/],
    ["runner", "If its team infiltrates, this costs 1M less to hire, but at least 1M.", /hired from the pool/],
    ["runner", "Upkeep: If its team attacks, gain 2M.", /Nobody is in an encounter/],
    ["runner", "Skill: If its team meets a team, gain 2M.", /Nobody is in an encounter/],
    ["runner", "When its team attacks, if its team hacks, gain 2M.", /something else is rolled/],
    ["runner", "When its team enters a building, discard this to gain 2M.", /CORP-R95/],
    ["runner", "When its team wins a fight, move its team up to 2 steps.", /CORP-R97/],
    ["runner", "When this is discarded, move its team up to 2 steps.", /CORP-R95/],
    ["runner", "The other side rolls 1 more Hacking die.", /CORP-13\.7/],
    ["runner", "If its team meets a team, the other side rolls 1 more Detect die.", /rolls no such dice/],
    ["runner", "While the other side has a Thug, your HQ cannot be infiltrated.", /too late/],
    [
      "asset",
      "While you have more money than each other corp and you have less money than each other corp, Steal Credits takes 1M more for you.",
      /never so at once/,
    ],
    ["security", "While a team hacks this, your runner teams roll 3 more dice.", /CORP-13\.5/],
    ["security", "While it is your turn, your side rolls 1 more Encrypt die.", /their own turns/],
    ["runner", "If its team is attacked, Steal Credits takes 1M more for its team.", /after the last roll/],
    ["runner", "If its team hacks and its team controls a building, this has Hacking +1.", /never so at once/],
    ["asset", "When one of your teams enters a building, pay that player 3M.", /No other corp/],
    ["security", "While a team meets this and it is your turn, this has Detect +1.", /their own turns/],
    ["security", "Upkeep: You may put this in your Security Team.", /already/],
    ["runner", "Skill: Discard this to gain 2M.", /CORP-R95/],
    ["runner", "When its team starts an infiltration, if its team is in your HQ, pay 3M.", /CORP-13\.3/],
    ["asset", "At the end of your turn, this turn, your runner teams roll 1 more Combat die.", /CORP-R83/],
    ["asset", "At the beginning of your turn, the infiltration begins again with step 1.", /CORP-R96/],
    ["security", "The other side rolls 1 more Detect die.", /CORP-13\.5/],
    ["security", "While the other side has a security card, this has Detect +1.", /CORP-13\.5/],
    ["security", "While a team attacks this, this cannot be hacked.", /before anything is rolled/],
    ["asset", "While it is your turn, your Security Team rolls 1 more die.", /their own turns/],
  ])("%s: %s", (kind, text, message) => expect(told(kind, text)).toMatch(message));
});

describe("what does something is not", () => {
  test.each([
    ["runner", "Upkeep: If this is in your Garrison, gain 1M."],
    ["runner", "If its team hacks, its team rolls 1 more die."],
    ["runner", "If either its team hacks or it is your turn, your teams have 2 more steps in each Move."],
    ["runner", "When its team attacks, if its team attacks, gain 2M."],
    ["asset", "When one of your teams wins a fight, pay that player 3M."],
    ["runner", "If its team infiltrates, Steal Credits takes 1M more for its team."],
    ["security", "When this is discarded, put this in your Security Team."],
    ["asset", "At the beginning of your turn, this turn, your runner teams roll 1 more Combat die."],
    ["security", "When a team passes this, the infiltration begins again with step 1."],
    ["runner", "When its team loses a fight, put this in your Garrison."],
    ["runner", "When its team attacks, discard this."],
    ["runner", "Once per turn, when its team ends its Move, move its team up to 2 steps."],
    ["runner", "The other side rolls 1 more Detect die."],
    ["runner", "If its team meets a team, the other side rolls 1 fewer Stealth die."],
    ["runner", "If its team meets a Squad, the other side rolls 1 fewer Defense die."],
    ["security", "The other side rolls 1 fewer Hacking die."],
    ["asset", "While it is your turn, your runner teams roll 1 more Combat die."],
    ["asset", "Your turn: Take 1 asset of your choice from one other corp of your choice unless that corp pays you 3M."],
  ])("%s: %s", (kind, text) => expect(told(kind, text).replaceAll(/This hurts a corp[^;]*/gu, "")).toBe(""));
});

test.each([
  ["When its team ends its Move, move its team up to 2 steps.", /once per turn/],
  ["This costs 1M more to hire for each hit.", /CORP-R86/],
])("%s is refused", (text, message) => {
  const { abilities } = readText(language, text);
  expect((language.amiss?.(abilities) ?? []).map((fault) => fault.message).join()).toMatch(message);
});
