"use client";
/** A picture that comes in: chosen, dropped on the page or pasted into it. */
import { useEffect, useRef, useState } from "react";
import { type KeptPicture, keepPicture } from "../../api/pictures.ts";
import { useFileDrop } from "../../ui/file-drop.ts";

export type Upload = {
  readonly take: (file: Blob) => void;
  readonly isBusy: boolean;
  /** Whether a file is being dragged over the page. */
  readonly isOver: boolean;
  /** Why the last file was not taken, as a sentence. */
  readonly problem: string | undefined;
};

/** Gives what comes in to the studio, one file at a time, and calls `onKept` with what became of it. */
export function useUpload(onKept: (picture: KeptPicture) => void): Upload {
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = (file: Blob) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    keepPicture(file)
      .then(onKept, (error: unknown) =>
        setProblem(error instanceof Error ? error.message : "The picture could not be taken in. Try again."),
      )
      .finally(() => setBusy(false));
  };
  useFileDrop({ take, over: setOver });
  usePastedFile(take);
  return { take, isBusy, isOver, problem };
}

/** Files pasted anywhere on the page; pasted text goes where it went before. */
function usePastedFile(take: (file: File) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      latest.current(file);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);
}
