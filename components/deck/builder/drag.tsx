"use client";
/** Dragging cards from the library into the deck and between sections (story D2). Every drag also has a menu, keys and buttons. */
import { Accessibility, AutoScroller, Feedback, PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent, type DragOverEvent, DragOverlay, type DragStartEvent } from "@dnd-kit/react";
import { OctagonX } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { EntrySectionId } from "../../../engine/cards/deck.ts";
import { moveEntry, sectionName } from "../../../engine/decks/index.ts";
import { ArtThumb } from "../../cards/results/art-thumb.tsx";
import { announce } from "../../ui/announcer.tsx";
import { afterSomeWay, LastWay } from "../../ui/drag.ts";
import { showToast } from "../../ui/toaster.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { useDesk } from "./builder.ts";
import styles from "./drag.module.css";
import { type Dragged, draggedOf, zoneOf } from "./drag-data.ts";
import { whyNotIn } from "./place.ts";
import { SectionKeyboardSensor } from "./section-sensor.ts";

const INTERACTIVE = "a, button, input, select, textarea, label, [role=menu], [contenteditable]";

/** Touch drags by a long press on a handle, so that lists scroll; a mouse drags from anywhere but a control. */
const POINTER = PointerSensor.configure({
  activatorElements: (source) => [source.element],
  activationConstraints: afterSomeWay,
  preventActivation: (event, source) => {
    const target = event.target instanceof Element ? event.target : undefined;
    if (source.handle && target && source.handle.contains(target)) return false;
    return event.pointerType === "touch" || target?.closest(INTERACTIVE) != null;
  },
});

export type DragAreaProps = {
  readonly children: ReactNode;
  /** Called after a row moved to another section, so that the focus can follow it. */
  readonly onMoved: (section: EntrySectionId, name: string) => void;
};

export function DragArea({ children, onMoved }: DragAreaProps) {
  const { game, rules, make, add, store } = useDesk();
  const over = useRef<EntrySectionId>(undefined);

  const start = ({ operation }: DragStartEvent) => {
    const dragged = draggedOf(operation.source?.data);
    over.current = undefined;
    if (dragged) announce(`Picked up ${dragged.name}. Use the arrow keys to choose a section, Enter to drop, Escape to cancel.`);
  };
  const pass = ({ operation }: DragOverEvent) => {
    const dragged = draggedOf(operation.source?.data);
    const section = zoneOf(operation.target?.data)?.section;
    if (!dragged || section === over.current) return;
    over.current = section;
    if (section) announce(overWords(dragged, section, sectionName(game.id, section), whyNotIn(rules, section, dragged.card)?.sentence));
  };
  const end = ({ operation, canceled }: DragEndEvent) => {
    const dragged = draggedOf(operation.source?.data);
    const section = zoneOf(operation.target?.data)?.section;
    if (!dragged) return;
    if (canceled || !section || (dragged.kind === "row" && dragged.at.section === section)) {
      announce(`Cancelled: ${dragged.name} stays where it was.`);
      return;
    }
    const reason = whyNotIn(rules, section, dragged.card)?.sentence;
    if (reason !== undefined) {
      showToast({ message: `It cannot go to ${sectionName(game.id, section)}: ${reason}.`, tone: "bad" });
      return;
    }
    if (dragged.kind === "card") add(dragged.card, 1, section);
    else if (make(moveEntry(store.state().history.doc, dragged.at, section), "notice")) onMoved(section, dragged.name);
  };
  return (
    <DragDropProvider
      sensors={[POINTER, SectionKeyboardSensor]}
      plugins={(defaults) => [
        ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== AutoScroller && plugin !== Feedback),
        AutoScroller.configure({ acceleration: 15, threshold: { x: 0, y: 0.15 } }),
        Feedback.configure({ dropAnimation: null }),
        LastWay,
      ]}
      onDragStart={start}
      onDragOver={pass}
      onDragEnd={end}
    >
      {children}
      <DragOverlay dropAnimation={null}>{(source) => <Carried dragged={draggedOf(source.data)} />}</DragOverlay>
      <VisuallyHidden>
        <span id="deck-drag-help">Press Space to pick it up, or use the menu to move it.</span>
      </VisuallyHidden>
    </DragDropProvider>
  );
}

function Carried({ dragged }: { readonly dragged: Dragged | undefined }) {
  if (!dragged) return null;
  return (
    <div className={styles.carried}>
      {dragged.card ? <ArtThumb card={dragged.card} width={42} height={26} /> : <OctagonX size={16} aria-hidden />}
      <span>
        {dragged.kind === "row" && dragged.count > 1 && <b>{dragged.count} × </b>}
        {dragged.name}
      </span>
    </div>
  );
}

function overWords(dragged: Dragged, section: EntrySectionId, name: string, reason: string | undefined): string {
  if (dragged.kind === "row" && dragged.at.section === section) return `Over ${name}, where it is now.`;
  return reason === undefined ? `Over ${name}.` : `Over ${name}. It cannot go there: ${reason}.`;
}
