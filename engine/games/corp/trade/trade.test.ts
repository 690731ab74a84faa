/** Trades (CORP-5, CORP-R42): offers, answers, and that nothing is made or lost. */
import { describe, expect, test } from "vitest";
import { times } from "../../../../tests/size.ts";
import type { Game } from "../../../kernel/game.ts";
import { Match } from "../../../kernel/match.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import {
  act,
  asked,
  assets,
  begin,
  built,
  edit,
  GAME,
  inGarrison,
  inHand,
  move,
  namesAt,
  noHands,
  offered,
  reach,
  reasons,
  SHIPPED,
  set,
} from "../corp.test-support.ts";
import { ACTIONS, type CorpState, deckOf, GARRISON, HAND, OWN_ASSETS } from "../layout.ts";
import { pieceIndex, spaceOf } from "../mat/mat.ts";
import { STANDARD } from "../setup/options.ts";
import { openOffers } from "./offers.ts";

function trading(players = 2): CorpState {
  const state = begin({ players });
  edit(state, ...noHands(state), set("supremacyFrom", 99));
  edit(state, ...built(state, 0, [0, 1, 1]), ...built(state, 1, [0, 1, 0]), ...assets(state, 0, "AS-05"), ...inGarrison(state, 1, "RN-01"));
  reach(state, "trade", 0);
  return edit(state, ...noHands(state), ...inHand(state, 0, "AC-16"));
}
const held = (state: CorpState, place: number): number => state.zones[place]?.[0] ?? -1;

describe("Offers", () => {
  test("an asset for credits: nothing moves before the other accepts, then both at once", () => {
    const state = trading();
    const before = [...state.credits];
    act(state, "offer a card for credits", { player: 1, card: held(state, OWN_ASSETS), credits: 5 });
    expect([asked(state), [...state.credits], namesAt(state, OWN_ASSETS)]).toEqual([
      [1, "answer", "CORP-R42"],
      before,
      ["Chief Accountant"],
    ]);
    act(state, "accept");
    expect([[...state.credits.slice(0, 2)], namesAt(state, OWN_ASSETS + 1), state.offers]).toEqual([
      [(before[0] ?? 0) + 5, (before[1] ?? 0) - 5],
      ["Chief Accountant"],
      [],
    ]);
  });

  test("an offer that is let lie stays open between the two, and ends with the turn if it names cards", () => {
    const state = trading();
    act(act(state, "offer credits for a card", { player: 1, credits: 1, card: held(state, GARRISON + 1) }), "let it lie");
    expect([asked(state)?.slice(0, 2), openOffers(state).length]).toEqual([[0, "trade"], 1]);
    expect(reasons(state, "offer credits for a card", { player: 1, credits: 2, card: held(state, GARRISON + 1) })).toEqual([
      "There is already an open offer between the two of you (CORP-R42)",
    ]);
    reach(state, "pool change", 1);
    expect(openOffers(state)).toEqual([]);
  });

  test("an offer that is answered or withdrawn beside the question is not asked about any more", () => {
    for (const [player, kind] of [
      [1, "accept an offer"],
      [1, "refuse an offer"],
      [0, "withdraw an offer"],
    ] as const) {
      const state = trading();
      const card = held(state, OWN_ASSETS);
      act(state, "offer a card for credits", { player: 1, card, credits: 5 });
      expect(asked(state)?.slice(0, 2)).toEqual([1, "answer"]);
      const terms = kind === "accept an offer" ? { gives: `0 ${card}`, wants: "5" } : {};
      expect(GAME.beside(state, player, { kind, player: 1 - player, ...terms })).toBeUndefined();
      expect([asked(state)?.slice(0, 2), openOffers(state)]).toEqual([[0, "trade"], []]);
    }
  });

  test("credits that are not there are not offered", () => {
    const state = edit(trading(), set("credits", 1, 0));
    expect(reasons(state, "offer credits for a card", { player: 1, credits: 10, card: held(state, GARRISON + 1) })).toEqual([
      "Nobody can trade credits that they do not have (CORP-R42)",
    ]);
  });

  test("CORP-R10 a hand over its limit is cut down at once, and an asset over the limit too (CORP-5.6)", () => {
    const state = trading();
    edit(state, ...inHand(state, 1, "AC-01", "AC-02"));
    const [given] = offered(state, "offer a card for credits").filter(
      (action) => action["card"] === held(state, HAND) && action["credits"] === 1,
    );
    act(act(state, "offer a card for credits", given), "accept");
    expect(asked(state)).toEqual([1, "discard", "CORP-5.6"]);
  });

  test("what is offered from a hand is shown to the other alone", () => {
    const state = trading(3);
    const offeredCard = state.zones[deckOf(ACTIONS)]?.at(-1) ?? -1;
    edit(state, move(offeredCard, HAND));
    act(state, "offer a card for credits", { player: 1, card: offeredCard, credits: 1 });
    expect(state.seen[offeredCard]).toBe(0b011);
  });
});

