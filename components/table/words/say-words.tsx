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
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() !== "" && !say.isPending) say.mutate(words.trim());
  };
  return (
    <form onSubmit={send} className={styles.say}>
      <input
        aria-label="Your message"
        placeholder="Say something to the players"
        autoComplete="off"
        enterKeyHint="send"
        maxLength={MOST_SAID}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Button type="submit" size="s" aria-disabled={words.trim() === "" || say.isPending}>
        Say
      </Button>
      {say.error && <p role="alert">{say.error.message}</p>}
    </form>
  );
}
