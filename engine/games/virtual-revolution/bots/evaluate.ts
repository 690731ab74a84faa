/**
 * How a position looks for a player: the points as things stand, by the texts' own scores, what money, Influence and the rest may still become, and what the Director placed
 * this turn can do where it stands. Only for bots: no rule asks it, and it knows no card.
 */
import { at, type Player } from "../../../kernel/state.ts";
import { isInRange } from "../actions/conditions.ts";
import { boostsOf } from "../cards/agents.ts";
import { controls, influenceIn, isFreeFor } from "../city/control.ts";
import { serverRefusal } from "../city/events-city.ts";
import { influenceOnMap } from "../ends/counts.ts";
import { CREDITS_A_POINT, scoreOf } from "../ends/scoring.ts";
import {
  ACTION,
  AGENT_SLOT,
  CORRUPTION,
  cardsIn,
  DIRECTORS,
  executed,
  IN_SERVICE,
  INFLUENCE,
  RECRUIT,
  ROUNDS,
  SERVER,
  SERVICE,
  SLOTS,
  topOf,
  VERSE,
  VERSES,
  type VrEngine,
  type VrState,
  type VrView,
} from "../layout.ts";
import { RAIDED_WITH } from "../turn/game.ts";

/** What each is worth in points, beyond what it scores, while the whole game is to come. */
const CREDIT = 0.15;
const IN_RESERVE = 0.2;
const ON_MAP = 0.3;
const LOADING = 4;
const IMMUNITY = 0.7;
/** … and for each round that is still to come. */
const REVENUE_A_ROUND = 0.3;
const AGENT_A_ROUND = 0.8;
const BOOST_A_ROUND = 0.5;
/** At any time. */
const IMMUNE = 0.4;
const CORRUPTED = -0.8;
/** … for each card with which there is a Raid (VR-12.3). */
const RAIDED = -1;
/** What can be done with this turn's Director: less than it brings, or bots would put it off. */
const TO_CONTROL = 0.7;
const TO_ELIMINATE = 0.3;
const TO_BUILD = 1.5;
const TO_RECRUIT = 0.8;
/** What an Action brings that is under way: a Server with its Revenue and token, a Verse that is chosen last. */
const BUILT = 6;
const TAKEN = 1;
/** Points of difference that make a position nearly won. */
const SCALE = 25;

/** Share of the game that is still to come, 0 to 1. */
const left = ({ round, pass }: VrView): number => Math.max(0, 1 - ((round - 1) * DIRECTORS + pass) / (ROUNDS * DIRECTORS));

function worth(state: VrState, engine: VrEngine, player: Player, secret: boolean): number {
  const more = left(state);
  const rounds = more * ROUNDS;
  let loading = 0;
  for (const card of cardsIn(state, VERSES + player)) if (state.online[card] === 0) loading++;
  const corruption = cardsIn(state, CORRUPTION + player).length;
  return (
    scoreOf(state, engine, player, secret) +
    more *
      (CREDIT * at(state.credits, player) +
        IN_RESERVE * at(state.reserve, player) +
        ON_MAP * influenceOnMap(state, engine, player) +
        LOADING * loading +
        IMMUNITY * at(state.immunity, player)) +
    rounds *
      (REVENUE_A_ROUND * at(state.revenue, player) +
        AGENT_A_ROUND * cardsIn(state, SERVICE + player).length +
        BOOST_A_ROUND * boostsOf(state, player).length) +
    IMMUNE * at(state.immunity, player) +
    CORRUPTED * corruption +
    (corruption >= RAIDED_WITH ? RAIDED * corruption : 0) +
    (state.active === player ? prospects(state, engine, player) : 0)
  );
}

/** What an Action is about to bring that has been declared and is not carried out yet, less what is still to be paid for it. */
function coming(state: VrState, engine: VrEngine, player: Player): number {
  const asked = engine.asking(state)?.choice.kind;
  const cost = (price: number): number => price * (1 / CREDITS_A_POINT + CREDIT * left(state));
  const waits = asked === "before";
  switch (executed(state)) {
    case RECRUIT:
      return waits || asked === "recruit" ? 1 + AGENT_A_ROUND * left(state) * ROUNDS - cost(at(state.recruitCosts, player)) : 0;
    case SERVER:
      return waits ? BUILT - cost(at(state.serverCosts, player)) : 0;
    case VERSE: {
      const verse = TAKEN + LOADING * left(state);
      return waits || asked === "renew" ? verse - cost(at(state.verseCosts, player)) : asked === "choosing a Verse" ? verse : 0;
    }
    default:
      return 0;
  }
}

/** What the Director placed this turn may still bring. */
function prospects(state: VrState, engine: VrEngine, player: Player): number {
  if (state.executing > 0) return coming(state, engine, player);
  const { here, phase } = state;
  if (here < 0 || (phase !== INFLUENCE && phase !== ACTION)) return 0;
  const isOpen = phase === INFLUENCE && at(state.reserve, player) > 0 && isFreeFor(state, here, player);
  let best = 0;
  if (
    at(state.servers, player) > 0 &&
    at(state.credits, player) >= at(state.serverCosts, player) &&
    (isOpen || influenceIn(state, here, player) > 0) &&
    serverRefusal(state, engine, player, here, { waived: true }) === undefined
  )
    best = TO_BUILD;
  else if (at(state.credits, player) >= at(state.recruitCosts, player) && cardsIn(state, SERVICE + player).length < IN_SERVICE)
    for (let slot = 0; slot < SLOTS; slot++) {
      const card = topOf(state, AGENT_SLOT + slot);
      if (card !== undefined && isInRange(state, engine, card, 0)) best = TO_RECRUIT;
    }
  if (phase !== INFLUENCE) return best;
  if (isOpen) return best + (controls(state, here, player) ? 0 : TO_CONTROL);
  return best + TO_ELIMINATE;
}

/** Looks at positions: -1 … 1 for a player against the best of the others. Of these only what is public counts. */
export const vrEvaluation =
  (engine: VrEngine) =>
  (state: VrState, player: Player): number => {
    let best = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.players; other++) if (other !== player) best = Math.max(best, worth(state, engine, other, false));
    return Math.tanh((worth(state, engine, player, true) - best) / SCALE);
  };
