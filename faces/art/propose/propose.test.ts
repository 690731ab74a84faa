import { describe, expect, test } from "vitest";
import { loadContent } from "../../../content/load.ts";
import { type Card, GAME_IDS, type GameId, parseCardId } from "../../../engine/cards/card.ts";
import { MOTIFS, PALETTES, proposeArt, VARIANTS } from "../index.ts";

type Given = {
  readonly name: string;
  readonly kind: string;
  readonly text?: string;
  readonly hint?: string;
  readonly fields?: Card["fields"];
};
const card = (game: GameId, { name, kind, text = "", hint, fields = {} }: Given): Card => {
  const id = parseCardId(`${game}/example`);
  if (!id) throw new Error("the example has no id");
  const art = { motif: "none", seed: "none", palette: "none", ...(hint === undefined ? {} : { hint }) };
  return {
    id,
    game,
    set: "XX1",
    number: "1",
    kind,
    name,
    names: {},
    text,
    flavor: "",
    flavors: {},
    count: 1,
    fields,
    art,
    credit: { artist: "", licence: "" },
    provenance: "original",
    fixed: [],
  };
};
const check = (title: string, game: GameId, given: Given, expected: string) =>
  test(title, () => {
    const { motif, palette } = proposeArt(card(game, given));
    expect(`${motif} in ${palette}`).toBe(expected);
  });

describe("Proposed pictures of Megacorp", () => {
  check(
    "a character is a portrait in its faction's colours",
    "megacorp",
    { name: "Lantern Keeper", kind: "character", fields: { faction: "gnost", tags: ["#Human"] } },
    "portrait in gnost",
  );
  check(
    "a beast is an animal",
    "megacorp",
    { name: "Reed Bull", kind: "character", fields: { faction: "incarnate", tags: ["#GMO", "#Beast"] } },
    "beast:bull in incarnate",
  );
  check(
    "customers are a crowd",
    "megacorp",
    { name: "Window Shoppers", kind: "character", hint: "Rows of people at a shop", fields: { faction: "neutral", tags: ["#Consumer"] } },
    "crowd in neutral",
  );
  check(
    "unless the hint shows one person",
    "megacorp",
    { name: "Window Shoppers", kind: "character", hint: "A man at a shop", fields: { faction: "neutral", tags: ["#Consumer"] } },
    "portrait in neutral",
  );
  check(
    "tags go before words",
    "megacorp",
    { name: "Stock Wave", kind: "event", text: "Each player loses 3M.", fields: { faction: "neutral", tags: ["#Water"] } },
    "wave in neutral",
  );
  check(
    "damage shocks",
    "megacorp",
    { name: "Sudden Blow", kind: "event", text: "Deal 3 BQ damage.", fields: { faction: "corp", tags: [] } },
    "shock in corp",
  );
  check(
    "money crashes",
    "megacorp",
    { name: "Stock Market Crash", kind: "event", fields: { faction: "neutral", tags: ["#Crisis"] } },
    "crash in neutral",
  );
  check(
    "a project is a port",
    "megacorp",
    { name: "The Long Lift", kind: "location", fields: { faction: "corp", tags: ["#Building", "#Project"] } },
    "port in corp",
  );
  check(
    "words begin where a word begins: a hypermarket is no ark",
    "megacorp",
    {
      name: "Hypermarket",
      kind: "location",
      hint: "A shopping hall large enough to have clouds",
      fields: { faction: "corp", tags: ["#Building"] },
    },
    "arcade in corp",
  );
  check(
    "a forest among towers stays a forest",
    "megacorp",
    { name: "Forest", kind: "location", hint: "Pines inside a ring of towers", fields: { faction: "neutral", tags: ["#Forest"] } },
    "terrain in neutral",
  );
});

describe("Proposed pictures of the other games", () => {
  check("a San mercenary wears its type's colours", "san", { name: "Packet Thief", kind: "hacking" }, "portrait in hacking");
  check("a San virus shows its number of walls", "san", { name: "Firewall 4", kind: "virus", fields: { virus: 4 } }, "firewall:4 in virus");
  check(
    "a Verse shows its world",
    "virtual-revolution",
    { name: "Elven Lands", kind: "verse", fields: { genre: "fantasy" } },
    "portal:elven in verse",
  );
  check(
    "an unknown Verse shows its genre",
    "virtual-revolution",
    { name: "Nowhere", kind: "verse", fields: { genre: "horror" } },
    "portal:howling in verse",
  );
  check(
    "corruption is a sign on black",
    "virtual-revolution",
    { name: "Server Seized: QL/NA", kind: "corruption" },
    "emblem:chained in necro",
  );
  check(
    "a borough is a map in its district's colour",
    "virtual-revolution",
    { name: "13th Borough", kind: "location", fields: { borough: 13, districts: ["DR"] } },
    "borough:13 in K",
  );
  check(
    "a job is a scene of its district",
    "metrorunner",
    { name: "Corner the Spice Chips", kind: "job", fields: { district: "orange" } },
    "district:bazaar in O",
  );
  check(
    "a title that says more wins over the district",
    "metrorunner",
    { name: "Tap the Undersea Trunk", kind: "job", fields: { district: "blue" } },
    "graph in B",
  );
  check("an A.I. card is an eye", "metrorunner", { name: "A.I. 07", kind: "ai" }, "eye in machine");
  check("a runner wears its role's colours", "corp", { name: "Bruiser", kind: "runner", fields: { roles: ["thug"] } }, "portrait in thug");
  check(
    "a firewall is a wall of cells",
    "corp",
    { name: "Basic Firewall", kind: "security", fields: { security: "firewall" } },
    "firewall in security",
  );
});

test("the seed is the slug and a hint stays", () => {
  expect(
    proposeArt(card("megacorp", { name: "Lantern Keeper", kind: "character", hint: "A lamp at dusk", fields: { faction: "gnost" } })),
  ).toEqual({ motif: "portrait", seed: "example", palette: "gnost", hint: "A lamp at dusk" });
});

test("every shipped card is offered a motif, a variant and a palette that exist", () => {
  const { content } = loadContent();
  const wrong = GAME_IDS.flatMap((game) => content[game].cards).filter((shipped) => {
    const { motif, palette } = proposeArt(shipped);
    const [name = "", variant] = motif.split(":");
    const known = Object.entries(MOTIFS).some(([motifName]) => motifName === name) && Object.hasOwn(PALETTES, palette);
    return !known || (variant !== undefined && !(VARIANTS as Readonly<Record<string, readonly string[]>>)[name]?.includes(variant));
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});
