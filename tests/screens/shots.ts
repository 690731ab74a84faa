/** Every page in every state that a person can meet. The pictures and the accessibility test walk the same list. */
import type { Page } from "playwright-core";
import { GAME_IDS } from "../../engine/cards/card.ts";
import { MEGACORP_SHOTS } from "./megacorp-shots.ts";

export type Stage = { readonly page: Page; readonly url: string; readonly size: "desktop" | "tablet" | "phone" };
export type Shot = {
  readonly name: string;
  /** Brings the page into the state; the picture is taken when it settles. */
  readonly show: (stage: Stage) => Promise<void>;
};

const LIBRARY = "**/api/games/*/cards*";
const QUIET_MS = 5_000;
/** Fonts are there, nothing says that it is loading, the outline has made room for the page, and the network is quiet or has had its time. */
const settled = async (page: Page) => {
  await page.waitForLoadState("networkidle", { timeout: QUIET_MS }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page.getByRole("status", { name: /^Loading/ }).waitFor({ state: "detached" });
  await page.waitForFunction(() => document.querySelectorAll("main").length === 1);
};
const open = async ({ page, url }: Stage, path: string) => {
  await page.goto(`${url}${path}`);
  await settled(page);
};
/** A copy of a deck that comes with the studio, opened in the builder. */
async function shippedDeck(stage: Stage, id: string): Promise<string> {
  const response = await stage.page.request.post(`${stage.url}/api/decks`, { data: { shipped: { game: "megacorp", id } } });
  const deck = (await response.json()) as { id: string };
  await open(stage, `/decks/${deck.id}`);
  return deck.id;
}
const BROKEN = `Business: 1
1 Ferrum Nanologics
Main: 38
5 Tidal Wave
2 Day Traders
3 The Brass Woman
30 Maglev Trunk
0 Courier Ghost
Resources: 3
3 Maglev Trunk
Considering: 1
1 Stock Market Crash # against rich opponents
Unresolved:
what is this line?`;
/** A deck of our own from a list. */
async function ownDeck(stage: Stage, text: string): Promise<string> {
  const read = await stage.page.request.post(`${stage.url}/api/decks/read`, { data: { game: "megacorp", text } });
  const { decks } = (await read.json()) as { decks: { list: object }[] };
  const made = await stage.page.request.post(`${stage.url}/api/decks`, { data: { list: decks[0]?.list } });
  const deck = (await made.json()) as { id: string };
  await open(stage, `/decks/${deck.id}`);
  return deck.id;
}
async function about(stage: Stage, tab: string): Promise<void> {
  const { page, size } = stage;
  if (size !== "desktop")
    await page
      .getByRole("button", { name: /^(About|Check|Legality)/ })
      .last()
      .click();
  await page.getByRole("tab", { name: new RegExp(`^${tab}`) }).click();
  await settled(page);
}
async function library(stage: Stage): Promise<void> {
  if (stage.size === "phone")
    await stage.page.getByRole("navigation", { name: "Parts of the deck page" }).getByRole("button").first().click();
}
/** An action of the page: a button where there is room, an item of the page's menu on a phone. */
async function action({ page, size }: Stage, name: string): Promise<void> {
  if (size !== "phone") return page.getByRole("button", { name, exact: true }).first().click();
  await page.getByRole("button", { name: /^More for (this deck|decks)$/ }).click();
  await page.getByRole("menuitem", { name: new RegExp(`^${name}`) }).click();
}
/** The import window with a text in it. */
async function importing(stage: Stage, text: string): Promise<void> {
  await open(stage, "/decks");
  await action(stage, "Import");
  await stage.page.getByRole("textbox", { name: "Deck list" }).fill(text);
  await stage.page.getByRole("region", { name: /What was understood/ }).waitFor();
}
/** The menu of the first line of the main deck. */
async function lineMenu({ page }: Stage): Promise<void> {
  const row = page.getByRole("grid", { name: /^Main/ }).first().getByRole("row").first();
  await row.focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: /^Move to/ }).waitFor();
}
/** One card of each game, as the studio opens it. */
const STUDIO_CARDS: Readonly<Record<(typeof GAME_IDS)[number], string>> = {
  megacorp: "incarnate-hierarch",
  san: "swarm-operator",
  "virtual-revolution": "leslie",
  metrorunner: "track-darkweb-id-leak",
  corp: "assault-rifles",
};
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
const lineItem = async (stage: Stage, name: RegExp) => {
  await lineMenu(stage);
  await stage.page.getByRole("menuitem", { name }).click();
};

