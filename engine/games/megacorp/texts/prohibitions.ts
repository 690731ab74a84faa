/** “Each opponent cannot draw cards”: what texts forbid players, and with it the events that are forbidden. “Cannot” beats “can”. */
import type { Prohibition } from "../../../kernel/events.ts";
import type { Refusal } from "../../../kernel/offers.ts";
import { at } from "../../../kernel/state.ts";
import type { Grouped, StaticFact } from "../../../language/index.ts";
import { gainMoney } from "../buying/events-money.ts";
import { damage } from "../combat/events-combat.ts";
import type { MegacorpContent, MegacorpEngine } from "../content.ts";
import { controlled, hostOf, type MegacorpState, type MegacorpView } from "../layout.ts";
import { lose } from "../losing/events-losing.ts";
import { annihilate } from "../losing/leave.ts";
import { bond, deploy, discard, draw, drawNothing, swap, takeControl } from "../network/events-cards.ts";
import { didThisTurn } from "../state/card-deeds.ts";
import { changesOf, NO_CARD, PLAYER_BANNED, PLAYER_BANS } from "../state/changes.ts";
import { isBanned } from "../state/characteristics.ts";
import { deedsOf } from "../state/deeds.ts";

/** What a text can say that a player cannot do. */
export type PlayerBan = (typeof PLAYER_BANS)[number];

/** Whether a text says that a player cannot do something now. */
export function isPlayerBanned(state: MegacorpView, engine: MegacorpEngine, player: number, ban: PlayerBan): boolean {
  for (const { a, b } of changesOf(state, NO_CARD, PLAYER_BANNED)) if (a === player && PLAYER_BANS[b] === ban) return true;
  if (!engine.content.bansPlayers) return false;
  for (const { holes } of bansOf(state, engine)) if (holes[1] === ban && (holes[0] as readonly number[]).includes(player)) return true;
  return false;
}

/** What texts forbid players now: which players, and what. */
const bansOf = (state: MegacorpView, engine: MegacorpEngine): readonly StaticFact[] =>
  engine.content.machine.statics(state, engine, "players.cannot");

/** A ban on doing something with cards of a kind: “buy cards in your open market”, “bond cards to characters you control”. */
type BanOn = { readonly ban: "buy" | "use" | "sell" | "engage" | "control" | "bond" | "deploy" | "playThose"; readonly group: Grouped };
const isBanOn = (banned: unknown): banned is BanOn => typeof banned === "object" && banned !== null && "ban" in banned;

/** Whether a text says that a player cannot buy a card, use its abilities, or do something else with it, now. */
export function isBannedWith(state: MegacorpView, engine: MegacorpEngine, player: number, ban: BanOn["ban"], card: number): boolean {
  if (!engine.content.bansPlayers) return false;
  if (ban === "buy" && isDoneEnough(state, engine, player, "buys", "bought")) return true;
  if (ban === "engage" && isEngagedEnough(state, engine, player, card)) return true;
  if (ban === "sell" && isDoneEnough(state, engine, player, "sells", "sold")) return true;
  for (const { holes } of bansOf(state, engine)) {
    const [players, banned] = holes;
    if (!isBanOn(banned) || banned.ban !== ban || "n" in banned) continue;
    if ((players as readonly number[]).includes(player) && banned.group.fits(card)) return true;
  }
  return false;
}

/** A ban on more than so many in a turn: of deployments of cards of a kind, of attacks. */
type Most = {
  readonly ban: "deploy" | "attacks" | "plays" | "payMore" | "draws" | "buys" | "sells" | "engages";
  readonly n: number;
  readonly group?: Grouped;
};
function mostOf(state: MegacorpView, engine: MegacorpEngine, player: number, ban: Most["ban"]): readonly Most[] {
  if (!engine.content.bansPlayers) return NO_MOST;
  const bans = bansOf(state, engine);
  return bans.length === 0
    ? NO_MOST
    : bans.flatMap(({ holes: [players, banned] }) =>
        isMost(banned, ban) && (players as readonly number[]).includes(player) ? banned : [],
      );
}
const NO_MOST: readonly Most[] = [];
const isMost = (banned: unknown, ban: Most["ban"]): banned is Most =>
  typeof banned === "object" && banned !== null && "n" in banned && (banned as Partial<Most>).ban === ban;

/** Whether a text says that a player has deployed as many cards of a card's kind this turn as there may be (MC-R195). */
export const isDeployedEnough = (state: MegacorpView, engine: MegacorpEngine, player: number, card: number): boolean =>
  mostOf(state, engine, player, "deploy").some(
    ({ n, group }) =>
      group?.fits(card) === true &&
      controlled(state, player).filter((one) => state.deployedIn[one] === state.turn && group.fits(one)).length >= n,
  );

/** Whether a text says that a player has engaged as many cards of a card's kind this turn as there may be (MC-R250). */
const isEngagedEnough = (state: MegacorpView, engine: MegacorpEngine, player: number, card: number): boolean =>
  mostOf(state, engine, player, "engages").some(
    ({ n, group }) =>
      group?.fits(card) === true &&
      controlled(state, player).filter((one) => didThisTurn(state, one, "engaged") && group.fits(one)).length >= n,
  );

