"use client";
/** A picture that comes in: chosen, dropped on the page or pasted into it. */
import { useEffect, useRef, useState } from "react";
import { type KeptPicture, keepPicture } from "../../api/pictures.ts";
import { useFileDrop } from "../../ui/file-drop.ts";

export type Upload = {
  readonly take: (file: Blob) => void;
  readonly isBusy: boolean;
  /** Whether a file is being dragged over the page; absent: files are chosen, not dropped. */
  readonly isOver?: boolean;
  /** Why the last file was not taken, as a sentence. */
  readonly problem: string | undefined;
};

/** Gives what comes in to the studio, dropped anywhere on the page and pasted too, one file at a time; calls `onKept` with what became of it. */
export function useUpload(onKept: (picture: KeptPicture) => void): Upload {
  const chosen = useChosenFile(onKept);
  const [isOver, setOver] = useState(false);
  useFileDrop({ take: chosen.take, over: setOver });
  usePastedFile(chosen.take);
  return { ...chosen, isOver };
}

/** The same for files that are chosen: where a page has several places for pictures. */
export function useChosenFile(onKept: (picture: KeptPicture) => void): Upload {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const take = (file: Blob) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    keepPicture(file)
      .then(onKept, (error: unknown) =>
        setProblem(error instanceof Error ? error.message : "The picture could not be uploaded. Try again."),
      )
      .finally(() => setBusy(false));
  };
  return { take, isBusy, problem };
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
