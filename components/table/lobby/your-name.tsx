"use client";
/** The name of the person at this browser, shown to others at the table (story T1). It also signs cards. */
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
