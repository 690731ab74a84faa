import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { libraryOf } from "../../../content/library.ts";
import { loadContent } from "../../../content/load.ts";
import { makeDoor } from "../../door.ts";
import { sharedPictures, sharePicture } from "../../shared-pictures.ts";
import { facePng } from "../../studio/face.ts";
import { type Pieces, piecesOfCards } from "../pieces.ts";
import { checkSave } from "./check.ts";
import { deckSave, stepsOf } from "./deck.ts";
import type { Save, TableObject } from "./format.ts";
import { keptName, pictureName } from "./pictures.ts";
import { planSheets } from "./sheets.ts";
import { writeTabletop } from "./write.ts";

const folder = mkdtempSync(join(tmpdir(), "tabletop-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { cards } = libraryOf(loadContent().content.megacorp);
const [business] = cards.filter(({ kind }) => kind === "business");
const events = cards.filter(({ kind }) => kind === "event").slice(0, 4);
const chosen = [business, ...events].flatMap((card) => card ?? []);
const set = piecesOfCards({
  title: "Five [b]bold[/b] cards",
  cards: chosen.map((card, i) => ({ card, count: i === 0 ? 1 : i })),
  drafts: true,
});
const AT = new Date(Date.UTC(2026, 0, 2));
const go = async () => true;
/** Pictures in memory, by address. */
function memory() {
  const files = new Map<string, Buffer>();
  const add = async (bytes: Buffer) => {
    const address = `http://studio/shared/${pictureName(bytes)}.jpg`;
    files.set(address, bytes);
    return address;
  };
  return { files, add };
}
const made = async (from: Pieces) => {
  const pictures = memory();
  const save = await deckSave(from, pictures, go);
  if (!save) throw new Error("It was stopped.");
  return { save, files: pictures.files };
};
let usual: ReturnType<typeof made> | undefined;
const built = (from: Pieces = set) => {
  if (from !== set) return made(from);
  usual ??= made(set);
  return usual;
};
const deckIn = (save: Save): TableObject => save.ObjectStates.find(({ Name }) => Name === "DeckCustom") ?? fail();
const fail = (): never => {
  throw new Error("There is no deck.");
};

describe("a deck as a saved object", () => {
  test("is a pile for each back; each copy a card with its name, text and tags; a single card is no deck", async () => {
    const { save } = await built();
    expect(save.ObjectStates.map(({ Name }) => Name)).toEqual(["CardCustom", "DeckCustom"]);
    const deck = deckIn(save);
    expect(deck.DeckIDs?.length).toBe(1 + 2 + 3 + 4);
    expect(deck.DeckIDs?.slice(0, 4)).toEqual([200, 201, 201, 202]);
    const [first] = deck.ContainedObjects ?? [];
    expect(first).toMatchObject({ Nickname: events[0]?.name, Description: events[0]?.text, Tags: ["Event", "MC1"] });
    expect(Object.values(deck.CustomDeck ?? {})).toMatchObject([{ BackIsHidden: true, UniqueBack: false }]);
    // Strangers' brackets are no marks.
    expect(deck.Nickname).not.toContain("[b]");
    const guids = [deck, ...(deck.ContainedObjects ?? [])].map(({ GUID }) => GUID);
    expect(new Set(guids).size).toBe(guids.length);
  });

  test("is accepted by the checker, which finds every fault that is planted", async () => {
    const { save } = await built();
    const text = JSON.stringify(save);
    expect(checkSave(text)).toMatchObject({ ok: true, cards: 11, objects: 12 });
    const broken = (change: (save: { ObjectStates: Record<string, unknown>[] }) => void) => {
      const copy = JSON.parse(text) as { ObjectStates: Record<string, unknown>[] };
      change(copy);
      const checked = checkSave(JSON.stringify(copy));
      return checked.ok ? "" : checked.faults.join("\n");
    };
    expect(broken(({ ObjectStates: [, deck] }) => (deck as { DeckIDs: number[] }).DeckIDs.pop())).toContain("9 numbers and 10 cards");
    expect(broken(({ ObjectStates: [, deck] }) => (deck as { DeckIDs: number[] }).DeckIDs.reverse())).toContain("the card there is");
    expect(broken(({ ObjectStates: [card] }) => Object.assign(card ?? {}, { CardID: 164 }))).toContain("place 64 of a sheet");
    expect(broken(({ ObjectStates: [card] }) => Object.assign(card ?? {}, { CardID: 900 }))).toContain("sheet 9, which is not there");
    expect(broken(({ ObjectStates: [card, deck] }) => Object.assign(card ?? {}, { GUID: deck?.["GUID"] }))).toContain(
      "another object has the GUID",
    );
    expect(broken(({ ObjectStates: [card] }) => delete card?.["Name"])).toContain("ObjectStates.0.Name");
    expect(checkSave("{")).toEqual({ ok: false, faults: ["The file is not JSON."] });
  });

  test("has sheets that, cut back into cards, are the faces", async () => {
    const { save, files } = await built();
    const deck = deckIn(save);
    const [sheet] = Object.values(deck.CustomDeck ?? {});
    const image = sharp(files.get(sheet?.FaceURL ?? ""));
    const { width, height } = await image.metadata();
    const [across, down] = [width / (sheet?.NumWidth ?? 1), height / (sheet?.NumHeight ?? 1)];
    for (const [i, card] of events.entries()) {
      const place = (deck.ContainedObjects ?? []).find(({ Nickname }) => Nickname === card.name)?.CardID ?? 0;
      const at = place % 100;
      const cut = await image
        .clone()
        .extract({
          left: (at % (sheet?.NumWidth ?? 1)) * across,
          top: Math.floor(at / (sheet?.NumWidth ?? 1)) * down,
          width: across,
          height: down,
        })
        .raw()
        .toBuffer();
      const face = async (of: (typeof events)[number]) =>
        sharp(await facePng(of, { print: true, state: of.state, dpi: 300 }))
          .extract({ left: 35, top: 35, width: 744, height: 1039 })
          .resize(across, down, { fit: "fill" })
          .removeAlpha()
          .raw()
          .toBuffer();
      const difference = (a: Buffer, b: Buffer) => a.reduce((sum, value, n) => sum + Math.abs(value - (b[n] ?? 0)), 0) / a.length / 255;
      expect(difference(cut, await face(card)), card.name).toBeLessThan(0.02);
      const other = events[(i + 1) % events.length];
      if (other) expect(difference(cut, await face(other))).toBeGreaterThan(0.02);
    }
  });

  test("has another address for a picture when a card changes, and the same one when none does", async () => {
    const addresses = ({ save }: { save: Save }) => save.ObjectStates.map(({ CustomDeck }) => Object.values(CustomDeck ?? {})[0]?.FaceURL);
    const before = addresses(await built());
    expect(addresses(await made(set))).toEqual(before);
    const changed = chosen.map((card, i) => ({ card: i === 2 ? { ...card, text: `${card.text} Draw a card.` } : card, count: 1 }));
    const after = addresses(await built(piecesOfCards({ title: set.title, cards: changed, drafts: true })));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
  });

  test("turns cards with two sides from one state to the other", async () => {
    const two = { ...set, pieces: set.pieces.map((piece) => ({ ...piece, isTwoSided: true, count: 1 })) };
    const { save } = await built(two);
    expect(checkSave(JSON.stringify(save)).ok).toBe(true);
    const card = deckIn(save).ContainedObjects?.[0];
    const [front, back] = [Object.values(card?.CustomDeck ?? {})[0], Object.values(card?.States?.["2"]?.CustomDeck ?? {})[0]];
    expect(front).toMatchObject({ UniqueBack: true, FaceURL: back?.BackURL, BackURL: back?.FaceURL });
  });
});

describe("sheets", () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ ...(set.pieces[1] ?? fail()), id: `x/${i}`, count: 1 }));
  test.each([1, 7, 60, 69, 70, 200])(
    "of %i cards are at most 10 x 7 and 4,096 pixels a side, and leave the last place of a full one",
    (count) => {
      const plans = planSheets(many(count));
      expect(plans.reduce((sum, { pieces }) => sum + pieces.length, 0)).toBe(count);
      for (const { columns, rows, w, h, pieces } of plans) {
        expect(columns).toBeLessThanOrEqual(10);
        expect(rows).toBeLessThanOrEqual(7);
        expect(Math.max(columns * w, rows * h)).toBeLessThanOrEqual(4096);
        expect(pieces.length).toBeLessThanOrEqual(Math.min(69, columns * rows));
        expect(w / h).toBeCloseTo(63 / 88, 1);
      }
    },
  );
});

