import { expect, test } from "vitest";
import { cardFields } from "./fields.ts";
import { headingNames } from "./headings.ts";

const fields = cardFields({
  valuation: { is: "number", min: 0, unit: "M", label: "Valuation", search: ["cost", "val"] },
  traitCost: { is: "numbers", keys: ["IQ"], min: 1, sparse: true, label: "Trait cost", search: ["cost.{key}"] },
  scores: { is: "numbers", keys: ["IQ"], min: 0, nullable: true, label: "Scores", search: ["{key}"] },
});

test("a price has the names of its boxes, and of the one that the form shows", () => {
  const names = headingNames(fields);
  for (const heading of ["price", "cost", "price: m"]) expect(names.get(heading), heading).toBe("valuation");
  for (const heading of ["price: iq", "trait cost: iq"]) expect(names.get(heading), heading).toBe("traitCost.IQ");
  expect(names.get("iq")).toBe("scores.IQ");
  // It is the column's own name.
  expect(names.has("valuation")).toBe(false);
});
test("a field that is called price is its own column", () => {
  expect(headingNames(cardFields({ price: { is: "number", min: 0, label: "Price", search: ["price"] } })).has("price")).toBe(false);
});
