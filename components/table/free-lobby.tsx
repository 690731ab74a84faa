"use client";
/** Begins a free table: any game's cards, moved by hand. */
import { useMutation } from "@tanstack/react-query";
import { Hand } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { freeTableOf } from "../../engine/games/game.ts";
import type { MatchMade } from "../../engine/matches/told.ts";
import { createMatch, type SeatWish } from "../api/matches.ts";
import { GAME_NAMES } from "../frame/games.ts";
import { Button } from "../ui/button.tsx";
import { ErrorState } from "../ui/states.tsx";
import styles from "./lobby.module.css";

type FreeLobbyProps = {
  /** Links were made, which have to be sent. */
  readonly onInvited: (made: MatchMade) => void;
};

export function FreeLobby({ onInvited }: FreeLobbyProps) {
  const router = useRouter();
  const [game, setGame] = useState<GameId>("virtual-revolution");
  const begin = useMutation({
    mutationFn: (other: SeatWish) => createMatch({ game: freeTableOf(game), seats: [{ who: "here" }, other] }),
    onSuccess: (made) => (made.links.length > 0 ? onInvited(made) : router.push(`/table/${made.id}`)),
  });
  return (
    <section aria-labelledby="free-table" className={styles.new}>
      <h2 id="free-table">Free table</h2>
      <p>The cards of any game, drafts too, moved by hand: no rules are kept, everything is possible.</p>
      <fieldset>
        <legend>Cards of</legend>
        {GAME_IDS.map((id) => (
          <label key={id}>
            <input type="radio" name="free-game" checked={game === id} onChange={() => setGame(id)} />
            {GAME_NAMES[id]}
          </label>
        ))}
      </fieldset>
      <div className={styles.buttons}>
        <Button icon={<Hand size={16} aria-hidden />} disabled={begin.isPending} onClick={() => begin.mutate({ who: "here" })}>
          Open at this screen
        </Button>
        <Button disabled={begin.isPending} onClick={() => begin.mutate({ who: "link" })}>
          Open and invite
        </Button>
      </div>
      {begin.error && <ErrorState title="The table could not be opened">{begin.error.message}</ErrorState>}
    </section>
  );
}
