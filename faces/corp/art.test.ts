import { describe } from "vitest";
import { proposes } from "../art/propose/propose.test-support.ts";

describe("Proposed pictures", () => {
  proposes(
    "a runner wears its role's colours",
    "corp",
    { name: "Bruiser", kind: "runner", fields: { roles: ["thug"] } },
    "portrait in thug",
  );
  proposes(
    "a firewall is a wall of cells",
    "corp",
    { name: "Basic Firewall", kind: "security", fields: { security: "firewall" } },
    "firewall in security",
  );
});
