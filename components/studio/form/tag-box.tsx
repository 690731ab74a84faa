"use client";
/** Words as chips, with the words that there are already as completions. Enter or a comma adds, Backspace takes the last one away. */
import { X } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { fold } from "../../../engine/cards/fold.ts";
import { tagName } from "../../../engine/cards/tag-name.ts";
import { announce } from "../../ui/announcer.tsx";
import type { Tied } from "./field.tsx";
import styles from "./fields.module.css";

/** A word that there is already. `name` is how it is printed and what cards have: "#Human". */
export type Word = { readonly name: string; readonly uses?: number };

export type TagBoxProps = {
  readonly value: readonly string[];
  readonly words: readonly Word[];
  /** Tags are one word behind a #. Other words stay as they are typed. */
  readonly asTag: boolean;
  readonly onValue: (value: readonly string[]) => void;
  readonly tied: Tied;
};

const MOST = 8;

export function TagBox({ value, words, asTag, onValue, tied }: TagBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState(0);
  const wanted = fold(typed.replace(/^#/, ""));
  const left = words.filter((word) => !value.includes(word.name) && fold(word.name).includes(wanted));
  const found = left.toSorted((a, b) => Number(fold(b.name).startsWith(wanted)) - Number(fold(a.name).startsWith(wanted))).slice(0, MOST);
  const fresh = asTag ? tagName(typed) : typed.trim();
  const isNew = fresh !== "" && !value.includes(fresh) && !words.some(({ name }) => fold(name) === fold(fresh));
  const options = [...found, ...(isNew && asTag ? [{ name: fresh, isNew: true }] : [])];
  const at = Math.min(chosen, options.length - 1);

  const add = (word: string) => {
    setTyped("");
    setChosen(0);
    if (word === "" || value.includes(word)) return;
    onValue([...value, word]);
    announce(`Added ${word}.`);
  };
  const remove = (word: string) => {
    onValue(value.filter((one) => one !== word));
    announce(`Removed ${word}.`);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const go: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const to = go[event.key];
    if (to !== undefined && !event.altKey) {
      setOpen(true);
      setChosen((to + options.length) % Math.max(1, options.length));
    } else if ((event.key === "Enter" || event.key === "," || (event.key === " " && asTag)) && typed.trim() !== "")
      add(options[at]?.name ?? fresh);
    else if (event.key === "Enter" && open && options[at]) add(options[at].name);
    else if (event.key === "Backspace" && typed === "" && value.length > 0) remove(value.at(-1) ?? "");
    else if (event.key === "Escape" && open) setOpen(false);
    else return;
    event.preventDefault();
  };
  const shows = open && options.length > 0;
  const { "data-bad": bad, ...rest } = tied;
  return (
    <div className={`${styles.box} ${styles.chips}`} data-bad={bad}>
      {value.map((word) => (
        <span key={word} className={styles.chip}>
          {word}
          <button type="button" aria-label={`Remove ${word}`} onClick={() => remove(word)}>
            <X size={12} aria-hidden />
          </button>
        </span>
      ))}
      <input
        type="text"
        role="combobox"
        autoComplete="off"
        {...rest}
        aria-expanded={shows}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shows && at >= 0 ? `${id}-${at}` : undefined}
        placeholder={value.length === 0 ? "add" : ""}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          if (typed.trim() !== "") add(found.find(({ name }) => fold(name) === wanted)?.name ?? fresh);
        }}
        onKeyDown={onKeyDown}
      />
      {/* A box that scrolls would be a stop of Tab of its own, and gone when that is reached. */}
      <div id={`${id}-list`} role="listbox" aria-label="Words to add" tabIndex={-1} className={styles.options} hidden={!shows}>
        {options.map((option, i) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the box keeps the focus
          <div
            key={option.name}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === at}
            onPointerDown={(event) => {
              event.preventDefault();
              add(option.name);
            }}
          >
            {option.name}
            {"isNew" in option ? <small>new</small> : option.uses !== undefined && <small>{option.uses}</small>}
          </div>
        ))}
      </div>
    </div>
  );
}
