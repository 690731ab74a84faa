import { expect, test } from "vitest";
import { labelOf } from "../label.test-support.ts";

test.each([
  ["metrorunner/melt-the-executive-fleet", "Melt the Executive Fleet, job, red, costs 1 black, 1 purple, 2 red and 1 orange; 5 points"],
  ["metrorunner/vault-choir", "Vault Choir, network, core S2 and W1, alpha S3, beta E1"],
])("%s is told in words", (id, expected) => expect(labelOf(id)).toBe(expected));
