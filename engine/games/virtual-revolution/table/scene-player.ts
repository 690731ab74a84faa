/** What lies before one player of Virtual Revolution, as a seat may see it: the Actions as they cost and give now, Agents, Verses, what is secret, the score sheet. */
import type { InstanceId, Player } from "../../../kernel/state.ts";
import { at } from "../../../kernel/state.ts";
import type { SceneCard } from "../../scene.ts";
import { againstDeclaring } from "../actions/execution.ts";
import { canGoOnline } from "../cards/verses.ts";
import { objectiveWorth, type ScoreLine, scoreSheet, verseWorth } from "../ends/scoring.ts";
import {
  ACTION_NAMES,
  ACTIONS,
  AFTER_ACTION,
  BEFORE_DIRECTOR,
  CORRUPTION,
  cardsIn,
  OBJECTIVE,
  RETIRED,
  SERVICE,
  TITLE,
  VERSES,
  type VrEngine,
  type VrState,
} from "../layout.ts";
import { actionTerms, boostsUnder, nextRound } from "./forecast.ts";
import { boostLine } from "./text-lines.ts";

export type TiltedCard = SceneCard & { readonly tilted: boolean };
/** A Verse: what it would give if the game ended now (VR-15.10), and whether a Loading one could go Online (VR-11.6). */
export type VerseCard = SceneCard & { readonly online: boolean; readonly met: boolean; readonly worth: number };
/** A Boost under an Action with what it says there: "Gain 3 €." */
export type BoostScene = SceneCard & { readonly words: string };
/** An Objective with what it would give if the game ended now (VR-15.11); undefined where the viewer does not know it. */
export type GoalScene = SceneCard & { readonly worth: number | undefined };

export type ActionScene = {
  readonly name: string;
  /** "recruit": what its action is called. */
  readonly kind: string;
  /** What it costs and gives now, with the prices of the round and its Boosts. */
  readonly terms: readonly string[];
  readonly boosts: readonly BoostScene[];
  /** Why it cannot be declared, with the rule; undefined if it can, or it is not this player's turn. */
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
  readonly objectives: readonly GoalScene[];
  readonly service: readonly TiltedCard[];
  readonly retired: readonly SceneCard[];
  readonly verses: readonly VerseCard[];
  readonly titles: readonly TiltedCard[];
  readonly actions: readonly ActionScene[];
  /** Prices that Necro cards have changed for the next round: "Recruit costs 8 €" (VR-13.9). */
  readonly next: readonly string[];
  /** What this player would score if the game ended now; the Objective only where the viewer may see it. */
  readonly sheet: readonly ScoreLine[];
};

/** What lies before a player. @param shown a card as the viewer knows it */
export function playerScene(
  state: VrState,
  viewer: Player,
  engine: VrEngine,
  player: Player,
  shown: (card: InstanceId) => SceneCard,
): PlayerScene {
  const { cards } = engine.content;
  const all = (place: number): SceneCard[] => cardsIn(state, place).map(shown);
  const tilted = (place: number): TiltedCard[] =>
    cardsIn(state, place).map((card) => ({ ...shown(card), tilted: state.tilted[card] === 1 }));
  const isOpen = player === viewer || state.ended !== 0;
  return {
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
    objectives: cardsIn(state, OBJECTIVE + player).map((card) => ({
      ...shown(card),
      worth: shown(card).card === undefined ? undefined : objectiveWorth(state, engine, player, card),
    })),
    service: tilted(SERVICE + player),
    retired: all(RETIRED + player),
    verses: cardsIn(state, VERSES + player).map((card) => ({
      ...shown(card),
      online: state.online[card] === 1,
      met: canGoOnline(state, engine, player, card),
      worth: verseWorth(state, engine, player, card),
    })),
    titles: tilted(TITLE + player),
    actions: Array.from({ length: ACTIONS }, (_, action) => ({
      name: at(ACTION_NAMES, action),
      kind: at(ACTION_NAMES, action).toLowerCase(),
      terms: actionTerms(state, engine, player, action),
      boosts: boostsUnder(state, player, action).map((card) => ({ ...shown(card), words: boostLine(at(cards, at(state.card, card))) })),
      against: againstNow(state, engine, player, action),
    })),
    next: nextRound(state, player),
    sheet: scoreSheet(state, engine, player, isOpen),
  };
}

/** Why a player cannot declare an Action at this moment of the turn. */
function againstNow(state: VrState, engine: VrEngine, player: Player, action: number): string | undefined {
  if (player !== state.active || state.phase === BEFORE_DIRECTOR || state.phase === AFTER_ACTION) return undefined;
  const found = againstDeclaring(state, engine, player, action);
  return found && `${found.reason} (${found.rule})`;
}