describe("objects as others publish them", () => {
  const transform = { posX: 0, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180, scaleX: 1, scaleY: 1, scaleZ: 1 };
  const sheet = { FaceURL: "https://example.org/f.jpg", BackURL: "https://example.org/b.jpg", NumWidth: 10, NumHeight: 7 };
  const card = (CardID: number) => ({ CardID, Name: "Card", Nickname: "A", Transform: transform });
  const published: Readonly<Record<string, unknown>> = {
    "with the fewest fields": {
      ObjectStates: [
        {
          Name: "DeckCustom",
          ContainedObjects: [card(100), card(101)],
          DeckIDs: [100, 101],
          CustomDeck: { "1": sheet },
          Transform: transform,
        },
      ],
    },
    "with a sheet at each card": {
      SaveName: "",
      ObjectStates: [
        {
          Name: "Deck",
          DeckIDs: [1337_00, 1337_01],
          ContainedObjects: [133700, 133701].map((id) => ({ ...card(id), CustomDeck: { "1337": { ...sheet, UniqueBack: true } } })),
          CustomDeck: { "1337": sheet },
        },
      ],
    },
    "in bags, with tokens, zones, states and nulls": {
      SaveName: "Game",
      Note: null,
      ObjectStates: [
        { Name: "HandTrigger", Transform: transform, FogColor: "White", GUID: "1f9556" },
        {
          Name: "Bag",
          Nickname: "Tokens",
          ContainedObjects: [
            {
              Name: "Custom_Token",
              CustomImage: { ImageURL: "https://example.org/t.png", ImageSecondaryURL: "", CustomToken: { Thickness: 0.2 } },
            },
          ],
        },
        { ...card(300), CustomDeck: { "3": sheet }, States: { "2": { ...card(400), CustomDeck: { "4": sheet } } } },
        {
          Name: "Custom_Board",
          CustomImage: { ImageURL: "https://example.org/m.png" },
          AttachedSnapPoints: [{ Position: { x: 1, y: 0, z: 2 } }],
        },
        { Name: "Deck", DeckIDs: [1, 2, 3], ContainedObjects: null },
      ],
    },
    "as games are saved: the program's own playing cards, things fixed to others, what never runs out, written words": {
      ...{ SaveName: "Evening", EpochTime: 1_600_000_000, Date: "9/13/2020", Table: "Table_Octagon", Gravity: 0.5, TabStates: {} },
      ...{
        Turns: { Enable: false },
        Grid: { Type: 0 },
        Lighting: {},
        Hands: { Enable: true },
        ComponentTags: { labels: [] },
        DecalPallet: [],
      },
      ObjectStates: [
        { Name: "Deck", GUID: "00aa01", DeckIDs: [1, 2, 53], ContainedObjects: [1, 2, 53].map((id) => card(id)) },
        {
          ...{ Name: "Custom_Model", GUID: "00aa02", Transform: transform, CustomMesh: { MeshURL: "https://example.org/m.obj" } },
          ChildObjects: [{ ...card(7_00), GUID: "00aa03", CustomDeck: { "7": { ...sheet, BackIsHidden: false, Type: 1 } } }],
        },
        { Name: "Infinite_Bag", GUID: "00aa04", ContainedObjects: [{ Name: "BlockSquare", GUID: "00aa04" }] },
        { Name: "Custom_Tile_Stack", GUID: "00aa05", Number: 4, CustomImage: { ImageURL: "https://example.org/t.png" } },
        { Name: "3DText", GUID: "00aa06", Text: { Text: "Market", fontSize: 64 } },
        { Name: "ScriptingTrigger", GUID: "00aa07", Transform: { posX: 1.5e-6 } },
      ],
    },
  };
  test.each(Object.keys(published))("%s are accepted", (name) => {
    const checked = checkSave(`\ufeff${JSON.stringify(published[name])}`);
    expect(checked.ok ? "" : checked.faults).toBe("");
  });
});

