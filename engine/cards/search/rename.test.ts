import { describe, expect, test } from "vitest";
import { gameDefinition } from "../../games/index.ts";
import { renameSaved } from "./rename.ts";

const renamed = (text: string, to = "cheap people") => renameSaved(text, gameDefinition("megacorp"), "Cheap-Humans", to);

describe("a saved search gets another name (C9)", () => {
  test.each([
    ["@cheap-humans -in:deck", '@"cheap people" -in:deck'],
    ["-@cheap-humans", '-@"cheap people"'],
    ['(@"Cheap-Humans" or cost<=3)  sort:cost', '(@"cheap people" or cost<=3)  sort:cost'],
    ["@cheap-humans @cheap-humans", '@"cheap people" @"cheap people"'],
    ["@cheap-humans-too", "@cheap-humans-too"],
    ["cheap-humans", "cheap-humans"],
    ['x:"@cheap-humans"', 'x:"@cheap-humans"'],
    ["", ""],
  ])("%s becomes %s", (text, expected) => expect(renamed(text)).toBe(expected));
  test("one word needs no quotes", () => expect(renamed("not @cheap-humans", "folk")).toBe("not @folk"));
});
