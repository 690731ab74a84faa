/** Bots at the table: whenever one has to choose it thinks in a worker, and its choice is written down like anybody's. */
import { setImmediate } from "node:timers/promises";
import { db } from "../../db/client.ts";
import { listWaitingForBots } from "../../db/queries/matches.ts";
import { botNamed, seedAt } from "../../engine/bots/index.ts";
import { err, ok, type Result } from "../../engine/kernel/result.ts";
import { at, type Player } from "../../engine/kernel/state.ts";
import type { MatchId } from "../../engine/matches/stored.ts";
import type { Advice } from "../../engine/matches/told.ts";
import { wakeClock } from "./clock.ts";
import { announce, liveOf, setThinking, setTrouble } from "./live.ts";
import { reasonsFor, scaleOf } from "./reasons.ts";
import { type Table, tableOf } from "./table.ts";
import { thinkElsewhere } from "./thinkers.ts";
import type { Thought } from "./thought.ts";
import { optionWords } from "./view.ts";
import { askedBot } from "./who.ts";
import { write } from "./write.ts";

/** How long a bot that could not choose leaves it at that. */
const AGAIN_MS = 5_000;

/** Lets the clock of whoever has to choose run, and the bot think that has to choose, if one does and does not think already. It goes on until a person has to choose. */
export function wakeBot(id: MatchId): void {
  const table = tableOf(id);
  if (!table.ok) return;
  wakeClock(table.value, wakeBot);
  const bot = askedBot(table.value);
  const n = table.value.play.entries.length;
  const live = liveOf(id);
  if (!bot || live?.thinking !== undefined || (live?.trouble?.at === n && Date.now() < live.trouble.againFrom)) return;
  setThinking(id, n);
  void thought(table.value, bot.player, bot.bot)
    .then(({ judged }) => choose(id, n, bot.player, judged))
    .catch((error: unknown) => {
      console.error(error);
      setThinking(id, undefined);
      const message = "The bot could not choose; see the studio's output. It tries again when someone opens the match in a few seconds.";
      setTrouble(id, { at: n, message, againFrom: Date.now() + AGAIN_MS });
      announce(id);
    });
}

/** Plays what a bot chose, if the match is still where it was. */
async function choose(id: MatchId, n: number, player: Player, judged: Thought["judged"]): Promise<void> {
  // Whoever asked for something meanwhile is answered first.
  await setImmediate();
  const table = tableOf(id);
  if (table.ok) {
    const { play } = table.value;
    const decision = play.game.decision(play.state);
    // While it thought somebody may have taken something back, or turned the rules off.
    if (play.entries.length === n && decision?.player === player && askedBot(table.value)) {
      const action = decision.actions.at(at(judged, 0).action);
      write(table.value, (match) => match.act(player, [action]));
    }
  }
  setThinking(id, undefined);
  setTrouble(id, undefined);
  wakeBot(id);
}

/** What a bot makes of what is asked, and if wanted why. The chance of a bot is apart from that of the match, and the same at the same moment. */
export function thought({ match, play, opened }: Table, player: Player, bot: string, why = false): Promise<Thought> {
  const { state, game } = play;
  if (game.offers(state) === 1) return Promise.resolve({ judged: [{ action: 0, worth: 0, states: 0 }] });
  const seed = seedAt(match.seed, player, state.decisions);
  const watched = (liveOf(match.id)?.listeners.size ?? 0) > 0;
  return thinkElsewhere(opened, { bot, observation: game.observe(state, player, "open"), seed, why }, watched);
}

/** Wakes every bot that has to choose, one after the other: what was under way when the process ended goes on. */
export async function wakeAllBots(): Promise<void> {
  for (const id of listWaitingForBots(db())) {
    wakeBot(id);
    await setImmediate();
  }
}

/** Actions of which an adviser tells what it thought. */
const MOST_JUDGED = 8;

/** What a bot would do in the place of a player who has to choose, and why. The error: nothing is asked of that player, or there is no such bot. */
export async function advise(table: Table, player: Player, name: string): Promise<Result<Advice, "not-asked" | "no-bot">> {
  const { play } = table;
  const bot = botNamed(name);
  if (!bot.ok) return err("no-bot");
  const decision = play.diverged ? undefined : play.game.decision(play.state);
  if (decision?.player !== player || decision.free) return err("not-asked");
  // The match may go on while the bot thinks.
  const actions = decision.actions.all();
  const words = optionWords(table, play.state, decision, player);
  const { judged, difference } = await thought(table, player, bot.value.name, true);
  const told = judged.map(({ action, worth, states }) => ({ action: at(actions, action), words: at(words, action), worth, states }));
  const best = at(told, 0);
  const isAlone = play.state.returns.length === 1;
  return ok({
    bot: bot.value.name,
    action: best.action,
    words: best.words,
    reasons: reasonsFor(told, actions.length, difference),
    judged: told.slice(0, MOST_JUDGED),
    scale: scaleOf(told, isAlone),
  });
}
