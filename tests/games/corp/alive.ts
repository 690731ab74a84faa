/** Positions in which texts of CORP are tried: everybody has some of everything, teams are where something can happen, and the turn stands anywhere. */
import type { Card } from "../../../engine/cards/card.ts";
import { CATEGORIES, corp, SECURITY_TYPES } from "../../../engine/games/corp/fields.ts";
import { PIECES, SEATS } from "../../../engine/games/corp/layout.ts";
import { below, type Rng } from "../../../engine/kernel/rng.ts";
import { at } from "../../../engine/kernel/state.ts";
import type { Laying, Some } from "../../gates/alive-boards.ts";

const STEPS = ["upkeep", "trade", "stock", "corporate", "runner", "runner", "runner", "runner", "runner", "runner"];
const DEPARTMENTS = ["Sales", "Research", "Production"];
const TIERS = 4;
const GOOD = 3;
/** The gates of two and of three (3.2) with a crossing beside each, buildings, and crossings with driveways (CORP-12.3). */
const TWO = { gates: ["A4", "G4"], beside: ["A5", "G5"] };
const THREE = { gates: ["A1", "G1", "D7"], beside: ["A2", "G2", "D4"] };
const BUILDINGS = [
  "Clearing Bank",
  "Clearing Bank",
  "Tower Exchange",
  "Gun Market",
  "Safe House",
  "Data Haven",
  "Transit Hub",
  "Press Tower",
];
const DRIVEWAYS = ["B3", "B5", "C3", "E5", "F3", "F5"];

const one = <T>(rng: Rng, among: readonly T[]): T => at(among, below(rng, among.length));
/** Whether something is so in one of so many positions. */
const seldom = (rng: Rng, among: number): boolean => below(rng, among) === 0;
const hasRole = (role: "hacker" | "thief" | "thug") => (card: Card) => corp(card).roles?.includes(role) ?? false;

/** Tiers are filled from the bottom up (CORP-4.1); some belong to another, or most do (CORP-11.1). */
const mat = (rng: Rng, own: string, other: string, isVassal: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    DEPARTMENTS.flatMap((name) =>
      Array.from({ length: 1 + below(rng, TIERS) }, (_, tier) => [`${name} ${tier + 1}`, seldom(rng, 4) === isVassal ? own : other]),
    ),
  );
const tiersOf = (tiers: Readonly<Record<string, string>>, name: string): number =>
  Object.keys(tiers).filter((tier) => tier.startsWith(name)).length;

/** Mostly somebody who can break in (CORP-13.3), and often more of them. */
const strong = (rng: Rng, some: Some): string[] =>
  seldom(rng, 5) ? some("runner", 1 + below(rng, 3), (card) => !hasRole("hacker")(card)) : able(rng, some);
/** Hackers that hack well and Thieves that sneak well, as long as there are any. */
const good = (role: "hacker" | "thief") => (card: Card) =>
  hasRole(role)(card) && Math.max(corp(card).hacking ?? 0, corp(card).stealth ?? 0) > GOOD;
const able = (rng: Rng, some: Some): string[] => [
  ...some("runner", 1, seldom(rng, 2) ? good("hacker") : hasRole("hacker")),
  ...some("runner", 1, seldom(rng, 2) ? good("thief") : hasRole(one(rng, ["thug", "thief"]))),
  ...some("runner", below(rng, 2), hasRole("hacker")),
  ...some("runner", below(rng, 2), hasRole("thief")),
];
/** Where a team of a player stands; how many play. */
function spot(rng: Rng, player: number, many: number): string {
  const { gates, beside } = many > 2 ? THREE : TWO;
  const other = (player + 1) % many;
  return one(rng, [
    ...[at(gates, other), at(gates, other), at(gates, player), at(beside, player), at(beside, other)],
    ...[`HQ gate ${at(gates, player)}`, one(rng, BUILDINGS), one(rng, BUILDINGS), one(rng, DRIVEWAYS)],
  ]);
}
/** Security cards: none, of one type alone, so that the steps of the others succeed (CORP-13.5), or of any. */
function guards(rng: Rng, some: Some): string[] {
  if (seldom(rng, 4)) return [];
  const type = one(rng, SECURITY_TYPES);
  return seldom(rng, 2) ? some("security", 1 + below(rng, 2), (card) => corp(card).security === type) : some("security", 1 + below(rng, 3));
}
/** As many as the research allows at most (CORP-7.3), now and then of one category. */
function assets(rng: Rng, some: Some, most: number): string[] {
  const category = one(rng, CATEGORIES);
  return most === 0 ? [] : some("asset", 1 + below(rng, most), seldom(rng, 3) ? (card) => corp(card).category === category : undefined);
}

