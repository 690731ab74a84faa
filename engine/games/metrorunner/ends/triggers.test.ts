/** Chapter MR-12 and MR-14.13: every trigger of the end in every turn of a round, at every number of players, and who has a turn after it. Everything is played. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { GIGS } from "../city/route.ts";
import { FREELANCE } from "../content.ts";
import { completedBy } from "../jobs/completing.ts";
import { AI_DECK, AI_DISCARD, BOX, cardsIn, JOB_DECK, type MetroState, MOST_PLAYERS, MOVE, slotPlace } from "../layout.ts";
import { act, begin, CONTENT, cardOf, cubes, edit, GAME, hand, move, offered, set } from "../metrorunner.test-support.ts";
import { BY_DECK, BY_LINE, BY_NINTH } from "../tracks/events-tracks.ts";
import { LAST, LINE } from "../tracks/tracks.ts";

/** One step before the line. */
const BEFORE = LINE - 1;
const COLLECT = "collect";

/** Plays the active player's turn: this first, then the shortest way to its end, nothing bought. */
function playTurn(state: MetroState, first: (state: MetroState) => void = () => undefined): void {
  const { turn } = state;
  first(state);
  if (state.phase === MOVE && state.turn === turn) act(state, "move", { stations: 1 });
  while (state.ended === 0 && state.turn === turn) {
    const [some] = offered(state);
    const [plain = some] = [...offered(state, "end turn"), ...offered(state, COLLECT)];
    if (plain === undefined) throw new Error("Nothing can be done");
    GAME.apply(state, plain);
  }
}

/** Crosses the line of a track by Viral Marketing; the marker of the other track is as far, or stands at its end. */
const crossing = (track: "influence" | "notoriety") => (state: MetroState) => {
  const { active } = state;
  edit(state, set("credits", 2, active), set(track, BEFORE, active));
  edit(state, set(track === "influence" ? "notoriety" : "influence", state.trigger > 0 ? LAST : BEFORE, active));
  act(state, "viral marketing", { track });
};

/** Tucks job number nine, unless it lies there. */
function ninth(state: MetroState): void {
  const { active } = state;
  if (completedBy(state, active) > 0) return;
  // A freelance job for each player, which can be completed anywhere (MR-8.1); the other eight are any jobs.
  edit(state, set("credits", 0, active), ...cubes(active, "K1 P1 R1 O1 B1"), ...hand(state, active, `J-F${active + 1}`));
  const others = cardsIn(state, JOB_DECK).filter((card) => FREELANCE !== CONTENT.district[at(state.card, card)]);
  edit(state, ...others.slice(0, 8).map((card, i) => move(card, slotPlace(active, i % 3))));
  act(state, "move", { stations: 1 });
  GAME.apply(state, at(offered(state, "complete"), 0));
}

/** Acquires gigs with one card in the job deck: drawn, or laid into the offer for two that were taken from it. */
const gigs = (way: "draw" | "take") => (state: MetroState) => {
  const { active } = state;
  const { next, stations, icon } = CONTENT.route;
  const side = stations.find((found) => found.includes(at(state.figure, active))) ?? [];
  const isFree = (station: number) =>
    ![...state.figure.filter((_, player) => player !== active), state.gold, state.silver].includes(station);
  const from = side.find((station) => isFree(station) && isFree(at(next, station)) && at(icon, at(next, station)) === GIGS) ?? -1;
  const spare = cardsIn(state, JOB_DECK).slice(1);
  edit(state, set("credits", 0, active), set("figure", from, active), ...spare.map((card) => move(card, BOX)));
  act(act(state, "move", { stations: 1 }), "acquire gigs");
  for (let n = 0; n < 2; n++) {
    const wanted = offered(state, way)[0] ?? offered(state)[0];
    if (wanted === undefined) throw new Error("No job can be had");
    GAME.apply(state, wanted);
  }
};

/** What triggers the end (MR-12.1): how it is told, its number, and how a player does it before the move or with the action. */
const TRIGGERS: readonly (readonly [title: string, by: number, pull: (state: MetroState) => void])[] = [
  ["an influence marker passes the line", BY_LINE, crossing("influence")],
  ["a notoriety marker passes the line", BY_LINE, crossing("notoriety")],
  ["the ninth job", BY_NINTH, ninth],
  ["the last job card is drawn", BY_DECK, gigs("draw")],
  ["the last job card goes to the offer", BY_DECK, gigs("take")],
];
const CASES = TRIGGERS.flatMap(([title, by, pull]) =>
  Array.from({ length: MOST_PLAYERS - 1 }, (_, i) => ({ title, by, pull, players: i + 2 })),
);

