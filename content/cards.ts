/** The card files of a game, `cards/*.json`: `{ "set": "MC1", "cards": [ … ] }`. */
import { z } from "zod";
import type { Card } from "../engine/cards/card.ts";
import { CardEnvelopeSchema } from "../engine/cards/card-schema.ts";
import { storedFields } from "../engine/cards/fields.ts";
import { fieldsSchema } from "../engine/cards/fields-schema.ts";
import type { CardSet, Tag } from "../engine/cards/library.ts";
import { nearest } from "../engine/cards/nearest.ts";
import type { GameDefinition } from "../engine/games/game.ts";
import { check } from "./check.ts";
import { readSource } from "./file.ts";
import { type JsonFile, readJson } from "./json.ts";
import type { Problem } from "./problem.ts";

/** What a card file may leave out of a card. */
const DEFAULTS = { names: {}, text: "", flavor: "", flavors: {}, count: 1, fields: {}, credit: { artist: "", licence: "" }, fixed: [] };
/** Members that a card file gives once for all its cards. */
const GIVEN = { game: "the folder already sets it", set: "the file already sets it at the top" } as const;
const MEMBERS = Object.keys(CardEnvelopeSchema.shape).filter((name) => !(name in GIVEN));

const FileSchema = z.strictObject({ set: z.string().min(1), cards: z.array(z.unknown()) });

/** `sets` and `tags` undefined: the game has no such list that could be read, and nothing is checked against it. */
type Known = { readonly game: GameDefinition; readonly sets: readonly CardSet[] | undefined; readonly tags: readonly Tag[] | undefined };

export type ReadCards = {
  readonly cards: readonly Card[];
  readonly problems: readonly Problem[];
  /** Names of cards that have problems. */
  readonly broken: ReadonlySet<string>;
  /** A file could not be read at all, so its cards are not known. */
  readonly blind: boolean;
};

type Found = { readonly card: Card; readonly json: JsonFile; readonly index: number };

/** Reads all card files of a game and checks them against each other, too. */
export function readCards(files: readonly string[], known: Known): ReadCards {
  const problems: Problem[] = [];
  const found: Found[] = [];
  const broken = new Set<string>();
  let blind = false;
  for (const file of files) {
    const read = readFile(file, known);
    problems.push(...read.problems);
    if (!read.json) blind = true;
    else
      for (const [index, raw] of read.cards.entries()) {
        const result = readCard(raw, index, read.set, read.json, known);
        if ("card" in result) found.push({ card: result.card, json: read.json, index });
        else {
          problems.push(...result.problems);
          if (typeof result.name === "string") broken.add(result.name);
        }
      }
  }
  return { cards: found.map(({ card }) => card), problems: [...problems, ...clashes(found, known.game)], broken, blind };
}

type CardFile =
  | { readonly json?: undefined; readonly problems: readonly Problem[] }
  | { readonly json: JsonFile; readonly set: string; readonly cards: readonly unknown[]; readonly problems: readonly Problem[] };

function readFile(file: string, { sets }: Known): CardFile {
  const read = readSource(file);
  if ("problem" in read) return { problems: [read.problem] };
  const { json, problems } = readJson(read.source);
  if (!json) return { problems };
  const checked = check({ schema: FileSchema, json, base: [], members: Object.keys(FileSchema.shape) }, json.value);
  if ("problems" in checked) return { problems: [...problems, ...checked.problems] };
  const { set, cards } = checked.value;
  const codes = sets?.map(({ code }) => code);
  if (!codes || codes.includes(set)) return { json, set, cards, problems };
  const [like] = nearest(set, codes);
  return {
    json,
    set,
    cards,
    problems: [
      ...problems,
      json.at(["set"], "set", `${set} is not a set in sets.json. ${like ? `Did you mean ${like}?` : "Add it there or correct the code."}`),
    ],
  };
}

