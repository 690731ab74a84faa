import { describe, expect, test } from "vitest";
import { loadContent } from "../../content/load.ts";
import { size } from "../../tests/size.ts";
import { botNamed } from "../bots/index.ts";
import { openPlayable } from "../games/open-playable.ts";
import { PLAYABLE, type PlayableGame } from "../games/playable.ts";
import { firstOf } from "./first.ts";
import { Playout } from "./playout.ts";

const random = botNamed("random");
if (!random.ok) throw new Error(random.error);
const { content } = loadContent();
const GAMES = size === "whole" ? 24 : 12;

/** Who has the first turn, and who comes first in the turn order of the game as the game itself has it. */
function begun(id: PlayableGame, seed: number): { readonly first: number | undefined; readonly order: number | undefined } {
  const opened = openPlayable(id, content[id]);
  if (!opened.ok || !random.ok) throw new Error(`${id} is not played`);
  const playable = opened.value;
  const decks = (content[id].decks ?? []).slice(0, 2).map(({ list }) => list);
  const built = decks.length === 2 ? playable.options.ofDecks?.(decks) : undefined;
  const options = built?.ok ? built.value : playable.options.standard;
  const playout = new Playout(playable, [random.value, random.value], { seed, options });
  const order = playable.turnOrder?.(playout.state)[0];
  let first = firstOf(playable, playout.state);
  while (first === undefined && playout.step()) first = firstOf(playable, playout.state);
  return { first, order };
}

describe.each(PLAYABLE)("%s", (id) => {
  test("either player can have the first turn, whatever the seat, and it is who the turn order begins with", () => {
    const games = Array.from({ length: GAMES }, (_, seed) => begun(id, seed));
    const firsts = games.filter(({ first }) => first === 0).length;
    expect(firsts).toBeGreaterThan(GAMES / 8);
    expect(firsts).toBeLessThan((GAMES * 7) / 8);
    for (const { first, order } of games) if (order !== undefined) expect(first).toBe(order);
  });
});
