"use client";
/** What happened, one line each, the newest at the end and in sight. A line leads to its moment; the log can be sifted and copied. */
import { Copy } from "lucide-react";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { legible } from "../../../engine/cards/legible.ts";
import { hasSubject } from "../../../engine/games/teller.ts";
import { legibleTone } from "../../../faces/boards/index.ts";
import { usePageKeys } from "../../frame/use-keys.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { copyText } from "../../ui/clipboard.ts";
import { cx } from "../../ui/cx.ts";
import { showToast } from "../../ui/toaster.tsx";
import type { LogLine, TableMoves, TableView } from "../match/view.ts";
import { turnsBegun } from "./log-lines.ts";
import styles from "./match-log.module.css";

/** So near to its end, in pixels, the list is taken to be read at its end. */
const NEAR = 24;

export function MatchLog({ view, moves }: { readonly view: TableView; readonly moves: TableMoves }) {
  const { log, subjects, past, scene } = view;
  const [wanted, setWanted] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const who = ({ player, depth, words }: LogLine) => {
    const subject = depth === 0 ? subjects[player] : undefined;
    return subject === undefined ? "" : `${subject}${hasSubject(words) ? ":" : ""}`;
  };
  const textOf = (line: LogLine) => `${"  ".repeat(line.depth)}${who(line)} ${line.words}`.trimEnd();
  const sought = wanted.trim().toLowerCase();
  const shown = sought === "" ? log : log.filter((line) => `${who(line)} ${line.words}`.toLowerCase().includes(sought));
  const turns = turnsBegun(shown);
  const latest = useRef(moves.look);
  latest.current = moves.look;
  const look = useCallback((moment: number) => latest.current?.(moment), []);
  const last = log.at(-1)?.id;
  const at = past?.at;
  useEffect(() => {
    const here = at === undefined ? undefined : list.current?.querySelector("[aria-current]");
    if (here) here.scrollIntoView({ block: "nearest" });
    else if (at !== undefined && list.current) list.current.scrollTop = 0;
    else if (last && list.current && at === undefined) list.current.scrollTop = list.current.scrollHeight;
  }, [last, at]);
  // The list grows shorter when more is asked beside it: the newest line stays in sight, unless somebody reads further up.
  const atEnd = useRef(true);
  const height = useRef(0);
  const isEmpty = shown.length === 0;
  useEffect(() => {
    const element = list.current;
    if (isEmpty || !element) return;
    const watch = new ResizeObserver(() => {
      height.current = element.clientHeight;
      if (atEnd.current) element.scrollTop = element.scrollHeight;
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [isEmpty]);
  const earlier = useRef(moves.earlier);
  earlier.current = moves.earlier;
  const first = log[0]?.at ?? 0;
  useEffect(() => {
    // What led to a moment that is looked back at is to be read, too.
    if (at !== undefined && at < first) earlier.current?.();
  }, [at, first]);
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
            showToast({ message: `${shown.length} lines copied.` });
          }}
        >
          <Copy size={14} aria-hidden />
        </IconButton>
      </div>
      {isEmpty ? (
        <p className={styles.none}>
          {view.veiled
            ? "The card is hidden too, because it would show the draw."
            : log.length === 0
              ? "Nothing has happened yet."
              : `No line contains “${legible(wanted.trim())}”.`}
        </p>
      ) : (
        <ol
          ref={list}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            // Nobody scrolled where its height has changed since; the newest line comes back into sight.
            if (clientHeight === height.current) atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
          }}
          aria-live="polite"
          aria-relevant="additions"
          aria-label="What happened"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
          tabIndex={0}
        >
          {moves.earlier && sought === "" && (
            <li>
              <Button size="s" look="plain" onClick={moves.earlier}>
                Show earlier lines
              </Button>
            </li>
          )}
          {shown.map((line, i) => (
            <Line
              key={line.id}
              {...{ at: line.about ?? line.at, depth: line.depth, words: line.words, player: line.player, who: who(line), turn: turns[i] }}
              colour={scene.seats[line.player]?.colour}
              className={cx(styles.line, line.aside && styles.aside, at !== undefined && line.at > at && styles.later)}
              isNow={line.id === now}
              look={moves.look && (!line.aside || line.about !== undefined) ? look : undefined}
            />
          ))}
        </ol>
      )}
    </section>
  );
}

type LineProps = Pick<LogLine, "at" | "depth" | "player" | "words"> & {
  readonly who: string;
  /** The turn that begins with it. */
  readonly turn: number | undefined;
  /** The colour that the player's pieces have, if it is not that of the seat. */
  readonly colour: string | undefined;
  readonly className: string;
  readonly isNow: boolean;
  /** Goes to its moment. */
  readonly look: ((moment: number) => void) | undefined;
};

/** A line, drawn again only when it changes: a long match has thousands. */
const Line = memo(function Line({ at, depth, player, words, who, turn, colour, className, isNow, look }: LineProps) {
  const name = <b style={colour === undefined ? undefined : { color: legibleTone(colour) }}>{who}</b>;
  return (
    <li
      className={className}
      data-player={player}
      style={{ paddingInlineStart: `${depth * 14}px` }}
      aria-current={isNow ? "step" : undefined}
    >
      {turn !== undefined && (
        <span className={styles.turn} style={{ marginInlineStart: `${depth * -14}px` }}>
          Turn {turn}
        </span>
      )}
      {depth === 0 && look ? (
        <button type="button" className={styles.jump} onClick={() => look(at)}>
          {name} {words}
        </button>
      ) : (
        <>
          {depth === 0 && name} {words}
        </>
      )}
    </li>
  );
});
