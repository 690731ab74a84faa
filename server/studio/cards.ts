/**
 * Writing cards: what is typed is kept as a working copy, saving makes a revision of it. Whatever happens meanwhile in another window is
 * told and never overwritten.
 */
import { db } from "../../db/client.ts";
import { randomId } from "../../db/hash.ts";
import { findHead, findRevision, type Head, listRevisions } from "../../db/queries/objects.ts";
import {
  addAlias,
  addObject,
  addRevision,
  archivedBy,
  isTaken,
  type ObjectKey,
  type Signed,
  setArchived,
  together,
} from "../../db/queries/revisions.ts";
import * as store from "../../db/queries/working-copies.ts";
import { blankFields } from "../../engine/cards/blank.ts";
import { type Card, type CardId, type GameId, type LibraryCard, type Origin, parseCardId } from "../../engine/cards/card.ts";
import { valueAt } from "../../engine/cards/issue.ts";
import type { CardHistory } from "../../engine/cards/library.ts";
import { slugify } from "../../engine/cards/slug.ts";
import type { CardWork, OpenWork, SavedCard, Typed, UndoStep, WorkingCopy } from "../../engine/cards/work.ts";
import { checkCard } from "../../engine/games/check-card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import type { CardReader } from "../../engine/games/reading.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { proposeArt } from "../../faces/art/index.ts";
import { cardHistory } from "../cards.ts";
import { cardReaderOf, findCard, libraryOf } from "../library.ts";
import { followRenames, withFollowed } from "./follow.ts";
import type { By, StudioError } from "./result.ts";
import { keepUnsaidOf } from "./unsaid.ts";
import { ensureWords, OWN_SET } from "./words.ts";

const keyOf = (id: CardId): ObjectKey => ({ type: "card", id });
const signed = ({ author, note }: By, origin: Origin = "person"): Signed => ({ author, note, origin, at: new Date().toISOString() });

/** A card that has a head which can be shown, with its history; a mistake of ours when there is none. */
function historyOf(id: CardId): CardHistory {
  const history = cardHistory(id);
  if (!history) throw new Error(`${id} was written and is not there`);
  return history;
}

/** What is being typed into a card. Undefined when there is no such card. */
export function cardWork(id: CardId): CardWork | undefined {
  const head = findCard(id);
  return head && workTold(head, store.findWork(db(), keyOf(id)));
}

function workTold(head: LibraryCard, work: WorkingCopy | undefined): CardWork {
  if (!work) return { work: null, head, faults: [], problems: head.reading?.problems ?? [] };
  const card = checkCard(whole(work.value, head));
  const text = work.value["text"];
  const { reading } = cardReaderOf(head.game).read({ name: head.name, text: typeof text === "string" ? text : "" }, "person");
  return { work, head, faults: card.ok ? [] : card.error, problems: reading?.problems ?? [] };
}

/** What cannot be typed stays what it is. */
const whole = (typed: Typed, { id, game }: Pick<Card, "id" | "game">): Typed => ({ ...typed, id, game });

/** Keeps what was typed, as the next step. When this returns, it is on disk. */
export function typeInto(id: CardId, work: Omit<WorkingCopy, "at">): Result<CardWork, StudioError> {
  const head = findCard(id);
  if (!head) return err({ code: "no-such-card" });
  const at = new Date().toISOString();
  const written = store.writeWork(db(), keyOf(id), { ...work, value: whole(work.value, head), at });
  const text = work.value["text"];
  if (written.ok && typeof text === "string") keepUnsaidOf({ id, game: head.game, text }, work.author, cardReaderOf(head.game));
  return written.ok ? ok(workTold(head, written.value)) : err({ code: "stale", work: written.error.work ?? null, head });
}

/** Throws away what was typed; writing it again takes that back. False when nothing was typed. */
export const dropTyped = (id: CardId): boolean => store.dropWork(db(), keyOf(id));

/** The cards of a game into which something is typed that is no revision yet; what was typed back to how it is saved is nothing. */
export const openCards = (game: GameId): OpenWork[] => store.listWork(db(), "card", game).filter(({ id }) => differs(id as CardId));

function differs(id: CardId): boolean {
  const head = findHead(db(), "card", id);
  const work = store.findWork(db(), keyOf(id));
  if (!head || !work) return false;
  const typed = checkCard(whole(work.value, { id, game: gameOfId(id) }));
  return !typed.ok || canonicalJson(typed.value) !== canonicalJson(head.value);
}

/** The card as it is saved: its text in canonical words where it is understood. */
export function canonicalCard(card: Card, reader: CardReader = cardReaderOf(card.game)): Card {
  const text = reader.canonical(card.text, { name: card.name, kind: card.kind });
  return text === card.text ? card : { ...card, text };
}

/** Letters that a note has at most. */
const MOST_NOTE = 500;

