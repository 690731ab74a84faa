/** What happens by longer texts alone: dice, cards from under others, and moments that nothing else tells (CORP-R86, CORP-R89, CORP-R90). */
import { events } from "../../../kernel/events.ts";
import { below } from "../../../kernel/rng.ts";
import { at } from "../../../kernel/state.ts";
import { moveCard } from "../../../kernel/zones.ts";
import { homeOf } from "../cards/events-cards.ts";
import type { CorpContent } from "../content.ts";
import { SIDES_OF_DIE } from "../encounters/dice.ts";
import { type CorpState, cardsIn, deckOf } from "../layout.ts";
import type { CorpEvent } from "../mat/events-mat.ts";

const event = events<CorpState, CorpContent>();

/** A text rolls dice: who, how many. */
export const rollText: CorpEvent = event("roll for a text", ["player", "number"], (state, _player, n) => {
  state.textDice = Array.from({ length: n }, () => below(state.rng, SIDES_OF_DIE, "die") + 1);
});
/** Of the top cards of a deck one goes to where such cards of a player lie, the others under the deck: who, card, how many. */
export const digOut: CorpEvent = event("take one of", ["player", "card", "number"], (state, player, card, n, _d, { layout, content }) => {
  const kind = at(content.kind, at(state.card, card));
  const others = cardsIn(state, deckOf(kind))
    .slice(-n)
    .filter((one) => one !== card);
  moveCard(state, layout, card, homeOf(kind) + player);
  for (const other of others) moveCard(state, layout, other, deckOf(kind), 0);
});

const told = (name: string, ...roles: ("player" | "number")[]): CorpEvent => event(name, roles, () => undefined);
/** A roll of an infiltration failed (CORP-13.9): the intruder, whose HQ it is. */
export const failHack: CorpEvent = told("fail a hack", "player", "player");
export const failSneak: CorpEvent = told("fail a sneak", "player", "player");
/** An encounter is over: who moved, whom they met, which of the two teams is still there. */
export const MOVER_IS_THERE = 1;
export const OTHER_IS_THERE = 2;
export const survive: CorpEvent = told("survive", "player", "player", "number");
/** A Move is about to end: whose team, which, where. */
export const halt: CorpEvent = told("halt", "player", "number", "number");

/** A sneak or hack is judged: who moves, whom it meets, the kind of roll doubled, plus 1 for success. */
export const settle: CorpEvent = told("settle a roll", "player", "player", "number");
/** A fight begins: who attacks, who defends. */
export const clash: CorpEvent = told("clash", "player", "player");
/** A team is inside a building; a team comes home with loot: whose, which. */
export const goInside: CorpEvent = told("go inside", "player", "number");
export const comeHome: CorpEvent = told("come home", "player", "number");
/** A text ends the infiltration (1) or begins it again (2) (CORP-R96). */
export const breakOff: CorpEvent = event("break off", ["number"], (state, how) => {
  state.broken = [how];
});
export const goOn: CorpEvent = event("go on", [], (state) => {
  state.broken = [];
});
/** A text begins a Move: whose team, which, how many steps (CORP-R97). */
export const march: CorpEvent = event("march", ["player", "number", "number"], (state, _player, team, steps) => {
  state.march = [team, steps];
});
export const setOff: CorpEvent = event("set off", [], (state) => {
  state.march = [];
});
/** A runner will leave by its own text: which, 1 where it is discarded; and now it does (CORP-R95). */
export const leaveLater: CorpEvent = event("leave later", ["card", "number"], (state, card, how) => {
  state.leaving = [...state.leaving, card, how];
});
export const leaveNow: CorpEvent = event("leave now", ["card"], (state, card) => {
  const i = state.leaving.findIndex((one, j) => j % 2 === 0 && one === card);
  state.leaving = state.leaving.filter((_, j) => j !== i && j !== i + 1);
});

export const TEXT_EVENTS: readonly CorpEvent[] = [
  ...[rollText, digOut, failHack, failSneak, survive, halt],
  ...[settle, clash, goInside, comeHome, breakOff, goOn, march, setOff, leaveLater, leaveNow],
];
