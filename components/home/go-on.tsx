"use client";
/** Where to go on: the decks and cards that were changed last, and the matches of this browser, first those in the middle of play. */
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { cardsOf } from "../../engine/games/game.ts";
import { matchQueries } from "../api/matches.ts";
import { studioHref } from "../cards/links.ts";
import { LegalChip } from "../deck/legality/legal-chip.tsx";
import { DeckCounts } from "../deck/list/deck-counts.tsx";
import { GameMark } from "../frame/game-mark.tsx";
import { goesOn, isYours, matchName, matchState } from "../table/match/match-words.ts";
import styles from "./home.module.css";
import type { HomeProps } from "./home.tsx";

const MOST_MATCHES = 3;
/** Matches that are over and may still be looked at. */
const MOST_OVER = 1;

export function GoOn({ decks, cards }: Pick<HomeProps, "decks" | "cards">) {
  const { data: matches = [] } = useQuery(matchQueries.list());
  // A table at which nothing was done yet gives way to a match that was begun.
  const going = matches.filter(goesOn).toSorted((a, b) => Number(a.n === 0) - Number(b.n === 0));
  const shown = [...going, ...matches.filter((match) => !goesOn(match)).slice(0, MOST_OVER)].slice(0, MOST_MATCHES);
  if (decks.length + cards.length + shown.length === 0) return null;
  return (
    <section aria-labelledby="continue">
      <h2 id="continue">Continue</h2>
      <ul className={styles.decks}>
        {decks.map((deck) => (
          <li key={deck.id}>
            <Link href={`/decks/${deck.id}`} className={styles.deck}>
              <GameMark game={deck.game} size={18} />
              <span className={styles.deckName}>{deck.name}</span>
              <LegalChip legal={deck.legal} problems={deck.problems} />
              <span className={styles.deckCounts}>
                <DeckCounts game={deck.game} counts={deck.counts} />
              </span>
            </Link>
          </li>
        ))}
        {cards.map(({ card, typed }) => (
          <li key={card.id}>
            <Link href={studioHref(card.id)} className={styles.deck}>
              <GameMark game={card.game} size={18} />
              <span className={styles.matchName}>{card.name}</span>
              <span className={styles.deckCounts}>
                {typed ? "Changed since" : "Saved as"} revision {card.revision.number}
              </span>
            </Link>
          </li>
        ))}
        {shown.map((match) => (
          <li key={match.id}>
            <Link href={`/table/${match.id}`} className={styles.deck} data-mine={isYours(match) || undefined}>
              <GameMark game={cardsOf(match.game)} size={18} />
              <span className={styles.matchName}>{matchName(match)}</span>
              <span className={styles.deckCounts}>{matchState(match)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
