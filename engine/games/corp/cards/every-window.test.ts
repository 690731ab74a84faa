/** Every action card on every occasion: played where 3.6 has it, refused with its rule everywhere else (CORP-6.3, CORP-R46, CORP-R50); and a window that has just closed. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import {
  act,
  asked,
  begin,
  built,
  CARDS,
  dice,
  edit,
  GAME,
  guards,
  inHand,
  noHands,
  offered,
  reach,
  reasons,
  set,
  spot,
  team,
} from "../corp.test-support.ts";
import { type CorpState, HAND } from "../layout.ts";

const ALL = CARDS.filter(({ kind }) => kind === "action").map(({ number }) => number);
const numberOf = (state: CorpState, card: number): string => CARDS[at(state.card, card)]?.number ?? "";

/** Two teams side by side, an HQ with a card of each type, and everything that a card of one's own steps can be about. */
function table(): CorpState {
  const state = begin({ players: 2 });
  edit(state, ...noHands(state), set("supremacyFrom", 99));
  edit(state, ...built(state, 0, [2, 2, 2]), ...built(state, 1, [1, 1, 0]));
  edit(state, ...team(state, 0, 0, "G5", "RN-13", "RN-10", "RN-04"), ...team(state, 1, 0, "G6", "RN-05", "RN-01"));
  return edit(state, ...guards(state, 1, "SC-01", "SC-07", "SC-13"));
}
/** A step of the first player's turn, with every action card in hand and one in the other's. */
function step(kind: string): CorpState {
  const state = reach(table(), kind, 0);
  edit(state, ...noHands(state), set("credits", 20, 0));
  edit(state, ...inHand(state, 0, ...ALL));
  return edit(state, ...inHand(state, 1, "AC-01"));
}
/** A window in the first player's Move, in which this player is asked and holds every action card; the other holds one. */
function moving(
  player: number,
  ...acts: readonly (readonly [kind: string, about?: Readonly<Record<string, number | string>>])[]
): CorpState {
  const state = reach(table(), "runner action", 0);
  edit(state, ...noHands(state));
  edit(state, ...inHand(state, player, ...ALL));
  edit(state, ...inHand(state, 1 - player, "AC-01"));
  act(state, "move", { team: 0 });
  for (const [kind, about] of acts) {
    if (asked(state)?.[1] === "window") while (asked(state)?.[1] === "window") act(state, "pass");
    act(state, kind, about);
  }
  while (asked(state)?.[1] === "window" && asked(state)?.[0] !== player) act(state, "pass");
  return state;
}
const meet = ["go", { spot: spot("G6") }] as const;
const enter = [
  ["go", { spot: spot("G4") }],
  ["infiltrate", { player: 1 }],
] as const;
/** Past the Squads, which lose their roll, to the window of this act of step 2. */
function inside(...acts: readonly string[]): CorpState {
  const state = moving(0, ...enter);
  for (const kind of acts) {
    while (asked(state)?.[1] === "window") act(state, "pass");
    act(dice(state, ...FOUR_HITS), kind);
  }
  return state;
}
/** Past the Systems too: the Firewall is hacked, nothing else can be done there (CORP-13.8). */
function lastStep(): CorpState {
  const state = inside("sneak", "hack");
  for (const before = state.stage; state.stage === before; ) act(state, "pass");
  return state;
}
/** Four or five dice of the intruder, all hits, and none of the other side. */
const FOUR_HITS = [6, 6, 6, 6, 1, 1, 1, 1, 1];

const OWN = ["AC-16", "AC-17", "AC-18", "AC-21", "AC-22", "AC-23"];
const ROLLS = ["AC-25"];

describe("Every action card is played on its occasion and refused on the others", () => {
  test.each<[string, () => CorpState, readonly string[]]>([
    ["Pool Change", () => step("pool change"), OWN],
    ["Action Cards", () => step("action cards"), OWN],
    ["Upkeep", () => step("upkeep"), OWN],
    ["Trade", () => step("trade"), OWN],
    ["Stock", () => step("stock"), [...OWN, "AC-15"]],
    ["Corporate Action", () => step("corporate action"), [...OWN, "AC-12", "AC-20"]],
    ["Runner Action", () => step("runner action"), [...OWN, "AC-11", "AC-13", "AC-14"]],
    ["a sneak past a team", () => moving(0, meet, ["sneak"], ["use combat"]), [...ROLLS, "AC-02", "AC-09"]],
    ["an attack on a team", () => moving(0, meet, ["attack"], ["fight on"]), [...ROLLS, "AC-01", "AC-08"]],
    ["the defence of a team", () => moving(1, meet, ["attack"], ["fight on"]), [...ROLLS, "AC-01", "AC-08", "AC-24"]],
    ["a sneak past Squads", () => moving(0, ...enter, ["sneak"]), [...ROLLS, "AC-02", "AC-05", "AC-09"]],
    ["an attack on the Security Team", () => moving(0, ...enter, ["attack"], ["fight on"]), [...ROLLS, "AC-01", "AC-05", "AC-08"]],
    ["a sneak past Systems", () => inside("sneak", "sneak"), [...ROLLS, "AC-02", "AC-06", "AC-09"]],
    ["a hack of Systems", () => inside("sneak", "hack"), [...ROLLS, "AC-03", "AC-06", "AC-10"]],
    ["a hack of the Firewall", lastStep, [...ROLLS, "AC-03", "AC-07", "AC-10"]],
  ])("%s", (_, made, expected) => {
    const state = made();
    const [player = -1] = asked(state) ?? [];
    expect(state.zones[HAND + player]?.length).toBe(ALL.length);
    expect([...new Set(offered(state, "play").map(({ card }) => numberOf(state, Number(card))))].sort()).toEqual([...expected].sort());
    for (const card of state.zones[HAND + player] ?? [])
      if (!expected.includes(numberOf(state, card)))
        expect(reasons(state, "play", { card }).join(), numberOf(state, card)).toMatch(/\((CORP-\d|CORP-R\d)/);
  });
});

/** A team attacks, and every hand has the same card: whoever passes last closes the window. */
function attacked(card: string): CorpState {
  const state = reach(table(), "runner action", 0);
  edit(state, ...noHands(state));
  for (const player of [0, 1]) edit(state, ...inHand(state, player, card));
  act(state, "move", { team: 0 });
  act(act(act(state, ...meet), "attack"), "fight on");
  return act(state, "pass");
}

test("a card that is played into a window that has just closed is refused, and nothing changes (CORP-9.8)", () => {
  const state = attacked("AC-01");
  const [card = -1] = state.zones[HAND + 1] ?? [];
  const late = GAME.fork(state);
  act(late, "pass");
  const before = GAME.digest(late);
  const refused = GAME.submit(late, 1, [{ kind: "play", card }]);
  expect([refused.ok, GAME.digest(late)]).toEqual([false, before]);
  // A moment sooner it was taken.
  expect(GAME.submit(state, 1, [{ kind: "play", card }]).ok).toBe(true);
});
