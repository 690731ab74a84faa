/** Megacorp's table as one seat may see it: networks with what each card is now, markets, hands, money and pools, the attack, the stack, what the end of the turn brings. */
import { knows } from "../../../kernel/observe.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { Scene, SceneCard } from "../../scene.ts";
import { type MegacorpContent, type MegacorpEngine, NULL_SCORE } from "../content.ts";
import {
  ANNIHILATED,
  ASIDE,
  cardsIn,
  damageOf,
  HAND,
  isEngaged,
  MAIN_DECK,
  MARKET,
  type MegacorpState,
  type MegacorpView,
  NETWORK,
  PHASES,
  poolOf,
  RESOURCE_DECK,
  TRAIT_COUNT,
  TRAIT_NAMES,
} from "../layout.ts";
import { bondedUnder, connectedIn, dockedTo, isSurrounded } from "../network/network.ts";
import { fullScoreOf, printedScoreOf, scoreOf, valuationOf } from "../state/characteristics.ts";
import { type SceneEnding, turnEndings } from "./scene-ahead.ts";
import { attackScene, declaringScene, type SceneAttack, type SceneDeclaring, type SceneWaiting, stackScene } from "./scene-fight.ts";
import { happeningIn, OCCASIONS, occasionOf } from "./scene-occasions.ts";
import { SEATS } from "./tell.ts";

/** A score as it is now: `full` without damage, `printed` as on the card. */
export type SceneScore = { readonly now: number; readonly full: number; readonly printed: number };

/** A card in a network as it is now. */
export type NetworkCard = SceneCard & {
  /** Column and row, counted from the Business; rows upwards. */
  readonly x: number;
  readonly y: number;
  readonly controller: Player;
  readonly engaged: boolean;
  readonly orphaned: boolean;
  readonly surrounded: boolean;
  readonly business: boolean;
  /** By trait; null where the card has none. */
  readonly scores: readonly (SceneScore | null)[];
  /** Damage of the turn, by trait. */
  readonly damage: readonly number[];
  /** In M, now and as printed. */
  readonly valuation: number;
  readonly printedValuation: number;
  readonly counters: number;
  /** Cards that lie bonded under it. */
  readonly under: readonly SceneCard[];
  /** Instances that it is docked to. */
  readonly docked: readonly number[];
};

export type MegacorpSide = {
  readonly player: Player;
  /** Whether the player is out of the game. */
  readonly lost: boolean;
  /** In M. */
  readonly money: number;
  /** By trait. */
  readonly pool: readonly number[];
  readonly network: readonly NetworkCard[];
  /** Business and Founder while they wait to be placed (MC-4.9). */
  readonly aside: readonly SceneCard[];
  readonly hand: readonly SceneCard[];
  /** The top card last. */
  readonly market: readonly SceneCard[];
  readonly annihilated: readonly SceneCard[];
  readonly main: number;
  readonly resources: number;
  /** The top card of the resource deck, while everybody knows it (MC-5.2 step 5). */
  readonly revealed: SceneCard | undefined;
};

export type MegacorpBoard = {
  readonly is: "megacorp";
  readonly traits: readonly string[];
  readonly sides: readonly MegacorpSide[];
  /** What waits, the next to be carried out first (MC-14.2). */
  readonly stack: readonly SceneWaiting[];
  readonly attack: SceneAttack | undefined;
  /** The attack that is being declared; absent where none is. */
  readonly declaring?: SceneDeclaring;
  /** What the end of this turn would bring as things stand (MC-12.2). */
  readonly ahead: readonly SceneEnding[];
};

const MARKS = ["A", "B", "C", "D", "E"] as const;

