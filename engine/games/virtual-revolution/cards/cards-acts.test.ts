/** Chapters VR-7 and VR-11, and acts of texts: Agents are used and promoted, Verses go Online, Corruption changes hands. Lines of texts are scripted. */
import { describe, expect, test } from "vitest";
import { at } from "../../../kernel/state.ts";
import { BONUS, canTakeBonus } from "../actions/bonus.ts";
import { ADDING, ANYBODYS, ELIMINATING, MOVING_SERVER, OPPONENTS, WIPING, zoneWith } from "../city/acts-city.ts";
import { ADJACENT, ANYWHERE, CONTROLLED, HERE, HERE_OR_ADJACENT, zoneOfDistricts } from "../city/city.ts";
import { influenceIn } from "../city/control.ts";
import {
  AGENT_SLOT,
  CORRUPTION,
  CORRUPTION_DECK,
  cardsIn,
  DONATE,
  RECRUIT,
  RETIRED,
  SERVICE,
  SLOTS,
  TITLE,
  topOf,
  underOf,
  VERSE,
  VERSE_DECK,
  VERSE_SLOT,
  VERSES,
  type VrState,
  WORK,
} from "../layout.ts";
import { borough, cardOf, influence, move, namesAt, scripted, set, tableOf } from "../virtual-revolution.test-support.ts";
import { COPYING, EACH_DISCARDS, EXCHANGING_AGENT, GAINING_BOOST } from "./agents.ts";
import { drawSome, EXCHANGING, GIVING, STEALING } from "./corruption.ts";
import { gainCredits, gainImmunity } from "./events-cards.ts";
import { REPEATING_BONUS } from "./verses.ts";

type Script = Parameters<typeof scripted>[0];

const open = (state: VrState, number: string, place: number) => [
  { kind: "show", card: cardOf(state, number), player: -1 } as const,
  move(cardOf(state, number), place),
];

/** A turn with the Director in a borough, Agents in service and what their lines do. */
function turn(here: number, script: Script, service: readonly string[], free: readonly string[] = []) {
  const table = tableOf(scripted(script, free));
  const state = table.empty(here);
  table.edit(state, ...service.flatMap((number) => open(state, number, SERVICE)));
  return { ...table, state };
}

