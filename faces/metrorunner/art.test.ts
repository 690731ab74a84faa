import { describe } from "vitest";
import { proposes } from "../art/propose/propose.test-support.ts";

describe("Proposed pictures", () => {
  proposes(
    "a job is a scene of its district",
    "metrorunner",
    { name: "Corner the Spice Chips", kind: "job", fields: { district: "orange" } },
    "district:bazaar in O",
  );
  proposes(
    "a title that says more wins over the district",
    "metrorunner",
    { name: "Tap the Undersea Trunk", kind: "job", fields: { district: "blue" } },
    "graph in B",
  );
  proposes("an A.I. card is an eye", "metrorunner", { name: "A.I. 07", kind: "ai" }, "eye in machine");
});
