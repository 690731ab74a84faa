"use client";
/** Dragging cards over a table: where the one that is carried can be put is lit, elsewhere it says why not. A mouse or a pen drags; touch taps the card, then the place. */
import { type CollisionDetector, CollisionPriority, CollisionType } from "@dnd-kit/abstract";
import { Draggable, PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent, DragOverlay, type DragStartEvent, useDraggable, useDroppable } from "@dnd-kit/react";
import { createContext, type ReactNode, use, useRef, useState } from "react";
import type { SceneCard, SceneOption } from "../../../engine/games/scene.ts";
import type { InstanceId } from "../../../engine/kernel/state.ts";
import { Face } from "../../card/face.tsx";
import { announce } from "../../ui/announcer.tsx";
import { afterSomeWay, withoutFlight } from "../../ui/drag.ts";
import { showToast } from "../../ui/toaster.tsx";
import { putsOf, refusal, type Spot, type SpotUnder, spotQuestion, type Zones } from "../choices/gesture.ts";
import { sayWhy } from "../choices/reasons.tsx";
import type { TableCards, TableMoves, TableView } from "../match/view.ts";
import styles from "./dragging.module.css";

const POINTER = PointerSensor.configure({
  activationConstraints: afterSomeWay,
  preventActivation: ({ pointerType }) => pointerType === "touch",
});

type Carried = {
  /** Absent: a piece of the board is carried. */
  readonly card: InstanceId | undefined;
  readonly design: string | undefined;
  /** How a piece looks, and where in its box it was gripped, in pixels. */
  readonly shown?: ReactNode;
  readonly grip?: { readonly left: number; readonly top: number };
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
  /** What else putting a card somewhere chooses, by spot, where its own options say nothing. */
  readonly also?: ((card: InstanceId) => ReadonlyMap<Spot, SceneOption>) | undefined;
  readonly children: ReactNode;
};

/** A piece of the board that is picked up: how it looks, and by spot what it chooses there. */
export type DraggedPiece = { readonly shown: ReactNode; readonly puts: ReadonlyMap<Spot, SceneOption> };
type DragData = { readonly card?: InstanceId; readonly design?: string; readonly piece?: DraggedPiece };

export function Dragging({ view, moves, cards, zones, also, children }: DraggingProps) {
  const [carried, setCarried] = useState<Carried>();
  /** The same at once: a card may be put down before it is drawn in the hand. */
  const hand = useRef<Carried>(undefined);
  const [over, setOver] = useState<Spot>();
  const tell = (reasons: readonly string[]) => {
    announce(reasons.join(" "), "assertive");
    showToast({ message: reasons.join(" "), tone: "bad" });
  };
  const start = ({ operation }: DragStartEvent) => {
    const { card, design, piece } = (operation.source?.data ?? {}) as DragData;
    setOver(undefined);
    if (piece) {
      const box = operation.source instanceof Draggable ? operation.source.element?.getBoundingClientRect() : undefined;
      const { x, y } = operation.position.initial;
      hand.current = { card: undefined, design: undefined, grip: { left: x - (box?.left ?? x), top: y - (box?.top ?? y) }, ...piece };
      setCarried(hand.current);
    }
    if (card === undefined) return;
    const own = putsOf(view.options, card, zones);
    const puts = own.size > 0 ? own : (also?.(card) ?? own);
    const told = puts.size > 0 ? undefined : moves.why({ card }).then(reasonsOf);
    hand.current = { card, design, puts, told };
    setCarried(hand.current);
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
    const spotUnder: SpotUnder | undefined = operation.target?.data["spotUnder"];
    const there = spotUnder?.(operation.position.current);
    const question = there && spotQuestion(view.options, there, held.card);
    if (put) moves.choose(put);
    else if (held.card === undefined) return;
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
            {carried?.shown ? (
              <span className={styles.piece} style={carried.grip}>
                {carried.shown}
              </span>
            ) : (
              <span className={styles.face}>{design && <Face card={design} detail="tile" />}</span>
            )}
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

/** For a piece of the board: it can be picked up. `id` is its own among all that can be; without a piece it cannot. */
export function usePieceSource(id: string, piece: DraggedPiece | undefined, disabled: boolean) {
  const { ref, isDragSource } = useDraggable({ id: `piece ${id}`, data: { piece }, disabled: disabled || piece === undefined });
  return { ref, isDragSource };
}

/** An area is meant where the pointer is in it: after what lies on it, and where it takes what is carried, before what the carried card only touches. */
const areaAt =
  (priority: CollisionPriority): CollisionDetector =>
  ({ dragOperation, droppable: { id, shape } }) =>
    shape?.containsPoint(dragOperation.position.current) ? { id, priority, type: CollisionType.PointerIntersection, value: 0 } : null;
const [LIT_AREA, AREA] = [areaAt(CollisionPriority.High), areaAt(CollisionPriority.Lowest)];
const PART = areaAt(CollisionPriority.Highest);

type Point = readonly [x: number, y: number];

/** A place of any shape is meant where the pointer is within its corners, which are shares of its box from 0 to 1. */
const within =
  (corners: readonly Point[]): CollisionDetector =>
  ({ dragOperation, droppable: { id, shape } }) => {
    if (!shape) return null;
    const { left, top, width, height } = shape.boundingRectangle;
    const { x, y } = dragOperation.position.current;
    return isWithin([(x - left) / width, (y - top) / height], corners)
      ? { id, priority: CollisionPriority.Normal, type: CollisionType.PointerIntersection, value: 1 }
      : null;
  };

/** Whether a ray from the point crosses the sides an odd number of times. */
function isWithin([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners.at(i - 1) ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** As `useSpot`, for a place that is no rectangle. @param corners shares of its box, 0 to 1 */
export function useShapedSpot(spot: Spot, corners: readonly Point[]) {
  const lit = useCarried()?.puts.has(spot) === true;
  const { ref, isDropTarget } = useDroppable({ id: spot, data: { spot }, collisionDetector: within(corners) });
  return { ref, lit, over: isDropTarget && lit };
}

/**
 * For a place on the board: whether what is carried can be put here, and is over it.
 *
 * @param spotUnder of an area with spots of its own: which of them is at a point of the window
 * @param is "area": other places lie on it, and dropping beside them is answered; "card": what cannot be meant lets what is beneath be meant; "part": of a card, and meant before it
 */
export function useSpot(spot: Spot, is: "spot" | "area" | "card" | "part" = "spot", spotUnder?: SpotUnder) {
  const carried = useCarried();
  const lit = carried?.puts.has(spot) === true;
  const { ref, isDropTarget } = useDroppable({
    id: spot,
    data: { spot, spotUnder },
    disabled: is === "card" && !lit,
    ...(is === "area" ? { collisionDetector: lit ? LIT_AREA : AREA } : is === "part" ? { collisionDetector: PART } : {}),
  });
  return { ref, lit, over: isDropTarget && lit };
}
