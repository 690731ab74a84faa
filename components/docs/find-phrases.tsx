"use client";
/** The reference of a language with a box that leaves only the phrases with the words typed; the address keeps them. */
import { type ReactNode, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { useTypedBefore } from "../ui/typed-before.ts";
import { hasWords, wordsOf } from "./find-phrase.ts";
import styles from "./find-phrases.module.css";

type Props = {
  /** How many phrases there are. */
  readonly all: number;
  /** What is hidden while one looks for something. */
  readonly contents: ReactNode;
  /** Sections with `data-phrases`, and in them what carries `data-phrase`. */
  readonly children: ReactNode;
};

/** A phrase, what it does, its example and the other ways to say it. */
const saidBy = (entry: HTMLElement): string =>
  [...entry.querySelectorAll("dt, dd:first-of-type, q, code")].map(({ textContent }) => textContent).join(" ");

export function FindPhrases({ all, contents, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState(all);
  const id = useId();
  const asked = useDeferredValue(typed);
  const box = useRef<HTMLInputElement>(null);
  useTypedBefore(box, typed, setTyped);
  useEffect(() => {
    const find = new URLSearchParams(location.search).get("find");
    if (find !== null) setTyped(find);
  }, []);
  useEffect(() => {
    const words = wordsOf(asked);
    let count = 0;
    for (const section of place.current?.querySelectorAll<HTMLElement>("[data-phrases]") ?? []) {
      let inSection = 0;
      for (const entry of section.querySelectorAll<HTMLElement>("[data-phrase]")) {
        entry.hidden = words.length > 0 && !hasWords(saidBy(entry), words);
        if (!entry.hidden) inSection += 1;
      }
      section.hidden = inSection === 0;
      count += inSection;
    }
    setFound(count);
  }, [asked]);
  const change = (next: string) => {
    setTyped(next);
    const query = next === "" ? "" : `?${new URLSearchParams({ find: next })}`;
    history.replaceState(history.state, "", `${location.pathname}${query}${location.hash}`);
  };
  return (
    <div ref={place} className={styles.find}>
      <p className={styles.box}>
        <label htmlFor={id}>Find a phrase</label>
        <input
          ref={box}
          id={id}
          type="search"
          data-search-box
          value={typed}
          placeholder="draw, destroyed, each player"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => change(target.value)}
        />
        <span role="status">
          {found === all
            ? `${all.toLocaleString("en")} phrases`
            : found === 0
              ? "No phrase has these words. Try fewer, or others."
              : `${found.toLocaleString("en")} of ${all.toLocaleString("en")} phrases`}
        </span>
      </p>
      <div hidden={asked !== ""}>{contents}</div>
      {children}
    </div>
  );
}
