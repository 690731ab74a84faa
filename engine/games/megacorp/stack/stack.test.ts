/** The stack with the shipped cards: the rulebook's examples, and what is cancelled, lost, aimed at and done at once (MC-14, MC-E14 to MC-E17, MC-E27 to MC-E30). */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { at } from "../../../kernel/state.ts";
import { stackOf } from "../../../language/index.ts";
import { CARDS, card, HOME, type Lying, type Table, type TableOptions, table, texted } from "../megacorp.test-support.ts";
import { hasKeyword, scoreOf } from "../state/characteristics.ts";

const TEXTS = [
  card("Ruin", { kind: "event", text: "Deal 20 BQ damage to target Business." }),
  card("Either", { kind: "event", text: "Choose one: destroy target character; or cancel target event." }),
  card("Some", { kind: "event", text: "Destroy up to 2 target characters an opponent controls." }),
];
const cards = [
  ...TEXTS,
  ...CARDS,
  card("Till", { kind: "location", scores: { BQ: 2 }, text: "Pay XM: Gain X IQ." }),
  ...loadContent().content.megacorp.cards,
];
const content = texted(cards);
const POOL = { IQ: 6, EQ: 6, MQ: 6, BQ: 6 };
const PILES = { main: ["Clerk", "Clerk", "Clerk", "Clerk"], resources: ["Consumer"], pool: POOL, money: 20 };
type Seat = TableOptions["seats"][number];

const start = (mine: Seat, theirs: Seat = {}, stand = "buy phase"): Table =>
  table({
    cards,
    content,
    seats: [
      { ...PILES, ...mine },
      { ...PILES, ...theirs },
    ],
    stand,
    asksPriority: true,
  });
const home = (...more: Lying[]): readonly Lying[] => [...HOME, ...more];

/** An action as people say it: "play Psionic Scream", "target Boss of 1", "deploy Tool 0 1 0". */
const wordsOf = (t: Table, action: Readonly<Record<string, number | string>>): string =>
  Object.entries(action)
    .map(([name, value]) => {
      if (name === "card" || name === "host") return `${t.name(Number(value))} of ${at(t.state.owner, Number(value))}`;
      return name === "design" ? at(cards, Number(value)).name : `${value}`;
    })
    .join(" ");

/** Takes the first action that begins as is said, one after the other. */
function play(t: Table, ...said: string[]): Table {
  for (const words of said) {
    const found = t.offered().find((action) => wordsOf(t, action).startsWith(words));
    if (!found)
      throw new Error(
        `"${words}" is not on offer to ${t.asked?.player}, but ${t
          .offered()
          .map((action) => wordsOf(t, action))
          .join("; ")}`,
      );
    const { kind, ...about } = found;
    t.act(kind, about);
  }
  return t;
}

const waiting = (t: Table): string[] => stackOf(t.state).map(({ source }) => t.name(source));
const cardOf = (t: Table, name: string, owner: number): number => t.card(name, (id) => t.state.owner[id] === owner);
const damageOn = (t: Table, name: string, owner: number): number[] =>
  [t.state.damageIQ, t.state.damageEQ, t.state.damageMQ, t.state.damageBQ].map((list) => at(list, cardOf(t, name, owner)));
const SCREAM = ["play Psionic Scream of 1"];

