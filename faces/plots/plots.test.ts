/** Plots drawn on the server: what is drawn is what stands in the table. */
import { parseHTML } from "linkedom";
import { expect, test } from "vitest";
import { csvOf, type Table } from "../../engine/questions/tables.ts";
import { drawPlot, PAPER_COLOURS } from "./plots.ts";

const drawing = () => ({
  width: 700,
  document: parseHTML("<!doctype html><html><body></body></html>").document as unknown as Document,
  colours: PAPER_COLOURS,
});

const ESTIMATES: Table = {
  name: "estimates",
  title: "Estimates",
  columns: ["what", "bot", "estimate", "low", "high", "level", "games"],
  rows: [
    ["<b>Ash</b>", "greedy", 0.1, 0.05, 0.15, 0, 900],
    ["Birch", "greedy", -0.2, -0.3, -0.1, 0, 900],
    ["Birch", "random", 0, -0.4, 0.4, 0, 90],
  ],
};

test("an estimate is a dot at its place, in the order of the table; few games are grey; a stranger's name is no markup", () => {
  const svg = drawPlot(ESTIMATES, drawing());
  const dots = [...(svg?.querySelectorAll("circle") ?? [])];
  expect(dots.length).toBe(3);
  const x = dots.map((dot) => Number(dot.getAttribute("cx")));
  // Two points are enough to say where the third has to be.
  const [ash = 0, birch = 0, other = 0] = x;
  expect(other).toBeCloseTo(birch + ((ash - birch) * (0 + 0.2)) / 0.3, 0);
  expect(dots.map((dot) => dot.getAttribute("stroke"))).toEqual([...Array(2).fill(PAPER_COLOURS.series[0]), PAPER_COLOURS.faint]);
  expect(svg?.outerHTML).toContain("&lt;b&gt;Ash");
  expect(svg?.querySelector("b")).toBeNull();
});

test("lengths and endings have a bar for each row", () => {
  const lengths: Table = {
    name: "lengths",
    title: "Turns",
    columns: ["bot", "turns", "games"],
    rows: [3, 4, 5].map((turns) => ["greedy", turns, turns * 2]),
  };
  const bars = [...(drawPlot(lengths, drawing())?.querySelectorAll("rect") ?? [])].map((rect) => Number(rect.getAttribute("height")));
  expect(bars.length).toBe(3);
  expect(bars[2]).toBeCloseTo(((bars[0] ?? 0) * 10) / 6, 0);
  const endings: Table = {
    name: "endings",
    title: "Ends",
    columns: ["bot", "ending", "games", "share"],
    rows: [
      ["greedy", "The Banner is down, and nobody has a card left to play (SAN-9.1)", 30, 0.3],
      ["greedy", "B", 70, 0.7],
    ],
  };
  const drawn = drawPlot(endings, drawing());
  expect(drawn?.querySelectorAll("rect").length).toBe(2);
  expect(drawn?.textContent).toContain("nobody has a card left to play (SAN-9.1)");
});

test("a ladder has a dot for each step, and a line where a step should reach", () => {
  const ladder: Table = {
    name: "ladder",
    title: "Steps",
    columns: ["step", "bot", "points", "low", "high", "wanted", "games"],
    rows: [
      ["b against a", "b", 300, 250, 350, 100, 400],
      ["c against b", "c", 50, -20, 120, 100, 400],
    ],
  };
  const svg = drawPlot(ladder, drawing());
  const [first = 0, second = 0] = [...(svg?.querySelectorAll("circle") ?? [])].map((dot) => Number(dot.getAttribute("cx")));
  const [wanted] = [...(svg?.querySelectorAll("[aria-label=rule] line") ?? [])].map((line) => Number(line.getAttribute("x1")));
  expect(wanted).toBeCloseTo(second + ((first - second) * 50) / 250, 0);
});

test("a CSV quotes what has to be, and holds no formula", () => {
  expect(csvOf({ ...ESTIMATES, columns: ["what", "n"], rows: [['=A1,"x"', 1]] })).toBe('what,n\r\n"\'=A1,""x""",1\r\n');
});
