import { expect, test } from "vitest";
import { laidOf } from "../../../content/tables.test-support.ts";

test("a free table lies as the rules say", () =>
  expect(laidOf("megacorp")).toEqual({ "main deck": "35", "resource deck": "20", hand: "5", "to be placed": "2" }));
