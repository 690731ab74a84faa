import { describe, expect, test } from "vitest";
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import { GAME_IDS, type GameId } from "../../../engine/cards/card.ts";
import { kitOf } from "../../print/kit.ts";
import { checkSave } from "./check.ts";
import { FACTS, type TableObject } from "./format.ts";
import { gameSave, gameSteps, snapsOf } from "./game.ts";
import { gameOf, seatDecks } from "./game-of.ts";
import { pictureName } from "./pictures.ts";
import { layRow } from "./places.ts";

const { content } = loadContent();
/** A game with plain drawings: what is tested is where things lie and how many there are. */
async function saved(game: GameId) {
  const { cards } = libraryOf(content[game]);
  const found = gameOf({ game, cards, decks: seatDecks([], content[game].decks, cards), drafts: true, rules: "http://studio/docs/rules" });
  if (!found.ok) throw new Error(found.error);
  const drawn = (drawing: string) => `<rect width="400" height="400" fill="#${pictureName(Buffer.from(drawing)).slice(0, 6)}"/>`;
  const exported = { ...found.value, set: { ...found.value.set, draw: async (drawing: string) => drawn(drawing) } };
  let steps = 0;
  // Small pictures: the real ones take most of the time, and `tabletop.test.ts` looks at them.
  const pictures = { dpi: 40, add: async (bytes: Buffer) => `http://studio/shared/${pictureName(bytes)}.jpg` };
  const save = await gameSave(exported, pictures, async () => {
    steps++;
    return true;
  });
  if (!save) throw new Error("It was stopped.");
  return { game: exported, save, steps, cards };
}
const named = (objects: readonly TableObject[], kind: string) => objects.filter(({ Name }) => Name === kind);

describe.each(GAME_IDS)("%s on a table", (id) => {
  test("has its piles, its box, a hand for each seat, and the rules' address, and nothing lies in another", async () => {
    const { game, save, steps, cards } = await saved(id);
    const checked = checkSave(JSON.stringify(save));
    expect(checked.ok ? [] : checked.faults).toEqual([]);
    expect(steps).toBe(gameSteps(game));
    const objects = save.ObjectStates;
    expect(named(objects, "HandTrigger").map(({ FogColor }) => FogColor)).toEqual(FACTS.seats.colours.slice(0, game.players));
    expect(save.Note).toContain("http://studio/docs/rules");
    // Every card that the set-up lays is there as often as it says.
    const laid = [
      ...named(objects, "DeckCustom").flatMap(({ ContainedObjects = [] }) => ContainedObjects),
      ...named(objects, "CardCustom"),
    ];
    expect(laid.length).toBe(game.piles.flatMap((pile) => pile.cards).reduce((sum, { count }) => sum + count, 0));
    expect(laid.length).toBeGreaterThan(60);
    expect(new Set(laid.map(({ Nickname }) => Nickname)).size).toBeLessThanOrEqual(cards.length);
    // Everything of the box is there as often as the rules count it, but dice, which Tabletop Simulator has.
    const counts = new Map<string, number>();
    const add = (name: string, count: number) => counts.set(name, (counts.get(name) ?? 0) + count);
    for (const one of objects) {
      if (one.Name === "Bag") for (const inside of one.ContainedObjects ?? []) add(inside.Nickname, 1);
      if (one.Name === "Custom_Tile" || one.Name === "PlayerPawn") add(one.Nickname, 1);
    }
    const wanted = new Map<string, number>();
    for (const { is, name, count } of kitOf(id, game.players).components)
      if (is !== "die") wanted.set(name, (wanted.get(name) ?? 0) + count);
    expect([...counts].toSorted()).toEqual([...wanted].toSorted());
    expect(named(objects, "Die_6").length).toBe(Object.keys(game.plan.dice).length);
    // What is fixed lies on the table, and no two such things, and no pile, overlap.
    const boxes = objects.flatMap(({ Name, Transform: { posX, posZ, scaleX, scaleZ }, Locked, Nickname }) => {
      const size =
        Name === "Custom_Tile" && Locked
          ? [2 * scaleX, 2 * scaleZ]
          : /Deck|Card/.test(Name)
            ? [2.2 * scaleX, 3.1 * scaleX]
            : Name === "Bag"
              ? [1.6, 1.6]
              : undefined;
      return size ? [{ name: Nickname, x: posX, z: posZ, w: size[0] ?? 0, h: size[1] ?? 0 }] : [];
    });
    for (const [i, a] of boxes.entries()) {
      expect(Math.abs(a.x) + a.w / 2, a.name).toBeLessThanOrEqual(FACTS.table.halfWidth + 2);
      expect(Math.abs(a.z) + a.h / 2, a.name).toBeLessThanOrEqual(FACTS.table.halfDepth + 1);
      for (const b of boxes.slice(i + 1))
        expect(
          Math.abs(a.x - b.x) >= (a.w + b.w) / 2 - 0.05 || Math.abs(a.z - b.z) >= (a.h + b.h) / 2 - 0.05,
          `${a.name} and ${b.name}`,
        ).toBe(true);
    }
    for (const { AttachedSnapPoints = [] } of objects)
      for (const { Position } of AttachedSnapPoints) expect(Math.max(Math.abs(Position.x), Math.abs(Position.z))).toBeLessThanOrEqual(1);
  });
});

test("places of a board are measured from its middle, left at +x and above at -z", () => {
  const board = content.corp.boards?.boards.find(({ id }) => id === "city");
  const [first] = snapsOf(board);
  expect(first?.Position).toEqual({ x: 0.6923, y: 0.1, z: -0.6923 });
});

test("a row is centred, goes on in another line, and can end where it is told", () => {
  const areas = Array.from({ length: 4 }, () => [10, 2] as const);
  const { places, width, depth } = layRow(areas, { u: 0, v: 5 });
  expect(places.map(({ x, z }) => [x, z])).toEqual([
    [expect.closeTo(-5.2, 5), 5],
    [expect.closeTo(5.2, 5), 5],
    [expect.closeTo(-5.2, 5), expect.closeTo(2.6, 5)],
    [expect.closeTo(5.2, 5), expect.closeTo(2.6, 5)],
  ]);
  expect([width, depth]).toEqual([20.4, 4.4]);
  expect(layRow(areas, { u: 0, v: 5, above: true }).places.at(-1)?.z).toBe(5);
  const zs = layRow(areas, { u: 0, v: 5, about: true }).places.map(({ z }) => z);
  expect(Math.min(...zs) + Math.max(...zs)).toBeCloseTo(10, 9);
});
