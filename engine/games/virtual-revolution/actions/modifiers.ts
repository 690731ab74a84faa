/** Chapter VR-10: what modifies an execution of an Action: Boosts, promotions “With X:” and Titles that are attached to it. */
import { at, type Player } from "../../../kernel/state.ts";
import { copiedWith } from "../cards/agents.ts";
import { cardsIn, SERVICE, TITLE, underOf, type VrEngine, type VrView } from "../layout.ts";
import type { Asked, Line, Modifier } from "../moments.ts";
import type { Means } from "./conditions.ts";

/** Where a modifier comes from. */
export const BOOST = 0;
export const PROMOTION = 1;
export const TITLE_USED = 2;

export type Usable = { readonly card: number; readonly from: number; readonly modifier: Modifier };

const LINES = ["boost", "promotion", "effect"] as const;

/** The line that a Boost is: a Boost card has one line without a label, an Agent its Boost line (section 2.6). */
export const boostLineOf = ({ content }: VrEngine, design: number): Line => ((content.agentType[design] ?? -1) < 0 ? "effect" : "boost");

/** The line that a modifier is. */
export const lineOf = (card: number, from: number, player: Player, engine: VrEngine, state: VrView): Asked => ({
  card,
  line: from === BOOST ? boostLineOf(engine, at(state.card, card)) : at(LINES, from),
  player,
});

const BY_COPYING: Modifier = { credits: 0, range: 0, waives: false, optional: true, first: false, pays: 0, discards: 0 };

/** What a card brings to an execution from where it lies; undefined if nothing. A promotion that copies brings what the player then chooses (VR-R18, VR-R79). */
export function modifierOf(state: VrView, engine: VrEngine, action: number, card: number, from: number): Modifier | undefined {
  const { texts } = engine.content;
  if (from === TITLE_USED && state.tilted[card] === 1) return undefined;
  const design = at(state.card, card);
  const modifier = texts.modifier(design, from === BOOST ? boostLineOf(engine, design) : at(LINES, from), action);
  if (modifier !== undefined || from !== PROMOTION || !texts.copies(design, "promotion")) return modifier;
  const copied = copiedWith(state, engine, action);
  return copied.length === 0 ? undefined : { ...BY_COPYING, first: copied.every((one) => one.modifier.first) };
}

/** The modifiers of an Action that a player has now: Boosts under it, Agents in service, straight Titles (VR-10.5). */
export function usable(state: VrView, engine: VrEngine, player: Player, action: number): readonly Usable[] {
  let all = addUsable(state, engine, action, cardsIn(state, underOf(player, action)), BOOST, NONE_USABLE);
  all = addUsable(state, engine, action, cardsIn(state, SERVICE + player), PROMOTION, all);
  return addUsable(state, engine, action, cardsIn(state, TITLE + player), TITLE_USED, all);
}

const NONE_USABLE: readonly Usable[] = [];

/** The list with what some cards bring; most bring nothing, and then it is the same list. */
function addUsable(
  state: VrView,
  engine: VrEngine,
  action: number,
  cards: readonly number[],
  from: number,
  all: readonly Usable[],
): readonly Usable[] {
  let found: Usable[] | undefined;
  for (const card of cards) {
    const modifier = modifierOf(state, engine, action, card, from);
    if (modifier === undefined) continue;
    found ??= [...all];
    found.push({ card, from, modifier });
  }
  return found ?? all;
}

/** Whether a modifier is applied without being asked for: a Boost not worded “You may” (VR-R75). */
export const isAutomatic = ({ from, modifier }: Omit<Usable, "card">): boolean => from === BOOST && !modifier.optional;

/** What a player could have for an Action if every modifier that helps were used (VR-10.5, VR-R11), with each choice of who copies (VR-R18). */
export function meansFor(state: VrView, engine: VrEngine, player: Player, action: number, fromDiscard: boolean): Means[] {
  let [credits, range, waived, leaving, copies] = [at(state.credits, player), 0, false, 0, false];
  for (const { card, from, modifier } of usable(state, engine, player, action)) {
    credits += modifier.credits;
    range += modifier.range;
    waived ||= modifier.waives;
    if (from === PROMOTION) leaving++;
    copies ||= from === PROMOTION && engine.content.texts.copies(at(state.card, card), "promotion");
  }
  const without: Means = { credits, range, waived, leaving, fromDiscard };
  if (!copies) return [without];
  return copiedWith(state, engine, action).map(({ modifier }) => ({
    ...without,
    credits: credits + modifier.credits,
    range: range + modifier.range,
    waived: waived || modifier.waives,
  }));
}
