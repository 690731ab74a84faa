/** Action cards (CORP-6, CORP-R12, CORP-R62): each in its window and refused outside it, answers, and what a Vassal may not play. */
import { describe, expect, test } from "vitest";
import {
  act,
  asked,
  BOARDS,
  begin,
  built,
  CARDS,
  dice,
  edit,
  GAME,
  guards,
  inHand,
  isDrawn,
  KEYWORDS,
  namesAt,
  noHands,
  offered,
  reach,
  reasons,
  set,
  spot,
  team,
} from "../corp.test-support.ts";
import { ACTIONS, type CorpState, discardOf, HAND, SECURITY_TEAM, teamPlace } from "../layout.ts";
import { openCorp } from "../open.ts";
import { STANDARD } from "../setup/options.ts";

/** Player 1 moves beside a team of player 2; both hold these action cards. */
function beside(own: readonly string[], other: readonly string[], hands: readonly (readonly string[])[]): CorpState {
  const state = begin({ players: hands.length });
  edit(state, ...noHands(state));
  edit(state, ...team(state, 0, 0, "A2", ...own), set("supremacyFrom", 99));
  edit(state, ...team(state, 1, 0, "A1", ...other));
  reach(state, "runner action", 0);
  edit(state, ...noHands(state));
  for (const [player, hand] of hands.entries()) edit(state, ...inHand(state, player, ...hand));
  return state;
}
const meet = (state: CorpState) => act(act(state, "move", { team: 0 }), "go", { spot: spot("A1") });
const inHandOf = (state: CorpState, player: number, name: string): number =>
  state.zones[HAND + player]?.find((card) => GAME.cardName(state.card[card] ?? 0) === name) ?? -1;

test("CORP-R62 a card that says any time is played in another's turn, by whoever holds it, and can be answered", () => {
  const cards = CARDS.map((card) => (card.number === "AC-16" ? { ...card, text: "Any time: Gain 4M." } : card));
  const opened = openCorp({ cards, keywords: KEYWORDS, boards: BOARDS });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const { game } = opened.value;
  const state = game.start({ seed: 1 }, { ...STANDARD, first: 1 });
  game.edit(state, noHands(state));
  game.edit(state, inHand(state, 1, "AC-16", "AC-17"));
  const [windfall = -1, other = -1] = state.zones[HAND + 1] ?? [];
  const refused = game.submit(state, 1, [{ kind: "play now", card: other }]);
  expect(refused.ok ? [] : refused.error).toMatchObject({
    code: "not-offered",
    reasons: ["You can play it only between your actions, in your own steps (CORP-6.3)"],
  });
  expect(game.submit(state, 0, [{ kind: "play now", card: windfall }]).ok).toBe(false);
  expect([game.decision(state)?.player, game.submit(state, 1, [{ kind: "play now", card: windfall }]).ok]).toEqual([0, true]);
  expect([state.credits[1], game.decision(state)?.player, game.decision(state)?.kind]).toEqual([9, 0, "pool change"]);
});

