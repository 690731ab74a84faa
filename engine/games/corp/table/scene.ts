/** CORP as one seat may see it: the city with its teams, the mats, the pools, what is met and rolled. Data only: what draws it computes no rule. */
import { knows } from "../../../kernel/observe.ts";
import { at, type Player } from "../../../kernel/state.ts";
import type { Scene, SceneCard } from "../../scene.ts";
import { buildPrice } from "../cards/prices.ts";
import { controllerOf, hqOf, lootPieces, rolesOf, skillsOf, spotOf, statOf } from "../city/teams.ts";
import { cardsOf, type DicePart, dicePartsOf, isSecurity, MOVER, NO_ROLL, OTHER, playerOf, teamOf } from "../encounters/dice.ts";
import { standings, worthOf } from "../ends/standing.ts";
import { money, ROLES, SKILLS } from "../fields.ts";
import { pendingOdds } from "../infiltration/odds.ts";
import {
  ACTIONS,
  type CorpEngine,
  type CorpState,
  cardsIn,
  DEPARTMENTS,
  deckOf,
  discardOf,
  GARRISON,
  HAND,
  IN_PLAY,
  lootPlace,
  NOBODY,
  NOWHERE,
  OWN_ASSETS,
  POOL_SIZE,
  POOLS,
  poolPlace,
  SEATS,
  SECURITY_TEAM,
  STEP_WORDS,
  TEAMS,
  TIERS,
  teamIndex,
  teamPlace,
  topOf,
} from "../layout.ts";
import { assetLimit, handLimit, ownerAt, parentOf, piecesOf, piecesOn, priceOf, salesOf, tierOf } from "../mat/mat.ts";
import { COMBAT, HACKING, STEALTH } from "../moments.ts";
import { isTalkTime, mayTradeCards, writeBundle } from "../trade/beside.ts";
import { openOffers } from "../trade/offers.ts";
import { OCCASIONS, occasionOf } from "./occasions.ts";
import { type InfiltrationPlan, planOf, type Reach, stepsNow } from "./planner.ts";
import { type Threat, threatsOf } from "./threats.ts";

export type TeamScene = {
  readonly player: Player;
  readonly team: number;
  readonly spot: number;
  readonly cards: readonly SceneCard[];
  readonly combat: number;
  readonly stealth: number;
  readonly hacking: number;
  /** Steps of its next Move, or those left of the one that it is in. */
  readonly steps: number;
  /** It is moving now. */
  readonly moves: boolean;
  /** Of the viewer's teams: where one Move leads, and what it can infiltrate. */
  readonly reach: readonly Reach[];
  readonly infiltrations: readonly InfiltrationPlan[];
  readonly roles: readonly string[];
  readonly skills: readonly string[];
  readonly loot: { readonly credits: number; readonly assets: readonly SceneCard[]; readonly pieces: readonly string[] };
};

export type SpotScene = { readonly spot: number; readonly word: string; readonly rule: string | undefined; readonly controller: Player };

export type DepartmentScene = {
  readonly name: string;
  readonly tier: number;
  /** By tier the owner of the piece, or -1; its price; what it gives. */
  readonly owners: readonly number[];
  readonly prices: readonly number[];
  readonly gives: readonly number[];
  /** What the next tier costs its owner now; undefined at the top. */
  readonly next: number | undefined;
};

export type SideScene = {
  readonly player: Player;
  /** -1 is the Security Team. */
  readonly team: number;
  readonly cards: readonly SceneCard[];
  readonly parts: readonly DicePart[];
};

export type EncounterScene = {
  readonly roll: string;
  readonly stage: number;
  readonly attacker: number;
  readonly sides: readonly [SideScene, SideScene];
  /** The chance that whoever needs more hits gets them, before the roll. */
  readonly odds: number | undefined;
};

export type CorpPlayerScene = {
  readonly player: Player;
  readonly credits: number;
  readonly reserve: number;
  readonly hand: readonly SceneCard[];
  readonly handLimit: number;
  readonly assets: readonly SceneCard[];
  readonly assetLimit: number;
  readonly garrison: readonly SceneCard[];
  readonly security: readonly SceneCard[];
  readonly profit: number;
  readonly departments: readonly DepartmentScene[];
  readonly pieces: number;
  /** By player the pieces owned on this mat, and who has the majority, or -1. */
  readonly shares: readonly number[];
  readonly parent: Player;
  readonly worth: number;
  readonly hq: number;
};

