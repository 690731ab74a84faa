/** Gives cards out as an archive: with their whole history, and with all that they need elsewhere. */
import { db } from "../../db/client.ts";
import { findDeck, listVersions } from "../../db/queries/decks.ts";
import { findHead, listHeads } from "../../db/queries/objects.ts";
import { archivedBy, type ObjectKey, wholeRevisions } from "../../db/queries/revisions.ts";
import { listScenarios } from "../../db/queries/scenarios.ts";
import type { Card, GameId } from "../../engine/cards/card.ts";
import { type DeckList, entrySectionIds } from "../../engine/cards/deck.ts";
import { KeywordSchema } from "../../engine/cards/library-schema.ts";
import { pictureHash } from "../../engine/cards/picture.ts";
import type { DeckId } from "../../engine/decks/stored.ts";
import { byCodePoint } from "../../engine/kernel/order.ts";
import { cardOfRow } from "../card-row.ts";
import { poolOf } from "../library.ts";
import { Slices } from "../slices.ts";
import { type ArchivedDeck, type ArchivedObject, type ArchivedScenario, ArchiveFiles } from "./archive-file.ts";
import { chosenCards, type Which } from "./export.ts";
import { listWords } from "./objects.ts";
import { readPicture } from "./pictures.ts";
import { hasTag, readUses, usesOf } from "./uses.ts";

/** An archive of cards with their scenarios and pictures, and the sets, tags and keywords that they use; `deck`: of this deck, with its list and its versions. */
export async function exportArchive(game: GameId, which: Which & { readonly deck?: DeckId | undefined }): Promise<Uint8Array<ArrayBuffer>> {
  const deck = which.deck === undefined ? undefined : findDeck(db(), which.deck)?.deck;
  const ids = deck && new Set(cardsOf(deck.list));
  const cards = ids ? chosenCards(game, {}).filter(({ id }) => ids.has(id)) : chosenCards(game, which);
  await readUses(game);
  const files = new ArchiveFiles();
  const pictures = new Set<string>();
  const keys: ObjectKey[] = [...cards.map(({ id }) => ({ type: "card" as const, id })), ...wordsOf(game, cards)];
  const slices = new Slices();
  const objects: ArchivedObject[] = [];
  for (const key of keys.toSorted((a, b) => byCodePoint(a.type, b.type) || byCodePoint(a.id, b.id))) {
    const object = objectOf(key, files, pictures);
    if (object) objects.push(object);
    await slices.rest();
  }
  const scenarios = cards
    .flatMap(({ id }) => listScenarios(db(), id))
    .map(({ id, card, author, at, value }): ArchivedScenario => ({ id, card, author, at, hash: files.value("scenarios", value) }))
    .toSorted((a, b) => byCodePoint(a.id, b.id));
  const kept: string[] = [];
  for (const hash of [...pictures].sort()) {
    const data = await readPicture(hash);
    if (!data) continue;
    files.picture(hash, new Uint8Array(data));
    kept.push(hash);
  }
  return files.pack({ game, objects, scenarios, decks: deck ? [deckOf(deck, files)] : [], pictures: kept });
}

/** The cards that a deck names and that its game has. */
function cardsOf(list: DeckList): readonly string[] {
  const { byName } = poolOf(list.game);
  return entrySectionIds(list.game)
    .flatMap((section) => list.sections[section])
    .flatMap(({ name }) => byName.get(name)?.id ?? []);
}

function objectOf(key: ObjectKey, files: ArchiveFiles, pictures: Set<string>): ArchivedObject | undefined {
  const head = findHead(db(), key.type, key.id);
  if (!head || key.type === "deck") return undefined;
  const revisions = wholeRevisions(db(), key).map(({ value, at, ...revision }) => {
    for (const hash of picturesOf(cardOfRow(value))) pictures.add(hash);
    return { ...revision, hash: files.value("revisions", value), ...(revision.origin === "shipped" ? {} : { at }) };
  });
  const away = archivedBy(db(), key) === "person" ? { archived: true as const } : {};
  return { type: key.type, id: key.id, head: head.revision.number, ...away, revisions };
}

const picturesOf = (card: Card | undefined): string[] =>
  [card?.art, ...(card?.variants ?? []).map(({ art }) => art)].flatMap((art) =>
    art && "image" in art ? (pictureHash(art.image) ?? []) : [],
  );

function deckOf(
  { id, parent, createdAt, updatedAt, list }: NonNullable<ReturnType<typeof findDeck>>["deck"],
  files: ArchiveFiles,
): ArchivedDeck {
  const versions = listVersions(db(), id).map(({ name, at, list: then, pins }) => ({
    ...{ name, at, pins: [...pins] },
    list: files.value("decks", then),
  }));
  return { id, ...(parent ? { parent } : {}), createdAt, updatedAt, list: files.value("decks", list), versions };
}

/** The sets, tags and keywords that cards use, and the keywords that those are made of. */
function wordsOf(game: GameId, cards: readonly Card[]): ObjectKey[] {
  const codes = new Set(cards.flatMap(({ set, variants = [] }) => [set, ...variants.map((one) => one.set)]));
  const written = JSON.stringify(cards.map(({ fields }) => fields));
  const keywords = keywordsOf(game, cards);
  const texts = [...cards.map(({ text }) => text), ...keywords.map(({ definition }) => definition)].join("\n");
  const named = (type: "tag" | "set") => listWords(type, game).map(({ id, word }) => ({ type, id, word }));
  return [
    ...named("set").flatMap(({ type, id, word }) => ("code" in word && codes.has(word.code) ? [{ type, id }] : [])),
    ...named("tag").flatMap(({ type, id, word }) =>
      "name" in word && (written.includes(JSON.stringify(word.name)) || hasTag(texts, word.name)) ? [{ type, id }] : [],
    ),
    ...keywords.map(({ id }) => ({ type: "keyword" as const, id })),
  ];
}

/** The keywords that the texts of cards use, and those that such a keyword is made of. */
function keywordsOf(game: GameId, cards: readonly Card[]): readonly { readonly id: string; readonly definition: string }[] {
  const ids = new Set<string>(cards.map(({ id }) => `card ${id}`));
  const others = listHeads(db(), "keyword", game).flatMap(({ id, value }) => {
    const word = KeywordSchema.safeParse(value);
    if (!word.success) return [];
    return [{ id, definition: word.data.definition ?? "", uses: usesOf(game, "keyword", word.data).map((use) => `${use.type} ${use.id}`) }];
  });
  const found = new Map<string, { readonly id: string; readonly definition: string }>();
  for (let size = -1; found.size > size; ) {
    size = found.size;
    for (const { id, definition, uses } of others)
      if (uses.some((use) => ids.has(use))) {
        ids.add(`keyword ${id}`);
        found.set(id, { id, definition });
      }
  }
  return [...found.values()];
}
