import { describe, expect, test } from "vitest";
import { carriedOut, DESIGNS, TABLE } from "./carried-out.test-support.ts";
import { openWorkshop } from "./workshop.test-support.ts";

/** A card is played while another one with a text, the Sign, lies on the bench. */
const check = (standing: string, text: string, answers: readonly string[], expected: readonly string[]) =>
  test(`“${standing}” with “${text}”`, () => expect(carriedOut(text, answers, { standing })).toEqual(expected));
/** Only the card that is played has a text. */
const alone = (text: string, answers: readonly string[], expected: readonly string[]) =>
  test(text, () => expect(carriedOut(text, answers)).toEqual(expected));

describe("When something happens", () => {
  check("Whenever a robot is destroyed, gain 1M.", "Destroy a robot.", [], ["destroy Bob#13 p1", "gain p1 1"]);
  check("When this is destroyed, draw 1 card.", "Destroy each tool.", [], ["destroy Sign#12 p1", "destroy Card#6 p1", "draw p1"]);
  check(
    "Whenever an opponent discards a card, that opponent loses 1M.",
    "Target opponent discards a card.",
    ["discard Saw#11"],
    ["? p2 choose: discard Ann#10, discard Saw#11", "discard Saw#11 p2", "lose p2 1"],
  );
  check("Whenever you play a tool, destroy that tool.", "Gain 1M.", [], ["gain p1 1", "destroy Card#6 p1"]);
  check("Whenever you play a robot, gain 1M.", "Paint 1 wall.", [], ["paint p1 1"]);
});

describe("When something happens, within a limit", () => {
  const [turn, theirs] = ["? p1 play: play Ann#7, play Bob#8, play Saw#9, pass", "? p2 play: play Ann#10, play Saw#11, pass"];
  // Both are destroyed at one moment and noticed; the second finds it used up.
  check(
    "Once per turn, whenever a tool is destroyed, gain 1M.",
    "Destroy each tool.",
    [],
    ["destroy Sign#12 p1", "destroy Card#6 p1", "use Sign#12 319 1 12", "gain p1 1"],
  );
  check(
    "Once per turn, whenever you destroy a robot, gain 1M.",
    "Destroy target robot. Destroy target robot.",
    [],
    ["destroy Bob#13 p1", "use Sign#12 319 1 12", "gain p1 1"],
  );
  check(
    "Once per game, at the end of each turn, gain 1M.",
    "Gain 1M.",
    ["pass", "pass"],
    ["gain p1 1", turn, "turn ends p1", "use Sign#12 319 0 12", "gain p1 1", "turn begins p2", theirs, "turn ends p2", "turn begins p1"],
  );
  check(
    "Once per turn, at the end of each turn, gain 1M.",
    "Gain 1M.",
    ["pass", "pass"],
    [
      "gain p1 1",
      turn,
      "turn ends p1",
      "use Sign#12 319 1 12",
      "gain p1 1",
      "turn begins p2",
      theirs,
      "turn ends p2",
      "use Sign#12 319 2 12",
      "gain p1 1",
      "turn begins p1",
    ],
  );
  check(
    "During your turn, at the end of each turn, gain 1M.",
    "Gain 1M.",
    ["pass", "pass"],
    ["gain p1 1", turn, "turn ends p1", "gain p1 1", "turn begins p2", theirs, "turn ends p2", "turn begins p1"],
  );
  // A condition that does not hold uses nothing up.
  check(
    "Once per turn, whenever an opponent discards a card, if you control no tools, gain 1M.",
    "Target opponent discards a card.",
    ["discard Saw#11"],
    ["? p2 choose: discard Ann#10, discard Saw#11", "discard Saw#11 p2"],
  );
});

describe("Who hears changes with every event", () => {
  alone(
    "Destroy target robot, then destroy this, then destroy a robot. Whenever a robot is destroyed, gain 1M.",
    ["target Bob#14"],
    ["? p1 target: target Ann#12, target Bob#14", "destroy Bob#14 p1", "destroy Card#6 p1", "destroy Ann#12 p1", "gain p1 1"],
  );
});

describe("Instead of something that would happen", () => {
  check("If a tool would be destroyed, gain 1M instead.", "Destroy each tool.", [], ["gain p1 1", "gain p1 1"]);
  check(
    "If this would be destroyed, you may gain 1M instead.",
    "Destroy this. Destroy each tool.",
    ["leave"],
    ["destroy Card#6 p1", "? p1 replacement: replace bytext 1 instead of destroy optional Sign#12, leave", "destroy Sign#12 p1"],
  );
  check("If you would draw a card, gain 2M instead.", "Draw 2 cards.", [], ["gain p1 2", "gain p1 2"]);
  check("If you would draw a card, gain 2M instead.", "Target opponent draws 1 card.", [], ["draw p2"]);
  // What happens instead is the same event: a text replaces it once.
  check("If you would draw a card, draw 2 cards instead.", "Draw 1 card. Draw 1 card.", [], ["draw p1", "draw p1", "draw p1", "draw p1"]);
});

describe("When the time comes", () => {
  const turn = "? p1 play: play Ann#7, play Bob#8, play Saw#9, pass";
  check(
    "At the beginning of each turn, paint 1 wall.",
    "Gain 1M.",
    ["pass"],
    ["play p1 Card#6", "gain p1 1", turn, "turn ends p1", "turn begins p2", "paint p1 1"],
  );
  alone("Rust 2.", ["pass"], [turn, "turn ends p1", "lose p1 2", "turn begins p2"]);
  alone(
    "At the end of this turn, gain 2M.",
    ["pass"],
    ["keep a text", turn, "turn ends p1", "resume a text", "gain p1 2", "turn begins p2"],
  );
  alone(
    "At the beginning of your next turn, destroy target robot.",
    ["target Bob#14", "pass", "pass"],
    [
      "? p1 target: target Ann#12, target Bob#14",
      "keep a text",
      turn,
      "turn ends p1",
      "turn begins p2",
      "? p2 play: play Ann#10, play Saw#11, pass",
      "turn ends p2",
      "turn begins p1",
      "resume a text",
      "destroy Bob#14 p1",
    ],
  );
});

