/** Who may sit at a seat of a match. */
import type { LobbyBot } from "../../../engine/games/game-lobby.ts";
import type { SeatWish } from "../../api/matches.ts";

/** What bots are called, and what they are like. */
export const BOTS: Readonly<Record<LobbyBot, { readonly name: string; readonly doc: string }>> = {
  random: { name: "Random bot", doc: "Makes any legal choice at random. Good for trying cards." },
  greedy: { name: "Greedy bot", doc: "Chooses what looks best now. A fair first opponent." },
  search: { name: "Search bot", doc: "Looks ahead as far as this machine can in about two seconds. The strongest bot." },
};

/** This browser, somebody who is sent a link, or a bot. */
export type Sitter = "here" | "link" | LobbyBot;

export const sitterName = (sitter: Sitter): string =>
  sitter === "here" ? "You, at this screen" : sitter === "link" ? "Somebody by link" : BOTS[sitter].name;

/** The bot that is offered first: a fair opponent where the game has one. */
export const usualBot = (bots: readonly LobbyBot[]): Sitter => bots.find((bot) => bot === "greedy") ?? bots[0] ?? "here";

/** The seat that a sitter asks for. */
export const seatOf = (sitter: Sitter): SeatWish =>
  sitter === "here" || sitter === "link" ? { who: sitter } : { who: "bot", bot: sitter };
