/** The columns of the bulk table: one for each value that can be typed, derived from what the game declares. */
import type { Card } from "../../../engine/cards/card.ts";
import type { FieldSpec } from "../../../engine/cards/fields.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { type Draft, get, put, textAt, withKind } from "../card/draft.ts";
import { printNumber, readNumber } from "../form/typed.ts";

export type SheetColumn = {
  /** The path in the card: "fields.scores.IQ". */
  readonly id: string;
  readonly label: string;
  readonly numeric: boolean;
  /** px */
  readonly width: number;
  /** All that the cell can hold, where there is a fixed set of words. */
  readonly values?: readonly string[];
  readonly print: (draft: Draft) => string;
  /** The card with what was typed into the cell; text that is not a value of the field stays as typed. */
  readonly write: (draft: Draft, text: string) => Draft;
};

const FLAG = { yes: "yes", no: "" } as const;

function textColumn(id: string, label: string, width: number): SheetColumn {
  return { id, label, numeric: false, width, print: (draft) => textAt(draft, id), write: (draft, text) => put(draft, id, text) };
}

function numberColumn(id: string, label: string, spec: Parameters<typeof readNumber>[1]): SheetColumn {
  return {
    id,
    label,
    numeric: true,
    width: Math.max(58, label.length * 7 + 22),
    print: (draft) => printNumber(get(draft, id)),
    write: (draft, text) => put(draft, id, readNumber(text, spec)),
  };
}

/** A column of words separated by blanks or commas. */
function listColumn(id: string, spec: Extract<FieldSpec, { is: "set" }>): SheetColumn {
  const separator = spec.of === "text" ? /\s*;\s*/ : /[\s,;]+/;
  return {
    id,
    label: spec.label,
    numeric: false,
    width: 150,
    print: (draft) => {
      const value = get(draft, id);
      return Array.isArray(value) ? value.join(spec.of === "text" ? "; " : " ") : typeof value === "string" ? value : "";
    },
    write: (draft, text) => {
      const words = text.trim().split(separator).filter(Boolean);
      const named = spec.of === "tag" ? words.map((word) => (word.startsWith("#") ? word : `#${word}`)) : words;
      return put(draft, id, named.length === 0 && spec.optional ? undefined : named);
    },
  };
}

function fieldColumns(name: string, spec: FieldSpec): readonly SheetColumn[] {
  const id = `fields.${name}`;
  switch (spec.is) {
    case "number":
      return [numberColumn(id, spec.label, spec)];
    case "numbers":
      return spec.keys.map((key) => numberColumn(`${id}.${key}`, spec.nullable ? key : `${spec.label}: ${key}`, spec));
    case "one": {
      const column = textColumn(id, spec.label, 104);
      const write: SheetColumn["write"] = (draft, text) =>
        put(draft, id, text.trim() === "" && spec.optional ? undefined : nameIn(spec.of, text));
      return [{ ...column, values: spec.of, write }];
    }
    case "set":
      return [listColumn(id, spec)];
    case "flag":
      return [
        {
          ...textColumn(id, spec.label, 76),
          values: ["yes", "no"],
          print: (draft) =>
            get(draft, id) === true
              ? FLAG.yes
              : get(draft, id) === false || get(draft, id) === undefined
                ? FLAG.no
                : String(get(draft, id)),
          write: (draft, text) => {
            const word = text.trim().toLowerCase();
            const said = ["yes", "y", "x", "true", "1"].includes(word)
              ? true
              : ["", "no", "n", "false", "0", "-"].includes(word)
                ? false
                : text;
            return put(draft, id, said === false && spec.optional ? undefined : said);
          },
        },
      ];
    case "text":
      return [textColumn(id, spec.label, 160)];
    case "record":
    case "derived":
    case "fromText":
      return [];
  }
}

/** The word of the list that a text means, ignoring case; otherwise the text itself. */
function nameIn(words: readonly string[], text: string): string {
  const trimmed = text.trim();
  return words.find((word) => word.toLowerCase() === trimmed.toLowerCase()) ?? trimmed;
}

/** Every column of a game, in the order of the form. `cards`: all of the game. */
export function sheetColumns(game: LibraryGame, cards: readonly Card[]): readonly SheetColumn[] {
  const kinds = game.kinds.map(({ id }) => id);
  return [
    textColumn("name", "Name", 200),
    {
      ...textColumn("kind", "Type", 108),
      values: kinds,
      write: (draft, text) => {
        const meant = game.kinds.find(({ id, name }) => [id, name.toLowerCase()].includes(text.trim().toLowerCase()));
        return meant ? withKind(game, draft, meant.id, cards) : put(draft, "kind", text.trim());
      },
    },
    ...Object.entries(game.fields).flatMap(([name, spec]) => fieldColumns(name, spec)),
    textColumn("text", "Text", 420),
    textColumn("flavor", "Flavour", 240),
    { ...textColumn("set", "Set", 70), write: (draft, text) => put(draft, "set", text.trim().toUpperCase()) },
    { ...textColumn("number", "Number", 78), write: (draft, text) => put(draft, "number", text.trim()) },
    numberColumn("count", "Copies", { min: 1, max: 999 }),
    textColumn("credit.artist", "Artist", 140),
    textColumn("credit.licence", "Licence", 120),
  ];
}

/** Whether cards of a kind have the value of a column. */
export function hasColumn(game: LibraryGame, kind: string, id: string): boolean {
  const [first, name = ""] = id.split(".");
  const spec = first === "fields" ? game.fields[name] : undefined;
  return !spec?.on || spec.on.includes(kind);
}
