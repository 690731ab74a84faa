"use client";
/** Virtual Revolution at the table. */
import { type ReactNode, useRef, useState } from "react";
import type { Scene, SceneCard } from "../../../../engine/games/scene.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import type { InstanceId, Player } from "../../../../engine/kernel/state.ts";
import { BoardCard } from "../../../table/cards/board-card.tsx";
import { type DraggedPiece, useSpot } from "../../../table/cards/dragging.tsx";
import type { Spot, Zones } from "../../../table/choices/gesture.ts";
import { NightBoard, PickPart } from "../../../table/city/night-board.tsx";
import { GameTable, type GameTableProps } from "../../../table/match/game-table.tsx";
import { Table } from "../../../table/match/table.tsx";
import { cx } from "../../../ui/cx.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { AlsoNow } from "./also-now.tsx";
import { boroughOptions } from "./borough-options.ts";
import { BoroughPanel } from "./borough-panel.tsx";
import { AWAY, pieceIn, piecesBeside, takesOf } from "./carried-pieces.ts";
import { CityMap } from "./city-map.tsx";
import { Market } from "./market.tsx";
import { draggedPiece, OwnPieces } from "./own-pieces.tsx";
import { PlayerBoard } from "./player-board.tsx";
import { PlayerShape } from "./player-shape.tsx";
import { publicScene } from "./public-scene.ts";
import { ScoreSheet } from "./score-sheet.tsx";
import { Seat } from "./seat.tsx";
import { TurnHelp } from "./turn-help.tsx";
import styles from "./virtual-revolution-table.module.css";

/** The own board, where cards are put that are taken. */
const MAT: Spot = "mat";
const ZONES: Zones = { recruit: MAT, take: MAT, gain: MAT };

/** What of the board a phone shows. */
const VIEWS = [
  { id: "map", name: "Map" },
  { id: "market", name: "Agents and Verses" },
  { id: "players", name: "Players" },
] as const;
type View = (typeof VIEWS)[number]["id"];

export default function VirtualRevolutionMatch(props: GameTableProps) {
  const { board } = props.view.scene as Scene<VirtualRevolutionBoard>;
  const also = (card: InstanceId) => {
    const take = takesOf(props.view.options, board, card);
    return new Map(take ? [[MAT, take]] : []);
  };
  return (
    <GameTable {...props} zones={ZONES} also={also}>
      <VirtualRevolutionTable {...props} />
    </GameTable>
  );
}

function VirtualRevolutionTable({ view, cards, boards, moves, help }: GameTableProps) {
  const told = view.scene as Scene<VirtualRevolutionBoard>;
  const scene = view.veiled ? publicScene(told) : told;
  const { board } = scene;
  const near = Math.max(0, scene.viewer);
  const [shown, setShown] = useState<number>();
  const [asks, setAsks] = useState(false);
  const [chosen, setChosen] = useState<Player>();
  const [looks, setLooks] = useState<View>();
  const [scores, setScores] = useState(false);
  const options = boroughOptions(view, board);
  const canDrag = scene.viewer >= 0 && moves.still !== true;
  const pieces = canDrag ? piecesBeside(view.options, board, scene.viewer) : [];
  const standing = new Map<number, DraggedPiece>();
  for (const { borough } of canDrag ? board.boroughs : []) {
    const piece = pieceIn(view.options, board, borough, scene.viewer);
    if (piece) standing.set(borough, draggedPiece(piece));
  }
  const plan = useRef<HTMLDivElement>(null);
  const onMap = () => plan.current?.querySelector<HTMLElement>('[data-spot][tabindex="0"]')?.focus();
  const names = scene.seats.map(({ name }, player) => (view.sitting[player] === "You" ? "You" : name));
  const show = (borough: number | undefined) => {
    setShown(borough);
    setAsks(false);
  };
  const press = (borough: number, byTouch: boolean) => {
    setShown(borough);
    const [only, more] = options.get(borough) ?? [];
    if (only && !more && !byTouch) moves.choose(only.option);
    else setAsks(true);
  };
  const others = board.players.map(({ player }) => player).filter((player) => player !== near);
  const side = board.players[chosen ?? near];
  const own = board.players[scene.viewer];
  const seen = looks ?? viewOf(view, board, options.size);
  const isOver = view.ended !== undefined;
  return (
    <Table
      view={view}
      moves={moves}
      help={help}
      seats={[...others, near].map((player) => {
        const [seat, own] = [scene.seats[player], board.players[player]];
        return seat && own && <Seat key={player} seat={seat} side={own} {...{ board, view, moves }} onScore={() => setScores(true)} />;
      })}
      board={
        <NightBoard>
          <PickPart look="views" label="Which part" ids={VIEWS} picked={seen} onPick={setLooks} />
          {isOver ? (
            <div className={styles.end}>
              <ScoreSheet scene={scene} names={names} isOver />
            </div>
          ) : (
            <p className={styles.clock}>
              <b>Round {board.round}</b> of {board.rounds}, turn {Math.max(1, board.pass)} of 3
            </p>
          )}
          <div className={styles.city} data-seen={seen === "map" || undefined}>
            <div ref={plan} className={styles.plan}>
              {boards && (
                <CityMap
                  {...{ boards, board, names, options, shown, cards }}
                  pieces={standing}
                  onShow={show}
                  onPress={press}
                  onLeave={() => !asks && setShown(undefined)}
                />
              )}
              {board.stage === "necro" && board.necroShown && <Attack card={board.necroShown} {...{ board, names, view, cards, moves }} />}
              {board.raid.length > 0 && <Raid {...{ board, view, cards, moves }} />}
              {own && (
                <OwnPieces
                  {...{ pieces, moves, onMap }}
                  left={{ Director: own.directors, Influence: own.reserve, Server: own.servers }}
                  takesAway={[...standing.values()].some(({ puts }) => puts.has(AWAY))}
                />
              )}
              <AlsoNow view={view} moves={moves} />
            </div>
            <div className={styles.beside}>
              {shown === undefined ? (
                <TurnHelp stage={board.stage} phase={scene.phase} />
              ) : (
                <BoroughPanel borough={shown} {...{ board, names, view, cards, moves, asks }} options={options.get(shown) ?? []} />
              )}
            </div>
          </div>
          <div className={styles.part} data-seen={seen === "market" || undefined}>
            <Market {...{ board, view, cards, moves }} />
          </div>
          <div className={styles.part} data-seen={seen === "players" || undefined}>
            <PickPart
              look="whose"
              label="Whose board"
              ids={[near, ...others].map((player) => ({
                id: player,
                name: (
                  <>
                    <PlayerShape player={player} size={13} /> {names[player] === "You" ? "Your board" : names[player]}
                  </>
                ),
              }))}
              picked={side?.player}
              onPick={setChosen}
            />
            {side && boards && (
              <Mat mine={side.player === scene.viewer}>
                <PlayerBoard
                  {...{ side, board, boards, view, cards, moves }}
                  name={scene.seats[side.player]?.name ?? ""}
                  mine={side.player === scene.viewer}
                  whose={names[side.player] === "You" ? "Your" : `${names[side.player]}'s`}
                />
              </Mat>
            )}
          </div>
          <Dialog open={scores} onClose={() => setScores(false)} title={isOver ? "Final scores" : "Points now"} width={760}>
            <ScoreSheet scene={scene} names={names} isOver={isOver} />
          </Dialog>
        </NightBoard>
      }
    />
  );
}

