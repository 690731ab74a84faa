/** Cards and the words of a game as the database holds them, checked: what was saved by another version of the studio may be no card of this one. */
import type { z } from "zod";
import type { Head } from "../db/queries/objects.ts";
import type { Card } from "../engine/cards/card.ts";
import { CardEnvelopeSchema } from "../engine/cards/card-schema.ts";
import { valueAt } from "../engine/cards/issue.ts";
import type { Skipped } from "../engine/cards/library.ts";
import type { Fault } from "../engine/cards/work.ts";
import { checkCard, faultsOf } from "../engine/games/check-card.ts";
import { err, ok, type Result } from "../engine/kernel/result.ts";

/** The card of a row; undefined when the row is none. Of an old revision the fields may be those of its time. */
export function cardOfRow(value: unknown): Card | undefined {
  const read = CardEnvelopeSchema.safeParse(value);
  return read.success ? (read.data as Card) : undefined;
}

/** The card that everybody sees, its fields checked against those of its game, or why it is left out. */
export function cardOfHead(head: Head): Result<Card, Skipped> {
  const card = checkCard(head.value);
  return card.ok ? card : err(skipped(head, firstFault(card.error)));
}

/** A set, tag or keyword, or why it is left out. */
export function wordOfHead<Word>(what: "set" | "tag" | "keyword", schema: z.ZodType<Word>, head: Head): Result<Word, Skipped> {
  const read = schema.safeParse(head.value);
  if (read.success) return ok(read.data);
  const message = `The ${what} ${head.id} cannot be shown. ${firstFault(faultsOf(read.error, head.value))} ${STAYS}`;
  return err({ id: head.id, name: head.id, message, newer: false });
}

/** The first fault with its place: `"fields.valuation": This is missing; it is a number.` */
function firstFault([fault]: readonly Fault[]): string {
  if (!fault) return "It is not valid.";
  return fault.path ? `"${fault.path}": ${fault.message}` : fault.message;
}

const STAYS = "It stays in the database unchanged; the version of the studio that saved it can show it.";

function skipped({ id, value, newer }: Head, why: string): Skipped {
  const written = valueAt(value, ["name"]);
  const name = typeof written === "string" && written.trim() !== "" ? written : id;
  const help = newer === undefined ? STAYS : "A newer version was shipped; take it to restore the card.";
  return { id, name, message: `${name} (${id}) cannot be shown. ${why} ${help} Decks keep their lines.`, newer: newer !== undefined };
}
