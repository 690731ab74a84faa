"use client";
/** A table on which nothing goes by rules: cards are picked and put down, dragged, turned and flipped, piles shuffled and drawn from, numbers set, dice thrown. */
import { PointerSensor } from "@dnd-kit/dom";
import { DragDropProvider, type DragEndEvent, DragOverlay } from "@dnd-kit/react";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Boards as BoardsOfGame } from "../../../engine/games/boards/index.ts";
import { FLIPPED, TOKENS, TURNED } from "../../../engine/games/free/fields.ts";
import type { FreeBoard } from "../../../engine/games/free/scene.ts";
import { spotWords } from "../../../engine/games/free/stands.ts";
import type { Change } from "../../../engine/kernel/edit.ts";
import type { Player } from "../../../engine/kernel/state.ts";
import { usePageKeys } from "../../frame/use-keys.ts";
import { announce } from "../../ui/announcer.tsx";
import { cx } from "../../ui/cx.ts";
import { afterSomeWay, withoutFlight } from "../../ui/drag.ts";
import { BoardGlyph } from "../boards/board-glyph.tsx";
import { Boards } from "../boards/boards.tsx";
import { grabbedBy, HeldTitle, pieceDeeds, pieceWords } from "../boards/held-piece.tsx";
import { type HeldPiece, movePiece, pieceKey } from "../boards/piece-moves.ts";
import { type Spot, sheetsOf, spotsOf } from "../boards/spots.ts";
import { MatchLog } from "../log/match-log.tsx";
import tableStyles from "../match/table.module.css";
import type { TableCards, TableMoves, TableView } from "../match/view.ts";
import { FreeArea } from "./free-area.tsx";
import { type Deed, FreeHand, NewCard, Numbers } from "./free-hand.tsx";
import { draw, findCard, gridsLast, handOf, moveTo, NOTHING, type Picked, setCard } from "./free-moves.ts";
import styles from "./free-table.module.css";

/** From the buttons that cards are, too. */
const POINTER = PointerSensor.configure({ activationConstraints: afterSomeWay, preventActivation: () => false });

/** What a phone shows one at a time. */
const SHOWN = [
  { is: "boards", name: "Boards" },
  { is: "cards", name: "Cards" },
  { is: "numbers", name: "Numbers" },
  { is: "log", name: "Log" },
] as const;

type FreeTableProps = {
  readonly board: FreeBoard;
  /** The boards that it is played on, as they are printed. */
  readonly boards?: BoardsOfGame | undefined;
  readonly view: TableView;
  readonly cards: TableCards;
  readonly moves: TableMoves;
  /** Whose side is nearest, and takes what is drawn. */
  readonly near: Player;
  /** Carries out changes; absent where the table can only be watched. */
  readonly onDo: ((changes: readonly Change[]) => void) | undefined;
};

