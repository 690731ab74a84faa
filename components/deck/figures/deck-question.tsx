"use client";
/** A query about the open deck, as it is typed: what it finds, and which parts cannot be read, shown as under the box of the Cards page (C4). */
import { useEffect, useMemo } from "react";
import { isRegexLoaded, loadRegex, parseQuery, type SearchGame, type SearchResult } from "../../../engine/cards/search/index.ts";
import { searchPool } from "../../../engine/decks/index.ts";
import { QueryNotes } from "../../cards/search/query-notes.tsx";
import { type Regex, useRegex } from "../../cards/search/use-regex.ts";
import { useDesk, useView } from "../builder/builder.ts";

/** Loads what reads regular expressions when one of the questions needs it. */
export function useRegexFor(queries: readonly string[], game: SearchGame): Regex {
  const regex = useRegex();
  const needed = queries.some((query) => parseQuery(query, game).needsRegex);
  useEffect(() => {
    if (needed && regex.state === "absent") regex.load();
  }, [needed, regex]);
  return regex;
}

export type Question = {
  /** What it finds in the deck as it is; undefined when nothing is asked. */
  readonly found: SearchResult | undefined;
  readonly regex: Regex;
  /** The same once everything that reads it is there, or could not be loaded. */
  readonly ask: () => Promise<SearchResult>;
};

/** Reads a query over the cards of the deck's game. */
export function useQuestion(text: string): Question {
  const { index, pool, store } = useDesk();
  const { list } = useView();
  const regex = useRegexFor([text], index.game);
  const found = useMemo(
    () => (text.trim() === "" ? undefined : searchPool(pool, text, list, regex.state === "failed")),
    [pool, text, list, regex.state],
  );
  const ask = async () => {
    if (found?.needsRegex) await loadRegex().catch(() => undefined);
    return searchPool(pool, text, store.state().history.doc, !isRegexLoaded());
  };
  return { found, regex, ask };
}

/** Why a query is refused, as an announcement. */
export const refusal = ({ ignored }: SearchResult): string => ignored[0]?.message ?? "It cannot be read yet. Try again in a moment.";

export type QuestionNotesProps = {
  readonly id: string;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly question: Question;
};

/** The parts of a query that do not filter, why, and a button that fixes each. */
export const QuestionNotes = ({ id, text, setText, question: { found, regex } }: QuestionNotesProps) => (
  <div id={id}>
    <QueryNotes ask={{ text, setText }} found={found} onRetry={regex.retry} />
  </div>
);
