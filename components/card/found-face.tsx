"use client";
/** A face in the answer to a search. */
import { memo, use, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { Detail } from "../../faces/canvas.ts";
import { forPlace, foundDrawing, VIEW_BOX } from "./drawings.ts";
import styles from "./face.module.css";
import { firstKey, hasFirst, takeFirst } from "./first-drawings.ts";
import { facesOf, loadFaces } from "./painters.ts";
import { markupNow, showPictures } from "./pictures.ts";

type FoundFaceProps = { readonly card: LibraryCard; readonly detail: Detail };

/** The same as `Face`, but that a picture which is new to the page waits while a person types, and a face that the studio wrote into the page is taken over. */
export const FoundFace = memo(function FoundFace({ card, detail }: FoundFaceProps) {
  const svg = useRef<SVGSVGElement>(null);
  const prefix = useId();
  const faces = facesOf(card.game) ?? use(loadFaces(card.game));
  const [first, setFirst] = useState(() => (detail === "face" && hasFirst(firstKey(card)) ? card : undefined));
  const isFirst = first === card && detail === "face";
  // What has shown another card draws this one again.
  if (first && !isFirst) setFirst(undefined);
  const drawing = useMemo(() => (isFirst ? undefined : foundDrawing(faces, card, detail)), [isFirst, faces, card, detail]);
  const html = useMemo(() => ({ __html: drawing ? forPlace(markupNow(drawing), prefix) : "" }), [drawing, prefix]);
  useLayoutEffect(() => {
    if (isFirst && svg.current && !svg.current.hasChildNodes() && !takeFirst(firstKey(card), svg.current)) setFirst(undefined);
  }, [isFirst, card]);
  useEffect(() => (svg.current && drawing ? showPictures(drawing, svg.current) : undefined), [drawing]);
  return (
    <svg
      ref={svg}
      aria-hidden="true"
      className={styles["face"]}
      viewBox={drawing?.viewBox ?? VIEW_BOX}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawWith escapes every text of the card.
      dangerouslySetInnerHTML={html}
    />
  );
});
