/** Whatever a player could want to do to a card in sight is on offer, or there is a reason with a rule and, where something is missing, how much. */
import { describe, expect, test } from "vitest";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import type { SanState } from "../layout.ts";
import { act, begin, cardsAt, edit, GAME, nameOf, offered, place, reasons, set } from "../san.test-support.ts";

const TO_CARDS = ["play", "buy", "corrupt", "cross"];
const TO_NOTHING = ["move marker", "end play", "end buy"];
const WITH_RULE = /\(SAN-[R\d.]+\)$/;

type Wish = { readonly wish: string; readonly offered: boolean; readonly reasons: readonly string[] };

/** Every wish of the active player, and whether it is granted or answered. */
function wishesOf(state: SanState): Wish[] {
  const actions = offered(state);
  const known = state.card.flatMap((_, card) => ((at(state.seen, card) & (1 << state.active)) === 0 ? [] : [card]));
  const toCards = known.flatMap((card) => {
    const answers = new Map(GAME.why(state, state.active, { card }).map((why) => [why.verb, why.reasons]));
    return TO_CARDS.map((verb) => ({
      wish: `${verb} ${nameOf(state, card)}`,
      offered: actions.some((action) => action.kind === verb && action["card"] === card),
      // Where something else is asked about the card, the wish is asked by itself.
      reasons: answers.get(verb) ?? GAME.why(state, state.active, { kind: verb, card }).flatMap((why) => why.reasons),
    }));
  });
  const toNothing = TO_NOTHING.map((kind) => ({
    wish: kind,
    offered: actions.some((action) => action.kind === kind),
    reasons: GAME.why(state, state.active, { kind }).flatMap((why) => why.reasons),
  }));
  return [...toCards, ...toNothing];
}

describe("Reasons", () => {
  test("every (card in sight, verb) of seeded positions is offered or has a reason with a rule number", () => {
    const silent: string[] = [];
    const contradictory: string[] = [];
    const verbs = new Set<string>();
    let positions = 0;
    for (let seed = 0; seed < 20; seed++) {
      const state = begin(seed);
      const choices = rngOf(seed);
      for (let n = GAME.offers(state); n > 0 && state.decisions < 400; n = GAME.offers(state)) {
        if (state.decisions % 37 === 0) {
          positions++;
          for (const wish of wishesOf(state)) {
            verbs.add(GAME.decision(state)?.kind ?? "");
            if (wish.offered !== (wish.reasons.length === 0)) contradictory.push(`${wish.wish}: ${wish.reasons.join("; ")}`);
            if (!wish.offered && !wish.reasons.every((reason) => WITH_RULE.test(reason)))
              silent.push(`${wish.wish}: ${wish.reasons.join("; ")}`);
          }
        }
        GAME.applyAt(state, below(choices, n));
      }
    }
    expect(positions).toBeGreaterThan(150);
    expect([...verbs]).toEqual(expect.arrayContaining(["play", "buy", "unit"]));
    expect(contradictory).toEqual([]);
    expect(silent).toEqual([]);
  });

  test("the list of actions is what the reasons leave over", () => {
    for (let seed = 0; seed < 10; seed++) {
      const state = begin(seed);
      const choices = rngOf(seed);
      for (let n = GAME.offers(state); n > 0 && state.decisions < 200; n = GAME.offers(state)) {
        const left = GAME.weigh(state).flatMap(({ action, failed }) => (failed.length === 0 ? [action] : []));
        expect(left).toEqual(offered(state));
        GAME.applyAt(state, below(choices, n));
      }
    }
  });

  test.each<[string, string, (state: SanState) => Record<string, number>, RegExp]>([
    [
      "cross without Propaganda",
      "cross",
      (state) => ({ card: inFront(state) }),
      /costs \d Propaganda to cross and you have 0 \(SAN-10.3\)/,
    ],
    [
      "cross a card further on",
      "cross",
      (state) => ({ card: at(cardsAt(state, "river", 0, 2), 0) }),
      /not in front of your Banner \(SAN-10.1\)/,
    ],
    [
      "corrupt with 2",
      "corrupt",
      (state) => ({ card: inFront(edit(state, set("corruption", 2))) }),
      /costs 3 Corruption and you have 2 \(SAN-9.1\)/,
    ],
    ["move the marker without Hacking", "move marker", () => ({}), /costs 1 Hacking and you have 0 \(SAN-11.1\)/],
    ["end with nothing played", "end play", () => ({}), /at least 1 card from your hand; you have played 0 \(SAN-6.1\)/],
    ["buy in phase 1", "buy", (state) => ({ card: inFront(state) }), /phase 2.*\(SAN-5.1\)/],
    ["play a River card", "play", (state) => ({ card: inFront(state) }), /is in slot [16] of the River \(SAN-6.1\)/],
    ["buy the top of the Supply", "buy", (state) => ({ card: at(cardsAt(state, "supply"), 41) }), /is in the supply \(SAN-7.2\)/],
  ])("%s", (_, kind, about, reason) => {
    const state = begin(3);
    expect(reasons(state, kind, about(state)).join(" · ")).toMatch(reason);
  });

  test("a Mercenary of another type is refused with both types (SAN-6.3)", () => {
    const state = begin(3);
    const own = (name: string) =>
      at(
        state.card.flatMap((card, id) => (GAME.cardName(card) === name && state.owner[id] === state.active ? [id] : [])),
        0,
      );
    const [bagman, caller] = [own("Bagman"), own("Street Caller")];
    for (const card of [bagman, caller]) edit(state, { kind: "move", card, place: place("hand", state.active) });
    act(state, "play", { card: bagman });
    expect(reasons(state, "play", { card: caller })).toEqual([
      "It is a Propaganda card and you have played Corruption this turn: you can play only one Mercenary type each turn (SAN-6.3)",
    ]);
  });

  test("who does not choose is told who does", () => {
    const state = begin(3);
    expect(GAME.why(state, 1 - state.active, { kind: "end play" })[0]?.reasons[0]).toMatch(/is choosing now \(SAN-6.1\)/);
  });
});

const inFront = (state: SanState): number => at(cardsAt(state, "river", 0, state.active === 0 ? 0 : 5), 0);