describe("What a player may use", () => {
  const without = "? p1 play: play Ann#7, play Bob#8, play Saw#9, pass";
  const withIt = "? p1 play: play Ann#7, play Bob#8, play Saw#9, use Sign#12 ability1, pass";
  check(
    "Once per turn, pay 2M: Paint 1 wall.",
    "Gain 1M.",
    ["use Sign#12 ability1", "pass"],
    ["gain p1 1", withIt, "use Sign#12 256 1 12", "pay p1 2", "paint p1 1", without, "turn ends p1", "turn begins p2"],
  );
  check("Pay 4M, pay 4M: Draw 1 card.", "Gain 1M.", ["pass"], ["gain p1 1", without, "turn ends p1", "turn begins p2"]);
  check(
    "Engage this: Destroy target robot.",
    "Gain 1M.",
    ["use Sign#12 ability1", "pass"],
    ["gain p1 1", withIt, "engage Sign#12", "destroy Bob#13 p1", without, "turn ends p1", "turn begins p2"],
  );
  // The first cost must not take the card that only the second could be paid with.
  check(
    "Discard a card, discard a tool: Gain 1M.",
    "Paint 1 wall.",
    ["use Sign#12 ability1", "discard Bob#8", "discard Saw#9", "pass"],
    [
      "paint p1 1",
      withIt,
      "? p1 pay: discard Ann#7, discard Bob#8",
      "discard Bob#8 p1",
      "? p1 pay: discard Saw#9",
      "discard Saw#9 p1",
      "gain p1 1",
      "? p1 play: play Ann#7, pass",
      "turn ends p1",
      "turn begins p2",
    ],
  );
  test("says what keeps it from being used", () => {
    const refusalOf = (text: string) => {
      const game = openWorkshop([{ name: "Sign", noun: "tool", text }, ...DESIGNS]);
      const state = game.start({ seed: 1, players: 2 }, { ...TABLE, hands: [["Saw"], []], benches: [["Sign"], []] });
      const { rule, reason } = game.machine.refusal(state, game.engine, 7, 0) ?? { rule: "", reason: "" };
      return `${reason} (${rule})`;
    };
    const [money] = openWorkshop(DESIGNS).start({ seed: 1, players: 2 }, TABLE).money;
    for (const [costs, reason] of [
      ["pay 99M, discard a robot", `You cannot pay 99M now: you have ${money}M (W-money)`],
      ["pay 0M, discard a robot", "You cannot discard a robot now (W-pay)"],
      [
        "discard 1 card, discard 1 card",
        "You cannot discard 1 card now: when you discard 1 card, you do not have enough cards left (W-pay)",
      ],
      ["pay 0M", "There is no target #Blue card (W-target)"],
    ] as const)
      expect(refusalOf(`Once per turn, ${costs}: Destroy target #Blue card.`)).toBe(reason);
  });
});

describe("Paying, or else; and searching", () => {
  alone("Unless target opponent pays 2M, destroy this.", ["pay"], ["? p2 pay: pay, decline", "pay p2 2"]);
  alone("Unless target opponent pays 2M, destroy this.", ["decline"], ["? p2 pay: pay, decline", "destroy Card#6 p1"]);
  alone("Unless target opponent pays 20M, destroy this.", [], ["destroy Card#6 p1"]);
  alone(
    "Search your decks for up to 2 robots. Put those robots into your hand.",
    ["find design1", "find design2"],
    [
      "shuffle 0",
      "show Saw#0 1",
      "show Ann#1 1",
      "show Ann#2 1",
      "show Bob#3 1",
      "? p1 search: find design1, find design2, none",
      "? p1 search: find design1, find design2, none",
      "show Ann#1 3",
      "move Ann#1 3 0",
      "show Bob#3 3",
      "move Bob#3 3 0",
      "shuffle 0",
    ],
  );
  alone(
    "Each player may search their decks for a tool, then put that tool into their hand.",
    ["decline", "do", "none"],
    [
      "? p1 may: do, decline",
      "? p2 may: do, decline",
      "shuffle 1",
      "show Saw#4 2",
      "show Saw#5 2",
      "? p2 search: find design3, none",
      "shuffle 1",
    ],
  );
});

test("a text tells the rules what is true as long as it is there", () => {
  const game = openWorkshop([
    { name: "Sign", noun: "tool", text: "Each other #Human robot is strong. While it is not your turn, each tool costs you 2M less." },
    ...DESIGNS,
  ]);
  const state = game.start({ seed: 1, players: 2 }, { ...TABLE, benches: [["Ann", "Bob"], ["Sign"]] });
  const strong = game.machine.statics(state, game.engine, "static.strong");
  expect(strong.map(({ source, controller }) => [source, controller])).toEqual([[14, 1]]);
  const [group] = strong[0]?.holes ?? [];
  const fits =
    typeof group === "object" && group !== null && "fits" in group && typeof group.fits === "function" ? group.fits : () => undefined;
  expect([12, 13, 14].map((card) => fits(card))).toEqual([true, false, false]);
  expect(game.machine.statics(state, game.engine, "costs.less").map(({ holes }) => holes.slice(1))).toEqual([[[1], 2]]);
  game.apply(state, { kind: "pass" });
  expect(game.machine.statics(state, game.engine, "costs.less")).toEqual([]);
});
