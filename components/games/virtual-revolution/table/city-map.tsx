"use client";
/** The map of the city: what stands where, and a button over each borough. What can be chosen about a borough is lit. */
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from "react";
import { type Board, type Boards, boardOf, type Part, partOf, type Space } from "../../../../engine/games/boards/index.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { drawBoard, drawPieces, NIGHT, outline } from "../../../../faces/boards/index.ts";
import { spotTowards, WAYS } from "../../../table/boards/spots.ts";
import { type DraggedPiece, useCarried, usePieceSource, useShapedSpot } from "../../../table/cards/dragging.tsx";
import type { Numbered, TableCards } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import { boroughWords } from "./borough-words.ts";
import { boroughSpot } from "./carried-pieces.ts";
import styles from "./city-map.module.css";
import { cityPieces, MAP } from "./city-pieces.ts";
import { DistrictTitles } from "./district-titles.tsx";

type CityMapProps = {
  readonly boards: Boards;
  readonly board: VirtualRevolutionBoard;
  readonly cards: TableCards;
  /** By player what they are called. */
  readonly names: readonly string[];
  /** By borough what can be chosen about it. */
  readonly options: ReadonlyMap<number, readonly Numbered[]>;
  /** The borough that is told about beside the map. */
  readonly shown: number | undefined;
  /** It is pointed at or focused. */
  readonly onShow: (borough: number | undefined) => void;
  /** By borough the piece that can be picked up there. */
  readonly pieces: ReadonlyMap<number, DraggedPiece>;
  /** The pointer leaves the map. */
  readonly onLeave: () => void;
  /** It is pressed; by touch one looks first. */
  readonly onPress: (borough: number, byTouch: boolean) => void;
};

const pathOf = (points: readonly (readonly [number, number])[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

export function CityMap({ boards, board, cards, names, options, pieces, shown, onShow, onLeave, onPress }: CityMapProps) {
  const carried = useCarried();
  const city = boardOf(boards, MAP);
  const map = partOf(boards, MAP);
  const printed = useMemo(() => drawBoard(city, NIGHT), [city]);
  const stands = useMemo(() => drawPieces(city, cityPieces(board)), [city, board]);
  const [entry, setEntry] = useState(0);
  const plate = useRef<HTMLDivElement>(null);
  const [width, height] = city.size;
  const spots = useMemo(() => map.spaces.map(({ at: [x, y] }, borough) => ({ borough, x, y })), [map]);
  const byKey = (event: KeyboardEvent, borough: number) => {
    const way = WAYS[event.key];
    const from = spots[borough];
    const to = way && from && spotTowards(spots, from, way);
    if (way) event.preventDefault();
    if (to) plate.current?.querySelector<HTMLElement>(`[data-borough="${to.borough}"]`)?.focus();
  };
  return (
    <div
      ref={plate}
      role="group"
      aria-label="Map of Neo Paris"
      className={styles.map}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && onLeave()}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <svg
        aria-hidden="true"
        viewBox={printed.viewBox}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawBoard escapes every text.
        dangerouslySetInnerHTML={{ __html: printed.svg }}
      />
      <svg aria-hidden="true" viewBox={printed.viewBox}>
        {map.spaces.map((space, borough) => {
          const is = cx(
            (carried ? carried.puts.has(boroughSpot(borough)) : options.has(borough)) && styles.can,
            board.boroughs[borough]?.here && styles.here,
            shown === borough && styles.shown,
          );
          return is ? <path key={space.id} d={pathOf(outline(map, space))} className={is} /> : null;
        })}
      </svg>
      <svg
        aria-hidden="true"
        viewBox={printed.viewBox}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawPieces escapes every text.
        dangerouslySetInnerHTML={{ __html: stands }}
      />
      <svg aria-hidden="true" viewBox={printed.viewBox} className={styles.titles}>
        <DistrictTitles city={city} districts={board.districts} />
      </svg>
      {map.spaces.map((space, borough) => (
        <Spot
          key={space.id}
          {...{ city, map, space, borough }}
          label={[boroughWords(board, borough, names, districtOf(city, space), cards), ...numbersOf(options.get(borough))].join(". ")}
          piece={pieces.get(borough)}
          badge={badgeOf(space, options.get(borough))}
          entry={borough === entry}
          onShow={onShow}
          onPress={onPress}
          onKey={byKey}
          onFocus={() => setEntry(borough)}
        />
      ))}
    </div>
  );
}

const districtOf = ({ districts }: Board, space: Space): string => districts[space.districts[0] ?? -1]?.name ?? "";

const numbersOf = (options: readonly Numbered[] = []): readonly string[] =>
  options.map(({ number, option }) => `Option ${number}, ${option.words}`);

/** The number of the first option, where it is not the number that is printed there. */
const badgeOf = ({ id }: Space, options: readonly Numbered[] = []): number | undefined =>
  options[0] === undefined || String(options[0].number) === id ? undefined : options[0].number;

type SpotProps = Pick<CityMapProps, "onShow" | "onPress"> & {
  readonly city: Board;
  readonly map: Part;
  readonly space: Space;
  readonly borough: number;
  readonly label: string;
  readonly piece: DraggedPiece | undefined;
  readonly badge: number | undefined;
  /** It is where Tab comes to the map. */
  readonly entry: boolean;
  readonly onKey: (event: KeyboardEvent, borough: number) => void;
  readonly onFocus: () => void;
};

const share = (value: number, of: number): string => `${Math.round((value / of) * 10_000) / 100}%`;

function Spot({ city, map, space, borough, label, piece, badge, entry, onShow, onPress, onKey, onFocus }: SpotProps) {
  const touched = useRef(false);
  const [width, height] = city.size;
  const corners = outline(map, space);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const clipPath = `polygon(${corners.map(([x, y]) => `${share(x - left, w)} ${share(y - top, h)}`).join(",")})`;
  const spot = useShapedSpot(
    boroughSpot(borough),
    corners.map(([x, y]) => [(x - left) / w, (y - top) / h] as const),
  );
  const source = usePieceSource(boroughSpot(borough), piece, false);
  const ref = (button: HTMLButtonElement | null) => {
    spot.ref(button);
    source.ref(button);
  };
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") onShow(borough);
  };
  return (
    <>
      <button
        ref={ref}
        type="button"
        tabIndex={entry ? 0 : -1}
        className={cx(styles.spot, piece && styles.grab, spot.over && styles.over)}
        style={{ left: share(left, width), top: share(top, height), width: share(w, width), height: share(h, height), clipPath }}
        aria-label={label}
        data-borough={borough}
        onPointerEnter={point}
        onPointerDown={({ pointerType }) => {
          touched.current = pointerType !== "mouse";
        }}
        onClick={({ detail }) => onPress(borough, detail > 0 && touched.current)}
        onKeyDown={(event) => onKey(event, borough)}
        onFocus={(event) => {
          onFocus();
          if (event.currentTarget.matches(":focus-visible")) onShow(borough);
        }}
      />
      {badge !== undefined && (
        <span
          className={styles.badge}
          data-number
          aria-hidden="true"
          style={{ left: share(space.at[0] + 21, width), top: share(space.at[1] - 12, height) }}
        >
          {badge}
        </span>
      )}
    </>
  );
}
