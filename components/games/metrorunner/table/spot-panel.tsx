"use client";
/** A station or the cubes of a district, told: what is there, what can be done there, and why other things cannot. */
import type { MetrorunnerBoard } from "../../../../engine/games/metrorunner/table/scene.ts";
import type { About } from "../../../../engine/kernel/why.ts";
import { PlacePanel } from "../../../table/city/place-panel.tsx";
import type { Numbered, TableMoves, TableView } from "../../../table/match/view.ts";
import { countsWords, cubesWords, districtsWords, iconOf, standingThere } from "./city-words.ts";
import { districtSpot, type SpotKey, stationSpot } from "./spot-options.ts";

type SpotPanelProps = {
  readonly spot: SpotKey;
  readonly board: MetrorunnerBoard;
  /** By station what it shows. */
  readonly icons: readonly (string | undefined)[];
  readonly names: readonly string[];
  readonly options: readonly Numbered[];
  readonly view: TableView;
  readonly moves: TableMoves;
  /** It was pressed: it is asked as well why other things cannot be done there. */
  readonly asks: boolean;
};

export function SpotPanel({ spot, board, icons, names, options, view, moves, asks }: SpotPanelProps) {
  return (
    <PlacePanel
      {...toldOf(spot, board, icons, names)}
      asks={asks ? aboutSpot(spot, board, view) : undefined}
      moment={`${spot} ${view.decisions}`}
      {...{ options, moves }}
    />
  );
}

type Told = { readonly title: string; readonly small: string; readonly lines: readonly string[] };

function toldOf(spot: SpotKey, board: MetrorunnerBoard, icons: readonly (string | undefined)[], names: readonly string[]): Told {
  const station = board.stations.find((one) => stationSpot(one.station) === spot);
  if (station) {
    const { name, gives } = iconOf(icons[station.station]);
    const here = standingThere(station, names);
    const lies = station.districts.flatMap((district) => {
      const cubes = countsWords(board.districts[district]?.cubes ?? [], board.colours);
      return cubes === "" ? [] : [`On ${board.districts[district]?.name} lie ${cubes}: a district action there takes them.`];
    });
    const cost =
      station.cost === undefined ? [] : [`Moving there is ${station.cost === 0 ? "free" : `paid with ${cubesWords(station.cost)}`}.`];
    return {
      title: `Station ${station.word}`,
      small: districtsWords(station, board),
      lines: [`${name}: ${gives}.`, ...(here.length > 0 ? [`Here: ${here.join(", ")}.`] : cost), ...lies],
    };
  }
  const district = board.districts.findIndex((_, i) => districtSpot(i) === spot);
  const found = board.districts[district];
  const cubes = countsWords(found?.cubes ?? [], board.colours);
  return {
    title: found?.name ?? "",
    small: `${board.colours[district]} district`,
    lines: [
      cubes === "" ? "No cubes lie here." : `Here lie ${cubes}.`,
      "A district action here (collect a cube, complete a job) takes all of them.",
    ],
  };
}

const NOTHING: readonly About[] = [];

/** What to ask about a spot: going there in the move step, or what is done at a station in the action step. */
function aboutSpot(spot: SpotKey, board: MetrorunnerBoard, { options }: TableView): readonly About[] {
  const kinds = new Set(options.map(({ action: { kind } }) => kind));
  const station = board.stations.find((one) => stationSpot(one.station) === spot);
  if (kinds.has("move") && station)
    return [
      ...(station.ahead === undefined ? [] : [{ kind: "move", stations: station.ahead }]),
      { kind: "car service", station: station.station },
    ];
  if (!kinds.has("collect")) return NOTHING;
  if (!station) return [{ kind: "collect", district: board.districts.findIndex((_, i) => districtSpot(i) === spot) }];
  return ["acquire gigs", "collect assets", "contact agents", "hack"].map((kind) => ({ kind }));
}
