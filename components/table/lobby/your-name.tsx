"use client";
/** What others at the table call whoever sits at this browser (story T1): the name that signs cards, too. */
import { MOST_LETTERS } from "../../api/matches.ts";
import { setAuthor, useAuthor } from "../../saving/author.ts";
import styles from "./lobby.module.css";

export function YourName() {
  const name = useAuthor();
  return (
    <p className={styles.name}>
      <label htmlFor="your-name">Your name</label>
      <input
        id="your-name"
        value={name}
        placeholder="no name yet"
        autoComplete="nickname"
        maxLength={MOST_LETTERS}
        onChange={(event) => setAuthor(event.target.value)}
      />
    </p>
  );
}
