/** What would be asked right after an option, where that is about the board: a card that is put there answers both at one stroke. */
import type { Action } from "../kernel/choice.ts";
import type { Decision } from "../kernel/decision.ts";
import type { Game } from "../kernel/game.ts";
import type { State } from "../kernel/state.ts";
import type { Playable } from "./game.ts";
import type { SceneOption } from "./scene.ts";

/** Questions that come before anything has happened, so that what is supposed of hidden cards does not show in them: where to deploy, whom to attack, what to name, where to lay. */
const AT_ONCE: ReadonlySet<string> = new Set(["deploy", "space", "target", "lay"]);

/** Questions about a spot that has just been named: a gesture there can answer them as well. */
const PARTS: ReadonlySet<string> = new Set(["trait"]);

/** The options with what each leads to. @param state imagined, as the options were told of it */
export function withLeads(
  playable: Pick<Playable, "game" | "choices">,
  state: State,
  options: readonly SceneOption[],
): readonly SceneOption[] {
  const { game } = playable;
  const asked = game.decision(state);
  if (asked === undefined) return options;
  return options.map((option) => {
    if (option.card === undefined || option.then !== undefined || option.group !== undefined || isSpot(option)) return option;
    const leads = leadsOf(playable, game.fork(state), asked.actions.indexOf(option.action), asked.player);
    return leads === undefined ? option : { ...option, leads };
  });
}

const isSpot = ({ slot, place }: SceneOption): boolean => slot !== undefined || place !== undefined;

function leadsOf(
  { game, choices }: { readonly game: Game; readonly choices?: Playable["choices"] },
  trial: State,
  index: number,
  player: number,
): SceneOption["leads"] {
  const next = askedAfter(game, trial, index, player);
  if (next === undefined || choices === undefined) return next && { rule: next.rule, prompt: next.prompt, options: [] };
  const options = choices(trial, next.actions.all()).flatMap((option): readonly SceneOption[] => {
    if (option.card === undefined || option.then !== undefined) return [option];
    const after = game.fork(trial);
    game.applyAt(after, next.actions.indexOf(option.action));
    const asked = game.decision(after);
    if (asked?.player !== player || !PARTS.has(asked.kind)) return [option];
    const parts = choices(after, asked.actions.all()).map(({ action, words, hint }): SceneOption => {
      const then = [action];
      return { ...option, words: `${option.words}: ${words}`, ...(hint === undefined ? {} : { hint }), then, part: words };
    });
    return [option, ...parts];
  });
  return { rule: next.rule, prompt: next.prompt, options };
}

/** Chooses an action in place, and returns what is asked of the same player right after it, if that is about the board. */
function askedAfter(game: Game, trial: State, index: number, player: number): Decision | undefined {
  game.applyAt(trial, index);
  const next = game.decision(trial);
  return next?.player === player && AT_ONCE.has(next.kind) ? next : undefined;
}

/**
 * What it would be right after an action, as `withLeads` tells of it; undefined where the action is not on offer or asks nothing about the board.
 *
 * @param state imagined; it is changed
 */
export function ledTo(game: Game, state: State, action: Action): State | undefined {
  const asked = game.decision(state);
  const index = asked?.actions.indexOf(action) ?? -1;
  return asked && index >= 0 && askedAfter(game, state, index, asked.player) ? state : undefined;
}