describe("Responses (MC-14.2 to MC-14.6)", () => {
  const searching = () =>
    play(
      start(
        { network: home({ card: "Illithis, Gnost Prophet", at: [1, 0] }) },
        { hand: ["Psionic Scream"], network: home({ card: "Tool", at: [1, 0] }) },
      ),
      "use Illithis",
    );

  test("MC-E16 an ability whose source is destroyed in response is cancelled; what it cost stays paid", () => {
    const t = searching();
    expect(waiting(t)).toEqual(["Illithis, Gnost Prophet"]);
    play(t, "pass", ...SCREAM, "target Illithis, Gnost Prophet of 0", "deploy Psionic Scream of 1 1 0 -1");
    expect(waiting(t)).toEqual(["Illithis, Gnost Prophet", "Psionic Scream"]);
    play(t, "pass", "pass");
    expect(t.market(0)).toEqual(["Illithis, Gnost Prophet"]);
    expect(waiting(t)).toEqual([]);
    expect(t.state.money[0]).toBe(19);
  });

  test("without a response it is carried out when both have passed", () => {
    const t = searching();
    expect(t.hand(0)).toEqual([]);
    play(t, "pass", "pass", "none");
    expect(waiting(t)).toEqual([]);
    expect(t.asked?.kind).toBe("priority");
  });

  test("MC-E15 DISASTER LEVEL comes before the effect; a response is carried out first; Tidal Wave goes to the bottom", () => {
    const t = start(
      { hand: ["Tidal Wave"], network: home({ card: "Depot", at: [1, 0] }), market: ["Tool"] },
      { market: ["Stock Market Crash"] },
    );
    play(t, "play Tidal Wave", "deploy Tidal Wave of 0 0 0 -1");
    // MC-G16: the other player searches, at once; the effect waits already.
    expect([t.asked?.player, t.asked?.kind]).toEqual([1, "may"]);
    play(t, "do", "find Stock Market Crash");
    expect(t.hand(1)).toEqual(["Stock Market Crash"]);
    play(t, "pass", "play Stock Market Crash", "deploy Stock Market Crash of 1 1 0 -1", "pass", "pass");
    expect([t.state.money[0], t.state.money[1]]).toEqual([11, 14]);
    expect(t.network(0)).toContain("Depot");
    play(t, "pass", "pass");
    expect(t.market(0)).toEqual(["Tidal Wave", "Tool", "Depot"]);
  });

  test("MC-E17 an Event that is destroyed in response goes to the top of its owner's market, and its effect is cancelled", () => {
    const t = start({ hand: ["Tidal Wave"], network: home({ card: "Depot", at: [1, 0] }), market: ["Tool"] }, { hand: ["Psionic Scream"] });
    play(t, "play Tidal Wave", "deploy Tidal Wave of 0 0 0 -1", "decline", "pass", ...SCREAM);
    play(t, "target Tidal Wave of 0", "deploy Psionic Scream of 1 1 0 -1", "pass", "pass");
    expect(t.market(0)).toEqual(["Tool", "Tidal Wave"]);
    expect(waiting(t)).toEqual([]);
    expect(t.network(0)).toContain("Depot");
  });

  test("MC-E14 an attack on a space that its card was moved away from is nullified; the attacker stays engaged", () => {
    const t = start(
      { network: home({ card: "Brute", at: [1, 0] }) },
      { hand: ["Displacement"], network: home({ card: "Clerk", at: [1, 0] }) },
      "challenge phase",
    );
    play(t, "pass", "pass", "attack Brute", "space Clerk of 1", "trait BQ", "pass");
    play(t, "play Displacement", "target Clerk of 1", "deploy Displacement of 1 1 0 -1", "pass", "pass", "move Clerk of 1 -1 0");
    play(t, "pass", "pass");
    expect(t.state.engaged[cardOf(t, "Brute", 0)]).toBe(1);
    expect(t.network(1)).toContain("Clerk");
    expect(t.state.attacks[cardOf(t, "Brute", 0)]).toBe(1);
  });

  test("MC-R78 a source that leaves as its own cost cancels nothing", () => {
    const t = play(start({ network: home({ card: "Freelance Courier", at: [1, 0] }) }), "use Freelance Courier");
    expect(t.market(0)).toEqual(["Freelance Courier"]);
    play(t, "pass", "pass");
    expect(t.hand(0)).toEqual(["Clerk"]);
  });
});

