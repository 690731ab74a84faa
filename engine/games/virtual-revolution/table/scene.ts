/** Virtual Revolution as one seat may see it: the city, decks and slots, and the mat of each player. Data only: what draws it computes no rule. */
import { knows } from "../../../kernel/observe.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { Scene, SceneCard } from "../../scene.ts";
import { againstDeclaring } from "../actions/execution.ts";
import { controlledIn, controls, directorsIn, influenceIn, titleOf } from "../city/control.ts";
import { type ScoreLine, scoreSheet } from "../ends/scoring.ts";
import {
  ACTION_NAMES,
  ACTIONS,
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
  OBJECTIVE,
  PHASES,
  RAID,
  RETIRED,
  SEATS,
  SERVICE,
  SET_ASIDE,
  SLOTS,
  TITLE,
  topOf,
  turnOrder,
  underOf,
  VERSE_DECK,
  VERSE_SLOT,
  VERSES,
  type VrEngine,
  type VrState,
} from "../layout.ts";
import { topNecro } from "../setup/setup.ts";

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
};

export type DistrictScene = {
  readonly id: string;
  readonly boroughs: readonly number[];
  readonly title: SceneCard | undefined;
  readonly holder: Player | undefined;
  readonly tilted: boolean;
  /** By player how many of its boroughs they control (VR-6.2). */
  readonly controlled: readonly number[];
};

export type TiltedCard = SceneCard & { readonly tilted: boolean };
export type VerseCard = SceneCard & { readonly online: boolean };

export type ActionScene = {
  readonly name: string;
  readonly boosts: readonly SceneCard[];
  /** Why it cannot be declared; undefined if it can. */
  readonly against: string | undefined;
};

export type PlayerScene = {
  readonly player: Player;
  readonly credits: number;
  readonly revenue: number;
  readonly immunity: number;
  readonly tokens: number;
  readonly reserve: number;
  readonly recycling: number;
  readonly servers: number;
  readonly directors: number;
  readonly corruption: readonly SceneCard[];
  readonly objectives: readonly SceneCard[];
  readonly service: readonly TiltedCard[];
  readonly retired: readonly SceneCard[];
  readonly verses: readonly VerseCard[];
  readonly titles: readonly TiltedCard[];
  readonly actions: readonly ActionScene[];
  /** What this player would score if the game ended now; the Objective only where the viewer may see it. */
  readonly sheet: readonly ScoreLine[];
};

export type VirtualRevolutionBoard = {
  readonly is: "virtual-revolution";
  readonly round: number;
  readonly pass: number;
  readonly order: readonly Player[];
  readonly boroughs: readonly BoroughScene[];
  readonly districts: readonly DistrictScene[];
  readonly agents: readonly { readonly place: number; readonly card: SceneCard | undefined; readonly borough: number | undefined }[];
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
  readonly players: readonly PlayerScene[];
};

/** What a seat sees. `state` may be imagined: what the viewer cannot know does not show. */
export function vrScene(state: VrState, viewer: Player, engine: VrEngine): Scene<VirtualRevolutionBoard> {
  const { content } = engine;
  const { city } = content;
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
      agent: one(agents.find(({ card }) => card !== undefined && state.borough[card] === borough)?.card),
    };
  });
  const districts = city.districts.map((id, district): DistrictScene => {
    const title = titleOf(state, engine, district);
    return {
      id,
      boroughs: at(city.boroughsOf, district),
      title: one(title?.card),
      holder: title === undefined || title.holder < 0 ? undefined : title.holder,
      tilted: title !== undefined && state.tilted[title.card] === 1,
      controlled: players.map((player) => controlledIn(state, city, district, player)),
    };
  });
  const tilted = (place: number): TiltedCard[] =>
    cardsIn(state, place).map((card) => ({ ...shown(card), tilted: state.tilted[card] === 1 }));
  return {
    viewer,
    turn: state.turn,
    active: state.active,
    phases: PHASES,
    phase: state.phase,
    seats: players.map((player) => ({
      player,
      name: at(SEATS, player),
      gauges: [
        {
          id: "score",
          name: "Points now",
          value: scoreSheet(state, engine, player, player === viewer).reduce((sum, { points }) => sum + points, 0),
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
      round: state.round,
      pass: state.pass,
      order: turnOrder(state),
      boroughs,
      districts,
      agents: agents.map(({ place, card }) => {
        const borough = card === undefined ? -1 : at(state.borough, card);
        return { place, card: one(card), borough: borough < 0 ? undefined : borough };
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
      players: players.map((player) => ({
        player,
        credits: at(state.credits, player),
        revenue: at(state.revenue, player),
        immunity: at(state.immunity, player),
        tokens: at(state.tokens, player),
        reserve: at(state.reserve, player),
        recycling: at(state.recycling, player),
        servers: at(state.servers, player),
        directors: at(state.directorsLeft, player),
        corruption: all(CORRUPTION + player),
        objectives: all(OBJECTIVE + player),
        service: tilted(SERVICE + player),
        retired: all(RETIRED + player),
        verses: cardsIn(state, VERSES + player).map((card) => ({ ...shown(card), online: state.online[card] === 1 })),
        titles: tilted(TITLE + player),
        actions: Array.from({ length: ACTIONS }, (_, action) => ({
          name: at(ACTION_NAMES, action),
          boosts: all(underOf(player, action)),
          against: againstDeclaring(state, engine, player, action)?.reason,
        })),
        sheet: scoreSheet(state, engine, player, player === viewer || state.ended !== 0),
      })),
    },
  };
}
