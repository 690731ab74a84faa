/** Takes back what was written at once: an import, or many cards of a table. What is new is put away, what changed is as it was, by a new revision. */
import { db } from "../../db/client.ts";
import { addStep, findDeck, findStep, setDeckDeleted } from "../../db/queries/decks.ts";
import { findHead, findRevision, listRevisions } from "../../db/queries/objects.ts";
import { addRevision, setArchived, together } from "../../db/queries/revisions.ts";
import { setScenarioArchived } from "../../db/queries/scenarios.ts";
import type { GameId } from "../../engine/cards/card.ts";
import { valueAt } from "../../engine/cards/issue.ts";
import type { TakenBack, UndoStep } from "../../engine/cards/work.ts";
import { parseDeckId } from "../../engine/decks/stored.ts";
import { signed } from "./objects.ts";

const NOTE = "Undone";

/** Takes back steps of a game in one transaction, the last one first. What somebody changed since stays as it is and is named. */
export function takeBack(game: GameId, steps: readonly UndoStep[], author: string): TakenBack {
  return together(db(), () => {
    const left = steps.toReversed().flatMap((step) => (takeOne(game, step, author) ? [] : [nameOf(step)]));
    return { taken: steps.length - left.length, left };
  });
}

function takeOne(game: GameId, { type, id, before, after }: UndoStep, author: string): boolean {
  const at = new Date().toISOString();
  if (type === "scenario") return setScenarioArchived(db(), id, at);
  if (type === "deck") return takeDeck(game, id, before, after, at);
  const head = id.startsWith(`${game}/`) ? findHead(db(), type, id) : undefined;
  if (head?.revision.number !== after) return false;
  const key = { type, id };
  if (before === null) {
    setArchived(db(), key, true);
    return true;
  }
  const old = findRevision(db(), type, id, before);
  if (!old) return false;
  const shipped = listRevisions(db(), type, id).findLast(({ origin }) => origin === "shipped");
  const origin = shipped?.hash === old.revision.hash ? "shipped" : "person";
  return addRevision(db(), key, { value: old.value, base: after }, signed({ author, note: NOTE }, origin)).ok;
}

function takeDeck(game: GameId, text: string, before: number | null, after: number, at: string): boolean {
  const id = parseDeckId(text);
  const kept = id && findDeck(db(), id);
  if (!id || !kept || kept.deleted || kept.deck.list.game !== game || kept.deck.step !== after) return false;
  if (before === null) return setDeckDeleted(db(), id, at);
  const old = findStep(db(), id, before);
  return old !== undefined && addStep(db(), id, { base: after, list: old.list, name: NOTE, at }).ok;
}

function nameOf({ type, id }: UndoStep): string {
  const name = type === "scenario" || type === "deck" ? undefined : valueAt(findHead(db(), type, id)?.value, ["name"]);
  return typeof name === "string" ? name : id;
}
