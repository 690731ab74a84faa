/** Puts a floating panel beside its anchor, inside the window. */
export type Side = "below" | "above" | "right";

const GAP = 6;
const EDGE = 8;

/** Sets the panel's position (`position: fixed`); it flips to the other side where there is no room. */
export function place(anchor: Element, panel: HTMLElement, side: Side = "below", align: "start" | "end" | "center" = "start"): void {
  const from = anchor.getBoundingClientRect();
  panel.style.maxHeight = "";
  const { width, height } = panel.getBoundingClientRect();
  const roomBelow = innerHeight - from.bottom - GAP - EDGE;
  const roomAbove = from.top - GAP - EDGE;
  let left = align === "start" ? from.left : align === "end" ? from.right - width : from.left + from.width / 2 - width / 2;
  let top: number;
  if (side === "right") {
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