const pages: readonly Shot[] = [
  { name: "home", show: (stage) => open(stage, "/") },
  {
    name: "home-with-work",
    show: async (stage) => {
      await shippedDeck(stage, "skyline-takeover");
      await open(stage, "/megacorp/cards/tidal-wave");
      await open(stage, "/");
    },
  },
  ...GAME_IDS.map((game): Shot => ({ name: `cards-${game}`, show: (stage) => open(stage, `/${game}/cards`) })),
  ...["list", "text", "table", "stats"].map(
    (view): Shot => ({ name: `cards-as-${view}`, show: (stage) => open(stage, `/megacorp/cards?view=${view}&q=f%3Acorp`) }),
  ),
  { name: "cards-nothing-found", show: (stage) => open(stage, "/megacorp/cards?q=t%3Aevent%20bq%3E%3D9") },
  { name: "cards-mistyped", show: (stage) => open(stage, "/megacorp/cards?q=fction%3Acorp%20cost%3C%3D2") },
  { name: "cards-by-meaning", show: (stage) => open(stage, "/megacorp/cards?q=when%3Adestroyed%20k%3Afliyng&view=list") },
  { name: "cards-waits-for-language", show: (stage) => open(stage, "/corp/cards?q=does%3Adraw%20shot") },
  {
    name: "cards-draft",
    show: async (stage) => {
      await open(stage, "/megacorp/cards?q=is%3Adraft");
      await stage.page.locator("[data-cell]").first().focus();
      await stage.page.keyboard.press("Space");
      await settled(stage.page);
    },
  },
  {
    name: "cards-many-terms",
    show: (stage) => open(stage, "/megacorp/cards?q=f%3Aincarnate%2Cgnost%20cost%3C%3D5%20-t%3Aevent%20sort%3Afaction%2Ccost"),
  },
  {
    name: "cards-completion",
    show: async (stage) => {
      await open(stage, "/megacorp/cards");
      await stage.page.getByRole("combobox", { name: /^Search/ }).pressSequentially("f:");
      await stage.page.getByRole("listbox", { name: "Completions" }).waitFor();
    },
  },
  {
    name: "cards-filters",
    show: async (stage) => {
      await open(stage, "/megacorp/cards?q=cost%3C%3D4");
      await stage.page
        .getByRole("button", { name: /^Filter/ })
        .first()
        .click();
      await settled(stage.page);
    },
  },
  {
    name: "cards-quick-look",
    show: async (stage) => {
      await open(stage, "/megacorp/cards?q=tidal");
      await stage.page.locator("[data-cell]").first().focus();
      await stage.page.keyboard.press("Space");
      await settled(stage.page);
    },
  },
  {
    name: "cards-loading",
    show: async ({ page, url }) => {
      await page.route(LIBRARY, () => {});
      await page.goto(`${url}/megacorp/cards`, { waitUntil: "domcontentloaded" });
      await page.getByRole("status", { name: "Loading the cards" }).waitFor();
    },
  },
  {
    name: "cards-error",
    show: async (stage) => {
      await stage.page.route(LIBRARY, (route) =>
        route.fulfill({
          status: 500,
          contentType: "application/json",
          body: '{"error":{"code":"broken","message":"The library could not be read."}}',
        }),
      );
      await stage.page.goto(`${stage.url}/megacorp/cards`);
      await stage.page.getByRole("button", { name: "Try again" }).waitFor({ timeout: 20_000 });
    },
  },
  ...[
    ["character", "/megacorp/cards/heracles-senior-counsel"],
    ["event", "/megacorp/cards/tidal-wave"],
    ["business", "/megacorp/cards/ferrum-nanologics"],
    ["revision", "/megacorp/cards/tidal-wave@r1"],
    ["draft", "/megacorp/cards/kurzwel-cultist"],
    ["keywords", "/megacorp/cards/ark-of-the-faithful"],
    ["san", "/san/cards/zero-day-dealer"],
    ["corp", "/corp/cards/street-samurai"],
    ["not-found", "/megacorp/cards/tidal-waev"],
  ].map(([name, path]): Shot => ({ name: `card-${name}`, show: (stage) => open(stage, path ?? "/") })),
  { name: "card-agent", show: (stage) => open(stage, "/virtual-revolution/cards/leslie") },
  { name: "card-job", show: (stage) => open(stage, "/metrorunner/cards/track-darkweb-id-leak") },
  { name: "studio-games", show: (stage) => open(stage, "/studio") },
  { name: "studio", show: (stage) => open(stage, "/megacorp/studio") },
  ...GAME_IDS.map(
    (game): Shot => ({ name: `studio-card-${game}`, show: (stage) => designing(stage, `/${game}/studio/${STUDIO_CARDS[game]}`) }),
  ),
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
        .getByText(/is none of M, IQ/)
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
    name: "docs-language-try",
    async show(stage) {
      await open(stage, "/docs/megacorp/language#draw");
      await stage.page
        .getByRole("button", { name: /^Try it: draw/ })
        .first()
        .click();
      await stage.page.getByText("Understood", { exact: true }).waitFor();
    },
  },
  {
    name: "studio-guides",
    async show(stage) {
      await designing(stage, "/megacorp/studio/tidal-wave");
      const face = stage.page.getByRole("button", { name: "Face and trying it" });
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
      await stage.page.getByRole("button", { name: "See what it does" }).click();
      await stage.page.getByText(/^It would be:/).waitFor();
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
      await stage.page.getByText(/texts? (is|are) rewritten/).waitFor();
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
      await stage.page.getByRole("textbox", { name: "Replace by" }).fill("#Person");
      await stage.page.getByRole("button", { name: /^Replace \d+/ }).waitFor();
    },
  },
  { name: "not-found", show: (stage) => open(stage, "/no/such/page") },
  { name: "decks", show: (stage) => open(stage, "/decks") },
  ...GAME_IDS.filter((game) => game !== "megacorp").map(
    (game): Shot => ({ name: `pool-${game}`, show: (stage) => open(stage, `/${game}/pool`) }),
  ),
];

