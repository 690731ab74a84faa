import { describe, expect, test } from "vitest";
import { actionWords } from "./index.ts";
import { playToy, TOY, words } from "./toy-table.test-support.ts";

const HAND = { ANNA: { hand: ["Mouse", "Fox", "Bear"], money: 5 }, BERT: { hand: ["Echo"] } };
const check = (title: string, scenario: Readonly<Record<string, unknown>>, told: string | RegExp = "passed") =>
  test(title, () => {
    const found = words(playToy(scenario));
    if (typeof told === "string") expect(found).toBe(told);
    else expect(found).toMatch(told);
  });

describe("A position", () => {
  check("lays what it names and leaves the rest as it is at the start", {
    position: { ANNA: { hand: ["Mouse", "2 Fox"], deck: ["Echo", "3 any"] } },
    steps: [
      { expect: { ANNA: { hand: ["Fox", "Mouse", "Fox"], deck: { count: 4, top: "Echo" }, discard: 9 }, BERT: { hand: 3, deck: 13 } } },
    ],
  });
  check("says who is to move and where the match is taken up", {
    position: { "to move": "bert", at: "draw", BERT: { hand: [], deck: ["Bear", "Fox"], discard: ["Mouse"] } },
    steps: [{ expect: { at: "play", asked: "BERT", BERT: { hand: "Bear", deck: "Fox" } } }],
  });
  check("keeps every card of the match somewhere", {
    position: { rest: "deck", ANNA: { hand: 0, deck: 2 }, BERT: { discard: ["Echo", "Echo"], deck: [], hand: [] } },
    steps: [{ expect: { ANNA: { deck: 16, hand: [], discard: [] }, BERT: { deck: 14, discard: 2 } } }],
  });
  check("gives cards labels, numbers of their own, and those who know them", {
    position: { ANNA: { hand: [{ card: "Fox", as: "A", played: 2 }, "Fox", { card: "Bear", known: "all" }], money: 3 } },
    steps: [
      { expect: { ANNA: { hand: [{ card: "Fox", played: 2 }, "Fox", "Bear"] }, sees: { BERT: { ANNA: { hand: ["?", "Bear", "?"] } } } } },
      { ANNA: "play A", expect: { ANNA: { hand: ["Fox", "Bear"], discard: { has: { card: "A", played: 3 } } }, asked: { rule: "T6" } } },
    ],
  });

  check(
    "with an unknown card",
    { position: { ANNA: { hand: ["Foxx"] } } },
    /^card position.ANNA.hand.0: There is no card "Foxx". Did you mean "Fox"\?/,
  );
  check(
    "with more cards than there are",
    { position: { ANNA: { hand: ["9 Fox"] } } },
    /^count position.ANNA.hand.0: The match has only 8 "Fox", and the position already uses them all: ANNA's hand/,
  );
  check(
    "with several more, which is one mistake",
    { position: { ANNA: { hand: ["12 Fox"] } } },
    /^count position.ANNA.hand.0: The match has only 8 "Fox"[^\n]*$/,
  );
  check(
    "with an unknown zone",
    { position: { ANNA: { hands: [] } } },
    'zone position.ANNA.hands: There is no zone or field "hands" here. Did you mean "hand"?',
  );
  check(
    "with a zone of a player beside the seats",
    { position: { hand: [] } },
    /^zone position.hand: "hand" belongs to a player. Write it under a seat/,
  );
  check(
    "with an unknown seat to move",
    { position: { "to move": "CARL" } },
    'seat position.to move: There is no seat "CARL". Choose from "ANNA", "BERT".',
  );
  check(
    "at an unknown point",
    { position: { at: "plays" } },
    'value position.at: A position cannot begin at "plays". Did you mean "play"?',
  );
  check(
    "with a place written twice",
    { position: { ANNA: { hand: [], Hand: [] } } },
    /^place position.ANNA.Hand: ANNA's hand is written twice/,
  );
  check(
    "with a label twice",
    {
      position: {
        ANNA: {
          hand: [
            { card: "Fox", as: "A" },
            { card: "Fox", as: "A" },
          ],
        },
      },
    },
    /^card position.ANNA.hand.1: "A" is already the label of a card/,
  );
  check(
    "with a label that is a card",
    { position: { ANNA: { hand: [{ card: "Fox", as: "Bear" }] } } },
    /"Bear" is already the label of a card/,
  );
  check("with a number below zero", { position: { ANNA: { money: -1 } } }, 'value position.ANNA.money: "money" cannot be below zero.');
  check(
    "with a number that is none",
    { position: { turn: 1.5, ANNA: { money: "much" } } },
    /^value position.turn: 1.5 is not a whole number[^\n]+\nvalue position.ANNA.money: "much" is not a value/,
  );
  check("with something else than cards", { position: { ANNA: { hand: true } } }, /^shape position.ANNA.hand: Write cards here/);
  check("that is no object", { position: { ANNA: 3 } }, /^shape position.ANNA: The values of ANNA must be an object/);
  check("with a card that nobody sees", { position: { ANNA: { hand: ["?"] } } }, /"\?" is for what a seat sees/);
});

