/** A card with a text that is not understood, as a person would leave it in the studio: no shipped card is one. */
import { openDb } from "../../db/client.ts";
import { findHead } from "../../db/queries/objects.ts";
import { editAsPerson } from "../../db/testing.ts";

export const DRAFT = {
  id: "megacorp/kurzwel-cultist",
  text: "Whenn this is destryed, draw 1 card. Flying. Sacrifice this: Deal 2 damage to target character.",
};

/** Writes the draft into the database of a studio that is running. */
export function writeDraft(database: string): void {
  const db = openDb(database);
  const card = findHead(db, "card", DRAFT.id)?.value;
  if (typeof card !== "object") throw new Error(`There is no ${DRAFT.id}.`);
  const value = { ...card, text: DRAFT.text };
  editAsPerson(
    db,
    { type: "card", game: "megacorp", id: DRAFT.id, value },
    { author: "Ana", note: "A first try", at: "2026-11-20T10:00:00.000Z" },
  );
  db.$client.close();
}
