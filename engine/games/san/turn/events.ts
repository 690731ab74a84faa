/** All that can happen in San. These are the only functions that change a state once it is set up. */
import { ON_BOTTOM, SHOW, SHUFFLE } from "../../../kernel/card-events.ts";
import type { Engine } from "../../../kernel/engine.ts";
import { type EventRule, events } from "../../../kernel/events.ts";
import { own, setNumber } from "../../../kernel/fork.ts";
import { at, missing } from "../../../kernel/state.ts";
import { hideCard, moveCard, showCard } from "../../../kernel/zones.ts";
import { ALL_KINDS, CORRUPTION, HACKING, PROPAGANDA, REVENUE_ICON, type SanContent, VIRUS } from "../content.ts";
import { checkVictory, endAtLimit, endByText, endExhausted, LAST_STAGE } from "../endings.ts";
import {
  BOX,
  cardsIn,
  DECK,
  DISCARD,
  designOf,
  effectiveKinds,
  effectiveType,
  HAND,
  LAYOUT,
  opponentOf,
  PLAY_AREA,
  RIVER,
  type SanState,
  SLOTS,
  SUPPLY,
  VIRUS_STACK,
} from "../layout.ts";
import { BAN_SIZE, lastsUntil } from "../texts/bans.ts";
import { type Deed, DONE } from "../texts/done.ts";
import { beginBeside, keepUnused, leaveRiver, spendNext, takeKept } from "../texts/laid.ts";
import { markerMove } from "../zones/virus.ts";

const event = events<SanState, SanContent>();
export type SanEvent = EventRule<SanState, SanContent>;

const BOTH = 3;

/**
 * Moves a card. What it had become and a mark on it end when it goes (SAN-R17, SAN-R23); it belongs to the player whose place it enters; a
 * River slot that it leaves is refilled next (SAN-7.5, SAN-9.2).
 */
function moveTo(state: SanState, card: number, place: number, engine: Engine<SanContent>, index?: number, refills = true): void {
  const from = state.zone[card] ?? missing(state.zone, card);
  // Looked at here, for most moves change none of it.
  if (state.became[card] !== 0) setNumber(state, "became", card, 0);
  if (state.marked[card] !== 0) setNumber(state, "marked", card, 0);
  const { player } = LAYOUT.places[place] ?? missing(LAYOUT.places, place);
  if (player >= 0 && state.owner[card] !== player) setNumber(state, "owner", card, player);
  // A card that goes from one player's hidden zones to other hands is shown.
  if (LAYOUT.regions[from] !== LAYOUT.regions[place]) showCard(state, card, BOTH);
  moveCard(state, LAYOUT, card, place, index);
  if (from >= RIVER && from < RIVER + SLOTS) {
    leaveRiver(state, card);
    if (refills) engine.propose(state, refill, from);
  }
  if (from === SUPPLY || place === SUPPLY) showSupply(state);
}

/** Keeps what a player did, where a text asks for it (SAN-R56). `kinds`: of a card that both players know. */
function keepDone(state: SanState, engine: Engine<SanContent>, player: number, deed: Deed, card?: number): void {
  if (!engine.content.asksDone) return;
  const kinds = card === undefined ? ALL_KINDS : at(engine.content.kinds, designOf(state, card));
  own(state, "done").push(player, DONE.indexOf(deed), kinds);
}

/** Both players see the top card of the Supply (SAN-R2). */
export function showSupply(state: SanState): void {
  const top = cardsIn(state, SUPPLY).at(-1);
  if (top !== undefined) showCard(state, top, BOTH);
}

/** REFILL: the top card of the Supply goes to a River slot; if there is none the game ends (SAN-1.5, SAN-7.5, SAN-7.8, SAN-9.7, SAN-R21). */
export const refill: SanEvent = event("refill", ["place"], (state, place, _b, _c, _d, engine) => {
  const card = cardsIn(state, SUPPLY).at(-1);
  if (card === undefined) {
    endExhausted(state, engine);
    return;
  }
  moveTo(state, card, place, engine);
  if (engine.content.asksEntered) engine.propose(state, enterRiver, card);
});

