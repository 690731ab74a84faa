"use client";
/** The city: streets and highways, HQs at their gates, buildings with their controllers, and the teams with their size and loot. Where a team can come to is numbered by steps. */
import { type ReactNode, useMemo } from "react";
import { type Boards, boardOf, partOf } from "../../../../engine/games/boards/index.ts";
import type { CorpBoard, TeamScene } from "../../../../engine/games/corp/table/scene.ts";
import { colourOf, drawBoard, drawPieces, NIGHT, outline, placedOn } from "../../../../faces/boards/index.ts";
import { type DraggedPiece, usePieceSource, useSpot } from "../../../table/cards/dragging.tsx";
import { boxAround, Plate, pathOf, share } from "../../../table/city/plate.tsx";
import { SpotButton, type SpotButtonProps } from "../../../table/city/spot-button.tsx";
import { useSpotKeys } from "../../../table/city/use-spot-keys.ts";
import type { Numbered } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import styles from "./city-map.module.css";
import { cityPieces, STREETS } from "./city-pieces.ts";
import { hqAt, lootWords, spotName, teamWords } from "./spot-words.ts";

type CityMapProps = {
  readonly boards: Boards;
  readonly board: CorpBoard;
  readonly names: readonly string[];
  readonly options: ReadonlyMap<number, readonly Numbered[]>;
  /** The spot that is told about beside the map. */
  readonly shown: number | undefined;
  /** The team whose reach is shown. */
  readonly planned: TeamScene | undefined;
  /** By spot the piece that can be picked up there. */
  readonly pieces: ReadonlyMap<number, DraggedPiece>;
  readonly onShow: (spot: number) => void;
  readonly onLeave: () => void;
  /** It is pressed; by touch one looks first. */
  readonly onPress: (spot: number, byTouch: boolean) => void;
};

export const citySpot = (spot: number): string => `spot ${spot}`;

export function CityMap({ boards, board, names, options, shown, planned, pieces, onShow, onLeave, onPress }: CityMapProps) {
  const city = boardOf(boards, STREETS);
  const streets = partOf(boards, STREETS);
  const printed = useMemo(() => drawBoard(city, NIGHT), [city]);
  const stands = useMemo(() => drawPieces(city, cityPieces(board)), [city, board]);
  // HQs that nobody plays are no places of this match.
  const spots = useMemo(
    () =>
      streets.spaces.flatMap(({ at: [x, y], look }, spot) =>
        look === "hq" && !hqAt(board, spot) ? [] : [{ key: citySpot(spot), spot, x, y }],
      ),
    [streets, board],
  );
  const { plate, entry, onFocus, onKey } = useSpotKeys(spots, spots.find(({ spot }) => options.has(spot))?.key);
  const far = new Map(planned?.reach.map((one) => [one.spot, one]));
  return (
    <Plate
      {...{ plate, printed, onLeave }}
      label="Map of the city"
      board={city}
      pieces={stands}
      className={styles.map}
      marks={spots.map(({ spot, key }) => {
        const space = streets.spaces[spot];
        const held = board.spots[spot]?.controller ?? -1;
        const is = cx(
          options.has(spot) ? styles.can : far.has(spot) && styles.near,
          shown === spot && styles.shown,
          planned?.spot === spot && styles.from,
        );
        if (!space || (!is && held < 0)) return null;
        return (
          <g key={key}>
            {held >= 0 && <path d={pathOf(streets, space)} fill="none" stroke={colourOf(held)} strokeWidth="3" />}
            {is && <path d={pathOf(streets, space)} className={is} />}
          </g>
        );
      })}
      above={<TeamTags board={board} boards={boards} />}
    >
      {spots.map(({ key, spot, x, y }) => {
        const space = streets.spaces[spot];
        if (!space) return null;
        const corners = outline(streets, space);
        const [xs, ys] = [corners.map(([px]) => px), corners.map(([, py]) => py)];
        const about = options.get(spot) ?? [];
        const steps = far.get(spot)?.path.length;
        return (
          <CitySpot
            key={key}
            {...{ spot, about }}
            piece={pieces.get(spot)}
            steps={steps}
            chance={far.get(spot)?.chance ?? 1}
            badge={{ left: share(Math.max(...xs) - 2, city.size[0]), top: share(Math.min(...ys) + 1, city.size[1]) }}
            entry={key === entry}
            style={boxAround(city, x, y, [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)])}
            label={[...labelOf(board, spot, names), ...(steps === undefined ? [] : [`${steps} steps away`])].join(". ")}
            onShow={() => onShow(spot)}
            onPress={(byTouch) => onPress(spot, byTouch)}
            onKey={(event) => onKey(event, { key, x, y })}
            onFocus={() => onFocus(key)}
          />
        );
      })}
    </Plate>
  );
}

/** What stands on a spot, as it is heard. */
const labelOf = (board: CorpBoard, spot: number, names: readonly string[]): readonly string[] => [
  spotName(board, spot, names),
  ...(board.spots[spot]?.rule === undefined ? [] : [board.spots[spot].rule]),
  ...board.teams.filter((team) => team.spot === spot).map((team) => teamWords(team, names)),
];

/** Under each team how many runners it has, and a mark if it carries loot. */
function TeamTags({ board, boards }: { readonly board: CorpBoard; readonly boards: Boards }): ReactNode {
  const streets = partOf(boards, STREETS);
  const pieces = cityPieces(board);
  return board.teams.map((team) => {
    const placed = placedOn(pieces, streets, -1, team.spot).find(
      ({ piece }) => piece.player === team.player && piece.name === `team ${team.team + 1}`,
    );
    if (!placed) return null;
    const loaded = lootWords(team) !== "";
    return (
      <g key={`${team.player} ${team.team}`} transform={`translate(${placed.x} ${placed.y + placed.size * 0.72})`}>
        <rect x="-7" y="-3.6" width={loaded ? 19 : 14} height="7.4" rx="3" fill="#070a0f" stroke={colourOf(team.player)} strokeWidth=".8" />
        <text y="2.1" fontSize="6" fontWeight="700" textAnchor="middle" fill="#f3f5f9">
          ×{team.cards.length}
        </text>
        {loaded && <circle cx="8.4" r="2.6" fill="#f6c552" />}
      </g>
    );
  });
}

type CitySpotProps = Pick<SpotButtonProps, "entry" | "onShow" | "onPress" | "onKey" | "onFocus" | "style" | "label"> & {
  readonly spot: number;
  readonly about: readonly Numbered[];
  readonly piece: DraggedPiece | undefined;
  readonly steps: number | undefined;
  readonly chance: number;
  readonly badge: { readonly left: string; readonly top: string };
};

function CitySpot({ spot, about, piece, steps, chance, badge, label, ...button }: CitySpotProps) {
  const target = useSpot(citySpot(spot));
  const source = usePieceSource(citySpot(spot), piece, false);
  const ref = (element: HTMLButtonElement | null) => {
    target.ref(element);
    source.ref(element);
  };
  const [first] = about;
  const named = about.map(({ number, option }) => `Option ${number}, ${option.words}`);
  return (
    <>
      <SpotButton
        {...button}
        ref={ref}
        id={citySpot(spot)}
        className={cx(piece && styles.grab, target.lit && styles.lit, target.over && styles.over)}
        label={[label, ...named].join(". ")}
      />
      {(first || steps !== undefined) && (
        <span className={styles.badge} aria-hidden="true" style={badge} data-risk={chance < 1 || undefined}>
          {first ? <b data-number>{first.number}</b> : <i>{steps}</i>}
        </span>
      )}
    </>
  );
}
