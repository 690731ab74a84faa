/** Damage, destruction and what stands between (MC-10), with the keywords that the content defines in words. */
import { describe, expect, test } from "vitest";
import type { Card } from "../../../cards/card.ts";
import type { State } from "../../../kernel/state.ts";
import { ANNIHILATED, isEngaged, TRAIT_NAMES } from "../layout.ts";
import { DAMAGE, destroy, EFFECT, ORPHAN, UPKEEP } from "../losing/leave.ts";
import { CARDS, card, HOME, type Lying, type Table, table, texted } from "../megacorp.test-support.ts";
import { bond } from "../network/events-cards.ts";
import { fullScoreOf, hasKeyword, hasTag, scoreOf, valuationOf } from "../state/characteristics.ts";

const one = (name: string, text: string, printed: Parameters<typeof card>[1] = {}) => card(name, { scores: { BQ: 3 }, ...printed, text });
const POOL: readonly Card[] = [
  ...CARDS,
  one("Raamaa", "Regenerate: Annihilate a #Consumer card you control.", { scores: { BQ: 4 } }),
  one("Customer", "", { tags: ["Consumer"], scores: { EQ: 1, BQ: 0 } }),
  one("Payer", "Regenerate: Pay 2M."),
  one("Heart", "Bond. The host has Regenerate: Pay 2M.", { kind: "equipment" }),
  one("Carapace", "Bond. The host gets +2 BQ.", { kind: "equipment", tags: ["Mutation"] }),
  one("Rampart", "Indestructible.", { kind: "location" }),
  one("Agent", "Disruptor."),
  one("Wrecker", "Demolisher.", { scores: { BQ: 1 } }),
  one("Killer", "Assassin."),
  one("Bunker", "Regenerate: Pay 2M.", { kind: "location", scores: { BQ: 1 } }),
  one("Sapper", "Assassin. Demolisher.", { scores: { BQ: 1 } }),
  one("Bomb", "Area Attack: 2x2."),
  one("Mourner", "When this is destroyed, gain 1M."),
  one("Martyr", "When this is destroyed, draw 1 card."),
  one("Witness", "Whenever another character is destroyed, gain 1M."),
  one("Locket", "Bond. When this is destroyed, gain 1M.", { kind: "equipment" }),
  one("Hunter", "Whenever this destroys a card in combat, gain 2M."),
  one("Nomad", "Independent."),
  one("Shepherd", "Each #Consumer card you control gets +1 BQ."),
  one("Curse", "Bond. The host gets -3 BQ.", { kind: "equipment" }),
  one("Hyper", "If you control 1 or more #Consumer cards, this has valuation 15M.", { kind: "location", valuation: 4 }),
  one("Decay", "Each location costs you 1M less. Each location gets -1 valuation.", { kind: "location", valuation: 3 }),
  one("Cannon", "Each character you control docked to this has Penetrator and Demolisher.", { kind: "equipment" }),
  one("Wall", "", { kind: "location", scores: { BQ: 6 } }),
];
const CONTENT = texted(POOL);
const BQ = TRAIT_NAMES.indexOf("BQ");

type Extra = { readonly money?: number; readonly plain?: boolean };
const position = (mine: readonly Lying[], theirs: readonly Lying[], { money = 10, plain = false }: Extra = {}): Table =>
  table({
    cards: POOL,
    content: CONTENT,
    seats: [
      { network: [...HOME, ...mine], main: ["Clerk", "Clerk"], money },
      { network: [{ card: "Tower", at: [0, 0] }, ...theirs], main: ["Clerk", "Clerk"] },
    ],
    stand: "challenge phase",
    plain,
  });
const of = (t: Table, name: string, player: number): number => t.card(name, (id) => t.state.controller[id] === player);

