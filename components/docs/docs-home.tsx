/** What there is to read. */
import {
  BookOpen,
  BookOpenText,
  BookType,
  Braces,
  Copyright,
  FileText,
  HardDrive,
  Keyboard,
  ListChecks,
  Printer,
  Search,
} from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { hasLanguage } from "../../engine/games/game.ts";
import { GameMark } from "../frame/game-mark.tsx";
import styles from "./docs-home.module.css";

const ICON = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;

const PAGES: readonly { readonly href: string; readonly title: string; readonly about: string; readonly icon: ReactNode }[] = [
  {
    href: "/docs/decks",
    title: "Deck lists",
    about: "How to write decks as text, CSV and JSON, and what the studio reads from other tools.",
    icon: <FileText {...ICON} />,
  },
  {
    href: "/docs/scenarios",
    title: "Scenarios",
    about: "How to show and test a rule or a card in play, without code.",
    icon: <ListChecks {...ICON} />,
  },
  {
    href: "/docs/printing",
    title: "Printing",
    about: "Cards as a PDF to cut out: papers, bleed, backs, and how to get true sizes.",
    icon: <Printer {...ICON} />,
  },
  { href: "/docs/keys", title: "Keys", about: "All keys, and how to change them.", icon: <Keyboard {...ICON} /> },
  {
    href: "/docs/api",
    title: "HTTP API",
    about: "Routes for programs, with their parameters and answers.",
    icon: <Braces {...ICON} />,
  },
  {
    href: "/docs/hosting",
    title: "Hosting",
    about: "Network access, where data is stored, backups, upgrades.",
    icon: <HardDrive {...ICON} />,
  },
  { href: "/docs/credits", title: "Credits", about: "Fonts, icons and where the rules come from.", icon: <Copyright {...ICON} /> },
];

export type DocsGame = { readonly id: GameId; readonly name: string; readonly rules: number; readonly booklet: boolean };

export function DocsHome({ games }: { readonly games: readonly DocsGame[] }) {
  return (
    <div className={styles.docs}>
      <section>
        <h2>Games</h2>
        <ul className={styles.grid}>
          {games.map((game) => (
            <li key={game.id} className={styles.card}>
              <h3>
                <GameMark game={game.id} size={16} /> {game.name}
              </h3>
              {game.booklet && (
                <Link href={`/docs/${game.id}/booklet`}>
                  <BookOpenText size={15} strokeWidth={1.75} aria-hidden /> How to play, to read and to print
                </Link>
              )}
              <Link href={`/docs/${game.id}/rules`}>
                <BookOpen size={15} strokeWidth={1.75} aria-hidden /> Rules, {game.rules} numbered
              </Link>
              <Link href={`/docs/${game.id}/search`}>
                <Search size={15} strokeWidth={1.75} aria-hidden /> How to search its cards
              </Link>
              {hasLanguage(game.id) && (
                <Link href={`/docs/${game.id}/language`}>
                  <BookType size={15} strokeWidth={1.75} aria-hidden /> The language of its card texts
                </Link>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>The studio</h2>
        <ul className={styles.grid}>
          {PAGES.map((page) => (
            <li key={page.href}>
              <Link href={page.href} className={styles.page}>
                {page.icon}
                <b>{page.title}</b>
                <span>{page.about}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
