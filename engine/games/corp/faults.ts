/** What CORP says about a state beyond the laws of every game: what no turns can bring about, and what no match can go on with. */
import { at } from "../../kernel/state.ts";
import { HQ } from "./city/map.ts";
import { hqOwner, lootPieces, spotOf } from "./city/teams.ts";
import {
  ACTIONS,
  ASSETS,
  type CorpEngine,
  type CorpView,
  cardsIn,
  MOST_PLAYERS,
  NOWHERE,
  PIECES,
  RUNNERS,
  SEATS,
  SECURITY,
  TEAMS,
  TIERS,
  teamPlace,
} from "./layout.ts";
import { DEPARTMENT_COUNT, ownerAt } from "./mat/mat.ts";

/** What is odd, though it can be played on: one sentence for each fault. */
export function corpFaults(state: CorpView, engine: CorpEngine): string[] {
  const faults: string[] = [];
  for (let player = 0; player < state.players; player++) {
    let pieces = at(state.reserve, player);
    for (const owner of state.piece) if (owner === player) pieces++;
    for (let team = 0; team < TEAMS; team++) {
      for (let dept = 0; dept < DEPARTMENT_COUNT; dept++) pieces += lootPieces(state, player, team, dept);
      const spot = spotOf(state, player, team);
      if (spot !== NOWHERE && engine.content.city.kind[spot] === HQ && hqOwner(state, engine, spot) !== player)
        faults.push(`Team ${team + 1} of ${SEATS[player]} is in the HQ of another corp (CORP-R23)`);
    }
    if (pieces !== PIECES) faults.push(`${SEATS[player]} has ${pieces} pieces; there are ${PIECES} (CORP-1.3)`);
  }
  return faults;
}

/** What no match can go on with: one sentence for each fault. */
export function corpBroken(state: CorpView, engine: CorpEngine): string[] {
  const faults: string[] = strayCards(state, engine);
  for (let mat = 0; mat < state.players; mat++) {
    for (let dept = 0; dept < DEPARTMENT_COUNT; dept++)
      for (let tier = 1; tier < TIERS; tier++)
        if (ownerAt(state, mat, dept * TIERS + tier) !== NOWHERE && ownerAt(state, mat, dept * TIERS + tier - 1) === NOWHERE)
          faults.push(`The mat of ${SEATS[mat]} has a gap: tiers are filled from the bottom up (CORP-4.1)`);
    for (let team = 0; team < TEAMS; team++)
      if ((spotOf(state, mat, team) === NOWHERE) !== (cardsIn(state, teamPlace(mat, team)).length === 0))
        faults.push(
          `Team ${team + 1} of ${SEATS[mat]} must have a place if it has a runner, and none if it has none (CORP-8.3, CORP-8.10)`,
        );
  }
  for (let i = 0; i < state.piece.length; i++)
    if (at(state.piece, i) >= state.players || (i % MOST_PLAYERS >= state.players && state.piece[i] !== NOWHERE))
      faults.push("A piece belongs to somebody who is not in the game (CORP-1.3)");
  if (state.first >= state.players || state.active >= state.players)
    faults.push("It is the turn of somebody who is not in the game (CORP-3.1)");
  return faults;
}

const NAMES = ["a runner", "a security card", "an asset", "an action card"] as const;
/** What each zone holds (CORP-2.3, CORP-8.2, CORP-13.1, CORP-13.13); any card lies in the box. */
const HELD: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ["runner", "security", "asset", "action"].flatMap((kind, i) =>
      ["deck", "pool", "discard"].map((zone) => [`${kind} ${zone}`, i] as const),
    ),
  ),
  hand: ACTIONS,
  "in play": ACTIONS,
  assets: ASSETS,
  loot: ASSETS,
  garrison: RUNNERS,
  teams: RUNNERS,
  security: SECURITY,
};

/** Cards that lie where no card of their kind does. */
function strayCards(state: CorpView, { layout, content: { cards, kind } }: CorpEngine): string[] {
  return layout.places.flatMap(({ zone }, place) => {
    const held = HELD[zone];
    if (held === undefined) return [];
    return cardsIn(state, place)
      .map((card) => at(state.card, card))
      .filter((design) => kind[design] !== held)
      .map(
        (design) =>
          `${at(cards, design).name} is ${NAMES[at(kind, design)] ?? "no card of a deck"} and cannot lie in the ${zone} (CORP-2.3)`,
      );
  });
}
