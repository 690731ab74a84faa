"use client";
/** How it is printed: paper, bleed, marks, backs, copies, and what changed. */
import { PAPER_NAMES, PAPERS } from "../../faces/print/papers.ts";
import { BACKS, type Backs, type MARKS, type Marks } from "../../faces/print/sheets.ts";
import { Field } from "../studio/form/field.tsx";
import fields from "../studio/form/fields.module.css";
import { Segmented } from "../ui/segmented.tsx";
import { type Choices, copiesTyped, paperChosen } from "./choices.ts";
import styles from "./print.module.css";
import type { PrintedCards } from "./use-print.ts";

const MARK_WORDS: Readonly<Record<Marks, string>> = { crop: "Crop marks", lines: "Cut lines", none: "None" };
const BACK_WORDS: Readonly<Record<Backs, string>> = {
  none: "No backs",
  long: "Behind the fronts, sheets turned over the long edge",
  short: "Behind the fronts, sheets turned over the short edge",
  separate: "On sheets of their own",
  folded: "Beside the fronts, to fold and glue",
};

export type ChoiceFieldsProps = {
  readonly choices: Choices;
  readonly onChange: (more: Partial<Choices>) => void;
  /** What is being printed, when it is known. */
  readonly cards: PrintedCards;
  /** When this browser last fetched a print of these cards, ISO 8601. */
  readonly printed: string | undefined;
};

