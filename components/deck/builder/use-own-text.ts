"use client";
/** Leaves Ctrl+Z and its counterpart to a text box that has something of its own to take back (`own-text.ts`). */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { keysOf, strokeOf } from "../../frame/keys.ts";
import { useBindings } from "../../frame/use-keys.ts";
import { ownText } from "./own-text.ts";

/** A box whose text is not part of the document; text typed into `data-steps` becomes steps. */
const isTextBox = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && !target.matches("[data-steps]");

/**
 * @param newest changes with every step that is made, undone or redone
 * @param steps what is done when the browser finds nothing to take back after all
 */
export function useOwnText(newest: unknown, steps: { readonly undo: () => void; readonly redo: () => void }): void {
  const [own] = useState(ownText);
  const bindings = useBindings();
  const latest = useRef(steps);
  useLayoutEffect(() => {
    latest.current = steps;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is what settles it
  useLayoutEffect(() => own.settle(), [own, newest]);
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    addEventListener("beforeinput", ({ target }) => isTextBox(target) && own.begins(target), options);
    addEventListener(
      "input",
      (event) => isTextBox(event.target) && own.changed(event.target, event instanceof InputEvent ? event.inputType : ""),
      options,
    );
    addEventListener(
      "keydown",
      (event) => {
        const stroke = strokeOf(event);
        const way = (["undo", "redo"] as const).find((one) => stroke !== undefined && keysOf(one, bindings).includes(stroke));
        if (!way || !isTextBox(event.target)) return;
        if (way === "undo" ? !own.ownsUndo(event.target) : !own.ownsRedo(event.target)) return;
        event.stopPropagation();
        ifNothingCame(latest.current[way]);
      },
      options,
    );
    return () => stop.abort();
  }, [own, bindings]);
}

/** Runs when the browser does not change text for the key pressed now. */
function ifNothingCame(run: () => void): void {
  let came = false;
  const note = () => {
    came = true;
  };
  addEventListener("input", note, { capture: true, once: true });
  setTimeout(() => {
    removeEventListener("input", note, { capture: true });
    if (!came) run();
  });
}
