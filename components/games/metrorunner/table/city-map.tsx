"use client";
/** The city: the route with its stations, what stands and lies where, both tracks, the networks and the grid. What can be chosen about a spot is lit. */
import { type ReactNode, useMemo } from "react";
import { type Board, type Boards, boardOf, type Part, type Point, partOf, sideFor } from "../../../../engine/games/boards/index.ts";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import { drawBoard, drawPieces, NIGHT } from "../../../../faces/boards/index.ts";
import { type Box, boxAround, Plate, share } from "../../../table/city/plate.tsx";
import { SpotButton, type SpotButtonProps } from "../../../table/city/spot-button.tsx";
import { useSpotKeys } from "../../../table/city/use-spot-keys.ts";
import type { Numbered } from "../../../table/match/view.ts";
import { cx } from "../../../ui/cx.ts";
import styles from "./city-map.module.css";
import { cityPieces, NETWORKS, RESOURCES, ROUTE } from "./city-pieces.ts";
import { cubesWords, districtWords, stationWords } from "./city-words.ts";
import { districtSpot, type SpotKey, stationSpot } from "./spot-options.ts";

type CityMapProps = {
  readonly boards: Boards;
  readonly board: MetrorunnerBoard;
  /** By player what they are called. */
  readonly names: readonly string[];
  readonly options: ReadonlyMap<SpotKey, readonly Numbered[]>;
  /** The spot that is told about beside the map. */
  readonly shown: SpotKey | undefined;
  /** What each station costs is written at it: somebody is asked to move. */
  readonly moving: boolean;
  /** The network cards, left and right. */
  readonly networks: readonly ReactNode[];
  /** It is pointed at or focused. */
  readonly onShow: (spot: SpotKey | undefined) => void;
  /** The pointer leaves the map. */
  readonly onLeave: () => void;
  /** It is pressed; by touch one looks first. */
  readonly onPress: (spot: SpotKey, byTouch: boolean) => void;
};

/** The city without its tracks, which are drawn by themselves and larger. */
function routeOnly(boards: Boards): Board {
  const city = boardOf(boards, ROUTE);
  const parts = city.parts.filter(({ is }) => is !== "track");
  const low = Math.max(...city.districts.flatMap(({ polygon = [] }) => polygon.map(([, y]) => y)));
  return { ...city, parts, size: [city.size[0], low + RIM] };
}

/** Millimetres beneath the lowest district. */
const RIM = 10;
/** Millimetres: the ring of a station, and the room that can be pressed. */
const RING = 17;
const REACH = 42;

type Spot = {
  readonly key: SpotKey;
  readonly x: number;
  readonly y: number;
  readonly size: Point;
  readonly label: string;
  readonly cost?: number;
};

export function CityMap({ boards, board, names, options, shown, moving, networks, onShow, onLeave, onPress }: CityMapProps) {
  const city = useMemo(() => routeOnly(boards), [boards]);
  const side = sideFor(city, board.players.length);
  const printed = useMemo(() => drawBoard(city, NIGHT, side), [city, side]);
  const stands = useMemo(() => drawPieces(city, cityPieces(board)), [city, board]);
  const spots = useMemo(() => spotsOf(boards, board, names, moving), [boards, board, names, moving]);
  const { plate, entry, onFocus, onKey } = useSpotKeys(spots, spots.find(({ key }) => options.has(key))?.key);
  const [width, height] = city.size;
  return (
    <Plate
      {...{ plate, printed, onLeave }}
      label="Map of the city"
      board={city}
      pieces={stands}
      className={styles.map}
      marks={spots.map(({ key, x, y, size: [w, h] }) => {
        const about = options.get(key) ?? [];
        const plain = about.some(({ option }) => option.group === undefined);
        const is = cx(plain ? styles.can : about.length > 0 && styles.could, shown === key && styles.shown);
        if (!is) return null;
        return key.startsWith("station") ? (
          <circle key={key} cx={x} cy={y} r={RING + 3} className={is} />
        ) : (
          <rect key={key} x={x - w / 2 - 2} y={y - h / 2 - 2} width={w + 4} height={h + 4} rx="5" className={is} />
        );
      })}
    >
      {spots.map((spot) => (
        <CitySpot
          key={spot.key}
          spot={spot}
          about={options.get(spot.key) ?? []}
          entry={spot.key === entry}
          place={boxAround(city, spot.x, spot.y, spot.size)}
          onShow={() => onShow(spot.key)}
          onPress={(byTouch) => onPress(spot.key, byTouch)}
          onKey={(event) => onKey(event, spot)}
          onFocus={() => onFocus(spot.key)}
        />
      ))}
      {partOf(boards, NETWORKS).spaces.map(({ id, at: [x, y], size: [w] = [60, 60] }, network) => (
        <div key={id} className={styles.network} style={{ left: share(x - w / 2, width), top: share(y, height), width: share(w, width) }}>
          {networks[network]}
        </div>
      ))}
    </Plate>
  );
}

/** The stations of the side that lies up in the order of the arrows, then the districts. */
function spotsOf(boards: Boards, board: MetrorunnerBoard, names: readonly string[], moving: boolean): Spot[] {
  const at = (part: Part, space: number): Point => part.spaces[space]?.at ?? [0, 0];
  const [route, resources] = [partOf(boards, ROUTE), partOf(boards, RESOURCES)];
  return [
    ...board.stations.map((station): Spot => {
      const [x, y] = at(route, station.station);
      const cost = moving ? station.cost : undefined;
      return {
        ...{ key: stationSpot(station.station), x, y, size: [REACH, REACH] },
        label: [
          stationWords(station, board, names, route.spaces[station.station]?.icon),
          ...(cost === undefined ? [] : [`to move there: ${cubesWords(cost)}`]),
        ].join(", "),
        ...(cost === undefined ? {} : { cost }),
      };
    }),
    ...board.districts.map((_, district): Spot => {
      const [x, y] = at(resources, district);
      const size = resources.spaces[district]?.size ?? [64, 36];
      return { key: districtSpot(district), x, y, size, label: districtWords(district, board) };
    }),
  ];
}

type CitySpotProps = Pick<SpotButtonProps, "entry" | "onShow" | "onPress" | "onKey" | "onFocus"> & {
  readonly spot: Spot;
  readonly about: readonly Numbered[];
  readonly place: Box;
};

function CitySpot({ spot, about, place, ...button }: CitySpotProps) {
  const [plain] = about.filter(({ option }) => option.group === undefined);
  const named = about.map(({ number, option }) => `Option ${number}, ${option.words}`);
  return (
    <>
      <SpotButton {...button} id={spot.key} className={styles.spot} style={place} label={[spot.label, ...named].join(". ")} />
      {plain && (
        <span className={styles.badge} aria-hidden="true" style={place}>
          <b data-number>{plain.number}</b>
          {spot.cost !== undefined && spot.cost > 0 && <i>{cubesWords(spot.cost)}</i>}
        </span>
      )}
    </>
  );
}
