/** What people said of their columns. */
import { expect, test } from "vitest";
import { isExported, withColumn } from "./column-memory.ts";

test("a field is one column: the other is kept as one's own", () => {
  const headings = [
    { heading: "Rules", column: "" },
    { heading: "Text", column: "text" },
  ];
  expect(withColumn({ power: "cost" }, headings, "Rules", "text")).toEqual({ power: "cost", text: "", rules: "text" });
  expect(withColumn({ rules: "text" }, headings, "Rules", "")).toEqual({ rules: "" });
});
test("a table that a studio wrote is known by its headings", () => {
  expect(isExported("id,name,provenance,fixed\na,b,c,d\n")).toBe(true);
  expect(isExported("Name,Rules\nA,Check its provenance\n")).toBe(false);
});
