import { expect, test } from "vitest";
import { printLabel } from "./word-label.ts";

test.each([
  ["Flying", "Flying"],
  ["Mutation {n}", "Mutation N"],
  ["Area Attack: [{trait} ]{w}x{h}", "Area Attack: (trait) W×H"],
  ["Bond[: {filter}]", "Bond: (filter)"],
  ["Dead Drop {n}[ {tag}]", "Dead Drop N (tag)"],
])("%s is listed as %s", (print, label) => expect(printLabel(print)).toBe(label));
