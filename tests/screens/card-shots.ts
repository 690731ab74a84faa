/** Home and the cards: browser and card page. */
import { GAME_IDS } from "../../engine/cards/card.ts";
import { cardOf } from "./card-of.ts";
import { open, type Shot, type Stage, settled, shippedDeck } from "./stage.ts";

const LIBRARY = "**/api/games/*/cards*";

/** What opens beside the cards is there: a part of the page where there is room for it, else a dialog. */
const beside = ({ page }: Stage, role: "complementary" | "region", name: string) =>
  page.getByRole(role, { name }).or(page.getByRole("dialog")).first().waitFor();

export const CARD_SHOTS: readonly Shot[] = [
  { name: "home", show: (stage) => open(stage, "/") },
  {
    name: "home-with-work",
    show: async (stage) => {
      await shippedDeck(stage, "skyline-takeover");
      await open(stage, "/megacorp/cards/tidal-wave");
      await stage.page.request.post(`${stage.url}/api/matches`, { data: { game: "san", seats: [{ who: "here" }, { who: "here" }] } });
      await open(stage, "/");
      await stage.page.getByText(/^San: 2 players at this screen/).waitFor();
    },
  },
  ...GAME_IDS.map((game): Shot => ({ name: `cards-${game}`, show: (stage) => open(stage, `/${game}/cards`) })),
  ...["list", "text", "table", "stats"].map(
    (view): Shot => ({ name: `cards-as-${view}`, show: (stage) => open(stage, `/megacorp/cards?view=${view}&q=f%3Acorp`) }),
  ),
  { name: "cards-nothing-found", show: (stage) => open(stage, "/megacorp/cards?q=t%3Aevent%20bq%3E%3D9") },
  { name: "cards-mistyped", show: (stage) => open(stage, "/megacorp/cards?q=fction%3Acorp%20cost%3C%3D2") },
  { name: "cards-by-meaning", show: (stage) => open(stage, "/megacorp/cards?q=when%3Adestroyed%20k%3Afliyng&view=list") },
  {
    name: "cards-draft",
    show: async (stage) => {
      await open(stage, "/megacorp/cards?q=is%3Adraft");
      await stage.page.locator("[data-cell]").first().focus();
      await stage.page.keyboard.press("Space");
      await beside(stage, "complementary", "Quick look");
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
      await open(stage, "/megacorp/cards");
      await stage.page
        .getByRole("button", { name: /^Filter/ })
        .first()
        .click();
      await beside(stage, "region", "Filters");
      await settled(stage.page);
    },
  },
  {
    name: "cards-quick-look",
    show: async (stage) => {
      await open(stage, "/megacorp/cards?q=tidal");
      await stage.page.locator("[data-cell]").first().focus();
      await stage.page.keyboard.press("Space");
      await beside(stage, "complementary", "Quick look");
      await settled(stage.page);
    },
  },
  {
    name: "cards-loading",
    show: async ({ page, url }) => {
      await page.route(LIBRARY, () => {});
      await page.goto(`${url}/megacorp/cards`, { waitUntil: "domcontentloaded" });
      await page.locator("[data-awaited]").waitFor();
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
    ["not-found", "/megacorp/cards/tidal-waev"],
    ["revision-not-found", "/megacorp/cards/tidal-wave@r99"],
  ].map(([name, path]): Shot => ({ name: `card-${name}`, show: (stage) => open(stage, path ?? "/") })),
  ...GAME_IDS.map((game): Shot => ({ name: `card-${game}`, show: (stage) => open(stage, `/${game}/cards/${cardOf(game)}`) })),
];
