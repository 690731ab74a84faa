"use client";
/** What every field of the form has around its control: label, whether a rulebook gives it, what is wrong. */
import { BookOpenCheck, CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cx } from "../../ui/cx.ts";
import styles from "./fields.module.css";

/** What a control takes to be tied to its label and its problem. */
export type Tied = {
  readonly id: string;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
  readonly "data-bad"?: true | undefined;
};

export type FieldProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  /** One sentence about the field, for the pointer and for screen readers. */
  readonly doc?: string | undefined;
  readonly given?: boolean | undefined;
  readonly problem?: string | undefined;
  readonly className?: string | undefined;
  /** Several controls under one name. */
  readonly group?: boolean;
  readonly children: (tied: Tied) => ReactNode;
};

export function Field({ label, hint, doc, given, problem, className, group, children }: FieldProps) {
  const id = useId();
  const described = [problem && `${id}-problem`, doc && `${id}-doc`].filter(Boolean).join(" ");
  const tied: Tied = {
    id,
    ...(described && { "aria-describedby": described }),
    ...(problem && { "aria-invalid": true, "data-bad": true }),
  };
  const inside = (
    <>
      {label}
      {hint && <small>{hint}</small>}
      {given && (
        <span className={styles.given}>
          <BookOpenCheck size={12} strokeWidth={1.75} aria-hidden /> rulebook
        </span>
      )}
    </>
  );
  const Outer = group ? "fieldset" : "div";
  return (
    <Outer className={cx(styles.field, className)} title={doc}>
      {group ? <legend>{inside}</legend> : <label htmlFor={id}>{inside}</label>}
      {children(tied)}
      {doc && (
        <span id={`${id}-doc`} hidden>
          {doc}
        </span>
      )}
      {problem && (
        <span id={`${id}-problem`} className={styles.problem}>
          <CircleAlert size={13} strokeWidth={1.75} aria-hidden /> {problem}
        </span>
      )}
    </Outer>
  );
}
