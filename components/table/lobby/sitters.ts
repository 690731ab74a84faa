/** Who may sit at a seat of a match that one begins alone. */
import type { SeatWish } from "../../api/matches.ts";

export const SITTERS = [
  { id: "here", name: "you, at this screen" },
  { id: "greedy", name: "Greedy bot" },
  { id: "search:400", name: "Search bot" },
  { id: "random", name: "Random bot" },
] as const;

/** The seat that an id of `SITTERS` asks for. */
export const seatOf = (id: string): SeatWish => (id === "here" ? { who: "here" } : { who: "bot", bot: id });
