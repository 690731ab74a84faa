"use client";
/** The name that signs what a person saves; asked once and kept in this browser. */
import { store, useStore } from "../ui/store.ts";

const KEY = "arcology.author";
function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}
const author = store(typeof window === "undefined" ? "" : stored());

export const authorNow = (): string => author.get();
export const useAuthor = (): string => useStore(author, "");

/** Signs with this name from now on. */
export function setAuthor(name: string): void {
  author.set(name);
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // Without storage the name lasts as long as the page.
  }
}
