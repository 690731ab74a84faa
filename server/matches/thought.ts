/** What a worker is asked to think about: data that can be sent, and the thinking that follows from it. */
import { botNamed, type Judged, sightFrom } from "../../engine/bots/index.ts";
import type { Playable, PlayableGame, PlayableSource } from "../../engine/games/playable.ts";
import { openPlayable } from "../../engine/games/playable.ts";
import type { Observation } from "../../engine/kernel/observe.ts";
import { rngOf } from "../../engine/kernel/rng.ts";

/** Plain data. The observation is that of the player who has to choose, with open lists: all that a bot is given to know. */
export type Question = {
  readonly game: PlayableGame;
  /** Hash of the cards; `source` comes with the first question about them that a worker gets. */
  readonly content: string;
  readonly source?: Pick<PlayableSource, "cards" | "keywords" | "boards"> | undefined;
  readonly bot: string;
  readonly observation: Observation;
  /** All chance of the bot comes from it. */
  readonly seed: number;
};

/** Every action that the bot looked at, the chosen one first; of a bot that does not think, the chosen one only. */
export type Thought = readonly Judged[];

const open = new Map<string, Playable>();

/** Lets a bot think. Throws if it cannot: whoever asks has seen to it that it can. */
export function think({ game, content, source, bot: name, observation, seed }: Question): Thought {
  const playable = open.get(content) ?? opened(game, source);
  open.set(content, playable);
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.error);
  const sight = sightFrom(playable, observation);
  const draws = rngOf(seed);
  return bot.value.judge?.(sight, draws) ?? [{ action: bot.value.choose(sight, draws), worth: 0, states: 0 }];
}

function opened(game: PlayableGame, source: Question["source"]): Playable {
  const playable = source && openPlayable(game, source);
  if (!playable?.ok) throw new Error(`${game} has no cards that can be played`);
  return playable.value;
}
