/** Places of boards in words, on a game with a board of every kind: in a turn the figure goes on, or influence comes to a field. */
import { describe, expect, test } from "vitest";
import { parsed, SMALL } from "../games/boards/boards.test-support.ts";
import { cardSpaces, counted, owned, partOf, standing, stopsAhead, tilesOn, turnsOn } from "../games/boards/index.ts";
import type { Change } from "../kernel/edit.ts";
import { events } from "../kernel/events.ts";
import { type Game, openGame } from "../kernel/game.ts";
import { counterexampleLine, runLaws } from "../kernel/laws.ts";
import { defineLayout, numberAt } from "../kernel/layout.ts";
import { procedures } from "../kernel/procedure.ts";
import { ok } from "../kernel/result.ts";
import { at, fieldsOf, type StateOf } from "../kernel/state.ts";
import { createCard } from "../kernel/zones.ts";
import { layPosition, playScenario, type Scenario, ScenarioFileSchema, type Table } from "./index.ts";
import { namesReference } from "./reference.ts";
import { words } from "./toy-table.test-support.ts";
import { writePosition } from "./write.ts";

const BOARDS = parsed(SMALL);
const part = (name: string) => partOf(BOARDS, name);
const LINE = part("line");
const COLOURS = ["red", "blue"];
const LAYOUT = defineLayout({
  players: 3,
  zones: { shelf: { per: "player", spaces: cardSpaces(part("places")), seen: "all" }, box: { seen: "all" } },
  fields: {
    active: { per: "game" },
    figure: standing("player", LINE, "Where it stands", 0),
    guard: standing("game", part("streets")),
    influence: counted(part("map"), "player"),
    cubes: counted(part("map"), COLOURS),
    server: owned(part("map")),
    pieces: owned(part("places"), "player"),
    tile: tilesOn(part("grid")),
    turn: turnsOn(part("grid")),
    spot: standing("card", part("track")),
  },
});
type State = StateOf<typeof LAYOUT>;

const go = events<State>()("go", ["player", "number"], (state, player, stop) => {
  state.figure[player] = stop;
});
const add = events<State>()("add", ["player", "number"], (state, player, field) => {
  const i = numberAt(LAYOUT, "influence", field, player);
  state.influence[i] = at(state.influence, i) + 1;
});
const stop = events<State>()("stop", [], (state, _a, _b, _c, _d, engine) => engine.end(state, 0, [0, 0, 0]));
const hand = events<State>()("hand", ["player"], (state, player) => {
  state.active = player;
});
const TURN = procedures<State>()("turn", {
  act: {
    kind: "act",
    rule: "T1",
    player: (state) => state.active,
    forms: [
      { kind: "go", members: { stop: "number" } },
      { kind: "add", members: { field: "number" } },
    ],
    candidates: (state, into) =>
      void into.push(...stopsAhead(LINE, at(state.figure, state.active), (stop) => state.figure.includes(stop), 1), 10, 11, 12, 13),
    action: (_state, code) => (code < 10 ? { kind: "go", stop: code } : { kind: "add", field: code - 10 }),
    carryOut(state, code, _frame, engine) {
      engine.propose(state, code < 10 ? go : add, state.active, code % 10);
      return "end";
    },
    prompt: () => "Go on or add",
  },
  end(state, _frame, engine) {
    engine.propose(state, hand, (state.active + 1) % state.players);
    if (state.decisions >= 25) engine.propose(state, stop);
    return "act";
  },
});
const open = (): Game =>
  openGame<State, { readonly hash: string }>(
    {
      id: "town",
      layout: LAYOUT,
      bound: { decisions: 30, rule: "T2" },
      endings: [{ reason: "long enough", rule: "T2" }],
      procedures: [TURN],
      events: [go, add, stop, hand],
      activeField: "active",
      restZone: "box",
      stands: { turn: { procedure: "turn", step: "act" } },
      setup(state, _options, engine) {
        for (let player = 0; player < state.players; player++) state.figure[player] = player;
        for (let i = 0; i < 3; i++) createCard(state, LAYOUT, 0, 0, LAYOUT.at.shelf + i);
        for (let cell = 0; cell < 4; cell++) state.tile[cell] = cell;
        engine.call(state, TURN);
      },
    },
    { hash: "town-1" },
  ) as unknown as Game;