/** A card has come from the Supply into the River; only where a text asks which. */
export const enterRiver: SanEvent = event("enter the River", ["card"], () => undefined);

// Chapter 1.5: the turn.

/** A turn begins with empty pools (SAN-5.1, section 2.1). */
export const beginTurn: SanEvent = event("begin turn", ["player"], (state, player) => {
  state.turn++;
  if (player === state.active) state.extraTurns--;
  state.active = player;
  state.phase = 1;
  state.type = 0;
  state.allTypes = 0;
  state.played = 0;
  state.playedFromHand = 0;
  state.revenue = 0;
  emptyPools(state);
  takeKept(state, player);
  endBans(state, player);
  if (state.done.length > 0) state.done = [];
});

/** A phase begins: 1 play, 2 buy, 3 discard, 4 refill. What was not used of phase 1 and 2 is lost (SAN-7.7, SAN-9.5, SAN-10.4, SAN-11.7, SAN-R12). */
export const beginPhase: SanEvent = event("begin phase", ["number"], (state, phase, _b, _c, _d, engine) => {
  state.phase = phase;
  if (phase === 2) {
    if (engine.content.statics.has(AS_REVENUE)) countAsRevenue(state, engine);
    keepUnused(state, "icons");
    emptyPools(state);
  }
  if (phase === 3) {
    keepUnused(state, "revenue");
    state.revenue = 0;
  }
});

/** “You may use Hacking as revenue”: what is left of it is Revenue when phase 2 begins (SAN-R59). */
const AS_REVENUE = "static.asRevenue";
function countAsRevenue(state: SanState, engine: Engine<SanContent>): void {
  const icons = engine.content.machine
    .statics(state, engine, AS_REVENUE)
    .flatMap(({ controller, holes }) => (controller === state.active ? [Number(holes[0])] : []));
  for (const icon of new Set(icons)) {
    const n = icon === CORRUPTION ? state.corruption : icon === PROPAGANDA ? state.propaganda : state.hacking;
    addIcons(state, icon, -n);
    state.revenue += n;
  }
}

function emptyPools(state: SanState): void {
  state.corruption = 0;
  state.propaganda = 0;
  state.hacking = 0;
  if (state.multipliers.length > 0) state.multipliers = [];
}

/** What lasted to the end of a turn is over, and what lasted to the beginning of the turn of a player (SAN-R43); what was for that turn holds (SAN-R47). */
function endBans(state: SanState, player: number): void {
  if (state.bans.length === 0) return;
  const left: number[] = [];
  for (let i = 0; i < state.bans.length; i += BAN_SIZE) {
    const until = lastsUntil(at(state.bans, i + BAN_SIZE - 1), player);
    if (until !== undefined) left.push(...state.bans.slice(i, i + BAN_SIZE - 1), until);
  }
  state.bans = left;
}

/** A text forbids a player something, or has a phase skipped: player, what, kinds of cards, until when. */
export const forbid: SanEvent = event("forbid", ["player", "number", "number", "number"], (state, player, what, kinds, until) => {
  own(state, "bans").push(player, what, kinds, until);
});

/** A phase was skipped: player, which ban. */
export const useSkip: SanEvent = event("skip", ["player", "number"], (state, player, what) => {
  for (let i = 0; i < state.bans.length; i += BAN_SIZE)
    if (state.bans[i] === player && state.bans[i + 1] === what) {
      own(state, "bans").splice(i, BAN_SIZE);
      return;
    }
});

/** A text gives a player another turn after this one. */
export const addTurn: SanEvent = event("add a turn", ["player"], (state, player) => {
  if (player === state.active) state.extraTurns++;
});

/** A text says who wins. */
export const winByText: SanEvent = event("win", ["player"], (state, player, _b, _c, _d, engine) => endByText(state, player, engine));

