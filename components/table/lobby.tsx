"use client";
/** Where matches begin: against a bot, at one screen, or with somebody who gets a link; and those that go on. */
import { useMutation, useQuery } from "@tanstack/react-query";
import { Bot, Link2, Users } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { cardsOf, isFreeTable } from "../../engine/games/game.ts";
import type { MatchMade, MatchSummary } from "../../engine/matches/told.ts";
import { createMatch, matchQueries, type SeatWish } from "../api/matches.ts";
import { GAME_NAMES } from "../frame/games.ts";
import { Button } from "../ui/button.tsx";
import { copyText } from "../ui/clipboard.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ErrorState, Skeleton } from "../ui/states.tsx";
import { showToast } from "../ui/toaster.tsx";
import { FreeLobby } from "./free-lobby.tsx";
import { JoinCode } from "./join-code.tsx";
import styles from "./lobby.module.css";
import { MegacorpLobby } from "./megacorp/megacorp-lobby.tsx";

const BOTS = [
  { bot: "random", name: "Random", doc: "Plays anything that is allowed. For trying cards." },
  { bot: "greedy", name: "Greedy", doc: "Takes what looks best now. A fair first opponent." },
  { bot: "search:400", name: "Search", doc: "Looks ahead through what might come. The strongest." },
] as const;
const SEATS = ["SUN", "STAR"] as const;

const HERE: SeatWish = { who: "here" };

export function Lobby() {
  const router = useRouter();
  const [seat, setSeat] = useState(0);
  const [bot, setBot] = useState<string>("greedy");
  const [invited, setInvited] = useState<MatchMade>();
  const matches = useQuery(matchQueries.list());
  const begin = useMutation({
    mutationFn: (other: SeatWish) => createMatch({ game: "san", seats: seat === 0 ? [HERE, other] : [other, HERE] }),
    onSuccess: (made) => (made.links.length > 0 ? setInvited(made) : router.push(`/table/${made.id}`)),
  });
  const links = (invited?.links ?? []).map(({ player, token, code }) => ({
    code,
    player,
    link: `${window.location.origin}/table/${invited?.id}#${token}`,
  }));
  return (
    <div className={styles.lobby}>
      <section aria-labelledby="new-match" className={styles.new}>
        <h2 id="new-match">Play San</h2>
        <fieldset>
          <legend>You are</legend>
          {SEATS.map((name, player) => (
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
        <div className={styles.buttons}>
          <Button
            look="primary"
            icon={<Bot size={16} aria-hidden />}
            disabled={begin.isPending}
            onClick={() => begin.mutate({ who: "bot", bot })}
          >
            Play against the bot
          </Button>
          <Button icon={<Users size={16} aria-hidden />} disabled={begin.isPending} onClick={() => begin.mutate(HERE)}>
            Both at this screen
          </Button>
          <Button icon={<Link2 size={16} aria-hidden />} disabled={begin.isPending} onClick={() => begin.mutate({ who: "link" })}>
            Invite by link
          </Button>
        </div>
        {begin.error && <ErrorState title="The match could not begin">{begin.error.message}</ErrorState>}
      </section>
      <MegacorpLobby onInvited={setInvited} />
      <FreeLobby onInvited={setInvited} />
      <JoinCode />
      <section aria-labelledby="my-matches">
        <h2 id="my-matches">Your matches</h2>
        {matches.isPending ? (
          <Skeleton height={120} />
        ) : matches.error ? (
          <ErrorState title="Your matches cannot be listed" action={<Button onClick={() => void matches.refetch()}>Try again</Button>}>
            {matches.error.message}
          </ErrorState>
        ) : matches.data.length === 0 ? (
          <p className={styles.none}>None yet. Begin one, and it waits for you here.</p>
        ) : (
          <ul className={styles.matches}>
            {matches.data.map((match) => (
              <li key={match.id}>
                <Link href={`/table/${match.id}`}>
                  <b>
                    {GAME_NAMES[cardsOf(match.game)]}
                    {isFreeTable(match.game) && ", free table"}:{" "}
                    {match.seats
                      .map(({ seat: name, bot: plays, yours }) => `${name} (${yours ? "you" : (plays ?? "invited")})`)
                      .join(" vs ")}
                  </b>
                  <small>{stateOf(match)}</small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </section>
      <Dialog
        open={invited !== undefined}
        onClose={() => setInvited(undefined)}
        title={links.length > 1 ? "Send these links" : "Send this link"}
        width={520}
      >
        <p>Whoever opens {links.length > 1 ? "one" : "it"} first takes the seat. It works once.</p>
        {links.map(({ player, link, code }) => (
          <div key={player} className={styles.invitation}>
            <p className={styles.link}>{link}</p>
            <p>
              Or say the code <b className={styles.said}>{code}</b>
            </p>
            <Button
              aria-label={links.length > 1 ? `Copy the link of player ${player + 1}` : undefined}
              onClick={async () => {
                await copyText(link);
                showToast({ message: "The link is copied." });
              }}
            >
              Copy the link
            </Button>
          </div>
        ))}
        <div className={styles.buttons}>
          <Button look="primary" onClick={() => invited && router.push(`/table/${invited.id}`)}>
            To the table
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

/** "Your move, 84 choices made". */
function stateOf({ asked, seats, n }: MatchSummary): string {
  const made = `${n} ${n === 1 ? "choice" : "choices"} made`;
  if (asked === undefined) return `Over, ${made}`;
  const seat = seats[asked];
  return `${seat?.yours ? "Your move" : `${seat?.seat} to move`}, ${made}`;
}
