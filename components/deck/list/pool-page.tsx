"use client";
/** A game's whole pool with the copies in the box: what everybody plays with when there is nothing to build. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { GameId, LibraryCard } from "../../../engine/cards/card.ts";
import { fold } from "../../../engine/cards/fold.ts";
import type { Library } from "../../../engine/cards/library.ts";
import type { GameDefinition } from "../../../engine/games/game.ts";
import { gameDefinition } from "../../../engine/games/index.ts";
import { cardQueries, showKeptLibrary } from "../../api/cards.ts";
import { Face } from "../../card/face.tsx";
import { faceLabel } from "../../card/painters.ts";
import { QuickLook } from "../../cards/page/quick-look.tsx";
import { ResultsSkeleton } from "../../cards/results/results-skeleton.tsx";
import { Page } from "../../frame/page.tsx";
import { Button } from "../../ui/button.tsx";
import { cx } from "../../ui/cx.ts";
import { ErrorState } from "../../ui/states.tsx";
import { VirtualGrid } from "../../ui/virtual-grid.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import styles from "./pool-page.module.css";

const SHAPE = 88 / 63;
const BELOW_PX = 26;

export function PoolPage({ game: id }: { readonly game: GameId }) {
  const game = gameDefinition(id);
  const client = useQueryClient();
  const { data: library, error, refetch } = useQuery(cardQueries.library(id));
  useEffect(() => void showKeptLibrary(client, id), [client, id]);
  return (
    <Page title="Pool" game={id} crumbs={[{ label: "Cards", href: `/${id}/cards` }]} fill>
      {library ? (
        <Pool game={game} library={library} />
      ) : error ? (
        <ErrorState title="The cards could not be loaded" action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {error.message}
        </ErrorState>
      ) : (
        <ResultsSkeleton />
      )}
    </Page>
  );
}

const sum = (cards: readonly LibraryCard[]): number => cards.reduce((total, { count }) => total + count, 0);

/** The cards that are played with, kind by kind as the page names the kinds. */
const poolOf = (game: GameDefinition, library: Library): readonly LibraryCard[] =>
  game.kinds.flatMap(({ id }) => library.cards.filter((card) => card.kind === id && !card.archived));

function Pool({ game, library }: { readonly game: GameDefinition; readonly library: Library }) {
  const [kind, setKind] = useState<string>();
  const [active, setActive] = useState(0);
  const [looking, setLooking] = useState(false);
  const cards = useMemo(() => poolOf(game, library), [game, library]);
  const shown = useMemo(() => (kind === undefined ? cards : cards.filter((card) => card.kind === kind)), [cards, kind]);
  const at = Math.min(active, Math.max(0, shown.length - 1));
  const card = shown[at];
  const choose = (next: string | undefined) => {
    setKind(next);
    setActive(0);
  };
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p>
          <b>{sum(cards)}</b> cards in the box, <b>{cards.length}</b> designs. {game.tagline}
        </p>
        <ul className={styles.kinds} aria-label="Kinds">
          <Kind label="All" designs={cards.length} copies={sum(cards)} on={kind === undefined} onClick={() => choose(undefined)} />
          {game.kinds.map((one) => {
            const here = cards.filter((other) => other.kind === one.id);
            return here.length === 0 ? null : (
              <Kind
                key={one.id}
                label={one.plural}
                designs={here.length}
                copies={sum(here)}
                on={kind === one.id}
                onClick={() => choose(one.id)}
              />
            );
          })}
        </ul>
      </header>
      <VirtualGrid
        label={`${game.name} pool`}
        count={shown.length}
        columns={{ min: 154 }}
        gap={14}
        padding={16}
        rowHeight={(width) => Math.round(width * SHAPE) + BELOW_PX}
        active={at}
        onActive={setActive}
        cellKey={(index) => shown[index]?.id ?? String(index)}
        find={(text, from) => findFrom(shown, text, from)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          setLooking(true);
        }}
        cell={(index, width) => {
          const one = shown[index];
          return (
            one && (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the cell has the keys, this is the pointer's way
              // biome-ignore lint/a11y/noStaticElementInteractions: see above
              <div
                className={styles.card}
                onClick={() => {
                  setActive(index);
                  setLooking(true);
                }}
              >
                <VisuallyHidden>{label(one)}</VisuallyHidden>
                <Face card={one} detail={width < 150 ? "tile" : "face"} />
                <span className={styles.count} aria-hidden>
                  ×{one.count} <small>{one.number}</small>
                </span>
              </div>
            )
          );
        }}
      />
      {looking && card && <QuickLook game={game} card={card} keywords={library.keywords} wide={false} onClose={() => setLooking(false)} />}
    </div>
  );
}

const label = (card: LibraryCard): string => `${faceLabel(card)}; ${card.count} in the box`;

function findFrom(cards: readonly LibraryCard[], text: string, from: number): number {
  const wanted = fold(text);
  const places = cards.map((_, i) => (from + i) % cards.length);
  return places.find((i) => fold(cards[i]?.name ?? "").startsWith(wanted)) ?? -1;
}

type KindProps = {
  readonly label: string;
  readonly designs: number;
  readonly copies: number;
  readonly on: boolean;
  readonly onClick: () => void;
};

function Kind({ label: name, designs, copies, on, onClick }: KindProps) {
  return (
    <li>
      <button type="button" aria-pressed={on} className={cx(styles.kind, on && styles.on)} onClick={onClick}>
        <span>{name}</span>
        <b>{copies}</b>
        <small>{designs === copies ? "one each" : `${designs} designs`}</small>
      </button>
    </li>
  );
}
