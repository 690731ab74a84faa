/** What the studio ships: that it reads without a problem, and that the cards are those of the rules beside them. */
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Card, GameId } from "../engine/cards/card.ts";
import { CardEnvelopeSchema } from "../engine/cards/card-schema.ts";
import type { DeckEntry } from "../engine/cards/deck.ts";
import { fieldsSchema } from "../engine/cards/fields-schema.ts";
import { makePool } from "../engine/cards/pool.ts";
import { slugify } from "../engine/cards/slug.ts";
import { summaryOf } from "../engine/games/facts.ts";
import { gameDefinition } from "../engine/games/index.ts";
import { megacorp, TRAITS } from "../engine/games/megacorp/fields.ts";
import { libraryCards } from "./library.ts";
import { loadContent } from "./load.ts";

const { content, problems } = loadContent();
const cardsOf = (game: GameId) => content[game].cards;
const countBy = (cards: readonly Card[], keyOf: (card: Card) => string) => {
  const counts: Record<string, number> = {};
  for (const card of cards) counts[keyOf(card)] = (counts[keyOf(card)] ?? 0) + 1;
  return counts;
};
const copies = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + card.count, 0);

/** The rows of the first table in a game's rules whose head begins with `head`; cells without blanks around them. */
function table(game: GameId, head: string): readonly (readonly string[])[] {
  const lines = content[game].rules.split("\n");
  const from = lines.findIndex((line) => line.startsWith(head));
  expect(from, `table ${head}`).toBeGreaterThan(0);
  const rows = lines.slice(from + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith("|")),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replace("\\|", "|")),
    );
}

/** "4" is 4, "–" is null. */
const number = (cell: string | undefined) => (cell === "–" ? null : Number(cell));
const byNumber = (game: GameId) => new Map(cardsOf(game).map((card) => [card.number, card]));

describe("the shipped content", () => {
  test("has no problem", () => expect(problems).toEqual([]));

  test.each([
    ["megacorp", { business: 6, character: 87, event: 43, equipment: 23, location: 27 }, 186],
    ["san", { corruption: 7, propaganda: 7, hacking: 7, equipment: 11, virus: 10 }, 82],
    ["virtual-revolution", { agent: 33, verse: 24, necroverse: 14, corruption: 29, objective: 12, title: 7, boost: 7, location: 24 }, 157],
    ["metrorunner", { job: 40, "starting-job": 5, network: 30, character: 11, contract: 4, ai: 20 }, 110],
    ["corp", { runner: 21, security: 18, asset: 30, action: 25 }, 164],
  ] as const)("%s has its designs of each kind, and its copies", (game, kinds, total) => {
    expect(countBy(cardsOf(game), (card) => card.kind)).toEqual(kinds);
    expect(copies(cardsOf(game))).toBe(total);
  });

  test("every card is what its schema makes of it", () => {
    for (const { game, cards, tags } of Object.values(content)) {
      const { fields } = gameDefinition(game);
      for (const card of cards) {
        const plain: unknown = JSON.parse(JSON.stringify(card));
        expect(CardEnvelopeSchema.parse(plain)).toEqual(card);
        expect(
          fieldsSchema(
            fields,
            card.kind,
            tags.map(({ name }) => name),
          ).parse(card.fields),
        ).toEqual(card.fields);
      }
    }
  });

  test("ids are unique and made of the name, a clash apart", () => {
    const cards = Object.values(content).flatMap(({ cards }) => cards);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    const others = cards.filter((card) => card.id !== `${card.game}/${slugify(card.name)}`);
    expect(others.map((card) => card.id.replace(/-2$/, ""))).toEqual(others.map((card) => `${card.game}/${slugify(card.name)}`));
    // SUN and STAR have the same names; no other game has one name twice.
    expect(countBy(others, (card) => card.game)).toEqual({ san: 9 });
  });

  test("every card says where it comes from, and a completed one what is given", () => {
    const cards = Object.values(content).flatMap(({ cards }) => cards);
    expect(countBy(cards, (card) => card.provenance)).toEqual(
      expect.objectContaining({ rulebook: expect.any(Number), completed: expect.any(Number) }),
    );
    expect(cards.filter((card) => card.provenance === "rulebook" && card.fixed.length > 0)).toEqual([]);
    expect(cards.filter((card) => card.provenance === "completed" && card.fixed.length === 0)).toEqual([]);
  });

  test("every card has a picture whose seed is its own", () => {
    for (const { cards } of Object.values(content)) {
      const seeds = cards.map(({ art }) => ("seed" in art ? art.seed : art.image));
      expect(new Set(seeds).size).toBe(cards.length);
    }
  });
});

