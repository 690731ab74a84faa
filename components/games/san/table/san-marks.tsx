/** San's marks: SUN and STAR, and the icons that cards bring; shapes that tell apart without colour. */
import type { Player } from "../../../../engine/kernel/state.ts";

/** The sign of a Corporation. */
export const SeatMark = ({ player, size = 24 }: { readonly player: Player; readonly size?: number }) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    aria-hidden="true"
    style={{ color: player === 0 ? "var(--propaganda)" : "var(--info)", flex: "none" }}
  >
    {player === 0 ? (
      <g fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round">
        <circle cx="12" cy="12" r="4.4" fill="currentColor" />
        <path d="M12 1.8v3M12 19.2v3M1.8 12h3M19.2 12h3M4.8 4.8l2.1 2.1M17.1 17.1l2.1 2.1M4.8 19.2l2.1-2.1M17.1 6.9l2.1-2.1" />
      </g>
    ) : (
      <path fill="currentColor" d="M12 1l2.7 8.3L23 12l-8.3 2.7L12 23l-2.7-8.3L1 12l8.3-2.7z" />
    )}
  </svg>
);

/** Corruption is a disc, Propaganda a triangle, Hacking a square. */
export function IconMark({ id, size = 14 }: { readonly id: string; readonly size?: number }) {
  const color = { corruption: "var(--corruption)", propaganda: "var(--propaganda)", hacking: "var(--hacking)" }[id] ?? "currentColor";
  return (
    <svg width={size} height={size} viewBox="0 0 12 12" aria-hidden="true" fill={color} style={{ flex: "none" }}>
      {id === "corruption" ? (
        <circle cx="6" cy="6" r="5.4" />
      ) : id === "propaganda" ? (
        <path d="M6 .8l5.6 10.4H.4z" />
      ) : (
        <rect x="1" y="1" width="10" height="10" rx="1" />
      )}
    </svg>
  );
}

/** The Virus marker: a cross. */
export const MarkerMark = () => (
  <svg width="14" height="14" viewBox="0 0 12 12" aria-hidden="true" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
    <path d="M2 2l8 8M10 2l-8 8" />
  </svg>
);
