/** The columns of a table of cards: how a card's value is written in a cell, and how a cell that a person wrote changes a card. */
import type { Card, FieldValue } from "./card.ts";
import { fromCell, toCell } from "./cell.ts";
import type { FieldSpec, FieldSpecs } from "./fields.ts";
import { headingNames } from "./headings.ts";
import { type PriceFields, priceFields, readPrice } from "./price-line.ts";
import { tagName } from "./tag-name.ts";

/** What a table is about: the fields that a game declares, and the types that its cards have. */
export type SheetGame = {
  readonly fields: FieldSpecs;
  readonly kinds: readonly { readonly id: string; readonly name: string; readonly plural: string }[];
};

/** A column. The error of `take` is a sentence. */
export type Column = {
  readonly name: string;
  readonly cell: (card: Card) => string;
  readonly take: (cell: string, into: Draft) => string | undefined;
};
/** A card while its row is read. */
export type Draft = Record<string, unknown>;

const NULL = "-";
/** What stands for no value in a cell of a table that people wrote. */
const isNull = (cell: string): boolean => /^[-–—]$/.test(cell);

const inside = (draft: Draft, member: string): Draft => {
  const known = draft[member];
  const own = typeof known === "object" && known !== null ? { ...known } : {};
  draft[member] = own;
  return own as Draft;
};

/** `needed`: no card is without it, so an empty cell says nothing. */
const text = (name: string, member: keyof Card, needed = true): Column => ({
  name,
  cell: (card) => toCell(String(card[member] ?? "")),
  take: (cell, into) => {
    if (cell !== "" || !needed) into[member] = fromCell(cell);
    return undefined;
  },
});

const within = (name: string, member: "art" | "credit", key: string): Column => ({
  name,
  cell: (card) => toCell(String((card[member] as Readonly<Record<string, unknown>>)[key] ?? "")),
  take: (cell, into) => {
    const own = inside(into, member);
    if (cell === "" && member === "art") delete own[key];
    else own[key] = fromCell(cell);
    return undefined;
  },
});

/** A value that no cell can say shorter than as JSON; empty: there is none. */
const asJson = (name: string, read: (card: Card) => unknown, put: (into: Draft, value: unknown) => void): Column => ({
  name,
  cell: (card) => {
    const value = read(card);
    return value === undefined ? "" : JSON.stringify(value);
  },
  take: (cell, into) => {
    try {
      put(into, cell === "" ? undefined : (JSON.parse(cell) as unknown));
      return undefined;
    } catch {
      return "This is not valid JSON. Leave the cell as exported, or clear it.";
    }
  },
});

const put = (into: Draft, member: string, value: unknown): void => {
  if (value === undefined) delete into[member];
  else into[member] = value;
};

/** The number of a cell, "3" or "3M"; null for "-"; a sentence when it is none. */
function numberIn(cell: string): number | null | string {
  if (isNull(cell)) return null;
  const [, minus = "", digits] = /^([+-]?)\p{Sc}?\s*(\d{1,9})\s*[A-Za-z%\p{Sc}]{0,3}$/u.exec(cell.trim()) ?? [];
  return digits === undefined ? `“${cell.slice(0, 40)}” is not a whole number. Write digits, or - for no value.` : Number(minus + digits);
}

/** The word of a list that a cell names, whatever its capitals; else the cell as it is, which the check of the card then explains. */
function wordIn(cell: string, words: readonly string[], aliases: Readonly<Record<string, string>> = {}): string {
  const written = cell.trim();
  const same = (word: string) => word.toLowerCase() === written.toLowerCase();
  const alias = Object.keys(aliases).find(same);
  return words.find(same) ?? (alias === undefined ? undefined : aliases[alias]) ?? written;
}

/** The type of a card, by its id or by what pages call it: "Character", "Characters". */
const kindColumn = (kinds: SheetGame["kinds"]): Column => ({
  ...text("kind", "kind"),
  take: (cell, into) => {
    const names = Object.fromEntries(kinds.flatMap(({ id, name, plural }) => [name, plural].map((word) => [word, id])));
    const ids = kinds.map(({ id }) => id);
    if (cell.trim() !== "") into["kind"] = wordIn(fromCell(cell), ids, names);
    return undefined;
  },
});

