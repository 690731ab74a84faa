"use client";
/** A key as it is written on this person's keyboard: "Mod+Shift+z" is "Ctrl Shift Z", on a Mac "⌘⇧Z". */
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import { Fragment, useSyncExternalStore } from "react";
import styles from "./kbd.module.css";
import { keyNames } from "./key-names.ts";

const never = () => () => {};
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Drawn, since not every font has them. */
const ARROWS: Readonly<Record<string, { readonly Icon: typeof ArrowUp; readonly name: string }>> = {
  ArrowUp: { Icon: ArrowUp, name: "Up" },
  ArrowDown: { Icon: ArrowDown, name: "Down" },
  ArrowLeft: { Icon: ArrowLeft, name: "Left" },
  ArrowRight: { Icon: ArrowRight, name: "Right" },
};

export function Kbd({ keys }: { readonly keys: string }) {
  const mac = useSyncExternalStore(never, isMac, () => false);
  return (
    <>
      {keyNames(keys, mac).map((name, i) => {
        const arrow = ARROWS[name];
        return (
          <Fragment key={name}>
            {i > 0 && " "}
            <kbd>{arrow ? <arrow.Icon size={11} role="img" aria-label={arrow.name} className={styles.arrow} /> : name}</kbd>
          </Fragment>
        );
      })}
    </>
  );
}