/** An attack in BQ; nobody blocks, and who can retaliate does if it is said. */
function attack(t: Table, attacker: string, target: string, retaliates = false): Table {
  t.act("attack", { card: of(t, attacker, 0) });
  if (t.asked?.kind === "space") t.act("space", { card: of(t, target, 1) });
  if (t.asked?.kind === "trait") t.act("trait", { trait: "BQ" });
  if (t.asked?.kind === "block") t.act("done");
  if (t.asked?.kind === "retaliate") {
    if (retaliates) t.act("retaliate", { card: of(t, target, 1) });
    else t.act("done");
  }
  return t;
}
const damageTo = (t: Table, name: string, player = 1): number => t.state.damageBQ[of(t, name, player)] ?? -1;
/** Something is destroyed by whatever cause. */
function destroyed(t: Table, name: string, cause: number, player = 0): Table {
  const id = of(t, name, player);
  t.engine.propose(t.state, destroy, id, id, cause);
  return t.act("forfeit");
}

describe("REGENERATE (MC-G36)", () => {
  test.each([false, true])("MC-E12 the cost is paid and the card stays, without damage (plain: %s)", (plain) => {
    const t = position(
      [
        { card: "Raamaa", at: [1, 0] },
        { card: "Customer", at: [-1, 0] },
      ],
      [
        { card: "Wall", at: [1, 0] },
        { card: "Brute", at: [-1, 0] },
      ],
      { plain },
    );
    attack(t, "Raamaa", "Brute", true);
    expect(t.asked).toMatchObject({ player: 0, kind: "replacement" });
    expect(t.asked?.prompt).toBe("Raamaa is about to be destroyed: pay to regenerate it?");
    t.act("replace", { by: "Regenerate", card: of(t, "Raamaa", 0) });
    expect(t.network(0)).toContain("Raamaa");
    expect(t.network(0)).not.toContain("Customer");
    expect(damageTo(t, "Raamaa", 0)).toBe(0);
    expect(t.state.engaged[of(t, "Raamaa", 0)]).toBe(1);
    expect(t.market(1)).toEqual(["Brute"]);
  });

  test("it may be left, and is not offered while it cannot be paid", () => {
    const left = attack(position([{ card: "Payer", at: [1, 0] }], [{ card: "Brute", at: [1, 0] }]), "Payer", "Brute", true);
    left.act("leave");
    expect(left.market(0)).toEqual(["Payer"]);
    const poor = attack(position([{ card: "Payer", at: [1, 0] }], [{ card: "Brute", at: [1, 0] }], { money: 1 }), "Payer", "Brute", true);
    expect(poor.market(0)).toEqual(["Payer"]);
  });

  test("a text that gives it is paid as its own says (MC-R87)", () => {
    const t = attack(
      position(
        [
          { card: "Clerk", at: [1, 0] },
          { card: "Heart", under: "Clerk" },
        ],
        [{ card: "Brute", at: [1, 0] }],
      ),
      "Clerk",
      "Brute",
      true,
    );
    t.act("replace", { by: "Regenerate", card: of(t, "Heart", 0) });
    expect(t.state.money[0]).toBe(8);
    expect(t.network(0)).toContain("Clerk");
  });

  test("MC-R69 not for upkeep nor for orphans; for effects it is", () => {
    const t = () => position([{ card: "Payer", at: [1, 0] }], []);
    expect(destroyed(t(), "Payer", UPKEEP).market(0)).toEqual(["Payer"]);
    expect(destroyed(t(), "Payer", ORPHAN).market(0)).toEqual(["Payer"]);
    expect(destroyed(t(), "Payer", EFFECT).asked?.kind).toBe("replacement");
  });
});

