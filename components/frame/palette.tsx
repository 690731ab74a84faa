"use client";
/** The command palette: pages, commands, decks and cards by the first letters of their words. */
import { CornerDownLeft } from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useRef, useState } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { legible } from "../../engine/cards/legible.ts";
import { cx } from "../ui/cx.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Kbd } from "../ui/kbd.tsx";
import styles from "./palette.module.css";
import { usePaletteEntries } from "./palette-entries.tsx";

const MOST = 40;

export default function Palette({ game, onClose }: { readonly game: GameId; readonly onClose: () => void }) {
  const router = useRouter();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const entries = usePaletteEntries(game, useDeferredValue(text)).slice(0, MOST);
  const chosen = Math.min(at, entries.length - 1);

  useEffect(() => {
    list.current?.querySelector(`[data-at="${chosen}"]`)?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const run = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onClose();
    if (entry.href) router.push(entry.href);
    else entry.run?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to: Readonly<Record<string, number>> = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, PageDown: chosen + 8, PageUp: chosen - 8 };
    const next = to[event.key];
    if (next !== undefined) setAt(Math.max(0, Math.min(entries.length - 1, next)));
    else if (event.key === "Enter") run(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} title="Commands" quiet place="top" width={600}>
      <input
        autoFocus
        className={styles.input}
        role="combobox"
        aria-label="Go to a page, a deck or a card"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={entries.length > 0 ? `${id}-${chosen}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Go to a page, a deck or a card"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div ref={list} id={id} role="listbox" aria-label="Pages, decks and cards" className={styles.list}>
        {entries.map((entry, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
          <div
            key={entry.key}
            id={`${id}-${i}`}
            data-at={i}
            role="option"
            tabIndex={-1}
            aria-selected={i === chosen}
            className={cx(styles.entry, i === chosen && styles.chosen)}
            onPointerMove={() => setAt(i)}
            onClick={() => run(i)}
          >
            <span className={styles.icon}>{entry.icon}</span>
            <span className={styles.name}>{entry.name}</span>
            <span className={styles.about}>{entry.about}</span>
            {entry.keys ? <Kbd keys={entry.keys} /> : i === chosen && <CornerDownLeft size={14} aria-hidden />}
          </div>
        ))}
      </div>
      {entries.length === 0 && (
        <p className={styles.none} role="status">
          Nothing matches “{legible(text)}”.
        </p>
      )}
    </Dialog>
  );
}
