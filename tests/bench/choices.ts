/**
 * Whether bots still choose as they did: `choices.ts record GAME BOT COUNT FILE` plays a greedy game after the other and writes down what the bot chose at so many decisions;
 * `choices.ts compare FILE` asks it again, with the same draws. Record before a change that should only be faster, compare after it.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { standardIo } from "../../cli/io.ts";
import { loadPlayable, optionsArgument } from "../../cli/lab/lab-arguments.ts";
import { type Bot, botNamed, GREEDY, sightOf } from "../../engine/bots/index.ts";
import { isPlayable, type Playable, type PlayableGame, seatsOf } from "../../engine/games/playable.ts";
import { rngOf } from "../../engine/kernel/rng.ts";

/** By game from seed 0: the indexes that were chosen, and for each decision what the bot chose; -1 where it was not asked. */
type Recorded = { readonly game: string; readonly bot: string; readonly games: readonly Played[] };
type Played = { readonly chosen: number[]; readonly asked: number[] };

/** Of the decisions with several actions every so many are asked. */
const EVERY = 7;

async function opened(id: string) {
  if (!isPlayable(id)) throw new Error(`There is no game “${id}”.`);
  const loaded = await loadPlayable(id, {}, standardIo());
  return { playable: loaded.playable, options: optionsArgument(undefined, loaded) };
}

function bot(name: string): Bot {
  const named = botNamed(name);
  if (!named.ok) throw new Error(named.error);
  return named.value;
}

/** What a bot chooses in a game, at most `most` times; `played`: the choices to go on by, or those of a greedy bot. */
function* choices(
  playable: Playable<PlayableGame>,
  options: unknown,
  seed: number,
  name: string,
  played?: Played,
): Generator<[number, number]> {
  const { game } = playable;
  const asked = bot(name);
  const state = game.start({ seed, players: seatsOf(playable, options).length }, options);
  for (let i = 0; ; i++) {
    const decision = game.decision(state);
    if (decision === undefined || (played !== undefined && i >= played.chosen.length)) return;
    const sight = sightOf(playable, state, decision.player);
    const offers = game.offers(state);
    const draws = () => rngOf(seed * 100_003 + i);
    const answer = offers > 1 && i % EVERY === 0 ? asked.choose(sight, draws()) : -1;
    const next = played?.chosen[i] ?? (offers === 1 ? 0 : name === GREEDY.name && answer >= 0 ? answer : GREEDY.choose(sight, draws()));
    yield [next, answer];
    game.applyAt(state, next);
  }
}

const [what, ...rest] = process.argv.slice(2);
if (what === "record") {
  const [id = "", name = "greedy", count = "1000", file = "choices.json"] = rest;
  const { playable, options } = await opened(id);
  const games: Played[] = [];
  for (let left = Number(count); left > 0; ) {
    const played: Played = { chosen: [], asked: [] };
    for (const [next, answer] of choices(playable, options, games.length, name)) {
      played.chosen.push(next);
      played.asked.push(answer);
      if (answer >= 0) left--;
      if (left <= 0) break;
    }
    games.push(played);
  }
  writeFileSync(file, JSON.stringify({ game: id, bot: name, games } satisfies Recorded));
} else {
  const [file = "choices.json"] = rest;
  const { game: id, bot: name, games } = JSON.parse(readFileSync(file, "utf8")) as Recorded;
  const { playable, options } = await opened(id);
  let [asked, alike] = [0, 0];
  const differ: string[] = [];
  games.forEach((played, seed) => {
    let i = 0;
    for (const [, answer] of choices(playable, options, seed, name, played)) {
      const before = played.asked[i] ?? -1;
      if (before >= 0) asked++;
      if (before >= 0 && answer === before) alike++;
      else if (before >= 0) differ.push(`game ${seed}, decision ${i}: ${before}, now ${answer}`);
      i++;
    }
  });
  console.log(JSON.stringify({ game: id, bot: name, asked, alike, differ: differ.slice(0, 20) }));
}
