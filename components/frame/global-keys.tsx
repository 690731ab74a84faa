"use client";
/** The keys that work everywhere, and the windows they open; those load when they are first wanted. */
import dynamic from "next/dynamic";
import { usePathname, useRouter } from "next/navigation";
import { useFetchAhead } from "../ui/fetch-ahead.ts";
import { useStore } from "../ui/store.ts";
import { helpFor } from "./help.ts";
import { useLastGame } from "./last-game.ts";
import { closeOverlay, openOverlay, overlay } from "./overlay.ts";
import { usePageKeys } from "./use-keys.ts";

const loadPalette = () => import("./palette.tsx");
const loadKeys = () => import("./keys-dialog.tsx");
const Palette = dynamic(loadPalette, { ssr: false });
const KeysDialog = dynamic(loadKeys, { ssr: false });
const loadAway = () => import("./server-away.ts").then((module) => module.standBy());
const AHEAD = [loadPalette, loadKeys, loadAway];

/** Moves the focus to the page's search box; false when the page has none. */
function focusSearch(): boolean {
  const box = document.querySelector<HTMLInputElement>("[data-search-box]");
  box?.focus();
  box?.select();
  return box !== null;
}

export function GlobalKeys() {
  const router = useRouter();
  const path = usePathname();
  const game = useLastGame(path);
  const open = useStore(overlay, undefined);
  useFetchAhead(AHEAD);
  usePageKeys({
    search: () => focusSearch() || openOverlay("palette"),
    palette: () => openOverlay("palette"),
    keys: () => openOverlay("keys"),
    help: () => {
      const link = document.querySelector<HTMLElement>("[data-help]");
      if (link) link.click();
      else router.push(helpFor(path).href);
    },
    goCards: () => router.push(`/${game}/cards`),
    goDecks: () => router.push("/decks"),
    goStudio: () => router.push(`/${game}/studio`),
    goTable: () => router.push(`/table?game=${game}`),
    goLab: () => router.push(`/lab?game=${game}`),
    goDocs: () => router.push("/docs"),
    goHome: () => router.push("/"),
  });
  if (open === "palette") return <Palette game={game} onClose={closeOverlay} />;
  if (open === "keys") return <KeysDialog onClose={closeOverlay} />;
  return null;
}
