"use client";
/** Begins a match, by a game's rules or on a free table: drawn from what the game declares. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { ArrowUpDown, Hand, Link2, Play, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { cardsOf, hasDecks, isFreeTable, type TableGame } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import { LOBBIES } from "../../../engine/games/lists/lobbies.ts";
import { type Choices, type MatchOption, standardChoices } from "../../../engine/games/match-options.ts";
import type { MatchMade } from "../../../engine/matches/told.ts";
import { createMatch, matchQueries } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { waitsFor } from "../../ui/waits.ts";
import { NotBegun } from "../match/not-begun.tsx";
import { botsAt } from "./choose-sitters.tsx";
import styles from "./new-match.module.css";
import { chosenDeck, firstSeats, namesAt, type Room, type Seat, wishOf, withOthers, withPlayers } from "./new-match-model.ts";
import { OptionFields } from "./option-fields.tsx";
import { OwnCardsField } from "./own-cards-field.tsx";
import { type OwnChoices, ownWish, usualFor } from "./own-cards-model.ts";
import { THEIRS, useSeatDecks } from "./seat-decks.tsx";
import { SeatField } from "./seat-field.tsx";
import { BOTS, isInvited, usualBot } from "./sitters.ts";
import { TableFields, termsWish, USUAL_TERMS } from "./table-fields.tsx";

type NewMatchProps = {
  readonly table: TableGame;
  /** How many can sit there. */
  readonly room: Room;
  /** A card made in this studio that is in the match from the first, by its id. */
  readonly card?: string | undefined;
  /** Links were made, which have to be sent. */
  readonly onInvited: (made: MatchMade) => void;
};

const NO_OPTIONS: readonly MatchOption[] = [];

export function NewMatch({ table, room, card, onInvited }: NewMatchProps) {
  const router = useRouter();
  const game = cardsOf(table);
  const free = isFreeTable(table);
  const bots = botsAt(table);
  const options = isFreeTable(table) ? NO_OPTIONS : (LOBBIES[table].options ?? NO_OPTIONS);
  const others = usualBot(bots);
  const [seats, setSeats] = useState(() => firstSeats(room, others));
  const [choices, setChoices] = useState<Choices>(() => standardChoices(options));
  const [terms, setTerms] = useState(USUAL_TERMS);
  const decks = useSeatDecks(game);
  const withDecks = hasDecks(game);
  const hasOwn = !free && !withDecks;
  const made = useQuery({ ...matchQueries.own(game), enabled: hasOwn }).data?.cards;
  const [chosenOwn, setOwn] = useState<OwnChoices>();
  const given = made?.find(({ id }) => id === card);
  const own = chosenOwn ?? (given ? usualFor(given) : {});
  const deckOf = (seat: Seat | undefined, i: number) => chosenDeck(seat, THEIRS) ?? decks.usual(i);
  const change = (i: number, seat: Partial<Seat>) => setSeats(seats.map((one, at) => (at === i ? { ...one, ...seat } : one)));
  const begin = useMutation({
    async mutationFn(seated: readonly Seat[]) {
      const lists = withDecks ? await Promise.all(seated.map((seat, i) => decks.listOf(deckOf(seat, i)))) : undefined;
      return createMatch({ ...wishOf(table, room, seated, choices, lists, ownWish(own)), ...termsWish(terms) });
    },
    onSuccess: (made) => (made.links.length > 0 ? onInvited(made) : router.push(`/table/${made.id}`)),
  });
  const names = namesAt(table, seats.length);
  const number = isFreeTable(table) ? undefined : LOBBIES[table].numbers?.[seats.length];
  const waits = begin.isPending || (withDecks && decks.ready === undefined);
  const invites = seats.some(({ sitter }) => isInvited(sitter));
  const sitting = bots.filter((bot) => seats.some(({ sitter }) => sitter === bot));
  return (
    <>
      {room.from < room.to && (
        <div className={styles.players}>
          <span aria-hidden>Players</span>
          <Segmented
            legend="Number of players"
            value={String(seats.length)}
            labels={labelsOf(room)}
            onChange={(players) => setSeats(withPlayers(seats, Number(players), others))}
          />
          {number !== undefined && <small role="status">{number}</small>}
        </div>
      )}
      <ol className={styles.seats}>
        {seats.map((seat, i) => (
          <SeatField
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={i}
            name={names[i] ?? ""}
            seat={seat}
            sitters={["here", "link", "open", ...bots]}
            decks={withDecks ? { all: decks, deck: deckOf(seat, i), mustBeLegal: !free } : undefined}
            onChange={(next) => change(i, next)}
          />
        ))}
      </ol>
      {!isFreeTable(table) && seats.length === 2 && "seats" in ABOUT[table].play && (
        <Button size="s" look="plain" icon={<ArrowUpDown size={14} aria-hidden />} onClick={() => setSeats(seats.toReversed())}>
          Swap seats
        </Button>
      )}
      {sitting.length > 0 && (
        <ul className={styles.bots}>
          {sitting.map((bot) => (
            <li key={bot}>
              <b>{BOTS[bot].name}:</b> {BOTS[bot].doc} <small className={styles.small}>({bot})</small>
            </li>
          ))}
        </ul>
      )}
      {options.length > 0 && <OptionFields {...{ options, choices }} seats={names} onChange={setChoices} />}
      {hasOwn && <OwnCardsField game={table} choices={own} onChange={setOwn} />}
      <TableFields terms={terms} hasClock={!free} onChange={setTerms} />
      <div className={styles.begin}>
        <Button
          look="primary"
          icon={free ? <Hand size={16} aria-hidden /> : <Play size={16} aria-hidden />}
          {...waitsFor(waits, () => begin.mutate(seats))}
        >
          {begin.isPending ? "Setting up" : invites ? "Begin and invite" : free ? "Open at this screen" : `Play ${ABOUT[game].name}`}
        </Button>
        {seats.some(({ sitter }) => sitter !== "here") && seats.length > 1 && (
          <Button icon={<Users size={16} aria-hidden />} {...waitsFor(waits, () => begin.mutate(withOthers(seats, "here")))}>
            {seats.length === 2 ? "Both at this screen" : "All at this screen"}
          </Button>
        )}
        {!invites && seats.length > 1 && (
          <Button icon={<Link2 size={16} aria-hidden />} {...waitsFor(waits, () => begin.mutate(withOthers(seats, "link")))}>
            Invite by link
          </Button>
        )}
      </div>
      {begin.error && <NotBegun error={begin.error} />}
      {withDecks && decks.error && <ErrorState title="The ready decks could not be loaded">{decks.error.message}</ErrorState>}
    </>
  );
}

/** "2", "3", "4" by themselves. */
const labelsOf = ({ from, to }: Room): Readonly<Record<string, string>> =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, i) => [String(from + i), String(from + i)]));
