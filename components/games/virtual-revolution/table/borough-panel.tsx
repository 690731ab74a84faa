"use client";
/** A borough told: who controls it and why, what is there, what can be done there, and why other things cannot. */
import { useEffect, useRef, useState } from "react";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import type { About, Why } from "../../../../engine/kernel/why.ts";
import { Reasons } from "../../../table/choices/reasons.tsx";
import type { Numbered, TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
import styles from "./borough-panel.module.css";
import { agentWords, capital, controlWords, directorWords, districtCounts, titleWords } from "./borough-words.ts";

type BoroughPanelProps = {
  readonly borough: number;
  readonly board: VirtualRevolutionBoard;
  readonly names: readonly string[];
  readonly options: readonly Numbered[];
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
  /** It was pressed: it is asked as well why other things cannot be done there. */
  readonly asks: boolean;
};

export function BoroughPanel({ borough, board, names, options, view, cards, moves, asks }: BoroughPanelProps) {
  const found = board.boroughs[borough];
  const district = board.districts.find(({ boroughs }) => boroughs.includes(borough));
  const whys = useWhys(asks ? aboutBorough(borough, board, view) : NOTHING, moves, `${borough} ${view.decisions}`);
  const panel = useRef<HTMLElement>(null);
  // Where the board is larger than its room, what was pressed comes in sight.
  useEffect(() => {
    if (asks && borough >= 0) panel.current?.scrollIntoView({ block: "nearest" });
  }, [asks, borough]);
  if (!found || !district) return null;
  const lines = [controlWords(found, names), directorWords(found, names), agentWords(board, found, cards)].filter((line) => line !== "");
  return (
    <section ref={panel} className={styles.panel} aria-label={`${capital(found.word)}, ${district.name}`}>
      <h2>
        {capital(found.word)}{" "}
        <small>
          {district.name} ({district.id})
        </small>
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ul className={styles.title}>
        {[titleWords(district, names), ...districtCounts(district, board, names)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
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

const NOTHING: readonly About[] = [];

/** What to ask about a borough: all that is asked about boroughs now, and what a turn can do in one. */
function aboutBorough(borough: number, board: VirtualRevolutionBoard, { options, scene }: TableView): readonly About[] {
  const others = new Map<string, About>();
  for (const { action } of options)
    if (typeof action["borough"] === "number" && typeof action["player"] !== "number") others.set(action.kind, { ...action, borough });
  const inTurn = options.some(({ action: { kind } }) => kind === "place" || kind === "end turn");
  if (inTurn) for (const kind of ["place", "move"]) others.set(kind, { kind, borough });
  if (inTurn && board.boroughs[borough]?.here) {
    for (const kind of ["add", "build server"]) others.set(kind, { kind });
    for (const { player } of scene.seats) others.set(`eliminate ${player}`, { kind: "eliminate", player });
  }
  return [...others.values()];
}

/** The reasons, once they are known. */
function useWhys(abouts: readonly About[], moves: TableMoves, key: string): readonly Why[] {
  const [known, setKnown] = useState<{ readonly key: string; readonly whys: readonly Why[] }>();
  const asked = abouts.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which borough and which moment are asked about
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
