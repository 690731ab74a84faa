/** The five games' marks: a shape of its own and a colour each, so that neither alone has to carry it. */
import type { GameId } from "../../engine/cards/card.ts";

const MARKS: Readonly<Record<GameId, { readonly path: string; readonly colour: string }>> = {
  megacorp: { path: "M1.4 8.6V4.64H3.92V1.4H6.08V6.08H8.6V8.6Z", colour: "var(--corp)" },
  san: { path: "M1 8.4V5.2A4 4 0 0 1 9 5.2V8.4H7.2V5.6A2.2 2.2 0 0 0 2.8 5.6V8.4Z", colour: "var(--hacking)" },
  "virtual-revolution": { path: "M5 .9A4.1 4.1 0 1 0 5 9.1 4.1 4.1 0 0 0 5 .9ZM5 2.5A2.5 2.5 0 1 1 2.5 5H5Z", colour: "var(--gnost)" },
  metrorunner: {
    path: "M1.2 1.2H4.6V4.6H1.2ZM5.4 5.4H8.8V8.8H5.4ZM5.4 1.2H8.8V2.8H7V4.6H5.4ZM1.2 5.4H2.8V7.2H4.6V8.8H1.2Z",
    colour: "var(--propaganda)",
  },
  corp: { path: "M5 .8 9 3.1V7.1L5 9.2 1 7.1V3.1ZM5 3.4A1.7 1.7 0 1 0 5 6.8 1.7 1.7 0 0 0 5 3.4Z", colour: "var(--money)" },
};

export const GameMark = ({ game, size = 14 }: { readonly game: GameId; readonly size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 10 10" aria-hidden>
    <path d={MARKS[game].path} fill={MARKS[game].colour} fillRule="evenodd" />
  </svg>
);

/** The studio's own mark. */
export const Logo = () => (
  <svg width="30" height="30" viewBox="0 0 30 30" aria-hidden>
    <path d="M4 27V15l6-4v16zM11.5 27V8l7-5v24zM20 27V13l6 4v10z" fill="var(--accent-text)" />
    <path d="M4 20h22M4 23.5h22" stroke="var(--bg-1)" strokeWidth="1.4" />
  </svg>
);