/** What triggers it in the turns after the first trigger: something else than that. */
const another = (by: number): ((state: MetroState) => void) => (by === BY_LINE ? ninth : crossing("notoriety"));

/** Plays on from a player's turn in which the end is triggered. Returns who had the turns after it. */
function turnsAfter(state: MetroState, pull: (state: MetroState) => void, later: (state: MetroState) => void): readonly number[] {
  playTurn(state, pull);
  const had: number[] = [];
  while (state.ended === 0 && had.length < 3 * MOST_PLAYERS) {
    had.push(state.active);
    playTurn(state, later);
  }
  return had;
}
const nothing = (): void => undefined;

/** Who has a turn after a trigger in `seat`'s: the round is completed up to the player before the start player, then all have one more (MR-12.2, MR-12.3). */
const owed = (players: number, first: number, seat: number): readonly number[] => {
  const round = Array.from({ length: players }, (_, place) => (first + place) % players);
  return [...round.slice(round.indexOf(seat) + 1), ...round];
};

describe.each(CASES)("$title, $players players", ({ by, pull, players }) => {
  const pairs = Array.from({ length: players ** 2 }, (_, i) => [Math.trunc(i / players), i % players] as const);
  /** A game in which it is this seat's turn in the first round. */
  const atTurn = (first: number, seat: number): MetroState => {
    const state = begin({ players, first: first + 1 }, 7);
    while (state.active !== seat) playTurn(state);
    return state;
  };

  test("in each seat's turn, whoever began: the round is completed, then everybody has one turn", () => {
    for (const [first, seat] of pairs) {
      const state = atTurn(first, seat);
      expect([state.trigger, turnsAfter(state, pull, nothing), state.trigger]).toEqual([0, owed(players, first, seat), by]);
      expect([state.round, state.lastRound]).toEqual([2, 2]);
    }
  });

  test("what triggers it again in the turns that are left changes nothing (MR-12.4)", () => {
    for (const [first, seat] of pairs.filter(([one]) => one === 1)) {
      const state = atTurn(first, seat);
      expect([turnsAfter(state, pull, another(by)), state.trigger, state.round]).toEqual([owed(players, first, seat), by, 2]);
    }
  });
});

describe("Alone (MR-14.13)", () => {
  /** The player's second turn; one A.I. card was revealed. The top A.I. card is one that advances both markers of the A.I. on its two halves. */
  const alone = (): MetroState => {
    const state = begin({ players: 1 }, 7);
    playTurn(state);
    expect([state.turn, cardsIn(state, AI_DISCARD).length]).toEqual([2, 1]);
    return state;
  };
  /** The next A.I. card brings a marker of the A.I. over the line: AI-11 advances influence on either half, AI-10 notoriety. */
  const rogueCrosses = (state: MetroState, field: "aiInfluence" | "aiNotoriety"): void => {
    edit(state, set(field, BEFORE), move(cardOf(state, field === "aiInfluence" ? "AI-11" : "AI-10"), AI_DECK));
  };

  test.each(TRIGGERS)("%s in the player's turn: one more A.I. card, then one turn", (_title, by, pull) => {
    const state = alone();
    expect([turnsAfter(state, pull, nothing), cardsIn(state, AI_DISCARD).length, state.trigger]).toEqual([[0], 2, by]);
  });
  test.each(TRIGGERS)("%s, and again by that A.I. card and in the last turn: nothing is added (MR-R34)", (_title, by, pull) => {
    const state = alone();
    rogueCrosses(state, "aiInfluence");
    expect([turnsAfter(state, pull, another(by)), cardsIn(state, AI_DISCARD).length, state.trigger]).toEqual([[0], 2, by]);
    expect(state.aiInfluence).toBe(LINE);
  });
  test.each(["aiInfluence", "aiNotoriety"] as const)("%s passes the line by an A.I. card: one more turn, no further A.I. card", (field) => {
    for (const later of [nothing, ninth]) {
      const state = alone();
      rogueCrosses(state, field);
      expect([turnsAfter(state, nothing, later), cardsIn(state, AI_DISCARD).length, state.trigger]).toEqual([[0], 2, BY_LINE]);
    }
  });
});
