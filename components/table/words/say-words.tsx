"use client";
/** A line to say something to the others. */
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { MatchView } from "../../../engine/matches/told.ts";
import { MOST_SAID } from "../../../engine/matches/words.ts";
import { sayAt } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import styles from "./table-words.module.css";

export function SayWords({ match }: { readonly match: MatchView }) {
  const client = useQueryClient();
  const [words, setWords] = useState("");
  const say = useMutation({ mutationFn: (said: string) => sayAt(client, match, said), onSuccess: () => setWords("") });
  const over = words.trim().length - MOST_SAID;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== "" && over <= 0 && !say.isPending) say.mutate(words.trim());
  };
  return (
    <form onSubmit={send} className={styles.say}>
      <input
        aria-label="Your message"
        placeholder="Say something to the players"
        autoComplete="off"
        enterKeyHint="send"
        aria-invalid={over > 0}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" size="s" aria-disabled={words.trim() === "" || over > 0 || say.isPending}>
        Say
      </Button>
      {over > 0 && <p role="status">{`A message can have at most ${MOST_SAID} characters: ${over} too many. Say it in two.`}</p>}
      {say.error && <p role="alert">{say.error.message}</p>}
    </form>
  );
}
