"use client";
/** Draws only the rows of a long list that are in sight. The element that scrolls has them at `top` inside an element of `height`. */
import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { edgeOf, edgesOf, heightOf, type RowPlan, rowsToDraw, scrollFor } from "./rows.ts";

export type RowsOptions = {
  /** The element that scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** px of a row and of the gap to the next. */
  readonly size: number;
  readonly padding?: number;
  /** A heading above the rows that stays at the upper edge: rows are in sight below it. */
  readonly head?: RefObject<HTMLElement | null>;
  /** Rows to draw beyond what is in sight, on both sides. */
  readonly ahead: number;
  /** A row that is always drawn, so that scrolling never loses the focus. */
  readonly keep: number;
  /** Rows are as high as what is in them: a name for each row, under which its height is remembered. `size` is then a guess. */
  readonly measuredAs?: ((row: number) => string) | undefined;
};

export type Rows = {
  /** px of the element around the rows. */
  readonly height: number;
  readonly drawn: readonly { readonly row: number; readonly top: number }[];
  /** Ref of a row that is to be measured; it carries its number as `data-index`. */
  readonly measure: (element: HTMLElement | null) => (() => void) | undefined;
  readonly scrollTo: (row: number) => void;
};

/** Inner width and height of an element in px, 0 before the first layout. */
export function useBox(ref: RefObject<HTMLElement | null>): { readonly width: number; readonly height: number } {
  const [box, setBox] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const look = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setBox((now) => (now.width === width && now.height === height ? now : { width, height }));
    };
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}

/** @param box of the scroller, as `useBox` has it; what was measured at another width is void */
export function useRows(options: RowsOptions, box: { readonly width: number; readonly height: number }): Rows {
  const { scroller, head, count, size, padding = 0, ahead, keep, measuredAs } = options;
  const [top, setTop] = useState(0);
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map());
  const [measuredAt, setMeasuredAt] = useState(box.width);
  if (measuredAt !== box.width) {
    setMeasuredAt(box.width);
    setSizes(new Map());
  }
  const plan = useMemo<RowPlan>(
    () => ({ count, size, padding, ...(measuredAs && { edges: edgesOf(count, size, padding, (row) => sizes.get(measuredAs(row))) }) }),
    [count, size, padding, measuredAs, sizes],
  );
  const rows = rowsToDraw(plan, top, box.height, ahead, keep);

  const now = useRef({ plan, drawn: "", height: box.height, keep, ahead, measuredAs });
  useLayoutEffect(() => {
    now.current = { plan, drawn: rows.join(), height: box.height, keep, ahead, measuredAs };
  });
  useLayoutEffect(() => {
    const element = scroller.current;
    const look = () => {
      const at = element?.scrollTop ?? 0;
      const { plan, drawn, height, ahead, keep } = now.current;
      // In the frame of the scroll itself: no place is ever shown empty.
      if (rowsToDraw(plan, at, height, ahead, keep).join() !== drawn) flushSync(() => setTop(at));
    };
    element?.addEventListener("scroll", look, { passive: true });
    return () => element?.removeEventListener("scroll", look);
  }, [scroller]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in sight changes with the height of rows and view
  useLayoutEffect(() => setTop(scroller.current?.scrollTop ?? 0), [scroller, size, box.height, box.width]);

  /** The row that was scrolled to, until the rows before it are measured; and px that rows above the view have grown by. */
  const settling = useRef<{ aim: number | undefined; above: number }>({ aim: undefined, above: 0 });
  const scrollTo = useCallback(
    (row: number) => {
      const element = scroller.current;
      if (!element) return;
      const room = element.clientHeight - (head?.current?.offsetHeight ?? 0);
      const to = scrollFor(now.current.plan, row, element.scrollTop, room);
      settling.current.aim = to !== undefined && now.current.measuredAs ? row : undefined;
      if (to !== undefined) element.scrollTop = to;
    },
    [scroller, head],
  );
  const elements = useRef(new Set<HTMLElement>());
  const measureAll = useCallback(() => {
    const { plan, measuredAs } = now.current;
    if (elements.current.size === 0) return;
    const top = scroller.current?.scrollTop ?? 0;
    const news: [string, number][] = [];
    for (const element of elements.current) {
      const row = Number(element.dataset["index"]);
      const before = edgeOf(plan, row + 1) - edgeOf(plan, row);
      const height = element.getBoundingClientRect().height;
      if (!measuredAs || row >= plan.count || Math.abs(height - before) < 0.5) continue;
      news.push([measuredAs(row), height]);
      if (edgeOf(plan, row) < top) settling.current.above += height - before;
    }
    if (news.length > 0) setSizes((sizes) => new Map([...sizes, ...news]));
  }, [scroller]);
  useLayoutEffect(measureAll);
  useLayoutEffect(() => {
    const { aim, above } = settling.current;
    settling.current.above = 0;
    if (sizes.size === 0) return;
    if (aim !== undefined) scrollTo(aim);
    else if (above !== 0 && scroller.current) scroller.current.scrollTop += above;
  }, [sizes, scrollTo, scroller]);
  const observer = useRef<ResizeObserver | undefined>(undefined);
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      observer.current ??= new ResizeObserver(measureAll);
      observer.current.observe(element);
      elements.current.add(element);
      return () => {
        observer.current?.unobserve(element);
        elements.current.delete(element);
      };
    },
    [measureAll],
  );
  return { height: heightOf(plan), drawn: rows.map((row) => ({ row, top: edgeOf(plan, row) })), measure, scrollTo };
}
