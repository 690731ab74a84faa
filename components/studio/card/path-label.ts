/** Paths and values of a card in the words of people. */
import type { LibraryGame } from "../../../engine/games/game.ts";
import { columnsOf } from "../../cards/results/columns.ts";

/** A value as people read it: null is a dash. */
export const valueWords = (value: unknown): string =>
  value === undefined
    ? "nothing"
    : value === null
      ? "–"
      : typeof value === "string"
        ? value || "empty"
        : Array.isArray(value)
          ? value.join(", ") || "none"
          : typeof value === "object"
            ? Object.entries(value)
                .map(([key, one]) => `${key} ${valueWords(one)}`)
                .join(", ")
            : value === true
              ? "yes"
              : value === false
                ? "no"
                : String(value);

const MEMBERS: Readonly<Record<string, string>> = {
  id: "Id",
  name: "Name",
  text: "Rules text",
  flavor: "Flavour",
  art: "Picture",
  "credit.artist": "Artist",
  "credit.licence": "Licence",
};

/** What the value at a path is called: "Scores: IQ", "Name in fr". */
export function pathLabel(game: LibraryGame, path: string): string {
  const known = MEMBERS[path];
  if (known) return known;
  const [first = "", second = "", third] = path.split(".");
  if (first === "fields") return `${game.fields[second]?.label ?? second}${third ? `: ${third}` : ""}`;
  if (first === "names") return `Name in ${second}`;
  if (first === "flavors") return `Flavour in ${second}`;
  return columnsOf(game).find(({ id }) => id === path)?.label ?? path;
}
