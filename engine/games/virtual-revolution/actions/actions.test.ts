/** Chapters VR-9 and VR-10: the Actions, and what modifies an execution of one. Lines of texts are scripted, so that the rules around them are seen. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { DISCARDING, drawSome } from "../cards/corruption.ts";
import { gainCredits } from "../cards/events-cards.ts";
import {
  AGENT_SLOT,
  CORRUPTION,
  CORRUPTION_DECK,
  cardsIn,
  DONATE,
  RECRUIT,
  SERVER,
  SERVICE,
  TITLE,
  underOf,
  VERSE_SLOT,
  VERSES,
  type VrState,
  WORK,
} from "../layout.ts";
import { vrTexts } from "../texts/texts.ts";
import {
  act,
  borough,
  cardOf,
  edit,
  empty,
  GAME,
  influence,
  kinds,
  move,
  namesAt,
  reasons,
  scripted,
  set,
  tableOf,
  VR_CARDS,
} from "../virtual-revolution.test-support.ts";
import { gainRange, waive } from "./events-actions.ts";

const one = (player: number, counter: readonly number[]) => at(counter, player);

/** The Agents of the slots go, and one comes to a borough. */
function withAgent(state: VrState, number: string, where: number): VrState {
  const others = [0, 1, 2, 3, 4].flatMap((slot) =>
    cardsIn(state, AGENT_SLOT + slot).map((card) =>
      move(
        card,
        at(
          GAME.layout.places.map((p, i) => (p.zone === "agent discard" ? i : -1)).filter((i) => i >= 0),
          0,
        ),
      ),
    ),
  );
  edit(state, ...others);
  return edit(
    state,
    { kind: "show", card: cardOf(state, number), player: -1 },
    move(cardOf(state, number), AGENT_SLOT),
    set("borough", borough(where), cardOf(state, number)),
  );
}

describe("Actions (VR-9)", () => {
  test("VR-9.1 Work gives 5 €", () => expect(act(empty(9), "work").credits).toEqual([15, 10]));

  test("VR-9.2, VR-9.3 an Agent within 1 is recruited for 4 € (VR-E3)", () => {
    const state = edit(withAgent(empty(14), "AG12", 13), set("credits", 4, 0));
    act(state, "recruit");
    expect([namesAt(state, SERVICE), state.credits[0], state.borough[cardOf(state, "AG12")]]).toEqual([["Pixel"], 0, -1]);
    const far = edit(withAgent(empty(14), "AG12", 12), set("credits", 4, 0));
    expect(reasons(far, "recruit")).toEqual(["No Agent is within 1 of your Director (VR-9.2)"]);
    const poor = edit(withAgent(empty(14), "AG12", 13), set("credits", 3, 0));
    expect(reasons(poor, "recruit")).toEqual(["Recruit costs 4 € and you have 3 (VR-9.3)"]);
  });

  test("VR-9.4 what a Server needs", () => {
    const server = (number: number, player: number) => [set("server", player, borough(number)), set("servers", 6, player)];
    expect(reasons(empty(9), "build server")).toEqual(["You have no Influence here (VR-9.4)"]);
    const mine = () => edit(empty(9), influence(9, 0, 1), set("reserve", 19, 0));
    expect(reasons(edit(mine(), ...server(9, 1)), "build server")).toEqual(["Another player has a Server here (VR-9.4)"]);
    expect(reasons(edit(mine(), ...server(19, 0)), "build server")).toEqual([
      "You already have a Server in this district, in borough 19 (VR-9.4)",
    ]);
    expect(reasons(edit(mine(), set("credits", 9, 0)), "build server")).toEqual(["Build Server costs 10 € and you have 9 (VR-9.5)"]);
    expect(kinds(edit(mine(), ...server(20, 0)))).toContain("build server");
  });

  test("VR-9.5 a Server costs 10 € and brings Revenue, a token, a Corruption and control", () => {
    const state = act(edit(empty(9), influence(9, 0, 1), set("reserve", 19, 0)), "build server");
    expect([one(0, state.credits), one(0, state.revenue), one(0, state.tokens), cardsIn(state, CORRUPTION).length]).toEqual([0, 7, 1, 1]);
    expect([state.server[borough(9)], state.servers[0]]).toEqual([0, 6]);
  });

  test("VR-9.7, VR-11.3 Create Verse: 7 €, Revenue, Corruption, then the Verse; the others slide right", () => {
    const state = empty(9);
    const [first, second, third] = [0, 1, 2].map((slot) => cardsIn(state, VERSE_SLOT + slot)[0] ?? -1);
    act(state, "create verse");
    expect(kinds(state)).toEqual(["go on", "renew"]);
    act(state, "go on");
    expect([one(0, state.credits), one(0, state.revenue), cardsIn(state, CORRUPTION).length]).toEqual([3, 6, 1]);
    act(state, "take", { card: third ?? -1 });
    expect(cardsIn(state, VERSES)).toEqual([third]);
    expect([1, 2].map((slot) => cardsIn(state, VERSE_SLOT + slot)[0])).toEqual([first, second]);
    expect(cardsIn(state, VERSE_SLOT).length).toBe(1);
  });

  test("VR-9.7, VR-R11 Verses are renewed for 2 € as long as the price stays", () => {
    const state = edit(empty(9), set("credits", 11, 0));
    const before = [0, 1, 2, 3, 4].map((slot) => cardsIn(state, VERSE_SLOT + slot)[0]);
    act(act(state, "create verse"), "renew");
    expect([0, 1, 2, 3, 4].map((slot) => cardsIn(state, VERSE_SLOT + slot)[0]).some((card) => before.includes(card ?? -1))).toBe(false);
    act(state, "renew");
    expect([kinds(state), state.credits[0]]).toEqual([["take"], 0]);
  });

  test("VR-9.8 Donate: two cards and an Immunity (VR-E6)", () => {
    const state = edit(
      empty(9),
      ...[0, 1, 2, 3].map((copy) => move(at(cardsIn(empty(9), CORRUPTION_DECK), copy), CORRUPTION)),
      set("credits", 7, 0),
    );
    act(act(state, "donate"), "discard 2");
    act(state, "discard", { card: at(cardsIn(state, CORRUPTION), 0) });
    act(state, "discard", { card: at(cardsIn(state, CORRUPTION), 1) });
    expect(kinds(state)).toEqual(["buy Immunity", "go on"]);
    act(state, "buy Immunity");
    expect([one(0, state.credits), cardsIn(state, CORRUPTION).length, one(0, state.immunity)]).toEqual([1, 2, 2]);
    expect(kinds(state)).toContain("end turn");
  });
});

