"use client";
/** With which deck a seat plays: a ready deck of its game or one of this studio. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { GameId } from "../../../engine/cards/card.ts";
import type { DeckList } from "../../../engine/cards/deck.ts";
import type { DeckId, DeckSummary } from "../../../engine/decks/stored.ts";
import { cardQueries } from "../../api/cards.ts";
import { deckQueries } from "../../api/deck-queries.ts";

const OWN = "own ";

/** The decks of a game. A choice is the id of a ready deck, or "own " and the id of a deck of this studio. */
export function useSeatDecks(game: GameId) {
  const client = useQueryClient();
  const ready = useQuery(cardQueries.shippedDecks(game));
  const decks = useQuery(deckQueries.list());
  const own = (decks.data ?? []).filter((deck) => deck.game === game);
  return {
    /** Undefined until they are here; a game whose players have no decks of their own has none. */
    ready: ready.data,
    own,
    error: ready.error,
    /** Each seat another ready deck, until somebody chooses. */
    usual: (seat: number): string | undefined => ready.data?.[seat % Math.max(1, ready.data.length)]?.id,
    ownOf: (choice: string | undefined): DeckSummary | undefined => own.find(({ id }) => `${OWN}${id}` === choice),
    /** The list behind a choice. */
    async listOf(choice: string): Promise<DeckList | undefined> {
      if (!choice.startsWith(OWN)) return ready.data?.find(({ id }) => id === choice)?.list;
      return (await client.fetchQuery(deckQueries.detail(choice.slice(OWN.length) as DeckId))).list;
    },
  };
}

export type SeatDecks = ReturnType<typeof useSeatDecks>;

type DeckSelectProps = {
  readonly label: string;
  readonly decks: SeatDecks;
  readonly value: string | undefined;
  readonly onChange: (choice: string) => void;
};

export const DeckSelect = ({ label, decks: { own, ready = [] }, value, onChange }: DeckSelectProps) => (
  <select aria-label={label} value={value ?? ""} onChange={({ target }) => onChange(target.value)}>
    {value === undefined && <option value="">Decks are being listed</option>}
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
          {list.name} ({list.sections.business[0]?.name})
        </option>
      ))}
    </optgroup>
  </select>
);