const builder: readonly Shot[] = [
  { name: "deck-empty", show: async (stage) => void (await ownDeck(stage, "Main: 0")) },
  { name: "deck-legal", show: async (stage) => void (await shippedDeck(stage, "apex-predators")) },
  { name: "deck-broken", show: async (stage) => void (await ownDeck(stage, BROKEN)) },
  {
    name: "deck-library",
    show: async (stage) => {
      await shippedDeck(stage, "apex-predators");
      await library(stage);
    },
  },
  {
    name: "deck-broken-legality",
    show: async (stage) => {
      await ownDeck(stage, BROKEN);
      await about(stage, "Legality");
    },
  },
  ...["Curve", "Odds", "Hands", "Versions", "Notes"].map(
    (tab): Shot => ({
      name: `deck-${tab.toLowerCase()}`,
      show: async (stage) => {
        await shippedDeck(stage, "the-last-page");
        await about(stage, tab);
      },
    }),
  ),
  {
    name: "deck-import",
    show: (stage) => importing(stage, BROKEN),
  },
  { name: "deck-import-columns", show: (stage) => importing(stage, "Menge;Karte;Fach\n4;Tidal Wave;Main\n2;Exo-Rigg;Main\n") },
  {
    name: "deck-import-refused",
    show: async (stage) => {
      await open(stage, "/decks");
      await action(stage, "Import");
      await stage.page.getByRole("textbox", { name: "Deck list" }).fill('{"format": "arcology-deck/1", "sections": [');
      await stage.page.getByRole("dialog").getByRole("alert").waitFor();
    },
  },
  {
    name: "deck-export",
    show: async (stage) => {
      await shippedDeck(stage, "testament");
      await action(stage, "Export");
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "deck-share",
    show: async (stage) => {
      await shippedDeck(stage, "testament");
      await stage.page
        .getByRole("button", { name: /^Share/ })
        .first()
        .click();
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "deck-hands-drawn",
    show: async (stage) => {
      await shippedDeck(stage, "the-last-page");
      await about(stage, "Hands");
      await stage.page.getByRole("spinbutton").or(stage.page.getByLabel("Seed")).first().fill("7");
      await stage.page.getByRole("button", { name: "Use", exact: true }).click();
      await stage.page.getByRole("button", { name: "Draw 100" }).click();
      await stage.page.getByText(/^n = 100/).waitFor();
    },
  },
  {
    name: "deck-versions-compared",
    show: async (stage) => {
      const id = await shippedDeck(stage, "the-last-page");
      await stage.page.request.post(`${stage.url}/api/decks/${id}/versions`, { data: { name: "As it came", step: 1 } });
      await stage.page.reload();
      await settled(stage.page);
      await stage.page.getByRole("combobox", { name: /^Add a card/ }).fill("2 tidal wave");
      await stage.page.keyboard.press("Enter");
      await about(stage, "Versions");
      await stage.page.getByText(/^\+2 −0 copies/).waitFor();
    },
  },
  {
    name: "deck-line-menu",
    show: async (stage) => {
      await shippedDeck(stage, "testament");
      await lineMenu(stage);
    },
  },
  {
    name: "deck-move",
    show: async (stage) => {
      await shippedDeck(stage, "testament");
      await lineItem(stage, /^Move to/);
    },
  },
  {
    name: "deck-replace",
    show: async (stage) => {
      await shippedDeck(stage, "testament");
      await lineItem(stage, /^Replace with/);
      await stage.page.getByRole("combobox", { name: "Card to put in its place" }).fill("ti");
      await stage.page.getByRole("dialog").getByRole("option").first().waitFor();
    },
  },
  {
    name: "deck-selection",
    show: async (stage) => {
      await shippedDeck(stage, "testament");
      await lineItem(stage, /^Select/);
      await stage.page.getByRole("toolbar", { name: "Selected lines" }).waitFor();
    },
  },
  {
    name: "deck-shared",
    show: async (stage) => {
      await open(stage, "/decks");
      await stage.page.getByRole("link", { name: "Apex Predators" }).last().click();
      await stage.page.getByText("read only").waitFor();
      await settled(stage.page);
    },
  },
  {
    name: "deck-not-saved",
    show: async (stage) => {
      await shippedDeck(stage, "testament");
      await stage.page.route("**/api/decks/*", (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
      await stage.page.getByRole("combobox", { name: /^Add a card/ }).fill("tidal wave");
      await stage.page.keyboard.press("Enter");
      await stage.page.getByText("Not saved yet, kept in this browser").first().waitFor();
    },
  },
  {
    name: "deck-changed-elsewhere",
    show: async (stage) => {
      const id = await shippedDeck(stage, "testament");
      const stored = (await (await stage.page.request.get(`${stage.url}/api/decks/${id}`)).json()) as {
        step: number;
        list: { name: string };
      };
      const list = { ...stored.list, name: "Testament of somebody else" };
      await stage.page.request.put(`${stage.url}/api/decks/${id}`, { data: { base: stored.step, step: "Renamed", list } });
      await stage.page.getByRole("combobox", { name: /^Add a card/ }).fill("2 tidal wave");
      await stage.page.keyboard.press("Enter");
      await stage.page.getByRole("dialog", { name: "This deck was changed elsewhere" }).waitFor();
    },
  },
  { name: "deck-not-found", show: (stage) => open(stage, "/decks/aaaaaaaaaaaaaaaaaaaa") },
  { name: "deck-shared-broken-link", show: (stage) => open(stage, "/decks/view#d=nonsense") },
];

const docs: readonly Shot[] = [
  ["docs", "/docs"],
  ["docs-rules", "/docs/megacorp/rules"],
  ["docs-rule", "/docs/megacorp/rules#MC-3.4"],
  ["docs-search", "/docs/megacorp/search"],
  ["docs-language", "/docs/megacorp/language"],
  ["docs-decks", "/docs/decks"],
  ["docs-scenarios", "/docs/scenarios"],
  ["docs-keys", "/docs/keys"],
  ["docs-api", "/docs/api"],
  ["docs-credits", "/docs/credits"],
].map(([name, path]): Shot => ({ name: name ?? "", show: (stage) => open(stage, path ?? "/") }));

const windows: readonly Shot[] = [
  {
    name: "keys",
    show: async (stage) => {
      await open(stage, "/megacorp/cards");
      await stage.page.locator("main").focus();
      await stage.page.keyboard.press("?");
      await stage.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "commands",
    show: async (stage) => {
      await open(stage, "/megacorp/cards");
      await stage.page.keyboard.press("Control+k");
      await stage.page.getByRole("dialog").waitFor();
      await stage.page.keyboard.type("tid");
      await settled(stage.page);
    },
  },
];

/** A match of San, at a screen of both players, after so many choices of the first option. */
async function sanMatch({ page, url }: Stage, choices: number): Promise<void> {
  await page.goto(`${url}/table`);
  await page.getByRole("button", { name: "Both at this screen" }).click();
  const asked = page.locator("#asked");
  const handOver = page.getByRole("button", { name: /^I play both sides/ });
  for (let i = 0; i < choices; i++) {
    await page.getByRole("heading", { name: "Your decision" }).or(handOver).first().waitFor();
    if (await handOver.isVisible()) await handOver.click();
    const before = await asked.textContent();
    await page.keyboard.press("1");
    await page.waitForFunction((text) => document.querySelector("#asked")?.textContent !== text, before);
  }
  await page.getByRole("heading", { name: "Your decision" }).or(handOver).first().waitFor();
  if (await handOver.isVisible()) await handOver.click();
}

/** A free table of a game, at this screen. */
async function freeTable({ page, url }: Stage, game: string): Promise<void> {
  await page.goto(`${url}/table`);
  await page.getByRole("tab", { name: "Free table" }).click();
  await page.getByRole("radio", { name: game, exact: true }).check();
  await page.getByRole("button", { name: "Open at this screen" }).click();
  await page.getByRole("heading", { name: "Free table" }).waitFor();
}

async function matchMenu({ page }: Stage, item: string): Promise<void> {
  await page.getByRole("button", { name: "More for this match" }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

const table: readonly Shot[] = [
  { name: "table", show: (stage) => open(stage, "/table") },
  ...["Megacorp", "Free table"].map((tab) => ({
    name: `table-new-${tab.toLowerCase().replace(" ", "-")}`,
    show: async (stage: Stage) => {
      await open(stage, "/table");
      await stage.page.getByRole("tab", { name: tab }).click();
      if (tab === "Free table") await stage.page.getByRole("radio", { name: "Megacorp", exact: true }).check();
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
      await sanMatch(stage, 0);
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
      await stage.page.getByRole("slider").focus();
      for (let i = 0; i < 6; i++) await stage.page.keyboard.press("ArrowLeft");
      await stage.page.getByRole("heading", { name: "Looking back" }).waitFor();
    },
  },
  {
    name: "table-play-from-here",
    show: async (stage) => {
      await sanMatch(stage, 4);
      await stage.page.getByRole("button", { name: "A moment back" }).click();
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
  ...["Megacorp", "Virtual Revolution", "Metrorunner", "CORP"].map((game) => ({
    name: `table-free-${game.toLowerCase().replace(" ", "-")}`,
    show: (stage: Stage) => freeTable(stage, game),
  })),
  { name: "table-no-match", show: (stage) => open(stage, "/table/aaaaaaaaaaaaaaaaaaaa") },
];

export const SHOTS: readonly Shot[] = [...pages, ...builder, ...table, ...MEGACORP_SHOTS, ...docs, ...windows];
