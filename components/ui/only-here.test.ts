import { expect, test } from "vitest";
import { isOnlyHere } from "./only-here.ts";

test.each([
  ["localhost", true],
  ["127.0.0.1", true],
  ["127.1.2.3", true],
  ["[::1]", true],
  ["192.168.0.7", false],
  ["studio.local", false],
  ["localhost.example.org", false],
])("%s leads nobody else here: %s", (hostname, here) => expect(isOnlyHere(hostname)).toBe(here));
