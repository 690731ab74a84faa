"use client";
/** Runs what a person asked for and shows a notice that says why it did not work. */
import { showToast } from "../../ui/toaster.tsx";

export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    showToast({ message: error instanceof Error ? error.message : "That did not work. Try again.", tone: "bad" });
  }
}
