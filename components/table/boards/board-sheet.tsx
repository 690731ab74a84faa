"use client";
/** A board of a free table: printed, with its pieces, and with a spot for each space that can be focused and pressed. */
import { useDraggable } from "@dnd-kit/react";
import { Minus, Plus } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { type FreePiece, piecesWords, spotWords } from "../../../engine/games/free/stands.ts";
import { drawBoard, drawPieces, NIGHT, type Placed, placedOn } from "../../../faces/boards/index.ts";
import { IconButton } from "../../ui/button.tsx";
import plateStyles from "../city/plate.module.css";
import { Plate, pathOf, shapeOf } from "../city/plate.tsx";
import { useSpotKeys } from "../city/use-spot-keys.ts";
import styles from "./boards.module.css";
import { type HeldPiece, pieceKey } from "./piece-moves.ts";
import { type Sheet, type Spot, spotsOf } from "./spots.ts";

type BoardSheetProps = {
  readonly sheet: Sheet;
  readonly name: string;
  readonly pieces: readonly FreePiece[];
  readonly seats: readonly string[];
  readonly held: (HeldPiece & { readonly piece: FreePiece }) | undefined;
  /** The spot that something is dragged over. */
  readonly over: string | undefined;
  readonly onPick: (held: HeldPiece | undefined) => void;
  readonly onPut: (spot: Spot) => void;
  /** Takes the held piece off the board, or else the piece on the spot. */
  readonly onTakeOff: (held: HeldPiece) => void;
};

const ZOOMS = [1, 1.5, 2, 3];

export function BoardSheet({ sheet, name, pieces, seats, held, over, onPick, onPut, onTakeOff }: BoardSheetProps) {
  const { board, mat, side } = sheet;
  const [width, height] = board.size;
  const [zoom, setZoom] = useState(0);
  const [focused, setFocused] = useState<string>();
  const scroll = useRef<HTMLDivElement>(null);
  const printed = useMemo(() => drawBoard(board, NIGHT, side), [board, side]);
  const stands = useMemo(() => drawPieces(board, pieces, mat), [board, pieces, mat]);
  const spots = useMemo(() => spotsOf(sheet, pieces), [sheet, pieces]);
  const { plate, entry, onFocus, onKey } = useSpotKeys(spots);
  const takes = (spot: Spot) => held !== undefined && held.piece.part === spot.part.id && held.piece.mat === mat;
  /** The pieces on a spot, the nearest to a point first. */
  const lying = (spot: Spot, event?: { readonly clientX: number; readonly clientY: number }): readonly Placed[] => {
    const placed = tilesAnd(pieces, spot);
    const box = plate.current?.getBoundingClientRect();
    if (!event || !box) return placed;
    const [x, y] = [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height];
    return placed.toSorted((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y));
  };
  const press = (spot: Spot, point?: { readonly clientX: number; readonly clientY: number }) => {
    const there = lying(spot, point).map(({ piece }) => pieceKey(piece));
    const from = spot.space;
    if (held && takes(spot) && held.from !== from) return onPut(spot);
    // Pressed again, the next piece there is picked up; after the last one, none.
    const i = held?.from === from && takes(spot) ? there.indexOf(held.key) : -1;
    const next = there[i + 1];
    onPick(next === undefined || (point !== undefined && i >= 0) ? undefined : { key: next, from });
  };
  const byKey = (event: KeyboardEvent, spot: Spot) => {
    if (onKey(event, spot)) return;
    if (event.key === "Delete" || event.key === "Backspace") {
      const [first] = lying(spot);
      if (held?.from === spot.space) onTakeOff(held);
      else if (first) onTakeOff({ key: pieceKey(first.piece), from: spot.space });
    }
  };
  const zoomBy = (by: number) => setZoom((now) => Math.max(0, Math.min(ZOOMS.length - 1, now + by)));
  return (
    <section className={styles.sheet} aria-label={name} data-mat={mat >= 0 || undefined}>
      <header>
        <h2>{name}</h2>
        <span className={styles.zoom}>
          <IconButton size="s" look="plain" label={`${name}: smaller`} disabled={zoom === 0} onClick={() => zoomBy(-1)}>
            <Minus size={14} aria-hidden />
          </IconButton>
          <IconButton size="s" look="plain" label={`${name}: larger`} disabled={zoom === ZOOMS.length - 1} onClick={() => zoomBy(1)}>
            <Plus size={14} aria-hidden />
          </IconButton>
        </span>
      </header>
      <div
        ref={scroll}
        className={styles.scroll}
        style={mat < 0 ? { maxWidth: `max(26rem, calc((100dvh - 11.5rem) * ${width / height}))` } : undefined}
        data-zoomed={zoom > 0 || undefined}
        onPointerDown={(event) => pan(event, scroll.current)}
      >
        <Plate
          {...{ plate, board, printed }}
          label={`Spaces of ${name}`}
          pieces={stands}
          width={`${(ZOOMS[zoom] ?? 1) * 100}%`}
          markClass={styles.marks}
          marks={spots.map((spot) => {
            const space = spot.part.spaces[spot.space];
            const is =
              spot.key === over && takes(spot)
                ? styles.over
                : spot.key === focused
                  ? styles.focus
                  : held?.from === spot.space && takes(spot)
                    ? styles.from
                    : takes(spot)
                      ? styles.open
                      : undefined;
            return space && is ? <path key={spot.key} d={pathOf(spot.part, space)} className={is} /> : null;
          })}
        >
          {spots.map((spot) => (
            <SpotButton
              key={spot.key}
              spot={spot}
              label={labelOf(spot, pieces, seats)}
              entry={spot.key === entry}
              onPress={(event) => press(spot, event.detail > 0 ? event : undefined)}
              onGrab={(event) => {
                const [first] = lying(spot, event);
                return first && { key: pieceKey(first.piece), from: spot.space };
              }}
              onKey={(event) => byKey(event, spot)}
              onFocus={(shown) => {
                onFocus(spot.key);
                setFocused(shown ? spot.key : undefined);
              }}
              onBlur={() => setFocused(undefined)}
            />
          ))}
        </Plate>
      </div>
    </section>
  );
}

