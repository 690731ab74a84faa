"use client";
/** What happened, one line each, the newest at the end and in sight. A line leads to its moment; the log can be sifted and copied. */
import { Copy } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { Player } from "../../engine/kernel/state.ts";
import { usePageKeys } from "../frame/use-keys.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { copyText } from "../ui/clipboard.ts";
import { cx } from "../ui/cx.ts";
import { showToast } from "../ui/toaster.tsx";
import styles from "./match-log.module.css";
import type { LogLine, TableMoves, TableView } from "./view.ts";

export function MatchLog({ view, moves }: { readonly view: TableView; readonly moves: TableMoves }) {
  const { log, scene, sitting, past } = view;
  const [wanted, setWanted] = useState("");
  const list = useRef<HTMLOListElement>(null);
  // Lines are in the third person, so nobody is called "you" here.
  const nameOf = (player: Player) => (sitting[player] === "You" ? undefined : sitting[player]) ?? scene.seats[player]?.name ?? "";
  const who = ({ player, depth }: LogLine) => (depth === 0 ? nameOf(player) : "");
  const textOf = (line: LogLine) => `${"  ".repeat(line.depth)}${who(line)} ${line.words}`.trimEnd();
  const sought = wanted.trim().toLowerCase();
  const shown = sought === "" ? log : log.filter((line) => `${who(line)} ${line.words}`.toLowerCase().includes(sought));
  const last = log.at(-1)?.id;
  const at = past?.at;
  useEffect(() => {
    const here = at === undefined ? undefined : list.current?.querySelector("[aria-current]");
    if (here) here.scrollIntoView({ block: "nearest" });
    else if (last && list.current && at === undefined) list.current.scrollTop = list.current.scrollHeight;
  }, [last, at]);
  usePageKeys({ toLog: () => list.current?.focus() });
  const now = at === undefined ? undefined : log.findLast((line) => line.at <= at && line.depth === 0)?.id;
  return (
    <section className={styles.log} aria-label="Log">
      <div className={styles.head}>
        <h2>Log</h2>
        <input
          type="search"
          placeholder="Filter"
          aria-label="Filter the log"
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <IconButton
          size="s"
          look="plain"
          label="Copy the log as text"
          onClick={async () => {
            await copyText(shown.map(textOf).join("\n"));
            showToast({ message: `${shown.length} lines are copied.` });
          }}
        >
          <Copy size={14} aria-hidden />
        </IconButton>
      </div>
      {shown.length === 0 ? (
        <p className={styles.none}>
          {view.veiled
            ? "Hidden, too: it tells what was drawn."
            : log.length === 0
              ? "Nothing has happened yet."
              : `No line has “${wanted.trim()}” in it.`}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
        <ol ref={list} aria-live="polite" aria-relevant="additions" aria-label="What happened" tabIndex={0}>
          {moves.earlier && sought === "" && (
            <li>
              <Button size="s" look="plain" onClick={moves.earlier}>
                Show what was before
              </Button>
            </li>
          )}
          {shown.map((line, i) => {
            const before = shown.slice(0, i).findLast(({ turn }) => turn !== undefined)?.turn;
            const turn = line.turn !== before && line.turn !== 0 ? line.turn : undefined;
            return (
              <li
                key={line.id}
                className={cx(
                  styles.line,
                  line.player === scene.viewer && styles.mine,
                  line.aside && styles.aside,
                  at !== undefined && line.at > at && styles.later,
                )}
                style={{ paddingInlineStart: `${line.depth * 14}px` }}
                aria-current={line.id === now ? "step" : undefined}
              >
                {turn !== undefined && <span className={styles.turn}>Turn {turn}</span>}
                {line.depth === 0 && moves.look && !line.aside ? (
                  <button type="button" className={styles.jump} onClick={() => moves.look?.(line.at)}>
                    <b>{who(line)}</b> {line.words}
                  </button>
                ) : (
                  <>
                    {line.depth === 0 && <b>{who(line)}</b>} {line.words}
                  </>
                )}
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