/** The last turn has been played (SAN-R30). */
export const reachLimit: SanEvent = event("reach the turn limit", [], (state, _a, _b, _c, _d, engine) => endAtLimit(state, engine));

// Chapter 1.6: playing.

/** Section 2.2, steps 2 and 3: a Virus goes to the discard (SAN-6.5, SAN-11.8, SAN-R8); others lie in the play area, and their Revenue and type count. */
export const play: SanEvent = event("play", ["player", "card"], (state, player, card, _c, _d, engine) => {
  const design = designOf(state, card);
  const type = at(engine.content.type, design);
  // SAN-R32: nothing else counts as played, neither what is drawn, destroyed or corrupted nor a River card that is copied.
  state.played++;
  // SAN-R27: the duty to play is to play from hand.
  if (at(state.zone, card) === HAND + player) state.playedFromHand++;
  if (type === VIRUS) {
    moveTo(state, card, DISCARD + player, engine);
    return;
  }
  moveTo(state, card, PLAY_AREA + player, engine);
  // SAN-7.1, SAN-R16: printed Revenue.
  state.revenue += at(engine.content.revenue, design);
  becomeKind(state, type, at(engine.content.kinds, design), 0);
});

/** The first Mercenary fixes the type of the turn (SAN-6.3, SAN-R15); then Multipliers see the card: COUNT (SAN-13.1, SAN-R22). */
function becomeKind(state: SanState, type: number, kinds: number, old: number): void {
  if (isMercenary(type) && state.type === 0) state.type = type;
  else if (isMercenary(type) && state.type !== type) beginBeside(state, type);
  const { multipliers } = state;
  for (let i = 0; i < multipliers.length; i += 3) {
    const counting = at(multipliers, i + 1);
    if ((counting & kinds) !== 0 && (counting & old) === 0) addIcons(state, at(multipliers, i), at(multipliers, i + 2));
  }
}

export const isMercenary = (type: number): boolean => type >= CORRUPTION && type <= HACKING;

function addIcons(state: SanState, icon: number, n: number): void {
  if (icon === REVENUE_ICON) state.revenue += n;
  else if (icon === CORRUPTION) state.corruption += n;
  else if (icon === PROPAGANDA) state.propaganda += n;
  else state.hacking += n;
}

/**
 * GAIN: icons come into the pool of the turn (SAN-9.1, SAN-10.1, SAN-11.1). The icon has the number of its type. Pools are of whose turn it is
 * (SAN-R12), so what a text gives to the other player is lost (SAN-R33), here and with every other gain.
 */
export const gainIcons: SanEvent = event("gain icons", ["player", "number", "number"], (state, player, icon, n) => {
  if (player === state.active) addIcons(state, icon, n);
});

/** MULTIPLY: icons for each played card of the kinds (one bit each), those played later too (SAN-13.1, SAN-R22). */
export const multiply: SanEvent = event(
  "multiply",
  ["player", "number", "number", "number"],
  (state, player, icon, kinds, n, { content }) => {
    if (player !== state.active) return;
    let count = 0;
    for (const card of cardsIn(state, PLAY_AREA + player)) if ((kinds & effectiveKinds(state, content, card)) !== 0) count++;
    addIcons(state, icon, n * count);
    own(state, "multipliers").push(icon, kinds, n);
  },
);

/** ALL_TYPES: all Mercenary types may be played for the rest of the turn (SAN-13.7, SAN-R15). */
export const allowAllTypes: SanEvent = event("allow all types", ["player"], (state, player) => {
  if (player === state.active) state.allTypes = 1;
});

export const gainRevenue: SanEvent = event("gain revenue", ["player", "number"], (state, player, n) => {
  if (player === state.active) state.revenue += n;
});

/** Icons leave the pool of the turn: paid for a text, or lost by one (SAN-R50). */
export const loseIcons: SanEvent = event("lose icons", ["player", "number", "number"], (state, player, icon, n) => {
  if (player === state.active) addIcons(state, icon, -n);
});

