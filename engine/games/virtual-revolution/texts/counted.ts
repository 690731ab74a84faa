/** How much there is of what texts count, of a player (section 2.5, VR-R96, VR-R115). */
import { at, type Player } from "../../../kernel/state.ts";
import { boostsOf } from "../cards/agents.ts";
import { isInZone } from "../city/city.ts";
import { controls, directorsIn, influenceIn } from "../city/control.ts";
import {
  agentsOf,
  agentsOfType,
  boostedActions,
  boroughsControlled,
  boroughsWithInfluence,
  districtsWithout,
  genresOf,
  influenceOnMap,
  inServiceOfType,
  serversOf,
  titlesOf,
  trios,
  versesOfGenre,
} from "../ends/counts.ts";
import { CORRUPTION, cardsIn, opponentsOf, RETIRED, SERVICE, VERSES, type VrEngine, type VrView } from "../layout.ts";
import { ACTION, districtMask, GENRE, mask, TYPE, zoneNumber } from "./ids.ts";
import type { Counted, ZoneId } from "./operations.ts";

/** How much of something a player has. */
export function countOf(state: VrView, engine: VrEngine, player: Player, counted: Counted): number {
  switch (counted.per) {
    case "agents_of_type":
      return agentsOfType(state, engine, player, TYPE[counted.type]);
    case "agents":
      return (counted.type === undefined ? Object.values(TYPE) : [TYPE[counted.type]]).reduce(
        (sum, type) => sum + agentsOfType(state, engine, player, type, counted.level),
        0,
      );
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
    case "influence_in":
      return influenceThere(state, engine, player, counted);
    case "servers_in":
      return serversThere(state, engine, player, counted);
    case "directors_in":
      return boroughsIn(state, engine, player, counted.zone).reduce(
        (sum, borough) => sum + directorsThere(state, borough, player, counted.owner),
        0,
      );
    case "opponents_with_director":
      return opponentsOf(state, player).filter((other) =>
        boroughsIn(state, engine, player, counted.zone).some((borough) => directorsIn(state, borough, other) > 0),
      ).length;
    case "boroughs_controlled_here":
      return boroughsIn(state, engine, player, "this_district").filter((borough) => controls(state, borough, player)).length;
    case "agents_tilted":
      return cardsIn(state, SERVICE + player).filter((card) => (state.tilted[card] === 1) === counted.tilted).length;
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
    case "opponents":
      return state.players - 1;
    case "retired":
      return cardsIn(state, RETIRED + player).length;
    case "server_districts":
      return engine.content.city.boroughsOf.filter((boroughs) => boroughs.some((borough) => state.server[borough] === player)).length;
    case "districts_controlled":
      return engine.content.city.boroughsOf.filter((boroughs) => boroughs.every((borough) => controls(state, borough, player))).length;
    case "boroughs_of_best_district":
      return Math.max(...engine.content.city.boroughsOf.map((boroughs) => boroughs.filter((one) => controls(state, one, player)).length));
    case "influence_on_map":
      return influenceOnMap(state, engine, player);
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

/** The boroughs of a zone, seen by a player. */
function boroughsIn(state: VrView, { content }: VrEngine, player: Player, zone: ZoneId): readonly number[] {
  const number = zoneNumber(content, zone);
  return content.city.words.flatMap((_, borough) =>
    isInZone(content.city, number, borough, state.here, (one) => controls(state, one, player)) ? [borough] : [],
  );
}

type Owner = "any" | "opponent" | "self";
const isOf = (owner: Owner, one: Player, player: Player): boolean => owner === "any" || (owner === "self") === (one === player);

function influenceThere(
  state: VrView,
  engine: VrEngine,
  player: Player,
  { zone, owner }: { readonly zone: ZoneId; readonly owner: Owner },
): number {
  let sum = 0;
  for (const borough of boroughsIn(state, engine, player, zone))
    for (let one = 0; one < state.players; one++) if (isOf(owner, one, player)) sum += influenceIn(state, borough, one);
  return sum;
}
const serversThere = (
  state: VrView,
  engine: VrEngine,
  player: Player,
  { zone, owner }: { readonly zone: ZoneId; readonly owner: Owner },
): number =>
  boroughsIn(state, engine, player, zone).filter(
    (borough) => at(state.server, borough) >= 0 && isOf(owner, at(state.server, borough), player),
  ).length;

function directorsThere(state: VrView, borough: number, player: Player, owner: Owner): number {
  let sum = 0;
  for (let one = 0; one < state.players; one++) if (isOf(owner, one, player)) sum += directorsIn(state, borough, one);
  return sum;
}
