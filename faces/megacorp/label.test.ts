import { expect, test } from "vitest";
import { labelOf } from "../label.test-support.ts";

test.each([
  ["megacorp/incarnate-hierarch", "Incarnate Hierarch, character, Incarnate, costs 4M and 3 BQ; IQ 2, EQ 2, MQ 1, BQ 4"],
  ["megacorp/stampede", "Stampede, event, Incarnate, costs 4M and 3 BQ; IQ 0, EQ none, MQ none, BQ 4"],
])("%s is told in words", (id, expected) => expect(labelOf(id)).toBe(expected));
