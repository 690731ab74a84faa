"use client";
/** All keys: to search, to change, and to switch off the single letters (WCAG 2.1.4). */
import { RotateCcw } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { legible } from "../../engine/cards/legible.ts";
import { announce } from "../ui/announcer.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Kbd } from "../ui/kbd.tsx";
import { VisuallyHidden } from "../ui/visually-hidden.tsx";
import { COMMANDS, conflictOf, PLACES } from "./commands.ts";
import { type CommandId, commandIds, DEFAULT_BINDINGS, isFixed, keysOf, strokeOf } from "./keys.ts";
import styles from "./keys-dialog.module.css";
import { setBindings, useBindings } from "./use-keys.ts";

export default function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const bindings = useBindings();
  const [text, setText] = useState("");
  const [changing, setChanging] = useState<CommandId>();
  const [problem, setProblem] = useState("");
  const wanted = text.trim().toLowerCase();
  const shown = commandIds.filter((id) =>
    `${COMMANDS[id].name} ${COMMANDS[id].where} ${keysOf(id, bindings).join(" ")}`.toLowerCase().includes(wanted),
  );

  const record = (id: CommandId) => (event: KeyboardEvent) => {
    if (event.key === "Tab") return setChanging(undefined);
    event.preventDefault();
    event.stopPropagation();
    const keys = strokeOf(event.nativeEvent);
    if (!keys) return;
    setChanging(undefined);
    if (keys === "Escape") return;
    const other = conflictOf(id, keys, bindings);
    if (other) {
      setProblem(`That key is already used for “${COMMANDS[other].name}”. Change that one first or choose another key.`);
      return;
    }
    setProblem("");
    setBindings({ ...bindings, keys: { ...bindings.keys, [id]: [keys] } });
    announce(`${COMMANDS[id].name} has a new key.`);
  };
  const reset = (id: CommandId) => {
    const { [id]: _, ...keys } = bindings.keys;
    setBindings({ ...bindings, keys });
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title="Keys"
      width={640}
      footer={
        <>
          <label className={styles.switch}>
            <input
              type="checkbox"
              checked={bindings.singles}
              onChange={(event) => setBindings({ ...bindings, singles: event.target.checked })}
            />
            Single-letter keys
          </label>
          <Button onClick={() => setBindings(DEFAULT_BINDINGS)}>Reset all keys</Button>
          <Button look="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <input
        className={styles.search}
        type="search"
        data-autofocus
        placeholder="Find a key or a command"
        aria-label="Find a key or a command"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {PLACES.map((place) => {
        const here = shown.filter((id) => COMMANDS[id].where === place);
        return (
          here.length > 0 && (
            <section key={place} className={styles.place}>
              <h3>{place}</h3>
              <ul>
                {here.map((id) => (
                  <li key={id} className={styles.line}>
                    <span className={styles.name}>{COMMANDS[id].name}</span>
                    {changing === id ? (
                      // biome-ignore lint/a11y/noAutofocus: the next key pressed is the answer
                      <button type="button" autoFocus className={styles.keys} onKeyDown={record(id)} onBlur={() => setChanging(undefined)}>
                        Press a key, or Esc to cancel
                      </button>
                    ) : isFixed(id) ? (
                      <span className={styles.fixed}>
                        <KeyList keys={keysOf(id, bindings)} />
                      </span>
                    ) : (
                      <button type="button" className={styles.keys} onClick={() => setChanging(id)}>
                        <VisuallyHidden>Change the key of {COMMANDS[id].name}: </VisuallyHidden>
                        <KeyList keys={keysOf(id, bindings)} />
                      </button>
                    )}
                    <span className={styles.reset}>
                      {bindings.keys[id] && (
                        <IconButton size="s" look="plain" label={`Reset ${COMMANDS[id].name}`} onClick={() => reset(id)}>
                          <RotateCcw size={14} aria-hidden />
                        </IconButton>
                      )}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {shown.length === 0 && <p className={styles.none}>No command matches “{legible(text)}”.</p>}
    </Dialog>
  );
}

function KeyList({ keys }: { readonly keys: readonly string[] }) {
  if (keys.length === 0) return <span className={styles.off}>switched off</span>;
  return keys.map((one, i) => (
    <span key={one}>
      {i > 0 && <span className={styles.or}> or </span>}
      <Kbd keys={one} />
    </span>
  ));
}
