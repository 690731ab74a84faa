import { describe } from "vitest";
import { proposes } from "../art/propose/propose.test-support.ts";

describe("Proposed pictures", () => {
  proposes("a mercenary wears its type's colours", "san", { name: "Packet Thief", kind: "hacking" }, "portrait in hacking");
  proposes("a virus shows its number of walls", "san", { name: "Firewall 4", kind: "virus", fields: { virus: 4 } }, "firewall:4 in virus");
});
