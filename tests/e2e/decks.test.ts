/** What people do with decks besides building one: bring lists in and out, share, compare, meet each other's work, drag by touch. */
import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { DeckList } from "../../engine/cards/deck.ts";
import { encodeShare } from "../../engine/decks/index.ts";
import { axeViolations, visit } from "../browser.ts";
import { atGates } from "../size.ts";
import { deckIdOf, entriesOf, focused, saved, shippedDeck, storedDeck } from "./decks.ts";
import { inHand, spotOf } from "./dragging.ts";
import { url as base, browser } from "./worker.ts";

const onDeck = (page: Page) => page.waitForURL(/\/decks\/[a-z2-7]{20}$/);
const quickBox = (page: Page) => page.getByRole("combobox", { name: /^Add a card/ });
const add = async (page: Page, text: string) => {
  await quickBox(page).fill(text);
  await page.keyboard.press("Enter");
};
/** A deck of our own, made without the page. */
async function make(body: object): Promise<string> {
  const made = await fetch(`${base}/api/decks`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(made.status).toBe(201);
  return ((await made.json()) as { id: string }).id;
}
async function listOf(text: string): Promise<DeckList> {
  const read = await fetch(`${base}/api/decks/read`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "megacorp", text }),
  });
  const { decks } = (await read.json()) as { decks: { list: DeckList }[] };
  const [deck] = decks;
  if (!deck) throw new Error("Nothing was read.");
  return deck.list;
}
async function importing(page: Page, text: string): Promise<Locator> {
  await page.goto(`${base}/decks`);
  await page.getByRole("button", { name: "Import", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Import a deck" });
  await dialog.getByRole("textbox", { name: "Deck list" }).fill(text);
  return dialog;
}

describe("importing", () => {
  test("a broken list is taken in whole, and the first button of each reason makes it legal", async () => {
    const { page, errors, close } = await visit(browser);
    const text = `${readFileSync("engine/decks/fixtures/broken/26-unknown-and-uncounted.txt", "utf8")}\n4 Maglev Trank\n<script>alert(1)</script>`;
    const dialog = await importing(page, text);
    await dialog.getByText(`${text.split("\n").length} lines read`).waitFor();
    await dialog.getByRole("button", { name: "Maglev Trunk", exact: true }).click();
    await dialog.getByText("your choice").waitFor();
    await dialog.getByRole("button", { name: "Import the deck" }).click();
    await onDeck(page);
    const reasons = page.getByRole("region", { name: "Reasons why it is not legal" }).getByRole("listitem");
    await reasons.first().waitFor();
    for (let clicks = 0; (await reasons.count()) > 0; clicks++) {
      expect(clicks).toBeLessThan(12);
      const sentence = await reasons.first().textContent();
      await reasons
        .first()
        .getByRole("button", { name: /^(Add|Read|Move|Remove|Set|Fill)/ })
        .first()
        .click();
      await expect.poll(async () => (await reasons.count()) === 0 || (await reasons.first().textContent()) !== sentence).toBe(true);
      await expect.poll(() => focused(page)).not.toBe("body");
    }
    await page
      .getByText(/^Legal$/)
      .first()
      .waitFor();
    await page.getByText("<script>alert(1)</script>").waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test("a table under headers that nobody knows gets a column chooser, and follows it", async () => {
    const { page, close } = await visit(browser);
    const dialog = await importing(page, "Wohin|Wieviele|Was\nMain|4|Tidal Wave\nConsidering|2|Forest");
    const columns = dialog.getByRole("group", { name: "What the columns contain" });
    await columns.getByRole("combobox", { name: "Wohin" }).waitFor();
    await expect.poll(() => columns.getByRole("combobox", { name: "Was" }).inputValue()).toBe("name");
    await columns.getByRole("combobox", { name: "Wohin" }).selectOption("");
    await dialog
      .getByRole("row", { name: /Forest/ })
      .getByText("Main")
      .waitFor();
    await columns.getByRole("combobox", { name: "Wohin" }).selectOption("section");
    await dialog
      .getByRole("row", { name: /Forest/ })
      .getByText("Considering", { exact: true })
      .waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await close();
  });

  atGates("ten megabytes, and a file that is not text, are refused in a moment with a reason", async () => {
    const { page, errors, close } = await visit(browser);
    const dialog = await importing(page, "");
    const file = dialog.locator("input[type=file]");
    await file.setInputFiles({ name: "huge.txt", mimeType: "text/plain", buffer: Buffer.alloc(10_000_000, "4 Tidal Wave\n") });
    await dialog.getByRole("alert").filter({ hasText: "the limit is 2000000" }).waitFor();
    await file.setInputFiles({ name: "face.png", mimeType: "image/png", buffer: Buffer.from([0x89, 0x50, 0, 0, 0xff, 1, 2, 3]) });
    await dialog.getByRole("alert").filter({ hasText: "is not text" }).waitFor();
    expect(await dialog.getByRole("button", { name: "Import the deck" }).count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  atGates("a file dropped beside the box is read too; a file of several decks gives several", async () => {
    const { page, close } = await visit(browser);
    const dialog = await importing(page, "");
    const archive = JSON.stringify({
      format: "arcology-deck/1",
      game: "megacorp",
      decks: ["One of two", "Two of two"].map((name) => ({ name, sections: { main: [{ name: "Forest", count: 2 }] } })),
    });
    const transfer = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], "decks.json", { type: "application/json" }));
      return data;
    }, archive);
    await dialog.getByRole("heading", { name: "Import a deck" }).dispatchEvent("drop", { dataTransfer: transfer });
    await dialog.getByRole("button", { name: "Import 2 decks" }).click();
    await page.getByRole("link", { name: "One of two" }).first().waitFor();
    await page.getByRole("link", { name: "Two of two" }).first().waitFor();
    await close();
  });
});

describe("going out and coming back", () => {
  atGates("every form of the list reads as the same deck", async () => {
    const { page, close } = await visit(browser);
    const list = await listOf(
      'Business:\n1 Ferrum Nanologics\nMain:\n5 Tidal Wave # why\n2 Nonsuch\n0 Courier Ghost\nConsidering:\n1 Forest # against, "rich" ones',
    );
    await page.goto(`${base}/decks/${await make({ list })}`);
    await page.getByRole("button", { name: "Export", exact: true }).click();
    const dialog = page.getByRole("dialog");
    for (const form of ["Text", "Text with sets", "JSON", "CSV", "Link"]) {
      await dialog.getByRole("tab", { name: form, exact: true }).click();
      const again = await listOf(await dialog.getByRole("textbox", { name: "The list" }).inputValue());
      expect(entriesOf(again), form).toEqual(entriesOf(list));
    }
    await close();
  });

  test("a link shows the deck in another browser, read only; a copy remembers the deck that it is of", async () => {
    const id = await make({ shipped: { game: "megacorp", id: "testament" } });
    const mine = await visit(browser);
    await mine.page.goto(`${base}/decks/${id}`);
    await mine.page.getByRole("button", { name: "Share", exact: true }).click();
    const link = await mine.page.getByRole("textbox", { name: "The list" }).inputValue();
    await mine.page.getByRole("dialog").getByText("The link works only on this machine.").waitFor();
    // Nothing is said of chats and a passphrase, which a studio under a name of this machine has no use for.
    expect(await mine.page.getByRole("dialog").textContent()).not.toMatch(/passphrase|chats/i);
    await mine.close();
    const { page, errors, close } = await visit(browser);
    await page.goto(link);
    await page.getByText("read only").waitFor();
    expect(await page.getByRole("combobox", { name: /^Add a card/ }).count()).toBe(0);
    await page.getByRole("button", { name: "Make a copy" }).click();
    await onDeck(page);
    const copy = (await storedDeck(base, deckIdOf(page))) as Awaited<ReturnType<typeof storedDeck>> & { parent?: string };
    expect(copy.parent).toBe(id);
    expect(entriesOf(copy.list)).toEqual(entriesOf(shippedDeck("testament")));
    expect(errors).toEqual([]);
    await close();
  });
});

describe("on a phone", () => {
  const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  atGates("a deck to look at says its name, who leads it and how large it is, and no button lies over that", async () => {
    const id = await make({ shipped: { game: "megacorp", id: "testament" } });
    const named = await fetch(`${base}/api/decks/${id}/versions`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "As it came", step: 1 }),
    });
    expect(named.status).toBe(201);
    const { page, errors, close } = await visit(browser, PHONE);
    const { list } = await storedDeck(base, id);
    for (const [path, state] of [
      [`/decks/view${encodeShare(list)}`, "read only"],
      [`/decks/${id}@v1`, "v1 As it came, read only"],
      ["/decks/ready/megacorp/testament", "ready deck"],
    ] as const) {
      await page.goto(`${base}${path}`);
      const head = page.getByRole("main").locator("header");
      await head.getByText("Testament", { exact: true }).waitFor();
      await head.getByText("Paradise Mutual with Tobias Wren").waitFor();
      await head.getByText(/^40 main, 20 resources, average 3\.\dM$/).waitFor();
      await head.getByText(state, { exact: true }).waitFor();
      expect(await page.getByText(state, { exact: true }).count(), path).toBe(1);
      // Playwright presses only what nothing else covers.
      await head.getByText(state, { exact: true }).click({ trial: true });
      await page.getByRole("button", { name: "Make a copy" }).click({ trial: true });
      expect(await axeViolations(page)).toEqual([]);
    }
    await page.getByRole("button", { name: "Draw", exact: true }).click();
    await page.getByRole("button", { name: "Mulligan" }).waitFor();
    await page.getByRole("button", { name: "Play vs bot" }).click();
    await page.waitForURL(/\/table\/[a-z0-9]+$/);
    expect(errors).toEqual([]);
    await close();
  });

  test("the window of keys shows keys", async () => {
    const { page, close } = await visit(browser, PHONE);
    await page.goto(`${base}/docs/keys`);
    await page.getByRole("button", { name: "Change keys" }).click();
    await page
      .getByRole("dialog", { name: "Keys" })
      .getByRole("button", { name: /^Change the key of Undo/ })
      .getByText("Ctrl Z", { exact: true })
      .waitFor();
    await close();
  });

  atGates("selected lines are counted with their copies", async () => {
    const id = await make({ list: await listOf("Main:\n2 Tidal Wave\n3 Exo-Rig") });
    const { page, close } = await visit(browser, PHONE);
    await page.goto(`${base}/decks/${id}`);
    for (const [name, said] of [
      ["Tidal Wave", "1 line, 2 cards"],
      ["Exo-Rig", "2 lines, 5 cards"],
    ] as const) {
      await page.getByRole("button", { name: `More for ${name}` }).click();
      await page.getByRole("menuitem", { name: "Select" }).click();
      await page.getByRole("toolbar", { name: "Selected lines" }).getByText(said, { exact: true }).waitFor();
    }
    await close();
  });
});

