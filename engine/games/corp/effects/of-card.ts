/** What texts ask of the card that says them: where it is, who is with it, whom it meets (CORP-R92, CORP-R93). */
import { at } from "../../../kernel/state.ts";
import { controllerOf, spotOf } from "../city/standing.ts";
import { CATEGORIES, ROLES, SECURITY_TYPES } from "../fields.ts";
import {
  type CorpEngine,
  type CorpView,
  cardsIn,
  GARRISON,
  lootPlace,
  MOST_PLAYERS,
  NOBODY,
  SECURITY_TEAM,
  TEAMS,
  teamAt,
  teamIndex,
  teamPlace,
} from "../layout.ts";
import { cardsOnSide, isMet, sideOfCard } from "./at-work.ts";
import type { CardFact, Thing, Where } from "./effects.ts";

const ROLE_OF: readonly string[] = ROLES;
const TYPE_OF: readonly string[] = SECURITY_TYPES;
const CATEGORY_OF: readonly string[] = CATEGORIES;

/** Kinds of rolls, as `roll` has them. */
const SNEAK = 1;
const HACK = 2;
const ATTACK = 3;
const MOVES = 0;

/** Whether a card is such a thing: a runner of a role, a security card of a type, an asset of a category. */
export function isThing({ card }: CorpView, { content }: CorpEngine, one: number, of: Thing): boolean {
  const design = at(card, one);
  if (ROLE_OF.includes(of)) return (at(content.roles, design) & (1 << ROLE_OF.indexOf(of))) !== 0;
  if (TYPE_OF.includes(of)) return content.type[design] === TYPE_OF.indexOf(of);
  if (CATEGORY_OF.includes(of)) return content.category[design] === CATEGORY_OF.indexOf(of);
  return true;
}

/** The cards of its team, the others of it, those of whoever it meets; those of its player who wait, and the others that guard the HQ. */
function cardsNear(state: CorpView, engine: CorpEngine, player: number, card: number, where: Where): readonly number[] {
  if (where === "garrison") return cardsIn(state, GARRISON + player);
  if (where === "guards") return cardsIn(state, SECURITY_TEAM + player).filter((one) => one !== card);
  if (card < 0) return [];
  if (where === "foes") return isMet(state, engine, card) ? cardsOnSide(state, 1 - sideOfCard(state, card)) : [];
  const place = at(state.zone, card);
  if (teamAt(place) < 0) return [];
  const crew = cardsIn(state, place);
  return where === "crew" ? crew : crew.filter((one) => one !== card);
}

/** How many of such things are near a card. */
export const countNear = (state: CorpView, engine: CorpEngine, player: number, card: number, of: Thing, where: Where): number =>
  cardsNear(state, engine, player, card, where).filter((one) => isThing(state, engine, one, of)).length;

/** Whether a team carries something (CORP-13.13). */
function hasLoot(state: CorpView, code: number): boolean {
  const [player, team] = [Math.trunc(code / TEAMS), code % TEAMS];
  const i = teamIndex(player, team);
  return (
    [state.lootCredits, state.lootSales, state.lootResearch, state.lootProduction].some((list) => at(list, i) > 0) ||
    cardsIn(state, lootPlace(player, team)).length > 0
  );
}

/** Where the team of a card stands; -1 for no team. */
function spotOfCard(state: CorpView, card: number): number {
  const code = teamAt(at(state.zone, card));
  return code < 0 ? NOBODY : spotOf(state, Math.trunc(code / TEAMS), code % TEAMS);
}

export function isSoOfCard(state: CorpView, engine: CorpEngine, card: number, fact: CardFact): boolean {
  if (card < 0) return false;
  const place = at(state.zone, card);
  const code = teamAt(place);
  const spot = spotOfCard(state, card);
  const side = sideOfCard(state, card);
  const rolls = (roll: number): boolean => state.roll === roll && isMet(state, engine, card);
  const { city } = engine.content;
  switch (fact) {
    case "in team":
      return code >= 0;
    case "in garrison":
      return place >= GARRISON && place < GARRISON + MOST_PLAYERS;
    case "in building":
      return spot >= 0 && at(city.buildingAt, spot) >= 0;
    case "controls building":
      return spot >= 0 && at(city.buildingAt, spot) >= 0 && controllerOf(state, spot) === Math.trunc(code / TEAMS);
    case "at home":
      return spot >= 0 && city.hqs[state.players]?.[Math.trunc(code / TEAMS)] === spot;
    case "with loot":
      return code >= 0 && hasLoot(state, code);
    case "without loot":
      return code >= 0 && !hasLoot(state, code);
    case "alone":
      return code >= 0 && cardsIn(state, place).length === 1;
    case "not alone":
      return code >= 0 && cardsIn(state, place).length > 1;
    case "infiltrates":
      return code >= 0 && state.infiltrated !== NOBODY && code === state.active * TEAMS + state.mover;
    case "attacks":
      return rolls(ATTACK) && state.attacker === side;
    case "is attacked":
      return rolls(ATTACK) && state.attacker !== side;
    case "sneaks":
      return rolls(SNEAK) && side === MOVES;
    case "is sneaked past":
      return rolls(SNEAK) && side !== MOVES;
    case "hacks":
      return rolls(HACK) && side === MOVES;
    case "is hacked":
      return rolls(HACK) && side !== MOVES;
    case "meets team":
      return side !== NOBODY && (side !== MOVES || state.metTeam >= 0);
    case "meets security":
      return side === MOVES && state.metTeam < 0;
    case "is met":
      return isMet(state, engine, card);
    case "only security":
      return place >= SECURITY_TEAM && place < SECURITY_TEAM + MOST_PLAYERS && cardsIn(state, place).length === 1;
  }
}

/** Whether its team is at the step of a type of security cards. */
export const meetsType = (state: CorpView, card: number, type: number): boolean =>
  sideOfCard(state, card) === MOVES && state.metTeam < 0 && state.stage === type + 1;

/** The team that a card is in, as one number; -1 for none. */
export const teamOfCard = (state: CorpView, card: number): number => (card < 0 ? NOBODY : teamAt(at(state.zone, card)));
export const cardsOfTeam = (state: CorpView, code: number): readonly number[] =>
  cardsIn(state, teamPlace(Math.trunc(code / TEAMS), code % TEAMS));
