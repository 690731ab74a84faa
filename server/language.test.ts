import { expect, test } from "vitest";
import { loadContent } from "../content/load.ts";
import { LANGUAGE_GAMES } from "../engine/games/game.ts";
import { languageReference } from "./language.ts";

test.each(LANGUAGE_GAMES)("the reference of %s has the words of its table and its keywords", (game) => {
  const entries = languageReference(game).flatMap((sort) => sort.entries);
  expect(entries.find(({ id }) => id === "then")).toMatchObject({ from: "core", example: expect.stringContaining(", then ") });
  expect(entries.some(({ from }) => from === game)).toBe(true);
  const ids = new Set(entries.map(({ id }) => id));
  expect(loadContent().content[game].keywords.filter(({ id }) => !ids.has(`kw.${id}`))).toEqual([]);
});
