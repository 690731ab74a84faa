"use client";
/** Begins a free table: any game's cards, moved by hand; with which decks, where players have decks of their own. */
import { useMutation } from "@tanstack/react-query";
import { Hand } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { GAME_IDS, type GameId } from "../../../engine/cards/card.ts";
import { freeTableOf } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import type { MatchMade } from "../../../engine/matches/told.ts";
import { createMatch, type SeatWish } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { waitsFor } from "../../ui/waits.ts";
import styles from "./lobby.module.css";
import { tableDeckOf } from "./play-deck.ts";
import { DeckSelect, useSeatDecks } from "./seat-decks.tsx";

type FreeLobbyProps = {
  /** Whose cards are chosen at first. */
  readonly game?: GameId;
  /** Links were made, which have to be sent. */
  readonly onInvited: (made: MatchMade) => void;
};

const PLAYERS = [0, 1];

export function FreeLobby({ game: first = "virtual-revolution", onInvited }: FreeLobbyProps) {
  const router = useRouter();
  const [game, setGame] = useState<GameId>(first);
  const decks = useSeatDecks(game);
  const [chosen, setChosen] = useState<readonly (string | undefined)[]>([]);
  const withDecks = decks.ready !== undefined && decks.ready.length > 0;
  const deckAt = (player: number) => chosen[player] ?? decks.usual(player);
  const begin = useMutation({
    async mutationFn(other: SeatWish) {
      const lists = withDecks ? await Promise.all(PLAYERS.map((player) => decks.listOf(deckAt(player) ?? ""))) : [];
      const wished = lists.filter((list) => list !== undefined).map(tableDeckOf);
      return createMatch({
        game: freeTableOf(game),
        seats: [{ who: "here" }, other],
        ...(wished.length > 0 ? { options: { decks: wished } } : {}),
      });
    },
    onSuccess: (made) => (made.links.length > 0 ? onInvited(made) : router.push(`/table/${made.id}`)),
  });
  return (
    <>
      <p className={styles.none}>The cards of any game, drafts too, moved by hand: no rules are kept, everything is possible.</p>
      <fieldset>
        <legend>Cards of</legend>
        {GAME_IDS.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="free-game"
              checked={game === id}
              onChange={() => {
                setGame(id);
                setChosen([]);
              }}
            />
            {ABOUT[id].name}
          </label>
        ))}
      </fieldset>
      {withDecks &&
        PLAYERS.map((player) => (
          <fieldset key={player}>
            <legend>Deck of player {player + 1}</legend>
            <DeckSelect
              label={`Deck of player ${player + 1}`}
              decks={decks}
              value={deckAt(player)}
              onChange={(deck) => setChosen(PLAYERS.map((one) => (one === player ? deck : chosen[one])))}
            />
          </fieldset>
        ))}
      <div className={styles.buttons}>
        <Button
          look="primary"
          icon={<Hand size={16} aria-hidden />}
          {...waitsFor(begin.isPending || decks.ready === undefined, () => begin.mutate({ who: "here" }))}
        >
          Open at this screen
        </Button>
        <Button {...waitsFor(begin.isPending || decks.ready === undefined, () => begin.mutate({ who: "link" }))}>Open and invite</Button>
      </div>
      {begin.error && <ErrorState title="The table could not be opened">{begin.error.message}</ErrorState>}
    </>
  );
}
