/** Chapter 1.13: texts are carried out as they are printed, those of the shipped cards and new ones that a designer might write. */
import { describe, expect, test } from "vitest";
import type { Card } from "../../../cards/card.ts";
import type { Action } from "../../../kernel/choice.ts";
import type { Change } from "../../../kernel/edit.ts";
import { runLaws } from "../../../kernel/laws.ts";
import { at } from "../../../kernel/state.ts";
import type { DraftCard } from "../../game.ts";
import { openPlayable } from "../../open-playable.ts";
import type { SanState } from "../layout.ts";
import { cardsAt, place, SAN_CARDS, SAN_KEYWORDS, type San } from "../san.test-support.ts";
import { STANDARD } from "../setup/options.ts";

/** San in which the Payroll Drone, an Equipment of Revenue 3 without a text, has one; and the Packet Thief another. */
function rewritten(text: string, other = "Gain 2 Hacking."): readonly Card[] {
  const texts: Readonly<Record<string, string>> = { "Payroll Drone": text, "Packet Thief": other };
  return SAN_CARDS.map((card) => (card.name in texts ? { ...card, text: texts[card.name] ?? "" } : card));
}

class Table {
  readonly game: San;
  readonly state: SanState;
  readonly me: number;

  constructor(cards: readonly Card[], seed = 3) {
    const opened = openPlayable("san", { cards, keywords: SAN_KEYWORDS });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    this.game = opened.value.game as San;
    this.state = this.game.start({ seed }, STANDARD);
    this.me = this.state.active;
  }

  /** A copy of a card, wherever it lies; the n-th. */
  card(name: string, n = 0): number {
    const found = this.state.card.flatMap((design, id) => {
      const lies = this.state.owner[id] === this.me || cardsAt(this.state, "supply").includes(id);
      return this.game.cardName(design) === name && lies ? [id] : [];
    });
    return at(found, n);
  }
  edit(...changes: Change[]): void {
    const done = this.game.edit(this.state, changes);
    if (!done.ok) throw new Error(done.error.message);
  }
  /** Puts a card into the hand and plays it. */
  play(name: string, n = 0): number {
    const card = this.hold(name, n);
    this.act("play", { card });
    return card;
  }
  hold(name: string, n = 0): number {
    const card = this.card(name, n);
    if (this.state.zone[card] !== place("hand", this.me))
      this.edit({ kind: "show", card, player: -1 }, { kind: "move", card, place: place("hand", this.me) });
    return card;
  }
  act(kind: string, about: Readonly<Record<string, number>> = {}): void {
    const action = this.actions(kind).find((one) => Object.entries(about).every(([name, value]) => one[name] === value));
    if (!action) throw new Error(`${kind} ${JSON.stringify(about)} is not on offer: ${JSON.stringify(this.actions())}`);
    this.game.apply(this.state, action);
  }
  actions(kind?: string): Action[] {
    return (this.game.decision(this.state)?.actions.all() ?? []).filter((action) => kind === undefined || action.kind === kind);
  }
  mine(zone: Parameters<typeof cardsAt>[1]): readonly number[] {
    return cardsAt(this.state, zone, this.me);
  }
}

