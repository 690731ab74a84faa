"use client";
/** The keys of a list of cards: open, quick look, copies in the docked deck, views, copy link. */
import { useRouter } from "next/navigation";
import type { KeyboardEvent } from "react";
import type { LibraryCard } from "../../../engine/cards/card.ts";
import type { View } from "../../../engine/cards/search/index.ts";
import type { Dock } from "../../deck/dock/dock-context.ts";
import { useKeys } from "../../frame/use-keys.ts";
import { copyText } from "../../ui/clipboard.ts";
import { showToast } from "../../ui/toaster.tsx";
import { cardHref, studioHref } from "../links.ts";

export type ListKeys = {
  readonly cards: readonly LibraryCard[];
  readonly active: number;
  readonly dock: Dock | undefined;
  readonly onView: (view: View) => void;
  readonly looking: boolean;
  readonly setLooking: (looking: boolean) => void;
};

export function useListKeys({ cards, active, dock, onView, looking, setLooking }: ListKeys): {
  onKeyDown: (event: KeyboardEvent) => void;
  open: (card: LibraryCard) => void;
} {
  const router = useRouter();
  const card = cards[active];
  const open = (one: LibraryCard) => router.push(cardHref(one.id));
  const onCard = (act: (card: LibraryCard) => void) => () => (card ? act(card) : false);
  /** Without a current deck the key stays free for others. */
  const onDeck = (act: (dock: Dock, card: LibraryCard) => void) => () => {
    if (!dock || !card) return false;
    act(dock, card);
    return true;
  };
  const view = (next: View) => {
    onView(next);
    focusList();
  };
  const onKeyDown = useKeys({
    open: onCard(open),
    look: onCard(() => setLooking(!looking)),
    back: () => {
      if (!looking) return false;
      setLooking(false);
      return true;
    },
    edit: onCard((one) => router.push(studioHref(one.id))),
    copyLink: onCard((one) => {
      void copyText(`${location.origin}${cardHref(one.id)}`).then((done) =>
        showToast({ message: done ? `Link to ${one.name} copied.` : "The browser did not allow copying." }),
      );
    }),
    addOne: onDeck((at, one) => at.add(one)),
    removeOne: onDeck((at, one) => at.remove(one)),
    copies: (_, keys) => onDeck((at, one) => at.setCount(one, Number(keys)))(),
    viewGrid: () => view("grid"),
    viewList: () => view("list"),
    viewText: () => view("text"),
    viewTable: () => view("table"),
    viewStats: () => view("stats"),
  });
  return { onKeyDown, open };
}

const FRAMES = 90;

/** Moves the focus into the results as soon as they are drawn; views that load first take a moment. */
function focusList(frame = 0): void {
  requestAnimationFrame(() => {
    const item = frame < 2 ? null : document.querySelector<HTMLElement>("[data-results] [tabindex='0']");
    if (item) item.focus();
    else if (frame < FRAMES) focusList(frame + 1);
  });
}
