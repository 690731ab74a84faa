/** A question ready to be played: its game opened with the cards that were pinned, its plan made. */
import type { Card } from "../cards/card.ts";
import type { OpenGame, Playable, PlayableSource } from "../games/game.ts";
import { withFullStop } from "../kernel/full-stop.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { at } from "../kernel/state.ts";
import type { Configuration } from "./configuration.ts";
import { KnownGames } from "./known.ts";
import { type Plan, planOf, sourceWith } from "./plan.ts";
import type { Stage } from "./unit.ts";

export type Ready = Stage & { readonly plan: Plan; readonly playable: Playable };

/**
 * Makes ready. The error is a sentence: other cards than the question was asked of, or a plan that cannot be made of them.
 *
 * @param rules those of the game that the question is about
 */
export function stageOf(configuration: Configuration, source: PlayableSource, rules: OpenGame): Result<Ready, string> {
  const openedWith = (changes: readonly Card[]) => openedBy(rules, configuration, source, changes);
  const opened = openedWith([]);
  if (!opened.ok) return opened;
  const playable = opened.value;
  if (playable.game.content !== configuration.content)
    return err("The cards or the rules have changed since the question was asked. Ask it again.");
  const plan = planOf(configuration, playable, openedWith);
  if (!plan.ok) return plan;
  const games = new Map<number, Playable>();
  const game = (content: number): Playable => {
    const known = games.get(content);
    if (known) return known;
    const changes = at(plan.value.contents, content);
    const made = changes.length === 0 ? ok(playable) : openedWith(changes);
    if (!made.ok) throw new Error(made.error);
    games.set(content, made.value);
    return made.value;
  };
  return ok({ plan: plan.value, playable, seed: configuration.seed, game, known: new KnownGames() });
}

function openedBy(rules: OpenGame, { game }: Configuration, source: PlayableSource, changes: readonly Card[]): Result<Playable, string> {
  const opened = rules(sourceWith(source, changes));
  if (opened.ok) return opened;
  const [draft] = opened.error;
  const why = withFullStop(draft?.problems[0]?.message ?? "it is a draft");
  return err(changes.length === 0 ? `${draft?.name ?? game}: ${why}` : `${draft?.name ?? "The card"} cannot be played that way: ${why}`);
}