test("every trade is conserved to the last credit and card", () => {
  const all = (state: CorpState) => [
    state.credits.slice(0, state.players).reduce((sum, n) => sum + n, 0),
    ...[HAND, OWN_ASSETS, GARRISON].map((place) =>
      state.returns
        .flatMap((_, player) => state.zones[place + player] ?? [])
        .sort((a, b) => a - b)
        .join(),
    ),
  ];
  const rng = rngOf(42);
  let trades = 0;
  for (let seed = 0; trades < times(250); seed++) {
    const state = trading(2 + (seed % 5));
    // Room for whatever is traded.
    const room = state.returns.flatMap((_, player) =>
      [1, 2].flatMap((dept) => [1, 2, 3, 4].map((tier) => set("piece", player, pieceIndex(spaceOf(dept, tier), player)))),
    );
    edit(state, ...room, ...state.returns.map((_, player) => set("credits", 12, player)));
    const before = all(state);
    // Offers and answers at random, within the step.
    for (let i = 0; i < 12 && (asked(state)?.[1] === "trade" || asked(state)?.[1] === "answer"); i++) {
      const actions = offered(state).filter(({ kind }) => kind !== "done" && kind !== "play");
      if (actions.length === 0) break;
      const action = actions[below(rng, actions.length)];
      if (action === undefined) break;
      const was = all(state);
      act(state, action.kind, action);
      if (action.kind === "accept") trades++;
      else expect(all(state)).toEqual(was);
    }
    // A discard over a limit comes after the trade and is no part of it.
    if (asked(state)?.[1] === "trade") expect(all(state)).toEqual(before);
  }
});

describe("Beside the decision that is owed (CORP-R42)", () => {
  const say = (state: CorpState, player: number, kind: string, about: Readonly<Record<string, number | string>>) => {
    const done = GAME.submit(state, player, [{ kind, ...about }]);
    return done.ok ? "done" : "reasons" in done.error ? done.error.reasons.join("; ") : done.error.code;
  };

  test("credits are traded at any time, whoever has to choose; the open decision stays", () => {
    const state = begin({ players: 3 });
    expect(say(state, 2, "offer", { player: 1, gives: "3", wants: "0" })).toBe("done");
    expect([asked(state)?.slice(0, 2), openOffers(state).length]).toEqual([[0, "pool change"], 1]);
    expect(say(state, 0, "accept an offer", { player: 2, gives: "3", wants: "0" })).toBe("This offer no longer exists (CORP-R42)");
    expect(say(state, 1, "accept an offer", { player: 2, gives: "4", wants: "0" })).toBe("The offer has changed (CORP-R42)");
    expect(say(state, 1, "accept an offer", { player: 2, gives: "3", wants: "0" })).toBe("done");
    expect([state.credits.slice(0, 3), asked(state)?.slice(0, 2)]).toEqual([
      [5, 8, 2],
      [0, "pool change"],
    ]);
    // Two acceptances at once: the second finds nothing.
    expect(say(state, 1, "accept an offer", { player: 2, gives: "3", wants: "0" })).toBe("This offer no longer exists (CORP-R42)");
  });

  test("cards only in the Trade step of one of the two, several at once, or nothing of it", () => {
    const state = trading(3);
    const asset = held(state, OWN_ASSETS);
    const runner = held(state, GARRISON + 1);
    expect(say(state, 2, "offer", { player: 1, gives: "0", wants: `0 ${runner}` })).toBe(
      "One of the two players must be in the Trade step of their turn (CORP-5.2)",
    );
    expect(say(state, 1, "offer", { player: 0, gives: `4 ${runner}`, wants: `1 ${asset}` })).toBe("done");
    const before = [...state.credits];
    const broke = edit(GAME.fork(state), set("credits", 3, 1));
    // It lapses as soon as something of it is not there.
    act(broke, "done");
    expect([
      say(broke, 0, "accept an offer", { player: 1, gives: `4 ${runner}`, wants: `1 ${asset}` }),
      namesAt(broke, OWN_ASSETS),
    ]).toEqual(["This offer no longer exists (CORP-R42)", ["Chief Accountant"]]);
    expect(say(state, 0, "accept an offer", { player: 1, gives: `4 ${runner}`, wants: `1 ${asset}` })).toBe("done");
    expect([state.credits[0], namesAt(state, GARRISON), namesAt(state, OWN_ASSETS + 1)]).toEqual([
      (before[0] ?? 0) + 3,
      ["Thug"],
      ["Chief Accountant"],
    ]);
  });

  test.each([
    ["what one does not have", { player: 1, gives: "99", wants: "0" }, "¥99M is more than the player has (CORP-5.3)"],
    ["nothing", { player: 1, gives: "0", wants: "0" }, "An offer cannot be empty (CORP-R42)"],
    ["oneself", { player: 0, gives: "1", wants: "0" }, "You can trade only with another player (CORP-5.1)"],
    ["no bundle", { player: 1, gives: "some", wants: "0" }, 'A bundle is written as its credits and its cards: "5 12 40" (CORP-R42)'],
    ["too few members", { player: 1 }, "This action is not available now (kernel)"],
  ])("an offer of %s is refused, and nothing changes", (_, about, reason) => {
    const state = begin();
    const digest = GAME.digest(state);
    expect([say(state, 0, "offer", about as Record<string, number | string>), GAME.digest(state)]).toEqual([reason, digest]);
  });

  test("a match with offers is replayed from its record, in plain execution too", () => {
    const options = { ...STANDARD, first: 1 };
    const match = Match.begin(GAME as Game, { seed: 4 }, options, { digestEvery: 1 });
    const done = [
      match.act(1, [{ kind: "offer", player: 0, gives: "2", wants: "0" }]),
      match.act(0, [match.game.decision(match.state)?.actions.at(0)]),
      match.act(1, [{ kind: "withdraw an offer", player: 0 }]),
      match.act(0, [{ kind: "offer", player: 1, gives: "1", wants: "0" }]),
      match.act(1, [{ kind: "accept an offer", player: 0, gives: "1", wants: "0" }]),
    ];
    expect(done.map(({ ok }) => ok)).toEqual([true, true, true, true, true]);
    for (const plain of [false, true]) {
      const again = Match.replay(SHIPPED.subject(plain) as Game, match.record);
      expect([again.diverged, again.game.digest(again.state)]).toEqual([undefined, match.game.digest(match.state)]);
    }
    expect((match.state as CorpState).credits.slice(0, 2)).toEqual([4, 6]);
  });
});

