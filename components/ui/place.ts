/** Puts a floating panel beside its anchor, inside the window. */
export type Side =
  | "below"
  | "above"
  | "right"
  /** Above or below where there is room for all of it, so that what lies in one row with the anchor stays free; else at its right. */
  | "across";

const GAP = 6;
const EDGE = 8;

/** Sets the panel's position (`position: fixed`); it flips to the other side if there is no room. */
export function place(anchor: Element, panel: HTMLElement, side: Side = "below", align: "start" | "end" | "center" = "start"): void {
  const from = anchor.getBoundingClientRect();
  panel.style.maxHeight = "";
  // Measured where it may be as wide as it wants: near the right edge it would be squeezed.
  panel.style.left = "0";
  const { width, height } = panel.getBoundingClientRect();
  const roomBelow = innerHeight - from.bottom - GAP - EDGE;
  const roomAbove = from.top - GAP - EDGE;
  const fits = side !== "across" || Math.max(roomBelow, roomAbove) >= height;
  const middle = from.left + from.width / 2 - width / 2;
  let left = align === "center" || side === "across" ? middle : align === "start" ? from.left : from.right - width;
  let top: number;
  if (side === "right" || !fits) {
    left = from.right + GAP + width + EDGE <= innerWidth ? from.right + GAP : from.left - GAP - width;
    top = from.top;
  } else {
    const up = side === "above" ? roomAbove >= height || roomAbove > roomBelow : height > roomBelow && roomAbove > roomBelow;
    panel.style.maxHeight = `${Math.max(120, up ? roomAbove : roomBelow)}px`;
    top = up ? Math.max(EDGE, from.top - GAP - Math.min(height, roomAbove)) : from.bottom + GAP;
  }
  panel.style.left = `${Math.round(Math.max(EDGE, Math.min(left, innerWidth - width - EDGE)))}px`;
  panel.style.top = `${Math.round(Math.max(EDGE, Math.min(top, innerHeight - Math.min(height, innerHeight) - EDGE)))}px`;
}
