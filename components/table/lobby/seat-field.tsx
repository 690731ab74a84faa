"use client";
/** One seat of a new match: who sits there, and with which deck. */
import { skipToken, useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import type { DeckSummary } from "../../../engine/decks/stored.ts";
import { deckQueries } from "../../api/deck-queries.ts";
import { checkStored } from "../../api/decks.ts";
import { SitterSelect } from "./choose-sitters.tsx";
import styles from "./new-match.module.css";
import type { Seat } from "./new-match-model.ts";
import { DeckSelect, type SeatDecks } from "./seat-decks.tsx";
import { isInvited, type Sitter } from "./sitters.ts";

type SeatFieldProps = {
  readonly name: string;
  readonly seat: Seat;
  readonly sitters: readonly Sitter[];
  /** In games that are played with decks; `deck` is the one that is chosen or usual. */
  readonly decks: { readonly all: SeatDecks; readonly deck: string | undefined; readonly mustBeLegal: boolean } | undefined;
  readonly onChange: (seat: Partial<Seat>) => void;
};

export const SeatField = ({ name, seat, sitters, decks, onChange }: SeatFieldProps) => (
  <li>
    <fieldset className={styles.seat} data-decks={decks !== undefined || undefined}>
      <legend>{name}</legend>
      <SitterSelect label={`Who is ${name}`} value={seat.sitter} sitters={sitters} onChange={(sitter) => onChange({ sitter })} />
      {decks && (
        <DeckSelect
          label={`Deck of ${name}`}
          decks={decks.all}
          value={decks.deck}
          theirs={isInvited(seat.sitter)}
          onChange={(deck) => onChange({ deck })}
        />
      )}
    </fieldset>
    {decks?.mustBeLegal && <NotLegal deck={decks.all.ownOf(decks.deck)} />}
  </li>
);

/** Why a chosen deck is not legal, in the words of the deck check, and where to fix it. */
function NotLegal({ deck }: { readonly deck: DeckSummary | undefined }) {
  const client = useQueryClient();
  const check = useQuery({
    queryKey: [...deckQueries.all(), "check", deck?.id, deck?.step],
    queryFn: deck && !deck.legal ? async () => checkStored((await client.fetchQuery(deckQueries.detail(deck.id))).list) : skipToken,
  });
  if (!deck || deck.legal) return null;
  return (
    <p className={styles.fault}>
      {deck.name} is not legal, so no match can start with it. {check.data?.problems.map(({ message }) => message).join(" ")}{" "}
      <Link href={`/decks/${deck.id}`}>Fix it</Link>
    </p>
  );
}
