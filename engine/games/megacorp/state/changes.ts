/**
 * What texts changed for a time: scores, keywords, tags, bans, control, and what a player skips. The list `changes` of a state holds six numbers for each, in the order in
 * which they came: card, the object that it was then, kind, two numbers, until when. A change of a card is over when the card becomes another object (MC-2.10).
 */
import { type EventRule, events } from "../../../kernel/events.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { remembered } from "../../../kernel/remembered.ts";
import { at } from "../../../kernel/state.ts";
import type { SaidNow } from "../../../language/index.ts";
import type { MegacorpContent } from "../content.ts";
import { isNetwork, type MegacorpState, type MegacorpView, MOST_PLAYERS } from "../layout.ts";
import { bondedUnder } from "../network/network.ts";

// Kinds, and what their two numbers are.

/** A score is raised or lowered: trait, by how much. */
export const SCORE = 1;
/** The valuation is raised or lowered: by how many M, 0. */
export const VALUATION = 2;
/** A keyword is given: the program whose text gives it, and which of its given keywords it is. */
export const GIVEN = 3;
/** A keyword counts nothing: its number among the keywords of the content, 0. */
export const LOST_KEYWORD = 4;
/** All abilities count nothing: 0, 0. */
export const LOST_ABILITIES = 5;
/** A tag is gained: its number among the tags of the content, 0. */
export const TAG = 6;
/** The card cannot do something: its number among `BANS`, 0. */
export const BANNED = 7;
/** The next damage of a trait is prevented: trait, how many points are left. */
export const PREVENTED = 8;
/** All combat damage is prevented: 0, 0. */
export const PREVENTED_COMBAT = 9;
/** Somebody else controls it for a time: who gets it back, who has it meanwhile. */
export const LENT = 10;
/** Of a player, not of a card: the next phase of a kind does not take place: player, phase. */
export const SKIPPED = 11;
/** Of a player: another turn after this one: player, 0. */
export const EXTRA_TURN = 12;

/** It stays engaged in the next Accounting phase of its controller: 0, 0. */
export const STAYS = 13;
/** All damage is prevented: 0, 0. */
export const PREVENTED_ALL = 14;
/** The next damage of any trait is prevented: 0, how many points are left. */
export const PREVENTED_ANY = 15;
/** Of a player: may sell any number of cards in one Divest phase: player, 0. */
export const SELLS_ANY = 16;
/** Of a player: cannot do something: player, its number among the bans of players. */
export const PLAYER_BANNED = 17;

/** Of a player: a text makes something true for a time: player, the sentence as `sentenceOf` reads it; in the place of the object the card that it was on. */
export const SAID = 18;

/** Counters of a kind that a text names lie on it: its number among those of the content, how many (MC-R182). */
export const COUNTERS = 19;

/** Of a player: what makes the first of a turn cheaper was used: player, which text it was (MC-R205). */
export const FIRST_USED = 20;

/** A score is another one for a time: trait, the score (MC-R210). */
export const SCORE_SET = 21;
/** It may attack once more: 0, 0 (MC-R211). */
export const ATTACKS_MORE = 22;

/** A word was chosen for it: which kind of word, its number there (MC-R216). */
export const CHOSEN = 23;

/** Of a player: what was done in this turn: the player and which deed, the card (MC-R225). */
export const DEED = 24;

/** It costs a player so many M more, or less: the player, how many (MC-R234). */
export const PRICE = 25;

/** It did something in this turn, or something was done to it: which deed, 0 (MC-R251). */
export const CARD_DEED = 26;

/** In the place of the card in a change that is of a player. */
export const NO_CARD = -1;

// Until when.

/** To step 6 of the End process (MC-12.2). */
export const UNTIL_END_OF_TURN = 1;
/** To the end of the combat; outside of one, of the turn's next. */
export const UNTIL_END_OF_COMBAT = 2;
/** Until it is used up. */
export const UNTIL_USED = 3;
/** To the beginning of the next turn of a player: this number and the player's. */
export const UNTIL_TURN_OF = 4;

