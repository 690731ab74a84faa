/** The search fields of a game: what its declaration gives (`engine/games/<game>/fields.ts`), then what every card has. */

import { unreachable } from "../../kernel/result.ts";
import { CARD_STATES, type Card, GAME_IDS, type LibraryCard, PROVENANCES, STATE_WORDS } from "../card.ts";
import type { FieldSpec } from "../fields.ts";
import { fold, foldKey } from "../fold.ts";
import type { SearchGame } from "./game.ts";
import { type Later, VIEWS } from "./types.ts";

type Common = {
  /** Main name, lower case; what the normal form prints. */
  readonly name: string;
  /** All names, the main one first. */
  readonly names: readonly string[];
  readonly label: string;
  /** One sentence for the reference and for completion. */
  readonly doc: string;
  readonly examples: readonly string[];
};
/** A value that a person may write. Without `of` in the declaration the values are those of the cards. */
export type Choice = {
  readonly value: string;
  readonly label: string;
  readonly later?: Later;
  /** The query that the value is short for. */
  readonly means?: string;
};

export type SearchField = Common &
  (
    | {
        readonly type: "text";
        readonly read: (card: LibraryCard) => readonly string[] /** Names are compared without punctuation, prose with it. */;
        readonly as: "name" | "prose";
      }
    | {
        readonly type: "number";
        readonly read: (card: LibraryCard) => number | null;
        readonly unit?: string /** The printed code, for numbers that may be one: "R-H4". */;
        readonly code?: (card: LibraryCard) => string;
      }
    | {
        readonly type: "one" | "set";
        readonly read: (card: LibraryCard) => readonly string[];
        readonly choices?: readonly Choice[];
        readonly aliases: ReadonlyMap<string, string>;
        readonly tags?: true;
      }
    | { readonly type: "flags"; readonly choices: readonly Choice[]; readonly read: (card: LibraryCard) => readonly string[] }
    | { readonly type: "has"; readonly choices: readonly Choice[] }
    | { readonly type: "date"; readonly read: (card: LibraryCard) => string }
    | { readonly type: "deck" | "count" | "rules" }
    | { readonly type: "directive"; readonly choices?: readonly Choice[] }
    | { readonly type: "later"; readonly later: Later }
  );
export type FieldOf<Type extends SearchField["type"]> = Extract<SearchField, { type: Type }>;

export type SearchFields = {
  readonly all: readonly SearchField[];
  /** By every name, lower case. */
  readonly byName: ReadonlyMap<string, SearchField>;
};

