/** The city in words: what a station shows and who stands there, what lies on a district. Pure. */
import type { MetrorunnerBoard, StationScene } from "../../../../engine/games/metrorunner/table/scene.ts";

type Icon = { readonly name: string; readonly gives: string };

/** What each icon lets whoever stops there do (MR-6.2 to MR-6.5). */
const ICONS: Readonly<Record<string, Icon>> = {
  gigs: { name: "Acquire Gigs", gives: "take two jobs from the offer or the deck" },
  assets: { name: "Collect Assets", gives: "gain two cubes of its colour" },
  agents: { name: "Contact Agents", gives: "gain 1 to 3 cubes of any colour, as Notoriety says" },
  hack: { name: "Hack", gives: "connect the core of a network for its rewards" },
};

/** What a station shows. */
export const iconOf = (icon: string | undefined): Icon => ICONS[icon ?? ""] ?? { name: "", gives: "" };

export const cubesWords = (n: number): string => (n === 0 ? "free" : `${n} ${n === 1 ? "cube" : "cubes"}`);

/** "2 red, 1 blue"; empty for none. */
export const countsWords = (cubes: readonly number[], colours: readonly string[]): string =>
  cubes.flatMap((count, i) => (count > 0 ? [`${count} ${colours[i]}`] : [])).join(", ");

/** "Undergrid", "Undergrid and Spire Row". */
export const districtsWords = ({ districts }: StationScene, board: MetrorunnerBoard): string =>
  districts.map((district) => board.districts[district]?.name ?? "").join(" and ");

/** Who and what stands there: "You", "the gold token". */
export const standingThere = ({ players, gold, silver }: StationScene, names: readonly string[]): readonly string[] => [
  ...players.map((player) => names[player] ?? ""),
  ...(gold ? ["the gold token"] : []),
  ...(silver ? ["the silver token"] : []),
];

/** "Station A05, Hack, in Spire Row, Bob". */
export function stationWords(station: StationScene, board: MetrorunnerBoard, names: readonly string[], icon: string | undefined): string {
  const there = standingThere(station, names);
  return [`Station ${station.word}`, iconOf(icon).name, `in ${districtsWords(station, board)}`, ...there].join(", ");
}

/** "Cubes on Spire Row: 1 red". */
export const districtWords = (district: number, board: MetrorunnerBoard): string =>
  `Cubes on ${board.districts[district]?.name}: ${countsWords(board.districts[district]?.cubes ?? [], board.colours) || "none"}`;
