/** A piece as a small picture, for buttons and what is carried. */
import type { FreePiece } from "../../../engine/games/free/stands.ts";
import { glyph, glyphOf } from "../../../faces/boards/index.ts";

export function BoardGlyph({ piece, size = 22 }: { readonly piece: FreePiece; readonly size?: number }) {
  const drawn = glyph(glyphOf(piece, 1), 12, 12, 20);
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="-4 0 32 24"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: glyph escapes every text.
      dangerouslySetInnerHTML={{ __html: drawn }}
    />
  );
}
