"use client";
/** A borough told: who controls it and why, what is there, what can be done there, and why other things cannot. */
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import type { About } from "../../../../engine/kernel/why.ts";
import { PlacePanel } from "../../../table/city/place-panel.tsx";
import type { Numbered, TableCards, TableMoves, TableView } from "../../../table/match/view.ts";
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
  if (!found || !district) return null;
  return (
    <PlacePanel
      title={capital(found.word)}
      small={`${district.name} (${district.id})`}
      label={`${capital(found.word)}, ${district.name}`}
      lines={[controlWords(found, names), directorWords(found, names), agentWords(board, found, cards)].filter((line) => line !== "")}
      around={[titleWords(district, names), ...districtCounts(district, board, names)]}
      asks={asks ? aboutBorough(borough, board, view) : undefined}
      moment={`${borough} ${view.decisions}`}
      {...{ options, moves }}
    />
  );
}

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