describe("Cancelling (MC-G7)", () => {
  test("a cancelled Event is destroyed", () => {
    const t = start({ hand: ["Growth Spurt"], network: home({ card: "Harrow Hound", at: [1, 0] }) }, { hand: ["Word of Denial"] });
    play(t, "play Growth Spurt", "deploy Growth Spurt of 0 0 0 -1", "pass", "play Word of Denial", "deploy Word of Denial of 1 1 0 -1");
    expect(waiting(t)).toEqual(["Growth Spurt", "Word of Denial"]);
    play(t, "pass", "pass");
    expect(t.market(0)).toEqual(["Growth Spurt"]);
    expect(scoreOf(t.state, t.engine, cardOf(t, "Harrow Hound", 0), 3)).toBe(3);
  });

  test("the source of a cancelled ability is not; without anything to cancel it cannot be played", () => {
    const t = start(
      { network: home({ card: "Tool", at: [1, 0] }, { card: "Rail Carbine", at: [-1, 0] }) },
      { hand: ["Emergency Patch"], network: home({ card: "Clerk", at: [1, 0] }) },
    );
    play(t, "pass");
    expect(t.why("play", { card: cardOf(t, "Emergency Patch", 1) })).toEqual(["There is no target ability (MC-14.10)"]);
    play(t, "pass", "pass", "pass");
    const again = start(
      { network: home({ card: "Rail Carbine", at: [-1, 0] }) },
      { hand: ["Emergency Patch"], network: home({ card: "Clerk", at: [1, 0] }) },
    );
    play(again, "use Rail Carbine", "target Clerk of 1", "pass", "play Emergency Patch", "deploy Emergency Patch of 1 1 0 -1");
    play(again, "pass", "pass");
    expect(waiting(again)).toEqual([]);
    expect(again.network(0)).toContain("Rail Carbine");
    expect(again.network(1)).toContain("Clerk");
    expect(again.state.money[0]).toBe(19);
  });
});

describe("Targets are spaces (MC-14.10, MC-R81)", () => {
  const aimed = (hand: string, theirs: readonly Lying[]) =>
    start(
      { network: home({ card: "Rail Carbine", at: [-1, 0] }) },
      { hand: [hand], network: home({ card: "Clerk", at: [1, 0] }, ...theirs) },
    );

  test("a target that was moved away is not hit, and the Event stays in its slot", () => {
    const t = aimed("Displacement", []);
    play(t, "use Rail Carbine", "target Clerk of 1", "pass");
    play(t, "play Displacement", "target Clerk of 1", "deploy Displacement of 1 1 0 -1", "pass", "pass", "move Clerk of 1 -1 0");
    play(t, "pass", "pass");
    expect(t.network(1)).toContain("Clerk");
    expect(waiting(t)).toEqual([]);
  });

  test("another legal card that lies there then is hit", () => {
    const t = aimed("Exchange of Places", [{ card: "Gnost Cleric", at: [-1, 0] }]);
    play(t, "use Rail Carbine", "target Clerk of 1", "pass");
    // An opponent's network, as the second player sees it, is the first player's: nothing of the own can be exchanged.
    expect(t.offered("play")).not.toEqual([]);
    play(t, "pass");
    const other = start(
      { network: home({ card: "Rail Carbine", at: [-1, 0] }), hand: ["Exchange of Places"] },
      { network: home({ card: "Clerk", at: [1, 0] }, { card: "Gnost Cleric", at: [-1, 0] }) },
    );
    play(other, "use Rail Carbine", "target Clerk of 1", "play Exchange of Places", "target Clerk of 1", "target Gnost Cleric of 1");
    play(other, "deploy Exchange of Places of 0 0 0 -1", "pass", "pass", "pass", "pass");
    expect(other.market(1)).toEqual(["Gnost Cleric"]);
    expect(other.network(1)).toContain("Clerk");
  });

  test("CAMOUFLAGE keeps a card from being a target; a player is one only as the words say", () => {
    const t = start(
      { hand: ["Psionic Scream", "Hostile Audit"] },
      { money: 5, network: home({ card: "Marsh Stalker", at: [1, 0] }, { card: "Tidal Wave", at: [1, 1] }) },
    );
    expect(t.why("play", { card: cardOf(t, "Hostile Audit", 0) })).toEqual(["There is no target opponent with 8M or more (MC-14.10)"]);
    play(t, "play Psionic Scream");
    expect(t.offered("target").map((action) => wordsOf(t, action))).not.toContain("target Marsh Stalker of 1");
  });
});

