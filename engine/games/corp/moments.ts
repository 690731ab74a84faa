/**
 * What the rules ask of the texts of cards, buildings and mats. Whoever reads the texts answers it; the rules know no card. Where nothing reads them, `SILENT` answers that
 * there is nothing.
 */
import type { Span } from "../../language/index.ts";
import type { Answer, Condition, Effect, Per } from "./effects/effects.ts";

/** Stats by number: those of teams, then those of the Security Team (CORP-8.1, CORP-13.1). */
export const STATS = ["combat", "stealth", "hacking", "defense", "detect", "encrypt"] as const;
export const COMBAT = 0;
export const STEALTH = 1;
export const HACKING = 2;
export const DEFENSE = 3;
export const DETECT = 4;
export const ENCRYPT = 5;

/** What holds while a card or building is controlled, as numbers that are added up. Stats and dice of a stat are at their number after the base. */
export const STAT_BONUS = 0;
export const DICE_BONUS = 3;
export const INCOME = 9;
export const HAND_LIMIT = 10;
export const ASSET_LIMIT = 11;
export const RUNNER_DISCOUNT = 12;
export const SECURITY_DISCOUNT = 13;
export const BUILD_DISCOUNT = 14;
export const STOCK_DISCOUNT = 15;
export const STEPS = 16;
export const STEPS_FROM_HQ = 17;
/** Stock may be bought with one tier in each department. */
export const ONE_TIER = 18;
/** Steal Credits takes at most so much. */
export const CAP = 19;
/** What an intruder pays after an infiltration. */
export const REPAID = 20;
/** Cards that are looked at when one is drawn. */
export const LOOKS = 21;
/** Pool cards that may be replaced beyond the one. */
export const SWAPS = 22;
/** Action cards that are drawn for each asset discarded over the limit (CORP-R76). */
export const LIMIT_DRAW = 23;
/** What is taken off each asset that is bought, and what Steal Credits takes more. */
export const ASSET_DISCOUNT = 24;
export const STEAL_MORE = 25;
/** What is forbidden: teams that cannot move, cannot be attacked, go one step; an HQ, hands and a mat that are closed (CORP-R88). */
export const STILL = 26;
export const SAFE = 27;
export const ONE_STEP = 28;
export const CLOSED = 29;
export const NO_CARDS = 30;
export const SOLID = 31;
/** A stat of teams that is 0, at its number after this. */
export const ZERO = 32;
/** What lowers the least face that hits: of runner teams, of the Security Team (CORP-R94). */
export const HITS = 35;
export const GUARD_HITS = 36;
/** What cannot be sneaked past or hacked. */
export const NO_SNEAK = 37;
export const NO_HACK = 38;
/** No building is entered. */
export const OUTSIDE = 59;
/** What is taken off the price of the card that says it. */
export const OWN_PRICE = 39;
/** Stats of the card that says it: what is added, and what they are instead; at their number after these. */
export const CARD_STAT = 40;
export const EXACT_STAT = 46;
/** Skills of the card that says it, at their number after this. */
export const CARD_SKILL = 52;
/** No attack is chosen. */
export const PEACE = 60;
export const BONUS_KINDS = 61;

export type Bonus = {
  readonly kind: number;
  readonly n: number;
  /** It holds only with a security card of this type, by number. */
  readonly needs?: number;
  /** Counted by what its player has. */
  readonly per?: Per;
  /** It holds only then. */
  readonly when?: Condition;
  /** It is for each other corp, not for its own. */
  readonly others?: true;
  /** It is for the team of the card that says it, for that card, for its side of the encounter, for the other side (CORP-R92, CORP-R93). */
  readonly of?: "team" | "card" | "side" | "foe";
  /** It is for the first card of its kind that is bought in a turn (CORP-R98). */
  readonly first?: true;
};

/** What can be done once in each upkeep, for a price (CORP-3.4). */
export type Upkeep = {
  readonly cost: number;
  /** Only while the hand is below its limit. */
  readonly belowLimit: boolean;
  /** Only while its player has no Vassals (CORP-R74). */
  readonly noVassals: boolean;
  readonly deed: Deed;
  /** What may be done in place of it (CORP-R74). */
  readonly or?: Deed;
  readonly hostile: boolean;
  readonly words: Span;
};

