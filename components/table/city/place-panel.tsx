"use client";
/** A place of a board told: what is there, what can be done there, and why other things cannot. */
import { useEffect, useRef, useState } from "react";
import type { About, Why } from "../../../engine/kernel/why.ts";
import { Reasons } from "../choices/reasons.tsx";
import type { Numbered, TableMoves } from "../match/view.ts";
import styles from "./place-panel.module.css";

type PlacePanelProps = {
  readonly title: string;
  /** Where it lies, smaller, after the title. */
  readonly small: string;
  /** What it is called to somebody who does not see it; by default its title. */
  readonly label?: string;
  readonly lines: readonly string[];
  /** What holds around it, under a line. */
  readonly around?: readonly string[];
  readonly options: readonly Numbered[];
  /** What is asked about it once it was pressed: why other things cannot be done there. */
  readonly asks: readonly About[] | undefined;
  /** The place and the moment: when it changes, is asked again. */
  readonly moment: string;
  readonly moves: TableMoves;
};

const NOTHING: readonly About[] = [];

export function PlacePanel({ title, small, label = title, lines, around = [], options, asks, moment, moves }: PlacePanelProps) {
  const whys = useWhys(asks ?? NOTHING, moves, moment);
  const panel = useRef<HTMLElement>(null);
  const pressed = asks !== undefined && moment;
  // Where the board is larger than its room, what was pressed comes in sight.
  useEffect(() => {
    if (pressed) panel.current?.scrollIntoView({ block: "nearest" });
  }, [pressed]);
  return (
    <section ref={panel} className={styles.panel} aria-label={label}>
      <h2>
        {title} <small>{small}</small>
      </h2>
      <Lines lines={lines} />
      {around.length > 0 && <Lines className={styles.around} lines={around} />}
      {options.map(({ number, option }) => (
        <button key={number} type="button" className={styles.option} onClick={() => moves.choose(option)}>
          <b>{number}</b>
          <span>
            {option.words}
            {option.hint && <small>{option.hint}</small>}
          </span>
        </button>
      ))}
      {whys.length > 0 && (
        <div className={styles.why}>
          <h3>Not possible here now</h3>
          <Reasons whys={whys} />
        </div>
      )}
    </section>
  );
}

const Lines = ({ lines, className }: { readonly lines: readonly string[]; readonly className?: string | undefined }) => (
  <ul className={className}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** The reasons, once they are known. */
function useWhys(abouts: readonly About[], moves: TableMoves, key: string): readonly Why[] {
  const [known, setKnown] = useState<{ readonly key: string; readonly whys: readonly Why[] }>();
  const asked = abouts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which place and which moment are asked about
  useEffect(() => {
    if (!asked) return;
    let isOver = false;
    void Promise.all(abouts.map((about) => moves.why(about))).then((all) => {
      if (!isOver) setKnown({ key, whys: all.flat().filter(({ reasons }) => reasons.length > 0) });
    });
    return () => {
      isOver = true;
    };
  }, [key, asked]);
  return asked && known?.key === key ? known.whys : [];
}