describe("Windows", () => {
  test("before a roll every seat with an action card is asked, from the active player on, until all pass in a row", () => {
    const state = meet(beside(["RN-05"], ["RN-05"], [["AC-16"], ["AC-01"], ["AC-16"]]));
    act(act(state, "attack"), "fight on");
    expect(asked(state)).toEqual([0, "window", "CORP-R62"]);
    act(state, "pass");
    expect(asked(state)?.[0]).toBe(1);
    act(state, "play", { card: inHandOf(state, 1, "Assault Rifles") });
    act(state, "for", { player: 1 });
    // The card itself can be answered by the others first (CORP-R62).
    expect([asked(state)?.[0], state.rollBonus1]).toEqual([0, 0]);
    act(act(state, "pass"), "pass");
    // It is played; then the round of passes begins anew behind who played it.
    expect([asked(state)?.[0], state.rollBonus1]).toEqual([2, 2]);
    dice(state, 1, 1, 1, 1, 1, 1, 1, 5);
    act(act(state, "pass"), "pass");
    // Three dice against three and two more: the free hand of player 2 is empty and is not asked again.
    expect(isDrawn(state)).toBe(true);
    expect([state.dice0.length, state.dice1.length]).toEqual([3, 5]);
  });

  test("CORP-6.3 a card outside its window is refused, with its rule", () => {
    const state = beside(["RN-05"], ["RN-05"], [["AC-01", "AC-04", "AC-16", "AC-19", "AC-20"], []]);
    const why = (name: string) => reasons(state, "play", { card: inHandOf(state, 0, name) });
    expect(why("Assault Rifles")).toEqual(["You can play it only before a roll (CORP-6.3)"]);
    expect(why("Body Armour")).toEqual(["You can play it only when a card is lost in a fight (CORP-6.3)"]);
    expect(why("Denial")).toEqual(["You can play it only when an action card is played (CORP-6.3)"]);
    expect(why("Prefab Contract")).toEqual(["You can play it only in your Corporate Action step (CORP-6.3)"]);
    act(meet(state), "attack");
    act(state, "fight on");
    expect(reasons(state, "play", { card: inHandOf(state, 0, "Windfall") })).toEqual([
      "You can play it only between your actions, in your own steps (CORP-6.3)",
    ]);
  });

  test("CORP-R46 dice are for a side that rolls the stat", () => {
    const state = meet(beside(["RN-05"], ["RN-05"], [["AC-01", "AC-02"], []]));
    act(act(state, "attack"), "fight on");
    expect(reasons(state, "play", { card: inHandOf(state, 0, "Smoke Canisters") })).toEqual(["It does not fit this roll (CORP-6.3)"]);
    act(state, "play", { card: inHandOf(state, 0, "Assault Rifles") });
    expect(offered(state, "for").map(({ player }) => player)).toEqual([0, 1]);
  });

  test("CORP-R62 Denial cancels, and can be denied", () => {
    const state = beside(["RN-01"], ["RN-01"], [["AC-16", "AC-19"], ["AC-19"], []]);
    const before = state.credits[0] ?? 0;
    act(state, "play", { card: inHandOf(state, 0, "Windfall") });
    expect(asked(state)?.slice(0, 2)).toEqual([1, "window"]);
    act(state, "play", { card: inHandOf(state, 1, "Denial") });
    expect(asked(state)?.slice(0, 2)).toEqual([0, "window"]);
    const denied = GAME.fork(state);
    act(state, "pass");
    expect([state.credits[0], namesAt(state, discardOf(ACTIONS)).slice(-2)]).toEqual([before, ["Denial", "Windfall"]]);
    act(denied, "play", { card: inHandOf(denied, 0, "Denial") });
    expect(denied.credits[0]).toBe(before + 4);
  });

  test("CORP-R50 Body Armour spares the card, Cover Fire is the defender's", () => {
    const state = meet(beside(["RN-05"], ["RN-01"], [["AC-24"], ["AC-24", "AC-04"]]));
    act(act(state, "attack"), "fight on");
    expect(reasons(state, "play", { card: inHandOf(state, 0, "Cover Fire") })).toEqual([
      "Only the owner of the defending side can play it (CORP-R50)",
    ]);
    dice(state, 5, 5, 5, 1, 1);
    act(act(state, "pass"), "pass");
    act(act(state, "pass"), "play", { card: inHandOf(state, 1, "Body Armour") });
    act(state, "pass");
    // The round still counts, and the next one begins.
    expect([asked(state)?.[1], namesAt(state, teamPlace(1, 0))]).toEqual(["fight", ["Thug"]]);
    act(act(state, "fight on"), "pass");
    act(act(state, "play", { card: inHandOf(state, 1, "Cover Fire") }), "pass");
    expect([state.team1[0], namesAt(state, teamPlace(0, 0))]).toEqual([spot("A2"), ["Bruiser"]]);
  });

  test("CORP-11.3, CORP-R51 a Vassal plays nothing against its Parent, also in its own defence", () => {
    const state = beside(["RN-05"], ["RN-05"], [[], ["AC-01", "AC-24", "AC-23"]]);
    edit(state, ...built(state, 1, [1, 0, 0], 0));
    act(act(meet(state), "attack"), "fight on");
    expect(reasons(state, "play", { card: inHandOf(state, 1, "Cover Fire") })).toEqual([
      "A Vassal cannot play an action card against its Parent (CORP-11.3)",
    ]);
    act(state, "play", { card: inHandOf(state, 1, "Assault Rifles") });
    // It may still help its Parent.
    expect([state.rollBonus0, state.rollBonus1]).toEqual([2, 0]);
  });

  test("CORP-R56 nothing is taken from a corp without infrastructure; Turncoat leaves the choice to the other", () => {
    const state = beside(["RN-01"], ["RN-01"], [["AC-11", "AC-17"], []]);
    edit(state, ...guards(state, 1, "SC-01", "SC-07"));
    expect(reasons(state, "play", { card: inHandOf(state, 0, "Embezzlement") })).toEqual(["That corp has no infrastructure (CORP-R56)"]);
    act(state, "play", { card: inHandOf(state, 0, "Turncoat") });
    expect(asked(state)?.slice(0, 2)).toEqual([1, "choose a card"]);
    act(state, "discard", { card: state.zones[SECURITY_TEAM + 1]?.[0] ?? 0 });
    expect(namesAt(state, SECURITY_TEAM + 1)).toEqual(["Camera Net"]);
  });
});
