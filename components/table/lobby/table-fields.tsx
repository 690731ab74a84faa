"use client";
/** What holds at the table, whichever game is played there: who may watch, and the clock. */
import { type Clock, clockTerms } from "../../../engine/matches/clock.ts";
import type { Watching } from "../../../engine/matches/stored.ts";
import styles from "./new-match.module.css";

/** What can be chosen, in minutes. */
const THINKING = [5, 10, 20, 30, 60, 120] as const;
const AWAY = [1, 2, 5, 10, 30, 1_440] as const;

/** What holds at a table. */
export type Terms = { readonly watching: Watching; readonly clock: Clock };
export const USUAL_TERMS: Terms = { watching: "anyone", clock: {} };

/** What the studio is asked for. */
export const termsWish = ({ watching, clock }: Terms) => ({ watching, ...(clockTerms(clock).length > 0 ? { clock } : {}) });

type TableFieldsProps = {
  readonly terms: Terms;
  /** Somebody may be asked for a choice, so time can be counted. */
  readonly hasClock: boolean;
  readonly onChange: (terms: Terms) => void;
};

export function TableFields({ terms, hasClock, onChange }: TableFieldsProps) {
  const { watching, clock } = terms;
  const said = clockTerms(clock);
  return (
    <fieldset className={styles.options}>
      <legend>At the table</legend>
      <label className={styles.flag}>
        <input
          type="checkbox"
          checked={watching === "anyone"}
          onChange={({ target }) => onChange({ ...terms, watching: target.checked ? "anyone" : "seats" })}
        />
        <span>
          Others may watch
          <small>This page lists the match while it is played. Spectators see only what all players know.</small>
        </span>
      </label>
      {hasClock && (
        <>
          <Minutes
            label="Time for each player"
            none="As long as they like"
            offered={THINKING}
            value={clock.minutes}
            onChange={(minutes) => onChange({ ...terms, clock: { ...clock, minutes } })}
          />
          <Minutes
            label="Win if the other player is away"
            none="Never"
            offered={AWAY}
            value={clock.away}
            onChange={(away) => onChange({ ...terms, clock: { ...clock, away } })}
          />
          {said.length > 0 && <small>{[...said, "Invited players agree to it before the match begins."].join(" ")}</small>}
        </>
      )}
    </fieldset>
  );
}

type MinutesProps = {
  readonly label: string;
  /** What it is called when nothing is chosen. */
  readonly none: string;
  readonly offered: readonly number[];
  readonly value: number | undefined;
  readonly onChange: (minutes: number | undefined) => void;
};

const Minutes = ({ label, none, offered, value, onChange }: MinutesProps) => (
  <label className={styles.option}>
    <span>{label}</span>
    <select value={value ?? ""} onChange={({ target }) => onChange(target.value === "" ? undefined : Number(target.value))}>
      <option value="">{none}</option>
      {offered.map((minutes) => (
        <option key={minutes} value={minutes}>
          {minutes === 1_440 ? "1 day" : minutes === 1 ? "1 minute" : `${minutes} minutes`}
        </option>
      ))}
    </select>
  </label>
);