export type OfferScene = {
  readonly from: Player;
  readonly to: Player;
  readonly gives: readonly string[];
  readonly wants: readonly string[];
  /** Both bundles as actions write them, for those whom it concerns. */
  readonly terms: { readonly gives: string; readonly wants: string } | undefined;
};

export type CorpBoard = {
  readonly is: "corp";
  readonly round: number;
  readonly first: Player;
  /** The round from which a die may close the market; 0 for never. */
  readonly closes: number;
  readonly step: number;
  readonly spots: readonly SpotScene[];
  readonly teams: readonly TeamScene[];
  readonly pools: readonly (readonly (SceneCard | undefined)[])[];
  readonly decks: readonly number[];
  readonly discards: readonly (readonly SceneCard[])[];
  readonly inPlay: readonly SceneCard[];
  readonly encounter: EncounterScene | undefined;
  readonly infiltrated: Player;
  readonly offers: readonly OfferScene[];
  /** Whether offers are made and answered now, and by player whether the viewer trades cards with them now (CORP-5.2, CORP-R42). */
  readonly trading: { readonly open: boolean; readonly cards: readonly boolean[] };
  readonly standing: readonly Player[];
  /** Who is one purchase of stock away from a majority or from supremacy. */
  readonly threats: readonly Threat[];
  readonly players: readonly CorpPlayerScene[];
};

const NO_PLAN = { reach: [], infiltrations: [] } as const;

