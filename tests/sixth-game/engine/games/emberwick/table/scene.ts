/** Emberwick as one seat may see it: the street, the house, hands and piles; and what can be done, in words. */
import type { Action } from "../../../kernel/choice.ts";
import { knows } from "../../../kernel/observe.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { Scene, SceneCard, SceneOption } from "../../scene.ts";
import type { EmberwickContent } from "../content.ts";
import { pointsOf } from "../endings.ts";
import { cardsIn, DISCARD, type EmberwickState, HAND, keeperOf, LAST_STEP, SATCHEL, SEATS, WINDOW, WINDOWS } from "../layout.ts";

export const PHASES = ["Play"] as const;

export type EmberwickBoard = {
  readonly is: "emberwick";
  /** By player the step on the street, 0 to 12. */
  readonly steps: readonly number[];
  readonly windows: readonly { readonly place: number; readonly card: SceneCard | undefined; readonly owner: Player | undefined }[];
  readonly hands: readonly (readonly SceneCard[])[];
  /** By player the cards in the satchel. */
  readonly satchels: readonly number[];
  readonly discard: readonly SceneCard[];
};

/** What a seat sees. `state` may be imagined: what the viewer cannot know does not show. */
export function emberwickScene(state: EmberwickState, viewer: Player, content: EmberwickContent): Scene<EmberwickBoard> {
  const shown = (id: number): SceneCard => ({ id, card: knows(state, id, viewer) ? at(content.cards, at(state.card, id)).id : undefined });
  const players = state.step.map((_, player) => player);
  return {
    viewer,
    turn: state.turn,
    active: state.active,
    phases: PHASES,
    phase: 0,
    seats: players.map((player) => ({
      player,
      name: at(SEATS, player),
      gauges: [{ id: "step", name: "Steps", value: at(state.step, player), of: LAST_STEP }],
      counts: [
        { id: "hand", name: "Hand", value: cardsIn(state, HAND + player).length },
        { id: "points", name: "Points at dusk", value: pointsOf(state, content, player) },
      ],
    })),
    ...(viewer >= 0 && cardsIn(state, HAND + viewer).length > 0 ? { secret: true } : {}),
    board: {
      is: "emberwick",
      steps: [...state.step],
      windows: Array.from({ length: WINDOWS }, (_, window) => {
        const card = cardsIn(state, WINDOW + window)[0];
        return {
          place: WINDOW + window,
          card: card === undefined ? undefined : shown(card),
          owner: card === undefined ? undefined : keeperOf(state, card),
        };
      }),
      hands: players.map((player) => cardsIn(state, HAND + player).map(shown)),
      satchels: players.map((player) => cardsIn(state, SATCHEL + player).length),
      discard: cardsIn(state, DISCARD).map(shown),
    },
  };
}

/** The actions on offer in words, in their order. */
export function emberwickChoices(state: EmberwickState, content: EmberwickContent, actions: readonly Action[]): SceneOption[] {
  const number = (value: unknown) => (typeof value === "number" ? value : undefined);
  return actions.map((action): SceneOption => {
    const [card, place, player] = [number(action["card"]), number(action["place"]), number(action["player"])];
    const name = card === undefined ? "" : at(content.cards, at(state.card, card)).name;
    const about = {
      action,
      ...(card === undefined ? {} : { card }),
      ...(place === undefined ? {} : { place }),
      ...(player === undefined ? {} : { player }),
    };
    switch (action.kind) {
      case "burn":
        return { ...about, words: `Burn ${name}`, hint: "You walk 1 step", group: "Burn a card to walk 1 step" };
      case "lay": {
        const hung = place === undefined ? undefined : cardsIn(state, place)[0];
        const snuffs = hung === undefined ? {} : { hint: `${at(content.cards, at(state.card, hung)).name} is snuffed` };
        return { ...about, words: `Hang ${name} in window ${(place ?? WINDOW) - WINDOW + 1}`, ...snuffs };
      }
      case "decline":
        return { ...about, words: "Leave it" };
      case "none":
        return { ...about, words: "Take nothing" };
      case "number":
        return { ...about, words: String(action["n"]) };
      default:
        return { ...about, words: `${action.kind.charAt(0).toUpperCase()}${action.kind.slice(1)}${name === "" ? "" : ` ${name}`}` };
    }
  });
}
