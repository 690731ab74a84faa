/** What a position is worth to bots: by the words of the cards, whichever they are, and by what is under way. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { ACTION, CORRUPTION, CORRUPTION_DECK, cardsIn, DONATE, SERVICE, TITLE, underOf, type VrState, WORK } from "../layout.ts";
import { vrTexts } from "../texts/texts.ts";
import { cardOf, edit, influence, move, set, tableOf, VR_CARDS } from "../virtual-revolution.test-support.ts";
import { vrEvaluation } from "./evaluate.ts";

const { keywords } = loadContent().content["virtual-revolution"];

/** The game with its texts, some of them otherwise. */
function worded(texts: Readonly<Record<string, string>> = {}) {
  const read = vrTexts(
    VR_CARDS.map((card) => ({ ...card, text: texts[card.number] ?? card.text })),
    keywords,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const table = tableOf(read.value.texts, read.value.parts);
  return { ...table, worth: (state: VrState) => vrEvaluation(table.engine)(state, 0) };
}

const PRINTED = worded();

describe("What bots think of cards", () => {
  /** How much better a position is with a card somewhere than without it. */
  const gained = ({ empty, worth }: typeof PRINTED, number: string, place: number): number => {
    const [without, with_] = [empty(9), empty(9)];
    const card = cardOf(with_, number);
    edit(with_, { kind: "show", card, player: -1 }, move(card, place));
    return worth(with_) - worth(without);
  };

  test("a Boost is worth what its text gives: more of it more, nothing nothing", () => {
    const boost = (gives: string) => gained(worded({ BO03: gives }), "BO03", underOf(0, WORK));
    const [none, three, nine] = ["With Work: Lose 1 €.", "With Work: Gain 3 €.", "With Work: Gain 9 €."].map(boost);
    expect(none).toBeCloseTo(0);
    expect(three).toBeGreaterThan(0.02);
    expect(nine).toBeGreaterThan(2 * (three ?? 0));
  });

  test("an Agent is worth what it is used and promoted for", () => {
    const agent = (text: string) => gained(worded({ AG17: text }), "AG17", SERVICE);
    const [plain, used, promoted] = [
      "Activation: None.\nPromotion: None.",
      "Activation: Gain 3 €.\nPromotion: None.",
      "Activation: None.\nPromotion: Gain 2 Revenue.",
    ].map(agent);
    expect(plain).toBeGreaterThan(0);
    expect(used).toBeGreaterThan(plain ?? 0);
    expect(promoted).toBeGreaterThan(plain ?? 0);
  });

  test("the one that gives more is worth more, whatever it is called", () => {
    const shouts = worded({ BO01: "With Donate: Gain 12 Immunity." });
    expect(gained(shouts, "BO01", underOf(0, DONATE))).toBeGreaterThan(gained(PRINTED, "BO01", underOf(0, DONATE)));
  });
});

describe("What bots think of what is under way", () => {
  test("Work that waits for a Title is no worse than before it was declared", () => {
    const { empty, worth, act: play } = PRINTED;
    const state = empty(9);
    edit(state, move(cardOf(state, "TI-DR"), TITLE), set("credits", 0, 0), set("phase", ACTION));
    const before = worth(state);
    play(state, "work");
    expect(PRINTED.kinds(state)).toEqual(["go on", "use"]);
    const waiting = worth(state);
    expect(waiting).toBeGreaterThan(before);
    const declined = play(PRINTED.game.fork(state), "go on");
    expect(worth(play(state, "use", { card: cardOf(state, "TI-DR") }))).toBeGreaterThan(worth(declined));
  });

  test("a Donate that has been declared is worth the cards that it takes away", () => {
    const { empty, worth, act: play } = PRINTED;
    const state = empty(9);
    const drawn = cardsIn(state, CORRUPTION_DECK).slice(0, 5);
    edit(state, ...drawn.map((card) => move(card, CORRUPTION)), set("credits", 3, 0), set("phase", ACTION));
    // Nothing else is worth doing.
    edit(state, set("workGives", 0, 0), set("donateImmunity", 9, 0));
    const before = worth(state);
    expect(worth(play(state, "donate"))).toBeGreaterThan(before);
    expect(worth(play(state, "discard 2"))).toBeGreaterThan(before);
  });

  test("“You may eliminate” is worth something while there is an opponent to hit, and nothing where there is none", () => {
    const { empty, worth, act: play } = PRINTED;
    const asked = (...changes: Parameters<typeof edit>[1][]) => {
      const state = empty(9);
      const leslie = cardOf(state, "AG01");
      edit(state, { kind: "show", card: leslie, player: -1 }, move(leslie, SERVICE), ...changes);
      play(state, "activate", { card: leslie });
      const declined = play(PRINTED.game.fork(state), "decline");
      return worth(state) - worth(declined);
    };
    expect(asked(influence(9, 1, 1), set("reserve", 19, 1))).toBeGreaterThan(0.01);
    expect(asked(influence(9, 0, 1), set("reserve", 19, 0))).toBeCloseTo(0);
  });

  test("an Agent that is being promoted is still an Agent of its owner", () => {
    const { empty, worth, act: play } = PRINTED;
    const state = empty(9);
    const [combatant, technician, diplomat] = ["AG01", "AG18", "AG23"].map((number) => cardOf(state, number));
    for (const card of [combatant, technician, diplomat])
      edit(state, { kind: "show", card: card ?? -1, player: -1 }, move(card ?? -1, SERVICE));
    const before = worth(state);
    play(state, "promote without effect", { card: diplomat ?? -1 });
    expect(before - worth(state)).toBeLessThan(0.15);
  });
});