/** To the end of the next turn of a player: this number and the player's; when that turn begins it lasts to its end (MC-R191). */
export const UNTIL_NEXT_END_OF = UNTIL_TURN_OF + MOST_PLAYERS;

/** As long as a card is engaged, or in a network: this number, twice the card and which of the two (MC-R198). */
const UNTIL_WHILE = UNTIL_NEXT_END_OF + MOST_PLAYERS;
export const WHILE_ENGAGED = 0;
export const WHILE_HERE = 1;
export const whileOf = (span: number, card: number): number => UNTIL_WHILE + 2 * card + span;

/** As long as a player controls a card, and it is in a network: this number, so many for each card, and the player's (MC-R198). */
const UNTIL_HELD = 0x8000;
export const whileHeld = (card: number, player: number): number => UNTIL_HELD + MOST_PLAYERS * card + player;

/** In the next turn of a player, not before: this number and the player's; when that turn begins it lasts to its end (MC-R230). */
export const IN_TURN_OF = 0x1_0000;
/** Whether what is noted so counts already. */
const hasBegun = (until: number): boolean => until < IN_TURN_OF;

/** Until when something lasts whose card does not keep it up any more; undefined if there is none. */
export function brokenOff(state: MegacorpView): number | undefined {
  for (let i = 0; i < state.changes.length; i += SIZE) {
    const until = at(state.changes, i + 5) - UNTIL_WHILE;
    if (until < 0 || !hasBegun(at(state.changes, i + 5))) continue;
    const held = at(state.changes, i + 5) - UNTIL_HELD;
    if (held >= 0) {
      const it = Math.trunc(held / MOST_PLAYERS);
      if (isNetwork(at(state.zone, it)) && state.controller[it] === held % MOST_PLAYERS) continue;
      return held + UNTIL_HELD;
    }
    const card = Math.trunc(until / 2);
    const isHere = isNetwork(at(state.zone, card));
    if (!isHere || (until % 2 === WHILE_ENGAGED && state.engaged[card] !== 1)) return until + UNTIL_WHILE;
  }
  return undefined;
}
/** Whether a number says so of one of so many cards. */
export const isWhile = (until: number, cards: number): boolean =>
  (until >= UNTIL_WHILE && until < UNTIL_WHILE + 2 * cards) || (until >= UNTIL_HELD && until < UNTIL_HELD + MOST_PLAYERS * cards);

/** What texts can say that a card cannot do, by number (MC: “cannot” beats “can”). */
export const BANS = [
  "attack",
  "block",
  "retaliate",
  "be-attacked",
  "be-blocked",
  "be-engaged",
  "be-targeted",
  "be-sold",
  "be-bought",
  "be-bought-from-a-network",
  "be-destroyed",
  "be-moved",
  "be-disengaged",
  "deal-combat-damage",
  "be-cancelled",
  "deal-damage",
  "be-annihilated",
  "be-discarded",
  "be-bonded",
  "be-unbonded",
  "be-swapped",
  "be-engaged-for-traits",
] as const;
export type Ban = (typeof BANS)[number];

/** What texts can say that a player cannot do for a time, by number. */
export const PLAYER_BANS = ["draw", "play", "gain", "search", "lose", "attack", "sell", "use"] as const;

/** One change as it stands in the list, with its place there. */
export type Change = {
  readonly at: number;
  readonly card: number;
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly until: number;
};

const SIZE = 6;

const changeAt = (list: readonly number[], i: number): Change => ({
  at: i,
  card: at(list, i),
  kind: at(list, i + 2),
  a: at(list, i + 3),
  b: at(list, i + 4),
  until: at(list, i + 5),
});

/** Whether the card of a change is still the object that was changed; of a player's change always. */
const holds = (state: MegacorpView, i: number): boolean => {
  const card = at(state.changes, i);
  return card === NO_CARD || state.object[card] === state.changes[i + 1];
};

/** Every change that is noted, of whatever is there or not; undefined if the list is cut short. */
export function notedChanges({ changes }: MegacorpView): readonly Change[] | undefined {
  if (changes.length % SIZE !== 0) return undefined;
  return Array.from({ length: changes.length / SIZE }, (_, n) => changeAt(changes, n * SIZE));
}

