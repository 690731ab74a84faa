"use client";
/** The keyword as it is typed, tried in a text before anything is saved: whether it is understood, and how the engine reads it. */
import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import { cardQueries } from "../../api/cards.ts";
import { TextEditor } from "../../text-editor/index.ts";
import { Skeleton } from "../../ui/states.tsx";
import { type TypedKeyword, trialRow, trialText } from "./keyword-trial.ts";
import styles from "./words.module.css";

export type TryKeywordProps = {
  readonly game: GameId;
  /** The keyword's id; a new one has none. */
  readonly id: string | undefined;
  readonly typed: TypedKeyword;
  /** Whether another keyword of the game is called so. */
  readonly isTaken: boolean;
  /** Whether its definition is understood. */
  readonly isRead: boolean;
  /** What a card writes already. */
  readonly example?: string | undefined;
};

/** Putting a language together takes longer than a key, so it waits until nothing is typed for so long. */
const SETTLED_MS = 400;

export function TryKeyword({
  game,
  id = "new-keyword",
  typed: { print, definition, reminder },
  isTaken,
  isRead,
  example,
}: TryKeywordProps) {
  const library = useQuery(cardQueries.library(game));
  const [typed, setTyped] = useState({ print, definition, reminder });
  const [written, setWritten] = useState<string | undefined>(example && `${example}.`);
  useEffect(() => {
    const timer = setTimeout(() => setTyped({ print, definition, reminder }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [print, definition, reminder]);
  const row = useMemo(() => trialRow(typed, id), [typed, id]);
  const keywords = useMemo(
    () => library.data && row && [...library.data.keywords.filter((other) => other.id !== id), row],
    [library.data, row, id],
  );
  if (isTaken) return <p className={styles.none}>Give the keyword its own name to try it in a text here.</p>;
  if (!isRead && definition.trim() !== "")
    return <p className={styles.none}>You can try it in a text here once the engine understands the whole definition.</p>;
  if (library.isPending) return <Skeleton height={80} />;
  if (!keywords) return <p className={styles.none}>Give the keyword a name and a definition to try it in a text here before you save.</p>;
  return (
    <section aria-label="Try it in a text">
      <TextEditor
        game={game}
        label="Try it in a text"
        keywords={keywords}
        value={written ?? trialText(typed.print)}
        onChange={setWritten}
      />
    </section>
  );
}