/** The pieces on a spot, tiles included. */
function tilesAnd(pieces: readonly FreePiece[], spot: Spot): readonly Placed[] {
  const placed = placedOn(pieces, spot.part, spot.sheet.mat, spot.space);
  const tiles = pieces.find((piece) => piece.is === "tiles" && piece.part === spot.part.id);
  return tiles ? [...placed, { piece: tiles, count: 1, x: spot.x, y: spot.y, size: 20 }] : placed;
}

/** "Borough 11, Nation: 2 influence of Player 1". */
function labelOf({ sheet, part, space }: Spot, pieces: readonly FreePiece[], seats: readonly string[]): string {
  const there = piecesWords(pieces, part, sheet.mat, space, seats);
  return `${spotWords(sheet.board, part, space)}: ${there === "" ? "nothing" : there}`;
}

/** An enlarged board is moved by a mouse that takes it where no spot is. */
function pan(event: PointerEvent<HTMLElement>, box: HTMLElement | null): void {
  if (!box || event.pointerType !== "mouse" || (event.target as Element).closest("button")) return;
  const [x, y, left, top] = [event.clientX, event.clientY, box.scrollLeft, box.scrollTop];
  const move = (now: globalThis.PointerEvent) => box.scrollTo(left + x - now.clientX, top + y - now.clientY);
  const end = () => {
    window.removeEventListener("pointermove", move);
    window.removeEventListener("pointerup", end);
  };
  window.addEventListener("pointermove", move);
  window.addEventListener("pointerup", end);
}

type SpotButtonProps = {
  readonly spot: Spot;
  readonly label: string;
  /** It is where Tab comes to the board. */
  readonly entry: boolean;
  readonly onPress: (event: { readonly detail: number; readonly clientX: number; readonly clientY: number }) => void;
  /** What a drag from a point takes. */
  readonly onGrab: (event: { readonly clientX: number; readonly clientY: number }) => HeldPiece | undefined;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onFocus: (shown: boolean) => void;
  readonly onBlur: () => void;
};

function SpotButton({ spot, label, entry, onPress, onGrab, onKey, onFocus, onBlur }: SpotButtonProps) {
  const { part, space, sheet } = spot;
  const grabbed = useRef<HeldPiece>(undefined);
  const { ref } = useDraggable({ id: `spot ${spot.key}`, data: { grabbed } });
  const found = part.spaces[space];
  if (!found) return null;
  const { box, clipPath } = shapeOf(sheet.board, part, found);
  return (
    <button
      ref={ref}
      type="button"
      tabIndex={entry ? 0 : -1}
      className={plateStyles.spot}
      style={found.polygon ? { ...box, clipPath } : box}
      aria-label={label}
      title={label}
      data-spot={spot.key}
      onPointerDown={(event) => {
        grabbed.current = onGrab(event);
      }}
      onClick={onPress}
      onKeyDown={onKey}
      onFocus={(event) => onFocus(event.currentTarget.matches(":focus-visible"))}
      onBlur={onBlur}
    />
  );
}
