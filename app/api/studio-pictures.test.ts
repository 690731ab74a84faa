/** Own pictures: decoded and drawn anew, cut for faces; faces as SVG and PNG. */
import { createHash } from "node:crypto";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import type { ApiError, CardHistory } from "../../engine/cards/library.ts";
import * as cards from "../../server/api/cards.ts";
import * as pictures from "../../server/api/pictures.ts";
import * as studio from "../../server/api/studio-cards.ts";
import { serve } from "../../server/http.ts";
import type { Picture } from "../../server/studio/pictures.ts";
import { call, openStudio, read } from "../../server/testing.ts";

afterAll(openStudio());

const upload = async (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  read(await serve(pictures.addPicture)(new Request("http://localhost/api/pictures", { method: "POST", body: bytes, headers })));
const raw = async (handler: (request: Request, context: never) => Promise<Response>, params: object, query = "") =>
  handler(new Request(`http://localhost/x${query}`), { params: Promise.resolve(params) } as never);
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const plain = (width: number, height: number, colour = "#00ff00") => sharp({ create: { width, height, channels: 3, background: colour } });
const own = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

describe("a picture", () => {
  test.each(["png", "jpeg", "webp"] as const)("of %s is kept as pixels only, under the hash of what is kept", async (format) => {
    const secret = "GPS 48.85, 2.35";
    const bytes = await plain(120, 80)
      .toFormat(format)
      .withExif({ IFD0: { ImageDescription: secret } })
      .toBuffer();
    const answer = await upload(own(bytes));
    expect(answer.status, answer.text).toBe(201);
    const kept = answer.value as Picture;
    expect(kept).toMatchObject({ image: `pictures/${kept.hash}.webp`, width: 120, height: 80 });
    const shown = await raw(serve(pictures.showPicture), { hash: kept.hash });
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
    const data = await bytesOf(shown);
    expect(createHash("sha256").update(data).digest("hex")).toBe(kept.hash);
    expect(Buffer.from(data).includes(secret)).toBe(false);
    expect((await sharp(data).metadata()).exif).toBeUndefined();
  });
  test("is made smaller where it is larger than a face needs", async () => {
    const { value } = await upload(own(await plain(5000, 2500).png().toBuffer()));
    expect(value).toMatchObject({ width: 2300, height: 1150 });
  });
  test.each<readonly [string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ["nothing", async () => new Uint8Array()],
    ["a web page", async () => new TextEncoder().encode("<html><script>alert(1)</script></html>")],
    [
      "an SVG",
      async () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
    ],
    ["a GIF", async () => own(await plain(4, 4).gif().toBuffer())],
    ["half a picture", async () => own((await plain(400, 400).png().toBuffer()).subarray(0, 300))],
    ["a picture of too many pixels", async () => own(await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer())],
    ["a script that begins like a picture", async () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 60, 115, 99])],
  ])("%s is refused with a sentence, whatever it is called", async (_what, bytes) => {
    const answer = await upload(await bytes(), { "content-type": "image/png" });
    expect([answer.status, (answer.value as ApiError).error.code]).toEqual([400, "no-picture"]);
    expect((answer.value as ApiError).error.message).toMatch(/^[A-Z].*\.$/);
  });
  test("of too many bytes is not read to its end, and none is 404", async () => {
    const answer = await upload(new Uint8Array(9_000_000));
    expect([answer.status, (answer.value as ApiError).error.code]).toEqual([413, "too-large"]);
    expect((await raw(serve(pictures.showPicture), { hash: "0".repeat(64) })).status).toBe(404);
  });
});