describe("Agents (VR-7)", () => {
  const hit: Script = {
    "AG07 activation": { does: (state, engine, { player }) => ELIMINATING.begin(state, engine, player, 1, zoneWith(HERE, ANYBODYS)) },
  };

  test("VR-7.2, VR-7.3 an activation tilts, once a round; no Corruption is drawn (VR-E18)", () => {
    const { state, edit, act, reasons } = turn(8, hit, ["AG07"]);
    edit(state, influence(8, 1, 1), set("reserve", 19, 1));
    act(state, "activate", { card: cardOf(state, "AG07") });
    expect([state.recycling[1], cardsIn(state, CORRUPTION).length, state.tilted[cardOf(state, "AG07")]]).toEqual([1, 0, 1]);
    expect(reasons(state, "activate", { card: cardOf(state, "AG07") })).toEqual([
      "It is tilted: you can use each Agent once a round (VR-7.2)",
    ]);
  });

  test("VR-4.7 Agents wait for this turn's Director", () => {
    const table = tableOf(scripted(hit));
    const state = table.begin(1);
    table.edit(state, ...open(state, "AG07", SERVICE + state.active));
    expect(table.kinds(state)).not.toContain("activate");
    expect(table.reasons(state, "activate", { card: cardOf(state, "AG07") })).toEqual([
      "Place this turn's Director before you use Agents (VR-4.7)",
    ]);
  });

  test("VR-7.5 to VR-7.7 level 1 retires or becomes a Boost, level 2 retires; without the effect nothing is drawn", () => {
    const script: Script = { "AG33 promotion": { does: (state, engine, { player }) => drawSome(state, engine, player, 1) } };
    const { state, act } = turn(9, script, ["AG33", "AG17"]);
    act(state, "promote", { card: cardOf(state, "AG33") });
    expect([cardsIn(state, CORRUPTION).length, namesAt(state, SERVICE)]).toEqual([1, ["The Mole"]]);
    act(state, "boost", { card: cardOf(state, "AG33") });
    act(state, "promote without effect", { card: cardOf(state, "AG17") });
    expect([namesAt(state, underOf(0, DONATE)), namesAt(state, RETIRED), cardsIn(state, CORRUPTION).length]).toEqual([
      ["Princess"],
      ["The Mole"],
      1,
    ]);
  });

  test("VR-7.10 a promotion “With X:” is applied with an X only", () => {
    const { state, reasons, offered } = turn(9, { "AG31 promotion": { action: RECRUIT } }, ["AG31"]);
    expect(reasons(state, "promote", { card: cardOf(state, "AG31") })).toEqual([
      "Its promotion applies with an Action; without one you can promote it without its effect (VR-7.10)",
    ]);
    expect(offered(state, "promote without effect").length).toBe(1);
  });

  test("VR-R17, VR-4.10 a promoted Agent has left before its effect, and a bonus Recruit fills the place (VR-E19)", () => {
    const { state, edit, act, engine } = turn(
      9,
      { "AG30 promotion": { does: (s, e, { player }) => e.call(s, BONUS, player, RECRUIT, 0) } },
      ["AG30", "AG01", "AG02"],
    );
    const target = topOf(state, AGENT_SLOT) ?? topOf(state, AGENT_SLOT + 1) ?? -1;
    edit(state, set("borough", borough(9), target), set("credits", 4, 0));
    expect(canTakeBonus(state, engine, 0, RECRUIT)).toBe(false);
    act(state, "promote", { card: cardOf(state, "AG30") });
    if (cardsIn(state, SERVICE).length < 3) act(state, "recruit", { card: target });
    expect([cardsIn(state, SERVICE).includes(target), cardsIn(state, SERVICE).length, state.credits[0], namesAt(state, RETIRED)]).toEqual([
      true,
      3,
      0,
      ["Stilson"],
    ]);
    expect(state.phase).toBe(1);
  });

  test("VR-R18, VR-R79 a promotion of any other Agent in service is copied; its own draw happens too (VR-E17)", () => {
    const copies: Script = {
      "AG12 promotion": {
        does(state, engine, { player, card }) {
          COPYING.begin(state, engine, player, 1, card);
          drawSome(state, engine, player, 1);
        },
      },
      "AG26 promotion": { does: (state, engine, { player }) => engine.propose(state, gainImmunity, player, 2) },
      "AG33 promotion": {
        does(state, engine, { player }) {
          drawSome(state, engine, player, 1);
          engine.propose(state, gainImmunity, player, 2);
        },
      },
    };
    const slade = turn(9, copies, ["AG12"]);
    slade.edit(slade.state, ...open(slade.state, "AG26", SERVICE + 1));
    slade.act(slade.state, "promote", { card: cardOf(slade.state, "AG12") });
    expect([cardsIn(slade.state, CORRUPTION).length, slade.state.immunity[0], namesAt(slade.state, SERVICE + 1)]).toEqual([
      1,
      3,
      ["Slade"],
    ]);
    const princess = turn(9, copies, ["AG12", "AG33"]);
    princess.act(princess.state, "promote", { card: cardOf(princess.state, "AG12") });
    expect([cardsIn(princess.state, CORRUPTION).length, princess.state.immunity[0], namesAt(princess.state, SERVICE)]).toEqual([
      2,
      3,
      ["Princess"],
    ]);
  });

  test("VR-R18 a promotion “With X:” is copied as a modifier of X only", () => {
    const script: Script = {
      "AG12 promotion": { action: RECRUIT, does: (state, engine, { player, card }) => COPYING.begin(state, engine, player, 1, card) },
      "AG31 promotion": {
        action: RECRUIT,
        brings: { credits: 4 },
        does: (state, engine, { player }) => engine.propose(state, gainCredits, player, 4),
      },
    };
    const { state, edit, act, kinds } = turn(9, script, ["AG12"]);
    edit(state, ...open(state, "AG31", SERVICE + 1));
    const target = topOf(state, AGENT_SLOT) ?? topOf(state, AGENT_SLOT + 1) ?? -1;
    edit(state, set("borough", borough(9), target), set("credits", 4, 0));
    act(state, "recruit");
    expect(kinds(state)).toEqual(["go on", "use"]);
    act(state, "use", { card: cardOf(state, "AG12") });
    act(state, "retire", { card: cardOf(state, "AG12") });
    if (kinds(state)[0] === "recruit") act(state, "recruit", { card: target });
    expect([state.credits[0], namesAt(state, SERVICE + 1), state.executing]).toEqual([4, ["Lance"], 0]);
  });

  test("VR-R24, VR-R84 an exchanged Agent takes the place of the other, token and all", () => {
    const { state, act } = turn(9, { "AG30 activation": { does: (s, e, { player }) => EXCHANGING_AGENT.begin(s, e, player, 1) } }, [
      "AG30",
      "AG01",
    ]);
    const slot = Array.from({ length: SLOTS }, (_, i) => AGENT_SLOT + i).find((place) => topOf(state, place) !== undefined) ?? -1;
    const other = topOf(state, slot) ?? -1;
    const stood = state.borough[other];
    act(state, "activate", { card: cardOf(state, "AG30") });
    act(state, "exchange", { card: cardOf(state, "AG30") });
    act(state, "for", { card: other });
    expect([topOf(state, slot), state.borough[cardOf(state, "AG30")], state.borough[other]]).toEqual([cardOf(state, "AG30"), stood, -1]);
    expect([cardsIn(state, SERVICE).includes(other), state.tilted[cardOf(state, "AG30")], state.tilted[other]]).toEqual([true, 0, 0]);
  });

  test("VR-R38 each opponent discards an Agent, a Boost or an Immunity of their choice", () => {
    const { state, edit, act, kinds, game } = turn(
      9,
      { "AG01 activation": { does: (s, e, { player }) => e.call(s, EACH_DISCARDS, player, 1) } },
      ["AG01"],
    );
    edit(
      state,
      ...open(state, "AG02", SERVICE + 1),
      move(cardOf(state, "TI-QL"), TITLE + 1),
      move(cardOf(state, "BO01"), underOf(1, DONATE)),
    );
    act(state, "activate", { card: cardOf(state, "AG01") });
    expect([game.decision(state)?.player, kinds(state)]).toEqual([1, ["discard Immunity", "discard"]]);
    act(state, "discard", { card: cardOf(state, "BO01") });
    expect([namesAt(state, SERVICE + 1), cardsIn(state, underOf(1, DONATE)).length, kinds(state).includes("end turn")]).toEqual([
      ["Camille"],
      0,
      true,
    ]);
  });
});