const TABLE: Table = {
  game: open(),
  cards: [{ id: "town/plate", name: "Plate", text: "" }],
  seats: ["ANNA", "BERT", "CARL"],
  options: { standard: undefined, parse: () => ok(undefined) },
};
const play = (position: unknown, ...steps: unknown[]) => {
  const file = ScenarioFileSchema.parse({ game: "town", scenarios: [{ name: "a scenario", position, steps }] });
  return words(playScenario(TABLE, file.scenarios[0] as Scenario, ["scenarios", 0], () => true));
};
const POSITION = {
  "to move": "BERT",
  guard: "Town Hall",
  server: { "field 2": "CARL" },
  cubes: { "4": { red: 2 } },
  turn: { "cell 3": "90" },
  ANNA: {
    figure: "S1",
    influence: { "field 1": 2 },
    pieces: { "Research 1": "ANNA", "Sales 1": "CARL" },
    shelf: { "Research 2": "Plate" },
  },
  BERT: { figure: "s3" },
  CARL: { figure: "nowhere" },
};

describe("places of boards in words", () => {
  test("a position and what is expected name them", () =>
    expect(
      play(
        POSITION,
        { expect: { guard: "town hall", server: { "field 2": "CARL", "field 1": "nobody" }, cubes: { "field 4": { red: 2, blue: 0 } } } },
        { expect: { ANNA: { influence: { "field 1": 2, "field 2": 0 }, pieces: { "Sales 1": "CARL" } }, CARL: { figure: "nowhere" } } },
        { BERT: "add field 3" },
        { CARL: { kind: "add", field: "field 2" } },
        { ANNA: "go to S2" },
        {
          expect: {
            ANNA: { figure: "S2" },
            BERT: { influence: { "3": 1 } },
            CARL: { influence: { "field 2": 1 } },
            tile: { "cell 1": "skull" },
          },
        },
      ),
    ).toBe("passed"));

  test("what is not so is said in the same words", () =>
    expect(play(POSITION, { expect: { server: { "field 2": "ANNA" }, cubes: { "field 4": { red: 1 } }, ANNA: { figure: "S4" } } })).toBe(
      [
        "step 1 steps.0.expect.server: expected server of field 2 ANNA; found CARL",
        "step 1 steps.0.expect.cubes: expected red cubes of field 4 1; found 2",
        "step 1 steps.0.expect.ANNA.figure: expected figure S4; found S1",
      ].join("\n"),
    ));

  test.each([
    [{ guard: "Twon Hall" }, 'value position.guard: There is no corner "Twon Hall". Did you mean "Town Hall"?'],
    [{ server: { "feild 2": "CARL" } }, 'zone position.server.feild 2: There is no field "feild 2". Did you mean "field 2"?'],
    [{ server: { "field 2": "KARL" } }, 'seat position.server.field 2: There is no seat "KARL". Did you mean "CARL"?'],
    [{ cubes: { "field 4": { rde: 2 } } }, 'value position.cubes.field 4.rde: There is no "rde" in "cubes". Did you mean "red"?'],
    [
      { influence: { "field 4": 2 } },
      'zone position.influence: "influence" belongs to a player. Write it under a seat: { "ANNA": { "influence": … } }.',
    ],
    [
      { ANNA: { shelf: { "Reserch 1": [] } } },
      'zone position.ANNA.shelf.Reserch 1: "shelf" has no space "Reserch 1". Did you mean "Research 1"?',
    ],
    [{ tile: { "cell 1": "elbwo" } }, 'value position.tile.cell 1: "elbwo" is not a value of "tile". Did you mean "elbow"?'],
    [
      { ANNA: { influence: { "field 1": 2, "1": 3 } } },
      "place position.ANNA.influence.1: field 1 is listed twice. Keep one of them.",
    ].reverse(),
  ] as [unknown, string][])("says what is meant instead: %j", (position, sentence) =>
    typeof position === "string"
      ? expect(play(sentence, { expect: {} })).toContain("field 1 is listed twice")
      : expect(play(position, { expect: {} })).toBe(sentence),
  );

  test("an action with a space that is none is a slip before anything is played", () =>
    expect(play(POSITION, { BERT: { kind: "add", field: "feild 3" } })).toBe(
      'step steps.0.BERT.field: There is no field "feild 3". Did you mean "field 3"?',
    ));

  test("a position that was written out gives the same position and the same words", () => {
    for (let seed = 1; seed <= 20; seed++) {
      const state = TABLE.game.start({ seed }, undefined);
      const edits: Change[] = [
        { kind: "set", field: "guard", value: (seed % 6) - 1 },
        { kind: "set", field: "server", at: seed % 4, value: seed % 3 },
        { kind: "set", field: "pieces", at: seed % 9, value: (seed % 4) - 1 },
        { kind: "set", field: "cubes", at: seed % 8, value: seed },
        { kind: "set", field: "turn", at: seed % 4, value: seed % 4 },
        { kind: "set", field: "tile", at: seed % 4, value: (seed + 1) % 4 },
        { kind: "set", field: "figure", at: seed % 3, value: seed % 2 === 0 ? -1 : 3 },
        { kind: "set", field: "influence", at: seed % 12, value: seed },
        { kind: "set", field: "spot", at: seed % 3, value: seed % 6 },
        { kind: "move", card: seed % 3, place: seed % 9 },
      ];
      expect(TABLE.game.edit(state, edits).ok).toBe(true);
      const written = writePosition(TABLE, state);
      const laid = layPosition(TABLE, written, undefined, seed + 1);
      if (!laid.ok) throw new Error(laid.error);
      const built = TABLE.game.build(TABLE.game.start({ seed: seed + 1 }, undefined), laid.value);
      if (!built.ok) throw new Error(built.error.message);
      expect(writePosition(TABLE, built.value)).toEqual(written);
      const fields = (one: typeof state) => Object.keys(LAYOUT.fields).map((name) => fieldsOf(one)[name]);
      expect(fields(built.value)).toEqual(fields(state));
    }
  });

  test("the reference lists the spaces and what a number of each can be", () => {
    const names = namesReference(TABLE, []);
    expect(names).toContain("| `field` | `field 1`, `field 2`, `field 3`, `field 4` |");
    expect(names).toContain("| `server` | by field: `ANNA`, `BERT`, `CARL`, `nobody` |");
    expect(names).toContain("`go S4`");
  });
});

