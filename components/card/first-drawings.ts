/** Faces that the studio wrote into the page, for whoever draws these cards first: taken over with their pictures, and neither drawn nor read again. */
import type { LibraryCard } from "../../engine/cards/card.ts";
import { keepDefs } from "./page-defs.ts";

/** What two drawings of a card have in common that look the same. */
export const firstKey = ({ id, revision, state }: LibraryCard): string => `${id} ${revision.hash} ${state}`;

const first = new Map<string, Element>();

/** Keeps the faces in this part of the page until they are taken; the answer forgets the rest. */
export function keepFirst(part: Element): () => void {
  const defs = part.querySelector("[data-first-defs]");
  if (defs) keepDefs(defs);
  for (const face of part.querySelectorAll<SVGElement>("[data-first]")) first.set(face.dataset["first"] ?? "", face);
  return () => {
    // In the frame in which the list has come.
    requestAnimationFrame(() => first.clear());
  };
}

/** Whether there is such a face. */
export const hasFirst = (key: string): boolean => first.has(key);

/** Moves a kept face to its new place. False when somebody else was faster. */
export function takeFirst(key: string, place: Element): boolean {
  const face = first.get(key);
  if (!face) return false;
  first.delete(key);
  place.replaceChildren(...face.childNodes);
  if (devicePixelRatio > 1) for (const image of place.querySelectorAll("image")) refine(image);
  return true;
}

const COARSE = "&px=320&";
/** Gives a picture the pixels of a finer screen, once it is there. */
function refine(image: SVGImageElement): void {
  const href = image.getAttribute("href") ?? "";
  if (!href.includes(COARSE)) return;
  const fine = href.replace(COARSE, "&px=480&");
  const picture = new Image();
  picture.src = fine;
  picture.decode().then(
    () => image.setAttribute("href", fine),
    () => undefined,
  );
}
