/** How many scenarios of a game show each card at work (story S13): what makes a text that plays a verified one. */
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readSource } from "./file.ts";

/** What one scenario says that players do, and the cards that it gives another text. */
type Shown = { readonly steps: readonly string[]; readonly replaced: ReadonlySet<string> };

/**
 * How many scenarios have a step that names a card. A card that the scenario itself writes anew is not shown by it. Files that cannot be read show
 * nothing; the scenario command says what is wrong with them.
 *
 * @param folder that of the game, `content/<game>`
 */
export function shownBy(folder: string): (name: string) => number {
  // Commands that read no text need none of it.
  let all: readonly Shown[] | undefined;
  const known = new Map<string, number>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    all ??= filesIn(join(folder, "scenarios")).flatMap(scenariosOf);
    const found = all.filter(({ steps, replaced }) => !replaced.has(name) && steps.some((step) => names(step, name))).length;
    known.set(name, found);
    return found;
  };
}

function filesIn(folder: string): readonly string[] {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => join(folder, name));
}

function scenariosOf(file: string): readonly Shown[] {
  const read = readSource(file);
  const value = "problem" in read ? undefined : parsed(read.source.text);
  const common = list(member(value, "cards"));
  return list(member(value, "scenarios")).map((scenario) => ({
    // Who does what; expectations also name cards that do nothing.
    steps: list(member(scenario, "steps")).flatMap((step) =>
      Object.entries(isRecord(step) ? step : {}).flatMap(([who, what]) => (who === "expect" ? [] : strings(what))),
    ),
    replaced: new Set([...common, ...list(member(scenario, "cards"))].map((card) => String(member(card, "name")))),
  }));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const member = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const strings = (value: unknown): readonly string[] =>
  typeof value === "string"
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(strings)
      : isRecord(value)
        ? Object.values(value).flatMap(strings)
        : [];

/** Whether a text has the name as words of their own: "play Bagman" does not name a Bag. */
function names(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text.charAt(at - 1)} ${text.charAt(at + name.length)}`;
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}
