/** The words that a card needs beside itself: its set and its tags are made when it is the first to have them. */
import { db } from "../../db/client.ts";
import { listHeads } from "../../db/queries/objects.ts";
import { addObject, isTaken, type Signed } from "../../db/queries/revisions.ts";
import type { Card, GameId } from "../../engine/cards/card.ts";
import { valueAt } from "../../engine/cards/issue.ts";
import type { CardSet, Tag } from "../../engine/cards/library.ts";
import { CardSetSchema } from "../../engine/cards/library-schema.ts";
import { slugify } from "../../engine/cards/slug.ts";
import type { Fault, WordType } from "../../engine/cards/work.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";

const slugOf = (id: string): string => id.slice(id.indexOf("/") + 1);

/** The set of cards that belong to no other one. */
export const OWN_SET: CardSet = { code: "OWN", name: "Own cards" };

/** A tag as it is printed and as cards have it. */
export const TAG_NAME = /^#\p{L}[\p{L}\p{N}-]{0,58}$/u;

/** The names of a game's tags, those that are put away too. */
export const knownTags = (game: GameId): Set<unknown> => new Set(listHeads(db(), "tag", game).map(({ value }) => valueAt(value, ["name"])));

/**
 * Makes the sets and tags of a card that are not there yet. A tag that no tag can be called is a fault, and nothing is made.
 *
 * @param known the tags that there are; what is made is added to it
 */
export function ensureWords(card: Card, by: Signed, known: Set<unknown> = knownTags(card.game)): Result<null, readonly Fault[]> {
  const named = tagsOf(card);
  const faults = wordFaults(card);
  if (faults.length > 0) return err(faults);
  for (const code of new Set([card.set, ...(card.variants ?? []).map(({ set }) => set)])) ensureSet(card, code, by);
  for (const { name } of named) {
    if (known.has(name)) continue;
    known.add(name);
    const id = freeWordId("tag", card.game, name);
    addObject(db(), { type: "tag", id, game: card.game, value: { id: slugOf(id), name } satisfies Tag }, by);
  }
  return ok(null);
}

/** The tags of a card that no tag can be called. */
export const wordFaults = (card: Card): Fault[] =>
  tagsOf(card).flatMap(({ name, path }) =>
    TAG_NAME.test(name) ? [] : [{ path, message: `"${name.slice(0, 60)}" is not a valid tag: write # and one word, like #Human.` }],
  );

/** An address that no word of the type has, made of its name. */
export function freeWordId(type: WordType, game: GameId, name: string): string {
  const slug = slugify(name).slice(0, 100) || type;
  for (let n = 1; ; n++) {
    const id = `${game}/${n === 1 ? slug : `${slug}-${n}`}`;
    if (!isTaken(db(), type, id)) return id;
  }
}

function ensureSet({ game }: Card, code: string, by: Signed): void {
  const id = `${game}/${code.toLowerCase()}`;
  if (isTaken(db(), "set", id)) return;
  const set = CardSetSchema.parse(code === OWN_SET.code ? OWN_SET : { code, name: code });
  addObject(db(), { type: "set", id, game, value: set }, by);
}

/** The tags that a card's fields name, each with its place. */
function tagsOf({ game, fields }: Card): { readonly name: string; readonly path: string }[] {
  return Object.entries(gameDefinition(game).fields).flatMap(([name, spec]) => {
    const value = fields[name];
    if (spec.is !== "set" || spec.of !== "tag" || !Array.isArray(value)) return [];
    return value.map((tag, i) => ({ name: String(tag), path: `fields.${name}.${i}` }));
  });
}