/** Revenue is paid for a text, or lost by one (SAN-R50). */
export const loseRevenue: SanEvent = event("lose revenue", ["player", "number"], (state, player, n) => {
  if (player === state.active) state.revenue -= n;
});

/** Icons of the turn are used as others: from, to, how many (SAN-R51). */
export const exchangeIcons: SanEvent = event("exchange icons", ["number", "number", "number"], (state, from, to, n) => {
  addIcons(state, from, -n);
  addIcons(state, to, n);
});

/** Revenue of the turn is used as icons: which, how many (SAN-R59). */
export const spendRevenueAs: SanEvent = event("use revenue as icons", ["number", "number"], (state, icon, n) => {
  state.revenue -= n;
  addIcons(state, icon, n);
});

/** BECOME: a card takes over type and effects of a design; Revenue stays its own (SAN-13.3, SAN-13.4, SAN-R26). */
export const become: SanEvent = event("become", ["card", "number"], (state, card, design, _c, _d, { content }) => {
  const old = effectiveKinds(state, content, card);
  setNumber(state, "became", card, design + 1);
  becomeKind(state, effectiveType(state, content, card), effectiveKinds(state, content, card), old);
});

/** A River card whose Single Use was copied goes to the box in phase 3 (SAN-R17, SAN-R23). */
export const mark: SanEvent = event("mark", ["card"], (state, card) => {
  setNumber(state, "marked", card, 1);
});

// Chapter 1.7 and 1.8: buying, discarding, drawing.

/** The card goes to the buyer's discard, and its Cost is paid, or less by a text (SAN-7.3, SAN-7.4, SAN-R48). */
export const buy: SanEvent = event("buy", ["player", "card", "number"], (state, player, card, less, _d, engine) => {
  state.revenue -= at(engine.content.cost, designOf(state, card)) - less;
  keepDone(state, engine, player, "bought", card);
  spendNext(state, player, "buy", at(engine.content.kinds, designOf(state, card)));
  moveTo(state, card, DISCARD + player, engine);
});

/** A player's card goes to the own discard (SAN-8.1). */
export const discard: SanEvent = event("discard", ["player", "card"], (state, player, card, _c, _d, engine) => {
  keepDone(state, engine, player, "discarded", card);
  moveTo(state, card, DISCARD + player, engine);
});

/** A player destroys a card: it goes to the box (SAN-13.5). */
export const destroy: SanEvent = event("destroy", ["player", "card"], (state, player, card, _c, _d, engine) => {
  keepDone(state, engine, player, "destroyed", card);
  moveTo(state, card, BOX, engine);
});

/** A card goes to the box by its Single Use, and never returns (SAN-2.6, SAN-R17). */
export const toBox: SanEvent = event("to the box", ["card"], (state, card, _b, _c, _d, engine) => moveTo(state, card, BOX, engine));

/** A text puts a card somewhere: card, place, on top or on the bottom. */
export const put: SanEvent = event("put", ["card", "place", "number"], (state, card, place, where, _d, engine) =>
  moveTo(state, card, place, engine, where === ON_BOTTOM ? 0 : undefined),
);

/** Two cards take each other's place; no slot is refilled (SAN-R54). */
export const swapCards: SanEvent = event("swap", ["card", "card"], (state, a, b, _c, _d, engine) => {
  const [from, to] = [at(state.zone, a), at(state.zone, b)];
  const [first, second] = [cardsIn(state, from).indexOf(a), cardsIn(state, to).indexOf(b)];
  if (from === to) return;
  moveTo(state, a, to, engine, second, false);
  moveTo(state, b, from, engine, first, false);
});

