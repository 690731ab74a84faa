/** How a drag begins and ends, the same wherever cards or rows are dragged. */
import { Plugin } from "@dnd-kit/abstract";
import { Accessibility, type DragDropManager, Feedback, PointerActivationConstraints, type PointerSensor } from "@dnd-kit/dom";
import type { DragDropProvider } from "@dnd-kit/react";
import type { ComponentProps } from "react";

type Sensor = NonNullable<Parameters<typeof PointerSensor.configure>[0]>;

const LONG_PRESS_MS = 250;

/** A mouse or a pen drags after some way, so that a click stays a click; touch after a long press, so that the page scrolls. */
export const afterSomeWay: NonNullable<Sensor["activationConstraints"]> = (event) =>
  event.pointerType === "touch"
    ? [new PointerActivationConstraints.Delay({ value: LONG_PRESS_MS, tolerance: 8 })]
    : [new PointerActivationConstraints.Distance({ value: 5 })];

/** A dropped item lands where the pointer let go, even before the last movement is drawn. */
export class LastWay extends Plugin<DragDropManager> {
  constructor(manager: DragDropManager) {
    super(manager);
    const arrive = ({ clientX: x, clientY: y }: PointerEvent) => {
      const { dragOperation, collisionObserver, actions } = manager;
      if (!dragOperation.status.dragging || !(dragOperation.activatorEvent instanceof PointerEvent)) return;
      dragOperation.position.current = { x, y };
      collisionObserver.forceUpdate();
      void actions.setDropTarget(collisionObserver.collisions[0]?.id);
    };
    // Before the sensor, which ends the drag.
    window.addEventListener("pointerup", arrive, true);
    this.destroy = () => window.removeEventListener("pointerup", arrive, true);
  }
}

type Plugins = NonNullable<ComponentProps<typeof DragDropProvider>["plugins"]>;

/** What is dragged has its own roles and keys. */
export const withoutAria: Plugins = (defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), LastWay];

/** … and lies where it was put, at once. */
export const withoutFlight: Plugins = (defaults) => [
  ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
  Feedback.configure({ dropAnimation: null }),
  LastWay,
];
