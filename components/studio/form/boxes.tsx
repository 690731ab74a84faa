"use client";
/** The controls that values are typed into. Each shows what was typed as long as it stands for the value, so that undo shows in it at once. */
import { type ComponentProps, useState } from "react";
import type { FieldSpec } from "../../../engine/cards/fields.ts";
import { type Price, type PriceWords, readPrice } from "../../../engine/cards/price-line.ts";
import { withUnit } from "../../../engine/cards/unit.ts";
import { KeyMark, type KeyMarks } from "../../games/key-mark.tsx";
import { cx } from "../../ui/cx.ts";
import { isObject, same } from "../card/draft.ts";
import type { Tied } from "./field.tsx";
import styles from "./fields.module.css";
import { printNumber, printPrice, readNumber } from "./typed.ts";

export function TextBox({ className, ...props }: ComponentProps<"input"> & Partial<Tied>) {
  return <input type="text" autoComplete="off" {...props} className={cx(styles.box, className)} />;
}

type NumberSpec = Parameters<typeof readNumber>[1];
type NumberProps = Omit<ComponentProps<"input">, "value" | "onChange"> & {
  readonly value: unknown;
  readonly spec: NumberSpec;
  readonly onValue: (value: number | null | string | undefined) => void;
};

/** What was typed where it still means the value, else the value. */
const shownFor = (typed: string, means: unknown, value: unknown, printed: string): string => (same(means, value) ? typed : printed);

function NumberInput({ value, spec, onValue, ...props }: NumberProps) {
  const [typed, setTyped] = useState(() => printNumber(value));
  const shown = shownFor(typed, readNumber(typed, spec), value, printNumber(value));
  const step = (by: number) => {
    if (typeof value !== "number") return;
    const next = value + by;
    if (next < (spec.min ?? 0) || next > (spec.max ?? Number.POSITIVE_INFINITY)) return;
    onValue(next);
  };
  return (
    <input
      type="text"
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value);
        onValue(readNumber(event.target.value, spec));
      }}
      onBlur={() => setTyped(printNumber(value))}
      onKeyDown={(event) => {
        if (event.altKey || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
        event.preventDefault();
        step(event.key === "ArrowUp" ? 1 : -1);
      }}
    />
  );
}

export function NumberBox({ value, spec, onValue, "data-bad": bad, ...tied }: NumberProps & Partial<Tied>) {
  return (
    <span className={styles.box} data-bad={bad}>
      <NumberInput value={value} spec={spec} onValue={onValue} {...tied} className={styles.mono} />
      {spec.unit && <em>{spec.unit}</em>}
    </span>
  );
}

export type TraitBoxesProps = {
  readonly marks: KeyMarks | undefined;
  readonly spec: Extract<FieldSpec, { is: "numbers" }>;
  readonly value: unknown;
  readonly problemAt: (key: string) => string | undefined;
  readonly onValue: (key: string, value: number | null | string | undefined) => void;
  readonly tied: Tied;
};

/** A box for each key: "-" is no score at all, which is not 0. */
export function TraitBoxes({ marks, spec, value, problemAt, onValue, tied }: TraitBoxesProps) {
  const of = isObject(value) ? value : {};
  return (
    <span className={styles.traits}>
      {spec.keys.map((key, i) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is the NumberInput
        <label key={key} className={styles.trait} data-bad={problemAt(key) ? true : undefined}>
          <span>
            <KeyMark marks={marks} name={key} />
            {key}
          </span>
          <NumberInput
            value={of[key]}
            spec={spec}
            onValue={(next) => onValue(key, next)}
            aria-describedby={tied["aria-describedby"]}
            aria-invalid={problemAt(key) ? true : undefined}
            {...(i === 0 && { id: tied.id })}
          />
        </label>
      ))}
    </span>
  );
}

export type PriceBoxProps = {
  readonly marks: KeyMarks | undefined;
  readonly words: PriceWords;
  readonly money: unknown;
  readonly amounts: unknown;
  /** A text that is not understood, as it was typed. */
  readonly onPrice: (price: Price | string) => void;
  readonly tied: Tied;
};

/** A whole price in one line: "4 3bq" is 4M and 3 BQ. What is understood is shown beside it. */
export function PriceBox({ marks, words, money, amounts, onPrice, tied }: PriceBoxProps) {
  const printed = printPrice(money, amounts, words);
  const [typed, setTyped] = useState(printed);
  const read = readPrice(typed, words);
  const means = typeof read === "string" ? typed : printPrice(read.money, read.amounts, words);
  const shown = shownFor(typed, means, printed, printed);
  const parts = isObject(amounts) ? words.keys.filter((key) => typeof amounts[key] === "number") : [];
  const { "data-bad": bad, ...rest } = tied;
  return (
    <span className={styles.box} data-bad={bad}>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        className={styles.mono}
        value={shown}
        onChange={(event) => {
          const text = event.target.value;
          const price = readPrice(text, words);
          setTyped(text);
          onPrice(typeof price === "string" ? text : price);
        }}
        onBlur={() => setTyped(printed)}
      />
      {!bad && (
        <em>
          {typeof money === "number" && <span style={{ color: "var(--money)" }}>{withUnit(money, words.unit)}</span>}
          {parts.map((key) => (
            <span key={key} style={{ display: "inline-flex", alignItems: "center", gap: 3 }}>
              <KeyMark marks={marks} name={key} size={11} />
              {isObject(amounts) ? String(amounts[key]) : ""}
            </span>
          ))}
        </em>
      )}
    </span>
  );
}
