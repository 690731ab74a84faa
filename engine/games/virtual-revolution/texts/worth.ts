/** Missions and scores asked of a state: whether one is met now, and what an End line is worth (VR-11.6, VR-15.10, VR-15.11). */
import { at, type Player } from "../../../kernel/state.ts";
import { boostsOf } from "../cards/agents.ts";
import {
  boroughsWithInfluence,
  directorsInOneDistrict,
  hasAdjacentServers,
  hasExtreme,
  influenceOnMap,
  inServiceOfType,
  serversOf,
} from "../ends/counts.ts";
import { cardsIn, SERVICE, type VrEngine, type VrView } from "../layout.ts";
import { holds } from "./conditions.ts";
import { countOf } from "./counted.ts";
import { districtMask, TYPE } from "./ids.ts";
import type { Extreme, Mission, Points, Score, TypeId } from "./operations.ts";

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
  if ("together" in mission) return mission.together.every((one) => isMissionMet(state, engine, player, one));
  if ("so" in mission) return holds(state, engine, player, mission.so);
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
  if ("cond" in score) return holds(state, engine, player, score.cond) ? score.flat : 0;
  if ("flat" in score) return score.if === undefined || isExtreme(state, engine, player, score.if) ? score.flat : 0;
  return pointsFor(score.vp, state.players) * countOf(state, engine, player, score);
}

const pointsFor = (points: Points, players: number): number =>
  typeof points === "number" ? points : players >= 4 ? points[4] : players === 3 ? points[3] : points[2];

function isExtreme(state: VrView, engine: VrEngine, player: Player, extreme: Extreme): boolean {
  if (typeof extreme !== "string") {
    const counted = "most" in extreme ? extreme.most : extreme.fewest;
    return hasExtreme(state, player, "most" in extreme, (one) => countOf(state, engine, one, counted));
  }
  const of = extreme.endsWith("_credits") ? (one: Player) => at(state.credits, one) : (one: Player) => influenceOnMap(state, engine, one);
  return hasExtreme(state, player, extreme.startsWith("most"), of);
}
