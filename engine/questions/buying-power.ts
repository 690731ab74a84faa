/** What a deck can pay for by each of its turns, counted over games that bots play with it (story D7). */

import type { Bot, BotGame } from "../bots/index.ts";
import type { DeckList } from "../cards/deck.ts";
import type { PowerCard, PowerTurn, Spread } from "../decks/deck-games.ts";
import { drawsOf } from "../decks/draw-pile.ts";
import type { Means } from "../games/means.ts";
import type { Playable } from "../games/playable.ts";
import { err, ok, type Result } from "../kernel/result.ts";
import { at, type CardIndex, type Player, type State } from "../kernel/state.ts";
import { Playout } from "../lab/index.ts";

/** Own turns that are looked at: by then the cards of most decks are paid for, and most games still go on. */
export const TURNS_LOOKED_AT = 8;
/** Games where nobody says how many. */
export const POWER_GAMES = 40;

/** One game, as whole numbers. */
export type PowerGame = {
  /** Money before anything is bought, in each own turn that came; at most `TURNS_LOOKED_AT`. */
  readonly money: readonly number[];
  /** By design: the own turns in which the player could have paid for it, one bit each from the first. */
  readonly paid: Readonly<Record<CardIndex, number>>;
};

/** Plays until a player has begun the last turn that is looked at, or the game is over. The same seed gives the same game. */
export function powerGame(
  played: BotGame & { readonly means: Means },
  bots: readonly Bot[],
  player: Player,
  designs: readonly CardIndex[],
  { seed, options }: { readonly seed: number; readonly options: unknown },
): PowerGame {
  const game = new Playout(played, bots, { seed, options });
  const { state } = game;
  const { means } = played;
  const wanted = new Set(designs);
  const money: number[] = [];
  const paid: Record<CardIndex, number> = {};
  let stood = false;
  do {
    const stands = means.buysNow(state, player);
    if (stands && !stood) {
      const turn = 1 << money.length;
      money.push(means.money(state, player));
      for (const [design, card] of copiesOf(state, player, wanted))
        if (means.covers(state, player, card)) paid[design] = (paid[design] ?? 0) | turn;
      if (money.length === TURNS_LOOKED_AT) break;
    }
    stood = stands;
  } while (game.step());
  return { money, paid };
}

/** One card of each design that a player owns, wherever it lies now: which card has which design changes while cards are hidden. */
function copiesOf(state: State, player: Player, wanted: ReadonlySet<CardIndex>): ReadonlyMap<CardIndex, number> {
  const copies = new Map<CardIndex, number>();
  for (const [card, design] of state.card.entries())
    if (state.owner[card] === player && wanted.has(design) && !copies.has(design)) copies.set(design, card);
  return copies;
}

/**
 * Games of a deck against others in turn, from either seat: the first game from the first seat, the second from the second against the same deck,
 * and so on. A sentence if a deck cannot be played.
 */
export function powerGames(
  playable: Playable,
  deck: DeckList,
  others: readonly DeckList[],
  bot: Bot,
): Result<(game: number) => PowerGame, string> {
  const { means, options } = playable;
  if (!options.ofDecks) return err("Players do not bring decks to this game.");
  if (!means) return err("In this game, cards are not paid for, so there is nothing to count.");
  const tables: unknown[] = [];
  for (const other of others.length > 0 ? others : [deck])
    for (const lists of [
      [deck, other],
      [other, deck],
    ]) {
      const table = options.ofDecks(lists);
      if (!table.ok) return table;
      tables.push(table.value);
    }
  const designs = designsOf(playable, deck).map(({ design }) => design);
  return ok((game) =>
    powerGame({ ...playable, means }, [bot, bot], game % 2, designs, { seed: game >> 1, options: at(tables, game % tables.length) }),
  );
}

/** What a deck draws as designs of a game, in the order of the list; lines that name none are left out. */
export function designsOf({ cards }: Playable, deck: DeckList): readonly { readonly design: CardIndex; readonly copies: number }[] {
  const byName = new Map(cards.map(({ name }, design) => [name, design]));
  const draws = drawsOf(deck.game);
  return (draws ? deck.sections[draws.from] : []).flatMap(({ name, count }) => {
    const design = byName.get(name);
    return design === undefined ? [] : [{ design, copies: count }];
  });
}

export type BuyingPower = {
  readonly games: number;
  readonly turns: readonly PowerTurn[];
  /** In the order of the deck. */
  readonly cards: readonly (PowerCard & { readonly design: CardIndex })[];
};

/** Adds up games. Turns that fewer than half of the games came to are left out: those that ended early were other games. */
export function buyingPower(
  games: readonly PowerGame[],
  deck: readonly { readonly design: CardIndex; readonly copies: number }[],
): BuyingPower {
  const came = Array.from({ length: TURNS_LOOKED_AT }, (_, i) => games.filter(({ money }) => money.length > i));
  const shown = came.filter(({ length }) => length > 0 && length * 2 >= games.length);
  const paid = ({ paid }: PowerGame, design: CardIndex, turns: number) => ((paid[design] ?? 0) & turns) !== 0;
  return {
    games: games.length,
    turns: shown.map((some, i) => ({
      turn: i + 1,
      games: some.length,
      money: spread(some.map(({ money }) => at(money, i))),
      copies: spread(some.map((game) => deck.reduce((sum, { design, copies }) => sum + (paid(game, design, 1 << i) ? copies : 0), 0))),
    })),
    cards: deck.map(({ design, copies }) => ({
      design,
      copies,
      now: shown.map((some, i) => some.filter((game) => paid(game, design, 1 << i)).length),
      by: shown.map((some, i) => some.filter((game) => paid(game, design, (2 << i) - 1)).length),
    })),
  };
}

/** Nearest ranks, so each is a number that was seen. */
function spread(numbers: readonly number[]): Spread {
  const sorted = numbers.toSorted((a, b) => a - b);
  const rank = (share: number) => at(sorted, Math.max(0, Math.ceil(share * sorted.length) - 1));
  return { low: rank(0.1), median: rank(0.5), high: rank(0.9) };
}
