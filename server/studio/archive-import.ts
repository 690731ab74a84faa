/**
 * Takes an archive in: every object with its history, scenarios, decks. What is here already stays, and nothing of it is lost. All is written
 * in one transaction, which a dry run and an error undo, so that what is told is what is done.
 */
import { db } from "../../db/client.ts";
import { addStep, addWholeDeck, findDeck, setDeckDeleted } from "../../db/queries/decks.ts";
import { findHead } from "../../db/queries/objects.ts";
import {
  addAlias,
  addHistory,
  appendHistory,
  type ObjectKey,
  setArchived,
  trial,
  type WholeRevision,
  wholeRevisions,
} from "../../db/queries/revisions.ts";
import { addScenario, findScenario, setScenarioArchived } from "../../db/queries/scenarios.ts";
import { type Card, type GameId, parseCardId } from "../../engine/cards/card.ts";
import { DeckListSchema } from "../../engine/cards/deck-schema.ts";
import { valueAt } from "../../engine/cards/issue.ts";
import { slugify } from "../../engine/cards/slug.ts";
import type { ImportReport, ImportRow, Typed, UndoStep } from "../../engine/cards/work.ts";
import { type DeckVersion, parseDeckId } from "../../engine/decks/stored.ts";
import { checkCard } from "../../engine/games/check-card.ts";
import { canonicalJson } from "../../engine/kernel/canonical.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { ScenarioSchema } from "../../engine/scenarios/index.ts";
import { findCard } from "../library.ts";
import { type ArchivedDeck, type ArchivedObject, type ArchivedScenario, type Opened, openArchive } from "./archive-file.ts";
import { cardNames, followRenames } from "./follow.ts";
import { report } from "./import.ts";
import { checkWord, signed, type Word, wordName } from "./objects.ts";
import { takePicture } from "./pictures.ts";
import { runScenarios } from "./scenarios.ts";
import { ensureWords } from "./words.ts";

export type ArchiveWish = { readonly dryRun: boolean; readonly skipErrors: boolean; readonly author?: string };

type Done = { readonly told: ImportRow; readonly undo?: UndoStep };

/** Takes an archive in. The error is a sentence about the whole. */
export async function importArchive(
  game: GameId,
  bytes: Uint8Array,
  { dryRun, skipErrors, author = "" }: ArchiveWish,
): Promise<Result<ImportReport, string>> {
  const opened = openArchive(bytes);
  if (!opened.ok) return opened;
  const { manifest, picture } = opened.value;
  if (manifest.game !== game) return err(`This archive is for ${manifest.game.slice(0, 40)}, not ${game}. Import it there.`);
  const missing = manifest.pictures.filter((hash) => !picture(hash));
  if (missing.length > 0) return err(`${missing.length} pictures are missing from the archive. It may be incomplete; export it again.`);
  const isWrong = (done: readonly Done[]) => !skipErrors && done.some(({ told }) => told.outcome === "error");
  const tried = trial(
    db(),
    () => writeAll(game, opened.value, author),
    () => false,
  );
  if (!dryRun && !isWrong(tried.value))
    for (const hash of manifest.pictures)
      if (!(await takePicture(hash, picture(hash) ?? new Uint8Array())))
        return err("A picture in the archive does not match its name. The archive may be damaged; export it again.");
  // Somebody may have written while the pictures were.
  const { value: done, kept } = dryRun
    ? tried
    : trial(
        db(),
        () => writeAll(game, opened.value, author),
        (all) => !isWrong(all),
      );
  if (kept) for (const { card } of manifest.scenarios) showAtWork(card);
  return ok({
    ...report(done.map(({ told }, i) => ({ ...told, row: i + 1 }))),
    ...{ own: [], headings: [], texts: [] },
    written: kept,
    undo: kept ? done.flatMap(({ undo }) => undo ?? []) : [],
  });
}

/** What scenarios show of a card is known once they were played here. */
function showAtWork(id: string): void {
  const card = findCard(id);
  if (card) runScenarios(card);
}

