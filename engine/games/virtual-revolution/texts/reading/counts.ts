/** What texts count, and what they ask of a state: “for each Server of yours”, “if you have the lowest Revenue”. */
import { lacking, part } from "../../../../language/editing/holes.ts";
import { isTree, type Tree } from "../../../../language/index.ts";
import { actionIn, type Described, described, districtsOf, number, says, typeOf, zoneOf } from "../match.ts";
import type { Condition, Counted, Operation, ZoneId } from "../operations.ts";

/** What a player has a number of. */
export const STOCKS: Readonly<Record<string, "credits" | "revenue" | "immunity">> = {
  "icon.credits": "credits",
  "icon.revenue": "revenue",
  "icon.immunity": "immunity",
};

/** What is counted of a player: what they have, wherever the words do not say that it is another's. */
export function countedBy(per: Tree): Counted {
  if (per.is === "per.trio") return { per: "trios" };
  if (per.is === "per.stock") return { per: STOCKS[part(per, "i").is] ?? lacking(per) };
  if (per.is === "per.full") return { per: `${STOCKS[part(per, "i").is] ?? lacking(per)}_div`, by: number(per, "n") };
  if (per.is === "per.retired") return { per: "retired_names" };
  if (per.is === "per.serverDistricts") return { per: "server_districts" };
  if (per.is === "per.districtControlled") return { per: "districts_controlled" };
  if (per.is === "per.opponents") return { per: "opponents" };
  if (per.is === "per.opponentsThere") return { per: "opponents_with_director", zone: placeOf(part(per, "s")) };
  if (per.is === "per.fullOf") return { per: "full", n: number(per, "n"), of: countedBy(part(per, "g")) };
  const what = described(per);
  const { noun, state, genres, place, property, whose, zone, past } = what;
  const type = typeOf(noun);
  if (type !== undefined && says(what, noun.is)) return { per: "agents_of_type", type };
  if (type !== undefined && says(what, noun.is, "state") && state?.startsWith("state.level-"))
    return { per: "agents", type, level: Number(state.slice("state.level-".length)) };
  if (place?.is === "place.service" && says(what, noun.is, "place")) {
    if (noun.is === "noun.agent") return { per: "agents_in_service" };
    if (type !== undefined) return { per: "agents_in_service", type };
  }
  if (noun.is === "noun.agent" && says(what, noun.is, "state") && state?.startsWith("state.level-"))
    return { per: "agents", level: Number(state.slice("state.level-".length)) };
  // What is yours, where the words do not say that it is another's.
  const there = countedThere(what);
  if (there !== undefined) return "owner" in there && there.owner === "any" ? { ...there, owner: "self" } : there;
  if (says(what, "noun.agent", "state") && state === "state.retired") return { per: "retired" };
  if (says(what, "noun.agent", "state") && (state === "state.tilted" || state === "state.straight"))
    return { per: "agents_tilted", tilted: state === "state.tilted" };
  if (says(what, "noun.boost", "place") && place?.is === "place.under") return { per: "boosts_under", actions: [actionIn(place)] };
  if (says(what, "noun.boost", "place") && place?.is === "place.underTwo")
    return { per: "boosts_under", actions: [actionIn(place), actionIn(place, "b")] };
  if (says(what, "noun.verse", "state") && (state === "state.online" || state === "state.loading"))
    return { per: "verses_in_state", online: state === "state.online" };
  if (says(what, "noun.verse", "genres") && genres?.length === 1) return { per: "verses_of_genre", genre: genres[0] ?? lacking(per) };
  if (says(what, "noun.verse")) return { per: "verses" };
  if (says(what, "noun.verse", "property") && property?.is === "with.bestGenre") return { per: "verses_of_best_genre" };
  if (says(what, "noun.genre", "place") && place?.is === "place.among") return { per: "distinct_genres" };
  if (says(what, "noun.borough", "whose", "place") && whose === "ctrl.you" && place?.is === "spot.areas")
    return { per: "boroughs_controlled_in", districts: districtsOf(part(place, "a")) };
  if (
    says(what, "noun.borough", "whose", "place") &&
    whose === "ctrl.you" &&
    place?.is === "spot.in" &&
    part(place, "s").is === "site.district"
  )
    return { per: "boroughs_controlled_here" };
  if (says(what, "noun.borough", "whose") && whose === "ctrl.you") return { per: "boroughs_controlled" };
  if (says(what, "noun.borough", "property") && property?.is === "with.influence")
    return { per: "boroughs_with_influence_at_least", n: number(property, "n") };
  if (says(what, "noun.district", "property") && property?.is === "with.none") return { per: "districts_without_influence" };
  if (says(what, "noun.influence", "whose", "zone") && whose === "ctrl.yours" && zone?.is === "zone.recycling") return { per: "recycling" };
  if (says(what, "noun.influence", "zone") && isReserve(zone)) return { per: "reserve" };
  if (says(what, "noun.corruption", "past") && past === "history.finalRaid") return { per: "corruption_at_final_raid" };
  if (says(what, "noun.action", "property") && property?.is === "with.boost") return { per: "boosted_actions" };
  const plain = {
    "noun.agent": "all_agents",
    "noun.corruption": "corruption",
    "noun.boost": "boosts",
    "noun.server": "servers",
    "noun.title": "titles",
  } as const;
  return { per: (says(what, noun.is) && plain[noun.is as keyof typeof plain]) || lacking(per) };
}

