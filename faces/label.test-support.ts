/** What is said of a shipped card to whoever cannot see its face. */
import { loadContent } from "../content/load.ts";
import { faceLabel } from "./index.ts";

const { content } = loadContent();

export function labelOf(id: string): string {
  const card = Object.values(content)
    .flatMap(({ cards }) => cards)
    .find((one) => one.id === id);
  return card ? faceLabel(card) : `no card ${id}`;
}
