/** The values of a game's cards as columns: for tables, the card page, statistics and files. All of it comes from the field declaration. */
import type { Card, LibraryCard } from "../../../engine/cards/card.ts";
import { PROVENANCES, STATE_WORDS } from "../../../engine/cards/card.ts";
import type { FieldSpec } from "../../../engine/cards/fields.ts";
import { withUnit } from "../../../engine/cards/unit.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";

/** What a cell holds; null is a printed "-", undefined means that the card has no such value. */
export type Cell = string | number | null | undefined;

export type Column = {
  readonly id: string;
  readonly label: string;
  /** Main name in the search language; absent where the language has none. */
  readonly search?: string;
  readonly numeric: boolean;
  /** All values that a text column can have, in declared order, when there is a fixed set of them. */
  readonly values?: readonly string[];
  /** The card's own value or values. */
  readonly all: (card: LibraryCard) => readonly Cell[];
  readonly doc?: string;
  readonly unit?: string;
  /** A table leaves it out until it is asked for. */
  readonly rare?: true;
};

const one = (get: (card: LibraryCard) => Cell) => (card: LibraryCard) => [get(card)];

/** What texts mean, where a language reads them. */
const TEXT_COLUMNS = [
  ["keyword", "Keywords"],
  ["does", "Does"],
  ["when", "When"],
] as const;

/** Every column of a game, in the order of the declaration, between what all cards have. */
export function columnsOf(game: LibraryGame): readonly Column[] {
  return [
    { id: "name", label: "Name", search: "name", numeric: false, all: one((card) => card.name) },
    { id: "kind", label: "Type", search: "type", numeric: false, values: game.kinds.map((kind) => kind.id), all: one((card) => card.kind) },
    ...Object.entries(game.fields).flatMap(([name, spec]) => fieldColumns(name, spec)),
    ...TEXT_COLUMNS.map(([id, label]): Column => ({ id, label, search: id, numeric: false, all: (card) => card.reading?.[id] ?? [] })),
    { id: "text", label: "Text", search: "text", numeric: false, all: one((card) => card.text) },
    { id: "flavor", label: "Flavour", search: "flavor", numeric: false, all: one((card) => card.flavor || undefined) },
    { id: "set", label: "Set", search: "set", numeric: false, all: one((card) => card.set) },
    { id: "number", label: "Number", search: "num", numeric: false, all: one((card) => card.number) },
    { id: "count", label: "In the box", numeric: true, all: one((card) => card.count) },
    { id: "provenance", label: "Provenance", search: "prov", numeric: false, values: PROVENANCES, all: one((card) => card.provenance) },
    { id: "state", label: "State", numeric: false, all: one((card) => STATE_WORDS[card.state]) },
    { id: "revision", label: "Revision", search: "rev", numeric: true, all: one((card) => card.revision.number) },
    { id: "author", label: "Author", search: "by", numeric: false, all: one((card) => card.revision.author || undefined) },
  ];
}

function fieldColumns(name: string, spec: FieldSpec): readonly Column[] {
  const search = spec.search?.[0];
  const base = {
    id: name,
    label: spec.label,
    ...(search && { search }),
    ...(spec.doc && { doc: spec.doc }),
    ...(spec.rare && { rare: spec.rare }),
  };
  const stored = (card: Card): unknown => card.fields[name];
  switch (spec.is) {
    case "number":
      return [{ ...base, numeric: true, ...(spec.unit && { unit: spec.unit }), all: one((card) => stored(card) as Cell) }];
    case "derived":
      return [{ ...base, numeric: true, all: one((card) => (isOn(spec, card) ? spec.from(card) : undefined)) }];
    case "numbers":
      return spec.keys.map((key) => ({
        ...base,
        id: `${name}.${key}`,
        label: spec.nullable ? key : `${spec.label}: ${key}`,
        ...(search && { search: search.replace("{key}", key.toLowerCase()) }),
        numeric: true,
        ...(spec.unit && { unit: spec.unit }),
        all: one((card) => (stored(card) as Readonly<Record<string, number | null>> | undefined)?.[key]),
      }));
    case "one":
      return [{ ...base, numeric: false, values: spec.of, all: one((card) => stored(card) as Cell) }];
    case "set":
      return [
        {
          ...base,
          numeric: false,
          ...(Array.isArray(spec.of) && { values: spec.of }),
          all: (card) => (stored(card) as readonly string[] | undefined) ?? [],
        },
      ];
    case "flag":
      return [{ ...base, numeric: false, all: one((card) => (stored(card) ? "yes" : undefined)) }];
    case "text":
      return [{ ...base, numeric: false, all: one((card) => stored(card) as Cell) }];
    case "fromText":
      return [
        {
          ...base,
          numeric: true,
          ...(spec.unit && { unit: spec.unit }),
          // A table of what is printed: what the keyword is not on has no cell, though a search counts it as 0.
          all: one((card) => card.reading?.numbers?.[name]),
        },
      ];
    case "record":
      return [];
  }
}

const isOn = (spec: FieldSpec, card: Card) => !spec.on || spec.on.includes(card.kind);

/** A value as people read it: "¥4M", "10 VP", "–" for a printed dash, "" for none. */
export function printCell(cell: Cell, unit?: string): string {
  if (cell === undefined) return "";
  if (cell === null) return "–";
  return typeof cell === "string" ? cell : withUnit(cell, unit);
}

/** All values of a column in one text. */
export const printColumn = (column: Column, card: LibraryCard): string =>
  column
    .all(card)
    .map((cell) => printCell(cell, column.unit))
    .filter((text) => text !== "")
    .join(" ");
