import { describe, expect, test } from "vitest";
import { benjaminiHochberg, holm } from "./index.ts";

/** The 15 tests of the myocardial infarction study that Benjamini and Hochberg print (1995, section 4.1). */
const STUDY = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1];
const below = (chances: readonly number[]) => chances.filter((chance) => chance <= 0.05).length;

describe("Many questions at once", () => {
  test("as in Benjamini and Hochberg: four are real by theirs, three by Holm's", () => {
    expect(below(benjaminiHochberg(STUDY))).toBe(4);
    expect(below(holm(STUDY))).toBe(3);
  });
  test("as R's p.adjust has it, in whichever order", () => {
    const shuffled = [0.03, 0.01, 0.05, 0.02, 0.04];
    const rounded = (values: readonly number[]) => values.map((value) => Math.round(value * 1e9) / 1e9);
    expect(rounded(holm(shuffled))).toEqual([0.09, 0.05, 0.09, 0.08, 0.09]);
    expect(rounded(benjaminiHochberg(shuffled))).toEqual([0.05, 0.05, 0.05, 0.05, 0.05]);
    expect(holm([0.7, 0.9])).toEqual([1, 1]);
  });
  test("of one nothing changes, of none there is nothing", () => {
    expect([holm([0.2]), benjaminiHochberg([0.2]), holm([]), benjaminiHochberg([])]).toEqual([[0.2], [0.2], [], []]);
  });
});
