/** Decks: list, builder, pools. */
import { GAME_IDS } from "../../engine/cards/card.ts";
import { encodeShare, type ShippedDeck } from "../../engine/decks/index.ts";
import { FIRST_DECK_GAME, hasDecks } from "../../engine/games/game.ts";
import { open, type Shot, type Stage, settled, shippedDeck } from "./stage.ts";

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
  const read = await stage.page.request.post(`${stage.url}/api/decks/read`, { data: { game: FIRST_DECK_GAME, text } });
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
    await stage.page.getByRole("navigation", { name: "Sections of the deck page" }).getByRole("button").first().click();
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
  await stage.page.getByRole("region", { name: /How each line was read/ }).waitFor();
}
/** The menu of the first line of the main deck. */
async function lineMenu({ page }: Stage): Promise<void> {
  const row = page.getByRole("grid", { name: /^Main/ }).first().getByRole("row").first();
  await row.focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: /^Move to/ }).waitFor();
}
const lineItem = async (stage: Stage, name: RegExp) => {
  await lineMenu(stage);
  await stage.page.getByRole("menuitem", { name }).click();
};

export const DECK_SHOTS: readonly Shot[] = [
  { name: "decks", show: (stage) => open(stage, "/decks") },
  ...GAME_IDS.filter((game) => !hasDecks(game)).map(
    (game): Shot => ({ name: `pool-${game}`, show: (stage) => open(stage, `/${game}/pool`) }),
  ),
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
      await stage.page.getByRole("combobox", { name: "Replacement card" }).fill("ti");
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
      const answer = await stage.page.request.get(`${stage.url}/api/games/megacorp/decks`);
      const { decks } = (await answer.json()) as { decks: ShippedDeck[] };
      const deck = decks.find(({ id }) => id === "apex-predators");
      if (!deck) throw new Error("The ready deck Apex Predators is not there.");
      await open(stage, `/decks/view${encodeShare(deck.list)}`);
      await stage.page.getByText("read only").waitFor();
      await settled(stage.page);
    },
  },
  {
    name: "deck-version",
    show: async (stage) => {
      const id = await shippedDeck(stage, "the-last-page");
      await stage.page.request.post(`${stage.url}/api/decks/${id}/versions`, { data: { name: "As it came", step: 1 } });
      await open(stage, `/decks/${id}@v1`);
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
  {
    name: "deck-version-not-found",
    show: async (stage) => {
      const id = await shippedDeck(stage, "the-last-page");
      await open(stage, `/decks/${id}@v9`);
    },
  },
  { name: "deck-not-found", show: (stage) => open(stage, "/decks/aaaaaaaaaaaaaaaaaaaa") },
  { name: "deck-shared-broken-link", show: (stage) => open(stage, "/decks/view#d=nonsense") },
];
