/** Pictures for talking: copied from a ready deck's page, saved where copying is not allowed, and shown with its link. */
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { axeViolations, visit } from "../browser.ts";
import { url as base, browser } from "./worker.ts";

const READY = "/decks/ready/megacorp/testament";

describe("a ready deck as a picture", () => {
  test("is copied and says so; where the browser does not allow it, it is saved and says that", async () => {
    const { page, errors, close } = await visit(browser);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: base });
    await page.goto(`${base}${READY}`);
    await page.getByRole("button", { name: "List", exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("tab", { name: "Picture" }).click();
    await dialog.getByRole("img", { name: /its list, curve and leaders/ }).waitFor();
    expect(await dialog.getByText(/passphrase/).count()).toBe(0);
    await dialog.getByRole("button", { name: "Copy as picture" }).click();
    const notice = page.getByText("Picture copied.");
    await notice.waitFor();
    expect(await notice.isVisible()).toBe(true);
    const bytes = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const blob = await item?.getType("image/png");
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())];
    });
    expect(await sharp(Buffer.from(bytes)).metadata()).toMatchObject({ format: "png", width: 1200 });
    expect(await axeViolations(page)).toEqual([]);
    await page.evaluate(() => {
      navigator.clipboard.write = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    });
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Copy as picture" }).click();
    expect((await saved).suggestedFilename()).toBe("Testament.png");
    await page.getByText("The browser did not allow copying pictures, so it was saved as a file.").waitFor();
    expect(errors).toEqual([]);
    await page.context().clearPermissions();
    await close();
  });

  test.each([READY, "/decks/view", "/san/cards/shredder"])(
    "%s has a preview of 1200 x 630 in its head, and the picture is as large",
    async (path) => {
      const html = await (await fetch(`${base}${path}`)).text();
      const content = (property: string) =>
        new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll("&amp;", "&");
      expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
      const picture = Buffer.from(await (await fetch(content("og:image") ?? "")).arrayBuffer());
      expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
    },
  );
});
