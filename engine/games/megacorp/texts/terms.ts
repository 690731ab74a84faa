/** What words that only say which mean as values: traits, damage, changes, durations. The verbs and statics that they stand in are handed these. */
import { type Acting, type GivenKeyword, type Run, runsFor } from "../../../language/index.ts";
import type { MegacorpContent } from "../content.ts";
import { ACCOUNTING, BUY, CHALLENGE, DIVEST, type MegacorpState, TRAIT_COUNT, TRAIT_NAMES } from "../layout.ts";
import {
  BANS,
  IN_TURN_OF,
  UNTIL_END_OF_COMBAT,
  UNTIL_END_OF_TURN,
  UNTIL_NEXT_END_OF,
  UNTIL_TURN_OF,
  WHILE_ENGAGED,
  WHILE_HERE,
  whileHeld,
  whileOf,
} from "../state/changes.ts";

/** “3 IQ damage”. */
export type Damage = { readonly n: number; readonly trait: number };

/** In the place of a trait in a `Mod`. */
export const EACH_SCORE = TRAIT_COUNT;
export const THE_VALUATION = TRAIT_COUNT + 1;
/** The trait of the attack that goes on. */
export const DECLARED = TRAIT_COUNT + 2;
/** “+1 BQ”: of a trait, of each score or of the valuation. */
export type Mod = { readonly of: number; readonly n: number };
/** “+1 BQ and +1 EQ”: what a hole of the sort Mods is handed over as. */
export type Mods = readonly Mod[];

/** The keywords in a hole of the sort GKws: one, or a list of them. */
export const givenIn = (hole: unknown): readonly GivenKeyword[] => (Array.isArray(hole) ? hole : [hole as GivenKeyword]);

/** The traits that a change speaks of. */
export const traitsOf = ({ of }: Mod): readonly number[] =>
  of === EACH_SCORE ? TRAIT_NAMES.map((_, trait) => trait) : of < EACH_SCORE ? [of] : [];

/** “as long as this is engaged”: which of the two it is, of the card that says it. */
type While = { readonly span: number | "held" };
const isWhileThis = (duration: unknown): duration is While => typeof duration === "object" && duration !== null && "span" in duration;

/** “until the end of their next turn”: which number of `changes` it is beside the player's, and whose turn, where the words name the player. */
type Turn = { readonly turn: number; readonly of?: readonly number[] };
const isTurn = (duration: unknown): duration is Turn => typeof duration === "object" && duration !== null && "turn" in duration;

/** Until when a duration lasts for who says it: a number as `changes` has it. `whose`: of what it is said, a player or a card's controller (MC-R230). */
export function untilOf(duration: unknown, { controller, source }: Pick<Acting, "controller" | "source">, whose = controller): number {
  if (isWhileThis(duration)) return duration.span === "held" ? whileHeld(source, controller) : whileOf(duration.span, source);
  if (isTurn(duration)) return duration.turn + (duration.of ? (duration.of[0] ?? controller) : whose);
  return duration === UNTIL_TURN_OF || duration === UNTIL_NEXT_END_OF ? duration + controller : Number(duration);
}

const run = runsFor<MegacorpState, MegacorpContent>();
const listed = (...holes: unknown[]): unknown[] => holes.flat();

/** The runs of the terms, by construct. */
export const TERMS: Readonly<Record<string, Run>> = {
  ...Object.fromEntries(TRAIT_NAMES.map((name, trait) => [`trait.${name}`, run.term(trait)])),
  dmg: run.termOf((n, trait): Damage => ({ n: Number(n), trait: Number(trait) })),
  "dmg.equal": run.termOf((trait, n): Damage => ({ n: Number(n), trait: Number(trait) })),
  // MC-R214
  "dmg.that": run.amountWith("trait", (n, trait): Damage => ({ n, trait: trait % TRAIT_COUNT })),
  "dmg.twice": run.amountWith("trait", (n, trait): Damage => ({ n: 2 * n, trait: trait % TRAIT_COUNT })),
  "dmg.half": run.amountWith("trait", (n, trait): Damage => ({ n: Math.floor(n / 2), trait: trait % TRAIT_COUNT })),
  "dmg.halfUp": run.amountWith("trait", (n, trait): Damage => ({ n: Math.ceil(n / 2), trait: trait % TRAIT_COUNT })),
  "mod.trait": run.termOf((n, trait): Mods => [{ of: Number(trait), n: Number(n) }]),
  "mod.all": run.termOf((n): Mods => [{ of: EACH_SCORE, n: Number(n) }]),
  "mod.valuation": run.termOf((n): Mods => [{ of: THE_VALUATION, n: Number(n) }]),
  "mods.two": run.termOf(listed),
  "mods.three": run.termOf(listed),
  "gkws.two": run.termOf(listed),
  "gkws.three": run.termOf(listed),
  ...Object.fromEntries(BANS.map((ban) => [`ban.${ban}`, run.term(ban)])),
  "dur.turn": run.term(UNTIL_END_OF_TURN),
  "dur.combat": run.term(UNTIL_END_OF_COMBAT),
  "dur.yourTurn": run.term(UNTIL_TURN_OF),
  // MC-R230
  ...Object.fromEntries(
    Object.entries({ End: UNTIL_NEXT_END_OF, Start: UNTIL_TURN_OF, In: IN_TURN_OF }).flatMap(([id, turn]) => [
      ...["controller", "their"].map((whose) => [`dur.${whose}${id}`, run.term({ turn } satisfies Turn)] as const),
      [`dur.named${id}`, run.termOf((of): Turn => ({ turn, of: of as readonly number[] }))] as const,
    ]),
  ),
  "dur.yourIn": run.term({ turn: IN_TURN_OF } satisfies Turn),
  // MC-R198
  "dur.whileEngaged": run.term({ span: WHILE_ENGAGED } satisfies While),
  "dur.whileYours": run.term({ span: "held" } satisfies While),
  "dur.whileHere": run.term({ span: WHILE_HERE } satisfies While),
  "phase.Accounting": run.term(ACCOUNTING),
  "phase.Buy": run.term(BUY),
  "phase.Challenge": run.term(CHALLENGE),
  "phase.Divest": run.term(DIVEST),
};
