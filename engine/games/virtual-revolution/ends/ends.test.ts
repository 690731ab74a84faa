/** Chapters VR-12 to VR-14: Raids, the Necro attack, turn order, income and upkeep. Lines of texts are scripted, so that the rules around them are seen. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { DISCARDING_AGENT, DISCARDING_BOOST } from "../cards/agents.ts";
import { drawSome } from "../cards/corruption.ts";
import { gainCredits, gainImmunity, gainRevenue, loseCredits, loseImmunity, loseRevenue, setPrice } from "../cards/events-cards.ts";
import { REMOVING } from "../city/acts-city.ts";
import { zoneOfDistricts } from "../city/city.ts";
import {
  AGENT_DISCARD,
  AGENT_SLOT,
  CORRUPTION,
  CORRUPTION_DISCARD,
  cardsIn,
  NECRO_DECK,
  NECRO_SHOWN,
  NECRO_UNUSED,
  SERVICE,
  SLOTS,
  TITLE,
  topOf,
  VERSE_DECK,
  VERSE_SLOT,
  VERSES,
  type VrState,
} from "../layout.ts";
import type { CardTexts } from "../moments.ts";
import { borough, cardOf, move, namesAt, scripted, set, tableOf } from "../virtual-revolution.test-support.ts";

type Script = Parameters<typeof scripted>[0];
type Line = NonNullable<Script[string]["does"]>;
const propose =
  (event: typeof gainCredits, n: number): Line =>
  (state, engine, { player }) =>
    engine.propose(state, event, player, n);

/** A table where the round ends with the next turn, with its Necro card on top. */
function atEnd(texts: CardTexts, necro: string | undefined, players = 2, round = 1) {
  const table = tableOf(texts);
  const state = table.begin(1, { players });
  const order = state.returns.map((_, player) => set("order", player, player));
  const top = topOf(state, NECRO_DECK) ?? -1;
  const wanted = necro === undefined ? top : cardOf(state, necro);
  const swapped = wanted === top || state.zone[wanted] === NECRO_DECK ? [] : [move(wanted, NECRO_DECK), move(top, NECRO_UNUSED)];
  table.edit(state, ...order, set("active", players - 1), set("pass", 3), set("round", round), ...swapped);
  if (state.zone[wanted] === NECRO_DECK) table.edit(state, move(wanted, NECRO_DECK));
  const end = () => {
    table.act(state, "place", { borough: 0 });
    return table.act(state, "end turn");
  };
  return { ...table, state, end };
}

/** Corruption in a hand, by printed number. */
const held = (state: VrState, player: number, ...numbers: readonly string[]) =>
  numbers.flatMap((number, i) => {
    const card = cardOf(state, number, numbers.slice(0, i).filter((other) => other === number).length);
    return [{ kind: "show", card, player: -1 } as const, move(card, CORRUPTION + player)];
  });