/** What a seat sees. `state` may be imagined: what the viewer cannot know does not show. */
export function corpScene(state: CorpState, viewer: Player, engine: CorpEngine): Scene<CorpBoard> {
  const { content } = engine;
  const players = state.returns.map((_, player) => player);
  // Action cards are all that is hidden on the board (CORP-1.5).
  const isSecret = players.some((one) => cardsIn(state, HAND + one).some((card) => knows(state, card, viewer)));
  const occasion = occasionOf(state, viewer, engine);
  const shown = (id: number): SceneCard => ({ id, card: knows(state, id, viewer) ? at(content.cards, at(state.card, id)).id : undefined });
  const all = (place: number): SceneCard[] => cardsIn(state, place).map(shown);
  const side = (one: number): SideScene => ({
    player: playerOf(state, one),
    team: isSecurity(state, one) ? NOBODY : teamOf(state, one),
    cards: cardsOf(state, one).map(shown),
    parts: state.roll === NO_ROLL ? [] : dicePartsOf(state, engine, one),
  });
  const thing = (credits: number, cards: readonly number[]): string[] => [
    ...(credits > 0 ? [money(credits)] : []),
    ...cards.map((card) => (knows(state, card, viewer) ? at(content.cards, at(state.card, card)).name : "an action card")),
  ];
  return {
    viewer,
    turn: state.turn,
    active: state.active,
    phases: STEP_WORDS,
    phase: state.step,
    ...(isSecret ? { secret: true } : {}),
    occasions: OCCASIONS,
    ...(occasion === undefined ? {} : { occasion }),
    seats: players.map((player) => ({
      player,
      name: at(SEATS, player),
      gauges: [{ id: "worth", name: "Net worth", value: worthOf(state, engine, player) }],
      counts: [
        { id: "credits", name: "Credits", value: at(state.credits, player) },
        { id: "profit", name: "Profit", value: salesOf(state, engine, player) },
        { id: "cards", name: "Action cards", value: cardsIn(state, HAND + player).length },
      ],
    })),
    board: {
      is: "corp",
      round: state.round,
      first: state.first,
      closes: state.closes,
      step: state.step,
      spots: content.city.words.map((word, spot) => ({
        spot,
        word,
        rule: content.boards.boards.flatMap(({ parts }) => parts).find(({ id }) => id === "streets")?.spaces[spot]?.rule,
        controller: at(content.city.buildingAt, spot) === NOWHERE ? NOBODY : controllerOf(state, spot),
      })),
      teams: players.flatMap((player) =>
        Array.from({ length: TEAMS }, (_, team) => team).flatMap((team): TeamScene[] => {
          const spot = spotOf(state, player, team);
          if (spot === NOWHERE) return [];
          const roles = rolesOf(state, engine, player, team);
          const skills = skillsOf(state, engine, player, team);
          return [
            {
              player,
              team,
              spot,
              cards: all(teamPlace(player, team)),
              combat: statOf(state, engine, player, team, COMBAT),
              stealth: statOf(state, engine, player, team, STEALTH),
              hacking: statOf(state, engine, player, team, HACKING),
              steps: stepsNow(state, engine, player, team),
              moves: player === state.active && team === state.mover,
              ...(player === viewer ? planOf(state, engine, player, team) : NO_PLAN),
              roles: ROLES.filter((_role, i) => (roles & (1 << i)) !== 0),
              skills: SKILLS.filter((_skill, i) => (skills & (1 << i)) !== 0),
              loot: {
                credits: at(state.lootCredits, teamIndex(player, team)),
                assets: all(lootPlace(player, team)),
                pieces: DEPARTMENTS.flatMap((name, dept) => Array.from({ length: lootPieces(state, player, team, dept) }, () => name)),
              },
            },
          ];
        }),
      ),
      pools: Array.from({ length: POOLS }, (_, pool) =>
        Array.from({ length: POOL_SIZE }, (__, i) => {
          const card = topOf(state, poolPlace(pool, i));
          return card === undefined ? undefined : shown(card);
        }),
      ),
      decks: Array.from({ length: ACTIONS + 1 }, (_, kind) => cardsIn(state, deckOf(kind)).length),
      discards: Array.from({ length: ACTIONS + 1 }, (_, kind) => all(discardOf(kind))),
      inPlay: all(IN_PLAY),
      encounter:
        state.met === NOBODY
          ? undefined
          : {
              roll: ["", "sneak", "hack", "attack"][state.roll] ?? "",
              stage: state.stage,
              attacker: state.attacker,
              sides: [side(MOVER), side(OTHER)],
              odds: state.roll === NO_ROLL ? undefined : pendingOdds(state, engine),
            },
      infiltrated: state.infiltrated,
      offers: openOffers(state).map(({ from, to, gives, wants }) => ({
        from,
        to,
        gives: thing(gives.credits, gives.cards),
        wants: thing(wants.credits, wants.cards),
        terms: from === viewer || to === viewer ? { gives: writeBundle(gives), wants: writeBundle(wants) } : undefined,
      })),
      trading: {
        open: viewer >= 0 && state.ended === 0 && isTalkTime(engine.asking(state)?.choice.kind ?? ""),
        cards: players.map((player) => player !== viewer && mayTradeCards(state, viewer, player)),
      },
      standing: standings(state, engine).map(({ player }) => player),
      threats: threatsOf(state, engine),
      players: players.map(
        (player): CorpPlayerScene => ({
          player,
          credits: at(state.credits, player),
          reserve: at(state.reserve, player),
          hand: all(HAND + player),
          handLimit: handLimit(state, engine, player),
          assets: all(OWN_ASSETS + player),
          assetLimit: assetLimit(state, engine, player),
          garrison: all(GARRISON + player),
          security: all(SECURITY_TEAM + player),
          profit: salesOf(state, engine, player),
          departments: DEPARTMENTS.map((name, dept) => ({
            name,
            tier: tierOf(state, player, dept),
            owners: Array.from({ length: TIERS }, (_, i) => ownerAt(state, player, dept * TIERS + i)),
            prices: Array.from({ length: TIERS }, (_, i) => priceOf(engine, dept * TIERS + i)),
            gives: content.tierGives[dept] ?? [],
            next: tierOf(state, player, dept) < TIERS ? buildPrice(state, engine, player, dept) : undefined,
          })),
          pieces: piecesOn(state, player),
          shares: players.map((owner) => piecesOf(state, player, owner)),
          parent: parentOf(state, player),
          worth: worthOf(state, engine, player),
          hq: hqOf(state, engine, player),
        }),
      ),
    },
  };
}
