"use client";
/** Dragging by keyboard: Space or Enter on a handle picks up, each arrow key goes one section on, Enter drops, Esc puts it back. */
import { KeyboardSensor } from "@dnd-kit/dom";
import { zoneOf } from "./drag-data.ts";

export class SectionKeyboardSensor extends KeyboardSensor {
  /** The keys that the drag uses reach nobody else while it lasts. */
  protected override handleKeyDown(...[event, source, options]: Parameters<KeyboardSensor["handleKeyDown"]>): void {
    super.handleKeyDown(event, source, options);
    event.stopImmediatePropagation();
    if (event.key.startsWith("Arrow")) event.preventDefault();
  }

  /** One press, one section, in the order of the deck; pixels play no part. */
  protected override handleMove(direction: "up" | "down" | "left" | "right", event: KeyboardEvent): void {
    const { registry, dragOperation, actions } = this.manager;
    const zones = [...registry.droppables.value]
      .flatMap((zone) => ({ zone, place: zoneOf(zone.data)?.place ?? -1 }))
      .filter(({ place }) => place >= 0)
      .sort((a, b) => a.place - b.place);
    const at = zones.findIndex(({ zone }) => zone.id === dragOperation.target?.id);
    const by = direction === "down" || direction === "right" ? 1 : -1;
    const next = zones[Math.max(0, Math.min(zones.length - 1, at < 0 ? 0 : at + by))]?.zone;
    if (!next) return;
    next.element?.scrollIntoView({ block: "nearest" });
    const shape = next.refreshShape();
    if (shape) void actions.move({ event, to: { x: shape.center.x, y: shape.center.y }, propagate: false });
    void actions.setDropTarget(next.id);
  }
}