/** The discard becomes the deck, and is shuffled next (SAN-6.9, SAN-R13). */
export const reshuffle: SanEvent = event("reshuffle", ["player"], (state, player, _b, _c, _d, engine) => {
  const pile = [...cardsIn(state, DISCARD + player)];
  for (const card of pile) moveCard(state, LAYOUT, card, DECK + player);
  engine.propose(state, SHUFFLE, DECK + player);
});

/** A player draws a card of the own deck, the top one when it was proposed (SAN-8.3, SAN-13.6). */
export const draw: SanEvent = event("draw", ["player", "card"], (state, player, card, _c, _d, engine) => {
  if (at(state.zone, card) !== DECK + player) return;
  keepDone(state, engine, player, "drew");
  moveCard(state, LAYOUT, card, HAND + player);
});

// Chapters 1.9 to 1.11: the three tracks.

/** A player lays a card face down on a space of the own Corruption Zone, for so many C; the 12th wins (SAN-9.1, SAN-9.2, SAN-9.6). */
export const corrupt: SanEvent = event("corrupt", ["player", "card", "place", "number"], (state, player, card, place, paid, engine) => {
  state.corruption -= paid;
  keepDone(state, engine, player, "corrupted");
  const fromHand = at(state.zone, card) === HAND + player;
  moveTo(state, card, place, engine);
  // SAN-R28: which card of the hand it was only its owner knows, also if the opponent has seen one go there.
  if (fromHand) hideCard(state, card, 1 << player);
  checkVictory(state, player, engine);
});

/** The Banner goes past a River card for so many P, and wins a token that lies there (SAN-10.1, SAN-10.5, SAN-10.6, SAN-10.7). */
export const cross: SanEvent = event("cross", ["player", "card", "number"], (state, player, card, paid, _d, engine) => {
  state.propaganda -= paid;
  const stage = at(state.stage, player) + 1;
  if (stage > LAST_STAGE) return;
  setNumber(state, "stage", player, stage);
  keepDone(state, engine, player, "crossed", card);
  spendNext(state, player, "cross", at(engine.content.kinds, designOf(state, card)));
  if (state.tokenStages.includes(stage)) {
    setNumber(state, "tokens", player, at(state.tokens, player) + 1);
    keepDone(state, engine, player, "won");
  }
  checkVictory(state, player, engine);
});

/** The marker goes one space for so many H; at the end of the opposing Virus card that card is passed (SAN-11.1 to SAN-11.4, SAN-R14). The third number says so, for whoever tells it. */
export const moveMarker: SanEvent = event("move marker", ["player", "number", "number"], (state, player, paid, _c, _d, engine) => {
  state.hacking -= paid;
  const { on, space, passes } = markerMove(state, player, engine.content);
  state.markerOn = on;
  state.markerSpace = space;
  keepDone(state, engine, player, "moved");
  if (!passes) return;
  keepDone(state, engine, player, "passed");
  const opponent = opponentOf(player);
  const virus = cardsIn(state, VIRUS_STACK + opponent).at(-1);
  if (virus !== undefined) moveTo(state, virus, DECK + opponent, engine);
  checkVictory(state, player, engine);
});

/** A text puts the marker on a space of the Virus card that it is on, or, as space 0, on the Central Port (SAN-R14, SAN-R65). */
export const putMarker: SanEvent = event("put marker", ["player", "number"], (state, _player, space) => {
  if (space === 0) state.markerOn = 0;
  state.markerSpace = space;
});

export const EVENTS: readonly SanEvent[] = [
  SHUFFLE,
  refill,
  enterRiver,
  beginTurn,
  beginPhase,
  reachLimit,
  addTurn,
  winByText,
  play,
  gainIcons,
  multiply,
  allowAllTypes,
  gainRevenue,
  become,
  mark,
  buy,
  discard,
  destroy,
  toBox,
  put,
  loseIcons,
  loseRevenue,
  exchangeIcons,
  swapCards,
  SHOW,
  reshuffle,
  draw,
  corrupt,
  cross,
  moveMarker,
  putMarker,
  spendRevenueAs,
  forbid,
  useSkip,
];
