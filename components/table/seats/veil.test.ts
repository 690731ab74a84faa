/** What is shown between two players at one screen. */
import { expect, test } from "vitest";
import type { MatchView } from "../../../engine/matches/told.ts";
import type { TableView } from "../match/view.ts";
import { handVeiled, hasSecrets, veil } from "./veil.ts";

const side = (player: number, ids: readonly number[]) => ({ player, hand: ids.map((id) => ({ id, card: `megacorp/card-${id}` })) });
const scene = (hand: readonly number[]) => ({ viewer: 1, board: { sides: [side(0, [7]), side(1, hand)] } });
const pass = { action: { kind: "pass" }, words: "Pass", passes: true };
const play = { action: { kind: "play", card: 8 }, words: "Play Tidal Wave" };

test("the hand of whoever looks next, its options, the prompt and the log are hidden; passing and the board stay", () => {
  const view = {
    scene: scene([8, 9]),
    asked: { player: 1, rule: "MC-14.1", prompt: "Tidal Wave?", text: { card: "Tidal Wave", before: "", words: "", after: "" } },
    options: [play, pass],
    log: [{ id: "1", at: 1, player: 1, depth: 0, words: "draws Tidal Wave" }],
  } as unknown as TableView;
  expect(handVeiled(view)).toBe(view);
  const veiled = handVeiled(veil(view));
  expect(JSON.stringify(veiled)).not.toMatch(/Tidal Wave|card-8|card-9/);
  expect(veiled.options).toEqual([pass]);
  expect(JSON.stringify(veiled.scene)).toContain("card-7");
});

test.each([
  ["where a board says so", true, [], true],
  ["nothing", undefined, [pass], false],
  ["while a deck is searched", undefined, [{ action: { kind: "find", design: 3 }, words: "Take Tidal Wave", secret: true }], true],
])("there is something to hide: %s", (_, secret, choices, expected) => {
  expect(hasSecrets({ scene: { ...scene([8]), secret }, asked: { words: [], choices } } as unknown as MatchView)).toBe(expected);
});
