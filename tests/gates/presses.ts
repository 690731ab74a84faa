/**
 * How often a person presses in a game against bots, and whether the table passes only where a search would. The person is fixed code: whatever a search chooses at each decision
 * that is shown. A gesture is one press: a card that is put somewhere answers what that leads to, and a payment at one stroke is one.
 */
import { type Bot, botNamed, isBestToPass, PASS_BOT, passesAtOnce, seedAt, sightOf } from "../../engine/bots/index.ts";
import { withLeads } from "../../engine/games/leads.ts";
import { occasionNow } from "../../engine/games/occasion-now.ts";
import type { Playable } from "../../engine/games/playable.ts";
import type { SceneOption } from "../../engine/games/scene.ts";
import { type Action, sameAction } from "../../engine/kernel/choice.ts";
import { rngOf } from "../../engine/kernel/rng.ts";
import { at, type Player, type State } from "../../engine/kernel/state.ts";

export type Pressed = {
  /** Turns of the person's own. */
  readonly turns: number;
  /** Decisions that a table without passing would have shown, all as presses. */
  readonly asked: number;
  readonly presses: number;
  /** Passes that were pressed. */
  readonly passed: number;
  /** Passes that the table made, and those of them where a search chose something else. */
  readonly automatic: number;
  readonly differ: readonly string[];
  /** Automatic passes where a search with other draws chose something else: how far one search differs from another. */
  readonly otherDraws: number;
};

/** Games go on no longer. */
const LONGEST = 20_000;

export type Sitting = {
  readonly playable: Playable;
  readonly options: unknown;
  readonly seed: number;
  /** Who is the person. */
  readonly person: Player;
  readonly players: number;
  readonly opponent: string;
  /** A sample ends after so many decisions of the person. Default: the game is played to its end. */
  readonly most?: number;
};

const bot = (name: string): Bot => {
  const found = botNamed(name);
  if (!found.ok) throw new Error(found.error);
  return found.value;
};

/** Plays a game to its end and counts. */
export function pressesIn({ playable, options, seed, person, players, opponent, most = LONGEST }: Sitting): Pressed {
  const { game } = playable;
  const [sensible, other] = [bot(PASS_BOT), bot(opponent)];
  const state = game.start({ seed, players, log: false }, options);
  const sights = Array.from({ length: players }, (_, player) => sightOf(playable, state, player));
  const judged = (who: Bot, player: Player, draws = 0) => {
    const sight = at(sights, player);
    const rng = rngOf(seedAt(seed + draws, player, state.decisions));
    return who.judge?.(sight, rng) ?? [{ action: who.choose(sight, rng), worth: 0, states: 0 }];
  };
  const own = new Set<number>();
  const hand = new Gestures();
  let [asked, passed, automatic, otherDraws] = [0, 0, 0, 0];
  const differ: string[] = [];
  for (let i = 0; i < LONGEST && asked < most; i++) {
    const decision = game.decision(state);
    if (decision === undefined) break;
    const { player } = decision;
    const choose = (who: Bot) => (decision.actions.length === 1 ? 0 : at(judged(who, player), 0).action);
    if (player !== person) {
      game.applyAt(state, choose(other));
      continue;
    }
    asked++;
    if (playable.isOwnTurn?.(state, person) !== false) own.add(playable.turns?.(state) ?? 0);
    const seen = game.imagine(game.observe(state, person, "open"), rngOf(0));
    const now = occasionNow(playable, seen, decision);
    const tries = at(sights, person).tries();
    const atOnce = now && passesAtOnce(tries, now.pass, now.occasion);
    const passes = now && (atOnce ?? isBestToPass(judged(sensible, person), now.pass, now.occasion));
    const chosen = choose(sensible);
    if (passes) {
      automatic++;
      if (chosen !== now.pass) differ.push(`seed ${seed}, decision ${state.decisions}: ${JSON.stringify(decision.actions.at(chosen))}`);
      if (atOnce === undefined && at(judged(sensible, person, 1), 0).action !== now.pass) otherDraws++;
      game.applyAt(state, now.pass);
      continue;
    }
    const action = decision.actions.at(chosen);
    if (now?.pass === chosen) passed++;
    hand.answer(action, () => shownOf(playable, seen));
    game.applyAt(state, chosen);
  }
  hand.end();
  return { turns: own.size, asked, presses: hand.presses, passed, automatic, differ, otherDraws };
}

/** The options as a table shows them. */
const shownOf = (playable: Playable, seen: State): readonly SceneOption[] => {
  const decision = playable.game.decision(seen);
  return decision && playable.choices ? withLeads(playable, seen, playable.choices(seen, decision.actions.all())) : [];
};

/** Counts answers as presses: what one gesture answers is one. A gesture that was begun and whose later answers were others is counted answer by answer. */
class Gestures {
  presses = 0;
  /** What gestures that began with the last answers would answer next. */
  #open: readonly (readonly Action[])[] = [];
  /** Answers since, which are counted one by one if no gesture is carried out. */
  #since = 0;

  answer(action: Action, shown: () => readonly SceneOption[]): void {
    const still = this.#open.filter(([next]) => next !== undefined && sameAction(next, action)).map((rest) => rest.slice(1));
    if (still.length > 0) {
      this.#since++;
      // One gesture is whole; another one may have answered more.
      if (still.some((rest) => rest.length === 0)) this.#since = 0;
      this.#open = still.filter((rest) => rest.length > 0);
      return;
    }
    this.end();
    this.presses++;
    this.#open = shown().flatMap((option) => {
      if (!sameAction(option.action, action)) return [];
      if (option.then) return [option.then];
      return (option.leads?.options ?? []).map((lead) => [lead.action, ...(lead.then ?? [])]);
    });
  }

  /** Whatever gesture was not carried out whole is counted answer by answer. */
  end(): void {
    this.presses += this.#since;
    this.#since = 0;
    this.#open = [];
  }
}
