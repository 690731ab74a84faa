import { describe, expect, test } from "vitest";
import type { Playable } from "../../engine/games/playable.ts";
import { err, ok } from "../../engine/kernel/result.ts";
import { optionsArgument, seatsArgument } from "./lab-arguments.ts";

/** One to three can play, two if nobody says. */
const parse = (value: unknown) => {
  const { players = 2 } = value as { readonly players?: number };
  return players >= 1 && players <= 3 ? ok({ players }) : err("players is 1 to 3");
};
const playable = {
  cards: [],
  seats: ["A", "B", "C"],
  players: (options: unknown) => (options as { readonly players: number }).players,
  options: { standard: { players: 2 }, parse },
} as unknown as Playable;
const seated = (seats: string | undefined, options?: string) => {
  const chosen = optionsArgument(options, { playable, left: [] } as never, seats);
  return [chosen, seatsArgument(seats, playable, chosen).map(({ name }) => name)];
};

describe("How many play", () => {
  test("as many as bots are named, if so many can", () => {
    expect(seated(undefined)).toEqual([{ players: 2 }, ["random", "random"]]);
    expect(seated("greedy,random")).toEqual([{ players: 2 }, ["greedy", "random"]]);
    expect(seated("greedy")).toEqual([{ players: 1 }, ["greedy"]]);
    expect(seated("random,random,greedy")).toEqual([{ players: 3 }, ["random", "random", "greedy"]]);
    expect(() => seated("random,random,random,random")).toThrow("The game needs 2 seats");
  });
  test("what the options say, where there are some", () => {
    expect(seated("greedy,random,random", '{"players":3}')).toEqual([{ players: 3 }, ["greedy", "random", "random"]]);
    expect(() => seated("greedy", '{"players":3}')).toThrow("The game needs 3 seats");
  });
});
