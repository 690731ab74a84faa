/** The mark of a game, and the studio's own. */
import type { GameId } from "../../engine/cards/card.ts";
import { GAME_MARKS } from "../games/lists/marks.ts";
import { MarkShape } from "../games/mark-shape.tsx";

export const GameMark = ({ game, size = 14 }: { readonly game: GameId; readonly size?: number }) => (
  <MarkShape mark={GAME_MARKS[game]} size={size} />
);

/** The studio's own mark. */
export const Logo = () => (
  <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden>
    <path d="M4 27V15l6-4v16zM11.5 27V8l7-5v24zM20 27V13l6 4v10z" fill="var(--accent-text)" />
    <path d="M4 20h22M4 23.5h22" stroke="var(--bg-1)" strokeWidth="1.4" />
  </svg>
);