/** Where something is counted: districts by name as well as what zones say. */
export const placeOf = (spot: Tree): ZoneId => (spot.is === "spot.areas" ? { districts: districtsOf(part(spot, "a")) } : zoneOf(spot));

const ON_MAP = { "noun.influence": "influence_in", "noun.server": "servers_in", "noun.director": "directors_in" } as const;
/** Influence, Servers and Directors of a zone: of any owner unless the words say whose (VR-R115). */
function countedThere(what: Described): Counted | undefined {
  const { noun, place, state, whose } = what;
  const per = ON_MAP[noun.is as keyof typeof ON_MAP];
  if (per === undefined || place === undefined || !says(what, noun.is, "place", "state", "whose")) return undefined;
  if (place.is === "place.map") return per === "influence_in" && whose === "ctrl.yours" ? { per: "influence_on_map" } : undefined;
  if (
    !place.is.startsWith("spot.") ||
    (state !== undefined && state !== "state.opposing") ||
    (whose !== undefined && whose !== "ctrl.yours")
  )
    return undefined;
  if (state !== undefined && whose !== undefined) return undefined;
  return { per, zone: placeOf(place), owner: state !== undefined ? "opponent" : whose !== undefined ? "self" : "any" };
}

export const isReserve = (zone: Tree | undefined): boolean =>
  zone?.is === "zone" && part(zone, "w").is === "whose.your" && part(zone, "z").is === "zone.reserve";

/** What is counted of “you” in an instruction: the words say that it is yours. */
function countedOfYours(per: Tree): Counted {
  if (NOBODYS.has(per.is)) return countedBy(per);
  if (per.is === "per.fullOf") return { per: "full", n: number(per, "n"), of: countedOfYours(part(per, "g")) };
  const what = described(per);
  const there = countedThere(what);
  if (there !== undefined) return there;
  const bare = withoutYours(per);
  const isYourOwn = what.whose === "ctrl.yours" || (what.whose === "ctrl.you" && what.noun.is !== "noun.borough");
  if (isYourOwn && what.zone === undefined) return bare ? countedBy(bare) : lacking(per);
  const isYours = what.whose !== undefined || isReserve(what.zone) || what.property !== undefined;
  return isYours ? countedBy(per) : lacking(per, "Say whose they are: “of yours”");
}

/** What is nobody's. */
const NOBODYS: ReadonlySet<string> = new Set([
  "per.opponents",
  "per.opponentsThere",
  "per.districtControlled",
  "per.serverDistricts",
  "per.stock",
  "per.full",
]);

/** A group without “of yours”. */
export function withoutYours(group: Tree): Tree | undefined {
  if (group.is === "controlled") return ["ctrl.yours", "ctrl.you"].includes(part(group, "c").is) ? part(group, "h") : undefined;
  const inner = group.holes["g"];
  const bare = isTree(inner) ? withoutYours(inner) : undefined;
  return bare === undefined ? undefined : { ...group, holes: { ...group.holes, g: bare } };
}

type EachOf = { readonly op: "for_each"; readonly of: Counted; readonly do: Operation; readonly most?: number };

const MANY: ReadonlySet<string> = new Set(
  [
    "gain_credits lose_credits gain_immunity lose_immunity gain_vp_token draw_corruption change_revenue",
    "gain_boost add_influence eliminate_influence discard_corruption recycle_from_reserve recover_influence lose_vp discard_random",
  ].flatMap((ops) => ops.split(" ")),
);

/** “Gain 1 € for each Server of yours”: the number of one plain instruction as often. */
export function forEachOf(tree: Tree, done: readonly Operation[]): EachOf {
  const [one, another] = done;
  if (one === undefined || another !== undefined || !MANY.has(one.op)) return lacking(tree);
  const most = tree.is === "forEach.most" ? { most: number(tree, "n") } : {};
  return { op: "for_each", of: countedOfYours(part(tree, "p")), do: one, ...most };
}

