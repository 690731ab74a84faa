"use client";
/** A face in the answer to a search. While a person types it comes without its rules text, which follows as soon as they pause. */
import { memo, use, useEffect, useId, useMemo, useRef, useState } from "react";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { Detail } from "../../faces/canvas.ts";
import { inTurn } from "../ui/in-turn.ts";
import { drawingOf, forPlace } from "./drawings.ts";
import styles from "./face.module.css";
import { facesOf, loadFaces } from "./painters.ts";

type FoundFaceProps = {
  readonly card: LibraryCard;
  readonly detail: Detail;
  /** The answer is a moment old and the next may come: draw what tells the cards apart. */
  readonly brief: boolean;
};

export const FoundFace = memo(function FoundFace({ card, detail, brief }: FoundFaceProps) {
  const svg = useRef<SVGSVGElement>(null);
  const prefix = useId();
  const faces = facesOf(card.game) ?? use(loadFaces(card.game));
  const drawing = useMemo(() => drawingOf(faces, card, detail), [faces, card, detail]);
  // How it was drawn at first. The text is added to that, so that nothing is drawn twice.
  const [first, setFirst] = useState({ drawing, brief });
  if (first.drawing !== drawing) setFirst({ drawing, brief });
  const html = useMemo(() => ({ __html: forPlace(first.brief ? first.drawing.plate : first.drawing.svg, prefix) }), [first, prefix]);
  const isDue = first.brief && !brief;
  useEffect(() => {
    if (!isDue) return undefined;
    return inTurn(() => {
      svg.current?.querySelectorAll("[data-lines]").forEach((element, i) => {
        element.innerHTML = forPlace(first.drawing.lines[i] ?? "", prefix);
      });
    });
  }, [isDue, first, prefix]);
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
