/** Documentation, and what opens over any page. */
import { open, type Shot, settled } from "./stage.ts";

const PAGES: readonly Shot[] = [
  ["docs", "/docs"],
  ["docs-rules", "/docs/megacorp/rules"],
  ["docs-rule", "/docs/megacorp/rules#MC-3.4"],
  ["docs-search", "/docs/megacorp/search"],
  ["docs-language", "/docs/megacorp/language"],
  ["docs-decks", "/docs/decks"],
  ["docs-scenarios", "/docs/scenarios"],
  ["docs-keys", "/docs/keys"],
  ["docs-hosting", "/docs/hosting"],
  ["docs-printing", "/docs/printing"],
  ["docs-api", "/docs/api"],
  ["docs-credits", "/docs/credits"],
].map(([name, path]): Shot => ({ name: name ?? "", show: (stage) => open(stage, path ?? "/") }));

export const DOCS_SHOTS: readonly Shot[] = [
  ...PAGES,
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
  { name: "not-found", show: (stage) => open(stage, "/no/such/page") },
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
