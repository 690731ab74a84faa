/** The table of a scenario: the cards of its game and those that are written in its file. */

import { type Card, parseCardId } from "../cards/card.ts";
import { CardEnvelopeSchema } from "../cards/card-schema.ts";
import { type FieldSpec, storedFields } from "../cards/fields.ts";
import { fieldsSchema } from "../cards/fields-schema.ts";
import { issueSentence, valueAt } from "../cards/issue.ts";
import { slugify } from "../cards/slug.ts";
import type { Boards } from "../games/boards/index.ts";
import type { NamedDeck } from "../games/game.ts";
import { gameDefinition } from "../games/index.ts";
import { openPlayable } from "../games/open-playable.ts";
import type { DraftCard, PlayableGame } from "../games/playable.ts";
import { withFullStop } from "../kernel/full-stop.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import type { KeywordRow } from "../language/index.ts";
import type { InlineCard } from "./schema.ts";
import { heard, instead, type Mistake, type Path, type Table } from "./table.ts";

/** What a game is played with where no file adds to it. */
export type Pool = {
  readonly game: PlayableGame;
  readonly cards: readonly Card[];
  readonly keywords: readonly KeywordRow[];
  /** Decks that options may name. */
  readonly decks?: readonly NamedDeck[];
  /** The boards of the game, if it has any. */
  readonly boards?: Boards;
};

/** A card written in a file, with its place there. */
export type Written = { readonly card: InlineCard; readonly path: Path };

type Made = { readonly card: Card; readonly path: Path };

/** A game opened with its pool and the cards of a file. */
export function openTable(pool: Pool, written: readonly Written[]): Result<Table, readonly Mistake[]> {
  const read = readCards(pool, written);
  if (!read.ok) return read;
  const { game, keywords, decks, boards } = pool;
  const opened = openPlayable(game, { cards: read.value.cards, keywords, ...(decks ? { decks } : {}), ...(boards ? { boards } : {}) });
  return opened.ok ? opened : err(opened.error.flatMap((draft) => draftMistakes(draft, read.value.made)));
}

/** The cards of a pool with those of a file. */
export function writtenCards(pool: Pool, written: readonly Written[]): Result<readonly Card[], readonly Mistake[]> {
  const read = readCards(pool, written);
  return read.ok ? ok(read.value.cards) : read;
}

type ReadCards = { readonly cards: readonly Card[]; readonly made: readonly Made[] };

/** A written card replaces the one whose id or whose only name it has. */
function readCards(pool: Pool, written: readonly Written[]): Result<ReadCards, readonly Mistake[]> {
  const mistakes: Mistake[] = [];
  const made: Made[] = [];
  for (const one of written) {
    const result = makeCard(pool, one);
    if (!result.ok) mistakes.push(...result.error);
    else if (made.some(({ card }) => card.id === result.value.id))
      mistakes.push({ code: "card", path: one.path, message: `${result.value.id} is defined twice. Give one of them another name or id.` });
    else made.push({ card: result.value, path: one.path });
  }
  if (mistakes.length > 0) return err(mistakes);
  const replaced = pool.cards.map((card) => made.find((one) => one.card.id === card.id)?.card ?? card);
  return ok({ cards: [...replaced, ...made.flatMap(({ card }) => (pool.cards.some(({ id }) => id === card.id) ? [] : [card]))], made });
}

/** A card that cannot be played, at its text if the file has it. */
function draftMistakes({ card, name, problems }: DraftCard, made: readonly Made[]): Mistake[] {
  const own = made.find((one) => one.card.id === card);
  return problems.map(({ from, to, message }): Mistake => {
    const words = own?.card.text.slice(from, Math.min(to, from + 60));
    const place = own && to > from ? ` at character ${from + 1}${words ? `, "${words}"` : ""}` : "";
    return {
      code: "text",
      path: own ? [...own.path, "text"] : ["game"],
      message: `${name} cannot be played${place}: ${withFullStop(message)}`,
    };
  });
}

/** What is written in place of a name. */
const STANDS_FOR_CARDS: ReadonlySet<string> = new Set(["any", "?"]);

