"use client";
/** Sits down with the code that somebody said. */
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { joinByCode } from "../../api/matches.ts";
import { Button } from "../../ui/button.tsx";
import styles from "../lobby/lobby.module.css";

export function JoinCode() {
  const router = useRouter();
  const [code, setCode] = useState("");
  const join = useMutation({ mutationFn: () => joinByCode(code), onSuccess: ({ id }) => router.push(`/table/${id}`) });
  return (
    <form
      className={styles.code}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== "" && !join.isPending) join.mutate();
      }}
    >
      <label htmlFor="room-code">Do you have a code?</label>
      <input
        id="room-code"
        value={code}
        placeholder="K7P2MX"
        autoComplete="off"
        autoCapitalize="characters"
        aria-describedby="room-code-said"
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" aria-disabled={join.isPending}>
        Sit down
      </Button>
      <p id="room-code-said" role="status">
        {join.error?.message}
      </p>
    </form>
  );
}
