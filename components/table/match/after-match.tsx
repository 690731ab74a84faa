"use client";
/** What to go on with when a match is over: the same again with another deal, the seats the other way round, or a look back. */
import { useMutation } from "@tanstack/react-query";
import { History, Play, RotateCcw, Shuffle } from "lucide-react";
import { useRouter } from "next/navigation";
import type { Clock } from "../../../engine/matches/clock.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import { forkMatch, type SeatWish } from "../../api/matches.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { waitsFor } from "../../ui/waits.ts";
import { Invitation } from "../seats/invitation.tsx";
import styles from "./after-match.module.css";

export type AfterMatchProps = {
  readonly match: MatchView;
  readonly onLookBack: () => void;
  /** Plays it back from its start. */
  readonly onWatch: () => void;
};

export function AfterMatch({ match, onLookBack, onWatch }: AfterMatchProps) {
  const router = useRouter();
  const again = useMutation({
    mutationFn: (seats: readonly SeatWish[]) => forkMatch(match.id, { n: 0, reseed: true, seats, ...clockOf(match) }),
    onSuccess: (made) => {
      if (made.links.length === 0) router.push(`/table/${made.id}`);
    },
  });
  const made = again.data;
  // Somebody who was sent a link is asked by a new one.
  const seats = match.seats.map(({ bot, yours }): SeatWish => (bot !== undefined ? { who: "bot", bot } : { who: yours ? "here" : "link" }));
  const alone = match.seats.every(({ bot, yours }) => bot !== undefined || yours);
  const mixed = alone && seats.some(({ who }) => who === "bot") && seats.some(({ who }) => who === "here");
  return (
    <>
      <div className={styles.after}>
        {match.yours.length > 0 && (
          <Button look="primary" icon={<RotateCcw size={15} aria-hidden />} {...waitsFor(again.isPending, () => again.mutate(seats))}>
            Play again
          </Button>
        )}
        {mixed && (
          <Button
            icon={<Shuffle size={15} aria-hidden />}
            {...waitsFor(again.isPending, () => again.mutate([...seats.slice(1), ...seats.slice(0, 1)]))}
          >
            {seats.length === 2 ? "Change sides" : "Rotate seats"}
          </Button>
        )}
        {match.yours.length === 0 && (
          <Button look="primary" icon={<Play size={15} aria-hidden />} onClick={onWatch}>
            Watch from the start
          </Button>
        )}
        <Button icon={<History size={15} aria-hidden />} onClick={onLookBack}>
          Look back
        </Button>
        <LinkButton href="/table">New match</LinkButton>
      </div>
      {again.error && <p role="alert">{again.error.message}</p>}
      {made && made.links.length > 0 && (
        <Invitation
          id={made.id}
          links={made.links}
          onClose={again.reset}
          footer={
            <Button look="primary" onClick={() => router.push(`/table/${made.id}`)}>
              To the table
            </Button>
          }
        />
      )}
    </>
  );
}

/** The clock of a match for the next one, where somebody else plays who agrees to it again. */
const clockOf = ({ clock, alone }: MatchView): { readonly clock?: Clock } =>
  !clock || alone
    ? {}
    : {
        clock: {
          ...(clock.minutes === undefined ? {} : { minutes: clock.minutes }),
          ...(clock.away === undefined ? {} : { away: clock.away }),
        },
      };
