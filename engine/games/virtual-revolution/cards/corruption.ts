/** Chapter VR-12: how Corruption is drawn, discarded, given and exchanged. Raids are in `ends/raids.ts`. */
import { MINGLE, SHOW } from "../../../kernel/card-events.ts";
import { setSlot, slot } from "../../../kernel/frames.ts";
import { procedures } from "../../../kernel/procedure.ts";
import { at, type Player } from "../../../kernel/state.ts";
import { type Act, act } from "../actions/act.ts";
import { isInZone } from "../city/city.ts";
import { controls, directorsIn } from "../city/control.ts";
import type { VrContent } from "../content.ts";
import {
  CORRUPTION,
  CORRUPTION_DECK,
  CORRUPTION_DISCARD,
  cardsIn,
  opponentsOf,
  type VrEngine,
  type VrState,
  type VrView,
} from "../layout.ts";
import {
  discardCorruption,
  drawCorruption,
  gainCredits,
  giveCorruption,
  loseCredits,
  reshuffleCorruption,
  stealImmunity,
  type VrEvent,
} from "./events-cards.ts";

const procedure = procedures<VrState, VrContent>();

const PLAYER = 0;
const LEFT = 1;

/** A player draws cards one by one; an empty deck is made anew from the discard (VR-12.2), and if both are empty nothing is drawn (VR-R53). */
export const DRAWING = procedure("drawing Corruption", {
  draw(state, frame, engine) {
    const left = slot(state, frame, LEFT);
    if (left === 0) return "done";
    const card = cardsIn(state, CORRUPTION_DECK).at(-1);
    if (card === undefined) {
      if (cardsIn(state, CORRUPTION_DISCARD).length === 0) return "done";
      engine.propose(state, reshuffleCorruption);
      return "draw";
    }
    setSlot(state, frame, LEFT, left - 1);
    engine.propose(state, drawCorruption, slot(state, frame, PLAYER), card);
    return "draw";
  },
});

/** A player draws Corruption. The caller's last act. */
export function drawSome(state: VrView, engine: VrEngine, player: Player, n: number): void {
  const deck = cardsIn(state, CORRUPTION_DECK);
  if (deck.length < n) {
    engine.call(state, DRAWING, player, n);
    return;
  }
  const last = deck.length - 1;
  for (let i = 0; i < n; i++) engine.propose(state, drawCorruption, player, at(deck, last - i));
}

/** “Discard n Corruption of your choice”. */
export const DISCARDING: Act = act("discarding Corruption", {
  kind: "discard",
  rule: "VR-9.8",
  chooses: "card",
  anyOrder: true,
  prompt: () => "Which Corruption do you discard?",
  items: (state, player, _of, into) => void into.push(...cardsIn(state, CORRUPTION + player)),
  pick: (state, player, card, _of, engine) => engine.propose(state, discardCorruption, player, card),
});

const HANDED = 0;
/** A card of the own hand goes to an opponent. `of`: the opponent. */
const HANDING: Act = act("giving Corruption", {
  kind: "give",
  rule: "VR-R27",
  chooses: "card",
  prompt: () => "Which Corruption do you give?",
  items: (state, player, _of, into) => void into.push(...cardsIn(state, CORRUPTION + player)),
  pick: (state, player, card, opponent, engine) => engine.propose(state, giveCorruption, player, opponent, card),
});

/** A player gives cards to an opponent, and mixes the hand before: the others see none of them. The caller's last act. */
function handOver(state: VrView, engine: VrEngine, player: Player, n: number, opponent: Player): void {
  engine.propose(state, MINGLE as VrEvent, player, CORRUPTION + player);
  HANDING.begin(state, engine, player, n, opponent);
}

/** “Give n Corruption of your choice to an opponent”: to whom, then which (VR-R27). `of`: how many. */
export const GIVING: Act = act("giving Corruption to", {
  kind: "give to",
  rule: "VR-R27",
  chooses: "player",
  prompt: () => "Who do you give Corruption to?",
  items(state, player, _of, into) {
    if (cardsIn(state, CORRUPTION + player).length > 0) into.push(...opponentsOf(state, player));
  },
  pick: (state, player, opponent, n, engine) => handOver(state, engine, player, Math.max(1, n), opponent),
});

/** A card of an opponent's hand that was looked at comes to the player, who then gives one (VR-R26). `of`: the opponent. */
const TAKING_CORRUPTION: Act = act("taking Corruption", {
  kind: "take",
  rule: "VR-R26",
  chooses: "card",
  prompt: () => "Which Corruption do you take?",
  items: (state, _player, opponent, into) => void into.push(...cardsIn(state, CORRUPTION + opponent)),
  pick(state, player, card, opponent, engine) {
    engine.propose(state, giveCorruption, opponent, player, card);
    handOver(state, engine, player, 1, opponent);
  },
});

