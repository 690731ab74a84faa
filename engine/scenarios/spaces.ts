/** What stands on the spaces of boards, as files write it: "borough 11", { "borough 11": 2 }, { "Foundry": { "red": 1 } }. */
import { leastOf, numbersEach } from "../kernel/layout.ts";
import { isRecord, type Json, shown } from "./json.ts";
import { noSuchSpace, spaceNamed } from "./space-words.ts";
import { type Complain, type FieldName, fieldNumber, instead, numberWords, type Path, same, spoken, type Table } from "./table.ts";

/** The place in the list of a field of spaces: `player` counts for a field with a number for each player. */
type Numbers = Map<number, number>;

/**
 * What a file says of a field of spaces, by index into its list; what it does not name is not in it. Undefined, with a complaint, when it cannot be
 * understood.
 *
 * @param player whose, of a field with a number for each player
 */
export function readSpaceNumbers(
  table: Table,
  field: FieldName,
  player: number,
  said: unknown,
  path: Path,
  complain: Complain,
): Numbers | undefined {
  const { spec, name } = field;
  const { spaces, each } = spec;
  if (!spaces) return undefined;
  const kinds = Array.isArray(each) ? (each as readonly string[]) : undefined;
  const example = `{ "${spaces.words[0]}": ${kinds ? `{ "${kinds[0]}": 1 }` : spec.holds ? `"${table.seats[0]}"` : spec.values ? `"${spec.values[0]}"` : "1"} }`;
  if (!isRecord(said)) return complain("shape", path, `Name what is on each space of "${spoken(name)}": ${example}.`);
  const found: Numbers = new Map();
  let wrong = false;
  const put = (index: number, value: unknown, here: Path) => {
    const number = fieldNumber(table, field, value, here, complain);
    if (number === undefined) wrong = true;
    else if (number < leastOf(spec) && !spec.signed) {
      complain("value", here, `"${spoken(name)}" cannot be below zero.`);
      wrong = true;
    } else found.set(index, number);
  };
  const stride = numbersEach(spec, table.game.layout.players);
  for (const [key, value] of Object.entries(said)) {
    const here = [...path, key];
    const space = spaceNamed(spaces, key);
    if (space === undefined) {
      complain("zone", here, noSuchSpace(spaces, key));
      wrong = true;
    } else if (found.has(space * stride + (each === "player" ? player : 0)) && !kinds) {
      complain("place", here, `${spaces.words[space]} is listed twice. Keep one of them.`);
      wrong = true;
    } else if (!kinds) put(space * stride + (each === "player" ? player : 0), value, here);
    else if (!isRecord(value)) {
      complain("shape", here, `Give a number for each kind: ${example}.`);
      wrong = true;
    } else
      for (const [kind, count] of Object.entries(value)) {
        const one = kinds.findIndex((word) => same(word, kind));
        if (one < 0) {
          complain("value", [...here, kind], `There is no "${kind.slice(0, 60)}" in "${spoken(name)}".${instead(kind, kinds)}`);
          wrong = true;
        } else put(space * stride + one, count, [...here, kind]);
      }
  }
  return wrong ? undefined : found;
}

/** The numbers of a field of spaces as a file writes them: what is as at the start is left out. */
export function spaceNumberWords(table: Table, field: FieldName, player: number, list: readonly number[]): Json {
  const { spaces, each } = field.spec;
  const start = typeof field.spec.start === "number" ? field.spec.start : leastOf(field.spec);
  const stride = numbersEach(field.spec, table.game.layout.players);
  const said = (value: number): unknown => {
    const words = numberWords(table, field, value);
    return words === String(value) ? value : words;
  };
  const entries = (spaces?.words ?? []).flatMap((word, space): (readonly [string, unknown])[] => {
    if (!Array.isArray(each)) {
      const value = list[space * stride + (each === "player" ? player : 0)] ?? start;
      return value === start ? [] : [[word, said(value)]];
    }
    const kinds = each.flatMap((kind: string, one) => {
      const value = list[space * stride + one] ?? start;
      return value === start ? [] : [[kind, said(value)] as const];
    });
    return kinds.length === 0 ? [] : [[word, Object.fromEntries(kinds)]];
  });
  return Object.fromEntries(entries);
}

/** A number of a field of spaces in words: "influence of borough 11". */
export function spaceNumberName(table: Table, { name, spec }: FieldName, index: number): string {
  const stride = numbersEach(spec, table.game.layout.players);
  const kind = Array.isArray(spec.each) ? `${spec.each[index % stride]} ` : "";
  return `${kind}${spoken(name)} of ${spec.spaces?.words[Math.floor(index / stride)] ?? shown(index)}`;
}