export const CORP_LAYING: Laying = {
  id: "corp",
  kinds: ["asset", "runner", "security"],
  // Of two a Vassal is the only other corp.
  players: (n) => (n % 4 === 3 ? 3 : 2),
  // Whoever can break in does; hiring and dealing would be most of a game.
  pace: {
    ...{ infiltrate: 0.1, move: 0.2, sneak: 0.4, hack: 0.2, attack: 0.4, "fight on": 0.4, "steal credits": 0.4, "ask to pass": 2 },
    ...{ hire: 2, "offer a card for a card": 4, "offer credits for a card": 4, "offer a card for credits": 4 },
    ...{ assemble: 2, disband: 2, reform: 2, replace: 2, discard: 2 },
  },
  position(rng, some, many) {
    const step = one(rng, STEPS);
    const seats = Array.from({ length: many }, (_, player) => player);
    // Now and then one is the Parent of all others.
    const parent = seldom(rng, 3) ? below(rng, many) : -1;
    const mats = seats.map((player) => {
      // Without infrastructure a corp is ruined (CORP-14.1).
      if (seldom(rng, 9)) return {};
      const isVassal = parent >= 0 && parent !== player;
      return mat(rng, at(SEATS, player), at(SEATS, isVassal ? parent : (player + 1) % many), isVassal);
    });
    const built = (owner: string) => mats.flatMap((tiers) => Object.values(tiers)).filter((other) => other === owner).length;
    const { gates } = many > 2 ? THREE : TWO;
    const players = seats.map((player) => {
      const own = at(SEATS, player);
      const first = strong(rng, some);
      const second = seldom(rng, 2) ? strong(rng, some) : some("runner", below(rng, 3));
      // What a team has stolen lies on its stack; it is on its way home (CORP-13.12).
      const stolen = seldom(rng, 3) && second.length > 0 ? 1 : 0;
      const side = {
        credits: seldom(rng, 3) ? below(rng, 6) : 8 + below(rng, 30),
        // Often as many action cards as production allows (CORP-6.2).
        hand: some("action", seldom(rng, 2) ? 2 + tiersOf(at(mats, player), "Production") : below(rng, 4)),
        assets: assets(rng, some, tiersOf(at(mats, player), "Research")),
        garrison: some("runner", below(rng, 4)),
        security: guards(rng, some),
        teams: { "1": first, "2": second },
        // Mostly at the gate of another, so that it can break in.
        ...(first.length > 0 ? { team1: seldom(rng, 4) ? spot(rng, player, many) : at(gates, (player + 1) % many) } : {}),
        ...(second.length > 0 ? { team2: stolen === 1 ? at(gates, player) : spot(rng, player, many) } : {}),
        ...(stolen === 1 ? { "loot credits": { "team 2": 1 + below(rng, 5) }, "loot sales": { "team 2": 1 } } : {}),
        piece: at(mats, player),
        reserve: PIECES - built(own) - stolen,
      };
      return [own, side] as const;
    });
    return {
      "to move": at(SEATS, below(rng, many)),
      round: 5,
      turn: 9,
      first: 0,
      step,
      at: step,
      "supremacy from": 90,
      ...Object.fromEntries(players),
    };
  },
};