describe("A step", () => {
  check("is an action in words or as data", {
    position: HAND,
    steps: [
      { ANNA: "play the Bear" },
      { ANNA: { kind: "add", card: "Fox" } },
      { ANNA: "done", expect: { ANNA: { discard: { top: ["Fox", "Bear"] }, money: 7 }, asked: "BERT" } },
    ],
  });
  check(
    "that is not on offer says why, by the rule",
    { position: { ANNA: { hand: ["Bear"], money: 1 } }, steps: [{ ANNA: "play Bear" }] },
    "step 1 steps.0.ANNA: expected ANNA can play Bear; found It costs 2 and you have 1 (T2)",
  );
  check(
    "with a mistyped verb",
    { position: HAND, steps: [{ ANNA: "paly Bear" }] },
    'step steps.0.ANNA: No action in this game begins with "paly bear". Did you mean "play"?',
  );
  check(
    "of a seat that is not asked",
    { position: HAND, steps: [{ BERT: "play Echo" }] },
    "step 1 steps.0.BERT: expected BERT can play Echo; found ANNA is asked: Which card do you play? (T2)",
  );
  check(
    "that means two things",
    { position: { ANNA: { hand: ["Fox", "Bear"], money: 5 } }, steps: [{ ANNA: "play" }] },
    "step 1 steps.0.ANNA: expected play is one action; found it can be 2: play Bear; play Fox. Be more specific, or give the card a label",
  );
  check("that means one of two like cards takes the first", {
    position: { ANNA: { hand: ["Fox", "Fox"] } },
    steps: [{ ANNA: "play Fox" }, { ANNA: "done" }],
  });
  check(
    "after the end",
    { position: { ANNA: { hand: ["Bear"], money: 18 } }, steps: [{ ANNA: "play Bear" }, { ANNA: "done" }] },
    /^step 2 steps.1.ANNA: expected ANNA can done; found the match is over/,
  );
  check("that is empty", { steps: [{}] }, /^step steps.0: A step must be/);
  check("of two seats", { steps: [{ ANNA: "pass", BERT: "pass" }] }, /^step steps.0.BERT: A step is one action of one seat/);
  check("of nobody", { steps: [{ CARL: "pass" }] }, 'seat steps.0.CARL: There is no seat "CARL". Choose from "ANNA", "BERT", "expect".');
  check(
    "that is no action",
    { steps: [{ ANNA: 3 }, { ANNA: { card: "Fox" } }, { ANNA: { kind: "play", card: [] } }] },
    /^step steps.0.ANNA:[^\n]+\nstep steps.1.ANNA:[^\n]+"kind"[^\n]+\nstep steps.2.ANNA.card/,
  );
});

describe("Choices are strict", () => {
  check(
    "a question that no step answers fails",
    { position: HAND, steps: [{ ANNA: "play Fox" }] },
    /^step 1 steps: expected the last step makes every choice that is asked, or expects it: .*; found ANNA is asked: Discard up to 2 cards \(T6\)$/,
  );
  check("unless it is said that it is asked", { position: HAND, steps: [{ ANNA: "play Fox" }, { expect: { asked: { kind: "subset" } } }] });
});

