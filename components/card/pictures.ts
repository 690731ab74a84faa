"use client";
/**
 * When the picture of a face is fetched. While a person types, cards come and go with every key: they stand there with their words and
 * numbers at once, and a picture that this page has not shown yet waits for a pause. Those of cards that only fly by are never fetched.
 */
import type { Drawing } from "./drawings.ts";

/** ms without a key until a person looks at what was found; longer than the time between two keys. */
const PAUSE_MS = 400;

let typedAt = Number.NEGATIVE_INFINITY;
if (typeof document !== "undefined") document.addEventListener("input", () => (typedAt = performance.now()), true);

const shown = new WeakSet<Drawing>();
/** Where a picture is in the markup. Texts of a card are escaped, so none of them looks like this. */
const PICTURE = /<image href=/g;
const WAITING = "data-href";

/** The markup of a drawing as it goes into the page now; `showPictures` completes it. */
export function markupNow(drawing: Drawing): string {
  const waits = !shown.has(drawing) && performance.now() < typedAt + PAUSE_MS;
  return waits ? drawing.svg.replace(PICTURE, `<image ${WAITING}=`) : drawing.svg;
}

/** Puts in the pictures that `markupNow` left out, when nobody types; the answer takes it back. */
export function showPictures(drawing: Drawing, face: SVGSVGElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const wait = typedAt + PAUSE_MS - performance.now();
    if (wait > 0) {
      timer = setTimeout(show, wait);
      return;
    }
    shown.add(drawing);
    for (const image of face.querySelectorAll(`image[${WAITING}]`)) {
      image.setAttribute("href", image.getAttribute(WAITING) ?? "");
      image.removeAttribute(WAITING);
    }
  };
  show();
  return () => clearTimeout(timer);
}