describe("Verses (VR-11)", () => {
  const missions: Script = {
    "VS22 mission": { isMet: (state, _engine, { player }) => at(state.immunity, player) >= 5 },
    "VS22 bonus": { does: (state, engine, { player }) => engine.propose(state, gainImmunity, player, 1) },
    "VS24 mission": { isMet: () => true },
    "VS24 bonus": { does: (state, engine, { player }) => GAINING_BOOST.begin(state, engine, player, 1) },
    "AG13 activation": { does: (state, engine, { player }) => REPEATING_BONUS.begin(state, engine, player, 1) },
  };

  test("VR-11.6, VR-11.7 a Verse goes Online when its mission is met, and keeps so", () => {
    const { state, edit, act, reasons } = turn(9, missions, ["AG13"]);
    const verse = cardOf(state, "VS22");
    edit(state, ...open(state, "VS22", VERSES));
    expect(reasons(state, "put Online", { card: verse })).toEqual(["Its mission is not met (VR-11.6)"]);
    edit(state, set("immunity", 5, 0));
    act(state, "put Online", { card: verse });
    expect([state.online[verse], state.immunity[0]]).toEqual([1, 6]);
    edit(state, set("immunity", 0, 0));
    act(state, "activate", { card: cardOf(state, "AG13") });
    expect([state.online[verse], state.immunity[0]]).toEqual([1, 1]);
  });

  test("VR-11.9, VR-11.10 a Verse is traded for an Immunity and goes to the bottom of its deck", () => {
    const { state, edit, act } = turn(9, missions, []);
    const verse = cardOf(state, "VS22");
    edit(state, ...open(state, "VS22", VERSES), set("online", 1, verse));
    act(state, "trade", { card: verse });
    expect([state.immunity[0], cardsIn(state, VERSE_DECK)[0], state.online[verse]]).toEqual([2, verse, 0]);
  });

  test("VR-11.4, VR-11.5, VR-10.4 what is taken goes Online at once or may; a Boost that comes with it does not count yet (VR-E20)", () => {
    const script: Script = { ...missions, "BO06 effect": { action: VERSE, brings: { credits: 2 } } };
    const { state, edit, act, kinds } = turn(9, script, [], ["VS12"]);
    const slots = [0, 1].map((i) => topOf(state, VERSE_SLOT + i) ?? -1);
    const swapped = ["VS24", "VS12"].flatMap((number, i) =>
      state.zone[cardOf(state, number)] === VERSE_DECK
        ? [
            move(slots[i] ?? -1, VERSE_DECK),
            { kind: "show", card: cardOf(state, number), player: -1 } as const,
            move(cardOf(state, number), VERSE_SLOT + i),
          ]
        : [],
    );
    edit(state, ...swapped, set("credits", 7, 0));
    act(act(state, "create verse"), "take", { card: cardOf(state, "VS24") });
    expect(kinds(state)).toEqual(["put Online", "leave Loading"]);
    act(state, "put Online", { card: cardOf(state, "VS24") });
    act(state, "gain", { card: cardOf(state, "BO06") });
    expect([state.online[cardOf(state, "VS24")], state.credits[0], namesAt(state, underOf(0, VERSE))]).toEqual([
      1,
      0,
      ["Verse Boost: Credits"],
    ]);
    const none = turn(9, script, [], ["VS12"]);
    none.edit(none.state, ...["VS12"].flatMap((number) => open(none.state, number, VERSES)));
    expect(none.kinds(none.state)).not.toContain("put Online");
  });
});

