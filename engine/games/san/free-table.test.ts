import { expect, test } from "vitest";
import { laidOf } from "../../../content/tables.test-support.ts";

test("a free table lies as the rules say", () =>
  expect(laidOf("san")).toEqual({ supply: "42", river: "1 1 1 1 1 1", deck: "6", hand: "6", viruses: "5" }));
