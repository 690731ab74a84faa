import { expect, test } from "vitest";
import { withoutBox } from "./boxes.ts";

test("what is said of a field goes when that field is changed, what is said of others stays", () => {
  const faults = [
    { path: "print", message: "This text must not be empty." },
    { path: "reminder", message: "Say what it means." },
    { path: "", message: "It does not fit." },
  ];
  const left = (box: Parameters<typeof withoutBox>[1]) => withoutBox(faults, box).map(({ path }) => path);
  expect([left("print"), left("definition"), left("reminder"), left("code")]).toEqual([
    ["reminder"],
    ["print"],
    ["print"],
    ["print", "reminder"],
  ]);
});