/** How a value is compared: without case, accents, punctuation and blanks; signs such as ★ stay. */
export const valueKey = (value: string): string => foldKey(value) || value.trim().toLowerCase();
/** How a value is written in queries: "#Human" is `human`, "MC1" is `mc1`. */
export const valueWord = (value: string): string => value.replace(/^#/, "").toLowerCase();

const known = new WeakMap<SearchGame, SearchFields>();

/** The search fields of a game. A name that the game declares wins over one that every card has. */
export function searchFields(game: SearchGame): SearchFields {
  const cached = known.get(game);
  if (cached) return cached;
  const byName = new Map<string, SearchField>();
  const all: SearchField[] = [];
  for (const field of [...declared(game), ...common(game)]) {
    const names = field.names.filter((name) => !byName.has(name));
    const [name] = names;
    if (name === undefined) continue;
    const own = { ...field, name, names };
    all.push(own);
    for (const each of names) byName.set(each, own);
  }
  const has = all.find((field) => field.type === "has");
  const fields = { all: all.map((field) => (field === has ? withHas(has, all) : field)), byName };
  if (has) for (const field of fields.all) if (field.type === "has") for (const name of field.names) byName.set(name, field);
  known.set(game, fields);
  return fields;
}

/** `has:` takes every field that a card may be without, beside what waits. */
function withHas(has: FieldOf<"has">, all: readonly SearchField[]): SearchField {
  const own = all
    .filter((field) => field.type === "text" || field.type === "number" || field.type === "one" || field.type === "set")
    .map((field) => ({ value: field.name, label: field.label }));
  const names = new Set(own.map((choice) => choice.value));
  return { ...has, choices: [...own, ...has.choices.filter((choice) => !names.has(choice.value))] };
}

function declared(game: SearchGame): SearchField[] {
  return Object.entries(game.fields).flatMap(([key, spec]) => fromSpec(key, spec));
}

function fromSpec(key: string, spec: FieldSpec): SearchField[] {
  const names = (spec.search ?? []).map((name) => name.toLowerCase());
  const [name] = names;
  if (name === undefined) return [];
  const basis = { name, names, label: spec.label, doc: spec.doc ?? `${spec.label}.` };
  const value = (card: Card) => card.fields[key];
  switch (spec.is) {
    case "number":
      return [
        {
          ...basis,
          type: "number",
          examples: [`${name}>=3`, `${name}:2-4`],
          ...(spec.unit ? { unit: spec.unit } : {}),
          read: (card) => numberIn(value(card)),
        },
      ];
    case "numbers":
      return spec.keys.map((part) => {
        const own = names.map((pattern) => pattern.replace("{key}", part.toLowerCase()));
        const main = own[0] ?? name;
        return {
          ...basis,
          type: "number" as const,
          name: main,
          names: own,
          label: `${spec.label}: ${part}`,
          examples: spec.nullable ? [`${main}>=3`, `${main}:-`, `has:${main}`] : [`${main}>=3`, `${main}=0`],
          ...(spec.unit ? { unit: spec.unit } : {}),
          // A key left out of a sparse field is an amount of nothing; a null is no amount at all.
          read: (card: LibraryCard) => numberIn(partOf(value(card), part) ?? (spec.sparse && value(card) !== undefined ? 0 : null)),
        };
      });
    case "derived":
      return [{ ...basis, type: "number", examples: [`${name}>=3`], read: (card) => spec.from(card) }];
    case "one":
      return [
        {
          ...basis,
          type: "one",
          examples: examplesOf(name, spec.of),
          choices: choicesOf(spec.of),
          aliases: aliasesOf(spec.aliases),
          read: (card) => wordsIn(value(card)),
        },
      ];
    case "set":
      return [
        {
          ...basis,
          type: "set",
          examples:
            spec.of === "tag"
              ? ["#human #cyborg", `${name}=human`]
              : typeof spec.of === "string"
                ? [`has:${name}`]
                : examplesOf(name, spec.of),
          ...(typeof spec.of === "string" ? {} : { choices: choicesOf(spec.of) }),
          ...(spec.of === "tag" ? { tags: true as const } : {}),
          aliases: new Map(),
          read: (card) => wordsIn(value(card)),
        },
      ];
    case "text":
      return [{ ...basis, type: "text", as: "prose", examples: [`${name}:word`], read: (card) => wordsIn(value(card)) }];
    case "fromText":
      return [{ ...basis, type: "later", later: "language", examples: [spec.type === "number" ? `${name}>=3` : `${name}:word`] }];
    case "flag":
    case "record":
      return [];
    default:
      return unreachable(spec);
  }
}

function common(game: SearchGame): SearchField[] {
  const kinds = game.kinds.map((kind): Choice => ({ value: kind.id, label: kind.name }));
  const flags = Object.entries(game.fields).flatMap(([key, spec]) =>
    spec.is === "flag" ? [{ key, value: key.toLowerCase(), label: spec.label }] : [],
  );
  const waiting = (names: readonly string[], later: Later, label: string, doc: string, examples: readonly string[]): SearchField => ({
    type: "later",
    later,
    name: names[0] ?? "",
    names,
    label,
    doc,
    examples,
  });
  const rules = (name: "legal" | "allowed", doc: string, examples: readonly string[]): SearchField => ({
    type: "rules",
    name,
    names: [name],
    label: name === "legal" ? "Legal in a format" : "Can be added",
    doc,
    examples,
  });
  const directive = (name: string, label: string, doc: string, examples: readonly string[], values?: readonly string[]): SearchField => ({
    type: "directive",
    name,
    names: [name],
    label,
    doc,
    examples,
    ...(values ? { choices: choicesOf(values) } : {}),
  });
  return [
    {
      type: "text",
      as: "name",
      name: "name",
      names: ["name", "n"],
      label: "Name",
      doc: "Words of the name, in any language it has one in; a word without a field means the same.",
      examples: ["tidal wave", "n:/^the /i", 'name="tidal wave"'],
      read: (card) => [card.name, ...Object.values(card.names)],
    },
    {
      type: "one",
      name: "type",
      names: ["type", "t"],
      label: "Type",
      doc: "The kind of card.",
      examples: examplesOf(
        "type",
        kinds.map((kind) => kind.value),
      ),
      choices: kinds,
      aliases: new Map(
        game.kinds.flatMap((kind): [string, string][] => [
          [valueKey(kind.name), kind.id],
          [valueKey(kind.plural), kind.id],
        ]),
      ),
      read: (card) => [card.kind],
    },
    {
      type: "text",
      as: "prose",
      name: "text",
      names: ["text", "x", "o"],
      label: "Rules text",
      doc: "Rules text with its symbols as on the card: 2 IQ, 3M, #Human.",
      examples: ['x:"draw 2"', "x:/each other player/i", "-has:text"],
      read: (card) => [card.text],
    },
    {
      type: "text",
      as: "prose",
      name: "flavor",
      names: ["flavor", "fl"],
      label: "Flavour text",
      doc: "Flavour text, in any language it exists in.",
      examples: ["fl:lobby"],
      read: (card) => [card.flavor, ...Object.values(card.flavors)],
    },
    {
      type: "text",
      as: "name",
      name: "artist",
      names: ["artist"],
      label: "Artist",
      doc: "Who made the picture.",
      examples: ["has:artist"],
      read: (card) => [card.credit.artist],
    },
    {
      type: "set",
      name: "lang",
      names: ["lang"],
      label: "Languages",
      doc: "Languages that the card has a name in, by two letters.",
      examples: ["lang:fr"],
      aliases: new Map(),
      read: (card) => ["en", ...Object.keys(card.names)],
    },
    {
      type: "one",
      name: "set",
      names: ["set", "s"],
      label: "Set",
      doc: "Code of the set.",
      examples: ["s:mc1"],
      aliases: new Map(),
      read: (card) => [card.set],
    },
    {
      type: "number",
      name: "num",
      names: ["num"],
      label: "Collector number",
      doc: "Number in the set; a code such as R-H4 is matched as a whole.",
      examples: ["num:10-20"],
      read: (card) => (/^\d+$/.test(card.number) ? Number(card.number) : null),
      code: (card) => card.number,
    },
    {
      type: "number",
      name: "copies",
      names: ["copies"],
      label: "Copies in the box",
      doc: "How many of the card are in the box.",
      examples: ["copies>=2"],
      read: (card) => card.count,
    },
    {
      type: "one",
      name: "prov",
      names: ["prov"],
      label: "Provenance",
      doc: "Where the card comes from: the rulebook, completed by us, our own, yours, imported or generated.",
      examples: ["prov:mine"],
      choices: choicesOf(PROVENANCES),
      aliases: new Map(),
      read: (card) => [card.provenance],
    },
    {
      type: "flags",
      name: "is",
      names: ["is"],
      label: "Is",
      doc: "Facts about the card that are true or false.",
      examples: [...flags.slice(0, 1).map((flag) => `is:${flag.value}`), "is:vanilla", "-is:vanilla"],
      choices: [
        ...flags.map(({ value, label }) => ({ value, label })),
        { value: "vanilla", label: "No rules text" },
        { value: "archived", label: "No longer shipped, or archived" },
        { value: "changed", label: "Changed by a person since it was shipped" },
        { value: "outdated", label: "A newer shipped version is available" },
        { value: "new", label: "Made in the last seven days", means: "rev=1 changed<7d" },
        ...(game.deck ? [{ value: "legal", label: "Legal in the format of the dock's deck", means: "legal:deck" }] : []),
        ...CARD_STATES.map((state) => ({ value: state, label: STATE_WORDS[state] })),
        ...["plays", "draft", "unique", "loyal", "abrupt", "permanent"].map(
          (value): Choice => ({ value, label: "Read from the text", later: "language" }),
        ),
      ],
      read: (card) => [
        ...flags.filter(({ key }) => card.fields[key] === true).map(({ value }) => value),
        ...(fold(card.text) === "" ? ["vanilla"] : []),
        ...(card.archived ? ["archived"] : []),
        ...(card.revision.origin === "person" ? ["changed"] : []),
        ...(card.newer === undefined ? [] : ["outdated"]),
        card.state,
      ],
    },
    {
      type: "has",
      name: "has",
      names: ["has"],
      label: "Has",
      doc: "The card has a value in that field; a printed - is none.",
      examples: ["has:flavor", "-has:text"],
      choices: [
        { value: "scenario", label: "A saved scenario", later: "table" },
        { value: "ruling", label: "A ruling", later: "table" },
      ],
    },
    {
      type: "text",
      as: "name",
      name: "by",
      names: ["by"],
      label: "Author",
      doc: "Who wrote the newest revision.",
      examples: ["by:ana rev>=2"],
      read: (card) => [card.revision.author],
    },
    {
      type: "number",
      name: "rev",
      names: ["rev"],
      label: "Revision",
      doc: "Number of the newest revision.",
      examples: ["rev>=2"],
      read: (card) => card.revision.number,
    },
    {
      type: "date",
      name: "changed",
      names: ["changed"],
      label: "Changed",
      doc: "Day of the newest revision; a span compares ages: changed<7d is the last seven days.",
      examples: ["changed>=2026-11-01", "changed<7d", "changed>2w"],
      read: (card) => card.revision.at,
    },
    {
      type: "deck",
      name: "in",
      names: ["in"],
      label: "In a deck",
      doc: "Cards of a deck; `deck` is the one in the dock. Considering does not count.",
      examples: ["in:deck", "-in:deck", 'in:"Glass Man v3"'],
    },
    {
      type: "count",
      name: "count",
      names: ["count"],
      label: "Copies in the deck",
      doc: "Copies in the deck that `in:` names, else in the dock's.",
      examples: ["in:deck count>=3", "count=0"],
    },
    rules("legal", "Allowed by a format; `legal:deck` is the format of the dock's deck.", ["legal:core-rules"]),
    rules("allowed", "Can still be added to a deck by its rules and limits.", ["allowed:deck"]),
    waiting(["keyword", "k"], "language", "Keyword", "Rules keywords of the text; each keyword with a number is a number field too.", [
      "k:flying",
      "mutation>=4",
    ]),
    waiting(["does"], "language", "Does", "What the card does, read from its text.", ["does:draw", "does=draw"]),
    waiting(["when"], "language", "When", "What the card reacts to.", ["when:destroyed"]),
    waiting(["asks"], "language", "Asks", "What the card lets a player choose.", ["asks:target"]),
    waiting(["pays"], "language", "Pays", "What the card's abilities cost.", ["pays:trait"]),
    waiting(["cond"], "language", "Condition", "What the card's text depends on.", ["cond:engaged"]),
    waiting(["zone"], "language", "Zone", "Zones that the card's text speaks of.", ["zone:hand"]),
    waiting(["wr"], "lab", "Win rate", "Win rate in the newest lab run.", ["wr>=55%"]),
    waiting(["impact"], "lab", "Impact", "What the card changes in the newest lab run.", ["impact<-2 seen>=2000"]),
    waiting(["seen"], "lab", "Seen", "Games in which the newest lab run saw the card.", ["seen>=2000"]),
    directive("sort", "Sort by", "Order of the results; several fields, - before one turns it round. No value always comes last.", [
      "sort:name",
      "sort:-changed,name",
    ]),
    directive("view", "View", "How the results are shown.", ["view:table"], VIEWS),
    directive("unique", "Once each", "One card for each value of a field.", ["unique:name"]),
    directive("game", "Game", "The game to search in; without it, the page's.", ["game:san"], GAME_IDS),
  ];
}

function numberIn(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
function partOf(value: unknown, part: string): unknown {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>)[part] : undefined;
}
function wordsIn(value: unknown): readonly string[] {
  const words = typeof value === "string" ? [value] : Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
  return words.filter((word) => word !== "");
}
function choicesOf(values: readonly string[]): readonly Choice[] {
  return values.map((value) => ({ value: valueWord(value), label: value }));
}
function aliasesOf(aliases: Readonly<Record<string, string>> | undefined): ReadonlyMap<string, string> {
  return new Map(Object.entries(aliases ?? {}).map(([alias, value]) => [valueKey(alias), valueWord(value)]));
}
function examplesOf(name: string, values: readonly string[]): readonly string[] {
  const [first = "", second] = values.map(valueWord).map(quoted);
  return second === undefined ? [`${name}:${first}`] : [`${name}:${first}`, `${name}:${first},${second}`, `-${name}:${second}`];
}
/** A value as it is written in a query: in quotes when it is not one plain word. */
export function quoted(value: string): string {
  return /^[^\s"“”„(),|:=!<>\-#@/][^\s"“”„(),|:=!<>]*$/u.test(value) && !/^(or|not)$/i.test(value)
    ? value
    : `"${value.replace(/["“”„]/gu, "")}"`;
}
