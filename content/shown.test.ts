/** Which cards the scenarios of a folder show at work. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { shownBy } from "./shown.ts";

const folder = mkdtempSync(join(tmpdir(), "arcology-shown-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, text: string) => {
  mkdirSync(join(folder, "scenarios", "more"), { recursive: true });
  writeFileSync(join(folder, "scenarios", name), text);
};
write(
  "buy.json",
  JSON.stringify({
    game: "san",
    scenarios: [
      {
        name: "A scenario",
        position: { SUN: { hand: ["Bystander"] } },
        steps: [{ SUN: "play Bagman" }, { STAR: { do: "buy", card: "Spin Doctor" } }, { expect: { offered: "play Expected" } }],
      },
      {
        name: "Another text",
        cards: [{ id: "san/packet-thief", name: "Packet Thief", text: "Draw 1 card." }],
        steps: [{ SUN: "play Packet Thief" }],
      },
    ],
  }),
);
write(
  "more/common.json",
  JSON.stringify({ cards: [{ name: "Own Card" }], scenarios: [{ steps: [{ SUN: "play Own Card, then Deep Card" }] }] }),
);
write("broken.json", "{ not json");
write("odd.json", '{"scenarios": [{"steps": [3, null, "play Loose"]}, 7]}');
write("notes.txt", "play Written");
const shows = shownBy(folder);

describe("a card is shown", () => {
  test.each(["Bagman", "Spin Doctor", "Deep Card"])("%s: a step names it", (name) => expect([shows(name), shows(name)]).toEqual([1, 1]));
});
describe("a card is not shown", () => {
  test.each([
    ["Bystander", "it only lies there"],
    ["Expected", "it is only expected"],
    ["Packet Thief", "the scenario gives it another text"],
    ["Own Card", "the file gives it another text"],
    ["Bag", "its name is a part of another one's"],
    ["Loose", "the step is none"],
    ["Written", "the file is no scenario"],
  ])("%s: %s", (name) => expect(shows(name)).toBe(0));
  test("where there are no scenarios", () => expect(shownBy(join(folder, "nowhere"))("Bagman")).toBe(0));
});
