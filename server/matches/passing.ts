/** Passing for a person who plays with bots: whether there is anything to do at the moment at which they are asked. */
import { isBestToPass, PASS_BOT, passesAtOnce, sightFrom } from "../../engine/bots/index.ts";
import { occasionNow } from "../../engine/games/occasion-now.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import { at, type Player } from "../../engine/kernel/state.ts";
import type { Passing } from "../../engine/matches/told.ts";
import { thought } from "./bots.ts";
import type { Table } from "./table.ts";
import { rulesAt } from "./who.ts";

const ASKED = { passes: false } as const;

/**
 * Whether a player who has to choose is passed for, and what a search would do instead. Never among people: who is asked and who is not would tell them of hidden cards, so there the occasion alone decides, in the
 * browser. Nor where nothing goes by rules.
 */
export async function passesFor(table: Table, player: Player): Promise<Omit<Passing, "n">> {
  const { play, seats, opened, match } = table;
  const { playable } = opened;
  const decision = play.diverged ? undefined : play.game.decision(play.state);
  if (decision?.player !== player || decision.free || rulesAt(table) === "off") return ASKED;
  if (seats.some((seat) => seat.kind === "person" && seat.player !== player)) return ASKED;
  const observation = play.game.observe(play.state, player, "open");
  const now = occasionNow(playable, play.game.imagine(observation, rngOf(0)), decision);
  if (now === undefined) return ASKED;
  const atOnce = passesAtOnce(sightFrom(playable, observation).tries(), now.pass, now.occasion);
  // A bot would know the others' decks.
  if (atOnce !== undefined || match.lists === "hidden") return { passes: atOnce === true };
  const actions = decision.actions.all();
  const { judged } = await thought(table, player, PASS_BOT);
  const best = at(judged, 0).action;
  return { passes: isBestToPass(judged, now.pass, now.occasion), ...(best === now.pass ? {} : { sees: at(actions, best) }) };
}