describe("Raids (VR-12)", () => {
  const EXAMPLE: Script = {
    "CO01-CO03 effect": { does: propose(loseImmunity, 1) },
    "CO31-CO33 effect": { does: propose(loseRevenue, 1) },
    "CO16-CO19 effect": { does: propose(loseCredits, 2) },
    "CO36 effect": { does: (state, engine, { player }) => DISCARDING_AGENT.begin(state, engine, player, 1, 3) },
    "CO20 effect": { does: (state, engine, { player }) => REMOVING.begin(state, engine, player, 1, zoneOfDistricts([4, 5])) },
  };

  test("VR-12.4 to VR-12.8 a Raid of six cards, one of them skipped (VR-E4)", () => {
    const { state, edit, act, end, offered, game } = atEnd(scripted(EXAMPLE), undefined);
    const { city } = tableOf(scripted({})).content;
    expect([city.districts[4], city.districts[5]]).toEqual(["QL", "NA"]);
    edit(
      state,
      ...held(state, 0, "CO01-CO03", "CO31-CO33", "CO36", "CO16-CO19", "CO16-CO19", "CO20"),
      set("immunity", 2, 0),
      set("credits", 3, 0),
    );
    edit(state, set("server", 0, borough(11)), set("servers", 6, 0));
    end();
    expect([game.decision(state)?.player, game.decision(state)?.rule, state.immunity[0]]).toEqual([0, "VR-12.4", 1]);
    // Equal cards are one: four kinds, carried out or skipped.
    expect(offered(state).length).toBe(8);
    act(state, "skip", { card: cardOf(state, "CO31-CO33") });
    expect(offered(state).every(({ kind }) => kind === "suffer")).toBe(true);
    for (const number of ["CO16-CO19", "CO36", "CO20"]) act(state, "suffer", { card: cardOf(state, number) });
    expect([state.immunity[0], state.revenue[0], state.credits[0], state.server[borough(11)], state.servers[0]]).toEqual([0, 5, 0, -1, 7]);
    expect([cardsIn(state, CORRUPTION_DISCARD).length, state.raidCards[0], state.raidSpent[0]]).toEqual([6, 6, 1]);
  });

  test("VR-12.3 four cards are no Raid, five are; in the final round even none are one (VR-R64)", () => {
    const raided = (held_: number, round: number) => {
      const { state, edit, end, game } = atEnd(
        scripted({ "VS15 mission": { isMetByRaid: (_cards, spent) => spent === 0 } }),
        undefined,
        2,
        round,
      );
      const verse = cardOf(state, "VS15");
      const numbers = ["CO16-CO19", "CO16-CO19", "CO16-CO19", "CO16-CO19", "CO31-CO33"].slice(0, held_);
      edit(state, { kind: "show", card: verse, player: -1 }, move(verse, VERSES), ...held(state, 0, ...numbers), set("immunity", 0, 0));
      end();
      while (game.decision(state)?.kind === "raid") game.applyAt(state, 0);
      return game.decision(state)?.rule === "VR-R35";
    };
    expect([raided(4, 1), raided(5, 1), raided(0, 5)]).toEqual([false, true, true]);
  });

  test("VR-R46 a Title keeps an Agent that a Raid makes its owner discard, once", () => {
    const script: Script = {
      "CO34 effect": { does: (state, engine, { player }) => DISCARDING_AGENT.begin(state, engine, player, 2, 0) },
      "TI-QL effect": { keeps: true },
    };
    const { state, edit, act, end, kinds } = atEnd(scripted(script), undefined);
    const agents = ["AG01", "AG02"].map((number) => cardOf(state, number));
    const shown = agents.flatMap((card) => [{ kind: "show", card, player: -1 } as const, move(card, SERVICE)]);
    edit(state, ...shown, move(cardOf(state, "TI-QL"), TITLE), set("immunity", 0, 0));
    edit(state, ...held(state, 0, "CO34", "CO16-CO19", "CO16-CO19", "CO16-CO19", "CO16-CO19"));
    end();
    act(state, "suffer", { card: cardOf(state, "CO34") });
    act(state, "discard", { card: agents[0] ?? -1 });
    expect(kinds(state)).toEqual(["keep", "let go"]);
    act(state, "keep", { card: agents[0] ?? -1 });
    // The first may be named again, or the second; the Title is tilted.
    act(state, "discard", { card: agents[1] ?? -1 });
    expect([namesAt(state, SERVICE), namesAt(state, AGENT_DISCARD).includes("Camille")]).toEqual([["Leslie"], true]);
  });
});

describe("The Necro attack (VR-13)", () => {
  const NC01: Script = {
    "NC01 minimum": { does: propose(gainImmunity, 1) },
    "NC01 global": { does: (state, engine, { player }) => drawSome(state, engine, player, 1) },
    "NC01 maximum": { does: (state, engine, { player }) => engine.propose(state, setPrice, player, 1, 8) },
  };
  const revenues = (...list: readonly number[]) => list.map((n, player) => set("revenue", n, player));

  test("VR-13.2 to VR-13.4 who suffers what, and who avoids it (VR-E5)", () => {
    const { state, edit, act, end, offered } = atEnd(scripted(NC01), "NC01", 4);
    edit(state, ...revenues(5, 7, 9, 9), ...[1, 0, 3, 1].map((n, player) => set("immunity", n, player)));
    end();
    // The lowest gained one, and may pay 2.
    expect(offered(state)).toEqual([
      { kind: "spend", n: 0 },
      { kind: "spend", n: 2 },
    ]);
    act(state, "spend", { n: 0 });
    expect(offered(state)).toEqual([
      { kind: "spend", n: 0 },
      { kind: "spend", n: 2 },
      { kind: "spend", n: 3 },
    ]);
    act(state, "spend", { n: 3 });
    expect(state.immunity).toEqual([2, 0, 0, 1]);
    expect(state.returns.map((_, player) => cardsIn(state, CORRUPTION + player).length)).toEqual([1, 1, 0, 1]);
    expect(state.nextRecruit).toEqual([-1, -1, -1, 8]);
    expect(namesAt(state, NECRO_SHOWN)).toEqual(["Corruption"]);
  });

  test("VR-13.9, VR-14.5 a marker holds in the next round and goes at its end", () => {
    const { state, edit, end, game, endRound } = atEnd(scripted(NC01), "NC01");
    edit(state, ...revenues(5, 7), set("immunity", 0, 0), set("immunity", 0, 1));
    end();
    while (game.decision(state)?.kind !== "turn") game.applyAt(state, 0);
    expect([state.round, state.recruitCosts, state.nextRecruit]).toEqual([2, [4, 8], [-1, -1]]);
    endRound(state);
    while (game.decision(state)?.kind !== "turn") game.applyAt(state, 0);
    expect([state.round, state.recruitCosts]).toEqual([3, [4, 4]]);
  });

  test("VR-13.5 parts that are applied together wait for all answers (VR-E13)", () => {
    const script: Script = {
      "NC06 minimum": { does: propose(gainRevenue, 1) },
      "NC06 global": { does: propose(loseRevenue, 1) },
      "NC06 maximum": { does: propose(loseRevenue, 2) },
    };
    const { state, edit, end } = atEnd(scripted(script), "NC06", 3);
    edit(state, ...revenues(4, 7, 7), set("immunity", 1, 0), set("immunity", 1, 1), set("immunity", 1, 2));
    end();
    expect(state.revenue).toEqual([4, 4, 4]);
  });

  test("VR-13.2, VR-12.7 equal Revenue suffers all three; losses end at 0 (VR-E14)", () => {
    const script: Script = {
      "NC08 minimum": { does: propose(gainCredits, 5) },
      "NC08 global": { does: propose(loseCredits, 5) },
      "NC08 maximum": { does: propose(loseCredits, 10) },
    };
    const { state, edit, end } = atEnd(scripted(script), "NC08");
    edit(state, ...revenues(6, 6), set("credits", 12, 0), set("credits", 0, 1));
    end();
    expect(state.credits).toEqual([2, 0]);
  });

  test("VR-13.6, VR-13.7 MAXIMUM comes on top of GLOBAL, as far as there is something", () => {
    const discard: Line = (state, engine, { player }) => DISCARDING_BOOST.begin(state, engine, player, 1);
    const { state, edit, end, game } = atEnd(scripted({ "NC11 global": { does: discard }, "NC11 maximum": { does: discard } }), "NC11");
    const under = game.layout.at["under"] ?? -1;
    edit(
      state,
      ...revenues(5, 7),
      ...["BO01", "BO02", "BO03"].map((number) => move(cardOf(state, number), under + 5)),
      move(cardOf(state, "BO04"), under),
    );
    end();
    while (game.decision(state)?.kind === "discarding a Boost") game.applyAt(state, 0);
    expect([cardsIn(state, under).length, cardsIn(state, under + 5).length]).toEqual([0, 1]);
  });
});

