"use client";
/** Makes the cards of a list draggable wherever it draws them: any element with `data-key="<id>"` inside. Works with lists that draw only what is in sight. */
import { Draggable } from "@dnd-kit/dom";
import { useDragDropManager } from "@dnd-kit/react";
import { type RefObject, useEffect } from "react";
import { parseCardId } from "../../../engine/cards/card.ts";
import type { Pool } from "../../../engine/cards/deck.ts";
import { cardDrag } from "./drag-data.ts";

export function useLibraryDrag(area: RefObject<HTMLElement | null>, pool: Pool): void {
  const manager = useDragDropManager();
  useEffect(() => {
    const element = area.current;
    if (!element || !manager) return;
    let current: { readonly cell: Element; readonly key: string; readonly draggable: Draggable } | undefined;
    const drop = () => {
      current?.draggable.destroy();
      current = undefined;
    };
    // One draggable at a time, for the card under the pointer, so that a list of thousands costs nothing. A cell may show another card by now.
    const meet = (event: Event) => {
      const cell = event.target instanceof Element ? event.target.closest("[data-key]") : null;
      const key = cell?.getAttribute("data-key") ?? "";
      if (!cell || (cell === current?.cell && key === current.key) || !manager.dragOperation.status.idle) return;
      const id = parseCardId(key);
      const card = id && pool.byId.get(id);
      if (!card) return;
      drop();
      const handle = cell.querySelector("[data-drag-handle]") ?? undefined;
      current = {
        cell,
        key,
        draggable: new Draggable({ id: `card-${card.id}`, element: cell, data: cardDrag(card), ...(handle && { handle }) }, manager),
      };
    };
    element.addEventListener("pointerover", meet);
    element.addEventListener("focusin", meet);
    // The cards under a pointer that rests, or under the focus, change with the search.
    element.addEventListener("pointerdown", meet, true);
    element.addEventListener("keydown", meet, true);
    return () => {
      element.removeEventListener("pointerover", meet);
      element.removeEventListener("focusin", meet);
      element.removeEventListener("pointerdown", meet, true);
      element.removeEventListener("keydown", meet, true);
      drop();
    };
  }, [area, manager, pool]);
}
