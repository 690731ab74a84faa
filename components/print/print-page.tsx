"use client";
/** Cards as a PDF to cut out: paper, bleed, marks, backs and copies on the left, the sheets themselves on the right. */
import { useQuery } from "@tanstack/react-query";
import { Download, Package, RotateCcw, Ruler, Square } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { gameDefinition } from "../../engine/games/index.ts";
import { PAPER_NAMES, PAPERS } from "../../faces/print/papers.ts";
import { BACKS, type Backs, type MARKS, type Marks, type PrinterProfile, TRUE_PRINTER } from "../../faces/print/sheets.ts";
import { cardQueries } from "../api/cards.ts";
import { ApiFailure } from "../api/request.ts";
import { exportHref } from "../export/choices.ts";
import { Page } from "../frame/page.tsx";
import { Field } from "../studio/form/field.tsx";
import fields from "../studio/form/fields.module.css";
import buttons from "../ui/button.module.css";
import { Button, LinkButton } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Segmented } from "../ui/segmented.tsx";
import { showToast } from "../ui/toaster.tsx";
import { type Choices, FIRST_CHOICES, PROFILE_LIMITS, printRequest, profileValue, type What } from "./choices.ts";
import { Preview } from "./preview.tsx";
import styles from "./print.module.css";
import { setProfile, useProfile } from "./profile.ts";
import { followPrint, type PrintState, usePrint } from "./use-print.ts";

const ICON = { size: 15, strokeWidth: 1.75, "aria-hidden": true } as const;
const MARK_WORDS: Readonly<Record<Marks, string>> = { crop: "Crop marks", lines: "Cut lines", none: "None" };
const BACK_WORDS: Readonly<Record<Backs, string>> = {
  none: "No backs",
  long: "Behind the fronts, sheets turned over the long edge",
  short: "Behind the fronts, sheets turned over the short edge",
  separate: "On sheets of their own",
  folded: "Beside the fronts, to fold and glue",
};

export function PrintPage({ game, what }: { readonly game: GameId; readonly what: What }) {
  const [choices, setChoices] = useState(FIRST_CHOICES);
  const profile = useProfile();
  const { state, stop, again } = usePrint(printRequest(game, what, choices, profile));
  const { name } = gameDefinition(game);
  return (
    <Page
      game={game}
      title="Print"
      crumbs={[{ label: `${name} cards`, href: `/${game}/cards` }]}
      actions={
        <>
          <LinkButton href={exportHref(game, what)} look="quiet" icon={<Package {...ICON} />}>
            Print shops, other tables
          </LinkButton>
          {state.is === "done" && (
            <a className={cx(buttons.button, buttons["primary"])} href={`/api/prints/${state.id}`} aria-label="Download PDF" download>
              <Download {...ICON} /> PDF
            </a>
          )}
        </>
      }
    >
      <div className={styles.page}>
        <form className={styles.choices} aria-label="How to print" onSubmit={(event) => event.preventDefault()}>
          <Subject game={game} what={what} />
          <ChoiceFields choices={choices} onChange={setChoices} />
          <Printer profile={profile} paper={choices.paper} />
        </form>
        <section className={styles.result} aria-label="Sheets">
          <Progress state={state} onStop={stop} onAgain={again} />
          {state.is === "done" && <Preview id={state.id} pages={state.pages} />}
        </section>
      </div>
    </Page>
  );
}

/** What is printed, in words. */
function Subject({ game, what }: { readonly game: GameId; readonly what: What }) {
  const { data: library } = useQuery(cardQueries.library(game));
  const { name } = gameDefinition(game);
  const words = () => {
    if (what.is === "game") return `All cards of ${name}, as many as in its box`;
    if (what.is === "set") return `${name}, set ${what.code}`;
    if (what.is === "query") return what.text.trim() === "" ? `Each card of ${name} once` : `Each card that “${what.text}” finds, once`;
    if (what.is === "deck") return "The cards of a deck";
    return library?.cards.find(({ id }) => id === `${game}/${what.slug}`)?.name ?? what.slug;
  };
  return (
    <p className={styles.subject}>
      <b>{words()}.</b> Cards are 63 × 88 mm and never scaled. Print at 100 %, not “fit to page”.{" "}
      <Link href="/docs/printing">How to print</Link>
    </p>
  );
}

type ChoiceFieldsProps = { readonly choices: Choices; readonly onChange: (choices: Choices) => void };