/** Whether a text says that a player has made as many attacks this turn as there may be (MC-R195). */
export const isAttackedEnough = (state: MegacorpView, engine: MegacorpEngine, player: number): boolean =>
  mostOf(state, engine, player, "attacks").some(
    ({ n }) => controlled(state, player).reduce((sum, card) => sum + at(state.attacks, card), 0) >= n,
  );

/** Whether a text says that a player has played as many Events this turn as there may be: those that still lie in a network count (MC-R195). */
export const isPlayedEnough = (state: MegacorpView, engine: MegacorpEngine, player: number): boolean =>
  mostOf(state, engine, player, "plays").some(
    ({ n }) => controlled(state, player).filter((card) => state.playedIn[card] === state.turn).length >= n,
  );

/** Whether a text says that a player has drawn, bought or sold as many cards this turn as there may be (MC-R250). */
const isDoneEnough = (
  state: MegacorpView,
  engine: MegacorpEngine,
  player: number,
  ban: "draws" | "buys" | "sells",
  deed: "drew" | "bought" | "sold",
): boolean => mostOf(state, engine, player, ban).some(({ n }) => deedsOf(state, player, deed).length >= n);

/** Why a player may not pay so many M for a card, undefined if nothing says so (MC-R236). */
export function whyOverLimit(state: MegacorpView, engine: MegacorpEngine, player: number, money: number): Refusal | undefined {
  const most = Math.min(...mostOf(state, engine, player, "payMore").map(({ n }) => n));
  return money > most ? { rule: "MC-R236", reason: `A card says you cannot pay more than ${most}M for a card` } : undefined;
}

/** “Cannot gain control of …”, “cannot bond cards to …”: who would do it is the player who would get the card, or who controls the card that would go under another. */
const WITH_CARDS: readonly Prohibition<MegacorpState, MegacorpContent>[] = [
  {
    name: "a card says: cannot gain control",
    on: takeControl,
    forbids: (state, [card, player], engine) => isBannedWith(state, engine, player, "control", card),
  },
  {
    name: "a card says: cannot bond cards",
    on: bond,
    forbids: (state, [card, host], engine) => isBannedWith(state, engine, at(state.controller, card), "bond", host),
  },
];

/** The events whose first number is a player who cannot. Playing and searching are refused before anything happens. */
const FIRST_PLAYER: readonly Prohibition<MegacorpState, MegacorpContent>[] = (
  [
    ["draw", draw],
    ["draw", drawNothing],
    ["gain", gainMoney],
    ["lose", lose],
  ] as const
).map(([ban, on]) => ({
  name: `a card says: cannot ${ban}`,
  on,
  forbids: (state, [player], engine) => isPlayerBanned(state, engine, player, ban),
}));

/** The events that do not happen to a card, or by it, while it cannot: which of the numbers it is. */
const TO_CARDS = [
  ["deal-damage", damage, 1],
  ["be-annihilated", annihilate, 0],
  ["be-discarded", discard, 1],
  ["be-bonded", bond, 0],
  ["be-swapped", swap, 0],
  ["be-swapped", swap, 1],
] as const;
const CANNOT: ReadonlySet<string> = new Set(["static.cannot"]);
const isSaid = (state: MegacorpView, engine: MegacorpEngine): boolean =>
  state.changes.length > 0 || engine.content.machine.isAnyAtWork(state, engine, CANNOT);

export const CARD_PROHIBITIONS: readonly Prohibition<MegacorpState, MegacorpContent>[] = [
  ...TO_CARDS.map(
    ([ban, on, n]): Prohibition<MegacorpState, MegacorpContent> => ({
      name: `a card says: cannot ${ban.replaceAll("-", " ")}${n === 1 && on === swap ? " too" : ""}`,
      on,
      forbids: (state, args, engine) => isSaid(state, engine) && isBanned(state, engine, args[n], ban),
    }),
  ),
  // To unbond is to deploy what lies under a host (MC-R92).
  {
    name: "a card says: cannot be unbonded",
    on: deploy,
    forbids: (state, [, card], engine) => hostOf(state, card) >= 0 && isSaid(state, engine) && isBanned(state, engine, card, "be-unbonded"),
  },
];

/** “Cannot draw more than 1 card each turn”: a draw from an empty deck is none then either. */
const DRAWN_ENOUGH: readonly Prohibition<MegacorpState, MegacorpContent>[] = [draw, drawNothing].map((on) => ({
  name: `a card says: no more draws${on === draw ? "" : " from an empty deck"}`,
  on,
  forbids: (state, [player], engine) => isDoneEnough(state, engine, player, "draws", "drew"),
}));

export const PLAYER_PROHIBITIONS: readonly Prohibition<MegacorpState, MegacorpContent>[] = [
  ...FIRST_PLAYER,
  ...WITH_CARDS,
  ...DRAWN_ENOUGH,
];
