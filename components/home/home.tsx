/** What can be done here, where to go on, and the games. */

import { BookOpen, GalleryVerticalEnd, Hand, Layers, PencilRuler, Play, Puzzle } from "lucide-react";
import Link from "next/link";
import { GAME_IDS, type GameId, type LibraryCard } from "../../engine/cards/card.ts";
import type { DeckSummary } from "../../engine/decks/stored.ts";
import { DECK_GAMES, type GameDefinition, hasPuzzle, isPlayable, type WorkedAt } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { Fan } from "../card/fan.tsx";
import { GameMark } from "../frame/game-mark.tsx";
import { anyOf } from "../ui/any-of.ts";
import { LinkButton } from "../ui/button.tsx";
import { GoOn } from "./go-on.tsx";
import styles from "./home.module.css";

export type HomeGame = {
  readonly game: GameDefinition;
  readonly cards: number;
  readonly decks: number;
  readonly faces: readonly LibraryCard[];
};

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

const nameOf = (game: GameId) => ABOUT[game].name;

/** The three things that people come for. */
const DOORS = [
  {
    name: "Play",
    href: "/table",
    icon: Play,
    about: `${anyOf(GAME_IDS.filter(isPlayable).map(nameOf))} against a bot, with a friend at this screen, or with anyone you send a link to.`,
  },
  {
    name: "Build a deck",
    href: "/decks",
    icon: Layers,
    about: `From a ready ${anyOf(DECK_GAMES.map(nameOf))} deck, from a list, or card by card. The builder always says what is not legal, and can fix it.`,
  },
  {
    name: "Design a card",
    href: "/studio",
    icon: PencilRuler,
    about: "Write what it does in plain words. The studio shows how it reads them, and deals you the card.",
  },
] as const;

export type HomeProps = {
  readonly games: readonly HomeGame[];
  /** What somebody was last at. */
  readonly decks: readonly DeckSummary[];
  readonly cards: readonly WorkedAt[];
};

export function Home({ games, decks, cards }: HomeProps) {
  return (
    <div className={styles.home}>
      <section aria-labelledby="start">
        <h2 id="start">Play card games and design new cards for them</h2>
        <p className={styles.about}>
          Write what a card does and play it a minute later: the studio reads the words, and the game carries them out.
        </p>
        <ul className={styles.doors}>
          {DOORS.map(({ name, href, icon: Icon, about }) => (
            <li key={href}>
              <Link href={href} className={styles.door}>
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                <b>{name}</b>
                <span>{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <GoOn decks={decks} cards={cards} />
      <section aria-labelledby="games">
        <h2 id="games">The games</h2>
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
    <li className={styles.game}>
      <Link href={`/${game.id}/cards`} className={styles.look} tabIndex={-1} aria-hidden>
        <Fan cards={faces.slice(0, game.deck ? 5 : 3)} />
      </Link>
      <div className={styles.words}>
        <h3>
          <GameMark game={game.id} size={16} /> {game.name}
        </h3>
        <p>{game.tagline}</p>
        <p className={styles.links}>
          <LinkButton size="s" href={`/table?game=${game.id}`} icon={isPlayable(game.id) ? <Play {...ICON} /> : <Hand {...ICON} />}>
            {isPlayable(game.id) ? "Play" : "Free table"}
          </LinkButton>
          {hasPuzzle(game.id) && (
            <LinkButton size="s" href={`/${game.id}/puzzle`} icon={<Puzzle {...ICON} />}>
              Puzzle of the day
            </LinkButton>
          )}
          <LinkButton size="s" href={`/${game.id}/cards`} icon={<GalleryVerticalEnd {...ICON} />}>
            {cards} cards
          </LinkButton>
          {game.deck && (
            <LinkButton size="s" href={`/decks?game=${game.id}`} icon={<Layers {...ICON} />}>
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
