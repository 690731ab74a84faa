"use client";
/** The city: the route with its stations, what stands and lies where, both tracks, the networks and the grid. What can be chosen about a spot is lit. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { type Board, type Boards, boardOf, type Part, type Point, partOf, sideFor } from "../../../../engine/games/boards/index.ts";
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import { drawBoard, drawPieces, NIGHT } from "../../../../faces/boards/index.ts";
import { spotTowards, WAYS } from "../../../table/boards/spots.ts";
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
  const [entry, setEntry] = useState<SpotKey>();
  const plate = useRef<HTMLDivElement>(null);
  const [width, height] = city.size;
  const share = (value: number, of: number): string => `${Math.round((value / of) * 10_000) / 100}%`;
  const byKey = (event: KeyboardEvent, from: Spot) => {
    const way = WAYS[event.key];
    const to = way && spotTowards(spots, from, way);
    if (way) event.preventDefault();
    if (to) plate.current?.querySelector<HTMLElement>(`[data-spot="${to.key}"]`)?.focus();
  };
  const first = spots.find(({ key }) => key === entry)?.key ?? spots.find(({ key }) => options.has(key))?.key ?? spots[0]?.key;
  return (
    <div
      ref={plate}
      role="group"
      aria-label="Map of the city"
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
        {spots.map(({ key, x, y, size: [w, h] }) => {
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
      </svg>
      <svg
        aria-hidden="true"
        viewBox={printed.viewBox}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawPieces escapes every text.
        dangerouslySetInnerHTML={{ __html: stands }}
      />
      {spots.map((spot) => {
        const about = options.get(spot.key) ?? [];
        return (
          <SpotButton
            key={spot.key}
            spot={spot}
            about={about}
            entry={spot.key === first}
            place={{
              left: share(spot.x - spot.size[0] / 2, width),
              top: share(spot.y - spot.size[1] / 2, height),
              width: share(spot.size[0], width),
              height: share(spot.size[1], height),
            }}
            onShow={onShow}
            onPress={onPress}
            onKey={byKey}
            onFocus={() => setEntry(spot.key)}
          />
        );
      })}
      {partOf(boards, NETWORKS).spaces.map(({ id, at: [x, y], size: [w] = [60, 60] }, network) => (
        <div key={id} className={styles.network} style={{ left: share(x - w / 2, width), top: share(y, height), width: share(w, width) }}>
          {networks[network]}
        </div>
      ))}
    </div>
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

type SpotButtonProps = Pick<CityMapProps, "onShow" | "onPress"> & {
  readonly spot: Spot;
  readonly about: readonly Numbered[];
  /** It is where Tab comes to the map. */
  readonly entry: boolean;
  readonly place: { readonly left: string; readonly top: string; readonly width: string; readonly height: string };
  readonly onKey: (event: KeyboardEvent, spot: Spot) => void;
  readonly onFocus: () => void;
};

function SpotButton({ spot, about, entry, place, onShow, onPress, onKey, onFocus }: SpotButtonProps) {
  const touched = useRef(false);
  const point = ({ pointerType }: PointerEvent) => {
    if (pointerType === "mouse") onShow(spot.key);
  };
  const [plain] = about.filter(({ option }) => option.group === undefined);
  const named = about.map(({ number, option }) => `Option ${number}, ${option.words}`);
  return (
    <>
      <button
        type="button"
        tabIndex={entry ? 0 : -1}
        className={styles.spot}
        style={place}
        aria-label={[spot.label, ...named].join(". ")}
        data-spot={spot.key}
        onPointerEnter={point}
        onPointerDown={({ pointerType }) => {
          touched.current = pointerType !== "mouse";
        }}
        onClick={({ detail }) => onPress(spot.key, detail > 0 && touched.current)}
        onKeyDown={(event) => onKey(event, spot)}
        onFocus={(event) => {
          onFocus();
          if (event.currentTarget.matches(":focus-visible")) onShow(spot.key);
        }}
      />
      {plain && (
        <span className={styles.badge} aria-hidden="true" style={place}>
          <b data-number>{plain.number}</b>
          {spot.cost !== undefined && spot.cost > 0 && <i>{cubesWords(spot.cost)}</i>}
        </span>
      )}
    </>
  );
}