export function ChoiceFields({ choices, onChange: set, cards, printed }: ChoiceFieldsProps) {
  return (
    <>
      <PaperFields choices={choices} set={set} />
      <div className={styles.strip}>
        <span aria-hidden>Bleed</span>
        <Segmented
          legend="Bleed"
          value={choices.bleed}
          labels={{ none: "None", "1.5 mm": "1.5 mm", "3 mm": "3 mm" }}
          onChange={(bleed) => set({ bleed })}
        />
      </div>
      <div className={styles.strip}>
        <span aria-hidden>Margin of the printer</span>
        <Segmented
          legend="Margin of the printer"
          value={choices.margin}
          labels={{ "5 mm": "5 mm", "8 mm": "8 mm" }}
          onChange={(margin) => set({ margin })}
        />
      </div>
      <div className={styles.strip}>
        <span aria-hidden>Marks</span>
        <Segmented
          legend="Marks"
          value={choices.marks}
          labels={
            { crop: MARK_WORDS.crop, lines: MARK_WORDS.lines, none: MARK_WORDS.none } satisfies Record<(typeof MARKS)[number], string>
          }
          onChange={(marks) => set({ marks })}
        />
      </div>
      <Field label="Backs">
        {(tied) => (
          <select
            {...tied}
            className={fields["box"]}
            value={choices.backs}
            onChange={(event) => set({ backs: BACKS.find((one) => one === event.target.value) ?? "none" })}
          >
            {BACKS.map((one) => (
              <option key={one} value={one}>
                {BACK_WORDS[one]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.strip}>
        <span aria-hidden>Colours</span>
        <Segmented
          legend="Colours"
          value={choices.skin}
          labels={{ full: "As designed", ink: "Save ink" }}
          onChange={(skin) => set({ skin })}
        />
      </div>
      <ChangedFields choices={choices} set={set} printed={printed} />
      <CopiesFields choices={choices} set={set} cards={cards} />
      <label className={styles.check}>
        <input type="checkbox" checked={choices.small} onChange={(event) => set({ small: event.target.checked })} />
        First page with ruler, outline and list; small print on each sheet
      </label>
      <label className={styles.check}>
        <input type="checkbox" checked={choices.drafts} onChange={(event) => set({ drafts: event.target.checked })} />
        Mark cards that are drafts
      </label>
    </>
  );
}

type PartProps = { readonly choices: Choices; readonly set: (more: Partial<Choices>) => void };

function PaperFields({ choices, set }: PartProps) {
  const chosen = paperChosen(choices);
  const isTyped = choices.across.trim() !== "" && choices.down.trim() !== "";
  const problem = typeof chosen === "string" && isTyped ? "A paper is 50 to 1200 mm on each side." : undefined;
  return (
    <>
      <Field label="Paper">
        {(tied) => (
          <select
            {...tied}
            className={fields["box"]}
            value={choices.paper}
            onChange={(event) => set({ paper: PAPER_NAMES.find((one) => one === event.target.value) ?? "own" })}
          >
            {PAPER_NAMES.map((one) => (
              <option key={one} value={one}>
                {one}, {PAPERS[one].w} × {PAPERS[one].h} mm
              </option>
            ))}
            <option value="own">Another size</option>
          </select>
        )}
      </Field>
      {choices.paper === "own" && (
        <div className={styles.pairs}>
          <Field label="Width" hint="mm" problem={problem}>
            {(tied) => (
              <input
                {...tied}
                className={fields["box"]}
                inputMode="decimal"
                value={choices.across}
                onChange={(event) => set({ across: event.target.value })}
              />
            )}
          </Field>
          <Field label="Height" hint="mm">
            {(tied) => (
              <input
                {...tied}
                className={fields["box"]}
                inputMode="decimal"
                value={choices.down}
                onChange={(event) => set({ down: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </>
  );
}

function ChangedFields({ choices, set, printed }: PartProps & { readonly printed: string | undefined }) {
  return (
    <>
      <Field label="Which of them">
        {(tied) => (
          <select
            {...tied}
            className={fields["box"]}
            value={choices.changed}
            onChange={(event) =>
              set({ changed: (["print", "day", "revision"] as const).find((one) => one === event.target.value) ?? "all" })
            }
          >
            <option value="all">All cards</option>
            <option value="print" disabled={printed === undefined}>
              Changed since my last print{printed === undefined ? ": none from this browser yet" : `, ${dayOf(printed)}`}
            </option>
            <option value="day">Changed since a day</option>
            <option value="revision">Changed since a revision</option>
          </select>
        )}
      </Field>
      {choices.changed === "day" && (
        <Field label="Day">
          {(tied) => (
            <input
              {...tied}
              type="date"
              className={fields["box"]}
              value={choices.day}
              onChange={(event) => set({ day: event.target.value })}
            />
          )}
        </Field>
      )}
      {choices.changed === "revision" && (
        <Field label="Revision" hint="3: cards with a later revision; a card and 3: all changed after it; or a note">
          {(tied) => (
            <input
              {...tied}
              className={fields["box"]}
              value={choices.revision}
              onChange={(event) => set({ revision: event.target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
}

const dayOf = (at: string): string => new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });

function CopiesFields({ choices, set, cards }: PartProps & { readonly cards: PrintedCards }) {
  const isBad = choices.copies.trim() !== "" && copiesTyped(choices.copies, 1) === undefined;
  return (
    <>
      <Field
        label="Copies of each card"
        hint="empty: as many as in the deck or box"
        problem={isBad ? "Type a whole number from 1 to 100." : undefined}
      >
        {(tied) => (
          <input
            {...tied}
            className={fields["box"]}
            inputMode="numeric"
            value={choices.copies}
            onChange={(event) => set({ copies: event.target.value })}
          />
        )}
      </Field>
      {cards.length > 1 && (
        <details className={styles.more}>
          <summary>Copies of single cards</summary>
          <p>A 0 leaves a card out.</p>
          <ul className={styles.counts}>
            {cards.map(({ id, name, count }) => {
              const text = choices.counts[id] ?? String(count);
              const wrong = copiesTyped(text, 0) === undefined;
              return (
                <li key={id}>
                  <label>
                    <input
                      inputMode="numeric"
                      className={fields["box"]}
                      value={text}
                      aria-invalid={wrong || undefined}
                      data-bad={wrong || undefined}
                      onChange={(event) => set({ counts: { ...choices.counts, [id]: event.target.value } })}
                    />
                    {name}
                  </label>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </>
  );
}