describe("What is named on announcement (MC-14.3)", () => {
  test("a mode that has its targets", () => {
    const t = start({ hand: ["Either"] }, { network: home({ card: "Clerk", at: [1, 0] }) });
    play(t, "play Either");
    // There is no event to cancel: only the other mode can be meant.
    expect(t.offered().map((action) => wordsOf(t, action))).toEqual(["target Boss of 0", "target Boss of 1", "target Clerk of 1"]);
  });

  test("as many targets as are wanted, each once", () => {
    const t = start({ hand: ["Some"] }, { network: home({ card: "Clerk", at: [1, 0] }, { card: "Gnost Cleric", at: [-1, 0] }) });
    play(t, "play Some", "target Clerk of 1", "target Gnost Cleric of 1", "deploy Some of 0 0 1 0", "pass", "pass");
    expect(t.market(1)).toEqual(["Clerk", "Gnost Cleric"]);
    const none = start({ hand: ["Some"] });
    play(none, "play Some", "done", "deploy Some of 0 0 1 0", "pass", "pass");
    expect([none.market(0), none.market(1)]).toEqual([[], []]);
  });

  test("“that network” is the one of the first target, with three players too", () => {
    const t = table({
      cards,
      content,
      seats: [
        { ...PILES, hand: ["Exchange of Places"] },
        { ...PILES, network: home({ card: "Clerk", at: [1, 0] }) },
        { ...PILES, network: home({ card: "Tool", at: [1, 0] }) },
      ],
      asksPriority: true,
    });
    play(t, "play Exchange of Places", "target Clerk of 1");
    expect(t.offered().map((action) => wordsOf(t, action))).toEqual(["target Tower of 1", "target Boss of 1"]);
    play(t, "target Boss of 1", "deploy Exchange of Places of 0 0 1 0", "pass", "pass", "pass");
    expect([t.state.x[cardOf(t, "Clerk", 1)], t.state.y[cardOf(t, "Clerk", 1)]]).toEqual([0, 1]);
  });
});

describe("What happens at once (MC-14.8)", () => {
  test("MC-E28 MUTATION fetches a card under the one that was deployed", () => {
    const t = start({ hand: ["Incarnate Hierarch"], main: ["Clerk", "Gallian Lineage", "Clerk"] });
    play(t, "buy Incarnate Hierarch", "deploy Incarnate Hierarch of 0 0 1 0", "do", "find Gallian Lineage");
    const hierarch = cardOf(t, "Incarnate Hierarch", 0);
    expect(t.state.host[cardOf(t, "Gallian Lineage", 0)]).toBe(hierarch + 1);
    expect(hasKeyword(t.state, t.engine, hierarch, "initiative")).toBe(true);
    expect(scoreOf(t.state, t.engine, hierarch, 1)).toBe(3);
    expect(waiting(t)).toEqual([]);
    expect(t.asked?.kind).toBe("priority");
  });

  test("MC-E27 DEAD DROP deploys any number of equipment within its sum, free", () => {
    const t = start({ hand: ["Quartermaster Prime"], main: ["Rail Carbine", "Rail Carbine", "Cheap Revolver", "Clerk"] });
    play(t, "buy Quartermaster Prime", "deploy Quartermaster Prime of 0 0 1 0", "do", "find Rail Carbine", "find Rail Carbine");
    // 3M + 3M leave 1M.
    expect(t.offered().map((action) => wordsOf(t, action))).toEqual(["find Cheap Revolver", "none"]);
    play(t, "find Cheap Revolver", "none");
    while (t.asked?.kind === "deploy") t.act(at(t.offered(), 0).kind, withoutKind(at(t.offered(), 0)));
    expect(t.network(0).filter((name) => name === "Rail Carbine" || name === "Cheap Revolver").length).toBe(3);
    expect(t.state.money[0]).toBe(15);
  });

  test("MC-E29 DISRUPTOR costs money for damage that was dealt to the Business, and none where it was blocked", () => {
    const attacked = (more: readonly Lying[], ...then: string[]) =>
      play(
        start({ network: home({ card: "Repo Agent", at: [1, 0] }) }, { network: home(...more) }, "challenge phase"),
        ...["pass", "pass", "attack Repo Agent", "space Tower of 1", "trait IQ", "pass", "pass", ...then, "pass", "pass"],
      );
    const free = attacked([], "done");
    expect([damageOn(free, "Tower", 1), free.state.money[1]]).toEqual([[2, 0, 0, 0], 18]);
    const blocked = attacked(
      [
        { card: "Tool", at: [1, 0] },
        { card: "Illithis, Gnost Prophet", at: [0, -1] },
      ],
      "block Illithis",
    );
    play(blocked, "done", "pass", "pass");
    expect(damageOn(blocked, "Tower", 1)).toEqual([0, 0, 0, 0]);
    expect(blocked.state.money[1]).toBe(20);
  });
});

