/** All games to design in: their cards, drafts and unsaved changes. */
import { CircleDashed, Pencil } from "lucide-react";
import Link from "next/link";
import { slugOf } from "../../engine/cards/card.ts";
import type { StudioGame } from "../../engine/games/game.ts";
import { studioHref } from "../cards/links.ts";
import { GameMark } from "../frame/game-mark.tsx";
import { LinkButton } from "../ui/button.tsx";
import styles from "./studio-home.module.css";

const ICON = { size: 13, strokeWidth: 1.75, "aria-hidden": true } as const;
const MOST = 6;

export function StudioHome({ games }: { readonly games: readonly StudioGame[] }) {
  return (
    <ul className={styles.games}>
      {games.map(({ game, cards, changed, drafts, open }) => (
        <li key={game.id} className={styles.game}>
          <h2>
            <GameMark game={game.id} size={18} /> {game.name}
          </h2>
          <p>
            {cards} cards{changed > 0 && `, ${changed} yours or changed`}
            {drafts.length > 0 && `, ${drafts.length} ${drafts.length === 1 ? "draft" : "drafts"}`}.
          </p>
          {open.length + drafts.length > 0 && (
            <ul className={styles.cards}>
              {open.slice(0, MOST).map((card) => (
                <li key={card.id}>
                  <Pencil {...ICON} />
                  <Link href={studioHref(card.id)}>{card.name}</Link> not saved as a revision
                </li>
              ))}
              {drafts
                .filter((card) => !open.includes(card))
                .slice(0, MOST)
                .map((card) => (
                  <li key={slugOf(card.id)}>
                    <CircleDashed {...ICON} />
                    <Link href={studioHref(card.id)}>{card.name}</Link> draft
                  </li>
                ))}
            </ul>
          )}
          <LinkButton href={`/${game.id}/studio`} aria-label={`Open ${game.name} in the studio`}>
            Open
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
