import { describe, expect, test } from "vitest";
import { own, ownZone } from "./fork.ts";
import { below, rngOf } from "./rng.ts";
import { openToy, TOY_CONTENT } from "./toy/toy.test-support.ts";

const game = openToy();
const middle = () => {
  const state = game.start({ seed: 3 }, undefined);
  const choices = rngOf(3);
  while (state.decisions < 25) game.applyAt(state, below(choices, game.offers(state)));
  return state;
};
const saved = (): Record<string, unknown> => JSON.parse(game.save(middle())) as Record<string, unknown>;
/** The error of loading what was saved with members replaced. */
function fault(changes: Record<string, unknown>): string {
  const loaded = game.load(JSON.stringify({ ...saved(), ...changes }));
  return loaded.ok ? "loaded" : `${loaded.error.code}: ${loaded.error.message}`;
}

describe("Saving and loading", () => {
  test("a saved state is the same again", () => {
    const state = middle();
    const loaded = game.load(game.save(state));
    expect(loaded.ok && game.digest(loaded.value)).toBe(game.digest(state));
    expect(loaded.ok && { ...loaded.value, mine: undefined }).toEqual({ ...state, version: 0, mine: undefined, log: undefined });
  });

  test.each(["", "null", "[]", "{}", "7", '{"arcology":"state"}', '{"arcology":"state","format":2}'])("%j is no state", (text) => {
    const loaded = game.load(text);
    expect(!loaded.ok && ["json", "shape"]).toContain(!loaded.ok && loaded.error.code);
  });

  test("it names the other game, the other rules and the other content", () => {
    expect(fault({ game: "chess" })).toBe('game: This is a state of "chess", not of toy');
    expect(fault({ rules: "0" })).toMatch(/^rules: The state was saved under rules "0" of toy; these are [0-9a-f]{16}$/);
    const other = openToy({}, undefined, { ...TOY_CONTENT, hash: "toy-2" }).load(game.save(middle()));
    expect(!other.ok && other.error).toEqual({ code: "content", message: 'The state was saved with content "toy-1"; this is toy-2' });
  });

  test.each<[string, Record<string, unknown>]>([
    ['shape: "players" is not a number from 1 to 2', { players: 3 }],
    ['shape: "rng" is not two whole numbers of 32 bits', { rng: [1] }],
    ['shape: "rng" is not two whole numbers of 32 bits', { rng: [2 ** 32 + 3, 40] }],
    ['shape: "frames" is not a list of whole numbers of 32 bits', { frames: [1, "2"] }],
    ['shape: "frames" is not a list of whole numbers of 32 bits', { frames: [2 ** 32, 0, 0, 0, 0, 0, 7] }],
    ['shape: "decisions" is not a whole number of 32 bits', { decisions: 1.5 }],
    ['shape: "ended" is not a whole number of 32 bits', { ended: 2 ** 32 }],
    ['shape: "changed" is not a whole number of 32 bits', { changed: 2 ** 32 }],
    ['shape: "returns" is not a list of whole numbers of 32 bits', { returns: [2 ** 32, 0] }],
    ['shape: "zones" does not have the places of this game', { zones: [[2 ** 32], [], [], [], [], []] }],
    ['shape: "more" is not part of a saved state', { more: 1 }],
    ["law: Law 2: The match ended in a way that this game does not have", { ended: -1 }],
    ["law: Law 2: The match ended in a way that this game does not have", { ended: 1 << 20 }],
    ['law: Law 2: "returns" is not a win, a loss or a draw', { returns: [7, 0] }],
    ['law: Law 2: "changed" is not 0 or 1', { changed: 5 }],
    ['law: Law 2: "decisions" is below zero', { decisions: -1 }],
    ["law: Law 2: A waiting trigger is incomplete", { waiting: [1, 2, 3] }],
    ["law: Law 2: A waiting trigger does not exist", { waiting: [99, 0, 0, 0, 0, 0, 0, 0] }],
    ['shape: "zones" does not have the places of this game', { zones: [] }],
    ['shape: "fields" does not have the fields of this game', { fields: { money: [1, 2] } }],
    ["shape: The lists of cards, owners and viewers differ in length", { seen: [] }],
    ["law: Law 2: A frame of length 9 at 1", { frames: [9] }],
    ["law: Law 2: No procedure is running", { frames: [] }],
    ["law: Law 2: A frame at 0 has no step", { frames: [99, 0, 0, 0, 0, 0, 7] }],
    ["law: Law 2: A frame at 0 has no step", { frames: [2, 99, 0, 0, 0, 0, 7] }],
    ['law: Law 2: "match" was left in the middle of a step', { frames: [2, 2, 0, 0, 0, 0, 7] }],
  ])("%s", (message, changes) => expect(fault(changes)).toBe(message));

  test("it names the law that is broken", () => {
    const zones = saved()["zones"] as number[][];
    const [first = [], ...rest] = zones;
    expect(fault({ zones: [first.slice(1), ...rest] })).toBe(`law: Law 1: Card ${first[0]} is in 0 places`);
    expect(fault({ zones: [[...first, 99], ...rest] })).toBe("law: Law 1: Place 0 holds card 99, which does not exist");
    expect(fault({ zones: [[...first, first[0]], ...rest] })).toBe(`law: Law 1: Card ${first[0]} is in 2 places`);
    const owner = saved()["owner"] as number[];
    expect(fault({ owner: owner.with(4, 2) })).toBe("law: Law 1: Card 4 belongs to player 3 of 2");
    const fields = saved()["fields"] as Record<string, unknown>;
    expect(fault({ fields: { ...fields, money: [-1, 3] } })).toBe('law: Law 2: "money" is -1, which is below zero');
    expect(fault({ fields: { ...fields, money: [1] } })).toBe('law: Law 2: "money" has 1 numbers instead of 2');
    expect(fault({ fields: { ...fields, money: [2 ** 40, 1] } })).toBe('shape: "money" is not a list of whole numbers of 32 bits');
    expect(fault({ fields: { ...fields, active: 2 } })).toBe("law: Law 2: It is the turn of player 3 of 2");
    const card = saved()["card"] as number[];
    expect(fault({ card: card.with(4, 4) })).toBe("law: Law 1: Card 4 is of design 4, which does not exist");
    const seen = saved()["seen"] as number[];
    expect(fault({ seen: seen.with(4, 7) })).toBe("law: Law 1: Card 4 is known to players who do not exist");
    expect(fault({ zones: [[...first, -1], ...rest] })).toBe("law: Law 1: Place 0 holds card -1, which does not exist");
  });

  test("any other change is found by the digest", () => {
    expect(fault({ decisions: 24 })).toMatch(/^digest: /);
    const card = [...(saved()["card"] as number[])];
    card[0] = ((card[0] ?? 0) + 1) % 4;
    expect(fault({ card })).toMatch(/^digest: /);
  });
});

describe("The digest", () => {
  test("differs for every number that is declared, and not for caches and log", () => {
    const state = middle();
    const digest = game.digest(state);
    expect(digest).toMatch(/^[0-9a-f]{16}$/);
    const digests = new Set([digest]);
    let changes = 0;
    const tryOut = (list: number[]) => {
      for (let i = 0; i < list.length; i++) {
        const old = list[i] ?? 0;
        list[i] = old + 1;
        digests.add(game.digest(state));
        list[i] = old;
        changes++;
      }
    };
    for (const list of [
      state.frames,
      ...state.zones.map((_, place) => ownZone(state, place)),
      own(state, "card"),
      own(state, "owner"),
      own(state, "seen"),
      state.returns as number[],
      state.money,
      state.bid,
      own(state, "played"),
    ])
      tryOut(list);
    state.turn++;
    digests.add(game.digest(state));
    state.turn--;
    state.rng.drawn++;
    digests.add(game.digest(state));
    state.rng.drawn--;
    expect(changes).toBeGreaterThan(100);
    expect(digests.size).toBe(changes + 3);
    state.legal = [];
    state.log = [];
    expect(game.digest(state)).toBe(digest);
  });
});
