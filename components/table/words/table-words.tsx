"use client";
/** Words to each other at the table: a button that tells how many are new, and a panel that leaves the board as it is. */
import { MessageCircle, Volume2, VolumeX, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { MatchView } from "../../../engine/matches/told.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { calledBy } from "../match/names.ts";
import { useMuted } from "./muted.ts";
import { useRead } from "./read.ts";
import { SayWords } from "./say-words.tsx";
import styles from "./table-words.module.css";
import { WordList } from "./word-list.tsx";

/** Whether there is somebody to talk to. */
export const hasOthers = ({ seats, yours }: MatchView): boolean =>
  yours.length > 0 && seats.some(({ bot, yours: own }) => bot === undefined && !own);

export function TableWords({ match }: { readonly match: MatchView }) {
  const [open, setOpen] = useState(false);
  const [muted, toggle] = useMuted(match.id);
  const heard = (match.said ?? []).filter(({ player }) => !muted.includes(player));
  const last = heard.at(-1);
  const [read, noteRead] = useRead(match.id);
  const fresh = read === undefined ? 0 : heard.filter(({ number, player }) => number > read && !match.yours.includes(player)).length;
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open) panel.current?.showPopover();
  }, [open]);
  const newest = last?.number ?? 0;
  const told = useRef(newest);
  const spoken = last && !match.yours.includes(last.player) ? `${calledBy(match.seats, last.player)}: ${last.words}` : undefined;
  useEffect(() => {
    if (newest > told.current && spoken !== undefined) announce(spoken);
    told.current = Math.max(told.current, newest);
    if (open) noteRead(newest);
  }, [newest, spoken, open, noteRead]);
  if (!hasOthers(match)) return null;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const others = match.seats.filter(({ bot, yours }) => bot === undefined && !yours);
  return (
    <>
      <Button
        ref={button}
        look={fresh > 0 ? "outline" : "quiet"}
        icon={<MessageCircle size={15} aria-hidden />}
        aria-expanded={open}
        aria-label={fresh > 0 ? `Messages, ${fresh} new` : "Messages"}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || !open) return;
          event.stopPropagation();
          close();
        }}
      >
        {fresh > 0 && <b className={styles.fresh}>{fresh}</b>}
      </Button>
      {open && (
        <section
          ref={panel}
          popover="manual"
          aria-label="Messages"
          className={styles.panel}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === "Escape") close();
          }}
        >
          <header>
            <h2>At the table</h2>
            {others.map(({ player }) => (
              <Button
                key={player}
                size="s"
                look="plain"
                icon={muted.includes(player) ? <VolumeX size={14} aria-hidden /> : <Volume2 size={14} aria-hidden />}
                aria-pressed={muted.includes(player)}
                onClick={() => toggle(player)}
              >
                {muted.includes(player) ? "Muted: " : "Mute "}
                {calledBy(match.seats, player)}
              </Button>
            ))}
            <IconButton size="s" look="plain" label="Close messages" onClick={close}>
              <X size={16} aria-hidden />
            </IconButton>
          </header>
          <WordList match={match} said={heard} />
          <SayWords match={match} />
        </section>
      )}
    </>
  );
}
