"use client";
/** What this browser knows of its printer. */
import { type PrinterProfile, TRUE_PRINTER } from "../../faces/print/sheets.ts";
import { store, useStore } from "../ui/store.ts";
import { profileValue } from "./choices.ts";

const KEY = "arcology.printer";
const NAMES = Object.keys(TRUE_PRINTER) as (keyof PrinterProfile)[];

function stored(): PrinterProfile {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof kept !== "object" || kept === null) return TRUE_PRINTER;
    const values = new Map(Object.entries(kept));
    return Object.fromEntries(
      NAMES.map((name) => [name, profileValue(name, String(values.get(name) ?? "")) ?? TRUE_PRINTER[name]]),
    ) as PrinterProfile;
  } catch {
    return TRUE_PRINTER;
  }
}

const profile = store(typeof window === "undefined" ? TRUE_PRINTER : stored());
export const useProfile = (): PrinterProfile => useStore(profile, TRUE_PRINTER);

export function setProfile(next: PrinterProfile): void {
  profile.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
