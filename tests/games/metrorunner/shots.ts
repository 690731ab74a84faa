/** Metrorunner's table at moments worth seeing: the match is played over the API by a simple rule until the moment has come, then opened. */
import type { MetrorunnerBoard } from "../../../engine/games/metrorunner/table/scene.ts";
import type { Scene, SceneOption } from "../../../engine/games/scene.ts";
import { openMatch, playUntil } from "../../screens/playing.ts";
import type { Shot, Stage } from "../../screens/stage.ts";

type Moment = (board: MetrorunnerBoard, kinds: ReadonlySet<string>) => boolean;

/** Jobs are completed where they can be, networks hacked, jobs taken, cubes gained. */
const WANTS = ["complete", "hack", "declare", "stop", "acquire gigs", "take", "contact agents", "gain", "collect", "end turn"] as const;

function chosen(options: readonly SceneOption[], i: number): SceneOption {
  const moves = options.filter(({ action }) => action.kind === "move").slice(0, 2);
  const wanted = WANTS.flatMap((want) => options.filter(({ action }) => action.kind === want))[0];
  const one = moves[i % Math.max(1, moves.length)] ?? wanted ?? options[0];
  if (!one) throw new Error("Nothing can be chosen");
  return one;
}

async function show(stage: Stage, players: number, moment: Moment): Promise<void> {
  const match = { game: "metrorunner", seed: 5, options: { players, first: 1 } };
  const id = await playUntil(stage, match, players, ({ scene, asked }, i) => {
    const options = asked?.choices ?? [];
    const { board } = scene as Scene<MetrorunnerBoard>;
    return moment(board, new Set(options.map(({ action }) => action.kind))) ? undefined : chosen(options, i);
  });
  await openMatch(stage, id);
}

export const METRORUNNER_SHOTS: readonly Shot[] = [
  { name: "table-metrorunner-move", show: (stage) => show(stage, 5, ({ round }, kinds) => round === 3 && kinds.has("move")) },
  { name: "table-metrorunner-hack", show: (stage) => show(stage, 2, (_board, kinds) => kinds.has("rotate")) },
  { name: "table-metrorunner-alone", show: (stage) => show(stage, 1, ({ round }, kinds) => round === 3 && kinds.has("collect")) },
];
