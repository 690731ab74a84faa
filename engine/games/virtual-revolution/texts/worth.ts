/** Missions and scores asked of a state: whether one is met now, and what an End line is worth (VR-11.6, VR-15.10, VR-15.11). */
import { at, type Player } from "../../../kernel/state.ts";
import { boostsOf } from "../cards/agents.ts";
import {
  agentsOf,
  agentsOfType,
  boostedActions,
  boroughsControlled,
  boroughsWithInfluence,
  directorsInOneDistrict,
  districtsWithout,
  genresOf,
  hasAdjacentServers,
  hasExtreme,
  influenceOnMap,
  inServiceOfType,
  serversOf,
  titlesOf,
  trios,
  versesOfGenre,
} from "../ends/counts.ts";
import { CORRUPTION, cardsIn, RETIRED, SERVICE, VERSES, type VrEngine, type VrView } from "../layout.ts";
import { ACTION, districtMask, GENRE, mask, TYPE } from "./ids.ts";
import type { Counted, Extreme, Mission, Points, Score, TypeId } from "./operations.ts";

/** Whether a mission is met now; what only a Raid can meet never is (VR-R35). */
export function isMissionMet(state: VrView, engine: VrEngine, player: Player, mission: Mission): boolean {
  if (mission === null) return true;
  if ("agents_in_service" in mission)
    return Object.entries(mission.agents_in_service).every(
      ([type, n]) => inServiceOfType(state, engine, player, TYPE[type as TypeId]) >= (n ?? 0),
    );
  if ("no_agent_in_service" in mission) return cardsIn(state, SERVICE + player).length === 0;
  if ("server_in" in mission) return serversOf(state, engine, player, districtMask(engine.content, mission.server_in)) >= 1;
  if ("directors_in_one_district" in mission) return directorsInOneDistrict(state, engine, player) >= mission.directors_in_one_district;
  if ("influence_in_one_borough" in mission) return boroughsWithInfluence(state, engine, player, mission.influence_in_one_borough) > 0;
  if ("recycling_at_least" in mission) return at(state.recycling, player) >= mission.recycling_at_least;
  if ("immunity_at_least" in mission) return at(state.immunity, player) >= mission.immunity_at_least;
  if ("boosts_at_least" in mission) return boostsOf(state, player).length >= mission.boosts_at_least;
  if ("adjacent_servers" in mission) return hasAdjacentServers(state, engine, player);
  if ("none_of" in mission) return countOf(state, engine, player, mission.none_of) === 0;
  return "at_least" in mission && countOf(state, engine, player, mission.of) >= mission.at_least;
}

/** Whether a Raid fulfils a mission (VR-12.9). */
export function isMetByRaid(mission: Mission, cards: number, spent: number): boolean {
  if (mission === null) return false;
  if ("raid_suffered_with_cards" in mission) return cards >= mission.raid_suffered_with_cards;
  return "raid_suffered_without_spending_immunity" in mission && spent === 0;
}

/** What an End line is worth now, before its cap. */
export function worthOf(state: VrView, engine: VrEngine, player: Player, score: Score): number {
  if ("sum" in score) return score.sum.reduce((sum, one) => sum + worthOf(state, engine, player, one), 0);
  if ("flat" in score) return score.if === undefined || isExtreme(state, engine, player, score.if) ? score.flat : 0;
  return pointsFor(score.vp, state.players) * countOf(state, engine, player, score);
}

const pointsFor = (points: Points, players: number): number =>
  typeof points === "number" ? points : players >= 4 ? points[4] : players === 3 ? points[3] : points[2];

function isExtreme(state: VrView, engine: VrEngine, player: Player, extreme: Extreme): boolean {
  const of = extreme.endsWith("_credits") ? (one: Player) => at(state.credits, one) : (one: Player) => influenceOnMap(state, engine, one);
  return hasExtreme(state, player, extreme.startsWith("most"), of);
}

/** How much of something a player has. */
export function countOf(state: VrView, engine: VrEngine, player: Player, counted: Counted): number {
  switch (counted.per) {
    case "agents_of_type":
      return agentsOfType(state, engine, player, TYPE[counted.type]);
    case "agents":
      return agentsOfType(state, engine, player, TYPE[counted.type], counted.level);
    case "verses_of_genre":
      return versesOfGenre(state, engine, player, GENRE[counted.genre]);
    case "boroughs_controlled_in":
      return boroughsControlled(state, engine, player, districtMask(engine.content, counted.districts));
    case "boroughs_with_influence_at_least":
      return boroughsWithInfluence(state, engine, player, counted.n);
    case "revenue_div":
      return Math.floor(at(state.revenue, player) / counted.by);
    case "credits_div":
      return Math.floor(at(state.credits, player) / counted.by);
    case "immunity_div":
      return Math.floor(at(state.immunity, player) / counted.by);
    case "full":
      return Math.floor(countOf(state, engine, player, counted.of) / counted.n);
    case "agents_in_service":
      return counted.type === undefined
        ? cardsIn(state, SERVICE + player).length
        : inServiceOfType(state, engine, player, TYPE[counted.type]);
    case "boosts_under":
      return boostsOf(state, player, mask(counted.actions.map((action) => ACTION[action]))).length;
    case "verses_in_state":
      return cardsIn(state, VERSES + player).filter((card) => (state.online[card] === 1) === counted.online).length;
    default:
      return plainCount(state, engine, player, counted.per);
  }
}

function plainCount(state: VrView, engine: VrEngine, player: Player, per: Counted["per"]): number {
  switch (per) {
    case "trios":
      return trios(state, engine, player);
    case "all_agents":
      return agentsOf(state, engine, player).length;
    case "corruption":
      return cardsIn(state, CORRUPTION + player).length;
    case "retired_names":
      return new Set(cardsIn(state, RETIRED + player).map((card) => at(state.card, card))).size;
    case "reserve":
      return at(state.reserve, player);
    case "verses":
      return cardsIn(state, VERSES + player).length;
    case "distinct_genres":
      return genresOf(state, engine, player).filter((n) => n > 0).length;
    case "verses_of_best_genre":
      return Math.max(...genresOf(state, engine, player));
    case "boroughs_controlled":
      return boroughsControlled(state, engine, player);
    case "districts_without_influence":
      return districtsWithout(state, engine, player);
    case "recycling":
      return at(state.recycling, player);
    case "boosts":
      return boostsOf(state, player).length;
    case "boosted_actions":
      return boostedActions(state, player);
    case "servers":
      return serversOf(state, engine, player);
    case "immunity":
      return at(state.immunity, player);
    case "titles":
      return titlesOf(state, player);
    case "revenue":
      return at(state.revenue, player);
    case "credits":
      return at(state.credits, player);
    // Every player suffers the final Raid, whatever they hold, so the last Raid of each is that one (VR-R36, VR-R64).
    case "corruption_at_final_raid":
      return at(state.raidCards, player);
    default:
      return 0;
  }
}
