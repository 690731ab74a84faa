/** Virtual Revolution's table at moments worth seeing: the match is played over the API by a simple rule until the moment has come, then opened. */
import type { Scene, SceneOption } from "../../../engine/games/scene.ts";
import type { VirtualRevolutionBoard } from "../../../engine/games/virtual-revolution/table/scene.ts";
import { openMatch, playUntil } from "../../screens/playing.ts";
import type { Shot, Stage } from "../../screens/stage.ts";

type Moment = (board: VirtualRevolutionBoard, kinds: ReadonlySet<string>) => boolean;

/** Directors go around the city; each turn adds Influence, takes the dearest Action that can be paid, and ends. */
const WANTS = ["add", "build server", "create verse", "recruit", "work", "end turn"] as const;

function chosen(options: readonly SceneOption[], i: number): SceneOption {
  const wanted = WANTS.flatMap((want) => options.filter(({ action }) => action.kind === want))[0];
  const one = options[0]?.action.kind === "place" ? options[(i * 7) % 23] : (wanted ?? options[0]);
  if (!one) throw new Error("Nothing can be chosen");
  return one;
}

async function show(stage: Stage, players: number, moment: Moment): Promise<void> {
  const match = { game: "virtual-revolution", seed: 5, options: { players } };
  const id = await playUntil(stage, match, players, ({ scene, asked }, i) => {
    const options = asked?.choices ?? [];
    const { board } = scene as Scene<VirtualRevolutionBoard>;
    return moment(board, new Set(options.map(({ action }) => action.kind))) ? undefined : chosen(options, i);
  });
  await openMatch(stage, id);
}

export const VIRTUAL_REVOLUTION_SHOTS: readonly Shot[] = [
  { name: "table-virtual-revolution-turn", show: (stage) => show(stage, 2, (_board, kinds) => kinds.has("work")) },
  { name: "table-virtual-revolution-round", show: (stage) => show(stage, 4, ({ round }, kinds) => round === 2 && kinds.has("end turn")) },
];