/** Around a player's board: an available card that is taken can be dragged onto the own one. */
function Mat({ mine, children }: { readonly mine: boolean; readonly children: ReactNode }) {
  const spot = useSpot(mine ? MAT : "other mat", "area");
  return (
    <div ref={spot.ref} className={cx(styles.mat, spot.lit && styles.lit, spot.over && styles.over)}>
      {children}
    </div>
  );
}

/** The part of the board that a phone shows by itself: where most of what is asked about lies. */
function viewOf({ options }: GameTableProps["view"], board: VirtualRevolutionBoard, boroughs: number): View {
  const isTurn = options.some(({ action: { kind } }) => kind === "place" || kind === "end turn");
  if (isTurn || boroughs > 0) return "map";
  const asked = new Set(options.map(({ card }) => card));
  const has = (cards: readonly (SceneCard | undefined)[]) => cards.some((card) => card !== undefined && asked.has(card.id));
  if (has(board.raid)) return "map";
  if (has(board.agents.map(({ card }) => card)) || has(board.available.map(({ card }) => card))) return "market";
  return options.some(({ card }) => card !== undefined) ? "players" : "map";
}

/** The Necro card that is carried out, and who suffers which part of it (VR-13.2). */
function Attack({
  card,
  board,
  names,
  view,
  cards,
  moves,
}: Pick<GameTableProps, "view" | "cards" | "moves"> & {
  readonly card: SceneCard;
  readonly board: VirtualRevolutionBoard;
  readonly names: readonly string[];
}) {
  const having = (revenue: number) => board.players.filter((player) => player.revenue === revenue).map(({ player }) => names[player]);
  return (
    <section className={styles.attack} aria-label="Necro attack">
      <span>
        <BoardCard card={card} place="Necro attack" {...{ view, cards, moves }} />
      </span>
      <div>
        <h2>Necro attack</h2>
        <p>
          <b>MINIMUM</b> lowest Revenue, {board.lowest}: {having(board.lowest).join(", ")}
        </p>
        <p>
          <b>GLOBAL</b> everybody
        </p>
        <p>
          <b>MAXIMUM</b> highest Revenue, {board.highest}: {having(board.highest).join(", ")}
        </p>
      </div>
    </section>
  );
}

/** The cards of a Raid that is carried out: what is done with is dimmed. */
const Raid = ({
  board,
  view,
  cards,
  moves,
}: Pick<GameTableProps, "view" | "cards" | "moves"> & { readonly board: VirtualRevolutionBoard }) => (
  <section className={cx(styles.raid)} aria-label="Raid">
    <h2>Raid</h2>
    <ul>
      {board.raid.map((card) => (
        <li key={card.id}>
          <BoardCard card={card} place="In the Raid" detail="tile" {...{ view, cards, moves }} />
        </li>
      ))}
    </ul>
  </section>
);
