"use client";
/** The right control for one declared field. */
import type { FieldSpec } from "../../../engine/cards/fields.ts";
import { capital } from "../../cards/links.ts";
import type { KeyMarks } from "../../games/key-mark.tsx";
import { isObject } from "../card/draft.ts";
import { NumberBox, TextBox, TraitBoxes } from "./boxes.tsx";
import { Field } from "./field.tsx";
import styles from "./fields.module.css";
import { TagBox, type Word } from "./tag-box.tsx";

export type StoredFieldProps = {
  readonly marks: KeyMarks | undefined;
  readonly name: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly tags: readonly Word[];
  readonly given: boolean;
  readonly problem: (path: string) => string | undefined;
  /** `path` in the card: "fields.scores.IQ". */
  readonly onValue: (path: string, value: unknown) => void;
};

const labelOf = (word: string) => (word === word.toUpperCase() ? word : capital(word));

export function StoredField({ marks, name, spec, value, tags, given, problem, onValue }: StoredFieldProps) {
  const path = `fields.${name}`;
  const common = { label: spec.label, doc: spec.doc, given, problem: problem(path) };
  const set = (next: unknown) => onValue(path, next);
  switch (spec.is) {
    case "number":
      return (
        <Field {...common} hint={spec.nullable ? "- for none" : undefined}>
          {(tied) => <NumberBox {...tied} value={value} spec={spec} onValue={set} />}
        </Field>
      );
    case "numbers": {
      const parts = spec.keys.flatMap((key) => problem(`${path}.${key}`) ?? []);
      return (
        <Field
          {...common}
          problem={common.problem ?? parts[0]}
          hint={spec.nullable ? "- or empty: none" : undefined}
          className={styles.wide}
          group
        >
          {(tied) => (
            <TraitBoxes
              marks={marks}
              spec={spec}
              value={value}
              tied={tied}
              problemAt={(key) => problem(`${path}.${key}`)}
              onValue={(key, next) => onValue(`${path}.${key}`, next)}
            />
          )}
        </Field>
      );
    }
    case "one":
      return (
        <Field {...common}>
          {(tied) => (
            <select
              {...tied}
              className={styles.box}
              value={typeof value === "string" ? value : ""}
              onChange={(event) => set(event.target.value === "" ? undefined : event.target.value)}
            >
              {(spec.optional || !spec.of.some((one) => one === value)) && <option value="">{spec.optional ? "None" : "Choose…"}</option>}
              {spec.of.map((one) => (
                <option key={one} value={one}>
                  {labelOf(one)}
                </option>
              ))}
            </select>
          )}
        </Field>
      );
    case "set":
      return <SetField common={common} spec={spec} value={value} tags={tags} set={set} />;
    case "flag":
      return (
        <Field {...common} group>
          {({ id }) => (
            <label className={styles.toggle}>
              <input
                id={id}
                type="checkbox"
                checked={value === true}
                onChange={(event) => set(event.target.checked ? true : spec.optional ? undefined : false)}
              />
              {spec.label}
            </label>
          )}
        </Field>
      );
    case "text":
      return (
        <Field {...common}>
          {(tied) => <TextBox {...tied} value={typeof value === "string" ? value : ""} onChange={(event) => set(event.target.value)} />}
        </Field>
      );
    case "record":
      return (
        <Field {...common} className={styles.wide}>
          {(tied) => (
            <textarea
              {...tied}
              className={`${styles.box} ${styles.mono}`}
              value={isObject(value) ? JSON.stringify(value, null, 2) : String(value ?? "")}
              onChange={(event) => set(parsed(event.target.value))}
            />
          )}
        </Field>
      );
    case "derived":
    case "fromText":
      return null;
  }
}

/** What a text says as JSON; the text itself while it says nothing yet. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

type SetFieldProps = {
  readonly common: Pick<Parameters<typeof Field>[0], "label" | "doc" | "given" | "problem">;
  readonly spec: Extract<FieldSpec, { is: "set" }>;
  readonly value: unknown;
  readonly tags: readonly Word[];
  readonly set: (next: unknown) => void;
};

function SetField({ common, spec, value, tags, set }: SetFieldProps) {
  const words = Array.isArray(value) ? value.filter((word) => typeof word === "string") : [];
  const put = (next: readonly string[]) => set(next.length === 0 && spec.optional ? undefined : next);
  const { of } = spec;
  if (of === "tag" || of === "text")
    return (
      <Field {...common} className={styles.wide}>
        {(tied) => <TagBox tied={tied} value={words} words={of === "tag" ? tags : []} asTag={of === "tag"} onValue={put} />}
      </Field>
    );
  return (
    <Field
      {...common}
      hint={spec.leftOut && words.length === 0 ? `none chosen means ${spec.leftOut}` : undefined}
      className={of.length > 5 ? styles.whole : styles.wide}
      group
    >
      {({ id }) => (
        <span className={styles.toggles} id={id}>
          {of.map((word) => (
            <label key={word} className={styles.toggle}>
              <input
                type="checkbox"
                checked={words.includes(word)}
                onChange={(event) => put(of.filter((one) => (one === word ? event.target.checked : words.includes(one))))}
              />
              {labelOf(word)}
            </label>
          ))}
        </span>
      )}
    </Field>
  );
}
