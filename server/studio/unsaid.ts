/** What designers typed and the language could not say: kept, so that it can be listed (`language GAME --unsaid`). */
import { db } from "../../db/client.ts";
import { keepUnsaid } from "../../db/queries/unsaid.ts";
import type { Card } from "../../engine/cards/card.ts";
import type { CardReader } from "../../engine/games/reading.ts";

/** Keeps the sentences of a text that `reader` does not understand. */
export function keepUnsaidOf({ id, game, text }: Pick<Card, "id" | "game" | "text">, author: string, reader: CardReader): void {
  const at = new Date().toISOString();
  const sentences = reader.unsaid(text);
  keepUnsaid(
    db(),
    game,
    sentences.map((sentence) => ({ sentence, card: id, author, at })),
  );
}
