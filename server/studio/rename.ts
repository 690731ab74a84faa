/** Renames a keyword or a tag with every text that uses it: shown beforehand, written in one transaction, and taken back as a whole. */
import { db } from "../../db/client.ts";
import { findHead, findRevision, listHeads } from "../../db/queries/objects.ts";
import { together } from "../../db/queries/revisions.ts";
import type { Card, GameId } from "../../engine/cards/card.ts";
import type { Keyword, Tag } from "../../engine/cards/library.ts";
import { KeywordSchema } from "../../engine/cards/library-schema.ts";
import type { Renaming, Rewrite, Typed, WordUse } from "../../engine/cards/work.ts";
import { keywordFaults } from "../../engine/games/check-keyword.ts";
import { hasLanguage } from "../../engine/games/game.ts";
import { vocabulariesOf } from "../../engine/games/languages.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { composeLanguage, keywordName, type Language, type Rewritten, reprinted, retagged, reworded } from "../../engine/language/index.ts";
import { cardOfRow } from "../card-row.ts";
import { cardReaderOf } from "../library.ts";
import { writeCard } from "./cards.ts";
import { checkWord, keywordsOf, signed, type WordKey, wordHistory, wordName, writeWord } from "./objects.ts";
import type { By, StudioError } from "./result.ts";
import { headNumbers, retype } from "./retype.ts";

type Renamable = Keyword | Tag;
type Plan = Renaming & {
  readonly word: Renamable;
  readonly cards: readonly { readonly card: Card }[];
  readonly keywords: readonly Keyword[];
  /** What is being typed into a card, with the word renamed in it. */
  readonly retyped: (typed: Typed) => Typed;
};

const gameOf = (id: string): GameId => id.slice(0, id.indexOf("/")) as GameId;
const noteOf = (from: string, to: string) => `Renamed ${from} to ${to}`;

/** What a renaming would do; nothing is written. */
export function previewRename(key: WordKey, name: string): Result<Renaming, StudioError> {
  const plan = planRename(key, name);
  return plan.ok ? ok(toldPlan(plan.value)) : plan;
}

const toldPlan = ({ from, to, rewrites, left }: Plan): Renaming => ({ from, to, rewrites, left });

/** Renames a word and rewrites what uses it: everything, or nothing. */
export function renameWord(key: WordKey, name: string, by: By): Result<Renaming, StudioError> {
  return together(db(), () => {
    const plan = planRename(key, name);
    if (!plan.ok) return plan;
    const at = signed({ ...by, note: by.note || noteOf(plan.value.from, plan.value.to) });
    const heads = headNumbers(gameOf(key.id));
    const word = writeWord(key, plan.value.word, undefined, at);
    if (!word.ok) return word;
    for (const keyword of plan.value.keywords)
      writeWord({ type: "keyword", id: `${gameOf(key.id)}/${keyword.id}` }, keyword, undefined, at);
    for (const { card } of plan.value.cards) {
      const written = writeCard(card, undefined, at);
      if (!written.ok) throw new Error(`${card.id} could not be rewritten: ${written.error.code}`);
    }
    retype(gameOf(key.id), heads, plan.value.retyped);
    return ok(toldPlan(plan.value));
  });
}

/**
 * Takes the newest renaming of a word back. What was not touched since is as it was, letter for letter; what was edited since is rewritten
 * as by any renaming.
 */
export function undoRename(key: WordKey, by: By): Result<Renaming, StudioError> {
  return together(db(), () => {
    const head = findHead(db(), key.type, key.id);
    const history = wordHistory(key);
    const before = head && findRevision(db(), key.type, key.id, head.revision.number - 1);
    const old = before && checkWord(key, before.value as Typed);
    if (!head || !history) return err({ code: "no-such-word", type: key.type });
    if (!old?.ok || wordName(old.value) === wordName(history.word)) return err({ code: "not-renamed" });
    const undone = renameWord(key, wordName(old.value), {
      ...by,
      note: by.note || `Undid: ${noteOf(wordName(old.value), wordName(history.word))}`,
    });
    if (!undone.ok) return undone;
    for (const { type, id } of undone.value.rewrites) {
      const now = findHead(db(), type, id);
      const renamed = now && findRevision(db(), type, id, now.revision.number - 1);
      const original = now && findRevision(db(), type, id, now.revision.number - 2);
      // The renaming wrote all of its revisions at one moment; one of another moment came later.
      if (type !== "card" || !original || renamed?.revision.at !== head.revision.at) continue;
      const card = cardOfRow(original.value);
      if (card) writeCard(card, undefined, signed({ ...by, note: "As before the rename" }, original.revision.origin));
    }
    return undone;
  });
}

function planRename(key: WordKey, name: string): Result<Plan, StudioError> {
  const history = wordHistory(key);
  if (!history || key.type === "set") return err({ code: "no-such-word", type: key.type });
  const { word } = history;
  const from = wordName(word);
  const renamed: Typed = "print" in word ? { ...word, print: `${name}${word.print.slice(from.length)}` } : { ...word, name };
  return "print" in word ? planKeyword(key, word, renamed, from, name) : planTag(key, word as Tag, renamed, from, name);
}

/** Every card of the game that a card of this studio is, put away or not. */
const cardsOf = (game: GameId): Card[] => listHeads(db(), "card", game).flatMap(({ value }) => cardOfRow(value) ?? []);

