/** Saves of San that somebody changed: refused with a reason, or a match that can be played. */
import { expect, test } from "vitest";
import { below, rngOf } from "../../kernel/rng.ts";
import { begin, GAME } from "./san.test-support.ts";

const MUTATIONS = 1_500;
const PLAYED_ON = 40;

const rng = rngOf(20);
const saves: string[] = [];
const match = begin(3);
for (let i = 0; i < 300 && GAME.decision(match); i++) {
  GAME.applyAt(match, below(rng, GAME.offers(match)));
  if (i % 37 === 0) saves.push(GAME.save(match));
}

type Node = Record<string, unknown>;
const VALUES = [-1, 1e9, 2 ** 32, 1.5, "x", null, [], {}, [1, 2, 3]];

/** Changes one value somewhere in a save. */
function mutate(node: Node): void {
  const names = Object.keys(node);
  const name = names[below(rng, names.length)] ?? "";
  const value = node[name];
  const inner = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  if (inner && below(rng, 6) > 0) mutate(value as Node);
  else if (typeof value === "number" && below(rng, 3) === 0) node[name] = value + (below(rng, 2) === 0 ? 1 : -1);
  else node[name] = VALUES[below(rng, VALUES.length)];
}

test("a changed save is refused with a sentence; one whose digest was put right is refused too, or can be played on", () => {
  let accepted = 0;
  for (let i = 0; i < MUTATIONS; i++) {
    const saved = JSON.parse(saves[below(rng, saves.length)] ?? "") as Node;
    mutate(saved);
    let loaded = GAME.load(JSON.stringify(saved));
    if (!loaded.ok && loaded.error.code === "digest") {
      saved["digest"] = /its digest is (\w+), not/.exec(loaded.error.message)?.[1];
      loaded = GAME.load(JSON.stringify(saved));
    }
    if (!loaded.ok) {
      expect(loaded.error.message).toMatch(/\S/);
      continue;
    }
    accepted++;
    const state = loaded.value;
    for (let n = 0; n < PLAYED_ON && GAME.decision(state); n++) GAME.applyAt(state, below(rng, GAME.offers(state)));
    expect(GAME.faults(state).filter(({ own }) => !own)).toEqual([]);
  }
  expect(accepted).toBeGreaterThan(30);
});

test("what free moves are allowed to leave behind can be saved and loaded", () => {
  const state = begin(1);
  const river = GAME.layout.places.findIndex(({ zone }) => zone === "river");
  const card = state.zones[river]?.[0] ?? -1;
  expect(GAME.edit(state, [{ kind: "move", card, place: river + 1 }])).toMatchObject({
    ok: true,
    value: [{ message: "Slot 2 of the River holds 2 cards (SAN-4.3)" }],
  });
  const loaded = GAME.load(GAME.save(state));
  expect(loaded.ok && GAME.digest(loaded.value)).toBe(GAME.digest(state));
});

test.each([
  ["active", undefined, 5, "It is the turn of player 6 of 2"],
  ["type", undefined, 9, "The type of the turn is 9 (SAN-6.3)"],
  ["phase", undefined, 0, "The phase is 0 (SAN-5.1)"],
  ["stage", 0, 99, "SUN's Banner is on stage 99 of 7 (SAN-R3)"],
  ["became", 0, 999, "Card 0 became design 998, which does not exist (SAN-13.3)"],
  ["markerOn", undefined, 7, "The marker is on a Virus card that is not there (SAN-4.6)"],
])("no free move sets %s %s to %s", (field, index, value, message) => {
  const state = begin(1);
  const change = { kind: "set" as const, field, value, ...(index === undefined ? {} : { at: index }) };
  expect(GAME.edit(state, [change])).toMatchObject({ ok: false, error: { code: "law", message } });
});
