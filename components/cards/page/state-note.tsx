/** Why a card is in its state: one sentence, and each part of the text that is not understood or cannot be carried out. */
import Link from "next/link";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import { problemWords, stateReason } from "../../../engine/cards/reading.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import { studioHref } from "../links.ts";
import styles from "./state-note.module.css";

export function StateNote({ card, game }: { readonly card: LibraryCard; readonly game: LibraryGame }) {
  const problems = card.reading?.problems ?? [];
  return (
    <div className={styles.note} data-state={card.state}>
      <p>
        {stateReason(card, game.name)} {card.state === "draft" && <Link href={studioHref(card.id)}>Finish it in the studio</Link>}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.from}-${problem.message}`}>
              {problem.message.includes(problemWords(card.text, problem)) || <q>{problemWords(card.text, problem)}</q>} {problem.message}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
