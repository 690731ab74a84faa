import { describe, expect, test } from "vitest";
import { rngOf } from "../../kernel/rng.ts";
import { bringsOf } from "./brings.ts";
import { sanContent } from "./content.ts";
import { type SanState, ZONE } from "./layout.ts";
import { begin, edit, GAME, SAN_CARDS, SHIPPED, set } from "./san.test-support.ts";
import { compileTexts } from "./texts.ts";

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
    const texts = compileTexts(SAN_CARDS);
    if (!texts.ok) throw new Error(JSON.stringify(texts.error));
    const content = sanContent(SAN_CARDS, texts.value);
    const brings = bringsOf(SHIPPED.game, content);
    const of = (name: string) => {
      const design = SAN_CARDS.findIndex((card) => card.name === name);
      return { icons: brings.icons[design], cards: brings.cards[design] };
    };
    expect(of("Firewall 5")).toEqual({ icons: [0, 0, 0, 0], cards: 0 });
    expect(of("Payroll Drone")).toEqual({ icons: [0, 0, 0, 0], cards: 0 });
    expect(of("Packet Thief")).toEqual({ icons: [0, 0, 0, 2], cards: 0 });
    expect(of("Neural Uplink")).toEqual({ icons: [0, 0, 0, 0], cards: 2 });
    expect(of("Burner Kit")).toEqual({ icons: [0, 2, 2, 2], cards: 0 });
  });
});