/** “Look at the Corruption of an opponent, take 1 of those cards and give that opponent 1 of yours” (VR-R26). */
export const EXCHANGING: Act = act("exchanging Corruption", {
  kind: "look at",
  rule: "VR-R26",
  chooses: "player",
  prompt: () => "Whose Corruption do you look at?",
  items: (state, player, _of, into) =>
    into.push(...opponentsOf(state, player).filter((opponent) => cardsIn(state, CORRUPTION + opponent).length > HANDED)),
  pick(state, player, opponent, _of, engine) {
    TAKING_CORRUPTION.begin(state, engine, player, 1, opponent);
    // What others knew of that hand they know no more: one of its cards leaves it unseen by them.
    engine.propose(state, MINGLE as VrEvent, opponent, CORRUPTION + opponent);
    for (const card of cardsIn(state, CORRUPTION + opponent)) engine.propose(state, SHOW as VrEvent, card, 1 << player);
  },
});

/** “Steal 1 Immunity from an opponent with a Director …”: Directors of earlier turns count (VR-R25). `of`: a zone. */
export const STEALING: Act = act("stealing Immunity", {
  kind: "steal",
  rule: "VR-R25",
  chooses: "player",
  prompt: () => "Who do you steal an Immunity from?",
  items(state, player, zone, into, { content }) {
    for (const opponent of opponentsOf(state, player)) {
      if (at(state.immunity, opponent) === 0) continue;
      for (let borough = 0; borough < content.city.boroughs; borough++)
        if (
          directorsIn(state, borough, opponent) > 0 &&
          isInZone(content.city, zone, borough, state.here, (one) => controls(state, one, player))
        ) {
          into.push(opponent);
          break;
        }
    }
  },
  pick: (state, player, opponent, _zone, engine) => engine.propose(state, stealImmunity, player, opponent, 1),
});

/** What can be taken from an opponent: €, Immunity; of whom, by a zone in which they have a Director. */
const GOODS = 100;
const ZONED = 1000;
export const STOLEN = { credits: 0, immunity: GOODS } as const;
export const takenIn = (zone: number): number => (zone + 1) * ZONED;
const isImmunity = (of: number): boolean => of % ZONED >= GOODS;
const goodsOf = (state: VrView, of: number, player: Player): number => at(isImmunity(of) ? state.immunity : state.credits, player);
/** What an opponent has of it, at most so much, comes to a player (VR-R107). */
export function takeFrom(state: VrView, engine: VrEngine, player: Player, opponent: Player, of: number): void {
  const n = Math.min(of % GOODS, goodsOf(state, of, opponent));
  if (n === 0) return;
  if (isImmunity(of)) engine.propose(state, stealImmunity, player, opponent, n);
  else {
    engine.propose(state, loseCredits, opponent, n);
    engine.propose(state, gainCredits, player, n);
  }
}
/** Whether a player has a Director in a zone, seen by another. */
const isThere = (state: VrView, { content }: VrEngine, zone: number, one: Player, player: Player): boolean =>
  content.city.words.some(
    (_, borough) =>
      directorsIn(state, borough, one) > 0 && isInZone(content.city, zone, borough, state.here, (own) => controls(state, own, player)),
  );
/** “Steal 3 € from an opponent” (VR-R107). `of`: how much, what by `STOLEN`, and from whom by `takenIn`. */
export const TAKING_FROM: Act = act("taking from an opponent", {
  kind: "take from",
  rule: "VR-R107",
  chooses: "player",
  prompt: () => "Who do you take it from?",
  items: (state, player, of, into, engine) =>
    into.push(
      ...opponentsOf(state, player).filter(
        (one) => goodsOf(state, of, one) > 0 && (of < ZONED || isThere(state, engine, Math.trunc(of / ZONED) - 1, one, player)),
      ),
    ),
  pick: (state, player, opponent, of, engine) => takeFrom(state, engine, player, opponent, of),
});
/** “Look at the Corruption of an opponent” (VR-R107). */
export const LOOKING_AT: Act = act("looking at Corruption", {
  kind: "look at",
  rule: "VR-R107",
  chooses: "player",
  prompt: () => "Whose Corruption do you look at?",
  items: (state, player, _of, into) =>
    into.push(...opponentsOf(state, player).filter((opponent) => cardsIn(state, CORRUPTION + opponent).length > 0)),
  pick(state, player, opponent, _of, engine) {
    for (const card of cardsIn(state, CORRUPTION + opponent)) engine.propose(state, SHOW as VrEvent, card, 1 << player);
  },
});

export const CORRUPTION_ACTS: readonly Act[] = [DISCARDING, HANDING, GIVING, TAKING_CORRUPTION, EXCHANGING, STEALING];