/** A revision's note with what was typed, where the text is stored in words that are more than another spelling of it. */
const withTyped = (by: Signed, typed: string, stored: string, reader: CardReader): Signed =>
  typed === stored || reader.trees(typed).length > 0
    ? by
    : { ...by, note: `${by.note === "" ? "" : `${by.note}. `}Typed as: ${typed}`.slice(0, MOST_NOTE) };

/**
 * Makes a card.
 *
 * @param typed what is known of it; whatever else a card of its kind has is filled with the least that it can hold
 */
export function newCard(game: GameId, typed: Typed, by: By): Result<CardHistory, StudioError> {
  const { kinds, fields } = gameDefinition(game);
  const kind = typed["kind"] ?? kinds[0]?.id;
  const made = together(db(), (): Result<CardId, StudioError> => {
    const typedName = typeof typed["name"] === "string" ? typed["name"].trim() : "";
    const name = typedName === "" ? freeName(game, "Untitled card") : typedName;
    const id = freeId(game, typedName);
    const set = typed["set"] ?? OWN_SET.code;
    const blank = {
      ...{ names: {}, text: "", flavor: "", flavors: {}, count: 1, credit: { artist: "", licence: "" }, provenance: "mine", fixed: [] },
      ...{ set, number: freeNumber(game, String(set)) },
    };
    const given = typeof typed["fields"] === "object" ? typed["fields"] : {};
    const value: Typed = {
      ...{ ...blank, ...typed, id, game, kind, name },
      fields: { ...(typeof kind === "string" ? blankFields(fields, kind, libraryOf(game).cards) : {}), ...given },
      art: typed["art"] ?? { motif: "skyline", seed: id, palette: "neutral" },
    };
    const checked = checkCard(value);
    if (!checked.ok) return err({ code: "does-not-fit", faults: checked.error });
    const card = canonicalCard(typed["art"] === undefined ? { ...checked.value, art: proposeArt(checked.value) } : checked.value);
    keepUnsaidOf(card, signed(by).author, cardReaderOf(game));
    const added = addCard(card, signed(by));
    return added.ok ? ok(id) : added;
  });
  return made.ok ? ok(historyOf(made.value)) : made;
}

/**
 * An address that no card has: made of the name, else of chance.
 *
 * @param given addresses that are given away already and not written yet: the numbers up to which each was tried, by address without a number
 */
export function freeId(game: GameId, name: string, given: Map<string, number> = new Map()): CardId {
  const slug = slugify(name).slice(0, 100) || `card-${randomId().slice(0, 4)}`;
  for (let n = (given.get(slug) ?? 0) + 1; ; n++) {
    const id = parseCardId(`${game}/${n === 1 ? slug : `${slug}-${n}`}`);
    if (!id || isTaken(db(), "card", id)) continue;
    given.set(slug, n);
    return id;
  }
}

/** The name, or with the first number behind it that makes it nobody else's: "Tidal Wave (copy 2)". */
function freeName(game: GameId, name: string): string {
  const taken = new Set(libraryOf(game).cards.map((card) => card.name));
  for (let n = 1; ; n++) {
    const free = n === 1 ? name : name.endsWith(")") ? `${name.slice(0, -1)} ${n})` : `${name} ${n}`;
    if (!taken.has(free)) return free;
  }
}

/** The number after the highest whole number in a set. */
export function freeNumber(game: GameId, set: string): string {
  const numbers = libraryOf(game).cards.flatMap((card) => (card.set === set && /^\d{1,6}$/.test(card.number) ? [Number(card.number)] : []));
  return String(Math.max(0, ...numbers) + 1);
}

export type Edit = By & {
  /** Number of the revision that the edit was made on. */
  readonly base: number;
  readonly value: Typed;
  /** Newest step of the typing that is saved: it is thrown away then, unless somebody typed on. */
  readonly step?: number | undefined;
};

/** Saves a card as a new revision; one that is equal to the head writes nothing. */
export function saveCard(id: CardId, { base, value, step, ...by }: Edit): Result<SavedCard, StudioError> {
  const saved = together(db(), (): Result<readonly UndoStep[], StudioError> => {
    const head = findHead(db(), "card", id);
    if (!head) return err({ code: "no-such-card" });
    const checked = checkCard(whole(value, { id, game: gameDefinition(gameOfId(id)).id }));
    if (!checked.ok) return err({ code: "does-not-fit", faults: checked.error });
    const reader = cardReaderOf(checked.value.game);
    const card = canonicalCard(checked.value, reader);
    const written = writeCard(card, base, withTyped(signed(by), checked.value.text, card.text, reader));
    if (!written.ok) return written;
    keepUnsaidOf(card, signed(by).author, reader);
    if (step !== undefined) store.dropWork(db(), keyOf(id), step);
    return ok(followed(head, checked.value, signed(by)));
  });
  if (!saved.ok) return saved;
  const { value: undo } = saved;
  return ok({ ...historyOf(id), ...(undo.length > 0 ? { undo } : {}) });
}