describe("INDESTRUCTIBLE, ASSASSIN and the order of MC-10.8", () => {
  test("MC-R100 it stays with a score of 0, whatever the cause (MC-R23, MC-R42)", () => {
    const t = attack(position([{ card: "Raamaa", at: [1, 0] }], [{ card: "Rampart", at: [1, 0] }]), "Raamaa", "Rampart");
    expect(t.network(1)).toContain("Rampart");
    expect(scoreOf(t.state, t.engine, of(t, "Rampart", 1), BQ)).toBe(0);
    const orphan = position([], [{ card: "Rampart", at: [5, 5] }]);
    expect(destroyed(orphan, "Rampart", ORPHAN, 1).network(1)).toContain("Rampart");
  });

  test("MC-R90 it leaves with its host all the same, without being destroyed", () => {
    const t = position(
      [
        { card: "Wall", at: [1, 0] },
        { card: "Rampart", under: "Wall" },
      ],
      [],
    );
    expect(destroyed(t, "Wall", EFFECT).market(0)).toEqual(["Wall", "Rampart"]);
  });

  test("MC-G4 ASSASSIN annihilates what it would destroy in combat, and no destruction is noticed", () => {
    const t = attack(position([{ card: "Killer", at: [1, 0] }], [{ card: "Martyr", at: [1, 0] }]), "Killer", "Martyr");
    expect(t.names(ANNIHILATED + 1)).toEqual(["Martyr"]);
    expect([t.market(1), t.hand(1)]).toEqual([[], []]);
  });

  test("MC-R68 it does not beat INDESTRUCTIBLE, nor a regeneration that is paid", () => {
    const wall = attack(position([{ card: "Killer", at: [1, 0] }], [{ card: "Rampart", at: [1, 0] }]), "Killer", "Rampart");
    expect(wall.network(1)).toContain("Rampart");
    const t = attack(position([{ card: "Killer", at: [1, 0] }], [{ card: "Payer", at: [1, 0] }]), "Killer", "Payer");
    t.act("leave");
    expect(t.names(ANNIHILATED + 1)).toEqual(["Payer"]);
    const paid = attack(position([{ card: "Killer", at: [1, 0] }], [{ card: "Payer", at: [1, 0] }]), "Killer", "Payer");
    paid.act("replace", { by: "Regenerate", card: of(paid, "Payer", 1) });
    expect(paid.network(1)).toContain("Payer");
  });
});

