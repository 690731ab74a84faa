/** Why nothing can be done with a card now: each reason once, with what it prevents. */
import type { Why } from "../../../engine/kernel/why.ts";
import { announce } from "../../ui/announcer.tsx";
import { showToast } from "../../ui/toaster.tsx";
import styles from "./reasons.module.css";

/** Every reason once, the easiest to fix first, with the verbs it prevents. */
export function reasonsOf(whys: readonly Why[]): ReadonlyMap<string, readonly string[]> {
  const against = new Map<string, readonly string[]>();
  for (const { verb, reasons } of whys)
    for (const reason of reasons) {
      const verbs = against.get(reason) ?? [];
      against.set(reason, verbs.includes(verb) ? verbs : [...verbs, verb]);
    }
  return against;
}

/** Says why something is not possible, only to the player who tried it. */
export function sayWhy(whys: readonly Why[]): void {
  const words = [...reasonsOf(whys).keys()].join(". ");
  announce(words, "assertive");
  showToast({ message: words, tone: "bad" });
}

/** The reasons as a list; each says what it prevents if there are several verbs. */
export function Reasons({ whys }: { readonly whys: readonly Why[] }) {
  const several = new Set(whys.map(({ verb }) => verb)).size > 1;
  return (
    <ul className={styles.reasons}>
      {[...reasonsOf(whys)].map(([reason, verbs]) => (
        <li key={reason}>
          {several && <b>{verbs.join(", ")}</b>} {reason}
        </li>
      ))}
    </ul>
  );
}
