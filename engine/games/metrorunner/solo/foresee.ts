/** What an A.I. card does in a game alone that has just begun: once with its left half, once with its right one (MR-14.6 to MR-14.11). */
import type { Game } from "../../../kernel/game.ts";
import { at, fieldsOf, type State } from "../../../kernel/state.ts";
import type { Foreseen } from "../../foreseen.ts";
import type { Teller } from "../../teller.ts";
import type { MetroContent } from "../content.ts";
import { AI_DECK } from "../layout.ts";
import { STANDARD } from "../setup/options.ts";

const SEED = 14;
/** Choices until the first turn of the A.I., at most. */
const MOST_CHOICES = 60;
/** Notoriety of the player: level with the A.I., and ahead of it (MR-14.9). */
const POSITIONS = [
  { notoriety: 0, position: "Early in a game, if the A.I. is at least as notorious as you: left" },
  { notoriety: 5, position: "Early in a game, if you are more notorious than the A.I.: right" },
] as const;

/** Undefined for a card that is none of the A.I., or not in the game. The player takes whatever is offered first until the A.I. has its turn. */
export function foresee(game: Game, content: MetroContent, teller: Teller, id: string): readonly Foreseen[] | undefined {
  const design = content.cards.findIndex((card) => card.id === id);
  if (!content.ai.includes(design)) return undefined;
  return POSITIONS.flatMap(({ notoriety, position }): Foreseen[] => {
    const state: State = game.start({ seed: SEED, log: true }, { ...STANDARD, players: 1 });
    const card = state.card.indexOf(design);
    const laid = game.edit(state, [
      { kind: "move", card, place: AI_DECK },
      { kind: "set", field: "notoriety", at: 0, value: notoriety },
    ]);
    const lines = laid.ok ? turnOfAi(game, teller, state) : undefined;
    return lines === undefined ? [] : [{ position: `${position}. ${whereOf(state, content)}`, lines }];
  });
}

function whereOf(state: State, { route }: MetroContent): string {
  const [figure = 0] = fieldsOf(state)["figure"] as readonly number[];
  return `You are at ${at(route.words, figure)}.`;
}

/** What the A.I. did in its next turn. */
function turnOfAi(game: Game, teller: Teller, state: State): readonly string[] | undefined {
  for (let i = 0; i < MOST_CHOICES && game.offers(state) > 0; i++) {
    const action = at(game.decision(state)?.actions.all() ?? [], 0);
    state.log = [];
    game.applyAt(state, 0);
    const begun = state.log.findIndex(({ event }) => event === "reveal an A.I. card");
    if (begun < 0) continue;
    const end = state.log.findIndex(({ event }, k) => k > begun && event === "begin turn");
    return state.log.slice(begun, end < 0 ? undefined : end).flatMap((entry) => teller.told(state, action, [entry], 0));
  }
  return undefined;
}
