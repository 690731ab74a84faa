/** Why nothing can be done to a card now: each reason once, with what it stands against. */
import type { Why } from "../../../engine/kernel/why.ts";
import { announce } from "../../ui/announcer.tsx";
import { showToast } from "../../ui/toaster.tsx";
import styles from "./reasons.module.css";

/** Every reason once, cheapest to mend first, with the verbs that it stands against. */
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

/** The reasons as a list; what each stands against is told where several things are meant. */
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
