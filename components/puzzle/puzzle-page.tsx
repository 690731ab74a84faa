/** The puzzle of a day: its days before and after, and the game's own page of it. */
import { CalendarX2, ChevronLeft, ChevronRight } from "lucide-react";
import type { PuzzleGame } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { dayBeside, FIRST_DAY, type Puzzle } from "../../engine/games/puzzle.ts";
import { Page } from "../frame/page.tsx";
import { PUZZLE_PAGES } from "../games/lists/puzzle-pages.ts";
import { LinkButton } from "../ui/button.tsx";
import { EmptyState } from "../ui/states.tsx";
import styles from "./puzzle-page.module.css";

export type PuzzleProps = { readonly puzzle: Puzzle };

const hrefOf = (game: PuzzleGame, date: string): string => `/${game}/puzzle/${date}`;

export function PuzzlePage({ game, puzzle, today }: { readonly game: PuzzleGame; readonly puzzle: Puzzle; readonly today: string }) {
  const Own = PUZZLE_PAGES[game];
  const { date, title } = puzzle;
  return (
    <Page title="Puzzle of the day" game={game} crumbs={[{ label: ABOUT[game].name, href: `/${game}/cards` }]}>
      <div className={styles.page}>
        <nav aria-label="Days" className={styles.days}>
          {date > FIRST_DAY && (
            <LinkButton size="s" href={hrefOf(game, dayBeside(date, -1))} icon={<ChevronLeft size={15} aria-hidden />}>
              Day before
            </LinkButton>
          )}
          <span>
            <time dateTime={date}>{date}</time>
            {date === today ? ", today (UTC)" : ""}
          </span>
          {date < today && (
            <LinkButton size="s" href={hrefOf(game, dayBeside(date, 1))}>
              Day after <ChevronRight size={15} aria-hidden />
            </LinkButton>
          )}
          {date < dayBeside(today, -1) && (
            <LinkButton size="s" look="plain" href={hrefOf(game, today)}>
              Today
            </LinkButton>
          )}
        </nav>
        <h2 className={styles.title}>{title}</h2>
        <Own key={date} puzzle={puzzle} />
      </div>
    </Page>
  );
}

/** There is no puzzle of what the address says. */
export const NoPuzzle = ({ game, sentence, today }: { readonly game: PuzzleGame; readonly sentence: string; readonly today: string }) => (
  <Page title="Puzzle of the day" game={game} crumbs={[{ label: ABOUT[game].name, href: `/${game}/cards` }]}>
    <EmptyState
      picture={<CalendarX2 size={28} strokeWidth={1.75} aria-hidden />}
      title="No puzzle on this day"
      action={
        <LinkButton look="primary" href={hrefOf(game, today)}>
          Today's puzzle
        </LinkButton>
      }
    >
      {sentence}
    </EmptyState>
  </Page>
);
