/** Who may sit at a seat of a match that one begins alone. */
import type { PlayableGame } from "../../../engine/games/game.ts";
import type { SeatWish } from "../../api/matches.ts";

export const SITTERS = [
  { id: "here", name: "you, at this screen" },
  { id: "greedy", name: "Greedy bot" },
  { id: "search:400", name: "Search bot" },
  { id: "random", name: "Random bot" },
] as const;

/** What the seats of San are called. */
export const SAN_SEATS = ["SUN", "STAR"] as const;

/** What the seats of a game are called before a match has begun. */
export const seatsOf = (game: PlayableGame, players: number): readonly string[] =>
  game === "san" ? SAN_SEATS : Array.from({ length: players }, (_, player) => `Player ${player + 1}`);

/** The seat that an id of `SITTERS` asks for. */
export const seatOf = (id: string): SeatWish => (id === "here" ? { who: "here" } : { who: "bot", bot: id });