/** The whole card that a written one stands for. */
function makeCard({ game, cards }: Pool, { card, path }: Written): Result<Card, readonly Mistake[]> {
  const definition = gameDefinition(game);
  const named = cards.filter(({ name }) => heard(name) === heard(card.name));
  const id = card.id ?? (named.length === 1 ? named[0]?.id : undefined) ?? `${game}/${slugify(card.name)}`;
  const before = cards.find((one) => one.id === id);
  const kind = card.kind ?? before?.kind;
  const mistake = (at: Path, message: string) => err([{ code: "card" as const, path: [...path, ...at], message }]);
  if (STANDS_FOR_CARDS.has(card.name)) return mistake(["name"], `"${card.name}" stands for any card. Give the card another name.`);
  if (parseCardId(id) === undefined)
    return mistake(["id"], `${id} is not an id. An id is ${game}/ and lower-case letters, digits and hyphens.`);
  if (named.length > 1 && card.id === undefined)
    return mistake(
      ["name"],
      `${named.length} cards have this name. Use the id of the one you mean: ${named.map((one) => one.id).join(" or ")}.`,
    );
  const kinds = definition.kinds.map((one) => one.id);
  if (kind === undefined || !kinds.includes(kind))
    return mistake(
      card.kind === undefined ? [] : ["kind"],
      `${kind === undefined ? "The card has no kind" : `${definition.name} has no card kind ${kind}`}.${instead(kind ?? "", kinds)}`,
    );
  const specs = storedFields(definition.fields, kind);
  const own = before?.kind === kind ? before.fields : Object.fromEntries(specs.flatMap(([name, spec]) => nothingIn(name, spec)));
  const checked = fieldsSchema(definition.fields, kind).safeParse({ ...own, ...card.fields });
  if (!checked.success)
    return err(
      checked.error.issues.map((issue) => ({
        code: "card" as const,
        path: [...path, "fields", ...issue.path.map((key) => (typeof key === "number" ? key : String(key)))],
        message: `${issue.path.join(".") || "fields"}: ${issueSentence(issue, valueAt(card.fields, issue.path))}`,
      })),
    );
  const envelope = CardEnvelopeSchema.safeParse({
    ...(before ? printed(before) : PLAIN),
    id,
    game,
    kind,
    name: card.name,
    text: card.text ?? before?.text ?? "",
    count: card.count ?? before?.count ?? 1,
    number: card.number ?? before?.number ?? "inline",
    fields: checked.data,
  });
  if (envelope.success) return ok({ ...envelope.data, fields: checked.data } as Card);
  const [issue] = envelope.error.issues;
  return mistake([String(issue?.path[0] ?? "")], issue ? issueSentence(issue, valueAt(card, issue.path)) : "The card cannot be read.");
}

/** What is printed on a card, without what a library keeps beside it. */
const printed = (card: Card): Partial<Card> =>
  Object.fromEntries(Object.entries(card).filter(([name]) => Object.hasOwn(CardEnvelopeSchema.shape, name)));

/** What a card has besides when nobody says it. */
const PLAIN = {
  set: "INLINE",
  names: {},
  flavor: "",
  flavors: {},
  art: { motif: "portrait", seed: "inline", palette: "gear" },
  credit: { artist: "", licence: "" },
  provenance: "mine",
  fixed: [],
} as const;

/** A field that a written card leaves out: the least number that it may be, or empty. */
function nothingIn(name: string, spec: FieldSpec): [string, unknown][] {
  if (spec.optional) return [];
  switch (spec.is) {
    case "number":
      return [[name, spec.min ?? 0]];
    case "numbers":
      return [[name, spec.sparse ? {} : Object.fromEntries(spec.keys.map((key) => [key, spec.min ?? 0]))]];
    case "one":
      return spec.of[0] === undefined ? [] : [[name, spec.of[0]]];
    case "set":
      return [[name, []]];
    case "flag":
      return [[name, false]];
    case "text":
      return [[name, ""]];
    case "record":
      return [[name, {}]];
    case "derived":
    case "fromText":
      return [];
  }
}
