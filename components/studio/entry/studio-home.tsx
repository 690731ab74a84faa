/** Where designing begins: a card in one's own words, the cards that were last worked at, and the games. */
import { GalleryVerticalEnd } from "lucide-react";
import Link from "next/link";
import { stateWords } from "../../../engine/cards/reading.ts";
import type { StudioGame, WorkedAt } from "../../../engine/games/game.ts";
import { Face } from "../../card/face.tsx";
import { Fan } from "../../card/fan.tsx";
import { studioHref } from "../../cards/links.ts";
import { GameMark } from "../../frame/game-mark.tsx";
import { LinkButton } from "../../ui/button.tsx";
import styles from "./studio-home.module.css";
import { WriteCard } from "./write-card.tsx";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;

type StudioHomeProps = {
  readonly games: readonly StudioGame[];
  /** The cards that were last worked at, the newest first. */
  readonly last: readonly WorkedAt[];
};

export const StudioHome = ({ games, last }: StudioHomeProps) => (
  <div className={styles.home}>
    <section aria-labelledby="write" className={styles.write}>
      <WriteCard games={games.map(({ game: { id, name }, starts }) => ({ id, name, starts }))} />
    </section>
    {last.length > 0 && (
      <section aria-labelledby="last">
        <h2 id="last">Go on with</h2>
        <ul className={styles.last}>
          {last.map((work) => (
            <Last key={work.card.id} {...work} />
          ))}
        </ul>
      </section>
    )}
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

function Last({ card, typed }: WorkedAt) {
  return (
    <li>
      <Link href={studioHref(card.id)} className={styles.card}>
        <Face card={card} detail="face" className={styles.face ?? ""} />
        <b>
          <GameMark game={card.game} size={14} /> {card.name}
        </b>
        <small>{typed ? `changed since revision ${card.revision.number}` : stateWords(card)}</small>
      </Link>
    </li>
  );
}

/** The pages of a game's studio. */
const PAGES = [
  { path: "words", label: "Words" },
  { path: "sheet", label: "As a table" },
  { path: "transfer", label: "Import" },
] as const;

function Game({ game, cards, changed, drafts, keywords, faces }: StudioGame) {
  const mine = [changed > 0 && `${changed} yours or changed`, drafts > 0 && `${drafts} ${drafts === 1 ? "draft" : "drafts"}`];
  return (
    <li className={styles.game}>
      <Link href={`/${game.id}/studio`} className={styles.look} tabIndex={-1} aria-hidden>
        <Fan cards={faces} className={styles.fan} />
      </Link>
      <div className={styles.words}>
        <h3>
          <GameMark game={game.id} size={16} /> {game.name}
        </h3>
        <p>
          {[`${cards} cards of ${game.kinds.length} types`, keywords > 0 && `${keywords} keywords`, ...mine].filter(Boolean).join(", ")}
        </p>
        <p className={styles.links}>
          <LinkButton size="s" href={`/${game.id}/studio`} aria-label={`${game.name}: cards`} icon={<GalleryVerticalEnd {...ICON} />}>
            Cards
          </LinkButton>
          {PAGES.map(({ path, label }) => (
            <LinkButton key={path} size="s" look="plain" href={`/${game.id}/${path}`} aria-label={`${game.name}: ${label}`}>
              {label}
            </LinkButton>
          ))}
        </p>
      </div>
    </li>
  );
}
