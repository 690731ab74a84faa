/** Chapter 1.12: how a game ends, and who is ahead when nobody has won. */
import type { Engine } from "../../kernel/engine.ts";
import type { Ending } from "../../kernel/rules.ts";
import { at } from "../../kernel/state.ts";
import type { SanContent } from "./content.ts";
import { cardsIn, opponentOf, type SanState, type SanView, SEATS, SLOTS, STAR, SUN, spaceOf, VIRUS_STACK } from "./layout.ts";

/** Cards in the own Corruption Zone that win (SAN-1.2). */
export const CORRUPTED_TO_WIN = 12;
/** The last stage of the Propaganda track (SAN-1.3, SAN-R3). */
export const LAST_STAGE = 7;
/** Virus cards of each Corporation (SAN-2.4). */
export const VIRUSES = 5;

const CONDITIONS = ["Corruption", "Propaganda", "Hacking"] as const;

const BY_CORRUPTION = 0;
const BY_PROPAGANDA = 1;
const BY_HACKING = 2;
const EXHAUSTED = 3;
const TURN_LIMIT = 4;
/** Three for each condition: SUN leads, STAR leads, nobody does. */
const LEADS = 5;
const BY_TEXT = LEADS + 3 * CONDITIONS.length;

export const ENDINGS: readonly Ending[] = [
  { rule: "SAN-1.2", reason: "12 corrupted cards lie in the winner's Corruption Zone" },
  { rule: "SAN-1.3", reason: "The winner's Banner reached the last stage" },
  { rule: "SAN-1.4", reason: "The winner passed all Virus cards of the opponent" },
  { rule: "SAN-1.5", reason: "A River space could not be refilled" },
  { rule: "SAN-R30", reason: "The last turn was played" },
  // SAN-R38: the result of the last two says who leads in each condition.
  ...CONDITIONS.flatMap((condition) => [
    ...SEATS.map((name) => ({ rule: "SAN-12.2", reason: `${name} is ahead in ${condition}` })),
    { rule: "SAN-12.3", reason: `Nobody is ahead in ${condition}` },
  ]),
  { rule: "a card's text", reason: "A text decided the game" },
];

/** Cards in a player's Corruption Zone. */
export function corruptedCount(state: SanView, player: number): number {
  let count = 0;
  for (let space = 0; space < SLOTS; space++) count += cardsIn(state, spaceOf(player, space)).length;
  return count;
}

/** Opposing Virus cards that a player has passed. */
export const passedCount = (state: SanView, player: number): number => VIRUSES - cardsIn(state, VIRUS_STACK + opponentOf(player)).length;

const winOf = (player: number): readonly number[] => (player === SUN ? [1, -1] : [-1, 1]);

/**
 * Ends the game if a player has reached a goal; for the `apply` of whatever makes progress, so before anything that follows from it, a refill
 * too (SAN-5.2, SAN-12.1, SAN-R10). All that are fulfilled are listed (SAN-R31).
 */
export function checkVictory(state: SanState, player: number, engine: Engine<SanContent>): void {
  if (corruptedCount(state, player) >= CORRUPTED_TO_WIN) engine.end(state, BY_CORRUPTION, winOf(player));
  if (at(state.stage, player) >= LAST_STAGE) engine.end(state, BY_PROPAGANDA, winOf(player));
  // SAN-11.6: off the opposing Virus card 1 the last one is passed.
  if (passedCount(state, player) >= VIRUSES) engine.end(state, BY_HACKING, winOf(player));
}

/**
 * How far SUN is beyond STAR in a condition: above 0 SUN is further, below 0 STAR, 0 neither (SAN-12.3). Hacking counts passed cards, then the
 * steps that the marker stands on the opponent's top card (SAN-R20).
 */
export function leadOf(state: SanView, condition: number): number {
  if (condition === BY_CORRUPTION) return corruptedCount(state, SUN) - corruptedCount(state, STAR);
  if (condition === BY_PROPAGANDA) return at(state.stage, SUN) - at(state.stage, STAR);
  const passed = passedCount(state, SUN) - passedCount(state, STAR);
  return passed !== 0 ? passed : stepsOn(state, STAR) - stepsOn(state, SUN);
}

/** How far the marker stands on a player's top Virus card; 0 if it is elsewhere. */
const stepsOn = (state: SanView, player: number): number => (state.markerOn === player + 1 ? state.markerSpace : 0);

/** Judges a game that nobody won: who is ahead in at least two conditions wins, else it is a draw (SAN-12.2, SAN-12.3). */
function judge(state: SanState, ending: number, engine: Engine<SanContent>): void {
  const leads = CONDITIONS.map((_, condition) => Math.sign(leadOf(state, condition)));
  const sun = leads.filter((lead) => lead > 0).length;
  const star = leads.filter((lead) => lead < 0).length;
  const returns = sun >= 2 ? winOf(SUN) : star >= 2 ? winOf(STAR) : [0, 0];
  engine.end(state, ending, returns);
  leads.forEach((lead, condition) => {
    engine.end(state, LEADS + 3 * condition + (lead > 0 ? SUN : lead < 0 ? STAR : 2), returns);
  });
}

/** A River space could not be refilled (SAN-1.5, SAN-12.2). */
export const endExhausted = (state: SanState, engine: Engine<SanContent>): void => judge(state, EXHAUSTED, engine);

/** The last turn has been played to its end (SAN-R30, SAN-R38). */
export const endAtLimit = (state: SanState, engine: Engine<SanContent>): void => judge(state, TURN_LIMIT, engine);

/** A text says that a player wins; the other one loses. */
export const endByText = (state: SanState, winner: number, engine: Engine<SanContent>): void => engine.end(state, BY_TEXT, winOf(winner));
