"use client";
/** With which deck a seat plays: a ready deck of its game or one of this studio. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { GameId } from "../../../engine/cards/card.ts";
import type { DeckList } from "../../../engine/cards/deck.ts";
import type { DeckId, DeckSummary } from "../../../engine/decks/stored.ts";
import { hasDecks } from "../../../engine/games/game.ts";
import { cardQueries } from "../../api/cards.ts";
import { deckQueries } from "../../api/deck-queries.ts";
import { leaderOf } from "./play-deck.ts";

const OWN = "own ";
/** The choice of a seat whose player brings a deck. */
export const THEIRS = "theirs";

/** The decks of a game. A choice is the id of a ready deck, or "own " and the id of a deck of this studio. */
export function useSeatDecks(game: GameId) {
  const client = useQueryClient();
  const ready = useQuery({ ...cardQueries.shippedDecks(game), enabled: hasDecks(game) });
  const decks = useQuery({ ...deckQueries.list(), enabled: hasDecks(game) });
  const own = (decks.data ?? []).filter((deck) => deck.game === game);
  return {
    /** Undefined until they are here; never there in a game whose players have no decks of their own. */
    ready: ready.data,
    own,
    error: ready.error,
    /** Each seat another ready deck, until somebody chooses. */
    usual: (seat: number): string | undefined => ready.data?.[seat % Math.max(1, ready.data.length)]?.id,
    ownOf: (choice: string | undefined): DeckSummary | undefined => own.find(({ id }) => `${OWN}${id}` === choice),
    /** The list behind a choice; null: the player brings it. Rejects with a sentence if the deck no longer exists. */
    async listOf(choice: string | undefined): Promise<DeckList | null> {
      if (choice === THEIRS) return null;
      if (choice?.startsWith(OWN)) return (await client.fetchQuery(deckQueries.detail(choice.slice(OWN.length) as DeckId))).list;
      const list = ready.data?.find(({ id }) => id === choice)?.list;
      if (!list) throw new Error("A chosen deck no longer exists. Choose another.");
      return list;
    },
  };
}

export type SeatDecks = ReturnType<typeof useSeatDecks>;

type DeckSelectProps = {
  readonly label: string;
  readonly decks: SeatDecks;
  readonly value: string | undefined;
  /** Somebody else sits there, who may bring a deck. */
  readonly theirs?: boolean;
  readonly onChange: (choice: string) => void;
};

export const DeckSelect = ({ label, decks: { own, ready = [] }, value, theirs = false, onChange }: DeckSelectProps) => (
  <select aria-label={label} value={value ?? ""} onChange={({ target }) => onChange(target.value)}>
    {value === undefined && <option value="">Loading decks</option>}
    {theirs && <option value={THEIRS}>They bring their own</option>}
    {own.length > 0 && (
      <optgroup label="Your decks">
        {own.map((deck) => (
          <option key={deck.id} value={`${OWN}${deck.id}`}>
            {deck.name}
            {deck.legal ? "" : `, not legal: ${deck.problems} ${deck.problems === 1 ? "reason" : "reasons"}`}
          </option>
        ))}
      </optgroup>
    )}
    <optgroup label="Ready decks">
      {ready.map(({ id, list }) => (
        <option key={id} value={id}>
          {list.name} ({leaderOf(list)})
        </option>
      ))}
    </optgroup>
  </select>
);
