/** How much a corp has of something that texts count (CORP-R73). */
import { controllerOf, isTeam } from "../city/standing.ts";
import { LEAST_HIT } from "../encounters/hits.ts";
import { CATEGORIES, SECURITY_TYPES } from "../fields.ts";
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
import { THINGS, type Thing } from "./effects.ts";

const CATEGORY_OF: readonly string[] = CATEGORIES;
const TYPE_OF: readonly string[] = SECURITY_TYPES;
const DEPT_OF: readonly string[] = DEPARTMENTS;

/** By the number of the thing. */
export const countOf = (state: CorpView, engine: CorpEngine, player: number, of: number): number =>
  of === 0 ? 1 : countThing(state, engine, player, THINGS[of] as Thing);

export function countThing(state: CorpView, { content }: CorpEngine, player: number, of: Thing): number {
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
    case "runner": {
      let runners = cardsIn(state, GARRISON + player).length;
      for (let team = 0; team < TEAMS; team++) runners += cardsIn(state, teamPlace(player, team)).length;
      return runners;
    }
    case "personnel":
    case "product":
    case "data": {
      const category = CATEGORY_OF.indexOf(of);
      return cardsIn(state, OWN_ASSETS + player).filter((card) => content.category[state.card[card] ?? 0] === category).length;
    }
    case "squad":
    case "system":
    case "firewall": {
      const type = TYPE_OF.indexOf(of);
      return cardsIn(state, SECURITY_TEAM + player).filter((card) => content.type[state.card[card] ?? 0] === type).length;
    }
    case "sales":
    case "research":
    case "production":
      return tierOf(state, player, DEPT_OF.indexOf(of));
  }
}
