/** What would follow from something before it is done: for Titles (VR-6.4), for Corruption (VR-12.3), for what an Action costs and gives (VR-9, VR-R75). */
import { at, type Player } from "../../../kernel/state.ts";
import { against, type Means, RANGE } from "../actions/conditions.ts";
import { isAutomatic, PROMOTION, usable } from "../actions/modifiers.ts";
import { titleChanges } from "../city/control.ts";
import {
  CORRUPTION,
  cardsIn,
  DONATE,
  MOST_PLAYERS,
  RECRUIT,
  SEATS,
  SERVER,
  underOf,
  VERSE,
  type VrEngine,
  type VrView,
  WORK,
} from "../layout.ts";
import { RAIDED_WITH } from "../turn/game.ts";

/** A change of the city: so much Influence of a player more or less in a borough, or a Server of theirs there. */
export type CityChange =
  | { readonly is: "influence"; readonly borough: number; readonly player: Player; readonly by: number }
  | { readonly is: "server"; readonly borough: number; readonly player: Player };

/** Who would lose and take which Title, in words: "You take the Title Pigalle"; empty if nobody does. */
export function titlesAfter(state: VrView, engine: VrEngine, viewer: Player, ...changes: readonly CityChange[]): string[] {
  const { cards, city } = engine.content;
  const [influence, server] = [[...state.influence], [...state.server]];
  for (const change of changes) {
    const index = change.borough * MOST_PLAYERS + change.player;
    if (change.is === "server") server[change.borough] = change.player;
    else influence[index] = at(influence, index) + change.by;
  }
  const then: VrView = { ...state, influence, server };
  const districts = new Set(changes.map(({ borough }) => at(city.districtOf, borough)));
  return [...districts].flatMap((district) =>
    titleChanges(then, engine, district).map(({ card, player, takes }) => {
      const verb = takes ? "take" : "lose";
      return `${player === viewer ? `You ${verb}` : `${SEATS[player]} ${verb}s`} the Title ${at(cards, at(state.card, card)).name}`;
    }),
  );
}

/** How much Corruption a player would have, and what that brings: "Draws 1 Corruption: you then have 5, enough for a Raid". */
export function corruptionAfter(state: VrView, player: Player, drawn: number): string {
  const then = cardsIn(state, CORRUPTION + player).length + drawn;
  return `Draws ${drawn} Corruption: you then have ${then}${then >= RAIDED_WITH ? ", enough for a Raid" : ""}`;
}

/** € and Range that Boosts give by themselves to an Action (VR-R75). */
function automatic(state: VrView, engine: VrEngine, player: Player, action: number): { readonly credits: number; readonly range: number } {
  let [credits, range] = [0, 0];
  for (const one of usable(state, engine, player, action))
    if (isAutomatic(one)) {
      credits += one.modifier.credits;
      range += one.modifier.range;
    }
  return { credits, range };
}

/** Within how many steps a player recruits now, with the Boosts (VR-9.2). */
export const reachOf = (state: VrView, engine: VrEngine, player: Player): number => RANGE + automatic(state, engine, player, RECRUIT).range;

/** What an Action costs a player and gives, as it is now: prices of this round, and what Boosts give by themselves. */
export function actionTerms(state: VrView, engine: VrEngine, player: Player, action: number): string[] {
  const { credits } = automatic(state, engine, player, action);
  const fromBoosts = credits > 0 ? [`Boosts give ${credits} €`] : [];
  switch (action) {
    case WORK:
      return [`Gives ${at(state.workGives, player) + credits} €`, ...(credits > 0 ? [`${credits} € of it from Boosts`] : [])];
    case RECRUIT:
      return [`Costs ${at(state.recruitCosts, player)} €`, ...fromBoosts, `Range ${reachOf(state, engine, player)}`];
    case SERVER:
      return [`Costs ${at(state.serverCosts, player)} €`, ...fromBoosts, "Gives 2 Revenue and a 2-VP token", "Draws 1 Corruption"];
    case VERSE:
      return [`Costs ${at(state.verseCosts, player)} €`, ...fromBoosts, "Gives a Verse and 1 Revenue", "Draws 1 Corruption"];
    case DONATE:
      return [
        `${at(state.donateOne, player)} € discards 1 Corruption, ${at(state.donateTwo, player)} € discards 2`,
        `${at(state.donateImmunity, player)} € gives 1 Immunity`,
        ...fromBoosts,
      ];
    default:
      return [];
  }
}

/**
 * What an Action cannot be taken without, in words: without it money, Range or a place in service is lacking, so it is used first (VR-10.5).
 * Empty where the Action can be taken as it is.
 */
export function neededFirst(state: VrView, engine: VrEngine, player: Player, action: number): string {
  const { credits, range } = automatic(state, engine, player, action);
  const own: Means = { credits: at(state.credits, player) + credits, range, waived: false, leaving: 0, fromDiscard: false };
  if (against(state, engine, player, action, own) === undefined) return "";
  const named = usable(state, engine, player, action)
    .filter((one) => !isAutomatic(one))
    .map(({ card, from }) => `${from === PROMOTION ? "promote " : "use "}${at(engine.content.cards, at(state.card, card)).name}`);
  return named.length === 0 ? "" : `First you ${named.join(" or ")}`;
}

/** What Necro cards have changed for a player in the next round (VR-13.9). */
export function nextRound(state: VrView, player: Player): string[] {
  const markers: readonly (readonly [readonly number[], string])[] = [
    [state.nextWork, "Work gives"],
    [state.nextRecruit, "Recruit costs"],
    [state.nextServer, "Build Server costs"],
    [state.nextVerse, "Create Verse costs"],
    [state.nextDonateOne, "Donate of 1 Corruption costs"],
    [state.nextDonateTwo, "Donate of 2 Corruption costs"],
    [state.nextDonateImmunity, "Donate for an Immunity costs"],
  ];
  return markers.flatMap(([list, words]) => (at(list, player) < 0 ? [] : [`${words} ${at(list, player)} €`]));
}

/** Boosts under an Action of a player. */
export const boostsUnder = (state: VrView, player: Player, action: number): readonly number[] => cardsIn(state, underOf(player, action));
