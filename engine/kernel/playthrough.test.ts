import { describe, expect, test } from "vitest";
import { choicesIn, writePlaythrough } from "./playthrough.ts";
import { openToy } from "./toy/toy.test-support.ts";

describe("Playthroughs", () => {
  test("the golden playthrough of the toy", async () => {
    await expect(writePlaythrough(openToy(), 3, undefined)).toMatchFileSnapshot("./toy/playthrough.txt");
  });

  test("what was chosen is read from one, and chosen again; what is not offered is left to the seed", () => {
    const written = writePlaythrough(openToy(), 3, undefined);
    const again = writePlaythrough(openToy(), 3, undefined, choicesIn(written));
    expect(again).toBe(written);
    const [first = ""] = choicesIn(written);
    const other = written
      .split("\n")
      .find((line) => /^ {2}\[\d+\]/.test(line) && !line.endsWith(first))
      ?.replace(/^ {2}\[\d+\] /, "");
    expect(choicesIn(writePlaythrough(openToy(), 3, undefined, [other ?? ""]))[0]).toBe(other);
    expect(choicesIn(writePlaythrough(openToy(), 3, undefined, ["no such action"]))[0]).toBe(first);
  });
});
