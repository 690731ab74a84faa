"use client";
/** The page's live regions. `useAnnounce()` says a sentence to screen readers without showing it. */
import { store, useStore } from "./store.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

type Said = { readonly polite: string; readonly assertive: string };
const said = store<Said>({ polite: "", assertive: "" });
const NOTHING: Said = { polite: "", assertive: "" };

/** Announces a sentence; repeating it announces it again. `assertive` interrupts and is for decisions only. */
export function announce(sentence: string, how: keyof Said = "polite"): void {
  const again = said.get()[how] === sentence ? `${sentence}\u00a0` : sentence;
  said.set({ ...said.get(), [how]: again });
}

export const useAnnounce = () => announce;

export function Announcer() {
  const now = useStore(said, NOTHING);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{now.polite}</span>
      <span aria-live="assertive">{now.assertive}</span>
    </VisuallyHidden>
  );
}
