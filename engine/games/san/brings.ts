/** What each card brings, found out by playing it: for bots, so that no text is understood anywhere but in the language. */
import type { Game } from "../../kernel/game.ts";
import { at } from "../../kernel/state.ts";
import { EQUIPMENT, type SanContent, VIRUS } from "./content.ts";
import { corruptedCount } from "./endings.ts";
import { cardsIn, HAND, PLAY_AREA, type SanState } from "./layout.ts";
import { STANDARD } from "./options.ts";

/** By card index. Icons are numbered as their types: [1] Corruption, [2] Propaganda, [3] Hacking; [0] is nothing. */
export type Brings = {
  readonly icons: readonly (readonly number[])[];
  /** Cards more, or fewer, in hand. */
  readonly cards: readonly number[];
};

/** Icons that a corrupted card is worth (SAN-9.1). */
const CORRUPTED = 3;
/** Cards of its type that lie there already when a card is tried, for those that multiply. */
const COMPANIONS = 2;
/** A text that goes on asking is left after so many answers. */
const ANSWERS = 20;

/** Plays every design once, from the hand of a player whose turn begins, and takes whatever its text offers first. */
export function bringsOf(game: Game, content: SanContent): Brings {
  const brought = content.cards.map((_, design) => tryOut(game as Game<SanState>, content, design));
  return { icons: brought.map(({ icons }) => icons), cards: brought.map(({ cards }) => cards) };
}

function tryOut(game: Game<SanState>, content: SanContent, design: number): { icons: number[]; cards: number } {
  const type = at(content.type, design);
  if (type === VIRUS) return { icons: [0, 0, 0, 0], cards: 0 };
  const state = game.start({ seed: design }, STANDARD);
  const player = state.active;
  const companion = content.type.findIndex((other, card) => other === type && content.corporation[card] === player);
  const laid = game.edit(state, [
    ...Array.from({ length: type === EQUIPMENT || companion < 0 ? 0 : COMPANIONS }, () => create(companion, player, PLAY_AREA + player)),
    create(design, player, HAND + player),
  ]);
  if (!laid.ok) throw new Error(laid.error.message);
  const hand = cardsIn(state, HAND + player).length - 1;
  game.apply(state, { kind: "play", card: state.card.length - 1 });
  for (let answers = 0; answers < ANSWERS && game.decision(state)?.kind !== "play" && game.offers(state) > 0; answers++)
    game.applyAt(state, 0);
  return {
    icons: [0, state.corruption + CORRUPTED * corruptedCount(state, player), state.propaganda, state.hacking],
    cards: cardsIn(state, HAND + player).length - hand,
  };
}

const create = (card: number, owner: number, place: number) => ({ kind: "create", card, owner, place }) as const;
