/** What a worker is asked to think about: data that can be sent, and the thinking that follows from it. */
import { botNamed, type Difference, differenceOf, type Judged, sightFrom } from "../../engine/bots/index.ts";
import type { Playable, PlayableGame, PlayableSource } from "../../engine/games/playable.ts";
import { rulesOf } from "../../engine/games/rules-of.ts";
import type { Observation } from "../../engine/kernel/observe.ts";
import { rngOf } from "../../engine/kernel/rng.ts";

/** A game with the cards that it is played with. */
export type Played = {
  readonly game: PlayableGame;
  /** Hash of the cards; `source` comes with the first question about them that a worker gets. */
  readonly content: string;
  readonly source?: Pick<PlayableSource, "cards" | "keywords" | "boards"> | undefined;
};

/** Plain data. The observation is that of the player who has to choose, with open lists: all that a bot is given to know. */
export type Question = Played & {
  readonly bot: string;
  readonly observation: Observation;
  /** All chance of the bot comes from it. */
  readonly seed: number;
  /** Whether to say why: in what the chosen action and the next best differ. */
  readonly why?: boolean;
};

/** Every action that the bot looked at, the chosen one first; of a bot that does not think, the chosen one only. `difference`: if asked, and two were looked at. */
export type Thought = { readonly judged: readonly Judged[]; readonly difference?: Difference };

const open = new Map<string, Playable>();

/** Lets a bot think. Throws if it cannot: whoever asks has seen to it that it can. */
export async function think({ bot: name, observation, seed, why, ...played }: Question): Promise<Thought> {
  const playable = await opened(played);
  const bot = botNamed(name);
  if (!bot.ok) throw new Error(bot.error);
  const sight = sightFrom(playable, observation);
  const draws = rngOf(seed);
  const judged = bot.value.judge?.(sight, draws) ?? [{ action: bot.value.choose(sight, draws), worth: 0, states: 0 }];
  const [best, second] = judged;
  return why && best && second ? { judged, difference: differenceOf(sight, draws, best.action, second.action) } : { judged };
}

/** The game of a question, opened once. Throws if its cards have not come. */
export async function opened({ game, content, source }: Played): Promise<Playable> {
  const known = open.get(content);
  if (known) return known;
  const playable = source && (await rulesOf(game))(source);
  if (!playable?.ok) throw new Error(`${game} has no cards that can be played`);
  open.set(content, playable.value);
  return playable.value;
}
