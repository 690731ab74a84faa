"use client";
/** Whether a document is on disk, in a few words that never claim more than is so. */
import { CircleCheck, CloudOff, CloudUpload, TriangleAlert } from "lucide-react";
import { Button } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { isSaved, type SaveState, saveWords } from "./save-state.ts";

const ICON = { size: 14, strokeWidth: 1.75, "aria-hidden": true } as const;

export type SaveMarkProps<Doc> = {
  readonly state: SaveState<Doc>;
  readonly store: { readonly retry: () => void };
  /** Opens the window in which a person decides. */
  readonly onAsk: () => void;
};

export function SaveMark<Doc>({ state, store, onAsk }: SaveMarkProps<Doc>) {
  const { trouble } = state;
  const icon = trouble ? (
    trouble.kind === "away" ? (
      <CloudOff {...ICON} />
    ) : (
      <TriangleAlert {...ICON} />
    )
  ) : isSaved(state) ? (
    <CircleCheck {...ICON} />
  ) : (
    <CloudUpload {...ICON} />
  );
  return (
    <>
      <span role="status" data-trouble={trouble ? "" : undefined}>
        <Chip icon={icon} tone={trouble ? "warn" : "plain"}>
          {saveWords(state)}
        </Chip>
      </span>
      {trouble?.kind === "away" && (
        <Button size="s" look="quiet" onClick={store.retry}>
          Try now
        </Button>
      )}
      {trouble && trouble.kind !== "away" && (
        <Button size="s" look="quiet" onClick={onAsk}>
          Decide
        </Button>
      )}
    </>
  );
}
