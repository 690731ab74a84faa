/** Buttons that each put something else in place of what was written; those of one question have it above them. */
import type { Fix } from "../../engine/language/index.ts";
import { Button, type ButtonLook } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Kbd } from "../ui/kbd.tsx";
import type { ThereFix } from "./answers.ts";
import styles from "./text-editor.module.css";

export type FixButtonsProps = {
  readonly fixes: readonly Fix[];
  readonly onFix: (fix: Fix) => void;
  /** What they answer, for several that are alike. */
  readonly legend?: string | undefined;
  /** The one that a key takes. */
  readonly keyed?: Fix | undefined;
  readonly isNearest?: boolean;
} & Pick<ButtonLook, "size" | "look">;

export function FixButtons({ fixes, onFix, legend, keyed, isNearest = false, size, look }: FixButtonsProps) {
  if (fixes.length === 0) return null;
  const buttons = fixes.map((fix) => (
    <Button
      key={`${fix.label} ${fix.insert}`}
      {...(size && { size })}
      {...(look && { look })}
      className={styles.fix}
      onClick={() => onFix(fix)}
    >
      {fix.label}
      {fix === keyed && <Kbd keys="Mod+." />}
    </Button>
  ));
  return legend === undefined ? (
    <div className={styles.fixes}>{buttons}</div>
  ) : (
    <fieldset className={cx(styles.fixes, styles.choices, isNearest && styles.nearest)}>
      <legend>{legend}</legend>
      {buttons}
    </fieldset>
  );
}

/** Words before what goes on, of a sentence whose beginning is long. */
const MOST_BEFORE = 60;

/** The sentences that go on where one stops, each with a key of its own: what goes on is strong, and what kind of thing it is stands behind. */
export function ThereButtons({
  there,
  onFix,
  hasKeys,
}: {
  readonly there: readonly ThereFix[];
  readonly onFix: (fix: Fix) => void;
  readonly hasKeys: boolean;
}) {
  if (there.length === 0) return null;
  return (
    <fieldset className={cx(styles.fixes, styles.choices, styles.there)}>
      <legend>What can go there</legend>
      {there.map((fix, i) => (
        <Button key={fix.insert} size="s" className={styles.fix} onClick={() => onFix(fix)}>
          <span>
            {fix.isAll ? fix.insert.slice(0, fix.known) : shortened(fix.insert.slice(0, fix.known))}
            <strong>{fix.insert.slice(fix.known)}</strong>
            <span className={styles.kind}>{fix.isAll ? "has all your words" : (fix.left ?? fix.kind)}</span>
          </span>
          {hasKeys && <Kbd keys={`Alt+${i + 1}`} />}
        </Button>
      ))}
    </fieldset>
  );
}

const shortened = (before: string): string =>
  before.length <= MOST_BEFORE ? before : `… ${before.slice(-MOST_BEFORE).replace(/^\S*\s/u, "")}`;
