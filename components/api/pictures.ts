/** People's own pictures: kept by the studio, and where they are shown. */
import type { Crop } from "../../engine/cards/picture.ts";
import { offline, readAnswer } from "./request.ts";

/** A kept picture: `image` is what a card's `art` names. */
export type KeptPicture = { readonly image: string; readonly width: number; readonly height: number };

/** Uploads a picture. Rejects with a sentence when the file is not a picture or the studio does not respond. */
export async function keepPicture(file: Blob): Promise<KeptPicture> {
  const response = await fetch("/api/pictures", { method: "POST", body: file }).catch(() => {
    throw offline();
  });
  return readAnswer<KeptPicture>(response);
}

/** Where a kept picture is: the whole, or the part that a face shows, with the size on the face in millimetres. */
export function pictureAddress(hash: string, part?: { readonly w: number; readonly h: number; readonly crop?: Crop | undefined }): string {
  if (!part) return `/api/pictures/${hash}`;
  const { w, h, crop } = part;
  const words = Object.entries({ w, h, ...crop }).map(([key, value]) => [key, String(value)]);
  return `/api/pictures/${hash}?${new URLSearchParams(words)}`;
}
