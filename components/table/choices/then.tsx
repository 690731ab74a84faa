"use client";
/** What an option leads to, before it is taken: of the one that is pointed at, else of the one that Space takes. */
import { useQuery } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { useEffect, useState } from "react";
import type { SceneOption } from "../../../engine/games/scene.ts";
import { withYou } from "../match/names.ts";
import type { TableMoves, TableView } from "../match/view.ts";
import styles from "./then.module.css";

/** Whoever only passes over an option does not want to read of it, milliseconds. */
const MEANT_MS = 220;
/** Lines that are read at a glance. */
const MOST_LINES = 6;

/** What is told without a first line that only says what the option says: "Play Clerk" leads to "You play Clerk". */
export function afterwards({ subjects }: Pick<TableView, "subjects">, { words }: SceneOption, told: readonly string[]): readonly string[] {
  const [first = "", ...others] = told;
  const subject = subjects.find((one) => first.startsWith(`${one} `)) ?? "";
  const does = withYou(first.slice(subject.length).trimStart());
  return newest(does.toLowerCase() === words.toLowerCase() ? others : told);
}

/** Of lines that say again and again where something is by now only the last. */
const newest = (lines: readonly string[]): readonly string[] =>
  lines.filter((line, i) => {
    const [head] = /^.*: now /.exec(line) ?? [];
    return head === undefined || lines[i + 1]?.startsWith(head) !== true;
  });

type ThenProps = {
  readonly view: TableView;
  readonly foretold: NonNullable<TableMoves["foretold"]>;
  readonly option: SceneOption;
};

export function Then({ view, foretold, option }: ThenProps) {
  const [meant, setMeant] = useState<SceneOption>();
  useEffect(() => {
    const timer = setTimeout(() => setMeant(option), MEANT_MS);
    return () => clearTimeout(timer);
  }, [option]);
  const { data } = useQuery({ ...foretold(option), enabled: meant === option });
  const lines = data ? afterwards(view, option, view.told(data)) : [];
  if (lines.length === 0) return null;
  const shown = lines.slice(0, MOST_LINES);
  return (
    <p className={styles.then}>
      <Eye size={15} strokeWidth={1.75} aria-hidden />
      <span className={styles.told}>
        <b>After “{option.words}”:</b> {shown.map((line) => `${line.charAt(0).toUpperCase()}${line.slice(1)}.`).join(" ")}
        {(data?.open || shown.length < lines.length) && <small> What happens after that is not known yet.</small>}
      </span>
    </p>
  );
}