const withoutKind = ({ kind: _, ...about }: Readonly<Record<string, number | string>>): Readonly<Record<string, number | string>> => about;

describe("Abilities (MC-14.3)", () => {
  test("MC-E30 REGENERATE as an ability resets a card, and protects it from nothing later", () => {
    const t = start(
      { network: home({ card: "Tusk Bouncer", at: [1, 0], damage: { BQ: 2 } }) },
      { hand: ["Hired Arson", "Contract Killing"], money: 20 },
    );
    play(t, "use Tusk Bouncer", "pass", "pass");
    expect(damageOn(t, "Tusk Bouncer", 0)).toEqual([0, 0, 0, 0]);
    expect(t.state.poolBQ[0]).toBe(4);
    expect(t.why("use", { card: cardOf(t, "Tusk Bouncer", 0), ability: 1 })).toEqual([
      "It has no damage and no score change this turn to remove (MC-G36)",
    ]);
    play(t, "pass", "play Contract Killing", "deploy Contract Killing of 1 1 0 -1", "pass", "pass");
    // It is asked for each destruction anew.
    expect([t.asked?.player, t.asked?.kind]).toEqual([0, "replacement"]);
    play(t, "leave");
    expect(t.market(0)).toEqual(["Tusk Bouncer"]);
  });

  test("DEVELOPMENT engages a character and puts a counter on (MC-G15, MC-E22)", () => {
    const t = start({ network: home({ card: "Ring Road Extension", at: [1, 0] }) });
    play(t, "use Ring Road Extension");
    expect(t.state.engaged[cardOf(t, "Boss", 0)]).toBe(1);
    expect(t.state.counters[cardOf(t, "Ring Road Extension", 0)]).toBe(0);
    play(t, "pass", "pass");
    expect(t.state.counters[cardOf(t, "Ring Road Extension", 0)]).toBe(1);
  });

  test("MC-R121 a card that a cost engages is not engaged for another cost, and the one that is left over is named", () => {
    const pelham = "Pelham Achterberg, Chief Actuary";
    const tired: Lying[] = HOME.map((one) => ({ ...one, engaged: true }));
    const why = (...more: Lying[]) => {
      const t = start({ network: [...tired, { card: pelham, at: [1, 0] }, ...more], pool: { IQ: 1 } }, { money: 5 });
      return t.why("use", { card: cardOf(t, pelham, 0), ability: 1 });
    };
    // Pelham's own 4 IQ would do.
    const missing = "You cannot pay 3 IQ now: when you engage this, it takes 2 more IQ, and the cards you can engage give";
    expect(why()).toEqual([`${missing} 0 (MC-R121)`]);
    expect(why({ card: "Depot", at: [2, 0] })).toEqual([`${missing} 1 (MC-R121)`]);
    expect(why({ card: "Clerk", at: [2, 0] })).toEqual([]);
  });

  /** Why an ability with these costs cannot be used. */
  const cost = (costs: string, seat: Seat) => {
    const all = [...cards, card("Desk", { kind: "location", scores: { BQ: 2 }, text: `${costs}: Draw 1 card.` })];
    const tired: Lying[] = HOME.map((one) => ({ ...one, engaged: true }));
    const network: Lying[] = [...tired, { card: "Desk", at: [1, 0] }, ...(seat.network ?? [])];
    const t = table({ cards: all, content: texted(all), seats: [{ ...PILES, ...seat, network }, PILES], asksPriority: true });
    return t.why("use", { card: cardOf(t, "Desk", 0), ability: 1 });
  };

  test("what is missing for a cost is counted", () => {
    expect(cost("Pay 1M", { money: 0 })).toEqual(["You cannot pay 1M now: you have 0M (MC-14.3)"]);
    expect(cost("Pay 2 IQ", { pool: { IQ: 1 } })).toEqual([
      "You cannot pay 2 IQ now: it takes 1 more IQ, and the cards you can engage give 0 (MC-7.3)",
    ]);
    expect(cost("Pay 1 IQ, pay 3 BQ", { pool: { IQ: 1 } })).toEqual([
      "You cannot pay 1 IQ and pay 3 BQ now: it takes 3 more BQ, and the cards you can engage give 2 (MC-7.3)",
    ]);
    expect(cost("Remove 2 development counters from this", {})).toEqual([
      "You cannot remove 2 development counters from this now: it has 0 development counters (MC-16.5)",
    ]);
    expect(cost("Engage a card you control, pay 2 BQ", { pool: {} })).toEqual([
      "You cannot pay 2 BQ now: when you engage a card you control, it takes 2 more BQ, and the cards you can engage give 0 (MC-R121)",
    ]);
    // Which of two it is nobody has said.
    expect(cost("Engage a card you control, pay 3 BQ", { pool: {}, network: [{ card: "Clerk", at: [2, 0] }] })).toEqual([
      "You cannot pay 3 BQ now: when you engage a card you control, you do not have enough left (MC-14.3)",
    ]);
  });

  test("once per turn, counted for each object", () => {
    const t = start(
      { network: home({ card: "Heracles, Senior Counsel", at: [1, 0] }) },
      { network: home({ card: "Clerk", at: [1, 0] }, { card: "Tool", at: [-1, 0] }) },
    );
    play(t, "use Heracles", "target Clerk of 1");
    expect(t.why("use", { card: cardOf(t, "Heracles, Senior Counsel", 0), ability: 1 })).toEqual([
      "It was already used this turn: its limit is once per turn (a card's text)",
    ]);
    expect(cost("During combat, pay 1M", {})).toEqual(["You can use it only during combat (a card's text)"]);
  });

  test("a target that does not fit is told what it has instead", () => {
    const wanted = (what: string, name: string) => {
      const all = [...cards, card("Desk", { kind: "location", text: `Pay 1M: Destroy target card with ${what}.` })];
      const network = home({ card: "Desk", at: [1, 0] }, { card: "Clerk", at: [2, 0] }, { card: "Tool", at: [3, 0] });
      const t = table({ cards: all, content: texted(all), seats: [{ ...PILES, network }, PILES], asksPriority: true });
      t.act("use", { card: t.card("Desk"), ability: 1 });
      return t.why("target", { card: cardOf(t, name, 0) });
    };
    expect(wanted("BQ 2 or less", "Boss")).toEqual(["Its BQ is 4, not 2 or less (MC-1.9)"]);
    expect(wanted("MQ 1 or more", "Clerk")).toEqual(["It has no MQ (MC-1.9)"]);
    expect(wanted("no MQ", "Boss")).toEqual(["Its MQ is 1 (MC-1.7)"]);
    expect(wanted("valuation 2M or less", "Boss")).toEqual(["Its valuation is 6M, not 2M or less (MC-R33)"]);
    expect(wanted("valuation 6M or more", "Clerk")).toEqual(["Its valuation is 2M, not 6M or more (MC-R33)"]);
  });

  test("X is said when it is announced, up to what can be paid", () => {
    const t = start({ network: home({ card: "Till", at: [1, 0] }), money: 3 });
    play(t, "use Till");
    expect(t.offered().map((action) => wordsOf(t, action))).toEqual(["number 1", "number 2", "number 3"]);
    play(t, "number 2", "pass", "pass");
    expect([t.state.money[0], t.state.poolIQ[0]]).toEqual([1, 8]);
    play(t, "use Till", "pass", "pass");
    expect(t.why("use", { card: cardOf(t, "Till", 0), ability: 1 })).toEqual(["You cannot pay XM now: you have 0M (MC-14.3)"]);
  });

  test("the text of a BOND card works from under its host, for the host's controller (MC-R87)", () => {
    const t = start(
      { network: home({ card: "Clerk", at: [1, 0] }, { card: "Magellan Reliquary", under: "Clerk" }) },
      { network: home({ card: "Gnost Cleric", at: [1, 0] }) },
    );
    play(t, "use Magellan Reliquary", "target Gnost Cleric of 1");
    expect(t.state.engaged[cardOf(t, "Clerk", 0)]).toBe(1);
    play(t, "pass", "pass");
    expect(t.market(1)).toEqual(["Gnost Cleric"]);
  });
});

