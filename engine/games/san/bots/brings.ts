/** What each card brings, found out by playing it: for bots, so that no text is understood anywhere but in the language. */
import type { Game } from "../../../kernel/game.ts";
import { at } from "../../../kernel/state.ts";
import { EQUIPMENT, type SanContent, VIRUS } from "../content.ts";
import { corruptedCount } from "../endings.ts";
import { BOX, cardsIn, HAND, PLAY_AREA, type SanState } from "../layout.ts";
import { STANDARD } from "../setup/options.ts";

/** By card index, a list for each icon. Icons are numbered as their types: [1] Corruption, [2] Propaganda, [3] Hacking; [0] is nothing. */
export type Brings = {
  readonly icons: readonly (readonly number[])[];
  /** Cards more, or fewer, in hand. */
  readonly cards: readonly number[];
  /** It comes back turn after turn; what is played once is gone (SAN-13.2). */
  readonly lasts: readonly boolean[];
};

type Brought = { readonly icons: readonly number[]; readonly cards: number; readonly lasts: boolean };

/** Icons that a corrupted card is worth (SAN-9.1). */
const CORRUPTED = 3;
/** Cards of its type that lie there already when a card is tried, for those that multiply. */
const COMPANIONS = 2;
/** A text that goes on asking is left after so many answers. */
const ANSWERS = 20;

/** Plays every design once, from the hand of a player whose turn begins, and takes whatever its text offers first. */
export function bringsOf(game: Game, content: SanContent): Brings {
  const brought = content.cards.map((_, design) => tryOut(game as Game<SanState>, content, design));
  return { icons: brought.map(({ icons }) => icons), cards: brought.map(({ cards }) => cards), lasts: brought.map(({ lasts }) => lasts) };
}

function tryOut(game: Game<SanState>, content: SanContent, design: number): Brought {
  const type = at(content.type, design);
  if (type === VIRUS) return { icons: [0, 0, 0, 0], cards: 0, lasts: true };
  const state = game.start({ seed: design }, STANDARD);
  const player = state.active;
  const companion = content.type.findIndex((other, card) => other === type && content.corporation[card] === player);
  const laid = game.edit(state, [
    ...Array.from({ length: type === EQUIPMENT || companion < 0 ? 0 : COMPANIONS }, () => create(companion, player, PLAY_AREA + player)),
    create(design, player, HAND + player),
  ]);
  if (!laid.ok) throw new Error(laid.error.message);
  const hand = cardsIn(state, HAND + player).length - 1;
  const card = state.card.length - 1;
  game.apply(state, { kind: "play", card });
  goOn(game, state, (kind) => kind !== "play");
  const icons = [0, state.corruption + CORRUPTED * corruptedCount(state, player), state.propaganda, state.hacking];
  const cards = cardsIn(state, HAND + player).length - hand;
  goOn(game, state, () => state.active === player);
  return { icons, cards, lasts: at(state.zone, card) !== BOX };
}

/** Ends phases and takes whatever a text offers first, for as long as the kind of what is asked is such. */
function goOn(game: Game<SanState>, state: SanState, wanted: (kind: string) => boolean): void {
  for (let answers = 0; answers < ANSWERS; answers++) {
    const decision = game.decision(state);
    if (decision === undefined || !wanted(decision.kind)) return;
    const end = decision.actions.all().findIndex(({ kind }) => kind === "end play" || kind === "end buy");
    game.applyAt(state, Math.max(0, end));
  }
}

const create = (card: number, owner: number, place: number) => ({ kind: "create", card, owner, place }) as const;
