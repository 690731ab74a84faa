/** The studio: card editor, keywords and tags, cards as a table, import. */
import { GAME_IDS } from "../../engine/cards/card.ts";
import { cardOf } from "./card-of.ts";
import { open, type Shot, type Stage } from "./stage.ts";

/** The studio with a card, once its text can be typed. */
async function designing(stage: Stage, path: string): Promise<void> {
  await open(stage, path);
  await stage.page.getByRole("textbox", { name: "Rules text" }).waitFor();
}
/** A table with a new card, a changed one and one with an error. */
const TABLE = `name,kind,valuation,faction,text,Shelf
Shelf Walker,character,3,corp,Flying.,A 4
Tidal Wave,event,6,neutral,,B 1
Broken Row,charcter,many,corp,,
`;
async function words(stage: Stage): Promise<void> {
  await open(stage, "/megacorp/words");
  await stage.page.getByRole("button", { name: /^Abrupt/ }).waitFor();
}
async function sheet(stage: Stage): Promise<void> {
  await open(stage, "/megacorp/sheet");
  await stage.page.getByRole("grid", { name: "Cards as a table" }).waitFor();
}

export const STUDIO_SHOTS: readonly Shot[] = [
  { name: "studio-games", show: (stage) => open(stage, "/studio") },
  { name: "studio", show: (stage) => open(stage, "/megacorp/studio") },
  ...GAME_IDS.map((game): Shot => ({ name: `studio-card-${game}`, show: (stage) => designing(stage, `/${game}/studio/${cardOf(game)}`) })),
  { name: "studio-draft", show: (stage) => designing(stage, "/megacorp/studio/kurzwel-cultist") },
  {
    name: "studio-new-card",
    async show(stage) {
      await open(stage, "/megacorp/studio");
      await stage.page.getByRole("button", { name: /^New/ }).first().click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "studio-problems",
    async show(stage) {
      await designing(stage, "/megacorp/studio/kurzwel-cultist");
      await stage.page.getByRole("textbox", { name: /^Price/ }).fill(`4 3${stage.size}`);
      await stage.page.getByRole("textbox", { name: /^IQ/ }).fill("many");
      await stage.page
        .getByText(/is not one of M, IQ/)
        .first()
        .waitFor();
    },
  },
  {
    name: "studio-completions",
    async show(stage) {
      await designing(stage, "/megacorp/studio/tidal-wave");
      await stage.page.locator(".cm-content").focus();
      await stage.page.keyboard.press("Control+End");
      await stage.page.keyboard.type("\ndeal");
      await stage.page.getByRole("listbox", { name: "Completions" }).waitFor();
    },
  },
  {
    name: "studio-blocks",
    async show(stage) {
      await designing(stage, "/megacorp/studio/tidal-wave");
      await stage.page.getByRole("button", { name: "Blocks" }).click();
      await stage.page.getByRole("tree").waitFor();
      await stage.page.getByRole("tree").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "studio-try-keyword",
    async show(stage) {
      await words(stage);
      await stage.page.getByRole("button", { name: /^Mutation/ }).click();
      const trial = stage.page.getByRole("region", { name: "Try it in a text" });
      await trial.scrollIntoViewIfNeeded();
      await trial.getByText("Understood", { exact: true }).waitFor();
    },
  },
  {
    name: "studio-guides",
    async show(stage) {
      await designing(stage, "/megacorp/studio/tidal-wave");
      const face = stage.page.getByRole("button", { name: "Face and trial" });
      if (await face.isVisible()) await face.click();
      await stage.page.getByRole("button", { name: /^Show the lines/ }).click();
    },
  },
  {
    name: "studio-history",
    async show(stage) {
      await designing(stage, "/megacorp/studio/kurzwel-cultist");
      if (stage.size === "phone") {
        await stage.page.getByRole("button", { name: "More for this card" }).click();
        await stage.page.getByRole("menuitem", { name: "History" }).click();
      } else await stage.page.getByRole("button", { name: "History" }).click();
      await stage.page.getByRole("heading", { name: /revision/ }).waitFor();
    },
  },
  {
    name: "studio-save-with-note",
    async show(stage) {
      await designing(stage, "/megacorp/studio/tidal-wave");
      await stage.page.getByRole("button", { name: "More for this card" }).click();
      await stage.page.getByRole("menuitem", { name: /Save with a note/ }).click();
      await stage.page.getByRole("textbox", { name: /What changed/ }).waitFor();
    },
  },
  { name: "studio-no-such-card", show: (stage) => open(stage, "/megacorp/studio/no-such-card") },
  {
    name: "studio-away",
    async show(stage) {
      const { page } = stage;
      await designing(stage, "/san/studio/swarm-operator");
      await page.route("**/api/**", (route) => route.abort());
      await page
        .getByRole("textbox", { name: /^Flavour/ })
        .first()
        .fill("The server is away, and the work goes on.");
      await page.getByText("Not saved yet, kept in this browser").waitFor();
    },
  },
  { name: "transfer", show: (stage) => open(stage, "/megacorp/transfer") },
  {
    name: "transfer-dry-run",
    async show(stage) {
      await open(stage, "/megacorp/transfer");
      await stage.page.getByRole("textbox", { name: "Cards as a table or JSON" }).fill(TABLE);
      await stage.page.getByRole("button", { name: "Preview" }).click();
      await stage.page.getByText(/^Preview:/).waitFor();
    },
  },
  { name: "words", show: (stage) => words(stage) },
  {
    name: "words-keyword",
    async show(stage) {
      await words(stage);
      await stage.page.getByRole("button", { name: /^Camouflage/ }).click();
      await stage.page.getByRole("heading", { name: "History" }).waitFor();
    },
  },
  {
    name: "words-rename",
    async show(stage) {
      await words(stage);
      await stage.page.getByRole("button", { name: /^Camouflage/ }).click();
      await stage.page.getByRole("button", { name: "Rename" }).click();
      await stage.page.getByRole("textbox", { name: "New name" }).fill("Veil");
      await stage.page.getByText(/texts? will be rewritten/).waitFor();
    },
  },
  {
    name: "words-new",
    async show(stage) {
      await words(stage);
      await stage.page.getByRole("tab", { name: "Tags" }).click();
      await stage.page.getByRole("button", { name: "New tag" }).click();
      await stage.page.getByRole("textbox", { name: /^Name/ }).waitFor();
    },
  },
  { name: "sheet", show: (stage) => sheet(stage) },
  {
    name: "sheet-changed",
    async show(stage) {
      await sheet(stage);
      await stage.page.locator("[data-at='1 0']").click();
      await stage.page.keyboard.type("Another name");
      await stage.page.keyboard.press("Enter");
      await stage.page.keyboard.press("ArrowRight");
      await stage.page.keyboard.type("nonsense");
      await stage.page.keyboard.press("Enter");
      await stage.page.getByText(/2 changed, 1 with problems/).waitFor();
      await stage.page.keyboard.press("F8");
    },
  },
  {
    name: "sheet-replace",
    async show(stage) {
      await sheet(stage);
      await stage.page.getByRole("button", { name: "Find and replace" }).click();
      await stage.page.getByRole("textbox", { name: "Find" }).fill("#Human");
      await stage.page.getByRole("textbox", { name: "Replace with" }).fill("#Person");
      await stage.page.getByRole("button", { name: /^Replace \d+/ }).waitFor();
    },
  },
];