describe("Triggered abilities (MC-14.9)", () => {
  test("go onto the stack when somebody is to get priority, above what they answer", () => {
    const t = start(
      { hand: ["Growth Spurt"], network: home({ card: "Harrow Hound", at: [1, 0] }) },
      { network: home({ card: "Con Artist", at: [1, 0] }) },
    );
    play(t, "play Growth Spurt", "deploy Growth Spurt of 0 0 0 -1");
    expect(waiting(t)).toEqual(["Growth Spurt", "Con Artist"]);
    play(t, "pass", "pass");
    expect(t.state.money[1]).toBe(21);
    expect(waiting(t)).toEqual(["Growth Spurt"]);
  });

  test("MC-R124 the turn player's first, so the other's are carried out first", () => {
    const t = start(
      { hand: ["Pandemic"], network: home({ card: "Kurzwel Cultist", at: [1, 0] }) },
      { network: home({ card: "Compulsive Customers", at: [1, 0] }) },
    );
    play(t, "play Pandemic", "deploy Pandemic of 0 0 0 -1", "pass", "pass");
    expect(waiting(t)).toEqual(["Kurzwel Cultist", "Compulsive Customers"]);
  });

  test("MC-R78 by the very event that triggers it a source may leave; and who names targets does so then", () => {
    const t = start(
      { network: home({ card: "Rail Carbine", at: [-1, 0] }) },
      { network: home({ card: "Martyr of the Ninth Cell", at: [1, 0] }) },
    );
    play(t, "use Rail Carbine", "target Martyr of the Ninth Cell of 1", "pass", "pass");
    expect([t.asked?.player, t.asked?.kind]).toEqual([1, "target"]);
    play(t, "target Boss of 0");
    expect(waiting(t)).toEqual(["Martyr of the Ninth Cell"]);
    play(t, "pass", "pass");
    expect(t.market(0)).toEqual(["Boss"]);
  });

  test("MC-R125 what a PERMANENT Event says begins when its effect has been carried out", () => {
    const t = start(
      { hand: ["Vow of Silence"] },
      { hand: ["Psionic Scream", "Psionic Scream"], main: ["Clerk", "Tool", "Clerk", "Tool", "Brute", "Brute"] },
    );
    play(t, "play Vow of Silence", "deploy Vow of Silence of 0 0 0 -1", "pass");
    play(t, "play Psionic Scream", "target Boss of 1", "deploy Psionic Scream of 1 1 0 -1");
    expect(waiting(t)).toEqual(["Vow of Silence", "Psionic Scream"]);
    play(t, "pass", "pass", "pass", "pass");
    play(t, "pass", "play Psionic Scream", "target Tower of 0", "deploy Psionic Scream of 1 1");
    expect(waiting(t)).toEqual(["Psionic Scream", "Vow of Silence"]);
    play(t, "pass", "pass");
    expect(t.market(1).slice(-2)).toEqual(["Brute", "Brute"]);
  });
});

