/** How a drag begins and ends, the same wherever cards or rows are dragged. */
import { Accessibility, Feedback, PointerActivationConstraints, type PointerSensor } from "@dnd-kit/dom";
import type { DragDropProvider } from "@dnd-kit/react";
import type { ComponentProps } from "react";

type Sensor = NonNullable<Parameters<typeof PointerSensor.configure>[0]>;

const LONG_PRESS_MS = 250;

/** A mouse or a pen drags after some way, so that a click stays a click; touch after a long press, so that the page scrolls. */
export const afterSomeWay: NonNullable<Sensor["activationConstraints"]> = (event) =>
  event.pointerType === "touch"
    ? [new PointerActivationConstraints.Delay({ value: LONG_PRESS_MS, tolerance: 8 })]
    : [new PointerActivationConstraints.Distance({ value: 5 })];

type Plugins = NonNullable<ComponentProps<typeof DragDropProvider>["plugins"]>;

/** What is dragged has its own roles and keys. */
export const withoutAria: Plugins = (defaults) => defaults.filter((plugin) => plugin !== Accessibility);

/** … and lies where it was put, at once. */
export const withoutFlight: Plugins = (defaults) => [
  ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
  Feedback.configure({ dropAnimation: null }),
];
