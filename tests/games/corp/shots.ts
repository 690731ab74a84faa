/** CORP's table at moments worth seeing: a turn that has everything, and six players in the middle of a match. */
import { openMatch, playUntil } from "../../screens/playing.ts";
import type { Shot, Stage } from "../../screens/stage.ts";
import { rich } from "./position.ts";

async function showRich(stage: Stage): Promise<void> {
  const { page, url } = stage;
  const seats = [{ who: "here" }, { who: "here" }];
  const answer = await page.request.post(`${url}/api/matches/set-up`, { data: { game: "corp", scenario: rich(2), seats } });
  const { id } = (await answer.json()) as { readonly id: string };
  await openMatch(stage, id);
}

/** Everybody replaces a card, builds where they can, hires, and goes on. */
const WANTS = ["build", "replace", "hire", "assemble", "done", "pass"];

async function showSix(stage: Stage): Promise<void> {
  const match = { game: "corp", seed: 5, options: { players: 6, first: 1 } };
  const id = await playUntil(stage, match, 6, ({ scene, asked }) => {
    const options = asked?.choices ?? [];
    const round = (scene?.board as { readonly round: number } | undefined)?.round ?? 0;
    return round >= 2 ? undefined : WANTS.flatMap((want) => options.filter(({ action }) => action.kind === want))[0];
  });
  await openMatch(stage, id);
}

export const CORP_SHOTS: readonly Shot[] = [
  { name: "table-corp-trade", show: showRich },
  { name: "table-corp-six", show: showSix },
];