/** Lets texts follow a card that was saved with another name; how that and the card are taken back, empty when no text named it. */
function followed({ id, value, revision }: Head, { game, name }: Card, by: Signed): readonly UndoStep[] {
  const from = String(valueAt(value, ["name"]));
  const steps = from === name ? [] : followRenames(game, new Map([[id, from]]), by);
  const after = findHead(db(), "card", id)?.revision.number ?? revision.number;
  return steps.length > 0 ? withFollowed([{ type: "card", id, before: revision.number, after }], steps) : [];
}

const gameOfId = (id: CardId): GameId => id.slice(0, id.indexOf("/")) as GameId;

/** Writes a checked card with the words that it needs, and lets its new name lead to it. */
export function writeCard(card: Card, base: number | undefined, by: Signed, tags?: Set<unknown>): Result<null, StudioError> {
  const words = ensureWords(card, by, tags);
  if (!words.ok) return err({ code: "does-not-fit", faults: words.error });
  const written = addRevision(db(), keyOf(card.id), { value: card, base }, by);
  if (!written.ok) {
    const head = findCard(card.id);
    return err(head && written.error.code === "stale" ? { code: "changed-meanwhile", head } : { code: "no-such-card" });
  }
  nameCard(card);
  return ok(null);
}

/** Lets a card's name lead to it. */
function nameCard({ id, game, name }: Card): void {
  const named = `${game}/${slugify(name)}`;
  if (named !== id && parseCardId(named)) addAlias(db(), "card", named, id);
}

/** Writes a checked card that is new, with the words that it needs. Its id must be free. */
export function addCard(card: Card, by: Signed, tags?: Set<unknown>): Result<null, StudioError> {
  const words = ensureWords(card, by, tags);
  if (!words.ok) return err({ code: "does-not-fit", faults: words.error });
  addObject(db(), { type: "card", id: card.id, game: card.game, value: card }, by);
  nameCard(card);
  return ok(null);
}

/** Makes an older revision the head again, as a new one. What is as it was shipped counts as shipped again. */
export function restoreCard(id: CardId, number: number, by: By): Result<CardHistory, StudioError> {
  const restored = together(db(), (): Result<null, StudioError> => {
    const head = findHead(db(), "card", id);
    if (!head) return err({ code: "no-such-card" });
    const old = findRevision(db(), "card", id, number);
    const checked = old && checkCard(old.value);
    if (!old || !checked) return err({ code: "no-such-revision", number });
    if (!checked.ok) return err({ code: "does-not-fit", faults: checked.error });
    const newest = newestShipped(id);
    const origin = newest?.hash === old.revision.hash ? "shipped" : "person";
    const note = by.note || (newest?.number === number ? "Restored the shipped version" : `Restored revision ${number}`);
    const written = writeCard(checked.value, undefined, signed({ ...by, note }, origin));
    if (written.ok) followed(head, checked.value, signed({ ...by, note }));
    return written;
  });
  return restored.ok ? ok(historyOf(id)) : restored;
}

const newestShipped = (id: CardId) => listRevisions(db(), "card", id).findLast(({ origin }) => origin === "shipped");

/** Makes a card as it came with the studio again. */
export function putBack(id: CardId, by: By): Result<CardHistory, StudioError> {
  if (!findHead(db(), "card", id)) return err({ code: "no-such-card" });
  const newest = newestShipped(id);
  return newest ? restoreCard(id, newest.number, by) : err({ code: "never-shipped" });
}

/** Puts a card away, or takes it out again. */
export function archiveCard(id: CardId, archived: boolean): Result<CardHistory, StudioError> {
  const by = archivedBy(db(), keyOf(id));
  if (by === undefined || !findCard(id)) return err({ code: "no-such-card" });
  if (by === "shipped" && !archived) return err({ code: "no-longer-shipped" });
  if (by === null || !archived) setArchived(db(), keyOf(id), archived);
  return ok(historyOf(id));
}

/** Makes a card of one's own that is like another one; it goes into the studio's own set unless another one is named. */
export function duplicateCard(
  id: CardId,
  { name, set = OWN_SET.code, ...by }: By & { readonly name?: string | undefined; readonly set?: string | undefined },
): Result<CardHistory, StudioError> {
  const card = findCard(id);
  if (!card) return err({ code: "no-such-card" });
  const {
    revision: _r,
    state: _s,
    reading: _g,
    seen: _w,
    archived: _a,
    newer: _n,
    variants: _v,
    number: _u,
    keywords: _k,
    former: _f,
    ...own
  } = card;
  const copy = { ...own, name: name ?? freeName(card.game, `${card.name.slice(0, 100)} (copy)`), set, provenance: "mine", fixed: [] };
  return newCard(card.game, copy, { ...by, note: by.note || `Copied from ${card.name}` });
}
