/** Chapter VR-10: what modifies an execution of an Action: Boosts, promotions “With X:” and Titles that are attached to it. */
import { at, type Player } from "../../../kernel/state.ts";
import { cardsIn, SERVICE, TITLE, underOf, type VrEngine, type VrView } from "../layout.ts";
import type { Asked, Modifier } from "../moments.ts";
import type { Means } from "./conditions.ts";

/** Where a modifier comes from. */
export const BOOST = 0;
export const PROMOTION = 1;
export const TITLE_USED = 2;

export type Usable = { readonly card: number; readonly from: number; readonly modifier: Modifier };

const LINES = ["boost", "promotion", "effect"] as const;

/** The line that a modifier is. */
export const lineOf = (card: number, from: number, player: Player, { content }: VrEngine, state: VrView): Asked => ({
  card,
  // A Boost card has one line without a label, an Agent its Boost line (section 2.6).
  line: from === BOOST && (content.agentType[at(state.card, card)] ?? -1) < 0 ? "effect" : at(LINES, from),
  player,
});

/** The modifiers of an Action that a player has now: Boosts under it, Agents in service, straight Titles (VR-10.5). */
export function usable(state: VrView, engine: VrEngine, player: Player, action: number): Usable[] {
  const { texts } = engine.content;
  const all: Usable[] = [];
  const add = (cards: readonly number[], from: number) => {
    for (const card of cards) {
      if (from === TITLE_USED && state.tilted[card] === 1) continue;
      const modifier = texts.modifier(state, engine, lineOf(card, from, player, engine, state), action);
      if (modifier !== undefined) all.push({ card, from, modifier });
    }
  };
  add(cardsIn(state, underOf(player, action)), BOOST);
  add(cardsIn(state, SERVICE + player), PROMOTION);
  add(cardsIn(state, TITLE + player), TITLE_USED);
  return all;
}

/** Whether a modifier is applied without being asked for: a Boost not worded “You may” (VR-R75). */
export const isAutomatic = ({ from, modifier }: Omit<Usable, "card">): boolean => from === BOOST && !modifier.optional;

/** What a player could have for an Action if every modifier that helps were used (VR-10.5, VR-R11). */
export function meansFor(state: VrView, engine: VrEngine, player: Player, action: number, fromDiscard: boolean): Means {
  let [credits, range, waived, leaving] = [at(state.credits, player), 0, false, 0];
  for (const { from, modifier } of usable(state, engine, player, action)) {
    credits += modifier.credits;
    range += modifier.range;
    waived ||= modifier.waives;
    if (from === PROMOTION) leaving++;
  }
  return { credits, range, waived, leaving, fromDiscard };
}