/** A column of money in which people also write the other amounts of a price: "4M + 3 BQ". */
const withAmounts = (column: Column, price: PriceFields): Column => ({
  ...column,
  take: (cell, into) => {
    const read = /\d\s*[^\d\s]/.test(cell) ? readPrice(fromCell(cell), price.words) : undefined;
    if (read === undefined || typeof read === "string") return column.take(cell, into);
    const fields = inside(into, "fields");
    if (read.money !== undefined && price.money !== undefined) fields[price.money] = read.money;
    if (Object.keys(read.amounts).length > 0) fields[price.amounts] = { ...read.amounts };
    return undefined;
  },
});

/** The columns of one declared field. An empty cell says nothing of a card whose kind does not have it. */
const fieldColumns = (name: string, spec: FieldSpec): Column[] =>
  columnsOfField(name, spec).map((column) => ({
    ...column,
    take: (cell, into) => (cell === "" && spec.on && !spec.on.includes(String(into["kind"])) ? undefined : column.take(cell, into)),
  }));

function columnsOfField(name: string, spec: FieldSpec): Column[] {
  const value = (card: Card): FieldValue | undefined => card.fields[name];
  const set = (into: Draft, fresh: unknown) => put(inside(into, "fields"), name, fresh);
  const one = (cell: (card: Card) => string, take: (cell: string) => { readonly value: unknown } | string): Column => ({
    name,
    cell,
    take: (written, into) => {
      if (written === "") {
        if (spec.optional) set(into, undefined);
        return undefined;
      }
      const read = take(written);
      if (typeof read === "string") return read;
      set(into, read.value);
      return undefined;
    },
  });
  switch (spec.is) {
    case "number":
      return [
        one(
          (card) => (value(card) === undefined ? "" : String(value(card) ?? NULL)),
          (cell) => {
            const number = numberIn(cell);
            return typeof number === "string" ? number : { value: number };
          },
        ),
      ];
    case "numbers":
      return spec.keys.map((key) => ({
        name: `${name}.${key}`,
        cell: (card) => {
          const numbers = value(card) as Readonly<Record<string, number | null>> | undefined;
          const number = numbers?.[key];
          return number === undefined ? "" : String(number ?? NULL);
        },
        take: (cell, into) => {
          // Where every key has to have a number or "-", an empty cell says nothing.
          if (cell === "" && !spec.sparse) return undefined;
          const numbers = inside(inside(into, "fields"), name);
          const number = cell === "" ? undefined : numberIn(cell);
          if (typeof number === "string") return number;
          put(numbers, key, number);
          if (spec.optional && Object.keys(numbers).length === 0) set(into, undefined);
          return undefined;
        },
      }));
    case "set":
      return [setColumn(name, spec, value, set)];
    case "flag":
      return [
        one(
          (card) => (value(card) === undefined ? "" : value(card) ? "yes" : "no"),
          (cell) => {
            const word = cell.trim().toLowerCase();
            if (/^(yes|true|1|x)$/.test(word)) return { value: true };
            return /^(no|false|0)$/.test(word) ? { value: false } : `"${cell.slice(0, 40)}" is not yes or no.`;
          },
        ),
      ];
    case "one":
    case "text":
      return [
        one(
          (card) => toCell(String(value(card) ?? "")),
          (cell) => ({ value: spec.is === "one" ? wordIn(fromCell(cell), spec.of, spec.aliases) : fromCell(cell) }),
        ),
      ];
    case "record":
      return [asJson(name, value, set)];
    case "derived":
    case "fromText":
      return [];
  }
}

