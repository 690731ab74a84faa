"use client";
/** The sheets of a print: the PDF itself, drawn by pdf.js, which is loaded here alone. Each sheet is drawn when it comes into sight. */
import type { PDFDocumentProxy, PDFWorker } from "pdfjs-dist";
import { useEffect, useRef, useState } from "react";
import styles from "./print.module.css";

/** One worker reads all prints: a document that is closed would take a worker of its own with it, while the next one is opened. */
let reader: PDFWorker | undefined;

/** Loads the reader, so that it is there when the first sheet comes. */
export async function prepareReader() {
  const pdf = await import("pdfjs-dist");
  reader ??= pdf.PDFWorker.create({ port: new Worker(new URL("./pdf-worker.ts", import.meta.url), { type: "module" }) });
  return pdf;
}

async function openPdf(id: string): Promise<PDFDocumentProxy> {
  const pdf = await prepareReader();
  return pdf.getDocument({ url: `/api/prints/${id}`, verbosity: 0, worker: reader }).promise;
}

export function Preview({ id, pages }: { readonly id: string; readonly pages: number }) {
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [error, setError] = useState(false);
  useEffect(() => {
    let gone = false;
    let opened: PDFDocumentProxy | undefined;
    openPdf(id).then(
      (found) => {
        opened = found;
        if (gone) void found.loadingTask.destroy();
        else setPdf(found);
      },
      () => !gone && setError(true),
    );
    return () => {
      gone = true;
      void opened?.loadingTask.destroy();
    };
  }, [id]);
  const [inTurn] = useState(drawsInTurn);
  const numbers = Array.from({ length: pages }, (_, i) => i + 1);
  if (!pdf && !error) return <p role="status">Opening the print to show its pages …</p>;
  if (error) return <p role="alert">The preview could not be drawn. The PDF itself is fine: download it.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={styles.sheets} tabIndex={0} role="group" aria-label={`Preview of ${pages} pages`}>
      {pdf && numbers.map((page) => <SheetPicture key={page} pdf={pdf} page={page} of={pages} inTurn={inTurn} />)}
    </div>
  );
}

type InTurn = (page: number, draw: () => Promise<void>) => void;

/** Draws the sheets that are wanted one after another, the first of them first: drawn at once, each would wait for all. */
function drawsInTurn(): InTurn {
  const wanted = new Map<number, () => Promise<void>>();
  let isBusy = false;
  const next = async () => {
    for (let page = Math.min(...wanted.keys()); wanted.size > 0; page = Math.min(...wanted.keys())) {
      const draw = wanted.get(page);
      wanted.delete(page);
      await draw?.().catch(() => undefined);
    }
    isBusy = false;
  };
  return (page, draw) => {
    wanted.set(page, draw);
    if (isBusy) return;
    isBusy = true;
    // Sheets that come into sight together are all wanted before one is drawn.
    setTimeout(next);
  };
}

/** Pixels across of a sheet in the preview, before the screen's own density. */
const WIDTH = 460;

type SheetProps = {
  readonly pdf: PDFDocumentProxy;
  readonly page: number;
  readonly of: number;
  readonly inTurn: InTurn;
};

function SheetPicture({ pdf, page, of, inTurn }: SheetProps) {
  const figure = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ratio, setRatio] = useState(297 / 210);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const [seen, drawn] = [figure.current, canvas.current];
    if (!seen || !drawn) return;
    let drawing: { cancel(): void } | undefined;
    let gone = false;
    const draw = async () => {
      if (gone) return;
      const sheet = await pdf.getPage(page);
      const [, , w = 1, h = 1] = sheet.view;
      setRatio(h / w);
      const viewport = sheet.getViewport({ scale: (WIDTH * Math.min(2, window.devicePixelRatio)) / w });
      [drawn.width, drawn.height] = [Math.round(viewport.width), Math.round(viewport.height)];
      const task = sheet.render({ canvas: drawn, viewport });
      drawing = task;
      await task.promise;
      drawn.dataset["drawn"] = "";
      setDrawn(true);
    };
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watcher.disconnect();
        inTurn(page, draw);
      },
      { rootMargin: "400px" },
    );
    watcher.observe(seen);
    return () => {
      gone = true;
      watcher.disconnect();
      drawing?.cancel();
    };
  }, [pdf, page, inTurn]);
  return (
    <figure ref={figure} className={styles.sheet}>
      <canvas ref={canvas} role="img" aria-label={`Page ${page}`} style={{ aspectRatio: `1 / ${ratio}` }} />
      <figcaption>
        {page} of {of}
        {!isDrawn && ", being drawn …"}
      </figcaption>
    </figure>
  );
}