function planKeyword(key: WordKey, word: Keyword, typed: Typed, from: string, to: string): Result<Plan, StudioError> {
  const game = gameOf(key.id);
  const renamed = KeywordSchema.safeParse(typed);
  if (!renamed.success)
    return err({ code: "does-not-fit", faults: [{ path: "name", message: "A name must be one line with at least one letter." }] });
  const others = keywordsOf(game).filter(({ id }) => id !== word.id);
  const twin = others.find((other) => keywordName(other).toLowerCase() === to.toLowerCase());
  if (twin) return err({ code: "does-not-fit", faults: [{ path: "name", message: `There is already a keyword ${keywordName(twin)}.` }] });
  const reworked = others.map((other) => rewordedKeyword(other, from, to));
  const changed = reworked.filter((other, i) => other !== others[i]);
  const faults = keywordFaults(game, reworked, renamed.data);
  if (faults.length > 0) return err({ code: "does-not-fit", faults: faults.map(({ message }) => ({ path: "name", message })) });
  const next = hasLanguage(game) ? composeLanguage(vocabulariesOf(game, [...reworked, renamed.data]), { proven: true }) : undefined;
  const { language } = cardReaderOf(game);
  if (!language || !next?.ok)
    return ok({ from, to, word: renamed.data, rewrites: [], left: [], cards: [], keywords: [], retyped: (typed) => typed });
  const target: Language = next.value;
  const plan = planTexts(game, (text) => reprinted(language, target, text, { id: word.id, name: from }));
  return ok({
    from,
    to,
    word: renamed.data,
    ...plan,
    keywords: changed,
    rewrites: [...plan.rewrites, ...keywordRewrites(game, others, reworked)],
  });
}

function rewordedKeyword(keyword: Keyword, from: string, to: string): Keyword {
  const definition = keyword.definition === undefined ? undefined : reworded(keyword.definition, from, to);
  const reminder = reworded(keyword.reminder, from, to);
  if (definition === keyword.definition && reminder === keyword.reminder) return keyword;
  return { ...keyword, reminder, ...(definition === undefined ? {} : { definition }) };
}

function keywordRewrites(game: GameId, before: readonly Keyword[], after: readonly Keyword[]): Rewrite[] {
  return after.flatMap((keyword, i) => {
    const old = before[i];
    if (!old || old === keyword) return [];
    const meaning = ({ definition, reminder }: Keyword) => definition ?? reminder;
    return [
      { type: "keyword" as const, id: `${game}/${keyword.id}`, name: keywordName(keyword), before: meaning(old), after: meaning(keyword) },
    ];
  });
}

function planTag(key: WordKey, word: Tag, typed: Typed, from: string, to: string): Result<Plan, StudioError> {
  const game = gameOf(key.id);
  const renamed = checkWord(key, typed);
  if (!renamed.ok) return err({ code: "does-not-fit", faults: renamed.error });
  const { language } = cardReaderOf(game);
  const rewrite = (text: string): Rewritten => (language ? retagged(language, text, from, to) : { text, uses: false, left: false });
  const retagField = (fields: Card["fields"]): Card["fields"] =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.map((one) => (one === from ? to : one)) : value]),
    ) as Card["fields"];
  const plan = planTexts(game, rewrite, retagField);
  const others = keywordsOf(game);
  const reworked = others.map((keyword) => {
    const definition = keyword.definition === undefined ? undefined : rewrite(keyword.definition).text;
    const reminder = rewrite(keyword.reminder).text;
    return definition === keyword.definition && reminder === keyword.reminder
      ? keyword
      : { ...keyword, reminder, ...(definition === undefined ? {} : { definition }) };
  });
  const changed = reworked.filter((keyword, i) => keyword !== others[i]);
  return ok({
    ...{ from, to, word: { ...word, name: to } as Tag, ...plan, keywords: changed },
    rewrites: [...plan.rewrites, ...keywordRewrites(game, others, reworked)],
  });
}

/** The cards that a renaming changes, and the drafts that mention the word where nothing is understood. */
function planTexts(
  game: GameId,
  rewrite: (text: string) => Rewritten,
  refield: (fields: Card["fields"]) => Card["fields"] = (fields) => fields,
): Pick<Plan, "cards" | "rewrites" | "left" | "retyped"> {
  const cards: { card: Card }[] = [];
  const rewrites: Rewrite[] = [];
  const left: WordUse[] = [];
  for (const card of cardsOf(game)) {
    const { id, name, text, fields } = card;
    const after = rewrite(text);
    const refielded = refield(fields);
    if (after.left) left.push({ type: "card", id, name, text });
    if (!after.uses && JSON.stringify(refielded) === JSON.stringify(fields)) continue;
    cards.push({ card: { ...card, text: after.text, fields: refielded } });
    rewrites.push({ type: "card", id, name, before: text, after: after.text });
  }
  const retyped = (typed: Typed): Typed => {
    const { text, fields } = typed as { readonly text?: unknown; readonly fields?: unknown };
    const after = typeof text === "string" ? rewrite(text).text : text;
    const refielded = isFields(fields) ? refield(fields) : fields;
    return after === text && JSON.stringify(refielded) === JSON.stringify(fields) ? typed : { ...typed, text: after, fields: refielded };
  };
  return { cards, rewrites, left, retyped };
}

/** Whether what is typed as fields can be looked through; their values may be anything yet. */
const isFields = (value: unknown): value is Card["fields"] => typeof value === "object" && value !== null && !Array.isArray(value);
