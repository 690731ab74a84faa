"use client";
/** "Play from here": a new match that continues from a moment of this one. */
import { useMutation } from "@tanstack/react-query";
import { GitFork } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { MatchView } from "../../../engine/matches/told.ts";
import { forkMatch } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { waitsFor } from "../../ui/waits.ts";
import { botsAt, ChooseSitters } from "../lobby/choose-sitters.tsx";
import { type Sitter, seatOf, usualBot } from "../lobby/sitters.ts";
import styles from "./play-on.module.css";

export function PlayOn({ match, at }: { readonly match: MatchView; readonly at: number }) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [reseed, setReseed] = useState(false);
  const mine = match.yours[0] ?? 0;
  const [sitting, setSitting] = useState<readonly Sitter[]>(
    match.seats.map(({ player }) => (player === mine ? "here" : usualBot(botsAt(match.game)))),
  );
  /** While others play, whoever plays on would find out their hidden cards. */
  const isShut = !match.outcome && match.seats.some(({ bot, yours }) => bot === undefined && !yours);
  const fork = useMutation({
    mutationFn: () => forkMatch(match.id, { n: at, reseed, seats: sitting.map(seatOf) }),
    onSuccess: ({ id }) => router.push(`/table/${id}`),
  });
  return (
    <>
      <Button size="s" icon={<GitFork size={14} aria-hidden />} onClick={() => setOpen(true)}>
        Play from here
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Play from here"
        width={420}
        footer={
          isShut ? (
            <Button onClick={() => setOpen(false)}>Close</Button>
          ) : (
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button look="primary" {...waitsFor(fork.isPending, fork.mutate)}>
                Begin
              </Button>
            </>
          )
        }
      >
        {isShut ? (
          <p>Hidden cards stay hidden while other people play. You can play from here when the match is over.</p>
        ) : (
          <>
            <p>A new match starts from this moment. This match stays as it is.</p>
            <ChooseSitters game={match.game} seats={match.seats.map(({ seat }) => seat)} sitting={sitting} onChange={setSitting} />
            <label className={styles.chance}>
              <input type="checkbox" checked={reseed} onChange={(event) => setReseed(event.target.checked)} />
              <span>
                Different draws and rolls from here on<small>Without this, the same choices lead to the same cards.</small>
              </span>
            </label>
          </>
        )}
        {fork.error && <ErrorState title="The match could not start from here">{fork.error.message}</ErrorState>}
      </Dialog>
    </>
  );
}