const NO_CHANGES: readonly Change[] = [];

/** The kinds of all changes that are noted, one bit each. */
const kindsNoted = remembered<MegacorpView, undefined, number>(({ changes }) => {
  let bits = 0;
  for (let i = 2; i < changes.length; i += SIZE) bits |= 1 << at(changes, i);
  return bits;
});
/** So many numbers of changes are looked through sooner than their kinds are found. */
const FEW = 8 * SIZE;

const isKindNoted = (state: MegacorpView, kind: number): boolean =>
  state.changes.length <= FEW ? state.changes.length > 0 : (kindsNoted(state, undefined) & (1 << kind)) !== 0;

/** The changes of a kind that a card is under, oldest first (MC-R146). */
export function changesOf(state: MegacorpView, card: number, kind: number): readonly Change[] {
  const { changes } = state;
  if (!isKindNoted(state, kind)) return NO_CHANGES;
  const found: Change[] = [];
  for (let i = 0; i < changes.length; i += SIZE)
    if (changes[i] === card && changes[i + 2] === kind && holds(state, i) && hasBegun(at(changes, i + 5))) found.push(changeAt(changes, i));
  return found;
}

/** The changes of a kind, or of either of two, that cards are under, oldest first (MC-R146). */
export function changesOfKind(state: MegacorpView, kind: number, or = kind): readonly Change[] {
  const { changes } = state;
  if (!isKindNoted(state, kind) && (or === kind || !isKindNoted(state, or))) return NO_CHANGES;
  const found: Change[] = [];
  for (let i = 0; i < changes.length; i += SIZE)
    if ((changes[i + 2] === kind || changes[i + 2] === or) && holds(state, i) && hasBegun(at(changes, i + 5)))
      found.push(changeAt(changes, i));
  return found;
}

/** Whether any change is noted at all: the quick answer for those who ask often. */
export const isAnythingChanged = (state: MegacorpView): boolean => state.changes.length > 0;

/** Whether a player skips the next phase of a kind. */
export const skips = (state: MegacorpView, player: number, phase: number): boolean =>
  changesOf(state, NO_CARD, SKIPPED).some(({ a, b }) => a === player && b === phase);

/** Whether a player has another turn after this one. */
export const hasExtraTurn = (state: MegacorpView, player: number): boolean =>
  changesOf(state, NO_CARD, EXTRA_TURN).some(({ a }) => a === player);

const event = events<MegacorpState, MegacorpContent>();
type MegacorpEvent = EventRule<MegacorpState, MegacorpContent>;

/** A kind and until when, as one number of an event. */
export const lasting = (kind: number, until: number): number => until * KINDS + kind;
const KINDS = 16;
/** The kind of change, and until when, that `lasting` made one number of. */
export const lastingOf = (what: number): { readonly kind: number; readonly until: number } => ({
  kind: what % KINDS,
  until: Math.trunc(what / KINDS),
});

/** A card is changed for a time: card, `lasting(kind, until)`, the two numbers of the kind. */
export const change: MegacorpEvent = event("change", ["card", "number", "number", "number"], (state, card, what, a, b) => {
  state.changes.push(card, at(state.object, card), what % KINDS, a, b, Math.trunc(what / KINDS));
});

/** Something is noted of a player: player, kind, a number. It lasts until it is used. */
export const changePlayer: MegacorpEvent = event("change a player", ["player", "number", "number"], (state, player, kind, b) => {
  state.changes.push(NO_CARD, 0, kind, player, b, UNTIL_USED);
});

/** A player cannot do something for a time: player, the number of the ban, until when (MC-R170). */
export const banPlayer: MegacorpEvent = event("ban a player", ["player", "number", "number"], (state, player, ban, until) => {
  state.changes.push(NO_CARD, 0, PLAYER_BANNED, player, ban, until);
});

/** A score of a card is another one for a time: card, until when, trait, the score (MC-R210). */
export const setScore: MegacorpEvent = event("set a score", ["card", "number", "number", "number"], (state, card, until, trait, n) => {
  state.changes.push(card, at(state.object, card), SCORE_SET, trait, n, until);
});

