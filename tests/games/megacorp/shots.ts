/** Megacorp's table at moments worth seeing: the match is played over the API by a simple rule until the moment has come, then opened. */
import type { Page } from "playwright-core";
import type { MegacorpBoard } from "../../../engine/games/megacorp/table/scene.ts";
import type { Scene, SceneOption } from "../../../engine/games/scene.ts";
import { openMatch, playUntil } from "../../screens/playing.ts";
import type { Shot, Stage } from "../../screens/stage.ts";

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
type Moment = (board: MegacorpBoard, kind: string, turn: number) => boolean;

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
  const match = { game: "megacorp", seed, options: { decks: DECKS.slice(0, players) } };
  const id = await playUntil(stage, match, players, ({ observation, scene, asked }, i) => {
    const { player = 0, kind = "" } = observation.decision ?? {};
    const { board, turn } = scene as Scene<MegacorpBoard>;
    return moment(board, kind, turn) ? undefined : chosen(asked?.choices ?? [], kind, board.sides[player]?.money ?? 0, i);
  });
  await openMatch(stage, id);
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
