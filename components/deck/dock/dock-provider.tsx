"use client";
/**
 * Gives the Cards pages a current deck. Its bar loads at once where this browser remembers a deck, since the copies stand beside the cards;
 * elsewhere after the first cards.
 */
import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { type ReactNode, useContext, useEffect, useState } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import { cardQueries } from "../../api/cards.ts";
import styles from "./dock-bar.module.css";
import { type Dock, DockContext, type EmptyDock, EmptyDockContext } from "./dock-context.ts";
import { dockedKey } from "./docked.ts";

const Outline = () => (
  <section className={styles.dock} data-empty={useContext(EmptyDockContext)} aria-label="Current deck">
    <div className={styles.bar} />
  </section>
);
const DockBar = dynamic(() => import("./dock.tsx").then((module) => module.DockBar), { ssr: false, loading: Outline });

type Props = {
  /** One with deck rules. */
  readonly game: GameId;
  readonly empty?: EmptyDock;
  readonly children: ReactNode;
};

export function DockProvider({ game, empty = "always", children }: Props) {
  const [dock, setDock] = useState<Dock>();
  const loads = useDockLoads(game);
  return (
    <DockContext value={dock}>
      {children}
      <EmptyDockContext value={empty}>{loads ? <DockBar key={game} game={game} onDock={setDock} /> : <Outline />}</EmptyDockContext>
    </DockContext>
  );
}

/** ms after the cards are there, so that the browser draws them first; and at most so long where they do not come. */
const AFTER_CARDS_MS = 100;
const LATEST_MS = 3_000;

/** Whether it is time to load the bar. */
function useDockLoads(game: GameId): boolean {
  const [now, setNow] = useState(false);
  const { isFetched } = useQuery(cardQueries.library(game));
  useEffect(() => {
    const timer = setTimeout(() => setNow(true), isFetched ? AFTER_CARDS_MS : LATEST_MS);
    return () => clearTimeout(timer);
  }, [isFetched]);
  useEffect(() => {
    try {
      if (JSON.parse(localStorage.getItem(dockedKey(game)) ?? '""')) setNow(true);
    } catch {
      // Nothing readable is stored, so there is no current deck.
    }
  }, [game]);
  return now;
}
