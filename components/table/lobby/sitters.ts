/** Who may sit at a seat of a match. */
import { BOT_NAMES } from "../../../engine/games/bot-names.ts";
import type { LobbyBot } from "../../../engine/games/game-lobby.ts";
import type { SeatWish } from "../../api/matches.ts";

/** What bots are called, and what they are like. */
export const BOTS: Readonly<Record<LobbyBot, { readonly name: string; readonly doc: string }>> = {
  random: { name: BOT_NAMES.random, doc: "Makes any legal choice. Good for trying cards." },
  novice: { name: BOT_NAMES.novice, doc: "Sees what each choice brings and often takes the second best. Good for a first game." },
  greedy: { name: BOT_NAMES.greedy, doc: "Chooses what looks best now. A fair first opponent." },
  search: { name: BOT_NAMES.search, doc: "Looks ahead for about two seconds. The strongest bot." },
};

/** This browser, somebody who is sent a link, whoever takes the seat from the list, or a bot. */
export type Sitter = "here" | "link" | "open" | LobbyBot;

const PEOPLE = { here: "You, at this screen", link: "Somebody by link", open: "Anybody, from the list" } as const;
const isPerson = (sitter: Sitter): sitter is keyof typeof PEOPLE => sitter in PEOPLE;
/** Whether somebody else is to sit there. */
export const isInvited = (sitter: Sitter): boolean => sitter === "link" || sitter === "open";

export const sitterName = (sitter: Sitter): string => (isPerson(sitter) ? PEOPLE[sitter] : BOTS[sitter].name);

/** The bot that is offered first: a fair opponent where the game has one. */
export const usualBot = (bots: readonly LobbyBot[]): Sitter => bots.find((bot) => bot === "greedy") ?? bots[0] ?? "here";

/** The seat that a sitter asks for. */
export const seatOf = (sitter: Sitter): SeatWish => (isPerson(sitter) ? { who: sitter } : { who: "bot", bot: sitter });
