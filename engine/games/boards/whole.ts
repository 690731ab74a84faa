/** What only a look at a whole board shows: sides for every number of players, districts that are used, spaces that lie apart. */
import type { BoardFault } from "./parse.ts";
import type { BoardData, PartData } from "./schema.ts";

type Complain = (path: BoardFault["path"], message: string) => void;
type Point = readonly [number, number];

/** Complains where parts of a board contradict each other. */
export function lookAtWhole({ sides, districts, parts }: BoardData, complain: Complain): void {
  lookAtSides(sides, complain);
  for (const [i, { id, name }] of districts.entries()) {
    if (districts.findIndex((one) => one.name === name) < i)
      complain(["districts", i, "name"], `Another district is also called "${name}". Every district needs its own name.`);
    if (!Object.values(parts).some((part) => "spaces" in part && part.spaces.some((space) => (space.in ?? []).includes(id))))
      complain(["districts", i], `District "${id}" has no space.`);
  }
  for (const [id, part] of Object.entries(parts)) lookAtPart(part, (path, message) => complain(["parts", id, ...path], message));
}

/** Each number of players from the fewest to the most has one side. */
function lookAtSides(sides: BoardData["sides"], complain: Complain): void {
  for (const [i, { id, players }] of sides.entries()) {
    const [from, to] = players;
    if (sides.findIndex((one) => one.id === id) < i) complain(["sides", i, "id"], `There is already a side "${id}".`);
    if (from > to) complain(["sides", i, "players"], `${from} to ${to} players is not a range. Write the smaller number first.`);
    const twin = sides.slice(0, i).find((one) => from <= one.players[1] && one.players[0] <= to);
    if (twin) complain(["sides", i, "players"], `Sides "${twin.id}" and "${id}" are for the same number of players.`);
  }
  if (sides.length === 0) return;
  const most = Math.max(...sides.map(({ players }) => players[1]));
  for (let n = Math.min(...sides.map(({ players }) => players[0])); n < most; n++)
    if (!sides.some(({ players: [from, to] }) => n >= from && n <= to)) complain(["sides"], `No side is for ${n} players.`);
}

function lookAtPart(part: PartData, complain: Complain): void {
  if (part.is === "track" && part.step.every((one) => one === 0))
    complain(["step"], "The steps of the track are all at the same point: its step is 0, 0.");
  if (!("spaces" in part)) return;
  for (const [i, space] of part.spaces.entries()) {
    const next: readonly string[] = "next" in space ? space.next : [];
    for (const [k, one] of next.entries())
      if (next.indexOf(one) < k) complain(["spaces", i, "next", k], `"${space.id}" lists "${one}" twice.`);
    if (part.is === "map" && space.in && space.in.length > 1)
      complain(["spaces", i, "in", 1], `"${space.id}" is already in district "${space.in[0]}". Districts of a map cannot overlap.`);
    const side = "side" in space ? space.side : undefined;
    const twin = part.spaces.slice(0, i).find((one) => {
      const other = "side" in one ? one.side : undefined;
      return one.at[0] === space.at[0] && one.at[1] === space.at[1] && other === side;
    });
    if (twin) complain(["spaces", i, "at"], `"${twin.id}" and "${space.id}" are at the same point.`);
    if ("polygon" in space && !isInside(space.at, space.polygon))
      complain(["spaces", i, "at"], `"${space.id}" is written outside its polygon, at ${space.at.join(", ")}.`);
  }
}

/** Whether a ray from the point crosses the sides of the polygon an odd number of times. */
function isInside([x, y]: Point, polygon: readonly Point[]): boolean {
  let inside = false;
  for (const [i, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon.at(i - 1) as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
