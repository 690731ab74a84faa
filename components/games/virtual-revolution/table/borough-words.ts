/** A borough in words: who controls it and why, and what is there. Pure. */
import type { BoroughScene, VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** "Borough 11, Pigalle. Controlled by Vesglas: 2 Influence. Director of Trendshield. Agent 3". */
export function boroughWords(board: VirtualRevolutionBoard, borough: number, names: readonly string[], district: string): string {
  const found = board.boroughs[borough];
  if (!found) return "";
  const parts = [controlWords(found, names), directorWords(found, names), agentWords(board, found)].filter((part) => part !== "");
  return [`${capital(found.word)}, ${district}`, ...parts].join(". ");
}

/** Who controls it and with what (VR-5.7): "Vesglas controls it with 2 Influence". */
export function controlWords({ control, influence, server }: BoroughScene, names: readonly string[]): string {
  if (control.length === 0) return "Nobody controls it";
  return control
    .map((player) => {
      const count = influence[player] ?? 0;
      const means = [...(count > 0 ? [`${count} Influence`] : []), ...(server === player ? ["a Server"] : [])];
      return `${names[player]} ${names[player] === "You" ? "control" : "controls"} it with ${listed(means)}`;
    })
    .join(". ");
}

/** "Directors: Vesglas, 2 of Trendshield"; this turn's is told. */
export function directorWords({ directors, here }: BoroughScene, names: readonly string[]): string {
  const there = directors.flatMap((count, player) =>
    count === 0 ? [] : [`${names[player] === "You" ? "you" : names[player]}${count > 1 ? ` (${count})` : ""}`],
  );
  if (there.length === 0) return "";
  return `${there.length === 1 ? "Director" : "Directors"}: ${listed(there)}${here ? "; one was placed this turn" : ""}`;
}

const agentWords = ({ agents }: VirtualRevolutionBoard, { agent }: BoroughScene): string => {
  const slot = agents.findIndex(({ card }) => card !== undefined && card.id === agent?.id);
  return slot < 0 ? "" : `Agent ${slot + 1} stands here`;
};