describe("The shipped texts", () => {
  test("Multipliers count earlier and later cards, and stack (SAN-E14)", () => {
    const table = new Table(SAN_CARDS);
    table.play("Syndicate Broker");
    table.play("Syndicate Broker", 1);
    expect(table.state.corruption).toBe(6);
    table.play("Bagman");
    expect(table.state.corruption).toBe(6 + 1 + 2);
  });

  test("a copier becomes what it copies, and a Multiplier sees it (SAN-13.3)", () => {
    const table = new Table(SAN_CARDS);
    const thief = table.play("Swarm Operator");
    expect(table.state.hacking).toBe(2);
    const mask = table.play("Mirror Mask");
    table.act("copy", { card: thief });
    expect(table.state.hacking).toBe(2 + 1 + 1 + 2);
    expect([table.state.became[mask], table.state.revenue]).toEqual([at(table.state.card, thief) + 1, 1]);
  });

  test("a copied Single use marks the River card, which goes to the box (SAN-E11)", () => {
    const table = new Table(SAN_CARDS);
    const kit = table.card("Burner Kit");
    const first = place("river", 0, 0);
    const old = at(cardsAt(table.state, "river", 0, 0), 0);
    table.edit(
      { kind: "move", card: old, place: place("box") },
      { kind: "show", card: kit, player: -1 },
      { kind: "move", card: kit, place: first },
    );
    const lens = table.play("Surveillance Lens");
    table.act("copy", { card: kit });
    expect([table.state.corruption, table.state.propaganda, table.state.hacking]).toEqual([2, 2, 2]);
    expect(table.state.marked[kit]).toBe(1);
    table.act("end play");
    if (table.actions("end buy").length > 0 && table.state.active === table.me) table.act("end buy");
    expect(table.state.zone[kit]).toBe(place("box"));
    expect(table.state.zone[lens]).toBe(place("discard", table.me));
    expect(cardsAt(table.state, "river", 0, 0)).toHaveLength(1);
  });

  test("optional effects are taken one at a time or left (SAN-R34)", () => {
    const table = new Table(SAN_CARDS);
    table.play("Neural Uplink");
    const hand = table.mine("hand").length;
    table.act("draw");
    expect(table.mine("hand")).toHaveLength(hand + 1);
    table.act("decline");
    expect(table.mine("hand")).toHaveLength(hand + 1);
  });
});

