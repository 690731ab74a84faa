/** How often a person presses at Megacorp's table: ready decks against bots of both kinds, chance by a fixed seed. */
import { loadContent } from "../../../content/load.ts";
import { openPlayable } from "../../../engine/games/open-playable.ts";
import { at } from "../../../engine/kernel/state.ts";
import { type Pressed, pressesIn } from "../../gates/presses.ts";

/** Presses in a turn of the person's own, the others' answers included. */
export const MOST_PRESSES = 12;
const OPPONENTS = ["greedy", "search:100"] as const;
const PLAYERS = 2;

const { cards, keywords, decks } = loadContent().content.megacorp;
const opened = openPlayable("megacorp", { cards, keywords, decks });

/** A game of two ready decks; seeds go through the decks and the seats. @param most see `Sitting` */
export function megacorpPresses(seed: number, most?: number): Pressed {
  if (!opened.ok) throw new Error("Megacorp's cards cannot be played");
  const playable = opened.value;
  const deck = (i: number) => at(decks, i % decks.length).id;
  const options = playable.options.parse({ decks: [deck(seed), deck(seed + 1 + Math.trunc(seed / decks.length))] });
  if (!options.ok) throw new Error(options.error);
  const opponent = at(OPPONENTS, seed % OPPONENTS.length);
  return pressesIn({
    playable,
    options: options.value,
    seed,
    person: Math.trunc(seed / OPPONENTS.length) % PLAYERS,
    players: PLAYERS,
    opponent,
    ...(most === undefined ? {} : { most }),
  });
}
