/** What a state of Emberwick consists of: one street for all, four windows of one house, and a satchel and a hidden hand for each player. */
import { defineLayout } from "../../kernel/layout.ts";
import { at, missing, type StateOf, type View } from "../../kernel/state.ts";
import { textFields } from "../../language/index.ts";

export const SEATS = ["AMBER", "BLUE", "COPPER"] as const;
/** The last step of the street (EW-2.4). */
export const LAST_STEP = 12;
/** Windows of the house: two columns, two rows (EW-2.5). */
export const WINDOWS = 4;

export const LAYOUT = defineLayout({
  players: SEATS.length,
  zones: {
    // Satchel and hand of a player are one region: what is drawn only its holder knows (EW-2.6).
    satchel: { per: "player", seen: "none", region: { each: "own" } },
    hand: { per: "player", seen: "owner", region: { each: "own" } },
    window: { spaces: WINDOWS, seen: "all" },
    discard: { seen: "all" },
  },
  fields: {
    turn: { per: "game", doc: "Counted from 1 over all players (EW-1.3)" },
    active: { per: "game", doc: 'Whose turn it is; write "to move" instead' },
    step: { per: "player", doc: "Where a lamplighter stands on the street, 0 to 12 (EW-2.4)" },
    keeper: {
      per: "card",
      seen: "all",
      values: ["nobody", ...SEATS],
      doc: "Who played a card that hangs in the house or lies in the discard (EW-4.4)",
    },
    turnLimit: { per: "game", inside: true, doc: "Turns after which dusk falls; 0 for none (EW-6.2)" },
    ...textFields,
  },
});

export type EmberwickState = StateOf<typeof LAYOUT>;
export type EmberwickView = View<EmberwickState>;

export const SATCHEL = LAYOUT.at.satchel;
export const HAND = LAYOUT.at.hand;
export const WINDOW = LAYOUT.at.window;
export const DISCARD = LAYOUT.at.discard;

/** The cards of a place. */
export const cardsIn = ({ zones }: EmberwickView, place: number): readonly number[] => zones[place] ?? missing(zones, place);

export const isWindow = (place: number): boolean => place >= WINDOW && place < WINDOW + WINDOWS;

/** Whose card it is: who holds it, else who played it last (EW-4.4). */
export function holderOf(state: EmberwickView, card: number): number {
  const { player } = at(LAYOUT.places, at(state.zone, card));
  return player >= 0 ? player : keeperOf(state, card);
}

/** Who played a card that everybody sees. */
export const keeperOf = (state: EmberwickView, card: number): number => Math.max(0, at(state.keeper, card) - 1);

/** The lanterns of a player in the house. */
export function lanternsOf(state: EmberwickView, player: number): number[] {
  const mine: number[] = [];
  for (let window = 0; window < WINDOWS; window++)
    for (const card of cardsIn(state, WINDOW + window)) if (keeperOf(state, card) === player) mine.push(card);
  return mine;
}

export const nextPlayer = ({ players, active }: EmberwickView): number => (active + 1) % players;