function readCard(
  raw: unknown,
  index: number,
  set: string,
  json: JsonFile,
  { game, tags }: Known,
): { readonly card: Card } | { readonly problems: readonly Problem[]; readonly name: unknown } {
  const base = ["cards", index];
  if (typeof raw !== "object" || raw === null || Array.isArray(raw))
    return { problems: [json.at(base, "", "Write a card here: { … }.")], name: undefined };
  const written = raw as Readonly<Record<string, unknown>>;
  const problems = Object.entries(GIVEN).flatMap(([name, why]) =>
    name in written ? [json.atName([...base, name], name, `A card must not have "${name}": ${why}. Remove it.`)] : [],
  );
  const value: Readonly<Record<string, unknown>> = { ...DEFAULTS, ...written, game: game.id, set };

  const envelope = check({ schema: CardEnvelopeSchema, json, base, members: MEMBERS }, value);
  if ("problems" in envelope) problems.push(...envelope.problems);
  const { id, kind } = value;
  if (typeof id === "string" && !id.startsWith(`${game.id}/`)) {
    problems.push(json.at([...base, "id"], "id", `The id ${id} must begin with ${game.id}/, the game of its folder.`));
  }
  if (typeof kind === "string") problems.push(...wrongKind(kind, base, json, game));
  const fields = check(
    {
      schema: schemaOf(game, String(kind), tags),
      json,
      base: [...base, "fields"],
      shown: ["fields"],
      members: membersOf(game, String(kind)),
    },
    value["fields"],
  );
  const isKind = game.kinds.some((known) => known.id === kind);
  if (isKind && "problems" in fields) problems.push(...fields.problems);
  if ("problems" in envelope || "problems" in fields || problems.length > 0) return { problems, name: written["name"] };

  const card: Card = { ...envelope.value, fields: fields.value } as Card;
  const unknownFixed = card.fixed.flatMap((path, i) =>
    valueAt(card, path) === undefined
      ? [
          json.at(
            [...base, "fixed", i],
            `fixed.${i}`,
            `This card has no value ${path}. Name one that it has, such as "name" or "fields.${membersOf(game, card.kind)[0] ?? "cost"}".`,
          ),
        ]
      : [],
  );
  return unknownFixed.length > 0 ? { problems: unknownFixed, name: card.name } : { card };
}

function wrongKind(kind: string, base: readonly (string | number)[], json: JsonFile, game: GameDefinition): readonly Problem[] {
  const ids = game.kinds.map(({ id }) => id);
  if (ids.includes(kind)) return [];
  const [like] = nearest(kind, ids);
  return [
    json.at(
      [...base, "kind"],
      "kind",
      `${game.name} has no card kind ${kind}. ${like ? `Did you mean ${like}?` : `Its kinds are ${ids.join(", ")}.`}`,
    ),
  ];
}

const membersOf = (game: GameDefinition, kind: string) => storedFields(game.fields, kind).map(([name]) => name);

const schemas = new WeakMap<object, Map<string, ReturnType<typeof fieldsSchema>>>();
/** The schema of a kind's fields, made once per game and list of tags. */
function schemaOf(game: GameDefinition, kind: string, tags: readonly Tag[] | undefined): ReturnType<typeof fieldsSchema> {
  const owner = tags ?? game;
  const known = schemas.get(owner) ?? new Map<string, ReturnType<typeof fieldsSchema>>();
  schemas.set(owner, known);
  const made =
    known.get(`${game.id} ${kind}`) ??
    fieldsSchema(
      game.fields,
      kind,
      tags?.map(({ name }) => name),
    );
  known.set(`${game.id} ${kind}`, made);
  return made;
}

/** Two cards with one id, one number in a set, or one name in a game of decks, where the name is the identity. */
function clashes(found: readonly Found[], game: GameDefinition): readonly Problem[] {
  const problems: Problem[] = [];
  const unique = (field: string, keyOf: (card: Card) => string, message: (card: Card, other: string) => string) => {
    const first = new Map<string, Found>();
    for (const here of found) {
      const key = keyOf(here.card);
      const other = first.get(key);
      if (!other) first.set(key, here);
      else {
        const { file, line } = other.json.at(["cards", other.index], "", "");
        problems.push(here.json.at(["cards", here.index, field], field, message(here.card, `${other.card.name} (${file}:${line})`)));
      }
    }
  };
  unique(
    "id",
    (card) => card.id,
    (card, other) => `The id ${card.id} is already used by ${other}. Give this card its own id, such as ${card.id}-2.`,
  );
  unique(
    "number",
    (card) => `${card.set} ${card.number}`,
    (card, other) => `${card.set} ${card.number} is already used by ${other}. Give this card its own number.`,
  );
  if (game.deck)
    unique(
      "name",
      (card) => card.name,
      (card, other) => `The name ${card.name} is already used by ${other}, and decks list cards by name. Rename one of them.`,
    );
  return problems;
}

function valueAt(card: Card, path: string): unknown {
  let at: unknown = card;
  for (const key of path.split("."))
    at = typeof at === "object" && at !== null && Object.hasOwn(at, key) ? (at as Readonly<Record<string, unknown>>)[key] : undefined;
  return at;
}
