import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** A face in the page, as far as its picture goes. */
function faceOf(markup: string) {
  const attributes = new Map(Array.from(markup.matchAll(/ ([\w-]+)="([^"]*)"/g), ([, name = "", value = ""]) => [name, value]));
  const image = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
  const face = { querySelectorAll: () => (attributes.has("data-href") ? [image] : []) } as unknown as SVGSVGElement;
  return { face, attributes };
}
const drawing = (slug: string) => ({ svg: `<image href="/api/art/megacorp/${slug}" x="1"/>`, viewBox: "0 0 63 88" });

let page: EventTarget;
let pictures: typeof import("./pictures.ts");
const type = () => page.dispatchEvent(new Event("input"));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal("document", page);
  pictures = await import("./pictures.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a face has its picture at once when nobody types", () => {
  expect(pictures.markupNow(drawing("a"))).toBe(drawing("a").svg);
});

test("a new picture waits for a pause, and has been shown from then on", () => {
  const one = drawing("a");
  type();
  const { face, attributes } = faceOf(pictures.markupNow(one));
  expect(attributes.has("href")).toBe(false);
  pictures.showPictures(one, face);
  vi.advanceTimersByTime(350);
  type();
  vi.advanceTimersByTime(350);
  expect(attributes.has("href")).toBe(false);
  vi.advanceTimersByTime(100);
  expect(Object.fromEntries(attributes)).toEqual({ href: "/api/art/megacorp/a", x: "1" });
  type();
  expect(pictures.markupNow(one)).toBe(one.svg);
});

test("the picture of a card that only flies by is never fetched", () => {
  const one = drawing("a");
  type();
  const { face, attributes } = faceOf(pictures.markupNow(one));
  pictures.showPictures(one, face)();
  vi.advanceTimersByTime(10_000);
  expect(attributes.has("href")).toBe(false);
});