/** A card costs a player so many M more for a time, or less: card, until when, player, how many (MC-R234). */
export const changePrice: MegacorpEvent = event(
  "change a price",
  ["card", "number", "player", "number"],
  (state, card, until, player, n) => {
    state.changes.push(card, at(state.object, card), PRICE, player, n, until);
  },
);

/** A word is chosen for a card: card, which kind of word, its number there; of a kind the last one counts (MC-R216). */
export const chooseWord: MegacorpEvent = event("choose a word", ["card", "number", "number"], (state, card, kind, n) => {
  const known = changesOf(state, card, CHOSEN).find(({ a }) => a === kind);
  if (known) state.changes[known.at + 4] = n;
  else state.changes.push(card, at(state.object, card), CHOSEN, kind, n, UNTIL_USED);
});

/** The number of the word of a kind that was chosen for a card, or -1. */
export const chosenWord = (state: MegacorpView, card: number, kind: number): number =>
  changesOf(state, card, CHOSEN).find(({ a }) => a === kind)?.b ?? -1;

/** A card may attack once more this turn: card (MC-R211). */
export const attackMore: MegacorpEvent = event("attack once more", ["card"], (state, card) => {
  state.changes.push(card, at(state.object, card), ATTACKS_MORE, 0, 0, UNTIL_END_OF_TURN);
});

/** More than the sentences that one text can make true for a time. */
const SENTENCES = 64;
/** Which sentence of which text it is, as one number. */
export const sentenceNumber = (text: number, said: number): number => text * SENTENCES + said;

/** How many counters of a kind lie on a card. */
export const countersNamed = (state: MegacorpView, card: number, name: number): number =>
  changesOf(state, card, COUNTERS).find(({ a }) => a === name)?.b ?? 0;

/** Counters of a kind are put on a card or removed from it: card, the kind, how many; of those removed as many as are there (MC-R182). */
export const nameCounters: MegacorpEvent = event("name counters", ["card", "number", "number"], (state, card, name, n) => {
  const known = changesOf(state, card, COUNTERS).find(({ a }) => a === name);
  if (!known && n > 0) state.changes.push(card, at(state.object, card), COUNTERS, name, n, UNTIL_USED);
  if (!known) return;
  const left = Math.max(0, known.b + n);
  if (left === 0) state.changes.splice(known.at, SIZE);
  else state.changes[known.at + 4] = left;
});

/** The text and the sentence of such a number. */
export const sentenceOf = (sentence: number): [text: number, said: number] => [Math.trunc(sentence / SENTENCES), sentence % SENTENCES];

/** A text makes something true for a time: player, card, the sentence, until when (MC-R173). */
export const say: MegacorpEvent = event(
  "say for a time",
  ["player", "card", "number", "number"],
  (state, player, card, sentence, until) => {
    state.changes.push(NO_CARD, card, SAID, player, sentence, until);
  },
);

/** What texts have made true for a time. */
export const saidNow = (state: MegacorpView, into: SaidNow[]): void => {
  const { changes } = state;
  for (let i = 0; i < changes.length; i += SIZE)
    if (changes[i + 2] === SAID && hasBegun(at(changes, i + 5))) {
      const [text, said] = sentenceOf(at(changes, i + 4));
      into.push({ source: at(changes, i + 1), controller: at(changes, i + 3), text, said });
    }
};

/** Whether what makes the first of a turn cheaper was used by a player this turn. */
export const isFirstUsed = (state: MegacorpView, player: number, which: number): boolean =>
  changesOf(state, NO_CARD, FIRST_USED).some(({ a, b }) => a === player && b === which);

/** What makes the first of a turn cheaper is used up for this turn: player, which text it was (MC-R205). */
export const useFirst: MegacorpEvent = event("use the first", ["player", "number"], (state, player, which) => {
  state.changes.push(NO_CARD, 0, FIRST_USED, player, which, UNTIL_END_OF_TURN);
});

/** What a text made true for a player's next card is used up: player, the sentence; the oldest first (MC-R205). */
export const useSaid: MegacorpEvent = event("use what was said", ["player", "number"], (state, player, sentence) => {
  const [used] = changesOf(state, NO_CARD, SAID).filter(({ a, b }) => a === player && b === sentence);
  if (used) state.changes.splice(used.at, SIZE);
});

