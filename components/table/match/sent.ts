"use client";
/**
 * What was chosen and is on its way to the server is marked at once, where it was chosen. The mark says that it was pressed and no more: what comes of it
 * is drawn when it is on disk.
 */
import { useSyncExternalStore } from "react";
import type { SceneOption } from "../../../engine/games/scene.ts";
import { store } from "../../ui/store.ts";
import type { TableView } from "./view.ts";

type Sent = { readonly decisions: number; readonly option: SceneOption };

const sent = store<Sent | undefined>(undefined);

/** Marks an option that is being sent, until what is returned is called. @param decisions that were taken before it */
export function markSent(option: SceneOption, decisions: number): () => void {
  const mark = { option, decisions };
  sent.set(mark);
  return () => {
    if (sent.get() === mark) sent.set(undefined);
  };
}

/** Whether an option that `fits` was chosen and is not answered yet. */
export const useIsSent = ({ decisions }: Pick<TableView, "decisions">, fits: (option: SceneOption) => boolean): boolean =>
  useSyncExternalStore(
    sent.subscribe,
    () => {
      const now = sent.get();
      return now !== undefined && now.decisions === decisions && fits(now.option);
    },
    () => false,
  );
