"use client";
/** What holds at the table, whichever game is played there. */
import type { Watching } from "../../../engine/matches/stored.ts";
import styles from "./new-match.module.css";

type TableFieldsProps = {
  readonly watching: Watching;
  readonly onWatching: (watching: Watching) => void;
};

export const TableFields = ({ watching, onWatching }: TableFieldsProps) => (
  <fieldset className={styles.options}>
    <legend>At the table</legend>
    <label className={styles.flag}>
      <input type="checkbox" checked={watching === "anyone"} onChange={({ target }) => onWatching(target.checked ? "anyone" : "seats")} />
      <span>
        Others may watch
        <small>The match is listed on this page while it goes on. Nobody sees hidden cards.</small>
      </span>
    </label>
  </fieldset>
);
