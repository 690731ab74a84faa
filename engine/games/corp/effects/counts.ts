/** How much a corp has of something that texts count (CORP-R73). */
import { controllerOf, isTeam } from "../city/standing.ts";
import { LEAST_HIT } from "../encounters/hits.ts";
import {
  type CorpEngine,
  type CorpView,
  cardsIn,
  DEPARTMENTS,
  GARRISON,
  HAND,
  OWN_ASSETS,
  SECURITY_TEAM,
  TEAMS,
  teamPlace,
} from "../layout.ts";
import { piecesOn, stocksOf, vassalsOf } from "../mat/shares.ts";
import { tierOf } from "../mat/tiers.ts";
import { type Per, THINGS, type Thing } from "./effects.ts";
import { countNear, isThing } from "./of-card.ts";

const DEPT_OF: readonly string[] = DEPARTMENTS;

/** By the number of the thing; near the card that says it, where that is meant. */
export function countOf(state: CorpView, engine: CorpEngine, player: number, { of, where }: Per, card = -1): number {
  if (of === 0) return 1;
  const thing = THINGS[of] as Thing;
  return where === undefined ? countThing(state, engine, player, thing) : countNear(state, engine, player, card, thing, where);
}

/** The runner cards of a player, in the Garrison and in teams. */
const runnersOf = (state: CorpView, player: number): readonly number[] => [
  ...cardsIn(state, GARRISON + player),
  ...Array.from({ length: TEAMS }, (_, team) => cardsIn(state, teamPlace(player, team))).flat(),
];

export function countThing(state: CorpView, engine: CorpEngine, player: number, of: Thing): number {
  const { content } = engine;
  switch (of) {
    case "hit":
      return state.textDice.filter((face) => face >= LEAST_HIT).length;
    case "stock":
      return stocksOf(state, player);
    case "vassal":
      return vassalsOf(state, player).length;
    case "asset":
      return cardsIn(state, OWN_ASSETS + player).length;
    case "security":
      return cardsIn(state, SECURITY_TEAM + player).length;
    case "action":
      return cardsIn(state, HAND + player).length;
    case "piece":
      return piecesOn(state, player);
    case "building":
      return content.city.buildings.filter((spot) => controllerOf(state, spot) === player).length;
    case "team": {
      let teams = 0;
      for (let team = 0; team < TEAMS; team++) if (isTeam(state, player, team)) teams++;
      return teams;
    }
    case "runner":
    case "thug":
    case "thief":
    case "hacker":
      return runnersOf(state, player).filter((card) => isThing(state, engine, card, of)).length;
    case "personnel":
    case "product":
    case "data":
      return cardsIn(state, OWN_ASSETS + player).filter((card) => isThing(state, engine, card, of)).length;
    case "squad":
    case "system":
    case "firewall":
      return cardsIn(state, SECURITY_TEAM + player).filter((card) => isThing(state, engine, card, of)).length;
    case "sales":
    case "research":
    case "production":
      return tierOf(state, player, DEPT_OF.indexOf(of));
  }
}