describe("What combat damage does besides", () => {
  test("MC-E29, MC-R67 DISRUPTOR: 1M for each point dealt to a Business, none if it is blocked", () => {
    const t = attack(position([{ card: "Agent", at: [1, 0] }], []), "Agent", "Tower");
    expect(t.state.money).toEqual([10, 7]);
    const blocked = position([{ card: "Agent", at: [1, 0] }], [{ card: "Wall", at: [1, 0] }]);
    blocked.act("attack", { card: of(blocked, "Agent", 0) }).act("space", { card: of(blocked, "Tower", 1) });
    blocked.act("block", { card: of(blocked, "Wall", 1) });
    expect(blocked.state.money).toEqual([10, 10]);
    expect(damageTo(blocked, "Wall")).toBe(3);
  });

  test("MC-G13 DEMOLISHER destroys a Location that it damages; a card that is given it too (MC-R87)", () => {
    const t = attack(position([{ card: "Wrecker", at: [1, 0] }], [{ card: "Wall", at: [1, 0] }]), "Wrecker", "Wall");
    expect(t.market(1)).toEqual(["Wall"]);
    const given = attack(
      position(
        [
          { card: "Clerk", at: [1, 0] },
          { card: "Cannon", at: [2, 0] },
        ],
        [{ card: "Wall", at: [1, 0] }],
      ),
      "Clerk",
      "Wall",
    );
    expect(given.market(1)).toEqual(["Wall"]);
  });

  test("MC-R96 lethal damage and DEMOLISHER are one destruction: one payment regenerates", () => {
    const t = attack(position([{ card: "Wrecker", at: [1, 0] }], [{ card: "Bunker", at: [1, 0] }]), "Wrecker", "Bunker");
    t.act("replace", { by: "Regenerate", card: of(t, "Bunker", 1) });
    expect(t.asked?.kind).toBe("challenge");
    expect(t.network(1)).toContain("Bunker");
    expect(t.state.money[1]).toBe(8);
  });

  test("MC-G4 what DEMOLISHER destroys in combat is destroyed in combat", () => {
    const t = attack(position([{ card: "Sapper", at: [1, 0] }], [{ card: "Wall", at: [1, 0] }]), "Sapper", "Wall");
    expect(t.names(ANNIHILATED + 1)).toEqual(["Wall"]);
  });

  test("MC-R118 what is destroyed at one moment goes at once, and is told so afterwards", () => {
    const t = position(
      [{ card: "Bomb", at: [1, 0] }],
      [
        { card: "Martyr", at: [1, 0] },
        { card: "Mourner", at: [0, 1] },
      ],
    );
    t.act("attack", { card: of(t, "Bomb", 0) })
      .act("rectangle", { network: 1, x: 0, y: 0, width: 2, height: 2 })
      .act("done");
    expect(t.market(1)).toEqual(["Martyr", "Mourner"]);
    // Both wait for window 3; whoever has several says which is next (MC-14.9).
    t.act("next", { ...t.offered("next")[0] });
    expect([t.state.money[1], t.hand(1)]).toEqual([11, ["Clerk"]]);
  });

  test("MC-R139 what destroys a card in combat is told so in window 3", () => {
    const t = attack(position([{ card: "Hunter", at: [1, 0] }], [{ card: "Clerk", at: [1, 0] }]), "Hunter", "Clerk");
    expect(t.state.money[0]).toBe(12);
  });

  test("when this is destroyed is heard from the network that it left", () => {
    const t = attack(position([{ card: "Raamaa", at: [1, 0] }], [{ card: "Martyr", at: [1, 0] }]), "Raamaa", "Martyr");
    expect(t.hand(1)).toEqual(["Clerk"]);
  });

  test("MC-R118 what is destroyed in one batch sees the others go; what went before does not", () => {
    const lying: Lying[] = [
      { card: "Witness", at: [1, 0] },
      { card: "Clerk", at: [-1, 0] },
    ];
    const [batch, apart] = [position(lying, []), position(lying, [])].map((t) => ({ t, all: [of(t, "Witness", 0), of(t, "Clerk", 0)] }));
    batch?.t.engine.together(
      batch.t.state,
      destroy,
      batch.all.map((id) => [id, id, EFFECT]),
    );
    for (const id of apart?.all ?? []) apart?.t.engine.propose(apart.t.state, destroy, id, id, EFFECT);
    for (const { t } of [batch, apart].flatMap((one) => one ?? [])) t.engine.resume(t.state as State);
    expect([batch, apart].map((one) => one?.t.act("forfeit").state.money[0])).toEqual([11, 10]);
  });

  test("MC-R118 what is destroyed by itself and with its host is destroyed once", () => {
    const t = position(
      [
        { card: "Clerk", at: [1, 0] },
        { card: "Locket", under: "Clerk" },
      ],
      [],
    );
    const both = ["Locket", "Clerk"].map((name) => [of(t, name, 0), of(t, name, 0), EFFECT]);
    t.engine.together(t.state, destroy, both);
    t.engine.resume(t.state as State);
    expect([t.act("forfeit").state.money[0], t.market(0)]).toEqual([11, ["Clerk", "Locket"]]);
  });

  test("MC-14.9 who controlled it when it was destroyed has what follows from that, not its owner", () => {
    const t = position([], [{ card: "Mourner", at: [1, 0], controller: 1, owner: 0 }]);
    destroyed(t, "Mourner", EFFECT, 1);
    expect([t.market(0), t.state.money]).toEqual([["Mourner"], [10, 11]]);
  });

  test("MC-G23, MC-R97 INDEPENDENT moves when it becomes orphaned, before anything else", () => {
    const t = attack(
      position(
        [{ card: "Raamaa", at: [1, 0] }],
        [
          { card: "Clerk", at: [1, 0] },
          { card: "Nomad", at: [2, 0] },
        ],
      ),
      "Raamaa",
      "Clerk",
    );
    expect(t.asked?.player).toBe(1);
    t.engine.choose(t.state, 0);
    expect(t.state.orphaned[of(t, "Nomad", 1)]).toBe(0);
  });
});

