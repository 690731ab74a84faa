"use client";
/** Files dropped on a page: taken where somebody takes them, ignored elsewhere. Left alone, the browser leaves the page for the file. */
import { useEffect, useRef } from "react";

export type FileTaker = {
  /** Called with the first file. */
  readonly take: (file: File) => void;
  /** A file comes over the window, or leaves it. */
  readonly over?: (isOver: boolean) => void;
};

/** Listens on a window until the returned function is called; without a taker, files that nobody else takes are ignored. */
export function watchFiles(target: EventTarget, taker?: FileTaker): () => void {
  const over = (event: Event) => {
    const files = filesOf(event);
    if (!files) return;
    if (taker) files.dropEffect = "copy";
    else if (!event.defaultPrevented) files.dropEffect = "none";
    event.preventDefault();
    taker?.over?.(true);
  };
  const drop = (event: Event) => {
    const files = filesOf(event);
    if (!files) return;
    event.preventDefault();
    taker?.over?.(false);
    const [file] = files.files;
    if (file) taker?.take(file);
  };
  const leave = (event: Event) => {
    if ("relatedTarget" in event && event.relatedTarget === null) taker?.over?.(false);
  };
  const listeners = { dragover: over, drop, dragleave: leave };
  for (const [name, listener] of Object.entries(listeners)) target.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) target.removeEventListener(name, listener);
  };
}

/** What an event carries when it carries files; a dragged text is nobody's business here. */
function filesOf(event: Event): DataTransfer | undefined {
  const carried = "dataTransfer" in event ? (event.dataTransfer as DataTransfer | null) : null;
  return carried?.types.includes("Files") ? carried : undefined;
}

/** Takes files that are dropped anywhere on the page; undefined takes none for the time being. */
export function useFileDrop(taker: FileTaker | undefined): void {
  const latest = useRef(taker);
  useEffect(() => {
    latest.current = taker;
  });
  const takes = taker !== undefined;
  useEffect(() => {
    if (!takes) return undefined;
    return watchFiles(window, { take: (file) => latest.current?.take(file), over: (isOver) => latest.current?.over?.(isOver) });
  }, [takes]);
}

/** Keeps the page where it is when a file is dropped that nobody takes. */
export function FileGuard() {
  useEffect(() => watchFiles(window), []);
  return null;
}
