/** Megacorp's table at moments worth seeing: the match is played over the API by a simple rule until the moment has come, then opened. */
import type { Page } from "playwright-core";
import type { MegacorpBoard } from "../../engine/games/megacorp/table/scene.ts";
import type { Scene, SceneOption } from "../../engine/games/scene.ts";
import type { MatchMade, MatchView } from "../../engine/matches/told.ts";
import type { Shot, Stage } from "./stage.ts";

const DECKS = ["apex-predators", "skyline-takeover", "testament", "the-last-page"] as const;
/** What is chosen, the first of these that is offered; else the first option. */
const WANTS = [
  "attack",
  "space",
  "trait",
  "block",
  "buy",
  "deploy",
  "pass",
  "forfeit",
  "sell nothing",
  "done",
  "keep",
  "do not bid",
] as const;
const MOST = 300;

type Moment = (board: MegacorpBoard, kind: string, turn: number) => boolean;

/** Answers for everybody at one screen until a moment has come. Every answer builds on a view that names what is asked. */
async function playUntil({ page, url }: Stage, seed: number, players: number, moment: Moment): Promise<string> {
  const ask = async <T>(path: string, data?: object): Promise<T> => {
    const answer = data ? await page.request.post(`${url}${path}`, { data }) : await page.request.get(`${url}${path}`);
    if (!answer.ok()) throw new Error(await answer.text());
    return (await answer.json()) as T;
  };
  const seats = Array.from({ length: players }, () => ({ who: "here" }));
  const { id } = await ask<MatchMade>("/api/matches", { game: "megacorp", seed, seats, options: { decks: DECKS.slice(0, players) } });
  let view = await ask<MatchView>(`/api/matches/${id}`);
  for (let i = 0; i < MOST; i++) {
    const { decision } = view.observation;
    if (!decision) break;
    const as = `p${decision.player + 1}`;
    if (view.viewer !== decision.player) view = await ask<MatchView>(`/api/matches/${id}?as=${as}`);
    const { board, turn } = view.scene as Scene<MegacorpBoard>;
    if (moment(board, decision.kind, turn)) break;
    const { action, then = [] } = chosen(view.asked?.choices ?? [], decision.kind, board.sides[decision.player]?.money ?? 0, i);
    view = await ask<MatchView>(`/api/matches/${id}/answers`, { as, base: view.n, answers: [action, ...then] });
  }
  return id;
}

function chosen(options: readonly SceneOption[], kind: string, money: number, i: number): SceneOption {
  const spends = (option: SceneOption) => kind === "priority" && ["buy", "deploy"].includes(option.action.kind);
  const one =
    kind === "deploy" || kind === "founder"
      ? options[(i * 5) % options.length]
      : (options.find(({ then }) => then) ??
        WANTS.flatMap((want) => options.filter((option) => option.action.kind === want && (money > 4 || !spends(option))))[0] ??
        options[0]);
  if (!one) throw new Error("Nothing can be chosen");
  return one;
}

const cardsIn = ({ sides }: MegacorpBoard) => sides.reduce((sum, { network }) => sum + network.length, 0);

async function show(stage: Stage, seed: number, moment: Moment, players = 2): Promise<Page> {
  const id = await playUntil(stage, seed, players, moment);
  await stage.page.goto(`${stage.url}/table/${id}`);
  await stage.page.getByRole("button", { name: /^I play both sides/ }).click();
  await stage.page.getByRole("heading", { name: "Your decision" }).waitFor();
  await stage.page.waitForLoadState("networkidle");
  return stage.page;
}

export const MEGACORP_SHOTS: readonly Shot[] = [
  { name: "table-megacorp-bid", show: async (stage) => void (await show(stage, 5, (_board, kind) => kind === "mulligan")) },
  {
    name: "table-megacorp-deploy",
    show: async (stage) => void (await show(stage, 7, (board, kind) => kind === "deploy" && cardsIn(board) > 8)),
  },
  { name: "table-megacorp-attack", show: async (stage) => void (await show(stage, 5, (_board, kind) => kind === "block")) },
  { name: "table-megacorp-pay", show: async (stage) => void (await show(stage, 7, (_board, kind) => kind === "pay")) },
  {
    name: "table-megacorp-four",
    show: async (stage) => void (await show(stage, 11, (_board, kind, turn) => turn > 3 && kind === "priority", 4)),
  },
  {
    name: "table-megacorp-list",
    show: async (stage) => {
      const page = await show(stage, 7, (board, kind) => kind === "deploy" && cardsIn(board) > 8);
      await page.getByRole("button", { name: "As a list" }).click();
    },
  },
  {
    name: "table-megacorp-look",
    show: async (stage) => {
      const page = await show(stage, 5, (_board, kind) => kind === "block");
      await page.getByRole("region", { name: "Your hand" }).getByRole("button").first().focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await page.getByRole("tooltip").waitFor();
    },
  },
  {
    name: "table-megacorp-stops",
    show: async (stage) => {
      const page = await show(stage, 7, (_board, kind, turn) => turn > 0 && kind === "priority");
      await page.getByText(/^You are asked at/).click();
    },
  },
];