describe("a game with boards", () => {
  test("keeps the laws: digest, save, fork, observation and imagining follow its layout", () => {
    expect(runLaws({ open, options: undefined }, { games: 3 }).map(counterexampleLine)).toEqual([]);
  });

  test.each<[string, Change, string]>([
    ["a space that there is not", { kind: "set", field: "guard", value: 5 }, '"guard" is 5, a space that does not exist'],
    ["less than nowhere", { kind: "set", field: "guard", value: -2 }, '"guard" is -2, which is below zero'],
    ["an owner who does not play", { kind: "set", field: "server", at: 0, value: 3 }, '"server" is 3, which is too large'],
    ["a tile that there is not", { kind: "set", field: "tile", at: 0, value: 4 }, '"tile" is 4, which is too large'],
    ["a space beyond the board", { kind: "set", field: "server", at: 4, value: 0 }, '"server" has no number 4'],
  ])("a free move refuses %s", (_what, change, message) => {
    const game = open();
    const state = game.start({ seed: 1 }, undefined);
    const before = game.digest(state);
    const done = game.edit(state, [
      { kind: "set", field: "influence", at: 0, value: 7 },
      { kind: "set", field: "spot", at: 0, value: 2 },
      change,
    ]);
    expect(!done.ok && done.error.message).toBe(message);
    expect(game.digest(state)).toBe(before);
  });
});
