/** Where cards can be put, and what that answers. */
import { describe, expect, test } from "vitest";
import type { SceneOption } from "../../../engine/games/scene.ts";
import type { InstanceId } from "../../../engine/kernel/state.ts";
import { cardSpot, partSpot, putsOf, refusal, spotQuestion } from "./gesture.ts";

const CARD = 7 as InstanceId;
const option = (action: SceneOption["action"], more: Partial<SceneOption> = {}): SceneOption => ({
  action,
  words: action.kind,
  ...(typeof action["card"] === "number" ? { card: action["card"] as InstanceId } : {}),
  ...more,
});
const deploy = (x: number) => option({ kind: "deploy", card: 7, network: 0, x, y: 1 }, { spot: `slot 0 ${x} 1`, words: `at ${x}` });
const buy = option({ kind: "buy", card: 7 }, { leads: { rule: "MC-8.4", prompt: "Where?", options: [deploy(1), deploy(-1)] } });

describe("why a card does not go into a slot", () => {
  const there = { network: 1, x: 4, y: 2 };
  const about = { kind: "deploy", card: 7, ...there };
  test("is asked about the card that is placed now", () => {
    expect(spotQuestion([deploy(1)], there)).toEqual({ about });
    expect(spotQuestion([deploy(1)], there, CARD)).toEqual({ about });
  });
  test("is asked as if the card that is carried had been bought", () => {
    expect(spotQuestion([buy], there, CARD)).toEqual({ about, after: { kind: "buy", card: 7 } });
  });
  test("is not asked where nothing is placed, or another card is", () => {
    expect(spotQuestion([buy], there)).toBeUndefined();
    expect(spotQuestion([buy, deploy(1)], there, 8 as InstanceId)).toBeUndefined();
  });
});

describe("putting a card somewhere", () => {
  const check = (title: string, options: readonly SceneOption[], expected: readonly string[]) =>
    test(title, () => {
      const puts = [...putsOf(options, CARD, { play: "played" })];
      expect(puts.map(([spot, { action, then = [] }]) => `${spot}: ${[action, ...then].map(({ kind }) => kind).join(", ")}`)).toEqual(
        expected,
      );
    });
  check("answers what is asked and what would be asked next", [buy], ["slot 0 1 1: buy, deploy", "slot 0 -1 1: buy, deploy"]);
  check("answers a question about slots", [deploy(1)], ["slot 0 1 1: deploy"]);
  check("goes to the area of its kind where it names no spot", [option({ kind: "play", card: 7 })], ["played: play"]);
  check("goes under a host", [option({ kind: "bond", card: 7, host: 9 }, { card: 9 as InstanceId })], ["card 9: bond"]);
  check(
    "attacks what it is put on",
    [option({ kind: "attack", card: 7 }, { leads: { rule: "MC-9.8", prompt: "Whom?", options: [option({ kind: "space", card: 12 })] } })],
    ["card 12: attack, space"],
  );
  check(
    "names a player",
    [
      option(
        { kind: "play", card: 7 },
        { leads: { rule: "MC-14.1", prompt: "Whom?", options: [option({ kind: "target", player: 1 }, { player: 1 })] } },
      ),
    ],
    ["player 1: play, target"],
  );
  check("does nothing for other cards", [option({ kind: "play", card: 8 })], []);
});

test("what goes elsewhere says where it goes, with the rule", () => {
  expect(refusal([buy], CARD)).toBe("Where? Only where it is lit (MC-8.4).");
  expect(refusal([], CARD)).toBeUndefined();
});

test("a card that is put on a part of another answers which way, too", () => {
  const then = [{ kind: "trait", trait: "BQ" }];
  const leads = {
    rule: "R",
    prompt: "What does it attack?",
    options: [
      { action: { kind: "space", card: 9 }, words: "Attack it", card: 9 },
      { action: { kind: "space", card: 9 }, words: "Attack it: In BQ", card: 9, part: "In BQ", then },
    ],
  };
  const puts = putsOf([{ action: { kind: "attack", card: 3 }, words: "Attack", card: 3, leads }], 3, {});
  expect(puts.get(cardSpot(9))?.then).toEqual([{ kind: "space", card: 9 }]);
  expect(puts.get(partSpot(9, "In BQ"))?.then).toEqual([
    { kind: "space", card: 9 },
    { kind: "trait", trait: "BQ" },
  ]);
});
