"use client";
/** How large a picture is: known once the browser has it. */
import { useEffect, useState } from "react";
import type { PictureSize } from "../../../engine/cards/picture.ts";
import { pictureAddress } from "../../api/pictures.ts";

const known = new Map<string, PictureSize>();

/** The size of a kept picture; undefined while it loads, "missing" when the studio does not have it. */
export function usePictureSize(hash: string | undefined): PictureSize | "missing" | undefined {
  const [missing, setMissing] = useState<string>();
  const [, setLoaded] = useState<string>();
  useEffect(() => {
    if (hash === undefined || known.has(hash)) return undefined;
    const picture = new Image();
    picture.onload = () => {
      known.set(hash, { width: picture.naturalWidth, height: picture.naturalHeight });
      setLoaded(hash);
    };
    picture.onerror = () => setMissing(hash);
    picture.src = pictureAddress(hash);
    return () => {
      picture.onload = null;
      picture.onerror = null;
    };
  }, [hash]);
  if (hash === undefined) return undefined;
  return known.get(hash) ?? (missing === hash ? "missing" : undefined);
}
