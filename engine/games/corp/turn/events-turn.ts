/** What happens to turns and their steps (CORP-3, CORP-R39, CORP-R53). */
import { events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { at } from "../../../kernel/state.ts";
import { TEAM_LASTING } from "../city/standing.ts";
import type { CorpContent } from "../content.ts";
import { cardsAtWork } from "../effects/at-work.ts";
import type { Until } from "../effects/effects.ts";
import { CORPORATE, type CorpState, POOL_CHANGE, RUNNER, TEAMS } from "../layout.ts";
import type { CorpEvent } from "../mat/events-mat.ts";

const event = events<CorpState, CorpContent>();

/** Who begins is settled (CORP-2.5). */
export const goFirst: CorpEvent = event("go first", ["player"], (state, player) => {
  state.first = player;
  state.active = player;
});
/** What the others than the first start with in an even start (CORP-R60). */
const EVEN_CREDITS = 8;
export const evenStart: CorpEvent = event("even start", [], (state) => {
  for (let player = 0; player < state.players; player++) if (player !== state.first) state.credits[player] = EVEN_CREDITS;
});
/** A player's turn begins; with the first player, a round. What is used once a turn can be used again (CORP-R39), and what this player switched off is on again. */
export const beginTurn: CorpEvent = event("begin turn", ["player"], (state, player, _b, _c, _d, engine) => {
  if (player === state.first) state.round += 1;
  state.turn += 1;
  state.shares = 1;
  state.active = player;
  state.step = POOL_CHANGE;
  state.usedBuildings[player] = 0;
  for (const card of cardsAtWork(state, engine, player)) setNumber(state, "used", card, 0);
  if (state.lasting.length > 0) endLasting(state, (by, flags) => goesOn(state, player, by, flags));
  if (state.teamLasting.length > 0) endTeams(state, player, (by, flags) => goesOn(state, player, by, flags));
  if (state.taken.length > 0) state.taken = [];
  if (state.bought.length > 0) state.bought = [];
  for (let other = 0; other < state.players; other++) {
    state.dark[other] = at(state.dark, other) & ~(1 << player);
    state.proposals[other] = 0;
  }
});
/** What a text gives for a time: so many numbers, whose text, which bonus, how much, for whom and how long (CORP-R83). */
export const LASTING = 4;
export const FOR_OTHERS = 1;
export const THIS_TURN = 2;
/** Used up by the first card that it makes cheaper (CORP-R98). */
export const ONCE = 4;
/** Until the round ends; in the next turn of whose team it is (CORP-R102). */
export const THIS_ROUND = 8;
export const THEIR_TURN = 16;
const UNTIL_BITS: Readonly<Record<Until, number>> = { turn: THIS_TURN, round: THIS_ROUND, "your turn": 0, "their turn": THEIR_TURN };
export const untilBits = (until: Until): number => UNTIL_BITS[until];
/** Whether what a player's text gives goes on when a turn begins. */
const goesOn = (state: CorpState, player: number, by: number, flags: number): boolean => {
  if ((flags & THIS_TURN) !== 0) return false;
  if ((flags & THIS_ROUND) !== 0) return player !== state.first;
  return (flags & THEIR_TURN) !== 0 || by !== player;
};
export const last: CorpEvent = event("last", ["player", "number", "number", "number"], (state, by, kind, n, flags) => {
  state.lasting = [...state.lasting, by, kind, n, flags];
});
function endLasting(state: CorpState, stays: (by: number, flags: number) => boolean): void {
  const left: number[] = [];
  for (let i = 0; i < state.lasting.length; i += LASTING)
    if (stays(at(state.lasting, i), at(state.lasting, i + 3))) left.push(...state.lasting.slice(i, i + LASTING));
  state.lasting = left;
}

/** The same for one team (CORP-R88): whose text, whose team and which in one number, which bonus with its flags, how much. */
export const TEAM_FLAGS = 100;
export const lastTeam: CorpEvent = event("last for a team", ["player", "number", "number", "number"], (state, by, code, kind, n) => {
  const [player, team] = [Math.trunc(code / TEAMS), code % TEAMS];
  state.teamLasting = [...state.teamLasting, by, player, team, kind % TEAM_FLAGS, n, Math.trunc(kind / TEAM_FLAGS)];
});
function endTeams(state: CorpState, player: number, stays: (by: number, flags: number) => boolean): void {
  const left: number[] = [];
  for (let i = 0; i < state.teamLasting.length; i += TEAM_LASTING) {
    const flags = at(state.teamLasting, i + 5);
    if (!stays(at(state.teamLasting, i), flags)) continue;
    // The next turn of whose team it is has come.
    const begins = (flags & THEIR_TURN) !== 0 && at(state.teamLasting, i + 1) === player;
    left.push(...state.teamLasting.slice(i, i + 5), begins ? THIS_TURN : flags);
  }
  state.teamLasting = left;
}

/** The next step begins; what cards gave to the step before lapses (CORP-R53). */
export const reachStep: CorpEvent = event("reach step", ["number", "number"], (state, step, swaps) => {
  state.step = step;
  state.buildOff = 0;
  state.stockOff = 0;
  state.moreSteps = 0;
  state.acts = step === CORPORATE || step === RUNNER ? 1 : 0;
  state.swaps = swaps;
});
/** One more Corporate or Runner Action in this step (2.2 EXTRA_STEP). */
export const moreActs: CorpEvent = event("one more action", ["number"], (state, n) => {
  state.acts += n;
});
/** A Corporate or Runner Action is taken. */
export const takeAct: CorpEvent = event("take an action", ["player"], (state, _player, _b, _c, _d, { content }) => {
  state.acts -= 1;
  if (content.asksTaken) state.taken = [...state.taken, state.step];
});
/** A pool card more was replaced. */
export const useSwap: CorpEvent = event("use a replacement", ["player"], (state) => {
  state.swaps -= 1;
});
/** Cards take something off the next build (0) or stock (1), or add steps to the next Move (2) (CORP-R53). */
export const discount: CorpEvent = event("make cheaper", ["number", "number"], (state, what, n) => {
  if (what === 0) state.buildOff += n;
  else if (what === 1) state.stockOff += n;
  else state.moreSteps += n;
});
/** What was taken off a build is used up. */
export const useDiscount: CorpEvent = event("use up", [], (state) => {
  state.buildOff = 0;
});
/** The buildings of a corp give nothing until the next turn of who did it: whose, by whom. */
export const darken: CorpEvent = event("switch off", ["player", "player"], (state, player, by) => {
  state.dark[player] = at(state.dark, player) | (1 << by);
});

export const TURN_EVENTS: readonly CorpEvent[] = [
  ...[goFirst, evenStart, beginTurn, reachStep, moreActs, takeAct, useSwap, discount, useDiscount, darken, last, lastTeam],
];
