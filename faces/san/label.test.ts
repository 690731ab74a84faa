import { expect, test } from "vitest";
import { labelOf } from "../label.test-support.ts";

test.each([
  ["san/palm-greaser", "Palm Greaser, corruption, costs 2, crossing 5; revenue 1"],
  ["san/bagman", "Bagman, SUN corruption; revenue 1"],
  ["san/firewall-5", "Firewall 5, SUN virus 5, 4 spaces"],
])("%s is told in words", (id, expected) => expect(labelOf(id)).toBe(expected));
