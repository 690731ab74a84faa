/** What a state that was changed by hand may break, by name. */
import { describe, expect, test } from "vitest";
import type { Engine } from "../../kernel/engine.ts";
import { ownZone, setNumber } from "../../kernel/fork.ts";
import type { Content } from "../../kernel/rules.ts";
import { loadState } from "../../kernel/save.ts";
import { at } from "../../kernel/state.ts";
import { HAND, MARKET, type MegacorpState } from "./layout.ts";
import { CARDS, card, HOME, type Table, table, texted } from "./megacorp.test-support.ts";

const PILES = { main: ["Clerk", "Clerk"], hand: ["Brute"] };

describe("A state changed by hand", () => {
  const check = (title: string, change: (state: MegacorpState, t: Table) => void, expected: string) =>
    test(title, () => {
      const t = table({
        seats: [{ ...PILES, network: [...HOME, { card: "Clerk", at: [1, 0] }, { card: "Tool", under: "Clerk" }] }, PILES],
        stand: "divest phase",
      });
      expect(t.faults).toEqual([]);
      change(t.state, t);
      expect(t.faults.join("\n")).toContain(expected);
    });
  const clerk = (t: Table) => t.card("Clerk", (id) => t.network(0).includes("Clerk") && t.state.stamp[id] !== 0);
  const tool = (t: Table) => t.card("Tool");

  check(
    "MC-8.1 two piles in one slot",
    (state, t) => {
      setNumber(state, "x", clerk(t), 0);
    },
    "lie in one slot (MC-8.1)",
  );
  check(
    "MC-15.1 a pile in two slots",
    (state, t) => {
      setNumber(state, "x", tool(t), 3);
    },
    "lies in another slot than its host (MC-15.1)",
  );
  check(
    "MC-15.5 a pile with two controllers",
    (state, t) => {
      setNumber(state, "controller", tool(t), 1);
    },
    "have two controllers (MC-15.5)",
  );
  check(
    "MC-15.4 a bonded card engaged by itself",
    (state, t) => {
      setNumber(state, "engaged", tool(t), 1);
    },
    "engaged apart from its pile (MC-15.4)",
  );
  check(
    "MC-1.8 damage in a trait that is not there",
    (state, t) => {
      setNumber(state, "damageMQ", clerk(t), 1);
    },
    "has damage in MQ, which it does not have",
  );
  check(
    "MC-2.10 counters in a hand",
    (state) => {
      setNumber(state, "counters", at(at(state.zones, HAND), 0), 1);
    },
    "A card in Player 1's hand is bonded, engaged or has",
  );
  check(
    "MC-2.7 a card in another player's zone",
    (state) => {
      const card = at(at(state.zones, HAND), 0);
      state.zones[HAND] = [];
      state.zones[MARKET + 1] = [card];
      setNumber(state, "zone", card, MARKET + 1);
      setNumber(state, "seen", card, 15);
    },
    "of Player 1 lies in Player 2's open market (MC-2.7)",
  );
  check(
    "MC-R46 a player without a Business",
    (state, t) => {
      setNumber(
        state,
        "owner",
        t.card("Tower", (id) => state.owner[id] === 0),
        1,
      );
    },
    "has no Business in the own network",
  );
  check(
    "MC-R103 a player who is out and has cards",
    (state) => {
      state.lost[1] = 1;
    },
    "is out of the game and has cards in the hand",
  );
  check(
    "MC-12.2 a turn of nobody",
    (state) => {
      state.active = 3;
    },
    "It is the turn of player 4 of 2",
  );
  check(
    "MC-7.1 money below zero",
    (state) => {
      state.money[0] = -1;
    },
    "below zero",
  );
});

describe("A state that is loaded", () => {
  const check = (title: string, change: (state: MegacorpState, t: Table) => void, expected: string) =>
    test(title, () => {
      const t = table({ seats: [{ ...PILES, network: [...HOME, { card: "Tool", under: "Boss" }] }, PILES] });
      const load = () => loadState(t.engine as unknown as Engine<Content>, t.save());
      expect(load().ok).toBe(true);
      change(t.state, t);
      const loaded = load();
      expect(loaded.ok ? "" : loaded.error.message).toContain(expected);
    });

  check(
    "MC-8.1 holds one pile in a slot",
    (state, t) => {
      setNumber(
        state,
        "y",
        t.card("Boss", (id) => state.owner[id] === 0),
        0,
      );
    },
    "lie in one slot (MC-8.1)",
  );
  check(
    "MC-15.1 has nothing bonded to what is not there",
    (state, t) => {
      setNumber(state, "host", t.card("Tool"), 99);
    },
    "is bonded to a card that is not in its network (MC-15.1)",
  );
  check(
    "MC-5.1 is in a phase that there is",
    (state) => {
      state.phase = 9;
    },
    "The phase is 9 (MC-5.1)",
  );
  check(
    "MC-2.7 has cards of players who play",
    (state, t) => {
      setNumber(state, "controller", t.card("Tool"), 3);
    },
    "is controlled by nobody who plays (MC-2.7)",
  );
});

test("who cannot lose plays on without a Business", () => {
  const cards = [...CARDS, card("Vow", { kind: "location", text: "You cannot lose the game." })];
  const seats = [{ ...PILES, network: [...HOME, { card: "Vow", at: [1, 0] as const }] }, PILES];
  const t = table({ cards, content: texted(cards), seats });
  const business = t.card("Tower", (id) => t.state.owner[id] === 0);
  t.state.zones = t.state.zones.map((ids) => ids.filter((id) => id !== business));
  ownZone(t.state, MARKET).push(business);
  setNumber(t.state, "zone", business, MARKET);
  setNumber(t.state, "seen", business, 15);
  expect(t.faults).toEqual([]);
});
