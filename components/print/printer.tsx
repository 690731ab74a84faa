"use client";
/** What this browser's printer does to a sheet, and the sheet that tells it. */
import { Ruler } from "lucide-react";
import { useState } from "react";
import type { Size } from "../../faces/print/papers.ts";
import { type PrinterProfile, TRUE_PRINTER } from "../../faces/print/sheets.ts";
import { ApiFailure } from "../api/request.ts";
import { Field } from "../studio/form/field.tsx";
import fields from "../studio/form/fields.module.css";
import { Button } from "../ui/button.tsx";
import { showToast } from "../ui/toaster.tsx";
import { PROFILE_LIMITS, profileValue } from "./choices.ts";
import styles from "./print.module.css";
import { setProfile } from "./profile.ts";
import { followPrint } from "./use-print.ts";

export function Printer({ profile, paper }: { readonly profile: PrinterProfile; readonly paper: Size }) {
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
      await followPrint("/api/prints/calibration", { paper }, new AbortController().signal, (news) => {
        if (news.is === "done") window.location.assign(`/api/prints/${news.id}`);
        if (news.is === "failed") showToast({ message: news.error });
      });
    } catch (error) {
      showToast({ message: error instanceof ApiFailure ? error.message : "The calibration sheet could not be made. Try again." });
    }
    setBusy(false);
  };
  return (
    <details className={styles.more}>
      <summary>Your printer</summary>
      <p>Print the calibration sheet, measure what it asks for, and type the results here. This browser remembers them.</p>
      <Button icon={<Ruler size={15} strokeWidth={1.75} aria-hidden />} disabled={busy} onClick={calibrate}>
        Calibration sheet
      </Button>
      <div className={styles.pairs}>
        {(Object.keys(TRUE_PRINTER) as (keyof PrinterProfile)[]).map((name) => {
          const { label, unit, least, most } = PROFILE_LIMITS[name];
          const text = typed[name] ?? String(profile[name]);
          const isBad = profileValue(name, text) === undefined;
          return (
            <Field key={name} label={label} hint={unit} problem={isBad ? `Type a number from ${least} to ${most} ${unit}.` : undefined}>
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
