"use client";
/** Messages about a moment, and a line to say something. */
import { useQueryClient } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import type { Comment } from "../../../engine/matches/stored.ts";
import type { MatchView } from "../../../engine/matches/told.ts";
import { commentMatch } from "../../api/matches.ts";
import { ApiFailure } from "../../api/request.ts";
import { usePageKeys } from "../../frame/use-keys.ts";
import { announce } from "../../ui/announcer.tsx";
import { Button } from "../../ui/button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { showToast } from "../../ui/toaster.tsx";
import { calledBy, YOU } from "../match/names.ts";
import styles from "./comments.module.css";

/** Characters of a comment, as the server has it. */
const MOST = 500;

type CommentsProps = {
  readonly match: MatchView;
  /** The entry after which the moment is. */
  readonly entry: number;
  /** About this moment. */
  readonly comments: readonly Comment[];
};

export function Comments({ match, entry, comments }: CommentsProps) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const plays = match.yours.length > 0;
  useLayoutEffect(() => {
    if (open) box.current?.focus();
  }, [open]);
  usePageKeys(plays ? { comment: () => (open ? box.current?.focus() : setOpen(true)) } : {});
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const say = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === "") return;
    commentMatch(client, match, entry, words.trim()).then(
      () => {
        setWords("");
        announce("Your comment is saved at this moment.");
        close();
      },
      (failure: unknown) => {
        if (!(failure instanceof ApiFailure)) throw failure;
        announce(failure.message, "assertive");
        showToast({ message: failure.message, tone: "bad" });
      },
    );
  };
  return (
    <>
      {plays && (
        <Button
          ref={button}
          size="s"
          look="plain"
          icon={<MessageSquare size={14} aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Comment
          <Kbd keys="n" />
        </Button>
      )}
      {(open || comments.length > 0) && (
        <div className={styles.comments}>
          {comments.length > 0 && (
            <ul aria-label="Comments on this moment">
              {comments.map(({ number, player, words: said }) => (
                <li key={number}>
                  <b>{match.yours.includes(player) && match.yours.length === 1 ? YOU : calledBy(match.seats, player)}</b> {said}
                </li>
              ))}
            </ul>
          )}
          {open && (
            <form onSubmit={say}>
              <input
                ref={box}
                aria-label="Your comment on this moment"
                placeholder="Everyone can read this"
                maxLength={MOST}
                value={words}
                onChange={({ target }) => setWords(target.value)}
                onKeyDown={(event) => {
                  if (event.key !== "Escape") return;
                  event.stopPropagation();
                  close();
                }}
              />
              <Button type="submit" size="s" aria-disabled={words.trim() === ""}>
                Post
              </Button>
            </form>
          )}
        </div>
      )}
    </>
  );
}
