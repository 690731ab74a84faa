/** Buttons that each put something else in place of what was written; those of one question have it above them. */
import type { Fix } from "../../engine/language/index.ts";
import { Button, type ButtonLook } from "../ui/button.tsx";
import { cx } from "../ui/cx.ts";
import { Kbd } from "../ui/kbd.tsx";
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
