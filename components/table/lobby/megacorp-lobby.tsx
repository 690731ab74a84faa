"use client";
/** Begins a match of Megacorp: two to four seats, who sits there and with which deck. */
import { skipToken, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Minus, Play, Plus } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { DeckSummary } from "../../../engine/decks/stored.ts";
import type { MatchMade } from "../../../engine/matches/told.ts";
import { deckQueries } from "../../api/deck-queries.ts";
import { checkStored } from "../../api/decks.ts";
import { createMatch, type SeatWish } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { waitsFor } from "../../ui/waits.ts";
import { NotBegun } from "../match/not-begun.tsx";
import lobby from "./lobby.module.css";
import styles from "./megacorp-lobby.module.css";
import { deckOptionOf } from "./play-deck.ts";
import { DeckSelect, useSeatDecks } from "./seat-decks.tsx";

const [FEWEST, MOST] = [2, 4];

/** Who may sit at a seat; the stronger a search bot, the longer it thinks. */
const SITTERS = {
  here: "You, at this screen",
  link: "Somebody by link",
  random: "Random bot",
  greedy: "Greedy bot",
  "search:100": "Search bot, quick",
  "search:400": "Search bot, strong",
} as const;
type Sitter = keyof typeof SITTERS;

/** `deck`: as `useSeatDecks` names it; undefined: nothing chosen yet. */
type Seat = { readonly sitter: Sitter; readonly deck: string | undefined };

const wishOf = (sitter: Sitter): SeatWish => (sitter === "here" || sitter === "link" ? { who: sitter } : { who: "bot", bot: sitter });

/** @param onInvited links were made, which have to be sent */
export function MegacorpLobby({ onInvited }: { readonly onInvited: (made: MatchMade) => void }) {
  const router = useRouter();
  const [seats, setSeats] = useState<readonly Seat[]>([
    { sitter: "here", deck: undefined },
    { sitter: "greedy", deck: undefined },
  ]);
  const decks = useSeatDecks("megacorp");
  const deckAt = (i: number) => seats[i]?.deck ?? decks.usual(i);
  const change = (i: number, seat: Partial<Seat>) => setSeats(seats.map((one, at) => (at === i ? { ...one, ...seat } : one)));
  const begin = useMutation({
    async mutationFn() {
      const wished = seats.map(async (_, i) => {
        const choice = deckAt(i) ?? "";
        const list = decks.ownOf(choice) && (await decks.listOf(choice));
        return list ? deckOptionOf(list) : choice;
      });
      return createMatch({
        game: "megacorp",
        seats: seats.map(({ sitter }) => wishOf(sitter)),
        options: { decks: await Promise.all(wished) },
      });
    },
    onSuccess: (made) => (made.links.length > 0 ? onInvited(made) : router.push(`/table/${made.id}`)),
  });
  return (
    <>
      <ol className={styles.seats}>
        {seats.map(({ sitter }, i) => {
          const name = `Player ${i + 1}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i}>
              <fieldset className={styles.seat}>
                <legend>{name}</legend>
                <select
                  aria-label={`Who is ${name}`}
                  value={sitter}
                  onChange={({ target }) => change(i, { sitter: target.value as Sitter })}
                >
                  {Object.entries(SITTERS).map(([id, words]) => (
                    <option key={id} value={id}>
                      {words}
                    </option>
                  ))}
                </select>
                <DeckSelect label={`Deck of ${name}`} decks={decks} value={deckAt(i)} onChange={(deck) => change(i, { deck })} />
              </fieldset>
              <NotLegal deck={decks.ownOf(deckAt(i))} />
            </li>
          );
        })}
      </ol>
      <div className={lobby["buttons"]}>
        <Button look="primary" icon={<Play size={16} aria-hidden />} {...waitsFor(begin.isPending || !decks.ready, begin.mutate)}>
          {begin.isPending ? "Setting up" : "Play Megacorp"}
        </Button>
        <Button
          icon={<Plus size={15} aria-hidden />}
          disabled={seats.length >= MOST}
          onClick={() => setSeats([...seats, { sitter: "greedy", deck: undefined }])}
        >
          Another player
        </Button>
        <Button icon={<Minus size={15} aria-hidden />} disabled={seats.length <= FEWEST} onClick={() => setSeats(seats.slice(0, -1))}>
          One fewer
        </Button>
      </div>
      {begin.error && <NotBegun error={begin.error} />}
      {decks.error && <ErrorState title="The ready decks cannot be listed">{decks.error.message}</ErrorState>}
    </>
  );
}

/** Why a chosen deck is not legal, as the deck check says it, and where it is mended. */
function NotLegal({ deck }: { readonly deck: DeckSummary | undefined }) {
  const client = useQueryClient();
  const check = useQuery({
    queryKey: [...deckQueries.all(), "check", deck?.id, deck?.step],
    queryFn: deck && !deck.legal ? async () => checkStored((await client.fetchQuery(deckQueries.detail(deck.id))).list) : skipToken,
  });
  if (!deck || deck.legal) return null;
  return (
    <p className={styles.fault}>
      {deck.name} is not legal, so no match begins with it. {check.data?.problems.map(({ message }) => message).join(" ")}{" "}
      <Link href={`/decks/${deck.id}`}>Mend it</Link>
    </p>
  );
}
