/** What is copied as a table, with units as people read them, is read as the same values when it is imported. */
import { expect, test } from "vitest";
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import { GAME_IDS } from "../../../engine/cards/card.ts";
import { readSheet } from "../../../engine/cards/sheet.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { columnsOf } from "./columns.ts";
import { copyOf } from "./export.ts";

test.each(GAME_IDS)("cards of %s that are copied as CSV have the same numbers when they are imported", (game) => {
  const { cards } = libraryOf(loadContent().content[game]);
  const definition = gameDefinition(game);
  const numbers = columnsOf(definition).filter(({ id }) => definition.fields[id]?.is === "number");
  const shown = columnsOf(definition).filter(({ id }) => ["name", "kind"].includes(id) || numbers.some((number) => number.id === id));
  const sheet = readSheet(definition, copyOf("csv", cards, shown, definition));
  if ("fault" in sheet) throw new Error(sheet.fault);
  const read = sheet.rows.map(({ onto }) => onto({ game, names: {}, flavors: {}, fields: {}, art: {}, credit: {} }));
  expect(read.flatMap(({ faults }) => faults)).toEqual([]);
  for (const { id } of numbers)
    expect(
      read.map(({ value }) => (value.fields as Readonly<Record<string, unknown>>)[id] ?? undefined),
      id,
    ).toEqual(cards.map((card) => card.fields[id] ?? undefined));
});