describe("New texts", () => {
  test("what is true while a card lies in play: cheaper crossing, a larger hand", () => {
    const table = new Table(rewritten("Each River card costs 2 less to cross.\nYour hand size is 1 larger."));
    const front = at(cardsAt(table.state, "river", 0, table.me === 0 ? 0 : 5), 0);
    const reason = () => table.game.why(table.state, table.me, { kind: "cross", card: front })[0]?.reasons.join() ?? "";
    const before = Number(/costs (\d)/.exec(reason())?.[1]);
    table.play("Payroll Drone");
    expect(Number(/costs (\d)/.exec(reason())?.[1])).toBe(before - 2);
    table.act("end play");
    if (table.state.active === table.me) table.act("end buy");
    expect(table.mine("hand")).toHaveLength(7);
    expect(table.mine("play area")).toEqual([]);
  });

  test("what hears an event: crossing draws", () => {
    const table = new Table(rewritten("Whenever you cross a card, draw 1 card."));
    table.play("Payroll Drone");
    const hand = table.mine("hand").length;
    table.edit({ kind: "set", field: "propaganda", value: 9 });
    table.act("cross");
    expect(table.mine("hand")).toHaveLength(hand + 1);
  });

  test("at the end of the turn, while the card still lies there", () => {
    const table = new Table(rewritten("At the end of your turn, destroy 1 card from your hand."));
    table.play("Payroll Drone");
    table.act("end play");
    if (table.actions("end buy").length > 0) table.act("end buy");
    const box = cardsAt(table.state, "box").length;
    table.game.applyAt(table.state, 0);
    expect(cardsAt(table.state, "box")).toHaveLength(box + 1);
    expect(table.mine("hand")).toHaveLength(6);
  });

  test("an ability with a cost and a limit", () => {
    const table = new Table(rewritten("Once per turn, discard 1 card: Gain 3 Hacking."));
    const card = table.play("Payroll Drone");
    const discards = table.mine("discard").length;
    table.act("use");
    table.game.applyAt(table.state, 0);
    expect([table.state.hacking, table.mine("discard").length]).toEqual([3, discards + 1]);
    expect(table.actions("use")).toEqual([]);
    expect(table.game.why(table.state, table.me, { kind: "use", card, ability: 1 })).toEqual([
      { verb: "use", reasons: ["It was already used this turn: its limit is once per turn (a card's text)"] },
    ]);
  });

  test("a condition on what was played, and a number that is counted", () => {
    const table = new Table(
      rewritten("If you played 1 or more Hacking cards this turn, gain 2 revenue.\nGain 1 Corruption for each Equipment card you control."),
    );
    table.play("Script Runner");
    table.play("Payroll Drone");
    expect([table.state.revenue, table.state.corruption]).toEqual([1 + 3 + 2, 1]);
  });

  test.each<[string, (table: Table) => unknown, unknown]>([
    ["Move your Banner 2 stages.", ({ state, me }) => [state.stage[me], state.tokens[me]], [3, 1]],
    [
      "Move the marker back 1 space. Advance the marker 2 spaces.",
      ({ state, me }) => [state.markerOn === 2 - me, state.markerSpace],
      [true, 2],
    ],
    ["Move the marker back 1 space.", ({ state }) => [state.markerOn, state.markerSpace], [0, 0]],
    ["You win the game.", ({ game, state, me }) => game.returns(state)?.returns[me], 1],
    ["You lose the game.", ({ game, state, me }) => game.returns(state)?.returns[me], -1],
    ["Each opponent discards their hand.", ({ state, me }) => cardsAt(state, "hand", 1 - me).length, 0],
    [
      "Reveal your hand.",
      ({ game, state, me }) => cardsAt(state, "hand", me).every((card) => game.observe(state, 1 - me).card[card] !== null),
      true,
    ],
    ["Each player draws 2 cards.", ({ state, me }) => cardsAt(state, "hand", 1 - me).length, 8],
    ["Draw 1 card for each River card with cost 20 or less.", ({ state, me }) => cardsAt(state, "hand", me).length, 12],
    [
      "Play all types this turn. Gain 1 Corruption. Gain 2 Propaganda.",
      ({ state }) => [state.allTypes, state.corruption, state.propaganda],
      [1, 1, 2],
    ],
    ["Put the top 2 cards of your deck into your discard.", ({ state, me }) => cardsAt(state, "discard", me).length, 2],
    [
      "Search your deck for an Equipment card, then put that card into your discard.",
      ({ game, state, me }) => cardsAt(state, "discard", me).map((card) => game.cardName(at(state.card, card))),
      ["Expense Chip"],
    ],
    ["Gain 1 Corruption for each card you play this turn, earlier or later.", ({ state }) => state.corruption, 1],
    ["Take an extra turn after this one.", ({ state }) => state.extraTurns, 1],
  ])("%s", (text, look, expected) => {
    const table = new Table(rewritten(text));
    const held = table.mine("hand").length;
    table.play("Payroll Drone");
    for (let i = 0; i < 3 && table.actions("find").length > 0; i++) table.act("find");
    expect(held).toBe(6);
    expect(look(table)).toEqual(expected);
  });

  test("after an extra turn the opponent has the next one (SAN-5.3)", () => {
    const table = new Table(rewritten("Take an extra turn after this one."));
    const pass = () => {
      if (table.state.playedFromHand === 0) table.act("play");
      table.act("end play");
      if (table.actions("end buy").length > 0) table.act("end buy");
    };
    table.play("Payroll Drone");
    pass();
    expect(table.state.active).toBe(table.me);
    pass();
    expect(table.state.active).toBe(1 - table.me);
  });

  test.each([
    ["Gain 2M.", /San has no money/],
    ["Destroy each #Human card.", /no tags/],
    ["At the beginning of your turn, draw 1 card.", /No San card is in play/],
    ["Draw 1 crad.", /./],
  ])("“%s” is a draft, and says why", (text, message) => {
    const opened = openPlayable("san", { cards: rewritten(text), keywords: SAN_KEYWORDS });
    const drafts: readonly DraftCard[] = opened.ok ? [] : opened.error;
    expect(drafts.map(({ name }) => name)).toEqual(["Payroll Drone"]);
    expect(drafts[0]?.problems[0]?.message).toMatch(message);
  });

  test("the laws hold with them", () => {
    const cards = rewritten(
      "Whenever you play a card, you may draw 1 card.\nOnce per turn, discard 1 card: Corrupt up to 1 card in the River.\nEach River card costs 1 less to cross.",
      "Choose one: gain 3 Hacking; or each opponent discards a card.\nAt the end of this turn, you may destroy up to 1 card from your hand.",
    );
    const opened = openPlayable("san", { cards, keywords: SAN_KEYWORDS });
    if (!opened.ok) throw new Error(JSON.stringify(opened.error));
    expect(runLaws({ open: opened.value.subject, options: STANDARD }, { games: 12, every: 13 })).toEqual([]);
  }, 60_000);
});