describe("An expectation", () => {
  const so = (expected: unknown, told: string | RegExp = "passed") => ({
    scenario: { position: HAND, steps: [{ expect: expected }] },
    told,
  });
  test.each<[string, ReturnType<typeof so>]>([
    ["cards in any order", so({ ANNA: { hand: ["Bear", "Mouse", "Fox"] } })],
    [
      "other cards",
      so(
        { ANNA: { hand: ["Bear", "Mouse", "Mouse"] } },
        "step 1 steps.0.expect.ANNA.hand: expected ANNA's hand: Bear, Mouse, Mouse; found Mouse, Fox, Bear",
      ),
    ],
    ["too few cards", so({ ANNA: { hand: ["Bear"] } }, /found Mouse, Fox, Bear$/)],
    [
      "a count",
      so({ ANNA: { hand: 2 } }, "step 1 steps.0.expect.ANNA.hand: expected ANNA's hand: 2 cards; found 3 cards: Mouse, Fox, Bear"),
    ],
    ["a count of many", so({ ANNA: { deck: 99 } }, /found \d+ cards: (\w+, ){7}\w+ and \d+ more$/)],
    ["cards in order", so({ ANNA: { hand: { top: ["Mouse", "Fox"] } } })],
    ["cards in another order", so({ ANNA: { hand: { top: ["Fox", "Mouse"] } } }, /expected ANNA's hand: Fox, Mouse on top/)],
    ["cards among others", so({ ANNA: { hand: { has: "Bear", lacks: "Echo", count: 3 } } })],
    ["cards that are not among them", so({ ANNA: { hand: { has: "Echo", lacks: "Bear" } } }, /Echo among its cards[^\n]+\n.*none of Bear/)],
    ["a number", so({ ANNA: { money: 5 }, turn: 0, active: "ANNA" })],
    ["another number", so({ ANNA: { money: 6 } }, "step 1 steps.0.expect.ANNA.money: expected money 6; found 5")],
    ["what a seat sees", so({ sees: { BERT: { ANNA: { hand: ["3 ?"], bid: "?" }, BERT: { hand: "Echo" } } } })],
    [
      "what a seat cannot see",
      so({ sees: { BERT: { ANNA: { hand: { has: "Bear" } } } } }, /BERT sees ANNA's hand: Bear among its cards; found \?, \?, \?/),
    ],
    ["who is asked", so({ asked: { seat: "ANNA", kind: "play", rule: "T2", prompt: "Which card" }, at: "play" })],
    ["who else is asked", so({ asked: "BERT" }, "step 1 steps.0.expect.asked: expected the seat that is asked: BERT; found ANNA")],
    ["that nobody is asked", so({ asked: null }, /nobody chooses/)],
    ["what is offered", so({ offered: ["play Mouse", "pass"], "only offered": ["play Mouse", "play Fox", "play Bear", "pass"] })],
    [
      "that nothing else is",
      so({ "only offered": ["pass"] }, /nothing else is offered; found also offered: play Bear; play Fox; play Mouse/),
    ],
    ["that something else is", so({ offered: ["play Echo"] }, /play Echo is offered; found it is not/)],
    ["that something is not", so({ "not offered": "play Bear" }, /play Bear is not offered; found it is/)],
    ["that the match goes on", so({ outcome: null })],
    ["that it is over", so({ outcome: "ANNA" }, /the match is over; found it goes on/)],
    ["an unknown name", so({ ANNA: { hat: 3 } }, /^zone steps.0.expect.ANNA.hat: There is no zone or field "hat" here/)],
    [
      "an unknown rule",
      so({ "not offered": { action: "pass", because: "T99" } }, /^rule steps.0.expect.not offered.because: "T99" is not a rule/),
    ],
    ["an unknown member", so({ ANNA: { hand: { tops: [] } } }, /^shape steps.0.expect.ANNA.hand.tops: "tops" is not a check on cards/)],
    ["an unknown seat that sees", so({ sees: { CARL: {} } }, /^seat steps.0.expect.sees.CARL/)],
    ["nothing at all", so(null, /^shape steps.0.expect: An expectation must be an object/)],
  ])("%s", (_title, { scenario, told }) => {
    const found = words(playToy(scenario));
    if (typeof told === "string") expect(found).toBe(told);
    else expect(found).toMatch(told);
  });

  const poor = { ANNA: { hand: ["Mouse", "Bear"], money: 1 } };
  check("not offered because of a rule", {
    position: poor,
    steps: [{ expect: { "not offered": { action: "play Bear", because: "T2", says: "costs 2" } } }],
  });
  check(
    "not offered because of another rule",
    { position: poor, steps: [{ expect: { "not offered": { action: "play Bear", because: "T6" } } }] },
    "step 1 steps.0.expect.not offered: expected play Bear is not offered, because of T6; found It costs 2 and you have 1 (T2)",
  );
  check(
    "not offered because of a rule, though nothing of the kind is asked",
    { position: poor, steps: [{ expect: { "not offered": { action: "play Echo", because: "T6" } } }] },
    /found Another choice is open now: “Which card do you play\?” \(T2\); what could be asked: play Bear; play Mouse; pass$/,
  );
  check("events of the last action, in order", {
    position: HAND,
    steps: [
      { ANNA: "play Bear", expect: { events: ["play Bear", "gain ANNA 4"], "no events": ["next turn", "gain BERT"] } },
      { ANNA: "done", expect: { events: "next turn", "no events": "play Bear" } },
    ],
  });
  check(
    "events in another order",
    { position: HAND, steps: [{ ANNA: "play Bear", expect: { events: ["gain ANNA 4", "play Bear"] } }] },
    /expected "play Bear" happens; found play ANNA Bear; gain ANNA 4$/,
  );
  check("the outcome, with all reasons", {
    position: { ANNA: { hand: ["Bear"], money: 18 } },
    steps: [{ ANNA: "play Bear", expect: { outcome: { winner: "ANNA", reasons: ["T8"], says: "has 20" }, asked: null } }],
  });
  check(
    "another outcome",
    {
      position: { ANNA: { hand: ["Bear"], money: 18 } },
      steps: [{ ANNA: "play Bear", expect: { outcome: { winner: "draw", reasons: "T9", says: ["A player", "has 21"] } } }],
    },
    'step 1 steps.0.expect.outcome.winner: expected winner: draw; found ANNA\nstep 1 steps.0.expect.outcome.reasons: expected because of T9; found A player has 20 (T8)\nstep 1 steps.0.expect.outcome.says.1: expected a reason says "has 21"; found A player has 20 (T8)',
  );
});

describe("Draws that are written down", () => {
  const discard = ["3 Mouse", "3 Fox", "4 Bear", "4 Echo"];
  const dry = { at: "draw", ANNA: { deck: [], discard, hand: ["Mouse", "Fox"] } };
  check("bring what they say", {
    position: dry,
    draws: [{ shuffle: "ANNA's deck", cards: ["Bear", "Mouse"] }],
    steps: [
      { expect: { ANNA: { hand: ["Mouse", "Fox", "Bear"], deck: { count: 13, top: "Mouse" } }, events: ["shuffle ANNA's deck", "draw"] } },
    ],
  });
  check(
    "name cards that are there",
    { position: dry, draws: [{ shuffle: "ANNA's deck", cards: ["5 Echo"] }] },
    `step 1 steps.0: expected the next draw is "shuffle ANNA's deck: Echo, Echo, Echo, Echo, Echo"; found this draw was made: shuffle of ANNA's deck`,
  );
  check(
    "have to come",
    { position: HAND, draws: [{ shuffle: "ANNA's deck", cards: ["Fox"] }], steps: [{ ANNA: "pass" }, { ANNA: "done" }] },
    `step 2 draws.0: expected the draw "shuffle ANNA's deck: Fox" comes; found it never happened`,
  );
  check("of a start", {
    draws: [{ shuffle: "ANNA's deck", cards: ["Echo", "Echo", "Bear", "Fox"] }, { shuffle: "BERT's deck" }],
    steps: [{ ANNA: "bid 0" }, { BERT: "bid 0", expect: { ANNA: { hand: ["Echo", "Echo", "Bear", "Fox"] } } }],
  });
  check(
    "all of them have to be written",
    { draws: [{ shuffle: "BERT's deck" }], steps: [{ ANNA: "bid 0" }] },
    `step 1 steps.0.ANNA: expected the next draw is "shuffle BERT's deck: "; found this draw was made: shuffle of ANNA's deck`,
  );
  check("with an unknown pile", { draws: [{ shuffle: "ANNA's bag" }] }, /^draw draws.0.shuffle: There is no pile "ANNA's bag"/);
  check(
    "with something that cannot be drawn",
    { draws: [{ roll: 0 }, { roll: 1, more: 2 }, {}] },
    /^draw draws.0.roll: 0 cannot be drawn[^\n]+\ndraw draws.1:[^\n]+\ndraw draws.2:/,
  );
});

describe("A scenario", () => {
  check("with a rule that is none", { rules: ["T2", "T99"] }, /^rule rules.1: T99 is not a rule of this game/);
  check("with options that are none", { options: { x: 1 } }, "options options: The toy has no options. Leave this out.");
  test("says all its mistakes at once and plays nothing", () => {
    const report = playToy({
      rules: ["?"],
      position: { ANNA: { hand: ["Foxx"] } },
      steps: [{ CARL: "pass" }, { expect: { ANNA: { hat: 1 } } }],
    });
    expect(report.is === "unreadable" && report.mistakes.map(({ code }) => code)).toEqual(["rule", "card", "seat", "zone"]);
  });
  test("plays the same each time and changes nothing of the table", () => {
    const scenario = { position: HAND, steps: [{ ANNA: "play Fox" }, { ANNA: "done" }] };
    expect(playToy(scenario)).toEqual(playToy(scenario));
    expect(TOY.game.digest(TOY.game.start({ seed: 1 }, undefined))).toBe(TOY.game.digest(TOY.game.start({ seed: 1 }, undefined)));
  });
});

test("which trigger is next is said without the numbers of what it noticed: they are others in a position written down", () => {
  const state = TOY.game.start({ seed: 1 }, undefined);
  const next = (trigger: string, event: string) => ({ kind: "next", trigger, card: 0, event });
  const said = actionWords(TOY, state, [next("echo", "0 10 0 0"), next("bonus", "0 10 0 0")]);
  expect(said).toEqual(actionWords(TOY, state, [next("echo", "0 4 0 0"), next("bonus", "0 4 0 0")]));
  expect(new Set(actionWords(TOY, state, [next("echo", "0 10 0 0"), next("echo", "0 4 0 0")])).size).toBe(2);
});
