/** Addresses of the lab that ask something. */
import type { GameId } from "../../engine/cards/card.ts";
import type { Configuration, Question } from "../../engine/questions/configuration.ts";

/** `deck`: as the lab's form names it, the address of a ready deck, or "own " and the id of one of this studio. */
export type LabLink = { readonly game: GameId; readonly question: Question; readonly card?: string; readonly deck?: string };

/** The lab with a question filled in. */
export const labHref = (link: LabLink): string => `/lab?${new URLSearchParams(link)}`;

/** How many play, where the options of a game say so. */
export function playersOf({ options }: Pick<Configuration, "options">): number | undefined {
  const players = options !== null && typeof options === "object" && "players" in options ? options.players : undefined;
  return typeof players === "number" ? players : undefined;
}

/** The lab's form with what a run was asked, but another seed. */
export function againHref(game: string, configuration: Configuration): string {
  const { question, cards, bots, stop, against } = configuration;
  const players = playersOf(configuration);
  return `/lab?${new URLSearchParams({
    game,
    question,
    ...(cards.length === 1 ? { card: cards[0]?.split("/")[1] ?? "" } : {}),
    ...(against === undefined || against.is === "card" ? {} : { against: against.is }),
    ...(players === undefined ? {} : { players: String(players) }),
    bots: bots.join(","),
    within: String(Math.round(stop.within * 10_000) / 100),
    games: String(stop.most),
  })}`;
}
