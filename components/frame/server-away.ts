/**
 * What a page does while nobody answers: pictures that do not come leave their plate blank and come later, and a link does not lead to
 * the browser's page of nothing. It comes when the page stands, and works from then on.
 */
import { answering, ask } from "../api/answering.ts";
import { showToast } from "../ui/toaster.tsx";

const STAYS = "The studio is not responding, so this page stays open. Try again when it is back.";
const BROKEN = "data-broken";

type Picture = HTMLImageElement | SVGImageElement;
const isPicture = (target: EventTarget | null): target is Picture =>
  target instanceof HTMLImageElement || target instanceof SVGImageElement;

/** Leaves pictures out that did not come; when the studio is back they are asked for again. */
function watchPictures(): void {
  const note = ({ target, type }: Event) => isPicture(target) && target.toggleAttribute(BROKEN, type === "error");
  document.addEventListener("error", note, true);
  document.addEventListener("load", note, true);
  for (const image of document.images) image.toggleAttribute(BROKEN, image.complete && image.naturalWidth === 0);
  answering.subscribe(() => {
    if (!answering.get()) return;
    for (const picture of document.querySelectorAll<Picture>(`[${BROKEN}]`)) {
      const from = picture instanceof SVGImageElement ? "href" : "src";
      picture.setAttribute(from, picture.getAttribute(from) ?? "");
    }
  });
}

type Leaving = Event & {
  readonly hashChange: boolean;
  readonly downloadRequest: string | null;
  readonly formData: FormData | null;
  readonly navigationType: "push" | "reload" | "replace" | "traverse";
  readonly destination: { readonly url: string; readonly sameDocument: boolean };
};

/** A link of this studio under what was pressed, which opens here. */
function linkAt(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : undefined;
  return link && link.origin === location.origin && !link.target && !link.hasAttribute("download") ? link : undefined;
}

/** Keeps this page open when the one that is asked for cannot come. */
function watchLinks(): void {
  /** Client-side navigation no longer works in this tab: the next link loads its whole page. */
  let isStuck = false;
  /** Resumes automatically: the studio has just responded. */
  let passes: HTMLAnchorElement | undefined;
  let isSure = false;
  const stay = () => showToast({ message: STAYS, tone: "bad" });
  const goOn = async (link: HTMLAnchorElement) => {
    if (!(await ask())) stay();
    else if (isStuck) location.assign(link.href);
    else {
      passes = link;
      link.click();
      passes = undefined;
    }
  };
  document.addEventListener(
    "click",
    (event) => {
      const link = linkAt(event);
      if (!link || link === passes || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (link.pathname === location.pathname && link.search === location.search && link.hash !== "") return;
      // The documentation is the same for everybody, and what was fetched ahead of it is whole.
      if (!isStuck && (answering.get() || link.pathname.startsWith("/docs"))) return;
      event.preventDefault();
      event.stopPropagation();
      void goOn(link);
    },
    true,
  );
  const { navigation } = window as { readonly navigation?: EventTarget };
  navigation?.addEventListener("navigate", (event) => {
    const { destination, navigationType, hashChange, downloadRequest, formData, cancelable } = event as Leaving;
    const isLoad = !destination.sameDocument && !hashChange && downloadRequest === null && formData === null;
    if (!isLoad || !cancelable || navigationType === "traverse" || navigationType === "reload") return;
    if (new URL(destination.url).origin !== location.origin || isSure) return;
    event.preventDefault();
    void ask().then((answers) => {
      isSure = answers;
      isStuck = !answers;
      if (answers) location.assign(destination.url);
      else stay();
    });
  });
}

let isWatching = false;

/** Stands by in this tab from now on. */
export function standBy(): void {
  if (isWatching) return;
  isWatching = true;
  watchPictures();
  watchLinks();
}
