/** A card that is corrupted from a hand of which the opponent knows a card (SAN-R28, SAN-R29): the opponent, who remembers everything, cannot tell which it was. */
import { describe, expect, test } from "vitest";
import type { Action } from "../../../kernel/choice.ts";
import { followed } from "../../../kernel/following.ts";
import { rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import type { SanState } from "../layout.ts";
import { act, begin, cardsAt, edit, GAME, nameOf, offered, place, SHIPPED } from "../san.test-support.ts";

const DESIGN = (name: string) => SHIPPED.cards.findIndex((card) => card.name === name);
/** SUN is about to play a card that corrupts one from the hand; both know one of SUN's Viruses there. */
function atDeadDrop(seed: number): { state: SanState; virus: number; drop: number } {
  const state = begin(seed);
  const owner = state.active;
  const virus = cardsAt(state, "virus stack", owner).at(-1) ?? -1;
  const drop = state.card.indexOf(DESIGN("Dead Drop"));
  edit(
    state,
    { kind: "show", card: drop, player: -1 },
    { kind: "move", card: virus, place: place("hand", owner) },
    { kind: "move", card: drop, place: place("hand", owner) },
  );
  edit(state, { kind: "show", card: virus, player: -1 });
  return { state, virus, drop };
}

describe("Corrupting from a hand of which the opponent knows a card", () => {
  test("no choice tells the opponent which one it was", () => {
    for (let seed = 0; seed < 6; seed++) {
      const { state, drop } = atDeadDrop(seed);
      const step = (action: Action | undefined) => {
        const before = GAME.fork(state);
        const chosen = action ? (GAME.decision(before)?.actions.indexOf(action) ?? -1) : -1;
        GAME.applyAt(state, chosen);
        expect([...followed(GAME, before, chosen, state, rngOf(seed))]).toEqual([]);
      };
      step({ kind: "play", card: drop });
      const picks = offered(state, "corrupt");
      expect(picks.length).toBeGreaterThan(2);
      for (const pick of picks) {
        const copy = GAME.fork(state);
        GAME.apply(copy, pick);
        expect(cardsAt(copy, "hand", state.active).every((one) => at(copy.seen, one) === 1 << state.active)).toBe(true);
      }
      step(picks[0]);
    }
  });

  test("the Virus is not the instance that it was: only chance says which it is", () => {
    const instances = new Set<boolean>();
    for (let seed = 0; seed < 30; seed++) {
      const { state, virus, drop } = atDeadDrop(seed);
      const design = state.card[virus];
      act(state, "play", { card: drop });
      instances.add(state.card[virus] === design);
    }
    expect(instances).toEqual(new Set([true, false]));
  });

  test("the law sees it where chance does not mix the hand", () => {
    const { state, drop } = atDeadDrop(1);
    const before = GAME.fork(state);
    const chosen = GAME.decision(before)?.actions.indexOf({ kind: "play", card: drop }) ?? -1;
    act(state, "play", { card: drop });
    const fixed = {
      ...GAME,
      applyAt(fork: SanState, i: number) {
        GAME.applyAt(fork, i);
        fork.card = [...before.card];
      },
    };
    expect([...followed(fixed, before, chosen, state, rngOf(1))]).toEqual(
      expect.arrayContaining([expect.stringContaining("can still tell")]),
    );
    expect(nameOf(before, drop)).toBe("Dead Drop");
  });
});
