/**
 * What comes of an action before it is taken, as far as the player who takes it can know: it is carried out in several states that are imagined from what
 * the player knows, and what happens in all of them is told. What depends on cards that nobody has shown, or on chance, ends the telling.
 */
import { type Action, sameAction } from "../kernel/choice.ts";
import { everybody } from "../kernel/layout.ts";
import { eventFor } from "../kernel/log.ts";
import type { Observation } from "../kernel/observe.ts";
import { rngOf } from "../kernel/rng.ts";
import type { Player, State } from "../kernel/state.ts";
import type { Playable } from "./game.ts";
import { occasionNow } from "./occasion-now.ts";

/** What one player did and what came of it, as `Teller.told` says it. */
export type ForetoldAct = { readonly player: Player; readonly lines: readonly string[] };
export type Foretold = {
  readonly acts: readonly ForetoldAct[];
  /** Whether more happens that depends on what the player does not know. */
  readonly open: boolean;
};

/** States that are imagined: what is the same in so many is seldom chance. */
const WORLDS = 4;
/** Seeds that are far from each other. */
const APART = 0x9e3779b1;
/** How often players pass in a row before nobody wants to read on. */
const MOST_PASSES = 40;

type Source = Pick<Playable, "game" | "teller" | "scene" | "choices" | "waits">;

/**
 * Tells what comes of actions that a player takes one after the other, and of what then waits to be carried out if nobody answers.
 *
 * @param observation of the player who has to choose
 * @param actions the first is one of the decision in the observation
 */
export function foretell(playable: Source, observation: Observation, actions: readonly Action[]): Foretold {
  const worlds = Array.from({ length: WORLDS }, (_, seed) => worldAfter(playable, observation, actions, seed));
  const [first = [], ...others] = worlds.map((acts) =>
    acts.flatMap(({ player, lines }, act) => lines.map((line) => ({ act, player, line }))),
  );
  const differs = first.findIndex(({ player, line }, i) => others.some((told) => told[i]?.line !== line || told[i]?.player !== player));
  const same = differs < 0 ? first.length : differs;
  return { acts: actsOf(first.slice(0, same)), open: [first, ...others].some(({ length }) => length > same) };
}

function actsOf(told: readonly { readonly act: number; readonly player: Player; readonly line: string }[]): ForetoldAct[] {
  const acts = new Map<number, { player: Player; lines: string[] }>();
  for (const { act, player, line } of told) {
    const here = acts.get(act);
    if (here) here.lines.push(line);
    else acts.set(act, { player, lines: [line] });
  }
  return [...acts.values()];
}

/** Carries the actions out in one imagined state, and what waits then: everybody passes. */
function worldAfter(playable: Source, observation: Observation, actions: readonly Action[], seed: number): ForetoldAct[] {
  const { game, teller } = playable;
  const state = game.imagine(observation, rngOf(seed * APART));
  const acts: ForetoldAct[] = [];
  if (!teller) return acts;
  const { viewer } = observation;
  const take = (action: Action, player: Player): void => {
    state.log = [];
    game.apply(state, action);
    const known = state.log.map((one) => {
      const event = eventFor(one, viewer, everybody(state.players));
      // A card that the player does not know yet is some card, whatever it was imagined to be.
      const cards = event.cards.map((card, i) => (one.roles[i] === "card" && observation.card[one.args[i] ?? -1] === null ? -1 : card));
      return { ...one, ...event, cards };
    });
    const lines = teller.told(state, action, known, player).filter((line) => line !== "");
    if (lines.length > 0) acts.push({ player, lines });
  };
  for (const action of actions) {
    const asked = game.decision(state);
    if (asked?.player !== viewer || !asked.actions.all().some((one) => sameAction(one, action))) break;
    take(action, viewer);
  }
  for (let i = 0; i < MOST_PASSES && playable.waits?.(state); i++) {
    const passed = passing(playable, state);
    if (!passed) break;
    take(passed.action, passed.player);
  }
  return acts;
}

/** What whoever is asked now does to let things go on; undefined where something else is asked. */
function passing(playable: Source, state: State): { readonly player: Player; readonly action: Action } | undefined {
  const asked = playable.game.decision(state);
  const now = asked && occasionNow(playable, state, asked);
  const action = now && asked.actions.all()[now.pass];
  return action && { player: asked.player, action };
}
