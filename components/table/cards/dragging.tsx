"use client";
/** Dragging cards over a table: where the one that is carried can be put is lit, elsewhere it says why not. A mouse or a pen drags; touch taps the card, then the place. */
import { type CollisionDetector, CollisionPriority, CollisionType } from "@dnd-kit/abstract";
import { PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent, DragOverlay, type DragStartEvent, useDraggable, useDroppable } from "@dnd-kit/react";
import { createContext, type ReactNode, use, useRef, useState } from "react";
import type { SceneCard, SceneOption } from "../../../engine/games/scene.ts";
import type { InstanceId } from "../../../engine/kernel/state.ts";
import { Face } from "../../card/face.tsx";
import { announce } from "../../ui/announcer.tsx";
import { afterSomeWay, withoutFlight } from "../../ui/drag.ts";
import { showToast } from "../../ui/toaster.tsx";
import { putsOf, refusal, type SlotUnder, type Spot, slotQuestion, type Zones } from "../choices/gesture.ts";
import { sayWhy } from "../choices/reasons.tsx";
import type { TableCards, TableMoves, TableView } from "../match/view.ts";
import styles from "./dragging.module.css";

const POINTER = PointerSensor.configure({
  activationConstraints: afterSomeWay,
  preventActivation: ({ pointerType }) => pointerType === "touch",
});

type Carried = {
  readonly card: InstanceId;
  readonly design: string | undefined;
  readonly puts: ReadonlyMap<Spot, SceneOption>;
  /** Why it can be put nowhere, and that as soon as it is known: a card may be put down before. */
  readonly reasons?: readonly string[] | undefined;
  readonly told?: Promise<readonly string[]> | undefined;
};

const Carrying = createContext<Carried | undefined>(undefined);

/** The card that is carried, with the places where it can be put. */
export const useCarried = (): Carried | undefined => use(Carrying);

type DraggingProps = {
  readonly view: TableView;
  readonly moves: TableMoves;
  readonly cards: TableCards;
  readonly zones: Zones;
  readonly children: ReactNode;
};

export function Dragging({ view, moves, cards, zones, children }: DraggingProps) {
  const [carried, setCarried] = useState<Carried>();
  /** The same at once: a card may be put down before it is drawn in the hand. */
  const hand = useRef<Carried>(undefined);
  const [over, setOver] = useState<Spot>();
  const tell = (reasons: readonly string[]) => {
    announce(reasons.join(" "), "assertive");
    showToast({ message: reasons.join(" "), tone: "bad" });
  };
  const start = ({ operation }: DragStartEvent) => {
    const { card, design } = (operation.source?.data ?? {}) as { card?: InstanceId; design?: string };
    if (card === undefined) return;
    const puts = putsOf(view.options, card, zones);
    const told = puts.size > 0 ? undefined : moves.why({ card }).then(reasonsOf);
    hand.current = { card, design, puts, told };
    setCarried(hand.current);
    setOver(undefined);
    void told?.then((reasons) => setCarried((now) => (now?.told === told ? { ...now, reasons } : now)));
  };
  const end = ({ operation, canceled }: DragEndEvent) => {
    const spot: unknown = operation.target?.data["spot"];
    const held = hand.current;
    hand.current = undefined;
    setCarried(undefined);
    setOver(undefined);
    if (canceled || held === undefined) return;
    const put = typeof spot === "string" ? held.puts.get(spot) : undefined;
    const slotUnder: SlotUnder | undefined = operation.target?.data["slotUnder"];
    const slot = slotUnder?.(operation.position.current);
    const question = slot && slotQuestion(view.options, slot, held.card);
    if (put) moves.choose(put);
    else if (held.told) void held.told.then(tell);
    else if (question) void moves.why(question.about, question.after).then(sayWhy);
    else if (typeof spot === "string") tell([refusal(view.options, held.card) ?? "It cannot go there, only where it is lit."]);
  };
  const design = carried?.design === undefined ? undefined : cards.get(carried.design);
  const put = over === undefined ? undefined : carried?.puts.get(over);
  return (
    <DragDropProvider
      sensors={[POINTER]}
      plugins={withoutFlight}
      onDragStart={start}
      onDragOver={({ operation }) => {
        const spot: unknown = operation.target?.data["spot"];
        setOver(typeof spot === "string" ? spot : undefined);
      }}
      onDragEnd={end}
    >
      <Carrying value={carried}>{children}</Carrying>
      <DragOverlay dropAnimation={null}>
        {() => (
          <span className={styles.carried}>
            <span className={styles.face}>{design && <Face card={design} detail="tile" />}</span>
            {put && (
              <b className={styles.words}>
                {put.words}
                {put.hint && <small>{put.hint}</small>}
              </b>
            )}
            {carried?.reasons && <b className={styles.words}>{carried.reasons[0]}</b>}
          </span>
        )}
      </DragOverlay>
    </DragDropProvider>
  );
}

/** Why a card can be put nowhere, each reason once. */
function reasonsOf(why: Awaited<ReturnType<TableMoves["why"]>>): readonly string[] {
  const reasons = [...new Set(why.flatMap(({ reasons: all }) => all))];
  return reasons.length > 0 ? reasons : ["Click this card to choose it. It cannot be dragged anywhere."];
}

/** For what stands for a card: it can be picked up. */
export function useDragSource({ id, card }: SceneCard, disabled: boolean) {
  const { ref, isDragSource } = useDraggable({ id: `card ${id}`, data: { card: id, design: card }, disabled });
  return { ref, isDragSource };
}

/** An area is meant where the pointer is in it: after what lies on it, and where it takes what is carried, before what the carried card only touches. */
const areaAt =
  (priority: CollisionPriority): CollisionDetector =>
  ({ dragOperation, droppable: { id, shape } }) =>
    shape?.containsPoint(dragOperation.position.current) ? { id, priority, type: CollisionType.PointerIntersection, value: 0 } : null;
const [LIT_AREA, AREA] = [areaAt(CollisionPriority.High), areaAt(CollisionPriority.Lowest)];

/**
 * For a place on the board: whether what is carried can be put here, and is over it.
 *
 * @param slotUnder of an area with slots: which of them is at a point of the window
 * @param is "area": other places lie on it, and dropping beside them is answered; "card": what cannot be meant lets what is beneath be meant
 */
export function useSpot(spot: Spot, is: "slot" | "area" | "card" = "slot", slotUnder?: SlotUnder) {
  const carried = useCarried();
  const lit = carried?.puts.has(spot) === true;
  const { ref, isDropTarget } = useDroppable({
    id: spot,
    data: { spot, slotUnder },
    disabled: is === "card" && !lit,
    ...(is === "area" ? { collisionDetector: lit ? LIT_AREA : AREA } : {}),
  });
  return { ref, lit, over: isDropTarget && lit };
}
