/** What the table shows while another player is to take the screen. */
import { expect, test } from "vitest";
import type { Scene } from "../../../../engine/games/scene.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { publicScene } from "./public-scene.ts";

const card = (name: string) => ({ id: 1, card: `virtual-revolution/${name}` });
const side = (player: number) => ({
  player,
  corruption: [card("fine")],
  objectives: [{ ...card("rentier"), worth: 14 }],
  service: [card("leslie")],
  sheet: [
    { rule: "VR-15.5", words: "Revenue 9", points: 9 },
    { rule: "VR-15.11", words: "Objective Rentier", points: 14 },
  ],
});

test("Corruption, Objectives and the card that was looked at are turned down, and the points do not count the Objective", () => {
  const scene = {
    viewer: 0,
    seats: [{ player: 0, name: "Trendshield", gauges: [{ id: "score", name: "Points now", value: 23 }], counts: [] }],
    board: { players: [side(0)], necroTop: card("collapse") },
  } as unknown as Scene<VirtualRevolutionBoard>;
  const shown = publicScene(scene);
  expect(JSON.stringify(shown)).not.toMatch(/fine|rentier|Rentier|collapse|14|23/);
  expect(JSON.stringify(shown)).toMatch(/leslie/);
  expect(shown.seats[0]?.gauges[0]?.value).toBe(9);
});
