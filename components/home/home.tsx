/** Where to go on, and the five games. */

import { BookOpen, GalleryVerticalEnd, Layers, PencilRuler } from "lucide-react";
import Link from "next/link";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { DeckSummary } from "../../engine/decks/stored.ts";
import type { GameDefinition } from "../../engine/games/game.ts";
import { Face } from "../card/face.tsx";
import { DeckCounts } from "../deck/deck-counts.tsx";
import { LegalChip } from "../deck/legal-chip.tsx";
import { GameMark } from "../frame/game-mark.tsx";
import { LinkButton } from "../ui/button.tsx";
import styles from "./home.module.css";

export type HomeGame = {
  readonly game: GameDefinition;
  readonly cards: number;
  readonly decks: number;
  readonly faces: readonly LibraryCard[];
};

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

export function Home({ games, decks }: { readonly games: readonly HomeGame[]; readonly decks: readonly DeckSummary[] }) {
  return (
    <div className={styles.home}>
      <section aria-labelledby="continue">
        <h2 id="continue">{decks.length > 0 ? "Continue" : "Start"}</h2>
        {decks.length > 0 ? (
          <ul className={styles.decks}>
            {decks.map((deck) => (
              <li key={deck.id}>
                <Link href={`/decks/${deck.id}`} className={styles.deck}>
                  <GameMark game={deck.game} size={18} />
                  <span className={styles.deckName}>{deck.name}</span>
                  <LegalChip legal={deck.legal} problems={deck.problems} />
                  <span className={styles.deckCounts}>
                    <DeckCounts counts={deck.counts} />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className={styles.start}>
            Build a Megacorp deck from a ready one, paste a list, or look through the cards first.
            <LinkButton look="primary" href="/decks" icon={<Layers {...ICON} />}>
              Build a deck
            </LinkButton>
          </p>
        )}
      </section>
      <section aria-labelledby="games">
        <h2 id="games">Five games</h2>
        <ul className={styles.games}>
          {games.map((entry) => (
            <Game key={entry.game.id} {...entry} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Game({ game, cards, decks, faces }: HomeGame) {
  return (
    <li className={styles.game} data-game={game.id}>
      <Link href={`/${game.id}/cards`} className={styles.faces} tabIndex={-1} aria-hidden>
        {faces.slice(0, game.deck ? 5 : 3).map((card) => (
          <Face key={card.id} card={card} detail="face" className={styles.face ?? ""} />
        ))}
      </Link>
      <div className={styles.words}>
        <h3>
          <GameMark game={game.id} size={16} /> {game.name}
        </h3>
        <p>{game.tagline}</p>
        <p className={styles.links}>
          <LinkButton size="s" href={`/${game.id}/cards`} icon={<GalleryVerticalEnd {...ICON} />}>
            {cards} cards
          </LinkButton>
          {game.deck && (
            <LinkButton size="s" href="/decks" icon={<Layers {...ICON} />}>
              {decks > 0 ? `${decks} ready decks` : "Decks"}
            </LinkButton>
          )}
          <LinkButton size="s" href={`/${game.id}/studio`} icon={<PencilRuler {...ICON} />}>
            Design
          </LinkButton>
          <LinkButton size="s" look="plain" href={`/docs/${game.id}/rules`} icon={<BookOpen {...ICON} />}>
            Rules
          </LinkButton>
        </p>
      </div>
    </li>
  );
}