/** A card has stayed engaged in the Accounting phase as a text says: that is over (MC-R171). */
export const stayEngaged: MegacorpEvent = event("stay engaged", ["card"], (state, card) => {
  const [used] = changesOf(state, card, STAYS).toReversed();
  if (used) state.changes.splice(used.at, SIZE);
});

/** What a player skips or has more of is used up: player, kind, the number. The oldest first. */
export const useChange: MegacorpEvent = event("use a change", ["player", "number", "number"], (state, player, kind, b) => {
  const [used] = changesOf(state, NO_CARD, kind).filter((one) => one.a === player && one.b === b);
  if (used) state.changes.splice(used.at, SIZE);
});

/** What a player who is out of the game lent to others stays with them; for the `apply` of an event (MC-R103). */
export function keepLoansOf(state: MegacorpState, player: number): void {
  for (const { at: i, a } of changesOfKind(state, LENT).toReversed()) if (a === player) state.changes.splice(i, SIZE);
}

/** What lasted until then is over, and what was of cards that are others now. Who lent a card to another gets its pile back where it lies, unless somebody else has got it since (MC-R130). */
export const endChanges: MegacorpEvent = event("end changes", ["number"], (state, until, _b, _c, _d, { content }) => {
  // MC-R213
  content.machine.endSpans(state, (end) => end === until);
  const kept: number[] = [];
  for (let i = 0; i < state.changes.length; i += SIZE) {
    const one = changeAt(state.changes, i);
    const lasts = holds(state, i);
    if (lasts && one.until !== until) kept.push(...state.changes.slice(i, i + SIZE));
    else if (lasts && one.kind === LENT && state.controller[one.card] === one.b)
      for (const card of [one.card, ...bondedUnder(state, one.card)]) setNumber(state, "controller", card, one.a);
  }
  state.changes = kept;
});

/** The next turn of a player begins: what lasts to the end of it ends with this turn (MC-R191), and what is so in it begins (MC-R230); for the `apply` of an event. */
export function beginLastTurn(state: MegacorpState, player: number): void {
  for (let i = 0; i < state.changes.length; i += SIZE)
    if (state.changes[i + 5] === UNTIL_NEXT_END_OF + player || (state.changes[i + 5] === IN_TURN_OF + player && state.active === player))
      state.changes[i + 5] = UNTIL_END_OF_TURN;
}

/** A card that regenerates loses its score modifiers that last until end of turn (MC-G36, MC-R70). */
export const resetChanges: MegacorpEvent = event("reset changes", ["card"], (state, card) => {
  state.changes = state.changes.filter((_, n) => {
    const i = n - (n % SIZE);
    return !(state.changes[i] === card && state.changes[i + 2] === SCORE && state.changes[i + 5] === UNTIL_END_OF_TURN);
  });
});

/** So many points of the damage that a card was to be spared were spared: card, trait, points. */
export const usePrevention: MegacorpEvent = event("prevent", ["card", "number", "number"], (state, card, trait, points) => {
  let left = points;
  for (const { at: i, a, b, kind } of [...changesOf(state, card, PREVENTED), ...changesOf(state, card, PREVENTED_ANY)]) {
    if (kind === PREVENTED && a !== trait) continue;
    const used = Math.min(left, b);
    state.changes[i + 4] = b - used;
    left -= used;
  }
});

/** How many points of damage of a trait a card is still spared this turn. */
export const preventionOf = (state: MegacorpView, card: number, trait: number): number =>
  changesOf(state, card, PREVENTED).reduce((sum, { a, b }) => (a === trait ? sum + b : sum), 0) +
  changesOf(state, card, PREVENTED_ANY).reduce((sum, { b }) => sum + b, 0);

export const CHANGE_EVENTS: readonly MegacorpEvent[] = [change, changePlayer, useChange, endChanges, resetChanges, usePrevention];

/** Behind all others: a match on record names events by their places in the list. */
export const LATER_CHANGE_EVENTS: readonly MegacorpEvent[] = [banPlayer, stayEngaged, say, nameCounters];