describe("Modifiers (VR-10)", () => {
  const gives = (n: number) => ({
    does: (state: VrState | Parameters<typeof drawSome>[0], engine: Parameters<typeof drawSome>[1], { player }: { player: number }) =>
      engine.propose(state, gainCredits, player, n),
  });

  test("VR-10.5, VR-R12 a Boost applies by itself, a promotion is named first where the price needs it (VR-E11)", () => {
    const table = tableOf(
      scripted({
        "BO05 effect": { ...gives(2), action: SERVER, brings: { credits: 2 } },
        "AG16 boost": { ...gives(2), action: SERVER, brings: { credits: 2 } },
        "AG16 promotion": {
          action: SERVER,
          brings: { credits: 3 },
          does(state, engine, { player }) {
            drawSome(state, engine, player, 1);
            engine.propose(state, gainCredits, player, 3);
          },
        },
      }),
    );
    const state = table.empty(9);
    const shane = cardOf(state, "AG16");
    table.edit(state, { kind: "show", card: shane, player: -1 }, move(shane, SERVICE), move(cardOf(state, "BO05"), underOf(0, SERVER)));
    table.edit(state, influence(9, 0, 1), set("reserve", 19, 0), set("credits", 6, 0));
    table.act(state, "build server");
    // 6 + 2 are too few: the promotion is all that can be named, so it is not asked for.
    expect([state.credits[0], table.offered(state)]).toEqual([
      11,
      [
        { kind: "retire", card: shane },
        { kind: "boost", card: shane },
      ],
    ]);
    table.act(state, "boost", { card: shane });
    expect([state.credits[0], state.revenue[0], state.tokens[0], cardsIn(state, CORRUPTION).length]).toEqual([1, 7, 1, 2]);
    expect(cardsIn(state, underOf(0, SERVER)).length).toBe(2);
    expect(table.kinds(state)).toContain("end turn");
  });

  test("VR-R75 Range and € of Boosts count at the declaration (VR-E24)", () => {
    const ranged = (n: number) => ({
      action: RECRUIT,
      brings: { credits: n, range: 1 },
      does(state: Parameters<typeof drawSome>[0], engine: Parameters<typeof drawSome>[1], { player }: { player: number }) {
        engine.propose(state, gainCredits, player, n);
        engine.propose(state, gainRange, player, 1);
      },
    });
    const table = tableOf(scripted({ "BO04 effect": ranged(1), "AG27 boost": ranged(2) }));
    const state = table.empty(1);
    const boosts = [move(cardOf(state, "BO04"), underOf(0, RECRUIT)), move(cardOf(state, "AG27"), underOf(0, RECRUIT))];
    table.edit(state, { kind: "show", card: cardOf(state, "AG27"), player: -1 });
    withAgent(state, "AG12", 13);
    table.edit(state, ...boosts, set("credits", 0, 0));
    expect(table.reasons(state, "recruit")).toEqual(["Recruit costs 4 € and you have 3 (VR-9.3)"]);
    table.edit(state, set("credits", 1, 0));
    table.act(state, "recruit");
    expect([namesAt(state, SERVICE), state.credits[0], state.range]).toEqual([["Pixel"], 0, 0]);
  });

  test("VR-6.7, VR-R23 a Title is attached: it waives the Influence, before the Action only, and is tilted", () => {
    const table = tableOf(
      scripted({
        "TI-NA effect": {
          action: SERVER,
          brings: { waives: true, first: true },
          does: (state, engine, { player }) => engine.propose(state, waive, player),
        },
      }),
    );
    const state = table.empty(9);
    const title = cardOf(state, "TI-NA");
    table.edit(state, move(title, TITLE), influence(9, 1, 1), set("reserve", 19, 1));
    table.act(state, "build server");
    expect([state.server[borough(9)], state.tilted[title], state.waived]).toEqual([0, 1, 0]);
  });

  test("VR-R76 an extra donation leaves a part of the Donate payable (VR-E22)", () => {
    const extra = {
      action: DONATE,
      brings: { optional: true, pays: 1, discards: 1 },
      does(state: Parameters<typeof drawSome>[0], engine: Parameters<typeof drawSome>[1], { player }: { player: number }) {
        DISCARDING.begin(state, engine, player, 1);
        engine.propose(state, gainCredits, player, -1);
      },
    };
    const table = tableOf(scripted({ "BO01 effect": extra }));
    const start = (credits: number) => {
      const state = table.empty(9);
      const [a = -1, b = -1] = cardsIn(state, CORRUPTION_DECK);
      return table.edit(
        state,
        move(cardOf(state, "BO01"), underOf(0, DONATE)),
        move(a, CORRUPTION),
        move(b, CORRUPTION),
        set("credits", credits, 0),
      );
    };
    const poor = table.act(start(1), "donate");
    table.act(poor, "discard", { card: at(cardsIn(poor, CORRUPTION), 0) });
    expect([poor.credits[0], cardsIn(poor, CORRUPTION).length, table.kinds(poor).includes("end turn")]).toEqual([0, 1, true]);
    const richer = table.act(start(2), "donate");
    expect(table.kinds(richer)).toEqual(["go on", "use"]);
    table.act(richer, "use", { card: cardOf(richer, "BO01") });
    table.act(richer, "discard", { card: at(cardsIn(richer, CORRUPTION), 0) });
    expect([richer.credits[0], cardsIn(richer, CORRUPTION).length]).toEqual([0, 0]);
  });

  test("VR-10.5 a modifier that is not used before may be used after, or lapses", () => {
    const table = tableOf(scripted({ "TI-DR effect": { ...gives(5), action: WORK, brings: { credits: 5 } } }));
    const state = table.edit(table.empty(9), move(cardOf(table.empty(9), "TI-DR"), TITLE));
    table.act(state, "work");
    expect(table.kinds(state)).toEqual(["go on", "use"]);
    table.act(state, "go on");
    expect([state.credits[0], table.kinds(state)]).toEqual([15, ["go on", "use"]]);
    table.act(state, "use", { card: cardOf(state, "TI-DR") });
    expect([state.credits[0], table.kinds(state).includes("end turn")]).toEqual([20, true]);
  });

  test("VR-R75 a Boost worded “You may” that is named is not asked for once more", () => {
    const read = vrTexts(VR_CARDS, []);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const table = tableOf(read.value.texts, read.value.parts);
    const state = table.empty(9);
    const [a = -1, b = -1] = cardsIn(state, CORRUPTION_DECK);
    table.edit(state, move(cardOf(state, "BO01"), underOf(0, DONATE)), move(a, CORRUPTION), move(b, CORRUPTION), set("credits", 2, 0));
    table.act(state, "donate");
    table.act(state, "go on");
    table.act(state, "discard", { card: a });
    table.act(state, "use", { card: cardOf(state, "BO01") });
    expect([state.credits[0], cardsIn(state, CORRUPTION).length, table.kinds(state).includes("end turn")]).toEqual([0, 0, true]);
  });
});