describe("the line that a list has beside a name", () => {
  test.each([
    ["megacorp/stock-market-crash", "event, 2M + 1 IQ"],
    ["megacorp/the-glass-man", "founder, 10M"],
    ["megacorp/splice-tourists", "resource, 1M"],
    ["san/packet-thief", "hacking, cost 2, crossing 4, revenue 0"],
    ["san/expense-chip", "SUN equipment, revenue 1"],
    ["san/firewall-5-2", "STAR virus 5, 6 spaces"],
    ["virtual-revolution/leslie", "combatant, level 1, ND"],
    ["virtual-revolution/the-howling", "horror verse, at most 10 VP"],
    ["virtual-revolution/rentier", "objective, at most 30 VP"],
    ["virtual-revolution/shoot-out", "final necroverse"],
    ["virtual-revolution/immunity-loss", "priority corruption"],
    ["virtual-revolution/work-boost", "boost of work"],
    ["virtual-revolution/1st-borough", "location in MA"],
    ["virtual-revolution/first-player-intercepted-agent", "location"],
    ["metrorunner/track-darkweb-id-leak", "blue job, 1 R + 2 B, 1 point"],
    ["metrorunner/harbour-control", "network, core E3 W1"],
    ["metrorunner/military", "contract, 3 spaces, 5 points"],
    ["metrorunner/cal", "character"],
    ["corp/thief", "thief, ¥3M, stealth 2, move 1"],
    ["corp/glacier", "firewall, ¥3M, encrypt 6"],
    ["corp/armory", "product asset, ¥7M"],
    ["corp/assault-rifles", "action card"],
  ] as const)("%s: %s", (id, line) => {
    const card = Object.values(content)
      .flatMap(({ cards }) => cards)
      .find((one) => one.id === id);
    expect(card && summaryOf(gameDefinition(card.game).facts(card))).toBe(line);
  });
});

