import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import Markdown from "react-markdown";
import remarkGfm from "remark-gfm";
import { expect, test } from "vitest";
import { headingsOf, ruleMarks } from "./rule-marks.ts";

const PREFIXES = { megacorp: "MC", san: "SAN" };
const TEXT = [
  "# Rules",
  "",
  "## MC-3 Decks",
  "",
  "- **MC-3.4** At most 4 (→R20), see MC-3.3 and SAN-1.2, not MC-99.",
  "- **MC-3.3** At least 40.",
  "- **MC-R20** By name.",
].join("\n");
const html = renderToStaticMarkup(
  createElement(Markdown, { remarkPlugins: [ruleMarks("megacorp", PREFIXES, new Set(["MC-3.4", "MC-3.3", "MC-R20"]))] }, TEXT),
);

test("the item that defines a rule carries its number as anchor", () => {
  expect(html).toContain('<li id="MC-3.4">');
  expect(html).toContain('<li id="MC-R20">');
});
test("a table row is named by its first cell alone", () => {
  const table = "| Ruling | What |\n|---|---|\n| MC-R1 | 2 to 6 players. |";
  const rows = renderToStaticMarkup(
    createElement(Markdown, { remarkPlugins: [remarkGfm, ruleMarks("megacorp", PREFIXES, new Set(["MC-R1"]))] }, table),
  );
  expect(rows).toContain('<tr id="MC-R1">');
});
test("numbers elsewhere are links; a ruling may be cited by its short name", () => {
  expect(html).toContain('(see <a href="#MC-R20">R20</a>)');
  expect(html).toContain('<a href="#MC-3.3">MC-3.3</a>');
  expect(html).toContain('<a href="/docs/san/rules#SAN-1.2">SAN-1.2</a>');
});
test("a rule does not link to itself, nor to what is not there", () => {
  expect(html).not.toContain('href="#MC-3.4"');
  expect(html).not.toContain("MC-99</a>");
});
test("headings for the table of contents", () => expect(headingsOf(TEXT, "MC")).toEqual([{ id: "MC-3", title: "MC-3 Decks", depth: 2 }]));