/** Writes everything that can be written, words before the cards that use them. A keyword may be made of others, so it is tried until nothing more can be read. */
function writeAll(game: GameId, archive: Opened, author: string): readonly Done[] {
  const { objects, scenarios, decks } = archive.manifest;
  const write = (object: ArchivedObject) => writeObject(game, object, archive, author);
  const names = cardNames(game);
  const done: Done[] = objects.filter(({ type }) => type === "set" || type === "tag").map(write);
  let left = objects.filter(({ type }) => type === "keyword");
  for (;;) {
    const tried = left.map((object) => ({ object, made: write(object) }));
    const failed = tried.filter(({ made }) => made.told.outcome === "error");
    const isStuck = failed.length === left.length;
    done.push(...(isStuck ? tried : tried.filter(({ made }) => made.told.outcome !== "error")).map(({ made }) => made));
    if (isStuck) break;
    left = failed.map(({ object }) => object);
  }
  done.push(...objects.filter(({ type }) => type === "card").map(write));
  const followed = followRenames(game, names, signed({ author, note: "Imported" }, "import"));
  return [
    ...done,
    ...followed.map((undo) => ({
      told: { row: 0, type: undo.type, id: undo.id, name: undo.id, outcome: "changed" as const, faults: [], changes: ["text"] },
      undo,
    })),
    ...scenarios.map((scenario) => writeScenario(game, scenario, archive)),
    ...decks.map((deck) => writeDeck(game, deck, archive)),
  ];
}

const failed = (type: ImportRow["type"], id: string, message: string, path = ""): Done => ({
  told: { row: 0, type, id, name: id, outcome: "error", faults: [{ path, message }], changes: [] },
});

function writeObject(game: GameId, object: ArchivedObject, archive: Opened, author: string): Done {
  const { type, id } = object;
  const key = { type, id };
  if (!id.startsWith(`${game}/`)) return failed(type, id, `${id} belongs to another game.`, "id");
  const history = historyOf(object, archive);
  if (!history.ok) return failed(type, id, history.error);
  const newest = history.value.find(({ number }) => number === object.head);
  if (!newest) return failed(type, id, `${id} has no revision ${object.head}, which should be its newest.`);
  const checked = type === "card" ? checkCard(newest.value) : checkWord({ type, id }, newest.value as Typed);
  if (!checked.ok) return { told: { ...failed(type, id, "").told, faults: checked.error } };
  const value: Card | Word = checked.value;
  if ("kind" in value) {
    if (value.id !== id) return failed(type, id, `The card's own id is ${value.id}.`, "id");
    const words = ensureWords(value, signed({ author, note: "Imported" }, "import"));
    if (!words.ok) return { told: { ...failed(type, id, "").told, faults: words.error } };
  }
  const told = { row: 0, type, id, name: "kind" in value ? value.name : wordName(value), faults: [], changes: [] };
  const before = findHead(db(), type, id)?.revision.number ?? null;
  const here = wholeRevisions(db(), key);
  const added = before === null ? history.value : notHere(here, history.value, object.head);
  if (added.length === 0) return { told: { ...told, outcome: "unchanged" } };
  if (before === null) {
    // What no studio of this version ships is nobody's but its owner's.
    const own = added.map((one) => (one.origin === "shipped" ? { ...one, origin: "import" as const } : one));
    addHistory(db(), { ...key, game }, own, object.head);
    if (object.archived) setArchived(db(), key, true);
  } else appendHistory(db(), key, added, isContinued(here, history.value) ? object.head : undefined);
  for (const { value: then } of history.value) nameObject(game, key, then);
  const after = findHead(db(), type, id)?.revision.number ?? object.head;
  return {
    told: {
      ...told,
      ...(before === null
        ? { outcome: "new" as const }
        : { outcome: "changed" as const, changes: added.map(({ number }) => `revision ${number}`) }),
    },
    undo: { type, id, before, after },
  };
}

/** The revisions of an archived object, each checked against its hash. The error is a sentence. */
function historyOf({ id, revisions }: ArchivedObject, { value }: Opened): Result<readonly WholeRevision[], string> {
  const history: WholeRevision[] = [];
  for (const [i, { at = new Date().toISOString(), ...revision }] of revisions.entries()) {
    const said = value("revisions", revision.hash);
    if (typeof said !== "object" || said === null || revision.number !== i + 1)
      return err(`Revision ${revision.number} of ${id} is missing or does not match its hash. The archive is damaged; export it again.`);
    history.push({ ...revision, at, value: said });
  }
  return ok(history);
}