describe("What cards have now (MC-R146)", () => {
  test("the host gets what the text under it says, and its tags (MC-R87); null stays null (MC-R10)", () => {
    const t = position(
      [
        { card: "Sage", at: [1, 0] },
        { card: "Carapace", under: "Sage" },
        { card: "Clerk", at: [-1, 0] },
        { card: "Carapace", under: "Clerk" },
      ],
      [],
    );
    expect(scoreOf(t.state, t.engine, of(t, "Clerk", 0), BQ)).toBe(3);
    expect(hasTag(t.state, t.engine, of(t, "Clerk", 0), "mutation")).toBe(true);
    expect(scoreOf(t.state, t.engine, of(t, "Sage", 0), BQ)).toBe(-1);
  });

  test("damage comes last and the score stops at 0 (MC-1.9); MC-10.2b: lowered to 0, a printed score destroys", () => {
    const t = position(
      [
        { card: "Brute", at: [1, 0], damage: { BQ: 2 } },
        { card: "Carapace", under: "Brute" },
      ],
      [],
    );
    expect([fullScoreOf(t.state, t.engine, of(t, "Brute", 0), BQ), scoreOf(t.state, t.engine, of(t, "Brute", 0), BQ)]).toEqual([6, 4]);
    const cursed = position(
      [
        { card: "Agent", at: [1, 0] },
        { card: "Curse", under: "Agent" },
        { card: "Customer", at: [-1, 0] },
        { card: "Curse", under: "Customer" },
      ],
      [],
    );
    expect(cursed.market(0)).toEqual(["Agent", "Curse"]);
    expect(cursed.network(0)).toContain("Customer");
  });

  test("a valuation that is set is raised and lowered afterwards", () => {
    const t = position(
      [
        { card: "Hyper", at: [1, 0] },
        { card: "Decay", at: [2, 0] },
      ],
      [],
    );
    expect(valuationOf(t.state, t.engine, of(t, "Hyper", 0))).toBe(3);
    const set = position(
      [
        { card: "Hyper", at: [1, 0] },
        { card: "Decay", at: [2, 0] },
        { card: "Customer", at: [-1, 0] },
      ],
      [],
    );
    expect(valuationOf(set.state, set.engine, of(set, "Hyper", 0))).toBe(14);
  });

  test("MC-E32 an engaged character that is bonded to a disengaged card engages it (MC-15.4, MC-R89)", () => {
    const t = position(
      [
        { card: "Wall", at: [1, 0] },
        { card: "Clerk", at: [-1, 0], engaged: true },
      ],
      [],
    );
    t.engine.propose(t.state, bond, of(t, "Clerk", 0), of(t, "Wall", 0));
    expect(isEngaged(t.act("forfeit").state, of(t, "Wall", 0))).toBe(true);
  });

  test("what a text gives ends with where it stands", () => {
    const t = position(
      [
        { card: "Clerk", at: [1, 0] },
        { card: "Cannon", at: [2, 0] },
        { card: "Brute", at: [-1, 0] },
      ],
      [],
    );
    expect(hasKeyword(t.state, t.engine, of(t, "Clerk", 0), "penetrator")).toBe(true);
    expect(hasKeyword(t.state, t.engine, of(t, "Brute", 0), "penetrator")).toBe(false);
    destroyed(t, "Cannon", DAMAGE);
    expect(hasKeyword(t.state, t.engine, of(t, "Clerk", 0), "penetrator")).toBe(false);
  });
});
