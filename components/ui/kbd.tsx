"use client";
/** A key as it is written on this person's keyboard: "Mod+Shift+z" is "Ctrl Shift Z", on a Mac "⌘⇧Z". */
import { Fragment, useSyncExternalStore } from "react";
import { keyNames } from "./key-names.ts";

const never = () => () => {};
const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

export function Kbd({ keys }: { readonly keys: string }) {
  const mac = useSyncExternalStore(never, isMac, () => false);
  return (
    <>
      {keyNames(keys, mac).map((name, i) => (
        <Fragment key={name}>
          {i > 0 && " "}
          <kbd>{name}</kbd>
        </Fragment>
      ))}
    </>
  );
}
