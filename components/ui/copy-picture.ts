/** Copies a picture, or saves it where the browser does not allow copying pictures: over plain HTTP from another machine, for one. */
import { LETTERS_HEADER } from "../../faces/print/letters-header.ts";
import { ApiFailure, send } from "../api/request.ts";
import { showToast } from "./toaster.tsx";

/** How a picture is asked for: its address, or what is sent to it. */
export type PictureOf = { readonly path: string; readonly body?: unknown; readonly name: string };

/** `letters`: a sentence about those that are boxes on it, or nothing. */
type Loaded = { readonly picture: Blob; readonly letters: string };

async function load({ path, body }: PictureOf): Promise<Loaded> {
  const response = await send(path, body === undefined ? {} : { method: "POST", body });
  if (response.ok) return { picture: await response.blob(), letters: decodeURIComponent(response.headers.get(LETTERS_HEADER) ?? "") };
  const answer = (await response.json()) as { error: { code: string; message: string } };
  throw new ApiFailure(response.status, answer.error);
}

/** Copies the picture and says so. */
export async function copyPicture(of: PictureOf): Promise<void> {
  const loading = load(of);
  try {
    // The browser waits for the picture, so that the press still counts when it comes.
    await navigator.clipboard.write([new ClipboardItem({ "image/png": loading.then(({ picture }) => picture) })]);
    const { letters } = await loading;
    showToast({ message: `Picture copied. ${letters}`.trimEnd() });
  } catch {
    await loading.then(
      ({ picture, letters }) => {
        save(picture, of.name);
        showToast({ message: `The browser did not allow copying pictures, so it was saved as a file. ${letters}`.trimEnd() });
      },
      (error: unknown) =>
        showToast({ message: error instanceof ApiFailure ? error.message : "The picture could not be made. Try again.", tone: "bad" }),
    );
  }
}

function save(picture: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = `${name.replace(/[^\p{L}\p{N} ._-]/gu, "").trim() || "picture"}.png`;
  link.click();
  URL.revokeObjectURL(link.href);
}
