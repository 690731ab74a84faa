/** How often each action was chosen and what came of it, as `sim --usage` prints it. */
import type { UsageReport, UseLine } from "../../engine/lab/index.ts";
import { counted, percent, plain, plural, rounded } from "../words.ts";

/** A line for each action and card, the most frequent actions first, then the cards that nobody used. */
export function usageText({ chosen, happened, neverUsed, neverSeen }: UsageReport, games: number): string {
  return [
    "",
    ...linesOf("Chosen", chosen, games),
    "",
    ...linesOf("Happened", happened, games),
    ...namesLine("Available, never used", neverUsed),
    ...namesLine("Never available", neverSeen),
    "",
  ].join("\n");
}

const NAME = 44;

function linesOf(title: string, lines: readonly UseLine[], games: number): string[] {
  const names = [...new Set(lines.map(({ name }) => name))];
  const all = (name: string) => lines.reduce((sum, line) => (line.name === name ? sum + line.times : sum), 0);
  const head = `${title.padEnd(NAME)}   times per game in games when available`;
  return [head, ...names.sort((a, b) => all(b) - all(a)).flatMap((name) => lines.filter((line) => line.name === name).map(lineOf))];

  function lineOf({ name, card, offered, times, games: used }: UseLine): string {
    const share = (count: number, of: number) => (of === 0 ? "-" : percent(count / of));
    return [
      `  ${plain(card === undefined ? name : `${name} ${card}`)}`.padEnd(NAME),
      counted(times).padStart(8),
      (games === 0 ? "-" : rounded(times / games)).padStart(11),
      share(used, games).padStart(11),
      share(times, offered).padStart(16),
    ].join("");
  }
}

const namesLine = (what: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : ["", `${what}, ${plural(names.length, "card")}: ${names.map(plain).join(", ")}`];
