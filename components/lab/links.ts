/** Addresses of the lab that ask something. */
import type { GameId } from "../../engine/cards/card.ts";
import { type Configuration, playersOf, type Question } from "../../engine/questions/configuration.ts";

/** `deck`: as the lab's form names it, the address of a ready deck, or "own " and the id of one of this studio. */
export type LabLink = { readonly game: GameId; readonly question: Question; readonly card?: string; readonly deck?: string };

/** The lab with a question filled in. */
export const labHref = (link: LabLink): string => `/lab?${new URLSearchParams(link)}`;

/** The lab's form with what a run was asked, but another seed. */
export function againHref(game: string, id: string, configuration: Configuration): string {
  const { question, cards, bots, stop, against } = configuration;
  const players = playersOf(configuration);
  return `/lab?${new URLSearchParams({
    game,
    question,
    ...(cards.length === 1 ? { card: cards[0]?.split("/")[1] ?? "" } : {}),
    ...againstOf(question, against),
    again: id,
    ...(players === undefined ? {} : { players: String(players) }),
    bots: bots.join(","),
    within: String(Math.round(stop.within * 10_000) / 100),
    games: String(stop.most),
  })}`;
}

function againstOf(question: Question, against: Configuration["against"]): { readonly [name: string]: string } {
  if (against === undefined) return {};
  if (against.is !== "card") return { against: against.is };
  const revision = /^revision (\d+)$/.exec(against.label)?.[1];
  if (question === "edit") return revision === undefined ? {} : { revision };
  return { other: against.card.id.split("/")[1] ?? "" };
}
