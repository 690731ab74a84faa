/** Virtual Revolution as one seat may see it: the city, decks and slots, and the mat of each player. Data only: what draws it computes no rule. */
import { knows } from "../../../kernel/observe.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { boardOf } from "../../boards/index.ts";
import type { Scene, SceneCard } from "../../scene.ts";
import { isInRange, RANGE } from "../actions/conditions.ts";
import { controlledIn, controls, directorsIn, influenceIn, titleOf } from "../city/control.ts";
import { scoreOf } from "../ends/scoring.ts";
import {
  AFTER_ACTION,
  AGENT_DISCARD,
  AGENT_SLOT,
  AGENTS_1,
  AGENTS_2,
  BOOSTS,
  CORRUPTION,
  CORRUPTION_DECK,
  CORRUPTION_DISCARD,
  cardsIn,
  FINAL_NECRO,
  LOCATION_DECK,
  NECRO_DECK,
  NECRO_SHOWN,
  PHASES,
  RAID,
  ROUNDS,
  SEATS,
  SET_ASIDE,
  SLOTS,
  topOf,
  turnOrder,
  VERSE_DECK,
  VERSE_SLOT,
  type VrEngine,
  type VrState,
} from "../layout.ts";
import { topNecro } from "../setup/setup.ts";
import { RAIDED_WITH } from "../turn/game.ts";
import { reachOf } from "./forecast.ts";
import { type PlayerScene, playerScene } from "./scene-player.ts";

export type { ActionScene, BoostScene, GoalScene, PlayerScene, TiltedCard, VerseCard } from "./scene-player.ts";

/** What stands in a borough. */
export type BoroughScene = {
  readonly borough: number;
  readonly word: string;
  readonly here: boolean;
  /** By player. */
  readonly influence: readonly number[];
  readonly directors: readonly number[];
  readonly server: Player | undefined;
  /** Who controls it (VR-5.7). */
  readonly control: readonly Player[];
  readonly agent: SceneCard | undefined;
  /** Steps from this turn's Director (VR-2.3); undefined before it is placed. */
  readonly steps: number | undefined;
};

export type DistrictScene = {
  readonly id: string;
  /** "Pigalle". */
  readonly name: string;
  readonly boroughs: readonly number[];
  readonly title: SceneCard | undefined;
  readonly holder: Player | undefined;
  readonly tilted: boolean;
  /** By player how many of its boroughs they control (VR-6.2). */
  readonly controlled: readonly number[];
};

export type AgentSlotScene = {
  readonly place: number;
  readonly card: SceneCard | undefined;
  readonly borough: number | undefined;
  /** Whose turn it is could recruit it from this turn's Director (VR-9.2). */
  readonly inRange: boolean;
};

/** What goes on: a turn, or a part of what ends a round (VR-14.6). */
export type Stage = "turn" | "raids" | "necro" | "order" | "scoring";

export type VirtualRevolutionBoard = {
  readonly is: "virtual-revolution";
  readonly stage: Stage;
  readonly round: number;
  readonly pass: number;
  readonly order: readonly Player[];
  readonly boroughs: readonly BoroughScene[];
  readonly districts: readonly DistrictScene[];
  readonly agents: readonly AgentSlotScene[];
  readonly available: readonly { readonly place: number; readonly card: SceneCard | undefined }[];
  readonly decks: {
    readonly agents: number;
    readonly verses: number;
    readonly locations: number;
    readonly corruption: number;
    readonly necro: number;
  };
  readonly agentDiscard: readonly SceneCard[];
  readonly setAside: readonly SceneCard[];
  readonly corruptionDiscard: readonly SceneCard[];
  readonly raid: readonly SceneCard[];
  readonly boosts: readonly SceneCard[];
  readonly necroTop: SceneCard | undefined;
  readonly necroShown: SceneCard | undefined;
  /** Lowest and highest Revenue: who would suffer MINIMUM and MAXIMUM now (VR-13.2). */
  readonly lowest: number;
  readonly highest: number;
  /** Corruption cards with which a player suffers a Raid (VR-12.3). */
  readonly raidedWith: number;
  readonly rounds: number;
  readonly players: readonly PlayerScene[];
};

/** The phase of the turn as players see it: an Action closes its phase when it is declared, and is under way until it is resolved (VR-10.5). */
export const phaseShown = ({ phase, executing }: Pick<VrState, "phase" | "executing">): number =>
  phase === AFTER_ACTION && executing > 0 ? AFTER_ACTION - 1 : phase;

