"use client";
/** Which field of the game each column of a table is: as its heading says or suggests, and as a person changes it. */
import { CircleAlert } from "lucide-react";
import { sheetFields } from "../../../engine/cards/sheet.ts";
import type { ImportReport } from "../../../engine/cards/work.ts";
import type { LibraryGame } from "../../../engine/games/game.ts";
import fieldStyles from "../form/fields.module.css";
import styles from "./transfer.module.css";

export type ColumnStepProps = {
  readonly game: LibraryGame;
  readonly report: ImportReport;
  readonly disabled: boolean;
  readonly onSay: (heading: string, column: string) => void;
};

export function ColumnStep({ game, report: { headings, texts }, disabled, onSay }: ColumnStepProps) {
  const fields = sheetFields(game);
  const word = (label: string) => label.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  return (
    <section className={styles.columns} aria-label="Your columns">
      <h3>Your columns</h3>
      {texts.length > 0 && (
        <p role="alert" className={fieldStyles.problem}>
          <CircleAlert size={13} strokeWidth={1.75} aria-hidden />
          None of your columns is used as the card text, so new cards would be empty. Choose below what{" "}
          {texts.map((heading) => `“${heading}”`).join(" or ")} {texts.length === 1 ? "is" : "are"}.
        </p>
      )}
      <p>
        If the game has no field for a column, its cards keep the column as it is. The studio remembers your choices for the next table.
      </p>
      <ul>
        {headings.map(({ heading, column, example }) => {
          const asks = texts.includes(heading);
          return (
            <li key={heading} data-asks={asks || undefined}>
              <span className={styles.heading}>
                <b>{heading}</b>
                <small>{example || "empty"}</small>
              </span>
              <select
                className={fieldStyles.box}
                aria-label={`“${heading}” is`}
                aria-disabled={disabled}
                value={asks ? "?" : column}
                onChange={(event) => !disabled && onSay(heading, event.target.value)}
              >
                {asks && <option value="?">Choose what it is</option>}
                <option value="">my own column</option>
                {fields.map((field) => (
                  <option key={field.column} value={field.column}>
                    {word(field.label)}
                  </option>
                ))}
              </select>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
