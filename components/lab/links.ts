/** Addresses of the lab that ask something. */
import type { GameId } from "../../engine/cards/card.ts";
import type { Question } from "../../engine/questions/configuration.ts";

/** `deck`: as the lab's form names it, the address of a ready deck, or "own " and the id of one of this studio. */
export type LabLink = { readonly game: GameId; readonly question: Question; readonly card?: string; readonly deck?: string };

/** The lab with a question filled in. */
export const labHref = (link: LabLink): string => `/lab?${new URLSearchParams(link)}`;