/** What an “if” asks. */
export function conditionOf(condition: Tree): Condition {
  switch (condition.is) {
    case "and":
      return { all: ["a", "b"].map((hole) => conditionOf(part(condition, hole))) };
    case "or":
      return { any: ["a", "b"].map((hole) => conditionOf(part(condition, hole))) };
    case "cond.director": {
      const spot = part(condition, "s");
      if (spot.is === "spot.in" && part(spot, "s").is === "site.of") return { director_in: districtsOf(part(part(spot, "s"), "a")) };
      return spot.is === "spot.areas" ? { director_in: districtsOf(part(spot, "a")) } : lacking(condition);
    }
    case "cond.lowest":
      return { revenue: "lowest" };
    case "cond.highest":
      return { revenue: "highest" };
    case "cond.stock":
      return { at_least: number(condition, "n"), of: { per: STOCKS[part(condition, "i").is] ?? lacking(condition) } };
    case "cond.noStock":
      return { none_of: { per: STOCKS[part(condition, "i").is] ?? lacking(condition) } };
    case "cond.most":
      return { more_of: countedBy(part(condition, "g")) };
    case "cond.fewest":
      return { fewer_of: countedBy(part(condition, "g")) };
    case "cond.atMost":
      return { at_most: number(condition, "n"), of: countedBy(part(condition, "g")) };
    case "cond.atMostStock":
      return { at_most: number(condition, "n"), of: { per: STOCKS[part(condition, "i").is] ?? lacking(condition) } };
    case "cond.mostStock":
      return { more_of: { per: STOCKS[part(condition, "i").is] ?? lacking(condition) } };
    case "cond.fewestStock":
      return { fewer_of: { per: STOCKS[part(condition, "i").is] ?? lacking(condition) } };
    case "cond.have":
      return { at_least: number(condition, "n"), of: countedBy(part(condition, "g")) };
    case "cond.haveNo":
      return { none_of: countedBy(part(condition, "g")) };
    case "cond.boroughs":
      return { at_least: number(condition, "n"), of: { per: "boroughs_controlled" } };
    case "cond.boroughsIn":
      return { at_least: number(condition, "n"), of: { per: "boroughs_controlled_in", districts: districtsOf(part(condition, "a")) } };
    case "cond.boroughsMost":
      return { more_of: { per: "boroughs_controlled" } };
    case "cond.boroughsFewest":
      return { fewer_of: { per: "boroughs_controlled" } };
    case "cond.titleOf":
      return { title_of: districtsOf(part(condition, "a"))[0] ?? lacking(condition) };
    case "cond.thereLie":
      return {
        at_least: number(condition, "n"),
        of: countedThere(described(part(condition, "g"))) ?? lacking(condition, "Say where they are"),
      };
    case "cond.serverHere":
      return { at_least: 1, of: { per: "servers_in", zone: "here", owner: "any" } };
    case "cond.noServerHere":
      return { none_of: { per: "servers_in", zone: "here", owner: "any" } };
    case "cond.yourServerHere":
      return { at_least: 1, of: { per: "servers_in", zone: "here", owner: "self" } };
    case "cond.theirServerHere":
      return { at_least: 1, of: { per: "servers_in", zone: "here", owner: "opponent" } };
    case "cond.directorThere":
      return { at_least: 1, of: { per: "opponents_with_director", zone: placeOf(part(condition, "s")) } };
    case "cond.notDirector":
      return { not: { director_in: districtsOf(part(condition, "a")) } };
    case "cond.notBorough":
      return { not: { controls_here: true } };
    case "cond.opponentMore":
      return { opponent_more: countedBy(part(condition, "g")) };
    case "cond.opponentStock":
      return { opponent_more: { per: STOCKS[part(condition, "i").is] ?? lacking(condition) } };
    case "cond.opponentHas":
      return { opponent_has: countedBy(part(condition, "g")), least: number(condition, "n") };
    case "cond.opponentHasStock":
      return { opponent_has: { per: STOCKS[part(condition, "i").is] ?? lacking(condition) }, least: number(condition, "n") };
    case "cond.first":
    case "cond.last":
      return { order: condition.is === "cond.first" ? "first" : "last" };
    case "cond.free":
      return { no_influence_in: zoneOf(part(condition, "s")) };
    case "cond.borough":
      return { controls_here: true };
    default:
      return lacking(condition);
  }
}
