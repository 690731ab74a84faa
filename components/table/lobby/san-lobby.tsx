"use client";
/** Begins a match of San: on which side, against whom. */
import { useMutation } from "@tanstack/react-query";
import { Bot, Link2, Users } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { seatNames } from "../../../engine/games/seats.ts";
import type { MatchMade } from "../../../engine/matches/told.ts";
import { createMatch, type SeatWish } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { waitsFor } from "../../ui/waits.ts";
import lobby from "./lobby.module.css";

const BOTS = [
  { bot: "random", name: "Random", doc: "Plays anything that is allowed. For trying cards." },
  { bot: "greedy", name: "Greedy", doc: "Takes what looks best now. A fair first opponent." },
  { bot: "search:400", name: "Search", doc: "Looks ahead through what might come. The strongest." },
] as const;
const HERE: SeatWish = { who: "here" };

/** @param onInvited a link was made, which has to be sent */
export function SanLobby({ onInvited }: { readonly onInvited: (made: MatchMade) => void }) {
  const router = useRouter();
  const [seat, setSeat] = useState(0);
  const [bot, setBot] = useState<string>("greedy");
  const begin = useMutation({
    mutationFn: (other: SeatWish) => createMatch({ game: "san", seats: seat === 0 ? [HERE, other] : [other, HERE] }),
    onSuccess: (made) => (made.links.length > 0 ? onInvited(made) : router.push(`/table/${made.id}`)),
  });
  return (
    <>
      <fieldset>
        <legend>You are</legend>
        {seatNames("san").map((name, player) => (
          <label key={name}>
            <input type="radio" name="seat" checked={seat === player} onChange={() => setSeat(player)} />
            {name}
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Opponent</legend>
        {BOTS.map(({ bot: id, name, doc }) => (
          <label key={id}>
            <input type="radio" name="bot" checked={bot === id} onChange={() => setBot(id)} />
            <span>
              {name} bot<small>{doc}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={lobby["buttons"]}>
        <Button look="primary" icon={<Bot size={16} aria-hidden />} {...waitsFor(begin.isPending, () => begin.mutate({ who: "bot", bot }))}>
          Play against the bot
        </Button>
        <Button icon={<Users size={16} aria-hidden />} {...waitsFor(begin.isPending, () => begin.mutate(HERE))}>
          Both at this screen
        </Button>
        <Button icon={<Link2 size={16} aria-hidden />} {...waitsFor(begin.isPending, () => begin.mutate({ who: "link" }))}>
          Invite by link
        </Button>
      </div>
      {begin.error && <ErrorState title="The match could not begin">{begin.error.message}</ErrorState>}
    </>
  );
}