describe("versions", () => {
  test("two are named by key, compared, and the first is restored and copied", async () => {
    const id = await make({ shipped: { game: "megacorp", id: "testament" } });
    const { page, errors, close } = await visit(browser);
    await page.goto(`${base}/decks/${id}`);
    await quickBox(page).waitFor();
    const name = async (text: string) => {
      await page.keyboard.press("Control+s");
      await page.getByRole("dialog").getByRole("textbox").fill(text);
      await page.keyboard.press("Enter");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    };
    await name("As it came");
    await add(page, "2 tidal wave");
    await saved(page);
    await name("With waves");
    await page.getByRole("tab", { name: "Versions" }).click();
    const compare = page.getByRole("region", { name: "Compare" });
    await compare.getByRole("combobox").first().selectOption("v1");
    await compare.getByRole("combobox").last().selectOption("v2");
    await compare.getByText(/^\+2 −0 copies/).waitFor();
    await compare.getByRole("row", { name: /Tidal Wave/ }).waitFor();
    await page.getByRole("listitem").filter({ hasText: "As it came" }).getByRole("button", { name: "Restore" }).click();
    await saved(page);
    expect(entriesOf((await storedDeck(base, id)).list)).toEqual(entriesOf(shippedDeck("testament")));
    await page.goto(`${base}/decks/${id}@v2`);
    await page.getByRole("button", { name: "Make a copy" }).click();
    await onDeck(page);
    const copy = (await storedDeck(base, deckIdOf(page))) as Awaited<ReturnType<typeof storedDeck>> & { parent?: string };
    expect([copy.parent, copy.list.sections.main.find((entry) => entry.name === "Tidal Wave")?.count]).toEqual([id, 2]);
    expect(errors).toEqual([]);
    await close();
  });
});

