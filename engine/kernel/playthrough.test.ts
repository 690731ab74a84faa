import { describe, expect, test } from "vitest";
import { writePlaythrough } from "./playthrough.ts";
import { openToy } from "./toy/toy.test-support.ts";

describe("Playthroughs", () => {
  test("the golden playthrough of the toy", async () => {
    await expect(writePlaythrough(openToy(), 3, undefined)).toMatchFileSnapshot("./toy/playthrough.txt");
  });
});
