/** A choice among few, side by side: radio buttons that look like one strip. */
import { useId } from "react";
import styles from "./segmented.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type SegmentedProps<Value extends string> = {
  /** What is chosen, for those who do not see the strip. */
  readonly legend: string;
  readonly value: Value;
  /** Each value with what is written on it, in order. */
  readonly labels: Readonly<Record<Value, string>>;
  readonly onChange: (value: Value) => void;
};

/** The strip; arrows go from one to the next, as in every group of radio buttons. */
export function Segmented<Value extends string>({ legend, value, labels, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.strip}>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {(Object.keys(labels) as Value[]).map((one) => (
        <label key={one} className={styles.part}>
          <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
          {labels[one]}
        </label>
      ))}
    </fieldset>
  );
}
