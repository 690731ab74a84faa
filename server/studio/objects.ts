/** Keywords, tags and sets as content: made, edited, put away and taken out again, with their history and what uses them. */
import type { z } from "zod";
import { db } from "../../db/client.ts";
import { findAlias, findHead, findRevision, type Head, listHeads, listRevisions } from "../../db/queries/objects.ts";
import { addAlias, addObject, addRevision, archivedBy, type Signed, setArchived, together } from "../../db/queries/revisions.ts";
import * as store from "../../db/queries/working-copies.ts";
import type { GameId, Origin } from "../../engine/cards/card.ts";
import type { CardSet, Keyword, Tag } from "../../engine/cards/library.ts";
import { CardSetSchema, KeywordSchema, TagSchema } from "../../engine/cards/library-schema.ts";
import { slugify } from "../../engine/cards/slug.ts";
import type { Fault, Typed, WordHistory, WordType, WordWork, WorkingCopy } from "../../engine/cards/work.ts";
import { faultsOf } from "../../engine/games/check-card.ts";
import { keywordFaults, keywordOf } from "../../engine/games/check-keyword.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { keywordName, nameTaken } from "../../engine/language/index.ts";
import type { By, StudioError } from "./result.ts";
import { usesOf } from "./uses.ts";
import { freeWordId, TAG_NAME } from "./words.ts";

export type Word = Keyword | Tag | CardSet;
export type WordKey = { readonly type: WordType; readonly id: string };

const SCHEMAS: Readonly<Record<WordType, z.ZodType<Word>>> = { keyword: KeywordSchema, tag: TagSchema, set: CardSetSchema };

export const signed = ({ author, note }: By, origin: Origin = "person", at = new Date().toISOString()): Signed => ({
  author,
  note,
  origin,
  at,
});
const gameOf = (id: string): GameId => id.slice(0, id.indexOf("/")) as GameId;
const slugOf = (id: string): string => id.slice(id.indexOf("/") + 1);

/** What a word is called by people: "Flying", "#Human", "Own cards". */
export const wordName = (word: Word): string => ("print" in word ? keywordName(word) : word.name);

/** Where a word's address leads; undefined when there is none. */
export function findWord(type: WordType, game: GameId, slug: string): string | undefined {
  const id = `${game}/${slug}`;
  return findHead(db(), type, id) ? id : findAlias(db(), type, id);
}

/** A word with its past and what uses it; undefined when there is none, or when what is stored of it is none. */
export function wordHistory({ type, id }: WordKey): WordHistory<Word> | undefined {
  const head = findHead(db(), type, id);
  const word = head && SCHEMAS[type].safeParse(head.value);
  if (!head || !word?.success) return undefined;
  return { ...told(head, word.data), revisions: listRevisions(db(), type, id), uses: usesOf(gameOf(id), type, word.data) };
}

const told = ({ id, revision, archived, newer }: Head, word: Word) => ({
  ...{ id, word, revision, archived },
  ...(newer === undefined ? {} : { newer }),
});

/** What is being typed into a word. Undefined when there is no such word. */
export function wordWork(key: WordKey): WordWork<Word> | undefined {
  const head = wordHistory(key);
  return head && { work: store.findWork(db(), key) ?? null, head };
}

/** Keeps what was typed, as the next step. When this returns, it is on disk. */
export function typeIntoWord(key: WordKey, work: Omit<WorkingCopy, "at">): Result<WordWork<Word>, StudioError> {
  const head = wordHistory(key);
  if (!head) return err({ code: "no-such-word", type: key.type });
  const written = store.writeWork(db(), key, { ...work, at: new Date().toISOString() });
  return written.ok ? ok({ work: written.value, head }) : err({ code: "stale-word", work: written.error.work ?? null, head });
}

/** Throws away what was typed; writing it again takes that back. False when nothing was typed. */
export const dropTypedWord = (key: WordKey): boolean => store.dropWork(db(), key);

/** A game's words of a type with the number of cards and keywords that use each, archived ones too, by id. */
export const listWords = (type: WordType, game: GameId) =>
  listHeads(db(), type, game).flatMap((head) => {
    const word = SCHEMAS[type].safeParse(head.value);
    return word.success ? [{ ...told(head, word.data), uses: usesOf(game, type, word.data).length }] : [];
  });

/** The keywords of a game as texts are read with them: those that are put away too. */
export const keywordsOf = (game: GameId): Keyword[] =>
  listHeads(db(), "keyword", game).flatMap(({ value }) => {
    const keyword = KeywordSchema.safeParse(value);
    return keyword.success ? [keyword.data] : [];
  });