/** A lost runner card goes to the Garrison, once a turn, for a price. */
export type Saving = {
  readonly cost: number;
  /** It saves the card that says it: a runner for the Garrison, a security card for the Security Team (CORP-R95). */
  readonly self?: true;
  readonly once: boolean;
};
/** What a card does in its owner's own steps, once in a turn, for a price (CORP-R99). */
export type Ability = {
  readonly cost: number;
  /** Steps, one bit each. */
  readonly steps: number;
  readonly deed: Deed;
  readonly hostile: boolean;
  readonly words: Span;
};
/** What a runner's team may do in place of stealing (CORP-R100). */
export type SkillText = { readonly effects: readonly Effect[]; readonly words: Span };

/** What printed cards do outside of rolls. */
export type ShortDeed =
  | { readonly is: "gain"; readonly n: number }
  | { readonly is: "draw"; readonly n: number }
  /** Another corp pays. */
  | { readonly is: "taken"; readonly n: number }
  | { readonly is: "look" }
  | { readonly is: "discards"; readonly n: number }
  | { readonly is: "loses security" }
  | { readonly is: "replace" }
  | { readonly is: "revive"; readonly n: number }
  | { readonly is: "extra"; readonly step: number }
  | { readonly is: "steps"; readonly n: number }
  | { readonly is: "stock"; readonly n: number }
  | { readonly is: "build"; readonly n: number }
  | { readonly is: "home" }
  | { readonly is: "hire"; readonly n: number }
  | { readonly is: "discard hand" }
  | { readonly is: "fill hand" }
  /** The highest pieces of two own departments change places. */
  | { readonly is: "exchange"; readonly depts: readonly [number, number] }
  /** A runner of another player's Garrison, who gets so much for it. */
  | { readonly is: "take runner"; readonly pays: number }
  | { readonly is: "dark" };
/** The same, or several instructions. `aim`: another corp is chosen first, for the first of them. */
export type Deed = ShortDeed | { readonly is: "run"; readonly effects: readonly Effect[]; readonly aim: boolean };

/** What is done in a window of an encounter. */
export type Act =
  /** `stats`: one bit for each stat of which a side must roll dice. */
  | { readonly is: "dice"; readonly stats: number; readonly n: number; readonly lasts: boolean }
  | { readonly is: "retreat" }
  | { readonly is: "spare" }
  | { readonly is: "cancel" };

/** Kinds of rolls, as bits of `rolls` (CORP-6.4). */
export const SNEAK_ROLL = 1;
export const HACK_ROLL = 2;
export const ATTACK_ROLL = 4;

/** When an action card may be played (CORP-6.1, CORP-R62). */
export type Timing =
  /** Before a roll. By step of an infiltration (0 is none) the kinds of rolls, one bit each. */
  | { readonly when: "roll"; readonly rolls: readonly number[]; readonly defender: boolean }
  | { readonly when: "loss" }
  | { readonly when: "played" }
  /** At any decision at which no roll or loss is pending, also in the turns of others. */
  | { readonly when: "any" }
  /** In own steps, one bit each. */
  | { readonly when: "steps"; readonly steps: number };

export type ActionText = {
  readonly timing: Timing;
  readonly what: readonly (Deed | Act)[];
  readonly hostile: boolean;
  readonly words: Span;
};

/** What is read of one card or building. */
export type Read = {
  readonly bonuses: readonly Bonus[];
  readonly upkeep?: Upkeep;
  readonly saving?: Saving;
  readonly action?: ActionText;
  readonly answers?: readonly Answer[];
  readonly ability?: Ability;
  readonly skill?: SkillText;
};

/** A tier of a department: what it costs, and what it gives (CORP-4.3). */
export type TierText = { readonly price: number; readonly gives: number };

export type CorpTexts = {
  readonly cards: readonly Read[];
  readonly buildings: readonly Read[];
  /** By department, from tier 0 on. */
  readonly tiers: readonly (readonly TierText[])[];
};

export const NOTHING: Read = { bonuses: [] };
