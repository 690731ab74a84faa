/** What would be asked right after an option, where that is about the board: a card that is put there answers both at one stroke. */
import type { Action } from "../kernel/choice.ts";
import type { Decision } from "../kernel/decision.ts";
import type { State } from "../kernel/state.ts";
import type { Playable } from "./game.ts";
import type { SceneOption } from "./scene.ts";

type Leading = Pick<Playable, "game" | "choices" | "askedFor">;

const isOf = (kinds: readonly string[] | undefined, kind: string): boolean => kinds?.includes(kind) === true;

/** The options as a table offers them: with what each is for, and what it leads to. @param state imagined, as the options were told of it */
export function withLeads(playable: Leading, state: State, told: readonly SceneOption[]): readonly SceneOption[] {
  const { game, askedFor } = playable;
  const options = told.map((option): SceneOption => {
    const { kind } = option.action;
    return { ...option, ...(isOf(askedFor.going, kind) && { goes: true }), ...(isOf(askedFor.secret, kind) && { secret: true }) };
  });
  const asked = game.decision(state);
  if (asked === undefined) return options;
  return options.map((option) => {
    if (option.card === undefined || option.then !== undefined || option.group !== undefined || isSpot(option)) return option;
    const leads = leadsOf(playable, game.fork(state), asked.actions.indexOf(option.action), asked.player);
    return leads === undefined ? option : { ...option, leads };
  });
}

const isSpot = ({ spot, place }: SceneOption): boolean => spot !== undefined || place !== undefined;

function leadsOf(playable: Leading, trial: State, index: number, player: number): SceneOption["leads"] {
  const { game, choices, askedFor } = playable;
  const next = askedAfter(playable, trial, index, player);
  if (next === undefined || choices === undefined) return next && { rule: next.rule, prompt: next.prompt, options: [] };
  const options = choices(trial, next.actions.all()).flatMap((option): readonly SceneOption[] => {
    if (option.card === undefined || option.then !== undefined) return [option];
    const after = game.fork(trial);
    game.applyAt(after, next.actions.indexOf(option.action));
    const asked = game.decision(after);
    if (asked?.player !== player || !isOf(askedFor.way, asked.kind)) return [option];
    const parts = choices(after, asked.actions.all()).map(({ action, words, hint }): SceneOption => {
      const then = [action];
      return { ...option, words: `${option.words}: ${words}`, ...(hint === undefined ? {} : { hint }), then, part: words };
    });
    return [option, ...parts];
  });
  return { rule: next.rule, prompt: next.prompt, options };
}

/** Chooses an action in place, and returns what is asked of the same player right after it, if that is about the board. */
function askedAfter({ game, askedFor }: Leading, trial: State, index: number, player: number): Decision | undefined {
  game.applyAt(trial, index);
  const next = game.decision(trial);
  return next?.player === player && isOf(askedFor.spot, next.kind) ? next : undefined;
}

/**
 * What it would be right after an action, as `withLeads` tells of it; undefined where the action is not on offer or asks nothing about the board.
 *
 * @param state imagined; it is changed
 */
export function ledTo(playable: Leading, state: State, action: Action): State | undefined {
  const { game } = playable;
  const asked = game.decision(state);
  const index = asked?.actions.indexOf(action) ?? -1;
  return asked && index >= 0 && askedAfter(playable, state, index, asked.player) ? state : undefined;
}