/** The word that was typed, checked beside the others of its game. The slug of `id` is its id for good. */
export function checkWord({ type, id }: WordKey, typed: Typed): Result<Word, readonly Fault[]> {
  const game = gameOf(id);
  const checked = SCHEMAS[type].safeParse(type === "set" ? typed : { parameters: [], reminder: "", rules: [], ...typed, id: slugOf(id) });
  if (!checked.success) return err(faultsOf(checked.error, typed));
  const others = listHeads(db(), type, game).filter((other) => other.id !== id);
  if (type === "keyword") {
    const { print, rules, definition, reminder } = checked.data as Keyword;
    const keyword = keywordOf({ id: slugOf(id), print, rules, definition, reminder });
    if (!keyword.ok) return keyword;
    const rows = keywordsOf(game).filter((row) => row.id !== keyword.value.id);
    const taken = nameTaken(keyword.value, rows);
    if (taken !== undefined) return err([{ path: "print", message: taken }]);
    const faults = keywordFaults(game, rows, keyword.value);
    return faults.length > 0 ? err(faults) : keyword;
  }
  const word = checked.data as Tag | CardSet;
  if (type === "tag" && !TAG_NAME.test(word.name)) return err([{ path: "name", message: "A tag must be # and one word, like #Human." }]);
  if (type === "set" && "code" in word && !/^[A-Z0-9-]{1,12}$/.test(word.code))
    return err([{ path: "code", message: "A set code must be 1 to 12 capital letters, digits or hyphens, like MC1." }]);
  const taken = others.some(({ value }) => {
    const other = SCHEMAS[type].safeParse(value);
    return other.success && "name" in other.data && other.data.name.toLowerCase() === word.name.toLowerCase();
  });
  return taken ? err([{ path: "name", message: `There is already a ${type} called ${word.name}. Give this one another name.` }]) : ok(word);
}

/** Makes a word of a game. */
export function newWord(type: WordType, game: GameId, typed: Typed, by: By): Result<WordHistory<Word>, StudioError> {
  const made = together(db(), (): Result<WordKey, StudioError> => {
    const name = typed[type === "keyword" ? "print" : type === "set" ? "code" : "name"];
    const id =
      type === "set"
        ? `${game}/${String(name).toLowerCase()}`
        : freeWordId(type, game, type === "keyword" ? keywordName({ id: "", print: String(name) }) : String(name));
    const word = checkWord({ type, id }, typed);
    if (!word.ok) return err({ code: "does-not-fit", faults: word.error });
    if (findHead(db(), type, id))
      return err({ code: "does-not-fit", faults: [{ path: "code", message: `There is already a set ${name}.` }] });
    addObject(db(), { type, id, game, value: word.value }, signed(by));
    return ok({ type, id });
  });
  return made.ok ? historyOf(made.value) : made;
}

function historyOf(key: WordKey): Result<WordHistory<Word>, StudioError> {
  const history = wordHistory(key);
  return history ? ok(history) : err({ code: "no-such-word", type: key.type });
}

/**
 * Saves a word as a new revision. Its name is what `rename` changes, since texts have to follow.
 *
 * @param edit.step newest step of the typing that is saved: it is thrown away then, unless somebody typed on
 */
export function saveWord(
  key: WordKey,
  { base, value, step, ...by }: By & { base: number; value: Typed; step?: number | undefined },
): Result<WordHistory<Word>, StudioError> {
  const saved = together(db(), (): Result<null, StudioError> => {
    const before = wordHistory(key);
    if (!before) return err({ code: "no-such-word", type: key.type });
    const word = checkWord(key, value);
    if (!word.ok) return err({ code: "does-not-fit", faults: word.error });
    const path = key.type === "keyword" ? "print" : "name";
    if (key.type !== "set" && wordName(before.word) !== wordName(word.value) && before.uses.length > 0)
      return err({ code: "does-not-fit", faults: [{ path, message: "Texts use this name. Use Rename, so that they follow." }] });
    if ("code" in before.word && "code" in word.value && before.word.code !== word.value.code)
      return err({
        code: "does-not-fit",
        faults: [{ path: "code", message: "You cannot change a set's code, because cards use it. Make another set." }],
      });
    const written = writeWord(key, word.value, base, signed(by));
    if (written.ok && step !== undefined) store.dropWork(db(), key, step);
    return written;
  });
  return saved.ok ? historyOf(key) : saved;
}

/** Writes a checked word, and lets its name lead to it. */
export function writeWord(key: WordKey, word: Word, base: number | undefined, by: Signed): Result<null, StudioError> {
  const written = addRevision(db(), key, { value: word, base }, by);
  if (!written.ok) {
    const head = wordHistory(key);
    return err(head && written.error.code === "stale" ? { code: "word-changed", head } : { code: "no-such-word", type: key.type });
  }
  const alias = `${gameOf(key.id)}/${slugify(wordName(word))}`;
  if (alias !== key.id && slugOf(alias) !== "") addAlias(db(), key.type, alias, key.id);
  return ok(null);
}

/** Makes an older revision of a word the head again, as a new one. */
export function restoreWord(key: WordKey, number: number, by: By): Result<WordHistory<Word>, StudioError> {
  const old = findRevision(db(), key.type, key.id, number);
  const head = findHead(db(), key.type, key.id);
  if (!head) return err({ code: "no-such-word", type: key.type });
  if (!old) return err({ code: "no-such-revision", number });
  const note = by.note || `Restored revision ${number}`;
  return saveWord(key, { ...by, note, base: head.revision.number, value: old.value as Typed });
}

/** Puts a word away, or takes it out again. Texts that use a keyword that was put away are understood as before. */
export function archiveWord(key: WordKey, archived: boolean): Result<WordHistory<Word>, StudioError> {
  const by = archivedBy(db(), key);
  if (by === undefined) return err({ code: "no-such-word", type: key.type });
  if (by === "shipped" && !archived) return err({ code: "no-longer-shipped" });
  if (by === null || !archived) setArchived(db(), key, archived);
  return historyOf(key);
}
