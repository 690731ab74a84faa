/** What Space takes. */
import { expect, test } from "vitest";
import type { Scene, SceneOption } from "../../../engine/games/scene.ts";
import type { TableView } from "../match/view.ts";
import { defaultOption, momentOf } from "./prompt.tsx";

const play: SceneOption = { action: { kind: "play", card: 1 }, words: "Play Bagman" };
const end: SceneOption = { action: { kind: "end play" }, words: "Finish playing", goes: true };
const then = [{ kind: "pay" }];
const stroke: SceneOption = { action: { kind: "pay" }, then, words: "Pay the rest at once" };

test.each([
  ["what goes on", [play, end], 1],
  ["what answers several questions, before that", [play, end, stroke], 2],
  ["the only option", [play], 0],
  ["nothing where several things can be meant", [play, play], -1],
  ["nothing where going on gives something up", [play, { ...end, loses: true as const }], -1],
])("%s", (_, options, expected) => expect(defaultOption({ options } as unknown as TableView)).toBe(expected));

test("the moment is told with the name of whoever's turn it is", () => {
  const occasions = [
    { id: "theirs 2", name: "Another player's Buy phase", named: "{active}'s Buy phase", matters: false, urgent: false },
    { id: "attacked", name: "Another player attacks you", matters: true, urgent: true },
  ];
  const seats = ["You", "Medium bot"].map((name, player) => ({ player, name }) as Scene["seats"][number]);
  expect(momentOf({ occasions, occasion: "theirs 2", seats, active: 1 })).toBe("Medium bot's Buy phase. ");
  expect(momentOf({ occasions, occasion: "attacked", seats, active: 1 })).toBe("Another player attacks you. ");
  expect(momentOf({ occasions, seats, active: 1 })).toBe("");
});
