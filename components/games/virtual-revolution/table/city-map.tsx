"use client";
/** The map of the city: what stands where, and a button over each borough. What can be chosen about a borough is lit. */
import { useMemo } from "react";
import { type Board, type Boards, boardOf, type Part, partOf, type Space } from "../../../../engine/games/boards/index.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import { drawBoard, drawPieces, NIGHT } from "../../../../faces/boards/index.ts";
import { type DraggedPiece, useCarried, usePieceSource, useShapedSpot } from "../../../table/cards/dragging.tsx";
import { Plate, pathOf, shapeOf, share } from "../../../table/city/plate.tsx";
import { SpotButton, type SpotButtonProps } from "../../../table/city/spot-button.tsx";
import { useSpotKeys } from "../../../table/city/use-spot-keys.ts";
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

export function CityMap({ boards, board, cards, names, options, pieces, shown, onShow, onLeave, onPress }: CityMapProps) {
  const carried = useCarried();
  const city = boardOf(boards, MAP);
  const map = partOf(boards, MAP);
  const printed = useMemo(() => drawBoard(city, NIGHT), [city]);
  const stands = useMemo(() => drawPieces(city, cityPieces(board)), [city, board]);
  const spots = useMemo(() => map.spaces.map(({ at: [x, y] }, borough) => ({ key: boroughSpot(borough), x, y })), [map]);
  const { plate, entry, onFocus, onKey } = useSpotKeys(spots);
  // VR-9.2: from where, beside it, an Agent in the borough that is pointed at is in range.
  const range = board.agents.some(({ card, borough }) => card && borough === shown) ? (map.next[shown ?? -1] ?? []) : [];
  return (
    <Plate
      {...{ plate, printed, onLeave }}
      label="Map of Neo Paris"
      board={city}
      pieces={stands}
      markClass={styles.marks}
      marks={map.spaces.map((space, borough) => {
        const is = cx(
          (carried ? carried.puts.has(boroughSpot(borough)) : options.has(borough)) && styles.can,
          board.boroughs[borough]?.here && styles.here,
          shown === borough && styles.shown,
          range.includes(borough) && styles.range,
        );
        return is ? <path key={space.id} d={pathOf(map, space)} className={is} /> : null;
      })}
      above={
        <g className={styles.titles}>
          <DistrictTitles city={city} districts={board.districts} />
        </g>
      }
    >
      {map.spaces.map((space, borough) => {
        const spot = spots[borough];
        return (
          spot && (
            <Borough
              key={spot.key}
              {...{ city, map, space }}
              id={spot.key}
              label={[boroughWords(board, borough, names, districtOf(city, space), cards), ...numbersOf(options.get(borough))].join(". ")}
              piece={pieces.get(borough)}
              badge={badgeOf(space, options.get(borough))}
              entry={spot.key === entry}
              onShow={() => onShow(borough)}
              onPress={(byTouch) => onPress(borough, byTouch)}
              onKey={(event) => onKey(event, spot)}
              onFocus={() => onFocus(spot.key)}
            />
          )
        );
      })}
    </Plate>
  );
}

const districtOf = ({ districts }: Board, space: Space): string => districts[space.districts[0] ?? -1]?.name ?? "";

const numbersOf = (options: readonly Numbered[] = []): readonly string[] =>
  options.map(({ number, option }) => `Option ${number}, ${option.words}`);

/** The number of the first option, where it is not the number that is printed there. */
const badgeOf = ({ id }: Space, options: readonly Numbered[] = []): number | undefined =>
  options[0] === undefined || String(options[0].number) === id ? undefined : options[0].number;

type BoroughProps = Pick<SpotButtonProps, "id" | "label" | "entry" | "onShow" | "onPress" | "onFocus" | "onKey"> & {
  readonly city: Board;
  readonly map: Part;
  readonly space: Space;
  readonly piece: DraggedPiece | undefined;
  readonly badge: number | undefined;
};

function Borough({ city, map, space, piece, badge, id, ...button }: BoroughProps) {
  const [width, height] = city.size;
  const { box, corners, clipPath } = shapeOf(city, map, space);
  const spot = useShapedSpot(id, corners);
  const source = usePieceSource(id, piece, false);
  const ref = (element: HTMLButtonElement | null) => {
    spot.ref(element);
    source.ref(element);
  };
  return (
    <>
      <SpotButton
        {...button}
        {...{ ref, id }}
        className={cx(piece && styles.grab, spot.over && styles.over)}
        style={{ ...box, clipPath }}
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