test("a card that is fixed to something is checked as any other", () => {
  const sheet = { FaceURL: "https://example.org/f.jpg", BackURL: "", NumWidth: 2, NumHeight: 1 };
  const board = { Name: "Custom_Board", ChildObjects: [{ Name: "Card", CardID: 105, CustomDeck: { "1": sheet } }] };
  expect(checkSave(JSON.stringify({ ObjectStates: [board] }))).toEqual({
    ok: false,
    faults: ["ObjectStates.0.ChildObjects.0: card 105 is at place 5 of a sheet of 2 x 1"],
  });
});

describe("the file", () => {
  const build = (pictures: Parameters<typeof deckSave>[1], seen: Parameters<typeof deckSave>[2]) => deckSave(set, pictures, seen);
  const steps = stepsOf(set.pieces);
  test("of a folder has the object, its pictures by the name that is looked for, and what to do", async () => {
    const file = join(folder, "a.zip");
    const told: number[] = [];
    const done = await writeTabletop(set, "object", build, steps, { is: "folder" }, AT, file, { progress: (at) => told.push(at) });
    expect(done).toEqual({ ok: true, value: { objects: 2, cards: 11, pictures: 4 } });
    expect(told.at(-1)).toBe(steps);
    const files = unzipSync(readFileSync(file));
    const path = Object.keys(files).find((name) => name.endsWith(".json")) ?? "";
    expect(path).toBe("Saves/Saved Objects/five-b-bold-b-cards.json");
    const checked = checkSave(strFromU8(files[path] ?? new Uint8Array()));
    if (!checked.ok) throw new Error(checked.faults.join());
    for (const address of checked.pictures) expect(files[`Mods/Images/${keptName(address)}`]?.length).toBeGreaterThan(1000);
    expect(strFromU8(files["READ ME.txt"] ?? new Uint8Array())).toContain("Cloud Manager");
  });

  test("whose pictures are served leaves them in the studio's folder, and nothing half when it is stopped", async () => {
    const file = join(folder, "b.json");
    const where = { is: "served", origin: "http://studio:3000", folder: join(folder, "shared") } as const;
    expect((await writeTabletop(set, "object", build, steps, where, AT, file)).ok).toBe(true);
    const checked = checkSave(readFileSync(file, "utf8"));
    if (!checked.ok) throw new Error(checked.faults.join());
    const kept = readdirSync(where.folder);
    for (const address of checked.pictures) expect(kept).toContain(address.replace("http://studio:3000/shared/", ""));
    const stop = new AbortController();
    const stopped = await writeTabletop(set, "object", build, steps, where, AT, join(folder, "c.json"), {
      signal: stop.signal,
      progress: () => stop.abort(),
    });
    expect(stopped).toEqual({ ok: false, error: expect.stringContaining("stopped") });
    expect(readdirSync(folder).filter((name) => /part|c\.json/.test(name))).toEqual([]);
  });
});

