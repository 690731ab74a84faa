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

const laid = () => table({ seats: [{ ...PILES, network: [...HOME, { card: "Tool", under: "Boss" }] }, PILES] });

const withTexts = () => table({ cards: CARDS, content: texted(CARDS), seats: [{ ...PILES, network: HOME }, PILES] });

/** What loading says of the state as it is now, saved with its own digest. */
function loadedFrom(t: Table): string {
  const loaded = loadState(t.engine as unknown as Engine<Content>, t.save());
  return loaded.ok ? "" : loaded.error.message;
}

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
    "are in the same slot (MC-8.1)",
  );
  check(
    "MC-15.1 a pile in two slots",
    (state, t) => {
      setNumber(state, "x", tool(t), 3);
    },
    "is not in the slot of its host (MC-15.1)",
  );
  check(
    "MC-15.5 a pile with two controllers",
    (state, t) => {
      setNumber(state, "controller", tool(t), 1);
    },
    "have different controllers (MC-15.5)",
  );
  check(
    "MC-15.4 a bonded card engaged by itself",
    (state, t) => {
      setNumber(state, "engaged", tool(t), 1);
    },
    "its pile are not engaged together (MC-15.4)",
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
    "of Player 1 is in Player 2's open market (MC-2.7)",
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
    "has no Business in their own network",
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
      const t = laid();
      expect(loadedFrom(t)).toBe("");
      change(t.state, t);
      expect(loadedFrom(t)).toContain(expected);
    });

  check("MC-17.3 has one winner", (state) => Object.assign(state, { ended: 4, returns: [1, 1] }), "More than one player has won (MC-17.3)");
  check(
    "MC-17.3 has somebody who plays",
    (state) => {
      state.lost = [1, 1];
    },
    "Every player is out",
  );
  describe("MC-R146 has changes of what is there", () => {
    const [clerk, object, forTurn] = [0, 0, 1];
    test.each([
      ["noted in parts", [clerk, object, 1, 0, 2], "is incomplete (MC-R146)"],
      ["of a card that is not there", [99, object, 1, 0, 2, forTurn], "a card, trait or time that does not exist (MC-R146)"],
      ["of no kind", [clerk, object, 99, 0, 2, forTurn], "a card, trait or time that does not exist (MC-R146)"],
      ["of a trait that is not there", [clerk, object, 1, 4, 2, forTurn], "a card, trait or time that does not exist (MC-R146)"],
      ["of a keyword that no text gives", [clerk, object, 3, 0, 0, forTurn], "a card, trait or time that does not exist (MC-R146)"],
      ["until no time", [clerk, object, 1, 0, 2, 999], "a card, trait or time that does not exist (MC-R146)"],
    ])("%s", (_title, changes, expected) => {
      const t = laid();
      t.state.changes = changes;
      expect(loadedFrom(t)).toContain(expected);
    });
  });
  describe("MC-14.2 has a stack that can be carried out", () => {
    test.each([
      ["noted in parts", [4, 1, 0, 0, 0, 0, -1, 0]],
      ["of less than nothing", [-8, 1, 0, 0, 0, 0, -1, 0]],
      ["of a card that is not there", [0, 1, 0, 99, 0, 0, -1, 0]],
      ["of a player who is not there", [0, 1, 0, 0, 0, 7, -1, 0]],
      ["of a text that is not there", [0, 1, 0, 0, 0, 0, 5, 0]],
    ])("%s", (_title, stack) => {
      const t = withTexts();
      t.state.stack = stack;
      expect(loadedFrom(t)).toMatch(/The record of the stack is incomplete|An entry on the stack does not exist/);
    });
  });
  test.each([
    ["noted in parts", [-2, 0], "The record of a delayed text is incomplete"],
    ["of no part of a text", [4, 0, 0, 0, 0, 0], "A delayed text waits for a time that does not exist"],
  ])("has texts that wait: %s", (_title, kept, expected) => {
    const t = withTexts();
    t.state.keptTexts = kept;
    expect(loadedFrom(t)).toContain(expected);
  });
  test("names the law that a save broke when somebody changed it, though free moves may bring that about", () => {
    const t = laid();
    const saved = JSON.parse(t.save()) as { fields: { engaged: number[] } };
    const boss = t.card("Boss", (id) => t.state.owner[id] === 0);
    saved.fields.engaged[boss] = 5;
    const loaded = loadState(t.engine as unknown as Engine<Content>, JSON.stringify(saved));
    expect(loaded).toMatchObject({ error: { code: "law", message: "Law 2: Boss is engaged 5 times (MC-7.7)" } });
    saved.fields.engaged[boss] = 1;
    expect(loadState(t.engine as unknown as Engine<Content>, JSON.stringify(saved))).toMatchObject({
      error: {
        code: "digest",
        message: expect.stringMatching(/^The state was changed after it was saved: its digest is [0-9a-f]{16}, not "/),
      },
    });
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
    "are in the same slot (MC-8.1)",
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
    "No player in the game controls Tool (MC-2.7)",
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