describe("faces", () => {
  /** Left half red, right half blue. */
  const halves = async () =>
    own(
      await plain(400, 200, "#ff0000")
        .composite([{ input: await plain(200, 200, "#0000ff").png().toBuffer(), left: 200, top: 0 }])
        .png()
        .toBuffer(),
    );
  test("show the part of a picture that was chosen, on the page and as a file", async () => {
    const { image } = (await upload(await halves())).value as Picture;
    const art = { image, crop: { x: 0.5, y: 0, width: 0.5 } };
    const made = await call(serve(studio.createCard), "/x", {
      method: "POST",
      params: { game: "megacorp" },
      body: { card: { kind: "character", name: "Blue Only", art, credit: { artist: "Ana", licence: "CC0" } } },
    });
    const { card } = made.value as CardHistory;
    expect(card.art).toEqual(art);
    const shown = await raw(serve(cards.drawArt), { game: "megacorp", slug: "blue-only" }, "?w=40&h=30");
    expect(shown.headers.get("content-type")).toBe("image/webp");
    const { dominant } = await sharp(await bytesOf(shown)).stats();
    expect(dominant.b).toBeGreaterThan(200);
    expect(dominant.r).toBeLessThan(60);
    const small = await raw(serve(cards.drawArt), { game: "megacorp", slug: "blue-only" }, "?w=40&h=30&px=80");
    expect(await sharp(await bytesOf(small)).metadata()).toMatchObject({ format: "webp", width: 80, height: 60 });
    const svg = await (await raw(serve(pictures.drawFaceSvg), { game: "megacorp", slug: "blue-only" })).text();
    expect(svg).toContain('href="data:image/png;base64,');
    expect(svg).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  });
  test("that are drawn come in pixels too, the same picture, kept for ever under their revision alone", async () => {
    const at = { game: "megacorp", slug: "tidal-wave" };
    const drawn = await raw(serve(cards.drawArt), at, "?w=300&h=200");
    const pixels = await raw(serve(cards.drawArt), at, "?w=60&h=40&px=300");
    expect([drawn, pixels].map(({ headers }) => headers.get("content-type"))).toEqual(["image/svg+xml; charset=utf-8", "image/webp"]);
    const bytes = await bytesOf(pixels);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 300, height: 200 });
    const difference = await sharp(Buffer.from(await drawn.arrayBuffer()))
      .removeAlpha()
      .composite([{ input: Buffer.from(bytes), blend: "difference" }])
      .toBuffer();
    const { channels } = await sharp(difference).stats();
    for (const { mean } of channels) expect(mean).toBeLessThan(4);
    expect(pixels.headers.get("cache-control")).toBe("no-cache");
    const { card } = (await call(serve(cards.readCard), "/x", { params: at })).value as CardHistory;
    const kept = await raw(serve(cards.drawArt), at, `?px=40&r=${card.revision.hash}`);
    expect(kept.headers.get("cache-control")).toContain("immutable");
    expect((await raw(serve(cards.drawArt), at, "?px=3")).status).toBe(400);
    const thin = await raw(serve(cards.drawArt), at, "?w=1&h=4000&px=2000");
    expect(await sharp(await bytesOf(thin)).metadata()).toMatchObject({ width: 1, height: 2_000 });
  });
  test("as SVG have the lines of the screen and bring their fonts; as PNG the size that was asked for", async () => {
    const at = { game: "megacorp", slug: "tidal-wave" };
    const answer = await raw(serve(pictures.drawFaceSvg), at);
    const svg = await answer.text();
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(svg.match(/@font-face/g)?.length).toBeGreaterThan(2);
    const png = await raw(serve(pictures.drawFacePng), at, "?dpi=100&print=true");
    expect(await sharp(await bytesOf(png)).metadata()).toMatchObject({ format: "png", width: 272, height: 370 });
    expect((await raw(serve(pictures.drawFacePng), at, "?dpi=99999")).status).toBe(400);
    expect((await raw(serve(pictures.drawFaceSvg), at, "?revision=9")).status).toBe(404);
    expect((await raw(serve(pictures.drawFaceSvg), at, "?printing=2")).status).toBe(404);
  });
  test("of another printing have its picture and its number", async () => {
    const { image } = (await upload(await halves())).value as Picture;
    const art = { motif: "wave", seed: "first", palette: "corp" };
    const variants = [{ set: "ALT", number: "A-77", flavor: "", art: { image }, credit: { artist: "Ben", licence: "CC0" } }];
    await call(serve(studio.createCard), "/x", {
      method: "POST",
      params: { game: "megacorp" },
      body: { card: { kind: "character", name: "Printed Twice", art, variants } },
    });
    const face = async (query: string) =>
      (await raw(serve(pictures.drawFaceSvg), { game: "megacorp", slug: "printed-twice" }, query)).text();
    const [own, other] = [await face(""), await face("?printing=2")];
    expect([own.includes("A-77"), own.includes("data:image/png")]).toEqual([false, false]);
    expect([other.includes("A-77"), other.includes("data:image/png")]).toEqual([true, true]);
  });
});
