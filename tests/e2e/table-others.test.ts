/** Two people from the list to the end: a seat for anybody, a deck that is brought, a clock, words, who watches, and what is put away and deleted. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DECK_GAMES, isPlayable } from "../../engine/games/game.ts";
import { axeViolations, visit } from "../browser.ts";
import { browser, url } from "./worker.ts";

const game = DECK_GAMES.find((id) => isPlayable(id)) ?? expect.fail("no game is played with decks");
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" } as const;

/** A ready deck as a list that somebody pastes. */
const pasted = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    async ([of, called]) => {
      const { decks } = (await (await fetch(`/api/games/${of}/decks`)).json()) as { decks: { list: { name: string } }[] };
      const list = decks.find((deck) => deck.list.name === called)?.list;
      const body = JSON.stringify({ list, to: "text" });
      const answer = await fetch("/api/decks/format", { method: "POST", headers: { "content-type": "application/json" }, body });
      return answer.text();
    },
    [game, name] as const,
  );
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("a guest sits down from the list, brings a deck and agrees to the clock; both play, talk and tidy up", async () => {
  const [host, guest, watcher] = await Promise.all([visit(browser, { reducedMotion: "reduce" }), visit(browser, PHONE), visit(browser)]);
  const [one, other] = [host.page, guest.page];
  await one.goto(`${url}/table?game=${game}`);
  await one.getByRole("textbox", { name: "Your name" }).fill("Ann");
  await one.getByRole("combobox", { name: "Who is Player 2" }).selectOption({ label: "Anybody, from the list" });
  await expect
    .poll(() =>
      one.getByRole("combobox", { name: "Deck of Player 2" }).evaluate((box) => (box as HTMLSelectElement).selectedOptions[0]?.text),
    )
    .toBe("They bring their own");
  const own = one.getByRole("combobox", { name: "Deck of Player 1" });
  const option = own.locator("option").filter({ hasText: "Testament" }).first();
  await own.selectOption(await option.evaluate((box) => (box as HTMLOptionElement).value));
  await one.getByRole("combobox", { name: "Time for each player" }).selectOption("30 minutes");
  await one.getByRole("combobox", { name: "Win if the other player is away" }).selectOption("5 minutes");
  expect(await axeViolations(one)).toEqual([]);
  await one.getByRole("button", { name: "Begin and invite" }).click();
  await one.getByRole("button", { name: "To the table" }).click();
  await one.getByRole("heading", { name: "Who plays" }).waitFor();
  expect(await axeViolations(one)).toEqual([]);

  // The guest, on a phone, finds the seat in the list.
  await other.goto(`${url}/table?game=${game}`);
  await other.getByRole("textbox", { name: "Your name" }).fill("Ben");
  expect(await fits(other)).toBe(true);
  await other
    .getByRole("button", { name: /^Sit down as/ })
    .first()
    .tap();
  await other.getByRole("heading", { name: "Bring your deck" }).waitFor();
  await other.getByText("Each player has 30 minutes for all their choices.").waitFor();
  // Whoever has no deck can begin with a ready one.
  await other.getByRole("combobox", { name: "Deck of this studio" }).waitFor();
  await other.getByText("Legal", { exact: true }).waitFor();
  await other.getByText("Paste or file").tap();
  const list = await pasted(other, "Skyline Takeover");
  const box = other.getByRole("textbox", { name: "Deck list" });
  await box.fill(list.split("\n").slice(0, 12).join("\n"));
  await other.getByText(/^Not legal: \d+ reason/).waitFor();
  expect(await other.getByRole("button", { name: "Play with this deck" }).getAttribute("aria-disabled")).toBe("true");
  expect([await axeViolations(other), await fits(other)]).toEqual([[], true]);
  await box.fill(list);
  await other.getByText("Legal", { exact: true }).waitFor();
  await other.getByRole("button", { name: "Play with this deck" }).tap();
  for (const page of [one, other]) {
    await page
      .getByRole("heading", { name: /Your decision|decides/ })
      .first()
      .waitFor();
    await page
      .getByText(/^30:00$|^29:5\d$/)
      .first()
      .waitFor();
  }

  // They talk; who watches does not hear it.
  await watcher.page.goto(`${url}/table?game=${game}`);
  await watcher.page
    .getByRole("link", { name: /^Watch .*Ann vs Ben/ })
    .first()
    .click();
  await watcher.page.getByText("You are watching, and see what everyone can see.").waitFor();
  expect(await watcher.page.getByRole("button", { name: /^Messages/ }).count()).toBe(0);
  await one.getByRole("button", { name: "Messages" }).press("Enter");
  const line = one.getByRole("textbox", { name: "Your message" });
  await line.fill("<b>Hello</b>, Ben!");
  await line.press("Enter");
  // What came is new until it is read, also for a page that is opened again.
  await other.getByRole("button", { name: "Messages, 1 new" }).waitFor();
  await other.reload();
  await other.getByRole("button", { name: "Messages, 1 new" }).tap();
  await other.getByRole("list", { name: "Messages" }).getByText("<b>Hello</b>, Ben!").waitFor();
  expect([await axeViolations(one), await axeViolations(other), await fits(other)]).toEqual([[], [], true]);
  await other.getByRole("button", { name: "Mute Ann" }).tap();
  await other.getByText("No messages yet.").waitFor();
  await other.getByRole("button", { name: "Close messages" }).tap();
  await other.reload();
  await other.getByRole("button", { name: "Messages", exact: true }).press("Enter");
  await other.getByRole("button", { name: "Messages", exact: true }).press("Escape");
  await other.getByRole("region", { name: "Messages" }).waitFor({ state: "detached" });
  await line.press("Escape");
  await expect.poll(() => one.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toBe("Messages");
  expect(await watcher.page.getByText("Hello").count()).toBe(0);

  // It ends, is put away, comes back and is deleted for good.
  await one.getByRole("button", { name: "More for this match" }).click();
  await one.getByRole("menuitem", { name: /^Give up/ }).click();
  await one.getByRole("dialog").getByRole("button", { name: "Give up" }).click();
  await other.getByText("Ann gave up").first().waitFor();
  await one.goto(`${url}/table?game=${game}`);
  const mine = one.getByRole("region", { name: "Your matches" });
  await mine.getByText(/^Ben wins\. You gave up\. (?:No|\d+) choices? made$/).waitFor();
  const more = mine.getByRole("button", { name: /^More for/ });
  /** Chooses from the menu; a list that is told anew in between closes it. */
  const choose = async (name: string) => {
    const item = one.getByRole("menuitem", { name });
    await expect
      .poll(async () => {
        if (!(await item.isVisible())) await more.click();
        return item.click({ timeout: 2_000 }).then(
          () => "chosen",
          (why: unknown) => String(why),
        );
      })
      .toBe("chosen");
  };
  await choose("Put away");
  await mine.getByRole("button", { name: "Put away: 1" }).click();
  await choose("Put back in the list");
  await expect.poll(() => mine.getByRole("button", { name: /^Put away: / }).count()).toBe(0);
  await choose("Delete");
  const dialog = one.getByRole("dialog", { name: "Delete this match?" });
  await dialog.getByText(/Ann vs Ben/).waitFor();
  expect(await axeViolations(one)).toEqual([]);
  await dialog.getByRole("button", { name: "Delete it" }).click();
  await mine.getByText("No matches yet.").waitFor();
  expect([host.errors, guest.errors]).toEqual([[], []]);
  await Promise.all([host.close(), guest.close(), watcher.close()]);
});
