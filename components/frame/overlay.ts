"use client";
/** Which of the frame's two windows is open. */
import { store } from "../ui/store.ts";

export type Overlay = "palette" | "keys" | undefined;
export const overlay = store<Overlay>(undefined);
export const openOverlay = (which: Exclude<Overlay, undefined>): void => overlay.set(which);
export const closeOverlay = (): void => overlay.set(undefined);