describe("not alone, and not everywhere", () => {
  test("two browsers change one deck: the question can be put off, and merging keeps what both did", async () => {
    const id = await make({ shipped: { game: "megacorp", id: "testament" } });
    const [one, two] = [await visit(browser), await visit(browser, {}, [/409/])];
    for (const { page } of [one, two]) await page.goto(`${base}/decks/${id}`);
    await quickBox(two.page).waitFor();
    await add(one.page, "2 tidal wave");
    await expect.poll(async () => (await storedDeck(base, id)).step).toBeGreaterThan(1);
    await add(two.page, "forest");
    const question = two.page.getByRole("dialog", { name: "This deck was changed elsewhere" });
    await question.waitFor();
    await two.page.keyboard.press("Escape");
    await question.waitFor({ state: "detached" });
    await two.page.getByRole("button", { name: "Decide" }).click();
    await question.getByRole("button", { name: "Merge both" }).click();
    await saved(two.page);
    const names = entriesOf((await storedDeck(base, id)).list)["main"];
    expect(names).toEqual(expect.arrayContaining(["2 Tidal Wave", "1 Forest"]));
    expect([...one.errors, ...two.errors]).toEqual([]);
    await Promise.all([one.close(), two.close()]);
  });

  atGates("a browser that stores nothing can build, and is told to keep the tab open while the studio is away", async () => {
    const id = await make({ shipped: { game: "megacorp", id: "testament" } });
    const { page, errors, close } = await visit(browser, {}, [/ERR_FAILED/]);
    await page.addInitScript(() => {
      const refuse = {
        get: () => {
          throw new DOMException("denied", "SecurityError");
        },
      };
      for (const name of ["indexedDB", "localStorage", "sessionStorage"]) Object.defineProperty(window, name, refuse);
      Reflect.deleteProperty(window, "BroadcastChannel");
    });
    await page.goto(`${base}/decks/${id}`);
    await add(page, "2 tidal wave");
    await saved(page);
    await page.route("**/api/decks/*", (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
    await add(page, "forest");
    await page.getByText("Not saved yet: keep this tab open").waitFor();
    // It also tries by itself; pressed while the studio is away, the button is there however long that takes.
    const tried = page.waitForRequest((request) => request.method() === "PUT");
    await page.getByRole("button", { name: "Try now" }).click();
    await tried;
    await page.unroute("**/api/decks/*");
    await saved(page);
    expect(errors).toEqual([]);
    await close();
  });
});

describe("by touch", () => {
  const finger = async (page: Page) => {
    const session = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...touchPoints: { x: number; y: number }[]) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints });
    /** Goes over the page, at once or when what is beneath it is in the hand. */
    return async (from: Locator, to: Locator, how: "at once" | "in the hand") => {
      const [start, end] = [await spotOf(from), await spotOf(to)];
      const way = Array.from({ length: 8 }, (_, i) => ({
        x: start.x + ((end.x - start.x) * (i + 1)) / 8,
        y: start.y + ((end.y - start.y) * (i + 1)) / 8,
      }));
      if (how === "at once") {
        // Nobody waits in between: a machine that does would make a long press of it.
        await Promise.all([touch("touchStart", start), ...way.map((at) => touch("touchMove", at))]);
        await touch("touchEnd");
        return;
      }
      await touch("touchStart", start);
      await inHand(page);
      for (const at of way) await touch("touchMove", at);
      await touch("touchEnd");
    };
  };
  /** Settles when what a finger has thrown lies still for some pictures on end. */
  const still = (what: Locator) =>
    what.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          let [last, times] = [Number.NaN, 0];
          const look = () => {
            const { y } = element.getBoundingClientRect();
            times = y === last ? times + 1 : 0;
            last = y;
            if (times >= 12) resolve();
            else requestAnimationFrame(look);
          };
          look();
        }),
    );

  atGates("a long press on the handle drags a line to another section; without it the list scrolls", async () => {
    const id = await make({ list: await listOf("Main:\n2 Tidal Wave\n1 Forest\nConsidering:\n1 Exo-Rig") });
    const { page, errors, close } = await visit(browser, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.goto(`${base}/decks/${id}`);
    const handle = page.getByRole("button", { name: "Drag Tidal Wave" });
    const considering = page.getByRole("heading", { name: /^Considering/ });
    await page.getByRole("button", { name: "Plan a swap" }).scrollIntoViewIfNeeded();
    const drag = await finger(page);
    const before = (await handle.boundingBox())?.y ?? 0;
    await drag(page.getByRole("button", { name: "Drag Forest" }), considering, "at once");
    await expect.poll(async () => (await handle.boundingBox())?.y ?? 0).toBeGreaterThan(before);
    expect((await storedDeck(base, id)).step).toBe(1);
    await page.getByRole("button", { name: "Plan a swap" }).scrollIntoViewIfNeeded();
    await still(handle);
    await drag(handle, considering, "in the hand");
    await page.getByRole("row", { name: /^Tidal Wave, 2 in considering/ }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test("on a tablet a card is taken by its middle and dropped in the deck", async () => {
    const id = await make({ list: await listOf("Main:\n1 Forest\nConsidering:\n1 Exo-Rig") });
    const { page, errors, close } = await visit(browser, { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });
    await page.goto(`${base}/decks/${id}`);
    const cell = page.locator("[data-cell]").first();
    const considering = page.getByRole("heading", { name: /^Considering/ });
    await cell.waitFor();
    await considering.scrollIntoViewIfNeeded();
    const drag = await finger(page);
    await drag(cell.locator("[data-drag-handle]"), considering, "in the hand");
    await expect.poll(async () => (await storedDeck(base, id)).list.sections.considering.length).toBe(2);
    expect(errors).toEqual([]);
    await close();
  });
});