/** What a seat sees. `state` may be imagined: what the viewer cannot know does not show. */
export function megacorpScene(state: MegacorpState, viewer: Player, engine: MegacorpEngine): Scene<MegacorpBoard> {
  const { content } = engine;
  const shown = (id: number): SceneCard => ({ id, card: knows(state, id, viewer) ? at(content.cards, at(state.card, id)).id : undefined });
  const pile = (place: number) => cardsIn(state, place).map(shown);
  const players = Array.from({ length: state.players }, (_, player) => player);
  const side = (player: Player): MegacorpSide => {
    const connected = connectedIn(state, content, player);
    const top = cardsIn(state, RESOURCE_DECK + player).at(-1);
    return {
      player,
      lost: state.lost[player] === 1,
      money: at(state.money, player),
      pool: Array.from({ length: TRAIT_COUNT }, (_, trait) => at(poolOf(state, trait), player)),
      network: cardsIn(state, NETWORK + player).flatMap((id) =>
        state.host[id] === 0 ? [{ ...shown(id), ...inNetwork(state, engine, id, connected, shown) }] : [],
      ),
      aside: pile(ASIDE + player),
      hand: pile(HAND + player),
      market: pile(MARKET + player),
      annihilated: pile(ANNIHILATED + player),
      main: cardsIn(state, MAIN_DECK + player).length,
      resources: cardsIn(state, RESOURCE_DECK + player).length,
      revealed: top !== undefined && players.every((one) => knows(state, top, one)) ? shown(top) : undefined,
    };
  };
  const occasion = occasionOf(state, viewer, engine);
  const happening = happeningIn(state);
  const declaring = declaringScene(state, engine);
  return {
    viewer,
    turn: state.turn,
    active: state.active,
    phases: PHASES.slice(1),
    marks: MARKS,
    phase: state.phase - 1,
    ...(occasion === undefined ? {} : { occasion, ...(happening === undefined ? {} : { happening }) }),
    occasions: OCCASIONS,
    seats: players.map((player) => ({
      player,
      name: at(SEATS, player),
      plays: businessName(state, content, player),
      ...(state.lost[player] === 1 ? { out: true } : {}),
      gauges: [{ id: "money", name: "Money", value: at(state.money, player) }],
      counts: [
        { id: "hand", name: "Hand", value: cardsIn(state, HAND + player).length },
        { id: "main", name: "Main", value: cardsIn(state, MAIN_DECK + player).length },
        { id: "resource", name: "Resource", value: cardsIn(state, RESOURCE_DECK + player).length },
        { id: "annihilated", name: "Annihilated", value: cardsIn(state, ANNIHILATED + player).length },
      ],
    })),
    ...(viewer >= 0 && cardsIn(state, HAND + viewer).length > 0 ? { secret: true } : {}),
    board: {
      is: "megacorp",
      traits: TRAIT_NAMES,
      sides: players.map(side),
      stack: stackScene(state, engine, shown),
      attack: attackScene(state, engine),
      ...(declaring ? { declaring } : {}),
      ahead: turnEndings(state, engine),
    },
  };
}

function inNetwork(
  state: MegacorpView,
  engine: MegacorpEngine,
  id: number,
  connected: ReadonlySet<number>,
  shown: (id: number) => SceneCard,
): Omit<NetworkCard, keyof SceneCard> {
  const { content } = engine;
  const scoreNow = (trait: number): SceneScore | null => {
    const now = scoreOf(state, engine, id, trait);
    return now === NULL_SCORE
      ? null
      : { now, full: fullScoreOf(state, engine, id, trait), printed: printedScoreOf(state, engine, id, trait) };
  };
  return {
    x: at(state.x, id),
    y: at(state.y, id),
    controller: at(state.controller, id),
    engaged: isEngaged(state, id),
    // Before the first turn the Founders are still to be placed.
    orphaned: state.turn > 0 && !connected.has(id),
    surrounded: isSurrounded(state, id),
    business: at(content.isBusiness, at(state.card, id)),
    scores: Array.from({ length: TRAIT_COUNT }, (_, trait) => scoreNow(trait)),
    damage: Array.from({ length: TRAIT_COUNT }, (_, trait) => at(damageOf(state, trait), id)),
    valuation: valuationOf(state, engine, id),
    printedValuation: at(content.valuation, at(state.card, id)),
    counters: at(state.counters, id),
    under: bondedUnder(state, id).map(shown),
    docked: dockedTo(state, content, id),
  };
}

/** The name of the Business that a player began with, wherever it is: everybody has seen it (MC-4.1). */
function businessName(state: MegacorpView, content: MegacorpContent, player: Player): string {
  const card = state.card.findIndex((design, id) => state.owner[id] === player && at(content.isBusiness, design));
  return card < 0 ? "" : at(content.cards, at(state.card, card)).name;
}
