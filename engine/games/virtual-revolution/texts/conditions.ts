/** What is so of a state, for whoever is “you” in a text (VR-R95, VR-R109, VR-R114). */
import { at, type Player } from "../../../kernel/state.ts";
import { isInZone } from "../city/city.ts";
import { controls, influenceOwner } from "../city/control.ts";
import { hasExtreme } from "../ends/counts.ts";
import { cardsIn, NOWHERE, opponentsOf, TITLE, turnOrder, type VrEngine, type VrView } from "../layout.ts";
import { countOf } from "./counted.ts";
import { districtNumbers, zoneNumber } from "./ids.ts";
import type { Condition, Counted } from "./operations.ts";

/** Whether something is so now, of whoever is “you”. */
export function holds(state: VrView, engine: VrEngine, player: Player, condition: Condition): boolean {
  if ("director_in" in condition) return isHere(state, engine, condition.director_in);
  if ("revenue" in condition) return hasExtreme(state, player, condition.revenue === "highest", (one) => at(state.revenue, one));
  if ("at_least" in condition) return countOf(state, engine, player, condition.of) >= condition.at_least;
  if ("none_of" in condition) return countOf(state, engine, player, condition.none_of) === 0;
  if ("at_most" in condition) return countOf(state, engine, player, condition.of) <= condition.at_most;
  if ("more_of" in condition) return leads(state, engine, player, condition.more_of, (own, theirs) => own > theirs);
  if ("fewer_of" in condition) return leads(state, engine, player, condition.fewer_of, (own, theirs) => own < theirs);
  if ("all" in condition) return condition.all.every((one) => holds(state, engine, player, one));
  if ("any" in condition) return condition.any.some((one) => holds(state, engine, player, one));
  if ("controls_here" in condition) return state.here !== NOWHERE && controls(state, state.here, player);
  if ("not" in condition) return !holds(state, engine, player, condition.not);
  if ("opponent_more" in condition) {
    const own = countOf(state, engine, player, condition.opponent_more);
    return opponentsOf(state, player).some((other) => countOf(state, engine, other, condition.opponent_more) > own);
  }
  if ("opponent_has" in condition)
    return opponentsOf(state, player).some((other) => countOf(state, engine, other, condition.opponent_has) >= condition.least);
  if ("order" in condition) return (condition.order === "first" ? turnOrder(state)[0] : turnOrder(state).at(-1)) === player;
  if ("title_of" in condition) {
    const [district] = districtNumbers(engine.content, [condition.title_of]);
    return cardsIn(state, TITLE + player).some((card) => engine.content.district[at(state.card, card)] === district);
  }
  const zone = zoneNumber(engine.content, condition.no_influence_in);
  for (let borough = 0; borough < engine.content.city.boroughs; borough++)
    if (
      influenceOwner(state, borough) >= 0 &&
      isInZone(engine.content.city, zone, borough, state.here, (one) => controls(state, one, player))
    )
      return false;
  return true;
}

/** Whether it is so of a player against each opponent (VR-R109). */
const leads = (state: VrView, engine: VrEngine, player: Player, of: Counted, than: (own: number, theirs: number) => boolean): boolean =>
  opponentsOf(state, player).every((other) => than(countOf(state, engine, player, of), countOf(state, engine, other, of)));

/** Whether the Director of this turn stands in one of the districts (VR-4.9). */
export const isHere = (state: VrView, { content }: VrEngine, districts: Parameters<typeof districtNumbers>[1]): boolean =>
  state.here !== NOWHERE && districtNumbers(content, districts).includes(at(content.city.districtOf, state.here));