export function FreeTable({ board, boards, view, cards, moves, near, onDo }: FreeTableProps) {
  const [picked, setPicked] = useState<Picked>(NOTHING);
  const seats = view.scene.seats.map(({ name }) => name);
  const sheets = useMemo(() => sheetsOf(boards, board.pieces, seats.length), [boards, board.pieces, seats.length]);
  const [shows, setShows] = useState<(typeof SHOWN)[number]["is"]>(sheets.length > 0 ? "boards" : "cards");
  const [holds, setHolds] = useState<HeldPiece>();
  const [over, setOver] = useState<string>();
  const piece = holds && board.pieces.find((one) => pieceKey(one) === holds.key);
  const pick = (next: HeldPiece | undefined) => {
    setHolds(next);
    if (next) setPicked(NOTHING);
    const taken = next && board.pieces.find((one) => pieceKey(one) === next.key);
    if (taken) announce(`Picked up: ${pieceWords(taken, seats)}.`);
  };
  /** The card put down last, until the view shows it there. */
  const goesWith = useRef<{ readonly card: number; readonly place: number }>(undefined);
  const lying = picked.cards.filter((id) => findCard(board, id) !== undefined);
  const held = { ...picked, cards: lying };
  const act = (changes: readonly Change[]) => {
    if (changes.length > 0) onDo?.(changes);
  };
  const put = (ids: readonly number[], place: number) => {
    act(moveTo(ids, place));
    setPicked(NOTHING);
    announce(`${ids.length === 1 ? "Card" : `${ids.length} cards`} moved.`);
    goesWith.current = ids[0] === undefined ? undefined : { card: ids[0], place };
  };
  /** The piece that is held goes to a spot, or beside the board. */
  const putPiece = (from: HeldPiece, spot: Spot | undefined) => {
    const moved = board.pieces.find((one) => pieceKey(one) === from.key);
    if (!moved || !onDo) return;
    const changes = movePiece(moved, from.from, spot?.space, spot?.part.from);
    setHolds(undefined);
    if (changes.length === 0) return;
    act(changes);
    announce(spot ? `It is on ${spotWords(spot.sheet.board, spot.part, spot.space)} now.` : "It is off the board now.");
  };
  const deeds = onDo ? (holds && piece ? pieceDeeds(piece, holds) : deedsOf(board, held, near, seats)) : [];
  const byKey = (keys: string) => {
    const deed = deeds.find((one) => one.keys === keys);
    if (deed) act(deed.changes);
    return deed !== undefined;
  };
  usePageKeys({
    freeFlip: () => byKey("f"),
    freeTurn: () => byKey("e"),
    freeShuffle: () => byKey("r"),
    option: (_event, keys) => drawByKey(board, held, near, Number(keys), act),
    back: () => (holds ? setHolds(undefined) : held.cards.length > 0 || held.place !== undefined ? setPicked(NOTHING) : false),
  });
  // A card that was put down is drawn elsewhere; the focus goes with it, and is never lost.
  useLayoutEffect(() => {
    const put = goesWith.current;
    if (put && findCard(board, put.card)?.place.place === put.place) {
      goesWith.current = undefined;
      document.querySelector<HTMLElement>(`[data-card="${put.card}"]`)?.focus({ preventScroll: true });
    } else if (document.activeElement === document.body) document.querySelector<HTMLElement>("#free-board")?.focus({ preventScroll: true });
  }, [board]);
  const spotAt = ({ x, y }: { readonly x: number; readonly y: number }): Spot | undefined => {
    const key = document
      .elementsFromPoint(x, y)
      .find((one) => one.hasAttribute("data-spot"))
      ?.getAttribute("data-spot");
    return sheets.flatMap((sheet) => spotsOf(sheet, board.pieces)).find((spot) => spot.key === key);
  };
  const end = ({ operation, canceled }: DragEndEvent) => {
    setOver(undefined);
    const grabbed = grabbedBy(operation.source);
    if (grabbed) {
      const { x, y } = operation.position.current;
      const spot = spotAt(operation.position.current);
      const beside = document.elementsFromPoint(x, y).some((one) => one.hasAttribute("data-tray"));
      const goes = board.pieces.find((one) => pieceKey(one) === grabbed.key);
      const fits = spot && goes && goes.part === spot.part.id && goes.mat === spot.sheet.mat;
      if (!canceled && (fits || (beside && !spot))) putPiece(grabbed, spot);
      else setHolds(undefined);
      return;
    }
    const card: unknown = operation.source?.data["card"];
    const place: unknown = operation.target?.data["place"];
    if (canceled || typeof card !== "number" || typeof place !== "number") return;
    put(lying.includes(card) ? lying : [card], place);
  };
  const side = (player: number) => {
    const areas = gridsLast(board.areas.filter((area) => area.player === player));
    if (areas.length === 0) return null;
    const name = player < 0 ? "The table" : `${view.sitting[player] === "You" ? "You, " : ""}${seats[player]}`;
    return (
      <section key={player} className={cx(styles.side, player === near && styles.near)} aria-label={name}>
        <h2>{name}</h2>
        <div className={styles.areas}>
          {areas.map((area) => (
            <FreeArea
              key={`${area.player} ${area.name}`}
              area={area}
              cards={cards}
              seats={seats}
              picked={held}
              onPick={(card, more) => {
                const on = lying.includes(card);
                const others = more ? lying.filter((one) => one !== card) : [];
                setHolds(undefined);
                setPicked({ cards: on ? others : [...others, card], place: undefined });
              }}
              onPickPlace={(place) => {
                setHolds(undefined);
                setPicked(place === held.place ? NOTHING : { cards: [], place });
              }}
              onPut={(place) => put(lying, place)}
            />
          ))}
        </div>
      </section>
    );
  };
  const others = seats.flatMap((_, player) => (player === near ? [] : [player]));
  return (
    <DragDropProvider
      sensors={[POINTER]}
      plugins={withoutFlight}
      onDragStart={({ operation }) => pick(onDo ? grabbedBy(operation.source) : undefined)}
      onDragMove={({ operation, to }) => {
        if (grabbedBy(operation.source)) setOver(spotAt(to ?? operation.position.current)?.key);
      }}
      onDragEnd={end}
    >
      <div className={cx(tableStyles.table, styles.table)} data-shows={shows}>
        <div role="group" aria-label="What is shown" className={styles.views}>
          {SHOWN.filter(({ is }) => is !== "boards" || sheets.length > 0).map(({ is, name }) => (
            <button key={is} type="button" aria-pressed={shows === is} onClick={() => setShows(is)}>
              {name}
            </button>
          ))}
        </div>
        <div className={cx(tableStyles.seats, styles.counts)}>
          {[-1, near, ...others]
            .filter((player) => board.numbers.some((one) => one.player === player))
            .map((player) => (
              <section key={player} aria-label={`Numbers of ${player < 0 ? "the table" : seats[player]}`}>
                <h2>{player < 0 ? "The table" : seats[player]}</h2>
                <Numbers board={board} player={player} onDo={act} />
              </section>
            ))}
        </div>
        <div id="free-board" className={cx(tableStyles.board, styles.board)} tabIndex={-1} role="region" aria-label="Board">
          {sheets.length > 0 && (
            <Boards
              sheets={sheets}
              pieces={board.pieces}
              seats={seats}
              near={near}
              held={holds}
              over={over}
              still={onDo === undefined}
              onPick={pick}
              onPut={(spot) => holds && putPiece(holds, spot)}
              onTakeOff={(taken) => putPiece(taken, undefined)}
            />
          )}
          <div className={styles.sides}>{[-1, near, ...others].map(side)}</div>
        </div>
        <div className={cx(tableStyles.side, styles.log)}>
          <section className={styles.prompt} aria-labelledby="asked">
            <h2 id="asked">{view.past ? "Looking back" : "Free table"}</h2>
            {view.past ? (
              <p>{view.past.words}.</p>
            ) : onDo ? (
              <>
                {holds && piece && <HeldTitle piece={piece} seats={seats} />}
                <FreeHand
                  board={board}
                  cards={cards}
                  seats={seats}
                  picked={held}
                  deeds={deeds}
                  holds={holds && piece && pieceWords(piece, seats)}
                  pieces={sheets.length > 0}
                  onDo={act}
                  onDrop={() => {
                    setPicked(NOTHING);
                    setHolds(undefined);
                  }}
                />
                <NewCard board={board} cards={cards} seats={seats} onDo={act} />
              </>
            ) : (
              <p>No rules apply here. You can watch.</p>
            )}
          </section>
          <MatchLog view={view} moves={moves} />
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {(source) => {
          const carried = grabbedBy(source);
          const shown = carried && board.pieces.find((one) => pieceKey(one) === carried.key);
          return shown ? (
            <span className={styles.carriedPiece}>
              <BoardGlyph piece={shown} size={34} />
            </span>
          ) : (
            <span className={styles.dragged}>{lying.length > 1 ? `${lying.length} cards` : "A card"}</span>
          );
        }}
      </DragOverlay>
    </DragDropProvider>
  );
}

