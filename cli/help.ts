/** What the command line tells about itself. */
import { nearest } from "../engine/cards/nearest.ts";

export type Told = {
  readonly usage: string;
  /** What the command does, what its options mean, an example. */
  readonly help?: string;
};

/** Lines of a usage that belong to one of its commands: its own and those indented below it; undefined when it is none of them. */
function usageOf(usage: string, name: string, sub: string): string | undefined {
  const lines = usage.trimEnd().split("\n");
  const at = lines.findIndex((line) => line.startsWith(`${name} ${sub} `));
  if (at < 0) return undefined;
  const end = lines.findIndex((line, i) => i > at && !/^\s/.test(line));
  return lines.slice(at, end < 0 ? lines.length : end).join("\n");
}

/**
 * Help about a command. Of commands that have commands of their own, help about one of these leaves the others out: a part of a help text
 * belongs to the command that it begins with.
 */
export function helpOf(name: string, sub: string | undefined, { usage, help = "" }: Told): string {
  const own = sub === undefined || sub.startsWith("-") ? undefined : usageOf(usage, name, sub);
  const parts = help.split("\n\n");
  const others = new RegExp(`^${name} (?!${sub}\\b)\\w+: `);
  const kept = own === undefined ? parts : parts.filter((part) => !others.test(part));
  return [(own ?? usage).trimEnd(), ...kept.filter((part) => part !== "")].join("\n\n");
}

/** The commands with what each does, one a line. */
export function overview(commands: Readonly<Record<string, { readonly about: string }>>): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length)) + 2;
  return Object.entries(commands)
    .map(([name, { about }]) => `  ${name.padEnd(width)}${about}`)
    .join("\n");
}

/** " Did you mean check?", or nothing when no name is near. */
export function meantName(word: string, names: readonly string[]): string {
  const [near] = nearest(word, names, 1);
  return near === undefined ? "" : ` Did you mean ${near}?`;
}