/** Whether an archived history begins with all that is here, so that it goes on with the same numbers. */
const isContinued = (here: readonly WholeRevision[], history: readonly WholeRevision[]): boolean =>
  here.length <= history.length && here.every(({ hash }, i) => hash === history[i]?.hash);

/** What an archived history adds to the one that is here. The newest of the archive comes last, so that it is what everybody sees. */
function notHere(here: readonly WholeRevision[], history: readonly WholeRevision[], head: number): readonly WholeRevision[] {
  if (isContinued(here, history)) return history.slice(here.length);
  const known = new Set(here.map(({ hash }) => hash));
  const missing = history.filter(({ hash }) => !known.has(hash));
  if (missing.length === 0) return [];
  return [...missing.filter(({ number }) => number !== head), ...history.filter(({ number }) => number === head)];
}

/** Lets every name that an object ever had lead to it, as it does where it comes from. */
function nameObject(game: GameId, { type, id }: ObjectKey, value: unknown): void {
  const name = valueAt(value, ["name"]) ?? valueAt(value, ["print"]);
  const alias = typeof name === "string" ? `${game}/${slugify(name)}` : id;
  if (alias !== id && parseCardId(alias)) addAlias(db(), type, alias, id);
}

function writeScenario(game: GameId, { id, card, hash, author, at }: ArchivedScenario, { value }: Opened): Done {
  const read = ScenarioSchema.safeParse(value("scenarios", hash));
  if (!read.success)
    return failed("scenario", id, `A scenario of ${card} is missing or not valid. The archive is damaged; export it again.`);
  if (!card.startsWith(`${game}/`) || !findHead(db(), "card", card))
    return failed("scenario", id, `This scenario belongs to ${card}, which is in neither the studio nor the archive.`);
  const told = { row: 0, type: "scenario" as const, id, name: read.data.name, faults: [], changes: [] };
  const known = findScenario(db(), id);
  if (known && !known.archived) return { told: { ...told, outcome: "unchanged" } };
  if (known) setScenarioArchived(db(), id, null);
  else addScenario(db(), { id, game, card, author, at, value: value("scenarios", hash) });
  return { told: { ...told, outcome: known ? "changed" : "new" }, undo: { type: "scenario", id, before: null, after: 1 } };
}

function writeDeck(game: GameId, deck: ArchivedDeck, { value }: Opened): Done {
  const id = parseDeckId(deck.id);
  const parent = deck.parent === undefined ? undefined : parseDeckId(deck.parent);
  const list = DeckListSchema.safeParse(value("decks", deck.list));
  const versions = deck.versions.flatMap(({ name, at, list: hash, pins }, i): DeckVersion[] => {
    const then = DeckListSchema.safeParse(value("decks", hash));
    const kept = pins.flatMap((pin) => {
      const card = parseCardId(pin.id);
      return card ? [{ id: card, revision: pin.revision }] : [];
    });
    return then.success ? [{ number: i + 1, name, at, list: then.data, pins: kept }] : [];
  });
  if (!id || !list.success || list.data.game !== game || versions.length < deck.versions.length)
    return failed("deck", deck.id, "The list of this deck is missing or not valid for this game. The archive is damaged; export it again.");
  const told = { row: 0, type: "deck" as const, id, name: list.data.name, faults: [], changes: [] };
  const kept = findDeck(db(), id);
  if (!kept) {
    const { createdAt, updatedAt } = deck;
    addWholeDeck(db(), { id, list: list.data, ...(parent ? { parent } : {}), createdAt, updatedAt, versions }, "Imported");
    return { told: { ...told, outcome: "new" }, undo: { type: "deck", id, before: null, after: 1 } };
  }
  const { step } = kept.deck;
  if (!kept.deleted && canonicalJson(kept.deck.list) === canonicalJson(list.data)) return { told: { ...told, outcome: "unchanged" } };
  if (kept.deleted) setDeckDeleted(db(), id, null);
  addStep(db(), id, { base: step, list: list.data, name: "Imported", at: new Date().toISOString() });
  return { told: { ...told, outcome: "changed", changes: ["list"] }, undo: { type: "deck", id, before: step, after: step + 1 } };
}