/** Everything that can be done with what is picked. */
function deedsOf(board: FreeBoard, { cards: ids, place: index }: Picked, near: Player, seats: readonly string[]): readonly Deed[] {
  const place = board.areas.flatMap(({ places }) => places).find((one) => one.place === index);
  const hand = handOf(board, near);
  if (place)
    return [
      { label: "Shuffle", keys: "r", changes: [{ kind: "shuffle", place: place.place }] },
      ...(hand && hand !== place
        ? [1, 2, 5].map((n): Deed => ({ label: `Draw ${n}`, ...(n < 3 ? { keys: String(n) } : {}), changes: draw(place, n, hand.place) }))
        : []),
      { label: "Show all", changes: place.cards.map(({ id }) => ({ kind: "show", card: id, player: -1 })) },
    ];
  const cards = ids.flatMap((id) => findCard(board, id)?.card ?? []);
  if (cards.length === 0) return [];
  const [first] = cards;
  const under = first && findCard(board, first.id)?.place;
  return [
    ...(board.handles
      ? [
          { label: "Flip", keys: "f", changes: setCard(FLIPPED, cards, ({ flipped }) => (flipped ? 0 : 1)) },
          { label: "Turn", keys: "e", changes: setCard(TURNED, cards, ({ turned }) => (turned + 1) % 4) },
          { label: "A token on it", changes: setCard(TOKENS, cards, ({ tokens }) => tokens + 1) },
          {
            label: "A token off it",
            changes: setCard(
              TOKENS,
              cards.filter(({ tokens }) => tokens > 0),
              ({ tokens }) => tokens - 1,
            ),
          },
        ]
      : []),
    { label: "Show to all", changes: cards.map(({ id }) => ({ kind: "show", card: id, player: -1 })) },
    ...seats.flatMap((seat, player): Deed[] =>
      player === near && cards.some(({ card }) => card === undefined)
        ? [{ label: `Look at it as ${seat}`, changes: cards.map(({ id }) => ({ kind: "show", card: id, player })) }]
        : [],
    ),
    ...(under
      ? [
          {
            label: "Beneath the others",
            changes: moveTo(
              cards.map(({ id }) => id),
              under.place,
              true,
            ),
          },
        ]
      : []),
  ];
}

/** Draws as many cards as the key says from a place that is picked. */
function drawByKey(
  board: FreeBoard,
  { place: index }: Picked,
  near: Player,
  count: number,
  act: (changes: readonly Change[]) => void,
): boolean {
  const place = board.areas.flatMap(({ places }) => places).find((one) => one.place === index);
  const hand = handOf(board, near);
  if (!place || !hand || place === hand) return false;
  act(draw(place, count, hand.place));
  return true;
}
