"use client";
/** Whether the studio answers, as the last request tells. While it does not, it is asked again until it does. */
import { store } from "../ui/store.ts";

const AGAIN_MS = 4_000;
const SMALLEST = "/icon.svg";

export const answering = store(true);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes that a request was answered, or that nobody answered it. */
export function noteAnswer(answered: boolean): void {
  if (answering.get() !== answered) answering.set(answered);
  clearTimeout(timer);
  if (!answered) timer = setTimeout(ask, AGAIN_MS);
}

/** Asks the studio for next to nothing, and notes whether it answers. */
export async function ask(): Promise<boolean> {
  const answered = await fetch(SMALLEST, { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );
  noteAnswer(answered);
  return answered;
}
