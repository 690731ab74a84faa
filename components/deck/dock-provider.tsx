"use client";
/** Gives the Cards pages a deck at hand. Its bar loads when the page stands; games without deck rules have none. */
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import styles from "./dock.module.css";
import { type Dock, DockContext } from "./dock-context.ts";

const DockBar = dynamic(() => import("./dock.tsx").then((module) => module.DockBar), {
  ssr: false,
  loading: () => (
    <section className={styles.dock} aria-label="Deck at hand">
      <div className={styles.bar} />
    </section>
  ),
});

export function DockProvider({ game: id, children }: { readonly game: GameId; readonly children: ReactNode }) {
  const game = gameDefinition(id);
  const [dock, setDock] = useState<Dock>();
  return (
    <DockContext value={dock}>
      {children}
      {game.deck && <DockBar key={id} game={game} rules={game.deck} onDock={setDock} />}
    </DockContext>
  );
}
