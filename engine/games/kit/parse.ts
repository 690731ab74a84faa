/** Reads a component file, and finds where its data contradict themselves or the boards. */
import { err, ok, type Result } from "../../kernel/result.ts";
import type { BoardFault, Boards } from "../boards/index.ts";
import type { Drawn, Kit, KitComponent, KitPlayer } from "./kit.ts";
import { type ComponentData, KIT_SCHEMA } from "./schema.ts";

type Complain = (path: BoardFault["path"], message: string) => void;

/** How much the proportions of a board and of what is printed of it may differ. */
const SAME_SHAPE = 0.005;

/** Reads components. The error has every fault, each with its place from the top of the file. */
export function parseKit(value: unknown, boards: Boards | undefined): Result<Kit, readonly BoardFault[]> {
  const parsed = KIT_SCHEMA.safeParse(value);
  if (!parsed.success)
    return err(
      parsed.error.issues.map(({ path, message }) => ({ path: path.map((key) => (typeof key === "symbol" ? "" : key)), message })),
    );
  const faults: BoardFault[] = [];
  const players = parsed.data.players.map(({ name, colour }): KitPlayer => (colour === undefined ? { name } : { name, colour }));
  const counts: Record<string, number> = {};
  const components = Object.entries(parsed.data.components).flatMap(([entry, data]) => {
    const complain: Complain = (path, message) => void faults.push({ path: ["components", entry, ...path], message });
    counts[entry] = data.count * (data.per === "player" ? players.length : 1);
    return componentsOf(entry, data, players, boards, complain);
  });
  return faults.length > 0 ? err(faults) : ok({ players, counts, components });
}

function componentsOf(
  entry: string,
  data: ComponentData,
  players: readonly KitPlayer[],
  boards: Boards | undefined,
  complain: Complain,
): readonly KitComponent[] {
  const { name, is, rules, count, size, ours, front, back, twoSided } = data;
  if (data.kinds && (front || back)) complain(["kinds"], "A component has kinds or a front, not both. Give each kind its front.");
  if (!data.kinds && !front) complain([], "A component needs a front, or kinds that have one.");
  const kinds = data.kinds ?? (front ? [{ name: "", count, front, ...(back ? { back } : {}) }] : []);
  const sum = kinds.reduce((all, kind) => all + kind.count, 0);
  if (data.kinds && sum !== count) complain(["count"], `The kinds add up to ${sum}, not ${count}. Correct the count or the kinds.`);
  const twins = kinds.filter((kind, i) => kinds.findIndex((other) => other.name === kind.name) !== i);
  for (const { name: twin } of twins) complain(["kinds"], `There are two kinds “${twin}”. Give one another name.`);
  for (const [i, kind] of kinds.entries()) {
    const path = data.kinds ? ["kinds", i] : [];
    look(kind.front, size, boards, (more, message) => complain([...path, "front", ...more], message));
    if (kind.back) look(kind.back, size, boards, (more, message) => complain([...path, "back", ...more], message));
    if (twoSided && !kind.back) complain([...path, "front"], "A component with two sides needs a back.");
  }
  const seats = data.per === "player" ? players.map((_, seat) => seat) : [undefined];
  return seats.flatMap((player) =>
    kinds.map((kind): KitComponent => {
      const id = [entry, player === undefined ? "" : String(player + 1), kind.name].filter((part) => part !== "").join("/");
      const whose = player === undefined ? "" : (players[player]?.name ?? "");
      return {
        ...{ id, entry, is, rules, ours, w: size[0], h: size[1], count: kind.count, front: kind.front, isTwoSided: twoSided },
        title: name,
        name: [name, kind.name, whose].filter((part) => part !== "").join(", "),
        ...(player === undefined ? {} : { player }),
        ...(kind.back ? { back: kind.back } : {}),
      };
    }),
  );
}

/** Whether the boards have what a drawing names. */
function look(drawn: Drawn, [w, h]: readonly [number, number], boards: Boards | undefined, complain: Complain): void {
  if (drawn.draw === "board") {
    const board = boards?.boards.find(({ id }) => id === drawn.board);
    if (!board) {
      complain(["board"], `boards.json has no board "${drawn.board}".`);
      return;
    }
    if (drawn.side !== undefined && !board.sides.some(({ id }) => id === drawn.side))
      complain(["side"], `The board "${drawn.board}" has no side "${drawn.side}".`);
    const [bw, bh] = board.size;
    if (Math.abs(w / h - bw / bh) > SAME_SHAPE * (bw / bh))
      complain([], `The board is ${bw} x ${bh} and would be stretched to ${w} x ${h} mm. Keep its proportions.`);
  }
  if (drawn.draw === "places")
    for (const [i, { name, at, size }] of drawn.places.entries())
      if (at[0] + size[0] > w || at[1] + size[1] > h)
        complain(["places", i], `“${name}” extends over the edge of ${w} x ${h} mm. Move it or make it smaller.`);
  if (drawn.draw === "tile") {
    const grid = boards?.boards.flatMap(({ parts }) => parts).find(({ id }) => id === drawn.part)?.grid;
    if (!grid) complain(["part"], `No board has a grid "${drawn.part}".`);
    else if (!grid.tiles.some(({ id }) => id === drawn.tile)) complain(["tile"], `The grid "${drawn.part}" has no tile "${drawn.tile}".`);
  }
}
