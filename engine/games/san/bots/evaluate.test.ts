import { describe, expect, test } from "vitest";
import { rngOf } from "../../../kernel/rng.ts";
import { sanContent } from "../content.ts";
import { HAND, type SanState, ZONE } from "../layout.ts";
import { begin, edit, GAME, SAN_CARDS, SHIPPED, set } from "../san.test-support.ts";
import { compileTexts } from "../texts/texts.ts";
import { bringsOf } from "./brings.ts";

const worth = (state: SanState, player = 0): number => SHIPPED.evaluate?.(state, player) ?? Number.NaN;
/** SUN's turn, so that changes of what SUN has are compared on the same footing. */
const position = (): SanState => {
  const state = begin(3);
  return edit(state, set("active", 0), set("turn", 9));
};

describe("The evaluation of San", () => {
  test.each([
    ["a stage further", set("stage", 4, 0)],
    ["a token", set("tokens", 1, 0)],
    ["the marker on the opponent's card", set("markerOn", 2)],
    ["an opponent who is not as far", set("stage", 1, 1)],
    ["icons for a crossing in the pool", set("propaganda", 9)],
    ["a card in the own Corruption Zone", { kind: "create", card: 0, owner: 0, place: ZONE } as const],
  ])("likes %s", (_what, change) => {
    const before = edit(position(), set("stage", 3, 1), set("markerSpace", 2));
    expect(worth(edit(GAME.fork(before), change))).toBeGreaterThan(worth(before));
  });

  test("is between -1 and 1, and what one likes the other does not", () => {
    const state = edit(position(), set("stage", 6, 0));
    expect(worth(state)).toBeGreaterThan(0);
    expect(worth(state)).toBeLessThanOrEqual(1);
    expect(worth(state, 0)).toBeCloseTo(-worth(state, 1), 10);
  });

  test("does not look at what is not public or the player's own, but for the hand of an imagined opponent", () => {
    const state = position();
    for (let seed = 0; seed < 5; seed++) expect(worth(GAME.redeal(state, 0, rngOf(seed)))).toBeCloseTo(worth(state), 10);
  });

  test("knows what cards bring from playing them", () => {
    const texts = compileTexts(SAN_CARDS, []);
    if (!texts.ok) throw new Error(JSON.stringify(texts.error));
    const content = sanContent(SAN_CARDS, texts.value);
    const brings = bringsOf(SHIPPED.game, content);
    const of = (name: string) => {
      const design = SAN_CARDS.findIndex((card) => card.name === name);
      return [brings.icons[design], brings.cards[design], brings.lasts[design]];
    };
    expect(of("Palm Greaser")).toEqual([[0, 2, 0, 0], 0, true]);
    // Beside two cards of its type, and with itself.
    expect(of("Crowd Conductor")).toEqual([[0, 0, 4, 0], 0, true]);
    expect(of("Ghost Architect")).toEqual([[0, 0, 0, 4], 1, true]);
    // A corrupted card is worth three icons, and leaves the hand.
    expect(of("Shadow Minister")).toEqual([[0, 7, 0, 0], -1, true]);
    expect(of("Burner Kit")).toEqual([[0, 2, 2, 2], 0, false]);
    expect(of("Firewall 5")).toEqual([[0, 0, 0, 0], 0, true]);
  });
});

describe("A turn under way", () => {
  const cardNamed = (name: string) => SAN_CARDS.findIndex((card) => card.name === name);
  const withHand = (...names: readonly string[]) => {
    const state = edit(position(), set("phase", 1));
    return edit(state, ...names.map((name) => ({ kind: "create", card: cardNamed(name), owner: 0, place: HAND }) as const));
  };

  test("a hand that holds icons is better before them than after a turn without them", () => {
    const state = withHand("Ghost Architect");
    expect(worth(edit(GAME.fork(state), set("phase", 2)))).toBeLessThan(worth(state));
  });

  test("a text that still asks is as good as what can be made of it: the twelfth corrupted card wins", () => {
    const state = withHand("Dead Drop");
    const eleven = Array.from({ length: 11 }, (_, i) => ({ kind: "create", card: 0, owner: 0, place: ZONE + Math.floor(i / 2) }) as const);
    edit(state, ...eleven);
    const card = state.card.findIndex((design, id) => design === cardNamed("Dead Drop") && state.zone[id] === HAND);
    const asking = GAME.fork(state);
    GAME.apply(asking, { kind: "play", card });
    expect(GAME.decision(asking)?.kind).not.toBe("play");
    expect(worth(asking)).toBe(1);
    expect(worth(asking, 1)).toBe(-1);
  });
});
