import { describe } from "vitest";
import { proposes } from "../art/propose/propose.test-support.ts";

describe("Proposed pictures", () => {
  proposes(
    "a Verse shows its world",
    "virtual-revolution",
    { name: "Elven Lands", kind: "verse", fields: { genre: "fantasy" } },
    "portal:elven in verse",
  );
  proposes(
    "an unknown Verse shows its genre",
    "virtual-revolution",
    { name: "Nowhere", kind: "verse", fields: { genre: "horror" } },
    "portal:howling in verse",
  );
  proposes(
    "corruption is a sign on black",
    "virtual-revolution",
    { name: "Server Seized: QL/NA", kind: "corruption" },
    "emblem:chained in necro",
  );
  proposes(
    "a borough is a map in its district's colour",
    "virtual-revolution",
    { name: "13th Borough", kind: "location", fields: { borough: 13, districts: ["DR"] } },
    "borough:13 in K",
  );
});