describe("Megacorp", () => {
  const cards = cardsOf("megacorp");

  test("the pool is the table of MC-T1", () => {
    const rows = table("megacorp", "| group | R chars |").slice(0, 4);
    const columns = ["resource", "character", "event", "equipment", "location", "business", "founder"];
    const place = (card: Card) => (megacorp(card).founder ? "founder" : megacorp(card).back === "green" ? "resource" : card.kind);
    const counted = countBy(cards, (card) => `${megacorp(card).faction} ${place(card)}`);
    const expected = rows.flatMap(([group, ...cells]) =>
      columns.map((column, i) => [`${group?.toLowerCase()} ${column}`, number(cells[i]) ?? 0] as const).filter(([, n]) => n > 0),
    );
    expect(counted).toEqual(Object.fromEntries(expected));
  });

  test("a card that the rulebook prints in full is as it prints it", () => {
    const neonate = cards.find((card) => card.name === "Incarnate Neonate");
    expect(neonate?.fields).toMatchObject({ faction: "incarnate", back: "blue", valuation: 2, traitCost: {}, scores: { IQ: 2, BQ: 2 } });
    const hierarch = cards.find((card) => card.name === "Incarnate Hierarch");
    expect(hierarch).toMatchObject({ text: "Mutation 4.", fields: { valuation: 4, traitCost: { BQ: 3 } } });
  });

  test("the figures of the designer's note", () => {
    const scores = cards.flatMap((card) => TRAITS.map((trait) => megacorp(card).scores[trait]));
    expect(scores.filter((score) => score === null)).toHaveLength(171);
    expect(scores.filter((score) => score === 0)).toHaveLength(106);
    expect(cards.filter((card) => Object.keys(megacorp(card).traitCost).length > 0)).toHaveLength(78);
    expect(cards.filter((card) => card.text === "")).toHaveLength(16);
    expect(cards.filter((card) => card.text.startsWith("Unique."))).toHaveLength(11);
    expect(countBy(cards, (card) => String(megacorp(card).complexity))).toEqual({ simple: 103, standard: 76, expert: 7 });
    expect(cards.reduce((sum, card) => sum + megacorp(card).valuation, 0)).toBe(717);
  });

  test("every #Tag is on a card, and every #Tag of a text or keyword is one of the game's", () => {
    const { tags, keywords } = content.megacorp;
    const used = new Set(cards.flatMap((card) => megacorp(card).tags));
    expect(tags.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([]);
    const said = [...cards.map(({ text }) => text), ...keywords.map(({ reminder }) => reminder)].join(" ").match(/#\p{L}+/gu) ?? [];
    expect([...new Set(said)].filter((tag) => !tags.some(({ name }) => name === tag))).toEqual([]);
  });
});

describe("the shipped decks", () => {
  const { decks, cards } = content.megacorp;

  test("are six, each with a plan, and every line names a card of the pool", () => {
    expect(decks.map(({ id, list }) => [id, list.name])).toEqual([
      ["apex-predators", "Apex Predators"],
      ["garden-of-splices", "Garden of Splices"],
      ["hostile-quarter", "Hostile Quarter"],
      ["skyline-takeover", "Skyline Takeover"],
      ["testament", "Testament"],
      ["the-last-page", "The Last Page"],
    ]);
    const names = new Set(cards.map(({ name }) => name));
    for (const { id, list } of decks) {
      expect(list, id).toMatchObject({
        game: "megacorp",
        format: "core-rules",
        notes: expect.stringMatching(/ .*\bWins by [a-z, -]+\.$/s),
      });
      const entries = [...list.sections.business, ...list.sections.founder, ...list.sections.main, ...list.sections.resources];
      expect(
        entries.filter(({ name }) => !names.has(name)),
        id,
      ).toEqual([]);
      expect(list.sections.unresolved, id).toEqual([]);
    }
  });

  test("are legal (MC-T7): 1 business, 1 founder, 40 main, 20 resources", () => {
    const pool = makePool("megacorp", libraryCards(cards));
    const count = (entries: readonly DeckEntry[]) => entries.reduce((sum, entry) => sum + entry.count, 0);
    for (const { id, list } of decks) {
      expect(gameDefinition("megacorp").deck?.judge(list, pool), id).toEqual([]);
      const { business, founder, main, resources } = list.sections;
      expect([count(business), count(founder), count(main), count(resources)], id).toEqual([1, 1, 40, 20]);
    }
  });
});

describe("San", () => {
  test("every design is its rows of the table of 4.3", () => {
    const TYPES = { C: "corruption", P: "propaganda", H: "hacking", E: "equipment", V: "virus" } as const;
    const rows = table("san", "| # | id | name |");
    const cards = byNumber("san");
    const seen = new Map<string, number>();
    for (const [, id = "", name, type = "", cost, crossing, revenue, icons = "", text] of rows) {
      const code = id.startsWith("R-") ? id.slice(0, -1) : type === "V" ? id : id.slice(0, -1);
      const card = cards.get(code);
      const played = { cost: number(cost), crossing: number(crossing), revenue: number(revenue) };
      const virus = { virus: Number(id.at(-1)), spaces: Number(icons.slice(2)) };
      expect(card, id).toMatchObject({ name, kind: TYPES[type as keyof typeof TYPES], text: text === "(none)" ? "" : text });
      expect(card?.fields).toEqual({
        ...(type === "V" ? virus : played),
        ...(id.startsWith("R-") ? {} : { corporation: id.startsWith("SUN") ? "sun" : "star" }),
      });
      seen.set(code, (seen.get(code) ?? 0) + 1);
    }
    expect(seen).toEqual(new Map([...cards].map(([code, card]) => [code, card.count])));
  });
});

describe("Virtual Revolution", () => {
  const cards = byNumber("virtual-revolution");
  /** Labelled lines as a card has them; a box without words is left out. */
  const boxes = (...lines: (readonly [string, string | undefined])[]) =>
    lines
      .flatMap(([label, text]) => (text === undefined ? [] : [`${label}: ${text.replaceAll(". + ", ". ").replace(/\.?$/, ".")}`]))
      .join("\n");

  test("Agents are the table of 3.1", () => {
    for (const [id = "", french, name, level, type, districts, activation, promotion, boost] of table(
      "virtual-revolution",
      "| id | French name | English name | lvl |",
    )) {
      expect(cards.get(id), id).toMatchObject({
        name,
        names: { fr: french },
        text: boxes(["Activation", activation], ["Promotion", promotion], ["Boost", boost === "–" ? undefined : boost]),
        fields: { level: Number(level), agentType: type?.toLowerCase(), districts: districts === "–" ? [] : districts?.split(" ") },
      });
    }
  });

  test("Verses and Necroverses are the tables of 3.2 and 3.3", () => {
    for (const [id = "", name, genre, mission, bonus, end] of table("virtual-revolution", "| id | name (French = English) |")) {
      expect(cards.get(id), id).toMatchObject({
        name,
        text: boxes(["Mission", mission], ["Bonus", bonus], ["End", end]),
        fields: { genre: genre?.toLowerCase(), cap: 10 },
      });
    }
    for (const [id = "", french, name, final, together, minimum, global, maximum] of table(
      "virtual-revolution",
      "| id | French name | English name | final |",
    )) {
      const card = cards.get(id);
      expect(card, id).toMatchObject({
        name,
        names: { fr: french },
        text: boxes(["Minimum", minimum], ["Global", global], ["Maximum", maximum]),
      });
      expect([card?.fields["final"] ?? false, card?.fields["simultaneous"] ?? false]).toEqual([final === "yes", together === "yes"]);
    }
  });

  test("equal corruption cards are one design: 3 + 4 + 3 copies in place of 10 designs", () => {
    const several = cardsOf("virtual-revolution").filter((card) => card.count > 1);
    expect(several.map(({ number, count }) => [number, count])).toEqual([
      ["CO01-CO03", 3],
      ["CO16-CO19", 4],
      ["CO31-CO33", 3],
    ]);
  });

  test("ops.json has the operations of every card and of no other", () => {
    const ops: Record<string, { drawsCorruption?: number }> = JSON.parse(readFileSync("content/virtual-revolution/ops.json", "utf8"));
    expect(Object.keys(ops).sort()).toEqual(
      cardsOf("virtual-revolution")
        .map(({ id }) => id)
        .sort(),
    );
    // The text says what the operations do: a level-1 promotion draws 1 Corruption (VR-7.6).
    for (const card of cardsOf("virtual-revolution").filter(({ kind }) => kind === "agent")) {
      expect(/Promotion: .*[Dd]raw 1 Corruption/.test(card.text), card.name).toBe(ops[card.id]?.drawsCorruption === 1);
      expect(card.fields["level"] === 1, card.name).toBe(ops[card.id]?.drawsCorruption === 1);
    }
  });

  test("each district has the boroughs of 3.8, and the First Player card none", () => {
    const locations = cardsOf("virtual-revolution").filter((card) => card.kind === "location");
    expect(countBy(locations, (card) => String(card.fields["districts"]))).toEqual({
      MA: 4,
      QL: 3,
      CE: 3,
      PI: 4,
      NA: 3,
      DR: 3,
      ND: 3,
      "": 1,
    });
    expect(locations.map((card) => card.fields["borough"])).toEqual([...Array.from({ length: 23 }, (_, i) => i + 1), null]);
  });
});

describe("Metrorunner", () => {
  const cards = byNumber("metrorunner");
  const COLOURS = { K: "black", P: "purple", R: "red", O: "orange", B: "blue" } as const;
  const cubes = (cell = "") =>
    Object.fromEntries(cell.split(" ").map((part) => [COLOURS[part[0] as keyof typeof COLOURS], Number(part.slice(1))]));

  test("jobs are the table of 3.4", () => {
    for (const [id = "", name, district, cost, reward = "", track = "", ongoing = "", points] of table(
      "metrorunner",
      "| id | title | district |",
    )) {
      const card = cards.get(id);
      expect(card, id).toMatchObject({ name, kind: "job", fields: { district, cost: cubes(cost), points: Number(points) } });
      const [gain, steps, ability] = card?.text.split("\n") ?? [];
      expect([gain?.includes("job card"), gain?.includes("brute force"), gain?.includes("credit")]).toEqual(
        [/JOB/, /BRUTE/, /CREDIT/].map((code) => code.test(reward)),
      );
      expect(steps).toBe(
        `Track: ${track
          .split(" ")
          .map((step) => `${step.startsWith("INF") ? "Influence" : "Notoriety"} +${step[3]}.`)
          .join(" ")}`,
      );
      expect(ability === undefined).toBe(ongoing === "–");
      if (ability) expect(ability).toContain(COLOURS[ongoing.at(-2) as keyof typeof COLOURS]);
    }
  });

  test("all jobs together cost 27 cubes of each colour", () => {
    const total = Object.fromEntries(Object.values(COLOURS).map((colour) => [colour, 0]));
    for (const card of cardsOf("metrorunner").filter(({ kind }) => kind === "job")) {
      for (const [colour, n] of Object.entries(card.fields["cost"] as Record<string, number>)) total[colour] = (total[colour] ?? 0) + n;
    }
    expect(total).toEqual({ black: 27, purple: 27, red: 27, orange: 27, blue: 27 });
  });

  test("networks are the table of 3.7", () => {
    for (const [id = "", name, core, alpha, beta, , , , placement = ""] of table("metrorunner", "| id | name | core |")) {
      const card = cards.get(id);
      expect(card, id).toMatchObject({ name, fields: { core: core?.split(" "), alpha: alpha?.split(" "), beta: beta?.split(" ") } });
      for (const [district, , cube] of placement.split(" ")) {
        expect(card?.text).toContain(`1 ${COLOURS[cube as keyof typeof COLOURS]} cube on ${COLOURS[district as keyof typeof COLOURS]}`);
      }
    }
  });

  test("A.I. cards name every token, tile and offer card of the table of 3.10", () => {
    for (const [id = "", move = "", left = "", right = "", leftTrack = "", rightTrack = ""] of table(
      "metrorunner",
      "| id | move | left actions |",
    )) {
      const lines = cards.get(id)?.text.split("\n") ?? [];
      expect(lines.map((line) => line.split(":")[0])).toEqual(["Move", "Left", "Right"]);
      for (const [codes, line] of [
        [move, lines[0]],
        [left, lines[1]],
        [right, lines[2]],
      ] as const) {
        for (const [number] of codes.matchAll(/\d/g)) expect(line, `${id} ${codes}`).toContain(number);
      }
      expect([lines[1], lines[2]].map((line) => /(Influence|Notoriety) \+(\d)\.$/.exec(line ?? "")?.slice(1))).toEqual(
        [leftTrack, rightTrack].map((track) => [track.startsWith("INF") ? "Influence" : "Notoriety", track[3]]),
      );
    }
  });
});

describe("CORP", () => {
  const cards = byNumber("corp");
  const bare = (name = "") => name.replace(/ \([^)]*source[^)]*\)/, "");

  test("runners are the table of 3.3", () => {
    for (const [id = "", name, role, combat, stealth, hacking, move, skills = "", price, count] of table("corp", "| id | name | role |")) {
      expect(cards.get(id), id).toMatchObject({ name: bare(name), count: Number(count) });
      expect(cards.get(id)?.fields).toEqual({
        price: Number(price),
        roles: [role?.toLowerCase()],
        combat: Number(combat),
        stealth: Number(stealth),
        hacking: Number(hacking),
        move: Number(move),
        skills: skills === "–" ? [] : skills.split(", ").map((skill) => skill.replace("Steal ", "").toLowerCase()),
      });
    }
  });

  test("security cards are the table of 3.4", () => {
    for (const [id = "", name, type, defense, detect, encrypt, price, count] of table("corp", "| id | name | type | Defense")) {
      const stats = { defense: Number(defense), detect: Number(detect), encrypt: Number(encrypt) };
      expect(cards.get(id), id).toMatchObject({
        name,
        count: Number(count),
        fields: { price: Number(price), security: type?.toLowerCase(), ...stats },
      });
    }
  });

  test("assets and action cards keep the names, prices, amounts and hostility of 3.5 and 3.6", () => {
    const amounts = (text = "") => [...text.matchAll(/(?<!CORP-)\b[2-9]\b/g)].map(([n]) => n);
    for (const [id = "", name, category, price, effect = ""] of table("corp", "| id | name | category |")) {
      const card = cards.get(id);
      expect(card, id).toMatchObject({ name: bare(name), count: 1, fields: { price: Number(price), category: category?.toLowerCase() } });
      expect(card?.text.includes("Hostile"), id).toBe(/hostile/.test(effect));
    }
    for (const [id = "", name, , effect = ""] of table("corp", "| id | name | timing |")) {
      const card = cards.get(id);
      expect(card, id).toMatchObject({ name: bare(name), count: 2 });
      expect(card?.text.includes("Hostile"), id).toBe(/\bH\b/.test(effect));
      for (const n of amounts(effect.replace(/EXTRA_STEP \d/, ""))) expect(card?.text, id).toMatch(new RegExp(`\\b${n}\\b|¥${n}M`));
    }
  });
});
