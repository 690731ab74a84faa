/** People's decks: autosave step by step, named versions, copies, deleting with a way back. */

import { db } from "../db/client.ts";
import { randomId } from "../db/hash.ts";
import * as store from "../db/queries/decks.ts";
import type { DeckList, Pool } from "../engine/cards/deck.ts";
import { entrySectionIds } from "../engine/cards/deck.ts";
import { copies, leadersIn } from "../engine/cards/entries.ts";
import { bySection } from "../engine/cards/sections.ts";
import { checkDeck, type DeckCheck } from "../engine/decks/check.ts";
import { withNamesOfToday } from "../engine/decks/follow.ts";
import {
  type DeckId,
  type DeckStep,
  type DeckSummary,
  type DeckVersion,
  type Pin,
  parseDeckId,
  type StoredDeck,
} from "../engine/decks/stored.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { err, type Result } from "../engine/kernel/result.ts";
import { poolOf } from "./library.ts";

export type { StepError } from "../db/queries/decks.ts";

const now = () => new Date().toISOString();
const newId = () => randomId() as DeckId;

/** A stored deck has a name that can be read out and clicked: a list without one is called so. */
const named = (list: DeckList): DeckList => (list.name.trim() === "" ? { ...list, name: "Untitled deck" } : list);

/** Checks a deck by the rules of its game; undefined when the game has no deck rules yet. */
export function checkList(list: DeckList, format?: string): DeckCheck | undefined {
  const rules = gameDefinition(list.game).deck;
  return rules && checkDeck(list, poolOf(list.game), rules, format);
}

/** What is kept with the names that its cards have now. */
const ofToday = <Kept extends { readonly list: DeckList }>(kept: Kept): Kept => {
  const list = withNamesOfToday(kept.list, poolOf(kept.list.game));
  return list === kept.list ? kept : { ...kept, list };
};

/** Decks in use, or deleted ones, the last changed first. */
export const deckSummaries = (which: "used" | "deleted" = "used"): DeckSummary[] =>
  store.listDecks(db(), which).map((deck) => summary(ofToday(deck)));

/** All decks in use with their lists, the last changed first. */
export const allDecks = (): StoredDeck[] => store.listDecks(db(), "used").map(ofToday);

function summary({ list, ...deck }: StoredDeck): DeckSummary {
  const check = checkList(list);
  const counts = gameDefinition(list.game).deck?.counted(list, poolOf(list.game)) ?? bySection((id) => copies(list.sections[id]));
  return {
    ...deck,
    leaders: leadersIn(list).map(({ name }) => name),
    game: list.game,
    name: list.name,
    format: list.format,
    counts,
    legal: check?.legal ?? false,
    problems: check?.problems.length ?? 0,
  };
}

/** Reads the last part of a deck's address: `<id>`, or `<id>@v3` for a version of it. `id` is undefined when it can be none. */
export function readDeckAddress(segment: string): { readonly id: DeckId | undefined; readonly version: number | undefined } {
  const [, text = "", version] = /^([^@]*)(?:@v(\d{1,9}))?$/.exec(segment.replace("%40", "@")) ?? [];
  return { id: parseDeckId(text), version: version === undefined ? undefined : Number(version) };
}

/** A deck by its id, and whether it was deleted; undefined when there never was one. */
export const findDeck = (id: DeckId): store.KeptDeck | undefined => {
  const kept = store.findDeck(db(), id);
  return kept && { ...kept, deck: ofToday(kept.deck) };
};

/** Writes decks, all or none. */
export const createDecks = (added: readonly { list: DeckList; stepName: string; parent?: DeckId }[]): StoredDeck[] =>
  store.addDecks(
    db(),
    added.map((deck) => ({ ...deck, list: named(deck.list), id: newId() })),
    now(),
  );

/** Saves an edit on top of step `base`. When this returns it is on disk. */
export const saveStep = (id: DeckId, edit: { base: number; list: DeckList; name: string }): Result<StoredDeck, store.StepError> => {
  const saved = store.addStep(db(), id, { ...edit, list: named(edit.list), at: now() });
  return saved.ok || saved.error.code !== "stale" ? saved : err({ ...saved.error, deck: ofToday(saved.error.deck) });
};

/** The steps of a deck that are kept, oldest first. */
export const deckSteps = (id: DeckId): DeckStep[] => store.listSteps(db(), id);

/** One step with the list that it left. */
export const deckStep = (id: DeckId, number: number): (DeckStep & { readonly list: DeckList }) | undefined => {
  const step = store.findStep(db(), id, number);
  return step && ofToday(step);
};

/** Names the newest step, if it is still `step`, and pins every card to the revision of today. */
export const nameVersion = (id: DeckId, name: string, step: number): Result<DeckVersion, store.StepError> =>
  store.addVersion(db(), id, { name, step, at: now(), pins: (list) => pinsOf(list, poolOf(list.game)) });

/** The named versions of a deck, oldest first. */
export const deckVersions = (id: DeckId): DeckVersion[] => store.listVersions(db(), id).map(ofToday);

/** The cards of a list that the pool knows, each with its revision, by id. */
function pinsOf(list: DeckList, pool: Pool): Pin[] {
  const cards = entrySectionIds(list.game)
    .flatMap((section) => list.sections[section])
    .flatMap((entry) => pool.byName.get(entry.name) ?? []);
  const pins = new Map(cards.map((card): [string, Pin] => [card.id, { id: card.id, revision: card.revision.number }]));
  return [...pins.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Deletes a deck. It can be brought back; false when there is no such deck. */
export const deleteDeck = (id: DeckId): boolean => store.setDeckDeleted(db(), id, now());

/** Brings a deleted deck back; false when there is no such deck. */
export const restoreDeck = (id: DeckId): boolean => store.setDeckDeleted(db(), id, null);
