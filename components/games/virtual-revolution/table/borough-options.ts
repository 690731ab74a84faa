/** Which of the options are about which borough. Pure. */
import type { SceneOption } from "../../../../engine/games/scene.ts";
import type { VirtualRevolutionBoard } from "../../../../engine/games/virtual-revolution/table/scene.ts";
import type { Numbered, TableView } from "../../../table/match/view.ts";

/** What is done where this turn's Director stands, and names no borough. */
const HERE: ReadonlySet<string> = new Set(["add", "eliminate", "build server"]);

/** The borough that an option is about: the one that it names, where its Agent stands, or here. */
export function boroughOf({ action, card }: SceneOption, { boroughs }: VirtualRevolutionBoard): number | undefined {
  const { borough, kind } = action;
  if (typeof borough === "number") return borough;
  if (HERE.has(kind)) return boroughs.find(({ here }) => here)?.borough;
  return kind === "recruit" && card !== undefined ? boroughs.find(({ agent }) => agent?.id === card)?.borough : undefined;
}

/** By borough what can be chosen about it, with the numbers of the list. */
export function boroughOptions({ options }: TableView, board: VirtualRevolutionBoard): ReadonlyMap<number, readonly Numbered[]> {
  const about = new Map<number, Numbered[]>();
  options.forEach((option, i) => {
    const borough = boroughOf(option, board);
    if (borough === undefined) return;
    about.set(borough, [...(about.get(borough) ?? []), { number: i + 1, option }]);
  });
  return about;
}