describe("Turn order, income, upkeep (VR-14)", () => {
  test("VR-14.1 who chooses first: Influence in reserve, then Revenue, then € (VR-E15)", () => {
    const { state, edit, act, end, game } = atEnd(scripted({}), undefined, 3);
    const asked: (number | undefined)[] = [];
    const faults = [set("reserve", 4, 0), set("reserve", 6, 1), set("reserve", 6, 2), set("revenue", 9, 1), set("revenue", 8, 2)];
    edit(state, ...faults);
    end();
    for (const turn of [2, 0]) {
      asked.push(game.decision(state)?.player);
      act(state, "take", { turn });
    }
    expect([asked, state.order]).toEqual([
      [2, 1],
      [1, 0, 2],
    ]);
  });

  test("VR-14.2 to VR-14.5 income, the rightmost Verse goes, Agents are discarded and others come, all is straight", () => {
    const { state, edit, end, game } = atEnd(scripted({}), undefined);
    const [agent, title] = [cardOf(state, "AG01"), cardOf(state, "TI-PI")];
    edit(
      state,
      { kind: "show", card: agent, player: -1 },
      move(agent, SERVICE),
      move(title, TITLE),
      set("tilted", 1, agent),
      set("tilted", 1, title),
    );
    edit(state, set("revenue", 7, 0));
    const last = topOf(state, VERSE_SLOT + SLOTS - 1);
    const agents = Array.from({ length: SLOTS }, (_, slot) => topOf(state, AGENT_SLOT + slot)).filter((card) => card !== undefined);
    end();
    while (game.decision(state)?.kind !== "turn") game.applyAt(state, 0);
    expect([state.credits, state.round, state.pass]).toEqual([[17, 15], 2, 1]);
    expect(at(cardsIn(state, VERSE_DECK), 0)).toBe(last);
    expect(agents.every((card) => cardsIn(state, AGENT_DISCARD).includes(card))).toBe(true);
    expect(agents.every((card) => state.borough[card] === -1)).toBe(true);
    expect([state.tilted[agent], state.tilted[title], state.directorsLeft]).toEqual([0, 0, [3, 3]]);
    expect(Math.max(...state.directors)).toBe(0);
  });

  test("VR-14.4 round 5 has four Agents, or one less if one is intercepted (VR-R65)", () => {
    const counts = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const table = tableOf(scripted({}));
      const state = table.begin(seed);
      const rounds: number[] = [];
      while (state.ended === 0) {
        if (rounds.length < state.round)
          rounds.push(
            Array.from({ length: SLOTS }, (_, slot) => topOf(state, AGENT_SLOT + slot)).filter((card) => card !== undefined).length,
          );
        if (table.game.decision(state)?.kind === "turn") table.endRound(state);
        else table.game.applyAt(state, 0);
      }
      expect(rounds.reduce((sum, n) => sum + n, 0)).toBe(23);
      counts.add(rounds.join());
    }
    expect([...counts].sort()).toEqual(["4,5,5,5,4", "5,4,5,5,4", "5,5,4,5,4", "5,5,5,4,4", "5,5,5,5,3"]);
  });
});
