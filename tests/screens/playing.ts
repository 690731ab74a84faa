/** Matches that are played over the API until a moment has come, and then opened. */
import type { SceneOption } from "../../engine/games/scene.ts";
import type { MatchMade, MatchView } from "../../engine/matches/told.ts";
import type { Stage } from "./stage.ts";

/** Answers that are given before a match is opened all the same. */
const MOST = 600;

/**
 * Begins a match and answers for everybody at one screen; every answer builds on a view that names what is asked. Returns the match's id.
 *
 * @param match what begins it, without seats
 * @param chosen the option to take, or undefined when the moment has come; `i` counts the answers
 */
export async function playUntil(
  { page, url }: Pick<Stage, "page" | "url">,
  match: object,
  players: number,
  chosen: (view: MatchView, i: number) => SceneOption | undefined,
): Promise<string> {
  const ask = async <T>(path: string, data?: object): Promise<T> => {
    const answer = data ? await page.request.post(`${url}${path}`, { data }) : await page.request.get(`${url}${path}`);
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };
  const seats = Array.from({ length: players }, () => ({ who: "here" }));
  const { id } = await ask<MatchMade>("/api/matches", { ...match, seats });
  let view = await ask<MatchView>(`/api/matches/${id}`);
  for (let i = 0; i < MOST; i++) {
    const { decision } = view.observation;
    if (!decision) break;
    const as = `p${decision.player + 1}`;
    if (view.viewer !== decision.player) view = await ask<MatchView>(`/api/matches/${id}?as=${as}`);
    const option = chosen(view, i);
    if (!option) break;
    view = await ask<MatchView>(`/api/matches/${id}/answers`, { as, base: view.n, answers: [option.action, ...(option.then ?? [])] });
  }
  return id;
}

/** Opens a match whose sides are all played here. */
export async function openMatch({ page, url }: Stage, id: string): Promise<void> {
  await page.goto(`${url}/table/${id}`);
  const decision = page.getByRole("heading", { name: "Your decision" });
  const handOver = page.getByRole("button", { name: /^I play both sides/ });
  await decision.or(handOver).first().waitFor();
  if (await handOver.isVisible()) await handOver.click();
  await decision.waitFor();
}
