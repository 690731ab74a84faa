/** Panning and zooming on the browser's own scrolling: wheel, two fingers, focus and the scrollbar pan by themselves; here is what they do not do. */
import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type Size, zoomFor } from "./world.ts";

const [LEAST, MOST, STEP] = [0.4, 2, 1.2];
/** With a mouse nothing is fitted smaller: what does not fit then is scrolled. */
export const LEAST_FIT = 0.5;
const MOST_FIT = 1.6;

export type Camera = {
  readonly zoom: number;
  /** Shows all as large as it fits, and keeps doing so. */
  readonly fit: () => void;
  readonly closer: () => void;
  readonly farther: () => void;
  /** For the element that scrolls: dragging its background pans. */
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
};

/** The room that an element has, in pixels; 0 until it is known. */
export function useRoom(view: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setRoom({ width: element.offsetWidth, height: element.offsetHeight }));
    watch.observe(element);
    return () => watch.disconnect();
  }, [view]);
  return room;
}

/**
 * @param size of the world in pixels at 100 %
 * @param least how small it is fitted; what does not fit then is scrolled
 */
export function useCamera(view: RefObject<HTMLElement | null>, room: Size, size: Size, least: number): Camera {
  const [chosen, setChosen] = useState<number>();
  const fitted = room.width === 0 ? 1 : Math.min(MOST_FIT, Math.max(least, zoomFor(size, room)));
  const zoom = chosen ?? fitted;
  const latest = useRef(zoom);
  latest.current = zoom;
  const by = useCallback((factor: number) => setChosen(Math.min(MOST, Math.max(LEAST, latest.current * factor))), []);
  usePinch(view, by);
  // The point in the middle stays there.
  const before = useRef(zoom);
  useEffect(() => {
    const element = view.current;
    const ratio = zoom / before.current;
    before.current = zoom;
    if (!element || ratio === 1) return;
    element.scrollLeft = (element.scrollLeft + element.clientWidth / 2) * ratio - element.clientWidth / 2;
    element.scrollTop = (element.scrollTop + element.clientHeight / 2) * ratio - element.clientHeight / 2;
  }, [view, zoom]);
  return {
    zoom,
    fit: useCallback(() => setChosen(undefined), []),
    closer: useCallback(() => by(STEP), [by]),
    farther: useCallback(() => by(1 / STEP), [by]),
    onPointerDown: useCallback((event) => {
      if (event.pointerType !== "mouse" || event.button !== 0 || (event.target as Element).closest("button, a, dialog")) return;
      const element = event.currentTarget;
      element.setPointerCapture(event.pointerId);
      const move = ({ movementX, movementY }: globalThis.PointerEvent) => element.scrollBy(-movementX, -movementY);
      element.addEventListener("pointermove", move);
      element.addEventListener("lostpointercapture", () => element.removeEventListener("pointermove", move), { once: true });
    }, []),
  };
}

/** Ctrl and wheel, which is also what a touchpad's pinch is, and two fingers on a screen zoom. */
function usePinch(view: RefObject<HTMLElement | null>, by: (factor: number) => void): void {
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      by(Math.exp(-event.deltaY / 300));
    };
    let apart = 0;
    const onTouch = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!one || !two) {
        apart = 0;
        return;
      }
      event.preventDefault();
      const now = Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
      if (apart > 0) by(now / apart);
      apart = now;
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    element.addEventListener("touchmove", onTouch, { passive: false });
    element.addEventListener("touchend", onTouch);
    return () => {
      element.removeEventListener("wheel", onWheel);
      element.removeEventListener("touchmove", onTouch);
      element.removeEventListener("touchend", onTouch);
    };
  }, [view, by]);
}
