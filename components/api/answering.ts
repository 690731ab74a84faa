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
  if (!answered)
    timer = setTimeout(() => {
      fetch(SMALLEST, { method: "HEAD", cache: "no-store" }).then(
        () => noteAnswer(true),
        () => noteAnswer(false),
      );
    }, AGAIN_MS);
}
