"use client";
import { useQuery } from "@tanstack/react-query";
import { Swords } from "lucide-react";
import Link from "next/link";
import { useMemo } from "react";
import type { GameId } from "../../../engine/cards/card.ts";
import type { DeckRules, Pool } from "../../../engine/cards/deck.ts";
import { leadersIn } from "../../../engine/cards/entries.ts";
/** The decks that come with a game: look at one, or take a copy. */
import { cardOf } from "../../../engine/cards/pool.ts";
import { checkDeck, type ShippedDeck } from "../../../engine/decks/index.ts";
import { cardQueries } from "../../api/cards.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/states.tsx";
import { LegalChip } from "../legality/legal-chip.tsx";
import { readyDeckHref } from "../links.ts";
import { usePlay } from "../use-play.ts";
import { DeckCounts } from "./deck-counts.tsx";
import { leadersOf } from "./deck-names.ts";
import tile from "./deck-tile.module.css";
import { DeckFace } from "./deck-tile.tsx";
import styles from "./decks-page.module.css";

/** Places of tiles that are on their way. */
const WAITING = [1, 2, 3, 4, 5, 6] as const;

export type ReadyDecksProps = {
  readonly game: GameId;
  /** Undefined while the cards are on their way. */
  readonly pool: Pool | undefined;
  readonly rules: DeckRules;
  readonly onTake: (id: string) => void;
};

export function ReadyDecks({ game, pool, rules, onTake }: ReadyDecksProps) {
  const { data, error } = useQuery(cardQueries.shippedDecks(game));
  const play = usePlay(game);
  const checked = useMemo(
    () => pool && data?.map((deck) => ({ deck, pool, check: checkDeck(deck.list, pool, rules), counts: rules.counted(deck.list, pool) })),
    [data, pool, rules],
  );
  return (
    <section aria-labelledby="ready-decks">
      <header className={styles.head}>
        <h2 id="ready-decks">Ready decks {data && <span className="num">{data.length}</span>}</h2>
      </header>
      {error && <p className={styles.none}>{error.message}</p>}
      <ul className={styles.tiles}>
        {!checked &&
          !error &&
          WAITING.map((tile) => (
            <li key={tile} aria-hidden>
              <Skeleton height={180} radius={8} />
            </li>
          ))}
        {checked?.map(({ deck, pool, check, counts }) => (
          <ReadyTile
            key={deck.id}
            deck={deck}
            pool={pool}
            counts={counts}
            legal={check.legal}
            problems={check.problems.length}
            onPlay={play && check.legal ? () => play(deck.list) : undefined}
            onTake={() => onTake(deck.id)}
          />
        ))}
      </ul>
    </section>
  );
}

type ReadyTileProps = {
  readonly deck: ShippedDeck;
  readonly pool: Pool;
  readonly counts: ReturnType<DeckRules["counted"]>;
  readonly legal: boolean;
  readonly problems: number;
  readonly onPlay: (() => void) | undefined;
  readonly onTake: () => void;
};

function ReadyTile({ deck: { id, list }, pool, counts, legal, problems, onPlay, onTake }: ReadyTileProps) {
  const [leader] = leadersIn(list);
  return (
    <li className={tile.tile}>
      <DeckFace card={leader && cardOf(pool, leader)} />
      <div className={tile.words}>
        <h3>
          <Link href={readyDeckHref(list.game, id)} className={tile.link}>
            {list.name}
          </Link>
        </h3>
        <p>{leadersOf(list)}</p>
        <p>
          <DeckCounts game={list.game} counts={counts} />
        </p>
        {list.notes && <p className={styles.plan}>{list.notes}</p>}
        <p className={tile.marks}>
          <LegalChip legal={legal} problems={problems} />
          <span className={styles.take}>
            <Button size="s" onClick={onTake} aria-label={`Make it mine: ${list.name}`}>
              Make it mine
            </Button>
            {onPlay && (
              <Button
                size="s"
                icon={<Swords size={14} strokeWidth={1.75} aria-hidden />}
                onClick={onPlay}
                aria-label={`Play ${list.name} vs bot`}
              >
                Play
              </Button>
            )}
          </span>
        </p>
      </div>
    </li>
  );
}
