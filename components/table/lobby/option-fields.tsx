"use client";
/** What can be chosen about a game before a match, as the game declares it. */
import { useState } from "react";
import type { Choice, Choices, MatchOption } from "../../../engine/games/match-options.ts";
import { canBe, isOpenTo, withEach } from "../../../engine/games/match-options.ts";
import styles from "./new-match.module.css";

type OptionFieldsProps = {
  readonly options: readonly MatchOption[];
  readonly choices: Choices;
  /** What the seats are called that are taken. */
  readonly seats: readonly string[];
  readonly onChange: (choices: Choices) => void;
};

export function OptionFields({ options, choices, seats, onChange }: OptionFieldsProps) {
  const open = options.filter((option) => isOpenTo(option, seats.length));
  if (open.length === 0) return null;
  return (
    <fieldset className={styles.options}>
      <legend>Options</legend>
      {open.map((option) => (
        <Option
          key={option.id}
          {...{ option, seats }}
          value={choices[option.id] ?? option.standard}
          onChange={(choice) => onChange({ ...choices, [option.id]: choice })}
        />
      ))}
    </fieldset>
  );
}

type OptionProps = {
  readonly option: MatchOption;
  readonly value: Choice;
  readonly seats: readonly string[];
  readonly onChange: (choice: Choice) => void;
};

function Option({ option, value, seats, onChange }: OptionProps) {
  const doc = option.doc && <small>{option.doc}</small>;
  switch (option.is) {
    case "flag":
      return (
        <label className={styles.flag}>
          <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
          <span>
            {option.label}
            {doc}
          </span>
        </label>
      );
    case "one":
      return (
        <label className={styles.option}>
          <span>
            {option.label}
            {doc}
          </span>
          <select value={String(value)} onChange={({ target }) => onChange(target.value)}>
            {option.of.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      );
    case "number":
      return <NumberOption {...{ option, value, onChange }} />;
    case "each": {
      const chosen = Array.isArray(value) ? (value as readonly string[]) : option.standard;
      return (
        <fieldset className={styles.each}>
          <legend>
            {option.label}
            {doc}
          </legend>
          {seats.map((seat, i) => (
            <label key={seat} className={styles.option}>
              <span>{seat}</span>
              <select value={chosen[i]} onChange={({ target }) => onChange(withEach(chosen, i, target.value))}>
                {option.of.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      );
    }
  }
}

/** Shows what is typed until it is a number that can be; left as something else, it is what it was. */
function NumberOption({
  option,
  value,
  onChange,
}: Omit<OptionProps, "seats"> & { readonly option: Extract<MatchOption, { is: "number" }> }) {
  const [typed, setTyped] = useState<string>();
  const wrong = typed !== undefined && !canBe(option, Number(typed || Number.NaN));
  return (
    <label className={styles.option}>
      <span>
        {option.label}
        <small>
          {option.doc && `${option.doc} `}
          {option.from} to {option.to}.
        </small>
      </span>
      <input
        type="number"
        inputMode="numeric"
        min={option.from}
        max={option.to}
        value={typed ?? String(value)}
        aria-invalid={wrong || undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const number = Number(target.value || Number.NaN);
          if (canBe(option, number)) onChange(number);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  );
}
