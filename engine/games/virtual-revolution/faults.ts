/** What Virtual Revolution says about a state beyond the laws of every game (VR-S4): states that no sequence of turns can reach, and states that no match can continue from. */
import { at } from "../../kernel/state.ts";
import { influenceIn } from "./city/control.ts";
import { influenceOnMap, serversOf } from "./ends/counts.ts";
import { cardsIn, DIRECTORS, IN_SERVICE, MOST_PLAYERS, ROUNDS, SEATS, SERVERS, SERVICE, type VrEngine, type VrView } from "./layout.ts";

/** Influence of each by number of players (VR-3.1). */
const INFLUENCE = [0, 0, 20, 18, 15] as const;

/** Faults that a match can continue with: one sentence each. */
export function vrFaults(state: VrView, engine: VrEngine): string[] {
  const faults: string[] = [];
  const { city } = engine.content;
  for (let player = 0; player < state.players; player++) {
    const name = SEATS[player];
    const influence = at(state.reserve, player) + at(state.recycling, player) + influenceOnMap(state, engine, player);
    if (influence !== INFLUENCE[state.players]) faults.push(`${name} has ${influence} Influence in all (VR-3.1)`);
    const servers = at(state.servers, player) + serversOf(state, engine, player);
    if (servers !== SERVERS) faults.push(`${name} has ${servers} Servers in all (VR-1.1)`);
    const inService = cardsIn(state, SERVICE + player).length;
    if (inService > IN_SERVICE) faults.push(`${name} has ${inService} Agents in service (VR-7.1)`);
    let directors = at(state.directorsLeft, player);
    for (let borough = 0; borough < city.boroughs; borough++) directors += at(state.directors, borough * MOST_PLAYERS + player);
    if (directors !== DIRECTORS) faults.push(`${name} has ${directors} Directors in all (VR-1.1)`);
  }
  for (let borough = 0; borough < city.boroughs; borough++) {
    let owners = 0;
    for (let player = 0; player < state.players; player++) if (influenceIn(state, borough, player) > 0) owners++;
    if (owners > 1) faults.push(`${city.words[borough]} has Influence of ${owners} players (VR-5.1)`);
  }
  return faults;
}

/** Faults that no match can continue with: one sentence each. */
export function vrBroken(state: VrView, { content }: VrEngine): string[] {
  const faults: string[] = [];
  const seats = Array.from({ length: state.players }, (_, player) => player);
  if (!seats.every((place) => seats.some((player) => state.order[player] === place)))
    faults.push(`Each of the ${state.players} players needs their own place in the turn order (VR-4.2)`);
  if (state.round > ROUNDS) faults.push(`It is round ${state.round} of ${ROUNDS} (VR-4.1)`);
  if (state.phase > 3) faults.push("The turn has three phases (VR-4.3)");
  if (state.phase > 0 && state.here < 0) faults.push("This turn's Director is not on the map (VR-4.3)");
  const isBetweenRounds = state.here < 0 && state.directorsLeft.every((left) => left === 0);
  if (state.phase === 0 && at(state.directorsLeft, state.active) < 1 && state.pass > 0 && state.ended === 0 && !isBetweenRounds)
    faults.push("No Director is left to place (VR-4.4)");
  state.typeAs.forEach((type, card) => {
    if (type > 3) faults.push(`Card ${card} counts as type ${type} (VR-15.2)`);
    if (at(state.borough, card) >= content.city.boroughs) faults.push(`Card ${card} is in no borough (VR-3.13)`);
  });
  return faults;
}