function ChoiceFields({ choices, onChange }: ChoiceFieldsProps) {
  const set = (more: Partial<Choices>) => onChange({ ...choices, ...more });
  const isBadCount = choices.copies.trim() !== "" && !/^([1-9]\d?|100)$/.test(choices.copies.trim());
  return (
    <>
      <Field label="Paper">
        {(tied) => (
          <select
            {...tied}
            className={fields["box"]}
            value={choices.paper}
            onChange={(event) => set({ paper: PAPER_NAMES.find((one) => one === event.target.value) ?? "A4" })}
          >
            {PAPER_NAMES.map((one) => (
              <option key={one} value={one}>
                {one}, {PAPERS[one].w} × {PAPERS[one].h} mm
              </option>
            ))}
          </select>
        )}
      </Field>
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
      <Field
        label="Copies of each card"
        hint="empty: as many as in the deck or box"
        problem={isBadCount ? "Copies are a whole number from 1 to 100." : undefined}
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

/** What this browser's printer does to a sheet, and the sheet that tells it. */
function Printer({ profile, paper }: { readonly profile: PrinterProfile; readonly paper: Choices["paper"] }) {
  const [typed, setTyped] = useState<Partial<Record<keyof PrinterProfile, string>>>({});
  const [busy, setBusy] = useState(false);
  const type = (name: keyof PrinterProfile, text: string) => {
    setTyped({ ...typed, [name]: text });
    const value = profileValue(name, text);
    if (value !== undefined) setProfile({ ...profile, [name]: value });
  };
  const calibrate = async () => {
    setBusy(true);
    try {
      await followPrint("/api/prints/calibration", { paper: PAPERS[paper] }, new AbortController().signal, (news) => {
        if (news.is === "done") window.location.assign(`/api/prints/${news.id}`);
        if (news.is === "failed") showToast({ message: news.error });
      });
    } catch (error) {
      showToast({ message: error instanceof ApiFailure ? error.message : "The calibration sheet could not be made. Try again." });
    }
    setBusy(false);
  };
  return (
    <details className={styles.printer}>
      <summary>Your printer</summary>
      <p>Print the calibration sheet, measure what it says, and type it here. This browser keeps it.</p>
      <Button icon={<Ruler {...ICON} />} disabled={busy} onClick={calibrate}>
        Calibration sheet
      </Button>
      <div className={styles.measures}>
        {(Object.keys(TRUE_PRINTER) as (keyof PrinterProfile)[]).map((name) => {
          const { label, unit, least, most } = PROFILE_LIMITS[name];
          const text = typed[name] ?? String(profile[name]);
          const isBad = profileValue(name, text) === undefined;
          return (
            <Field key={name} label={label} hint={unit} problem={isBad ? `This is a number from ${least} to ${most} ${unit}.` : undefined}>
              {(tied) => (
                <input
                  {...tied}
                  className={fields["box"]}
                  inputMode="decimal"
                  value={text}
                  onChange={(event) => type(name, event.target.value)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </details>
  );
}

type ProgressProps = { readonly state: PrintState; readonly onStop: () => void; readonly onAgain: () => void };

function Progress({ state, onStop, onAgain }: ProgressProps) {
  const words = () => {
    if (state.is === "making") return state.all === 0 ? "Laying out the sheets …" : `${state.done} of ${state.all} sheets`;
    if (state.is === "stopped") return "Stopped. Nothing was kept.";
    if (state.is === "failed") return state.error;
    return `${state.components} ${state.components === 1 ? "card" : "cards"} on ${state.pages} ${state.pages === 1 ? "page" : "pages"}.`;
  };
  return (
    <div className={styles.progress}>
      <p role={state.is === "failed" ? "alert" : "status"} data-bad={state.is === "failed" || undefined}>
        {words()}
        {state.is === "done" &&
          state.missing.length > 0 &&
          ` No font has these letters, so they are printed as boxes: ${state.missing.join(" ")}`}
      </p>
      {state.is === "making" && (
        <>
          <progress aria-label="Sheets done" max={Math.max(1, state.all)} value={state.done} />
          <Button size="s" icon={<Square {...ICON} />} onClick={onStop}>
            Stop
          </Button>
        </>
      )}
      {(state.is === "stopped" || state.is === "failed") && (
        <Button size="s" icon={<RotateCcw {...ICON} />} onClick={onAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}
