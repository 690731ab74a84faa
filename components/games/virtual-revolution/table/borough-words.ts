/** Boroughs and districts in words: who controls them and why, what is there, what a Title needs. Pure. */
import type { BoroughScene, DistrictScene, VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import type { TableCards } from "../../../table/match/view.ts";

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

/** "Borough 11" of "borough 11". */
export const capital = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** "You control", "Vesglas controls". */
const does = (who: string, verb: string): string => `${who} ${who === "You" ? verb : `${verb}s`}`;

/** What a borough is to a screen reader: "Borough 11, Pigalle. Vesglas controls it with 2 Influence. Director: you. Agent 3, Pixel". */
export function boroughWords(
  board: VirtualRevolutionBoard,
  borough: number,
  names: readonly string[],
  district: string,
  cards: TableCards,
): string {
  const found = board.boroughs[borough];
  if (!found) return "";
  const parts = [controlWords(found, names), directorWords(found, names), agentWords(board, found, cards)].filter((part) => part !== "");
  return [`${capital(found.word)}, ${district}`, ...parts].join(". ");
}

/** Who controls it and with what (VR-5.7): "Vesglas controls it with 2 Influence". */
export function controlWords({ control, influence, server }: BoroughScene, names: readonly string[]): string {
  if (control.length === 0) return "Nobody controls it";
  return control
    .map((player) => {
      const count = influence[player] ?? 0;
      const means = [...(count > 0 ? [`${count} Influence`] : []), ...(server === player ? ["a Server"] : [])];
      return `${does(names[player] ?? "", "control")} it with ${listed(means)}`;
    })
    .join(". ");
}

/** "Directors: Vesglas, you (2)"; this turn's is told. */
export function directorWords({ directors, here }: BoroughScene, names: readonly string[]): string {
  const there = directors.flatMap((count, player) => {
    const who = names[player] === "You" ? "you" : names[player];
    return count === 0 ? [] : [`${who}${count > 1 ? ` (${count})` : ""}`];
  });
  if (there.length === 0) return "";
  return `${there.length === 1 ? "Director" : "Directors"}: ${listed(there)}${here ? "; one was placed this turn" : ""}`;
}

/** "Agent 3, Pixel, 2 steps from this turn's Director"; empty where none stands. */
export function agentWords({ agents }: VirtualRevolutionBoard, { agent, steps }: BoroughScene, cards: TableCards): string {
  const slot = agents.findIndex(({ card }) => card !== undefined && card.id === agent?.id);
  if (slot < 0) return "";
  const name = agent?.card === undefined ? "" : `, ${cards.get(agent.card)?.name ?? ""}`;
  const far =
    steps === undefined
      ? ""
      : steps === 0
        ? ", beside this turn's Director"
        : `, ${steps} ${steps === 1 ? "step" : "steps"} from this turn's Director`;
  return `Agent ${slot + 1}${name}${far}`;
}

/** Who holds the Title of a district (VR-6.2, VR-6.6): "Vesglas holds the Title, tilted until the end of the round". */
export function titleWords({ holder, tilted }: DistrictScene, names: readonly string[]): string {
  if (holder === undefined) return "Nobody holds the Title";
  return `${does(names[holder] ?? "", "hold")} the Title${tilted ? ", tilted until the end of the round" : ""}`;
}

/** How many boroughs of a district each player controls, and which ones are missing: "You control 2 of 4, missing 9 and 18". */
export function districtCounts(
  { controlled, boroughs }: DistrictScene,
  board: VirtualRevolutionBoard,
  names: readonly string[],
): readonly string[] {
  return controlled.flatMap((count, player) => {
    if (count === 0) return [];
    const missing = boroughs.filter((borough) => board.boroughs[borough]?.control.includes(player) === false);
    const words = missing.map((borough) => board.boroughs[borough]?.word.replace(/^borough /, "") ?? "");
    return [
      `${does(names[player] ?? "", "control")} ${count} of ${boroughs.length}${words.length > 0 ? `, missing ${listed(words)}` : ""}`,
    ];
  });
}