test("offers and answers of six seats at random, beside the decision: what there is stays what it is", () => {
  const state = trading(6);
  const room = state.returns.flatMap((_, player) =>
    [1, 2].flatMap((dept) => [1, 2, 3, 4].map((tier) => set("piece", player, pieceIndex(spaceOf(dept, tier), player)))),
  );
  edit(state, ...room, ...state.returns.map((_, player) => set("credits", 9, player)));
  const owned = (player: number): number[] => [HAND, OWN_ASSETS, GARRISON].flatMap((place) => [...(state.zones[place + player] ?? [])]);
  const all = (): unknown => [
    state.credits.reduce((sum, n) => sum + n, 0),
    state.returns.flatMap((_, player) => owned(player)).sort((a, b) => a - b),
  ];
  const before = all();
  const rng = rngOf(6);
  const one = <T>(list: readonly T[]): T | undefined => list[below(rng, Math.max(1, list.length))];
  const bundle = (player: number): string => {
    const card = below(rng, 2) === 0 ? one(owned(player)) : undefined;
    return [below(rng, 4), ...(card === undefined ? [] : [card])].join(" ");
  };
  let accepted = 0;
  for (let i = 0; i < times(5_000); i++) {
    const [a, b] = [below(rng, 6), below(rng, 6)];
    const open = one(openOffers(state));
    const written = ({ credits, cards }: { credits: number; cards: readonly number[] }) => [credits, ...cards].join(" ");
    const said = below(rng, 3);
    // Offers of a turn are counted; the test goes on beyond them.
    edit(state, ...state.returns.map((_, player) => set("proposals", 0, player)));
    if (open === undefined || said === 0) GAME.submit(state, a, [{ kind: "offer", player: b, gives: bundle(a), wants: bundle(b) }]);
    else if (said === 1) {
      const done = GAME.submit(state, open.to, [
        { kind: "accept an offer", player: open.from, gives: written(open.gives), wants: written(open.wants) },
      ]);
      if (done.ok) accepted++;
    } else
      GAME.submit(state, below(rng, 2) === 0 ? open.to : open.from, [
        { kind: one(["refuse an offer", "withdraw an offer"]) ?? "", player: open.from },
      ]);
    expect(all()).toEqual(before);
    expect(asked(state)?.slice(0, 2)).toEqual([0, "trade"]);
  }
  expect(accepted).toBeGreaterThan(times(5_000) / 20);
});