describe("Acts of texts (section 2.2)", () => {
  const acting = (does: NonNullable<Script[string]["does"]>, here = 9) => turn(here, { "AG01 activation": { does } }, ["AG01"]);
  const use = ({ state, act }: ReturnType<typeof turn>) => act(state, "activate", { card: cardOf(state, "AG01") });
  const where = (table: ReturnType<typeof turn>) =>
    table.offered(table.state).map((action) => Number(table.content.city.words[Number(action["borough"])]?.split(" ")[1]));

  test.each([
    ["adjacent", ADJACENT, [2, 8, 10, 18]],
    ["here or adjacent", HERE_OR_ADJACENT, [2, 8, 9, 10, 18]],
    ["in a borough of ND", zoneOfDistricts([0]), [21, 22, 23]],
    ["in a borough you control", CONTROLLED, [1, 20]],
  ])("VR-5.1 Influence is added %s, where no opposing one lies", (_what, zone, numbers) => {
    const table = acting((state, engine, { player }) => ADDING.begin(state, engine, player, 1, zone));
    table.edit(table.state, influence(1, 0, 1), influence(20, 0, 1), set("reserve", 18, 0), influence(3, 1, 1), set("reserve", 19, 1));
    use(table);
    expect(where(table)).toEqual(numbers);
  });

  test("up to three may be fewer; without reserve nothing is asked", () => {
    const table = acting((state, engine, { player }) => ADDING.begin(state, engine, player, 3, ANYWHERE, 0));
    use(table);
    table.act(table.state, "add", { borough: borough(4) });
    table.act(table.state, "done");
    expect([influenceIn(table.state, borough(4), 0), table.state.reserve[0]]).toEqual([1, 19]);
    const empty = acting((state, engine, { player }) => ADDING.begin(state, engine, player, 3, ANYWHERE, 0));
    empty.edit(empty.state, set("reserve", 0, 0), set("recycling", 20, 0));
    expect(empty.kinds(use(empty))).toContain("end turn");
  });

  test("VR-R63 opposing Influence is of others, “Influence” of anybody (VR-E23)", () => {
    const opposing = acting((state, engine, { player }) => ELIMINATING.begin(state, engine, player, 1, zoneWith(HERE, OPPONENTS)));
    opposing.edit(opposing.state, influence(9, 0, 1), set("reserve", 19, 0));
    expect([opposing.kinds(use(opposing)).includes("end turn"), influenceIn(opposing.state, borough(9), 0)]).toEqual([true, 1]);
    const any = acting((state, engine, { player }) => ELIMINATING.begin(state, engine, player, 1, zoneWith(HERE, ANYBODYS)));
    any.edit(any.state, influence(9, 0, 1), set("reserve", 19, 0));
    use(any);
    expect([influenceIn(any.state, borough(9), 0), any.state.recycling[0], any.state.phase]).toEqual([0, 1, 1]);
  });

  test("VR-R85 all Influence of a borough goes", () => {
    const table = acting((state, engine, { player }) => WIPING.begin(state, engine, player, 2));
    table.edit(table.state, influence(1, 0, 3), influence(2, 0, 1), influence(3, 0, 2), set("reserve", 14, 0));
    use(table);
    table.act(table.state, "give up", { borough: borough(1) });
    table.act(table.state, "give up", { borough: borough(3) });
    expect([table.state.recycling[0], influenceIn(table.state, borough(2), 0)]).toEqual([5, 1]);
  });

  test("VR-R22 the Server here goes to where its conditions hold for its owner", () => {
    const table = acting((state, engine, { player }) => MOVING_SERVER.begin(state, engine, player, 1));
    table.edit(
      table.state,
      set("server", 1, borough(9)),
      set("servers", 6, 1),
      influence(10, 1, 1),
      influence(8, 1, 1),
      set("reserve", 18, 1),
    );
    use(table);
    expect(where(table)).toEqual([8, 10]);
    table.act(table.state, "move to", { borough: borough(8) });
    expect([table.state.server[borough(9)], table.state.server[borough(8)]]).toEqual([-1, 1]);
  });

  test("VR-R26, VR-R27 Corruption is given, and exchanged after a look that is remembered", () => {
    const exchange = acting((state, engine, { player }) => EXCHANGING.begin(state, engine, player, 1));
    const deck = cardsIn(exchange.state, CORRUPTION_DECK);
    const [mine = -1, theirs = -1, kept = -1] = deck;
    exchange.edit(exchange.state, move(mine, CORRUPTION), move(theirs, CORRUPTION + 1), move(kept, CORRUPTION + 1));
    use(exchange);
    exchange.act(exchange.state, "take", { card: theirs });
    exchange.act(exchange.state, "give", { card: mine });
    expect([cardsIn(exchange.state, CORRUPTION), [...cardsIn(exchange.state, CORRUPTION + 1)].sort()]).toEqual([
      [theirs],
      [kept, mine].sort(),
    ]);
    expect([exchange.state.seen[kept], exchange.state.seen[mine]]).toEqual([3, 3]);
    const give = acting((state, engine, { player }) => GIVING.begin(state, engine, player, 1, 1));
    expect(give.kinds(use(give))).toContain("end turn");
  });

  test("VR-R25 an Immunity is stolen from whoever has a Director near", () => {
    const table = acting((state, engine, { player }) => STEALING.begin(state, engine, player, 1, HERE_OR_ADJACENT));
    table.edit(table.state, set("directors", 1, borough(10) * 4 + 1), set("directorsLeft", 2, 1));
    expect(use(table).immunity).toEqual([2, 0]);
    const far = acting((state, engine, { player }) => STEALING.begin(state, engine, player, 1, HERE_OR_ADJACENT));
    expect(use(far).immunity).toEqual([1, 1]);
  });

  test("VR-R71 a bonus action that is not legal is lost; one that is takes no phase (VR-R91)", () => {
    const work = acting((state, engine, { player }) => engine.call(state, BONUS, player, WORK, 0));
    expect([use(work).credits[0], work.state.phase]).toEqual([15, 1]);
    const recruit = acting((state, engine, { player }) => engine.call(state, BONUS, player, RECRUIT, 1));
    recruit.edit(recruit.state, set("credits", 0, 0));
    expect(recruit.kinds(use(recruit))).toContain("end turn");
  });
});
