/** What is counted for points, and by missions and scores of texts (section 2.5). Each is what a player has now. */
import { at, type Player } from "../../../kernel/state.ts";
import { boostsOf } from "../cards/agents.ts";
import { controls, influenceIn } from "../city/control.ts";
import { COMBATANT, DIPLOMAT, TECHNICIAN } from "../content.ts";
import { ACTIONS, cardsIn, PROMOTED, RETIRED, SERVICE, TITLE, underOf, VERSES, type VrEngine, type VrView } from "../layout.ts";

/** The type that an Agent counts as (VR-15.2, VR-R19); -1 of a Boost card. */
export function typeOf(state: VrView, { content }: VrEngine, card: number): number {
  const chosen = at(state.typeAs, card);
  return chosen > 0 ? chosen - 1 : at(content.agentType, at(state.card, card));
}

/** All Agents that a player has: in service, as Boosts, retired (VR-7.8), and those that are being promoted. */
export const agentsOf = (state: VrView, engine: VrEngine, player: Player): number[] =>
  [
    ...cardsIn(state, SERVICE + player),
    ...boostsOf(state, player),
    ...cardsIn(state, RETIRED + player),
    ...cardsIn(state, PROMOTED + player),
  ].filter((card) => at(engine.content.agentType, at(state.card, card)) >= 0);

/** Agents of a type, of one level if it is said. */
export const agentsOfType = (state: VrView, engine: VrEngine, player: Player, type: number, level = 0): number =>
  agentsOf(state, engine, player).filter(
    (card) => typeOf(state, engine, card) === type && (level === 0 || engine.content.level[at(state.card, card)] === level),
  ).length;

/** Combatant, Technician and Diplomat together (VR-15.8). */
export const trios = (state: VrView, engine: VrEngine, player: Player): number =>
  Math.min(...[COMBATANT, TECHNICIAN, DIPLOMAT].map((type) => agentsOfType(state, engine, player, type)));

/** Agents in service of a type (VR-7.1). */
export const inServiceOfType = (state: VrView, { content }: VrEngine, player: Player, type: number): number =>
  cardsIn(state, SERVICE + player).filter((card) => content.agentType[at(state.card, card)] === type).length;

/** Boroughs that a player controls, in some districts if they are said, one bit each (VR-5.7). */
export function boroughsControlled(state: VrView, { content }: VrEngine, player: Player, districts = -1): number {
  const { city } = content;
  let count = 0;
  for (let borough = 0; borough < city.boroughs; borough++)
    if ((districts & (1 << at(city.districtOf, borough))) !== 0 && controls(state, borough, player)) count++;
  return count;
}

/** Boroughs with at least so much Influence of a player. */
export function boroughsWithInfluence(state: VrView, { content }: VrEngine, player: Player, least: number): number {
  let count = 0;
  for (let borough = 0; borough < content.city.boroughs; borough++) if (influenceIn(state, borough, player) >= least) count++;
  return count;
}

/** Influence of a player on the map. */
export function influenceOnMap(state: VrView, { content }: VrEngine, player: Player): number {
  let count = 0;
  for (let borough = 0; borough < content.city.boroughs; borough++) count += influenceIn(state, borough, player);
  return count;
}

/** Districts without Influence of a player. */
export const districtsWithout = (state: VrView, { content }: VrEngine, player: Player): number =>
  content.city.boroughsOf.filter((boroughs) => boroughs.every((borough) => influenceIn(state, borough, player) === 0)).length;

/** Servers of a player on the map (VR-R55), in some districts if they are said. */
export function serversOf(state: VrView, { content }: VrEngine, player: Player, districts = -1): number {
  let count = 0;
  state.server.forEach((owner, borough) => {
    if (owner === player && (districts & (1 << at(content.city.districtOf, borough))) !== 0) count++;
  });
  return count;
}

/** Whether two Servers of a player stand in adjacent boroughs. */
export const hasAdjacentServers = (state: VrView, { content }: VrEngine, player: Player): boolean =>
  content.city.adjacent.some(
    (others, borough) => state.server[borough] === player && others.some((other) => state.server[other] === player),
  );

/** The most Directors of a player in one district. */
export const directorsInOneDistrict = (state: VrView, { content, layout }: VrEngine, player: Player): number =>
  Math.max(
    ...content.city.boroughsOf.map((boroughs) =>
      boroughs.reduce((sum, borough) => sum + at(state.directors, borough * layout.players + player), 0),
    ),
  );

/** Verses of a genre, Loading and Online (VR-11.2). */
export const versesOfGenre = (state: VrView, { content }: VrEngine, player: Player, genre: number): number =>
  cardsIn(state, VERSES + player).filter((card) => content.genre[at(state.card, card)] === genre).length;

/** How many Verses of each genre a player has. */
export const genresOf = (state: VrView, { content }: VrEngine, player: Player): number[] => {
  const counts = [0, 0, 0, 0];
  for (const card of cardsIn(state, VERSES + player)) {
    const genre = at(content.genre, at(state.card, card));
    counts[genre] = at(counts, genre) + 1;
  }
  return counts;
};

/** Actions with at least one Boost. */
export function boostedActions(state: VrView, player: Player): number {
  let count = 0;
  for (let action = 0; action < ACTIONS; action++) if (cardsIn(state, underOf(player, action)).length > 0) count++;
  return count;
}

export const titlesOf = (state: VrView, player: Player): number => cardsIn(state, TITLE + player).length;

/** Whether a player has the fewest, or the most, of something; ties count (section 2.5). */
export function hasExtreme(state: VrView, player: Player, most: boolean, of: (player: Player) => number): boolean {
  const own = of(player);
  for (let other = 0; other < state.players; other++) if (most ? of(other) > own : of(other) < own) return false;
  return true;
}
