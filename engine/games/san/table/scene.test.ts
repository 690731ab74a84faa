/** What a seat is shown of San. */
import { describe, expect, test } from "vitest";
import type { Change } from "../../../kernel/edit.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { openPlayable } from "../../open-playable.ts";
import type { Scene } from "../../scene.ts";
import type { SanState } from "../layout.ts";
import { SAN_CARDS, SAN_KEYWORDS, SHIPPED } from "../san.test-support.ts";
import type { SanBoard } from "./scene.ts";

const { game, options, scene, choices } = SHIPPED;
const drawn = (state: ReturnType<typeof game.start>, viewer: number) =>
  scene?.(game.imagine(game.observe(state, viewer), rngOf(0)), viewer) as Scene<SanBoard>;

/** A match after so many choices by lot. */
function played(decisions: number, seed = 3) {
  const state = game.start({ seed }, options.standard);
  const lot = rngOf(seed);
  for (let i = 0; i < decisions && game.decision(state); i++) game.applyAt(state, below(lot, game.offers(state)));
  return state;
}

describe("what is drawn", () => {
  test("is the same whatever lies where the seat cannot look", () => {
    for (const decisions of [0, 40, 120, 260])
      for (const viewer of [-1, 0, 1]) {
        const state = played(decisions);
        expect(drawn(game.redeal(state, viewer, rngOf(9)), viewer)).toEqual(drawn(state, viewer));
      }
  });

  test("names the own hand and not the other", () => {
    const { board } = drawn(played(120), 0);
    expect(at(board.sides, 0).hand.every(({ card }) => card?.startsWith("san/"))).toBe(true);
    expect(at(board.sides, 1).hand.every(({ card }) => card === undefined)).toBe(true);
  });

  test("marks a card of a hand that the other has seen, for both", () => {
    const state = game.start({ seed: 3 }, options.standard);
    const { id } = at(at(drawn(state, 0).board.sides, 0).hand, 2);
    expect(game.edit(state, [{ kind: "show", card: id, player: 1 }]).ok).toBe(true);
    const marked = (viewer: number) => at(drawn(state, viewer).board.sides, 0).hand.map(({ known = [] }) => known.length);
    expect([marked(0), marked(-1)]).toEqual([
      [0, 0, 1, 0, 0, 0],
      [0, 0, 1, 0, 0, 0],
    ]);
    expect(at(at(drawn(state, 1).board.sides, 0).hand, 2).card).toBeDefined();
  });

  test("says of what the cost to cross is made", () => {
    for (const { card, printed = 0, cross } of drawn(played(300), 0).board.river)
      for (const { total, own, theirs, texts } of cross) expect(total).toBe(card ? Math.max(0, printed + own + theirs + texts) : 0);
  });
});

describe("what can be done is told with what it leads to", () => {
  const told = (state: ReturnType<typeof game.start>, changes: readonly Change[]) => {
    expect(game.edit(state, changes).ok).toBe(true);
    const decision = game.decision(state);
    return choices?.(game.imagine(game.observe(state, decision?.player ?? 0), rngOf(0)), decision?.actions.all() ?? []) ?? [];
  };
  const set = (field: string, value: number): Change => ({ kind: "set", field, value });

  test("the marker goes as far as the Hacking does, and stops where a Virus card is passed (SAN-11.1, SAN-R14)", () => {
    const state = played(0);
    const theirs = 2 - (game.decision(state)?.player ?? 0);
    const far = (hacking: number, space: number) =>
      told(state, [set("hacking", hacking), set("markerOn", theirs), set("markerSpace", space)])
        .filter(({ action }) => action.kind === "move marker")
        .map(({ words, hint }) => `${words}: ${hint}`);
    expect(far(1, 1)).toHaveLength(1);
    expect(far(3, 1)).toContain("Move the marker 3 spaces for 3 Hacking: To space 4 of the opposing Virus card; leaves 0");
    expect(far(9, 3)).toContainEqual(
      expect.stringMatching(/^Move the marker [2-6] spaces for .*: To the Central Port, past the opposing Virus card; leaves [1-7]$/),
    );
  });

  test("a purchase is told with what it costs now, and logged so (SAN-7.3)", () => {
    const text = "The next card you buy this turn costs 2 less.";
    const opened = openPlayable("san", {
      cards: SAN_CARDS.map((card) => (["corruption", "propaganda", "hacking"].includes(card.kind) ? { ...card, text } : card)),
      keywords: SAN_KEYWORDS,
    });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    const { game: cheaper, options: ways, choices: words } = opened.value;
    const costs = SAN_CARDS.map(({ fields }) => Number(fields["cost"] ?? 0));
    const lot = rngOf(3);
    const state = cheaper.start({ seed: 3 }, ways.standard) as SanState;
    const told = new Set<string>();
    let cheapened = false;
    for (let i = 0; i < 300; i++) {
      if (!cheaper.decision(state)) break;
      cheaper.edit(state, [set("revenue", 12)]);
      const actions = cheaper.decision(state)?.actions.all() ?? [];
      for (const { words: said, action } of words?.(state, actions) ?? []) {
        if (action.kind !== "buy") continue;
        const after = cheaper.fork(state) as SanState;
        cheaper.apply(after, action);
        // What is left at the end of the turn is lost.
        if (
          cheaper
            .decision(after)
            ?.actions.all()
            .some(({ kind }) => kind === "end buy") !== true
        )
          continue;
        const paid = state.revenue - after.revenue;
        expect(said).toMatch(new RegExp(` for ${paid === 0 ? "free" : paid}$`, "u"));
        cheapened ||= paid < at(costs, at(state.card, Number(action["card"])));
        told.add(said.slice(said.lastIndexOf(" ") + 1));
      }
      cheaper.applyAt(state, below(lot, cheaper.offers(state)));
    }
    expect([...told].sort()).toEqual(expect.arrayContaining(["1", "2", "3"]));
    expect(cheapened).toBe(true);
  });

  test("the first Mercenary of a turn says how many of the others it rules out (SAN-6.3)", () => {
    const state = played(0);
    const hints = told(state, []).map(({ words, hint = "" }) => `${words}: ${hint}`);
    expect(hints).toContainEqual(
      expect.stringMatching(/^Play (Bagman|Street Caller|Script Runner): You cannot play \d other Mercenar(y|ies) this turn$/),
    );
    expect(hints).toContain("Play Expense Chip: ");
  });
});

test("every action that comes up is told in words, with the card that it is about", () => {
  for (let seed = 1; seed <= 8; seed++) {
    const state = played(0, seed);
    const lot = rngOf(seed);
    for (let decision = game.decision(state); decision; decision = game.decision(state)) {
      const actions = decision.actions.all();
      const seen = game.imagine(game.observe(state, decision.player), rngOf(0));
      const told = choices?.(seen, actions) ?? [];
      expect(told.flatMap(({ action, then }) => (then ? [] : [action]))).toEqual(actions);
      for (const { action, then } of told)
        if (then) expect(game.submit(game.fork(state), decision.player, [action, ...then]).ok).toBe(true);
      const left = told.filter(({ action }) => action.kind === "decline").map(({ words }) => words);
      expect(new Set(left).size).toBe(left.length);
      for (const { action, words, card } of told) {
        expect(words).toMatch(/^[A-Z0-9]/);
        if (typeof action["card"] === "number") expect(card).toBe(action["card"]);
        if (action.kind === "lay") expect(words).toMatch(/^Lay (?!it )\S.* on space [1-6]$/);
      }
      game.applyAt(state, below(lot, actions.length));
    }
  }
});