/** Words of a list as people part them: by semicolons, or else by commas, where no word can have one. Tags also by blanks, with or without a #. */
function wordsIn(written: string, of: Extract<FieldSpec, { is: "set" }>["of"]): string[] {
  const parted = (by: RegExp) => written.split(by).flatMap((word) => word.trim() || []);
  const known = of === "text" ? parted(/;/) : parted(of === "tag" && /#\S+\s+#/.test(written) ? /[;,\s]/ : /[;,]/);
  if (of === "tag") return [...new Set(known.map((word) => (word.startsWith("#") ? word : tagName(word) || word)))];
  return of === "text" ? known : known.map((word) => wordIn(word, of));
}

/** Words with "; " between them; as JSON where a word has one itself. "-" is a list of nothing where the field may be left out. */
function setColumn(
  name: string,
  spec: Extract<FieldSpec, { is: "set" }>,
  value: (card: Card) => FieldValue | undefined,
  set: (into: Draft, fresh: unknown) => void,
): Column {
  return {
    name,
    cell: (card) => {
      const words = value(card) as readonly string[] | undefined;
      if (words === undefined) return "";
      if (words.length === 0) return spec.optional ? NULL : "";
      return words.some((word) => word.includes(";") || /^\[|^\s|\s$|^-$/.test(word)) ? JSON.stringify(words) : toCell(words.join("; "));
    },
    take: (cell, into) => {
      const written = fromCell(cell).trim();
      if (written === "") set(into, spec.optional ? undefined : []);
      else if (isNull(written)) set(into, []);
      else if (written.startsWith("[")) {
        try {
          set(into, JSON.parse(written));
        } catch {
          return "This list is not valid JSON. Write words separated by ;.";
        }
      } else set(into, wordsIn(written, spec.of));
      return undefined;
    },
  };
}

/** Every column that cards of a game can have, apart from their own ones. Languages are those that any of the cards has. */
export function columnsOf({ fields, kinds }: SheetGame, languages: readonly string[], ownColumns: readonly string[]): Column[] {
  const price = priceFields(Object.entries(fields));
  const fixed: Column = {
    name: "fixed",
    cell: ({ fixed }) => fixed.join(" "),
    take: (cell, into) => {
      into["fixed"] = cell.split(/\s+/).filter((path) => path !== "");
      return undefined;
    },
  };
  const count: Column = {
    name: "count",
    cell: (card) => String(card.count),
    take: (cell, into) => {
      const number = cell.trim() === "" ? 1 : numberIn(cell);
      if (typeof number !== "number") return number ?? "A card has at least 1 copy.";
      into["count"] = number;
      return undefined;
    },
  };
  const known = [
    ...[text("id", "id"), text("set", "set"), text("number", "number"), kindColumn(kinds), text("name", "name")],
    ...[text("text", "text", false), text("flavor", "flavor", false), count],
    ...Object.entries(fields)
      .flatMap(([name, spec]) => fieldColumns(name, spec))
      .map((column) => (price && column.name === price.money ? withAmounts(column, price) : column)),
    ...["motif", "seed", "palette", "image", "hint"].map((key) => within(`art.${key}`, "art", key)),
    asJson(
      "art.crop",
      ({ art }) => ("crop" in art ? art.crop : undefined),
      (into, crop) => put(inside(into, "art"), "crop", crop),
    ),
    within("artist", "credit", "artist"),
    within("licence", "credit", "licence"),
    text("provenance", "provenance"),
    fixed,
    ...(["names", "flavors"] as const).flatMap((member) =>
      languages.map(
        (lang): Column => ({
          name: `${member}.${lang}`,
          cell: (card) => toCell(card[member][lang] ?? ""),
          take: (cell, into) => {
            put(inside(into, member), lang, cell === "" ? undefined : fromCell(cell));
            return undefined;
          },
        }),
      ),
    ),
    asJson(
      "variants",
      ({ variants }) => variants,
      (into, value) => put(into, "variants", value),
    ),
  ];
  const taken = new Set([...known.map(({ name }) => name.toLowerCase()), ...headingNames(fields).keys()]);
  const called = (heading: string) => (taken.has(heading.toLowerCase()) || /^own /.test(heading) ? `own ${heading}` : heading);
  return [...known, ...ownColumns.map((heading) => ownColumn(heading, called(heading)))];
}

/** A column of people's own, kept with the cards under its heading. */
export const ownColumn = (heading: string, name: string): Column => ({
  name,
  cell: ({ custom }) => toCell(custom?.[heading] ?? ""),
  take: (cell, into) => {
    const own = inside(into, "custom");
    put(own, heading, cell === "" ? undefined : fromCell(cell));
    if (Object.keys(own).length === 0) delete into["custom"];
    return undefined;
  },
});
