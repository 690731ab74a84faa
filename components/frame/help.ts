/** Which page of the docs helps with a page (WCAG 3.2.6: F1 and the button in the top bar, the same everywhere). */
import { isGameId } from "../../engine/cards/card.ts";
import { hasLanguage } from "../../engine/games/game.ts";

export function helpFor(path: string): string {
  const [first = "", second = ""] = path.split("/").slice(1);
  if (second === "cards") return `/docs/${first}/search`;
  if (["studio", "sheet", "words"].includes(second) && isGameId(first) && hasLanguage(first)) return `/docs/${first}/language`;
  if (first === "decks") return "/docs/decks";
  return "/docs";
}
