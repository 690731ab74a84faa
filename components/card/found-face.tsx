"use client";
/** A face in the answer to a search. */
import { memo, use, useEffect, useId, useMemo, useRef } from "react";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { Detail } from "../../faces/canvas.ts";
import { forPlace, foundDrawing } from "./drawings.ts";
import styles from "./face.module.css";
import { facesOf, loadFaces } from "./painters.ts";
import { markupNow, showPictures } from "./pictures.ts";

type FoundFaceProps = { readonly card: LibraryCard; readonly detail: Detail };

/** The same as `Face`, but that a picture which is new to the page waits while a person types. */
export const FoundFace = memo(function FoundFace({ card, detail }: FoundFaceProps) {
  const svg = useRef<SVGSVGElement>(null);
  const prefix = useId();
  const faces = facesOf(card.game) ?? use(loadFaces(card.game));
  const drawing = useMemo(() => foundDrawing(faces, card, detail), [faces, card, detail]);
  const html = useMemo(() => ({ __html: forPlace(markupNow(drawing), prefix) }), [drawing, prefix]);
  useEffect(() => (svg.current ? showPictures(drawing, svg.current) : undefined), [drawing]);
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className={styles["face"]}
      viewBox={drawing.viewBox}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawWith escapes every text of the card.
      dangerouslySetInnerHTML={html}
    />
  );
});