test("MC-R103 what a player who is out had on the stack is gone", () => {
  const seat = { ...PILES, network: home({ card: "Rail Carbine", at: [1, 0] }) };
  const t = table({ cards, content, seats: [{ ...PILES, hand: ["Ruin"] }, seat, seat], asksPriority: true });
  play(t, "pass", "use Rail Carbine of 1", "target Boss of 0", "pass", "use Rail Carbine of 2", "target Boss of 0", "pass");
  play(t, "play Ruin", "target Tower of 1", "deploy Ruin of 0 0 1 0", "pass", "pass", "pass");
  expect(t.state.lost).toEqual([0, 1, 0]);
  expect(stackOf(t.state).map(({ controller }) => controller)).toEqual([2]);
});

test("a keyword that a text gives acts by its definition: DEMOLISHER from Breaching Cannon (MC-G13)", () => {
  const t = start(
    { network: home({ card: "Breaching Cannon", at: [1, 0] }, { card: "Clerk", at: [1, 1] }) },
    {
      network: [
        { card: "Tower", at: [0, 0] },
        { card: "Depot", at: [1, 0] },
      ],
    },
    "challenge phase",
  );
  expect(hasKeyword(t.state, t.engine, cardOf(t, "Clerk", 0), "demolisher")).toBe(true);
  play(t, "pass", "pass", "attack Clerk", "space Depot of 1", "trait BQ", "pass", "pass");
  while (t.asked?.kind === "block") play(t, "done");
  play(t, "pass", "pass");
  expect(t.market(1)).toEqual(["Depot"]);
});