describe("a public picture", () => {
  test("is given without the passphrase, whole and for ever; nothing else is", async () => {
    const shelf = join(folder, "public");
    const bytes = Buffer.from("a picture");
    const path = await sharePicture(shelf, bytes, "jpg");
    expect(path).toMatch(/^\/shared\/[0-9a-f]{32}\.jpg$/);
    expect(await sharePicture(shelf, bytes, "jpg")).toBe(path);
    const door = makeDoor("0.0.0.0", "secret");
    const shared = sharedPictures(shelf);
    const server = createServer((request, response) => {
      if (shared.serve(request, response)) return;
      if (!door.admits(request)) return door.turnAway(request, response);
      response.end("inside");
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const asked = async (where: string, init: RequestInit = {}) => {
      const answer = await fetch(base + where, init);
      return {
        status: answer.status,
        type: answer.headers.get("content-type"),
        cache: answer.headers.get("cache-control"),
        text: await answer.text(),
      };
    };
    expect(await asked(path)).toEqual({ status: 200, type: "image/jpeg", cache: "public, max-age=31536000, immutable", text: "a picture" });
    expect((await asked(path, { method: "HEAD" })).status).toBe(200);
    const others = [
      "/shared/",
      path.replace(/.{3}\.jpg$/, "000.jpg"),
      path.replace(".jpg", ".png"),
      "/shared/..%2fpublic",
      `${path}/../..`,
      "/shared/%00.jpg",
    ];
    for (const other of others) expect((await asked(other)).text, other).not.toContain("a picture");
    expect((await asked(path, { method: "POST" })).status).toBe(404);
    expect((await asked("/decks")).status).toBe(401);
    await new Promise((closed) => server.close(closed));
  });
});
