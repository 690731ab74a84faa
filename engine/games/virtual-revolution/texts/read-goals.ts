/** Missions and scores as the rules count them (sections 2.4 and 2.5). */
import { lacking, part } from "../../../language/holes.ts";
import { isTree, type Tree } from "../../../language/index.ts";
import { type Described, described, districtsOf, number, says, typeOf } from "./match.ts";
import type { Counted, Extreme, Mission, Points, Score } from "./operations.ts";

/** What a Mission line asks for. */
export function missionOf(goal: Tree): Mission {
  switch (goal.is) {
    case "goal.none":
      return null;
    case "goal.haveNo":
      return says(inService(part(goal, "g")), "noun.agent", "place") ? { no_agent_in_service: true } : lacking(goal);
    case "goal.stock":
      return part(goal, "i").is === "icon.immunity" ? { immunity_at_least: number(goal, "n") } : lacking(goal);
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

const inService = (group: Tree): Described => {
  const what = described(group);
  return what.place?.is === "place.service" ? what : lacking(group);
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
  return lacking(goal);
}

/** What an End line is worth. */
export function scoreOf(score: Tree): Score {
  switch (score.is) {
    case "score.plus": {
      const rest = scoreOf(part(score, "b"));
      return { sum: [scoreOf(part(score, "a")), ...("sum" in rest ? rest.sum : [rest])] };
    }
    case "points.per":
      return { ...countedBy(part(score, "p")), vp: number(score, "n") };
    case "points.players": {
      const vp: Points = { 2: number(score, "a"), 3: number(score, "b"), 4: number(score, "c") };
      return { ...countedBy(part(score, "p")), vp };
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
  const what = described(goods);
  return says(what, "noun.influence", "place") && what.place?.is === "place.map" ? `${which}_map_influence` : lacking(goods);
}

const STOCKS: Readonly<Record<string, "credits" | "revenue" | "immunity">> = {
  "icon.credits": "credits",
  "icon.revenue": "revenue",
  "icon.immunity": "immunity",
};

function countedBy(per: Tree): Counted {
  if (per.is === "per.trio") return { per: "trios" };
  if (per.is === "per.stock") return { per: STOCKS[part(per, "i").is] ?? lacking(per) };
  if (per.is === "per.full") return { per: `${STOCKS[part(per, "i").is] ?? lacking(per)}_div`, by: number(per, "n") };
  const what = described(per);
  const { noun, state, genres, place, property, whose, zone, past } = what;
  const type = typeOf(noun);
  if (type !== undefined && says(what, noun.is)) return { per: "agents_of_type", type };
  if (type !== undefined && says(what, noun.is, "state") && state?.startsWith("state.level-"))
    return { per: "agents", type, level: Number(state.slice("state.level-".length)) };
  if (says(what, "noun.verse", "genres") && genres?.length === 1) return { per: "verses_of_genre", genre: genres[0] ?? lacking(per) };
  if (says(what, "noun.verse")) return { per: "verses" };
  if (says(what, "noun.verse", "property") && property?.is === "with.bestGenre") return { per: "verses_of_best_genre" };
  if (says(what, "noun.genre", "place") && place?.is === "place.among") return { per: "distinct_genres" };
  if (says(what, "noun.borough", "whose", "place") && whose === "ctrl.you" && place?.is === "spot.areas")
    return { per: "boroughs_controlled_in", districts: districtsOf(part(place, "a")) };
  if (says(what, "noun.borough", "whose") && whose === "ctrl.you") return { per: "boroughs_controlled" };
  if (says(what, "noun.borough", "property") && property?.is === "with.influence")
    return { per: "boroughs_with_influence_at_least", n: number(property, "n") };
  if (says(what, "noun.district", "property") && property?.is === "with.none") return { per: "districts_without_influence" };
  if (says(what, "noun.influence", "whose", "zone") && whose === "ctrl.yours" && zone?.is === "zone.recycling") return { per: "recycling" };
  if (says(what, "noun.corruption", "past") && past === "history.finalRaid") return { per: "corruption_at_final_raid" };
  if (says(what, "noun.action", "property") && property?.is === "with.boost") return { per: "boosted_actions" };
  const plain = { "noun.boost": "boosts", "noun.server": "servers", "noun.title": "titles" } as const;
  return { per: (says(what, noun.is) && plain[noun.is as keyof typeof plain]) || lacking(per) };
}
