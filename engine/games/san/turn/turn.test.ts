/** Chapters 1.5 to 1.8: a turn from its first card to the hand that is refilled. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { act, begin, cardsAt, edit, offered, place, reasons, set } from "../san.test-support.ts";

const own = (state: ReturnType<typeof begin>, zone: "hand" | "deck" | "discard" | "play area") => cardsAt(state, zone, state.active);

describe("A turn", () => {
  test("the same hand is bought with, discarded and refilled", () => {
    const state = begin(3);
    const player = state.active;
    const [card = -1] = own(state, "hand");
    expect(reasons(state, "end play")[0]).toMatch(/have played 0 \(SAN-6.1\)/);
    act(state, "play", { card });
    expect(own(state, "play area")).toEqual([card]);
    expect(state.revenue).toBe(1);
    edit(state, set("revenue", 20));
    act(state, "end play");
    const bought = at(offered(state, "buy"), 0);
    const top = cardsAt(state, "supply").at(-1);
    act(state, "buy", { card: Number(bought["card"]) });
    expect(own(state, "discard")).toEqual([bought["card"]]);
    expect(cardsAt(state, "river", 0, 0)).toEqual([top]);
    act(state, "end buy");
    expect(cardsAt(state, "discard", player)).toEqual([bought["card"], card]);
    expect(cardsAt(state, "hand", player)).toHaveLength(6);
    expect([state.active, state.turn, state.revenue]).toEqual([1 - player, 2, 0]);
  });

  test("a hand that is larger than its size is kept (SAN-8.4), a token adds one (SAN-R6)", () => {
    const state = begin(3);
    const player = state.active;
    edit(state, set("tokens", 1, player));
    act(state, "play", { card: at(own(state, "hand"), 0) });
    act(state, "end play");
    expect(cardsAt(state, "hand", player)).toHaveLength(7);
    edit(state, ...own(state, "deck").map((card) => ({ kind: "move" as const, card, place: place("hand", state.active) })));
    const hand = own(state, "hand").length;
    const next = state.active;
    act(state, "play", { card: at(own(state, "hand"), 0) });
    act(state, "end play");
    expect(cardsAt(state, "hand", next)).toHaveLength(hand - 1);
  });

  test("an empty hand plays nothing and goes on (SAN-R9)", () => {
    const state = begin(3);
    edit(state, ...[...own(state, "hand")].map((card) => ({ kind: "move" as const, card, place: place("deck", state.active) })));
    expect(offered(state)).toEqual([{ kind: "end play" }]);
  });

  test("the Revenue that is missing is said with both numbers (SAN-7.3)", () => {
    const state = begin(3);
    act(state, "play", { card: at(own(state, "hand"), 0) });
    edit(state, set("revenue", 3));
    act(state, "end play");
    const dear = [0, 1, 2, 3, 4, 5]
      .map((slot) => at(cardsAt(state, "river", 0, slot), 0))
      .filter((card) => reasons(state, "buy", { card }).length > 0);
    expect(dear.length).toBeGreaterThan(0);
    for (const card of dear)
      expect(reasons(state, "buy", { card })).toEqual([expect.stringMatching(/^It costs [4-9] Revenue and you have 3 \(SAN-7.3\)$/)]);
  });

  test("what belongs to the other phase is refused with the rule", () => {
    const state = begin(3);
    const card = at(cardsAt(state, "river", 0, 0), 0);
    expect(reasons(state, "buy", { card }).join()).toContain("(SAN-5.1)");
    act(state, "play", { card: at(own(state, "hand"), 0) });
    edit(state, set("revenue", 9));
    act(state, "end play");
    expect(reasons(state, "play", { card: at(own(state, "hand"), 0) }).join()).toContain("(SAN-5.1)");
  });
});
