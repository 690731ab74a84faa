"use client";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { hasLanguage } from "../../engine/games/game.ts";
import type { KeywordRow } from "../../engine/language/index.ts";
import { cardQueries } from "../api/cards.ts";
import { type LoadedLanguage, loadLanguage } from "./load-language.ts";

export type LanguageState = LoadedLanguage | { readonly is: "loading" } | { readonly is: "failed"; readonly again: () => void };

const LOADING: LanguageState = { is: "loading" };
const NONE: LanguageState = { is: "none" };

/**
 * The language that a game's texts are read with.
 *
 * @param keywords those to read with; default: the game's, as the studio has them
 */
export function useLanguage(game: GameId, keywords?: readonly KeywordRow[]): LanguageState {
  const library = useQuery({ ...cardQueries.library(game), enabled: keywords === undefined && hasLanguage(game) });
  const rows = keywords ?? library.data?.keywords;
  const [state, setState] = useState<LanguageState>(LOADING);
  const [tries, setTries] = useState(0);
  const isWithout = !hasLanguage(game);
  const hasFailed = library.isError && rows === undefined;
  const { refetch } = library;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` starts it anew
  useEffect(() => {
    if (isWithout) return;
    if (hasFailed) return setState({ is: "failed", again: () => void refetch() });
    if (!rows) return;
    let isOld = false;
    const take = (next: LanguageState) => {
      if (!isOld) setState(next);
    };
    loadLanguage(game, rows).then(take, () => take({ is: "failed", again: () => setTries((count) => count + 1) }));
    return () => {
      isOld = true;
    };
  }, [game, rows, isWithout, hasFailed, refetch, tries]);
  return isWithout ? NONE : state;
}
