/** The table: lobby, San, free tables, replay. */
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { isPlayable } from "../../engine/games/game.ts";
import { openMatch, playUntil } from "./playing.ts";
import { open, type Shot, type Stage } from "./stage.ts";

/** A match of San, at a screen of both players, after so many choices of the first option. */
async function sanMatch(stage: Stage, choices: number): Promise<void> {
  const id = await playUntil(stage, { game: "san" }, 2, ({ asked }, i) => (i < choices ? asked?.choices?.[0] : undefined));
  await openMatch(stage, id);
}

/** The same, begun in the lobby. */
async function sanFromLobby({ page, url }: Stage): Promise<void> {
  await page.goto(`${url}/table?game=san`);
  await page.getByRole("button", { name: "Both at this screen" }).click();
  const decision = page.getByRole("heading", { name: "Your decision" });
  const handOver = page.getByRole("button", { name: /^I play both sides/ });
  await decision.or(handOver).first().waitFor();
  if (await handOver.isVisible()) await handOver.click();
}

/** A free table of a game, at this screen. */
async function freeTable({ page, url }: Stage, game: GameId): Promise<void> {
  await page.goto(`${url}/table?game=${game}`);
  // The address opens a game by its rules, one that has none on its free table.
  if (isPlayable(game)) await page.getByRole("radio", { name: "Free table" }).check();
  await page.getByRole("button", { name: "Open at this screen" }).click();
  await page.getByRole("heading", { name: "Free table" }).waitFor();
}

async function matchMenu({ page }: Stage, item: string): Promise<void> {
  await page.getByRole("button", { name: "More for this match" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

export const TABLE_SHOTS: readonly Shot[] = [
  { name: "table", show: (stage) => open(stage, "/table") },
  { name: "table-not-found", show: (stage) => open(stage, "/table/aaaaaaaaaaaaaaaaaaaa") },
  ...["By its rules", "Free table"].map((way) => ({
    name: `table-new-megacorp${way === "Free table" ? "-free" : ""}`,
    show: async (stage: Stage) => {
      await open(stage, "/table?game=megacorp");
      await stage.page.getByRole("radio", { name: way }).check();
      await stage.page.getByRole("radio", { name: "4", exact: true }).check();
      await stage.page
        .getByRole("option", { name: /Skyline/ })
        .first()
        .waitFor({ state: "attached" });
    },
  })),
  {
    name: "table-invited",
    show: async (stage) => {
      await open(stage, "/table");
      await stage.page.getByRole("button", { name: "Invite by link" }).click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  { name: "table-san", show: (stage) => sanMatch(stage, 20) },
  {
    name: "table-san-why",
    show: async (stage) => {
      await sanFromLobby(stage);
      await stage.page.getByRole("list", { name: "River" }).getByRole("button").first().click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "table-san-over",
    show: async (stage) => {
      await sanMatch(stage, 3);
      await matchMenu(stage, "Give up");
      await stage.page.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
      await stage.page.getByRole("heading", { name: "The match is over" }).waitFor();
    },
  },
  {
    name: "table-looking-back",
    show: async (stage) => {
      await sanMatch(stage, 20);
      for (let i = 0; i < 6; i++) await stage.page.getByRole("button", { name: "Previous moment" }).click();
      await stage.page.getByRole("heading", { name: "Looking back" }).waitFor();
    },
  },
  {
    name: "table-play-from-here",
    show: async (stage) => {
      await sanMatch(stage, 4);
      await stage.page.getByRole("button", { name: "Previous moment" }).click();
      await stage.page.getByRole("button", { name: "Play from here" }).click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "table-save-scenario",
    show: async (stage) => {
      await sanMatch(stage, 4);
      await matchMenu(stage, "Save as scenario");
      await stage.page.getByRole("dialog").getByRole("spinbutton").fill("0");
      await stage.page.getByRole("dialog").getByRole("checkbox").first().waitFor();
    },
  },
  {
    name: "table-rules-off",
    show: async (stage) => {
      await sanMatch(stage, 4);
      await matchMenu(stage, "Rules off");
      await stage.page.getByRole("heading", { name: "Free table" }).waitFor();
    },
  },
  ...GAME_IDS.map((game) => ({
    name: `table-free-${game}`,
    show: (stage: Stage) => freeTable(stage, game),
  })),
];
