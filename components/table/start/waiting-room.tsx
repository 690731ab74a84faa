"use client";
/** The table of a match that has not begun: who is there, whom it waits for, and what the person here has to bring. */
import { CircleCheck, Hourglass } from "lucide-react";
import { cardsOf } from "../../../engine/games/game.ts";
import { ABOUT } from "../../../engine/games/lists/about.ts";
import type { Player } from "../../../engine/kernel/state.ts";
import { clockTerms } from "../../../engine/matches/clock.ts";
import type { MatchView, WaitingTold } from "../../../engine/matches/told.ts";
import { Page } from "../../frame/page.tsx";
import { calledBy } from "../match/names.ts";
import { EmptySeats } from "../seats/empty-seats.tsx";
import { TableWords } from "../words/table-words.tsx";
import { Agree } from "./agree.tsx";
import { BringDeck } from "./bring-deck.tsx";
import styles from "./waiting-room.module.css";

type WaitingRoomProps = {
  readonly match: MatchView;
  readonly waiting: WaitingTold;
  /** What the page itself has to say: a link that opens nothing, no connection. */
  readonly trouble: string | undefined;
};

export default function WaitingRoom({ match, waiting, trouble }: WaitingRoomProps) {
  const { seats, yours } = match;
  const game = cardsOf(match.game);
  const own = yours.find((player) => waiting.bring.includes(player)) ?? waiting.decks[0]?.player;
  const agrees = yours.find((player) => waiting.for.includes(player) && !waiting.bring.includes(player));
  return (
    <Page
      title={`${ABOUT[game].name}: before it begins`}
      game={game}
      crumbs={[{ label: "Table", href: "/table" }]}
      actions={<TableWords match={match} />}
    >
      {trouble !== undefined && (
        <p className={styles.trouble} role="status">
          {trouble}
        </p>
      )}
      <EmptySeats match={match} />
      <div className={styles.room}>
        <section aria-labelledby="who-plays" className={styles.who}>
          <h2 id="who-plays">Who plays</h2>
          <ul>
            {seats.map(({ player, seat, bot, yours: mine }) => {
              const isReady = !waiting.for.includes(player);
              return (
                <li key={player} data-ready={isReady || undefined}>
                  {isReady ? <CircleCheck size={16} aria-hidden /> : <Hourglass size={16} aria-hidden />}
                  <span>
                    <b>{mine ? "You" : bot ? `${bot.split(":")[0]} bot` : calledBy(seats, player)}</b>
                    {seats[player]?.name ? <small>{seat}</small> : null}
                  </span>
                  <span>{standing(match, waiting, player)}</span>
                </li>
              );
            })}
          </ul>
          {match.clock && (
            <ul className={styles.terms} aria-label="The clock of this match">
              {clockTerms(match.clock).map((term) => (
                <li key={term}>{term}</li>
              ))}
            </ul>
          )}
          {agrees !== undefined && <Agree match={match} player={agrees} />}
          <p className={styles.note}>The match begins when everybody is ready. Until then nobody sees other players’ cards.</p>
          {yours.length === 0 && <p className={styles.note}>You are watching.</p>}
        </section>
        {own !== undefined && (
          <BringDeck
            key={own}
            match={match}
            player={own}
            brought={waiting.decks.find(({ player }) => player === own)?.list}
            isAwaited={waiting.bring.includes(own)}
          />
        )}
      </div>
    </Page>
  );
}

/** What a seat does while the match waits. */
function standing({ seats }: MatchView, waiting: WaitingTold, player: Player): string {
  if (!waiting.for.includes(player)) return "ready";
  if (!seats[player]?.taken) return "nobody has sat down yet";
  return waiting.bring.includes(player) ? (seats[player]?.yours ? "choose a deck" : "is choosing a deck") : "getting ready";
}
