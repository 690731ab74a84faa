import { memo, use, useId, useMemo } from "react";
import type { LibraryCard } from "../../engine/cards/card.ts";
import type { Detail } from "../../faces/canvas.ts";
import type { GameFaces } from "../../faces/draw.ts";
import type { Lit } from "../../faces/words.ts";
import { drawingOf, forPlace } from "./drawings.ts";
import styles from "./face.module.css";
import { facesOf, loadFaces } from "./painters.ts";

type FaceProps = {
  readonly card: LibraryCard;
  readonly detail: Detail;
  /** The words of its text that are being carried out; only whole faces show them. */
  readonly lit?: Lit | undefined;
  readonly className?: string;
};

/**
 * A card as a picture. It is hidden from screen readers: the caller gives the words, `faceLabel(card)` in a grid or the
 * text itself on a page. It fills the width it is given. Pages with a game's library already have its faces; other pages wait for them.
 */
export const Face = memo(function Face(face: FaceProps) {
  // Whoever waits here has no hooks of its own: when it is tried again the faces are there, and nothing is waited for.
  const faces = facesOf(face.card.game) ?? use(loadFaces(face.card.game));
  return <Drawn {...face} faces={faces} />;
});

function Drawn({ card, detail, lit, className, faces }: FaceProps & { readonly faces: GameFaces }) {
  const prefix = useId();
  const { svg, viewBox } = useMemo(() => {
    const drawing = drawingOf(faces, card, detail, lit);
    return { svg: forPlace(drawing.svg, prefix), viewBox: drawing.viewBox };
  }, [faces, card, detail, lit, prefix]);
  return (
    <svg
      aria-hidden="true"
      className={className ? `${styles["face"]} ${className}` : styles["face"]}
      viewBox={viewBox}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawWith escapes every text of the card.
      dangerouslySetInnerHTML={{ __html: svg }}
    />
  );
}
