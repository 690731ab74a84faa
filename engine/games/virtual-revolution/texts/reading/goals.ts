/** Missions and scores as the rules count them (sections 2.4 and 2.5). */
import { lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Tree } from "../../../../language/index.ts";
import { type Described, described, districtsOf, number, says, typeOf } from "../match.ts";
import type { Counted, Extreme, Mission, Points, Score } from "../operations.ts";
import { conditionOf, countedBy, STOCKS, withoutYours } from "./counts.ts";

/** What a Mission line asks for. */
export function missionOf(goal: Tree): Mission {
  switch (goal.is) {
    case "goal.none":
      return null;
    case "goal.haveNo":
      return isAgentsInService(part(goal, "g")) ? { no_agent_in_service: true } : { none_of: countedBy(part(goal, "g")) };
    case "goal.stock":
      if (part(goal, "i").is === "icon.immunity") return { immunity_at_least: number(goal, "n") };
      return { at_least: number(goal, "n"), of: { per: STOCKS[part(goal, "i").is] ?? lacking(goal) } };
    case "goal.noStock":
      return { none_of: { per: STOCKS[part(goal, "i").is] ?? lacking(goal) } };
    case "goal.control":
      return { at_least: number(goal, "n"), of: { per: "boroughs_controlled" } };
    case "goal.first":
    case "goal.last":
      return { so: { order: goal.is === "goal.first" ? "first" : "last" } };
    case "goal.district":
      return { at_least: 1, of: { per: "districts_controlled" } };
    case "goal.controlOne":
      return { at_least: number(goal, "n"), of: { per: "boroughs_of_best_district" } };
    case "goal.controlIn":
      return { at_least: number(goal, "n"), of: { per: "boroughs_controlled_in", districts: districtsOf(part(goal, "a")) } };
    case "goal.serversIn":
      return { at_least: number(goal, "n"), of: { per: "server_districts" } };
    case "goal.titleOf":
      return { so: { title_of: districtsOf(part(goal, "a"))[0] ?? lacking(goal) } };
    case "goal.more":
      return { so: { more_of: countedBy(part(goal, "g")) } };
    case "goal.moreStock":
      return { so: { more_of: { per: STOCKS[part(goal, "i").is] ?? lacking(goal) } } };
    case "goal.stocks":
    case "goal.groupStock": {
      const stock = (hole: string, n: string): Mission => ({
        at_least: number(goal, n),
        of: { per: STOCKS[part(goal, hole).is] ?? lacking(goal) },
      });
      const first: Mission = goal.is === "goal.stocks" ? stock("i", "n") : { at_least: number(goal, "n"), of: countedBy(part(goal, "g")) };
      return { together: [first, stock(goal.is === "goal.stocks" ? "j" : "i", "m")] };
    }
    case "goal.raid":
      return { raid_suffered_with_cards: number(goal, "n") };
    case "goal.unspent":
      return { raid_suffered_without_spending_immunity: true };
    case "goal.two":
    case "goal.three":
      return agentsTogether(goal);
    default:
      return having(described(part(goal, "g")), number(goal, "n"), goal);
  }
}

const isAgentsInService = (group: Tree): boolean => {
  const what = described(group);
  return says(what, "noun.agent", "place") && what.place?.is === "place.service";
};

function agentsTogether(goal: Tree): Mission {
  if (part(goal, "p").is !== "place.service") return lacking(goal);
  const counts = [
    ["a", "x"],
    ["b", "y"],
    ["c", "z"],
  ].flatMap(([n = "", noun = ""]) => {
    const named = goal.holes[noun];
    return isTree(named) ? [[typeOf(named) ?? lacking(goal), number(goal, n)] as const] : [];
  });
  return { agents_in_service: Object.fromEntries(counts) };
}

function having(what: Described, n: number, goal: Tree): Mission {
  const { noun, place, zone } = what;
  const type = typeOf(noun);
  const site = place?.is === "spot.in" ? part(place, "s").is : undefined;
  if (type !== undefined && place?.is === "place.service") return { agents_in_service: { [type]: n } };
  if (says(what, "noun.server", "place")) {
    if (place?.is === "spot.areas" && n === 1) return { server_in: districtsOf(part(place, "a")) };
    if (site === "site.neighbours") return { adjacent_servers: n };
  }
  if (says(what, "noun.director", "place") && site === "site.oneDistrict") return { directors_in_one_district: n };
  if (says(what, "noun.influence", "place") && site === "site.one") return { influence_in_one_borough: n };
  if (says(what, "noun.influence", "zone") && zone?.is === "zone.recycling") return { recycling_at_least: n };
  if (says(what, "noun.boost")) return { boosts_at_least: n };
  return { at_least: n, of: countedBy(part(goal, "g")) };
}

/** What an End line is worth. */
export function scoreOf(score: Tree): Score {
  switch (score.is) {
    case "score.plus": {
      const rest = scoreOf(part(score, "b"));
      return { sum: [scoreOf(part(score, "a")), ...("sum" in rest ? rest.sum : [rest])] };
    }
    case "points.flat":
      return { flat: number(score, "n") };
    case "points.if":
      return { flat: number(score, "n"), cond: conditionOf(part(score, "c")) };
    case "points.more":
      return { flat: number(score, "n"), cond: { more_of: countedBy(part(score, "g")) } };
    case "points.fewer":
      return { flat: number(score, "n"), cond: { fewer_of: countedBy(part(score, "g")) } };
    case "points.moreStock":
      return { flat: number(score, "n"), cond: { more_of: { per: STOCKS[part(score, "i").is] ?? lacking(score) } } };
    case "points.per":
      return { ...scored(part(score, "p")), vp: number(score, "n") };
    case "points.players": {
      const vp: Points = { 2: number(score, "a"), 3: number(score, "b"), 4: number(score, "c") };
      return { ...scored(part(score, "p")), vp };
    }
    case "points.fewest":
      return { flat: number(score, "n"), if: extreme(part(score, "g"), "fewest") };
    case "points.most":
      return { flat: number(score, "n"), if: extreme(part(score, "g"), "most") };
    default:
      return lacking(score);
  }
}

function extreme(goods: Tree, which: "fewest" | "most"): Extreme {
  if (goods.is === "icon.credits") return `${which}_credits`;
  const what = goods.is in STOCKS ? undefined : described(goods);
  if (what && says(what, "noun.influence", "place") && what.place?.is === "place.map") return `${which}_map_influence`;
  const counted: Counted = what === undefined ? { per: STOCKS[goods.is] ?? lacking(goods) } : scored(goods);
  return which === "most" ? { most: counted } : { fewest: counted };
}

/** What an End line counts: Corruption as the final Raid begins, which leaves none (VR-15.1, VR-R117). */
function scored(per: Tree): Counted {
  const bare = withoutYours(per);
  const isYourCorruption = bare !== undefined && described(bare).noun.is === "noun.corruption";
  const counted = countedBy(isYourCorruption ? bare : per);
  return counted.per === "corruption" ? { per: "corruption_at_final_raid" } : counted;
}
