/** Which page of the docs helps with a page (WCAG 3.2.6: F1 and the button in the top bar, the same everywhere). */
import { type GameId, isGameId } from "../../engine/cards/card.ts";
import { hasLanguage } from "../../engine/games/game.ts";

export type Help = {
  readonly href: string;
  /** It opens beside the page, which somebody is in the middle of. */
  readonly beside?: true;
};

/** @param game which game the page shows, where its address does not say it */
export function helpFor(path: string, game?: GameId): Help {
  const [first = "", second = ""] = path.split("/").slice(1);
  if (second === "cards") return { href: `/docs/${first}/search` };
  if (["studio", "sheet", "words"].includes(second) && isGameId(first) && hasLanguage(first)) return { href: `/docs/${first}/language` };
  if (first === "decks") return { href: "/docs/decks" };
  if (first === "table" && second !== "" && game !== undefined) return { href: `/docs/${game}`, beside: true };
  return { href: "/docs" };
}