/** What a seat sees. `state` may be imagined: what the viewer cannot know does not show. */
export function vrScene(state: VrState, viewer: Player, engine: VrEngine): Scene<VirtualRevolutionBoard> {
  const { content } = engine;
  const { city } = content;
  const stage = stageOf(state, engine);
  const range = reachOf(state, engine, state.active) - RANGE;
  const players = state.returns.map((_, player) => player);
  const shown = (id: number): SceneCard => ({ id, card: knows(state, id, viewer) ? at(content.cards, at(state.card, id)).id : undefined });
  const all = (place: number): SceneCard[] => cardsIn(state, place).map(shown);
  const one = (card: number | undefined): SceneCard | undefined => (card === undefined ? undefined : shown(card));
  const slots = Array.from({ length: SLOTS }, (_, slot) => slot);
  const agents = slots.map((slot) => ({ place: AGENT_SLOT + slot, card: topOf(state, AGENT_SLOT + slot) }));
  const boroughs = Array.from({ length: city.boroughs }, (_, borough): BoroughScene => {
    const server = at(state.server, borough);
    return {
      borough,
      word: at(city.words, borough),
      here: state.here === borough,
      influence: players.map((player) => influenceIn(state, borough, player)),
      directors: players.map((player) => directorsIn(state, borough, player)),
      server: server < 0 ? undefined : server,
      control: players.filter((player) => controls(state, borough, player)),
      steps: state.here < 0 ? undefined : at(at(city.distance, state.here), borough),
      agent: one(agents.find(({ card }) => card !== undefined && state.borough[card] === borough)?.card),
    };
  });
  const districts = city.districts.map((id, district): DistrictScene => {
    const title = titleOf(state, engine, district);
    return {
      id,
      name: at(boardOf(content.boards, "map").districts, district).name,
      boroughs: at(city.boroughsOf, district),
      title: one(title?.card),
      holder: title === undefined || title.holder < 0 ? undefined : title.holder,
      tilted: title !== undefined && state.tilted[title.card] === 1,
      controlled: players.map((player) => controlledIn(state, city, district, player)),
    };
  });
  return {
    viewer,
    // Objectives, Corruption, a Necro card that was looked at (VR-16.1).
    ...(viewer >= 0 ? { secret: true as const } : {}),
    turn: state.turn,
    active: stage === "turn" ? state.active : askedOf(state, engine),
    phases: [...PHASES, "Round's end"],
    phase: stage === "turn" ? phaseShown(state) : PHASES.length,
    seats: players.map((player) => ({
      player,
      name: at(SEATS, player),
      gauges: [
        {
          id: "score",
          name: "Points now",
          value: scoreOf(state, engine, player, player === viewer || state.ended !== 0),
        },
      ],
      counts: [
        { id: "credits", name: "€", value: at(state.credits, player) },
        { id: "revenue", name: "Revenue", value: at(state.revenue, player) },
        { id: "immunity", name: "Immunity", value: at(state.immunity, player) },
        { id: "corruption", name: "Corruption", value: cardsIn(state, CORRUPTION + player).length },
      ],
    })),
    board: {
      is: "virtual-revolution",
      stage,
      round: state.round,
      pass: state.pass,
      order: turnOrder(state),
      boroughs,
      districts,
      agents: agents.map(({ place, card }) => {
        const borough = card === undefined ? -1 : at(state.borough, card);
        const inRange = card !== undefined && isInRange(state, engine, card, range);
        return { place, card: one(card), borough: borough < 0 ? undefined : borough, inRange };
      }),
      available: slots.map((slot) => ({ place: VERSE_SLOT + slot, card: one(topOf(state, VERSE_SLOT + slot)) })),
      decks: {
        agents: cardsIn(state, AGENTS_1).length + cardsIn(state, AGENTS_2).length,
        verses: cardsIn(state, VERSE_DECK).length,
        locations: cardsIn(state, LOCATION_DECK).length,
        corruption: cardsIn(state, CORRUPTION_DECK).length,
        necro: cardsIn(state, NECRO_DECK).length + cardsIn(state, FINAL_NECRO).length,
      },
      agentDiscard: all(AGENT_DISCARD),
      setAside: all(SET_ASIDE),
      corruptionDiscard: all(CORRUPTION_DISCARD),
      raid: all(RAID),
      boosts: all(BOOSTS),
      necroTop: one(topNecro(state)),
      necroShown: one(topOf(state, NECRO_SHOWN)),
      lowest: Math.min(...players.map((player) => at(state.revenue, player))),
      highest: Math.max(...players.map((player) => at(state.revenue, player))),
      raidedWith: RAIDED_WITH,
      rounds: ROUNDS,
      players: players.map((player) => playerScene(state, viewer, engine, player, shown)),
    },
  };
}

/** Whoever is asked: at the end of a round nobody's turn goes on, and each has a Raid of their own. */
function askedOf(state: VrState, engine: VrEngine): Player {
  const asking = engine.asking(state);
  return asking === undefined ? state.active : asking.choice.player(state, asking.frame, engine);
}

/** The questions of what ends a round, beside those that texts ask in a Raid or Necro attack. */
const STAGES: Readonly<Record<string, Stage>> = { "after a Raid": "raids", "turn order": "order", type: "scoring" };

function stageOf(state: VrState, engine: VrEngine): Stage {
  if (state.ended !== 0) return "scoring";
  if (state.attack === 1) return cardsIn(state, RAID).length > 0 ? "raids" : "necro";
  return STAGES[engine.asking(state)?.choice.kind ?? ""] ?? "turn";
}
