/** The Challenge phase (MC-9) and what it destroys (MC-10). */
import { describe, expect, test } from "vitest";
import type { Card } from "../../../cards/card.ts";
import { engage } from "../buying/events-money.ts";
import { HAND } from "../layout.ts";
import { annihilate } from "../losing/leave.ts";
import { CARDS, card, HOME, type Lying, type Table, table, texted } from "../megacorp.test-support.ts";
import { deploy, put, relocate, swap } from "../network/events-cards.ts";
import { slotAt } from "../network/network.ts";

const one = (name: string, text: string, scores: Parameters<typeof card>[1]) => card(name, { ...scores, text });
const POOL: readonly Card[] = [
  ...CARDS,
  card("Raamaa", { scores: { BQ: 4, IQ: 1 } }),
  card("Customers", { scores: { BQ: 0, EQ: 1 } }),
  card("Illithis", { scores: { BQ: 2, IQ: 2 } }),
  card("Cleric", { scores: { BQ: 2, IQ: 2 } }),
  card("Wall", { kind: "location", scores: { BQ: 5 } }),
  one("Quick", "Initiative.", { scores: { BQ: 4 } }),
  one("Quick guard", "Initiative.", { scores: { BQ: 2 } }),
  one("Flyer", "Flying.", { scores: { BQ: 2 } }),
  one("Marksman", "Precision.", { scores: { BQ: 2 } }),
  one("Sentry", "Overwatch.", { scores: { BQ: 2 } }),
  one("Brawler", "Melee.", { scores: { BQ: 2 } }),
  one("Ram", "Penetrator.", { scores: { BQ: 2 } }),
  one("Police", "Suppressor.", { scores: { BQ: 1 } }),
  one("Air police", "Suppressor. Flying.", { scores: { BQ: 1 } }),
  one("Twice", "Overwatch. This may attack twice each turn.", { scores: { BQ: 1 } }),
  one("Nomad", "Independent.", { scores: { BQ: 3 } }),
  one("Ghost", "Elusive.", { scores: { BQ: 2 } }),
  one("Gladiator", "Reflexes.", { scores: { BQ: 2 } }),
  one("Stalker", "Camouflage: #Water.", { scores: { BQ: 2 } }),
  one("Lake", "", { kind: "location", scores: { BQ: 3 }, tags: ["Water"] }),
  one("Gunship", "Area Attack: 1x3.", { scores: { BQ: 3 } }),
  one("Swarm", "Area Attack: BQ 1x2.", { scores: { BQ: 2, IQ: 2 } }),
  one("Founder", "Unique.", { valuation: 5, scores: { BQ: 3 } }),
];

const CONTENT = texted(POOL);

const seats = (mine: readonly Lying[], theirs: readonly Lying[]) => [
  { network: [...HOME, ...mine] },
  { network: [{ card: "Tower", at: [0, 0] } as const, ...theirs] },
];
const challenge = (mine: readonly Lying[], theirs: readonly Lying[], plain = false): Table =>
  table({ cards: POOL, content: CONTENT, seats: seats(mine, theirs), stand: "challenge phase", plain });

const of = (t: Table, name: string, player: number): number => t.card(name, (id) => t.state.controller[id] === player);

/** Declares an attack as far as the choices go: those with one answer are not asked. */
function attack(t: Table, attacker: string, space: string, trait = "BQ", player = 1): Table {
  t.act("attack", { card: of(t, attacker, 0) });
  if (t.asked?.kind === "space") t.act("space", { card: of(t, space, player) });
  if (t.asked?.kind === "trait") t.act("trait", { trait });
  return t;
}

const damageOf = (t: Table, name: string, player = 1): number => t.state.damageBQ[of(t, name, player)] ?? -1;

describe("The worked examples of the rulebook (MC-E12, MC-E13)", () => {
  const guards: readonly Lying[] = [
    { card: "Customers", at: [0, 1] },
    { card: "Illithis", at: [1, 0] },
    { card: "Cleric", at: [-1, 0] },
  ];
  const blockAll = (t: Table): Table => {
    for (const name of ["Customers", "Illithis", "Cleric"]) t.act("block", { card: of(t, name, 1) });
    return t;
  };
  const retaliateAll = (t: Table): Table => {
    while (t.asked?.kind === "retaliate") t.act("retaliate", { card: Number(t.offered("retaliate")[0]?.["card"]) });
    return t;
  };

  test.each([false, true])("MC-E12 blockers take the split damage and retaliate, the target is out of it (plain: %s)", (plain) => {
    const t = retaliateAll(blockAll(attack(challenge([{ card: "Raamaa", at: [1, 0] }], guards, plain), "Raamaa", "Tower")));
    const split = (name: string, n: number) => t.act("split", { n, to: of(t, name, 1) });
    split("Customers", 0);
    expect(t.offered("split").map(({ n }) => n)).toEqual([0, 1, 2, 3, 4]);
    split("Illithis", 2);
    // Raamaa took 4 and is gone, with the two that took 2 each; 0 damage destroys nobody (MC-10.3).
    expect(t.market(1)).toEqual(["Illithis", "Cleric"]);
    expect(t.market(0)).toEqual(["Raamaa"]);
    expect(t.network(1)).toEqual(["Tower", "Customers"]);
    expect(damageOf(t, "Tower")).toBe(0);
  });

  test("MC-E13 with INITIATIVE the attacker destroys them before they retaliate", () => {
    const t = retaliateAll(blockAll(attack(challenge([{ card: "Quick", at: [1, 0] }], guards), "Quick", "Tower")));
    t.act("split", { n: 0, to: of(t, "Customers", 1) }).act("split", { n: 2, to: of(t, "Illithis", 1) });
    expect(t.market(1)).toEqual(["Illithis", "Cleric"]);
    expect(damageOf(t, "Quick", 0)).toBe(0);
    // MC-R153: retaliating for 0 was made all the same.
    expect(t.state.retaliations[of(t, "Customers", 1)]).toBe(1);
  });
});

describe("Who attacks what (MC-9.4 to MC-9.7)", () => {
  test("MC-E11 an attacker deals its score; it is engaged, and attacks once a turn (MC-9.3)", () => {
    const t = attack(challenge([{ card: "Brute", at: [1, 0] }], [{ card: "Wall", at: [1, 0] }]), "Brute", "Wall");
    t.act("done");
    expect(damageOf(t, "Wall")).toBe(4);
    expect(t.state.engaged[of(t, "Brute", 0)]).toBe(1);
    expect(t.why("attack", { card: of(t, "Brute", 0) })).toEqual([
      "It is engaged (MC-9.4)",
      "It has already attacked once this turn (MC-9.3)",
    ]);
  });

  test("MC-E3, MC-E10 a trait that either side does not have cannot be declared (MC-9.7)", () => {
    const t = challenge([{ card: "Raamaa", at: [1, 0] }], [{ card: "Lake", at: [1, 0] }]);
    t.act("attack", { card: of(t, "Raamaa", 0) }).act("space", { card: of(t, "Lake", 1) });
    // Only BQ is left, so it is not asked.
    expect(t.asked?.kind).toBe("block");
  });

  test("MC-8.8, MC-9.4 orphaned, engaged and bonded cards and what is no character do not attack", () => {
    const t = challenge(
      [
        { card: "Raamaa", at: [4, 4] },
        { card: "Brute", at: [1, 0], engaged: true },
        { card: "Wall", at: [-1, 0] },
        { card: "Clerk", under: "Boss" },
      ],
      [{ card: "Cleric", at: [1, 0] }],
    );
    const why = (name: string, player = 0) => t.why("attack", { card: of(t, name, player) });
    expect(why("Raamaa")).toEqual(["It is orphaned (MC-8.8)"]);
    expect(why("Brute")).toEqual(["It is engaged (MC-9.4)"]);
    expect(why("Wall")).toEqual(["Only characters can attack (MC-9.4)"]);
    expect(why("Clerk")).toEqual(["It is bonded under another card (MC-15.2)"]);
    expect(why("Cleric", 1)).toEqual(["Only characters you control can attack (MC-9.4)"]);
  });

  const spaces = (t: Table, attacker: string): string[] => {
    t.act("attack", { card: of(t, attacker, 0) });
    return t.offered("space").map(({ card: id }) => `${t.name(Number(id))} of ${t.state.controller[Number(id)]}`);
  };

  test("MC-9.5 any occupied space but the own, the own cards too (MC-R48)", () => {
    const t = challenge([{ card: "Raamaa", at: [1, 0] }], [{ card: "Wall", at: [1, 0] }]);
    expect(spaces(t, "Raamaa")).toEqual(["Tower of 0", "Boss of 0", "Tower of 1", "Wall of 1"]);
  });

  test("MC-8.10 a Surrounded character, but not another card, except for PENETRATOR and MELEE", () => {
    const around: readonly Lying[] = [
      { card: "Cleric", at: [2, 0] },
      { card: "Wall", at: [1, 0] },
      { card: "Wall", at: [3, 0] },
      { card: "Wall", at: [2, 1] },
      { card: "Wall", at: [2, -1] },
    ];
    const t = challenge([{ card: "Raamaa", at: [1, 0] }], around);
    t.act("attack", { card: of(t, "Raamaa", 0) });
    expect(t.why("space", { card: of(t, "Cleric", 1) })).toEqual(["It is a character with cards on all four sides (MC-8.10)"]);
    expect(spaces(challenge([{ card: "Ram", at: [1, 0] }], around), "Ram")).toContain("Cleric of 1");
  });

  test("MC-G27 MELEE reaches the eight slots around it in the same network (MC-R65)", () => {
    const t = challenge(
      [{ card: "Brawler", at: [1, 0] }],
      [
        { card: "Brawler", at: [1, 0], controller: 0 },
        { card: "Depot", at: [0, 1] },
        { card: "Wall", at: [3, 0] },
      ],
    );
    t.act("attack", { card: of(t, "Brawler", 0) });
    expect(t.offered("space").map(({ card: id }) => t.name(Number(id)))).toEqual(["Tower", "Depot"]);
  });

  test("MC-E25 CAMOUFLAGE protects a card docked to another with the tag (MC-R72)", () => {
    const near = challenge(
      [{ card: "Raamaa", at: [1, 0] }],
      [
        { card: "Stalker", at: [1, 0] },
        { card: "Lake", at: [2, 0] },
      ],
    );
    expect(spaces(near, "Raamaa")).not.toContain("Stalker of 1");
    const far = challenge(
      [{ card: "Raamaa", at: [1, 0] }],
      [
        { card: "Stalker", at: [1, 0] },
        { card: "Lake", at: [-1, 0] },
      ],
    );
    expect(spaces(far, "Raamaa")).toContain("Stalker of 1");
  });

  test("MC-G22 a disengaged flyer is attacked by flyers only; an engaged one does not fly", () => {
    const against = (attacker: string, engaged: boolean) =>
      spaces(challenge([{ card: attacker, at: [1, 0] }], [{ card: "Flyer", at: [1, 0], ...(engaged ? { engaged } : {}) }]), attacker);
    expect(against("Raamaa", false)).not.toContain("Flyer of 1");
    expect(against("Raamaa", true)).toContain("Flyer of 1");
    expect(against("Flyer", false)).toContain("Flyer of 1");
  });

  test("MC-G20 an ELUSIVE card is attacked once a turn", () => {
    const t = challenge(
      [
        { card: "Police", at: [1, 0] },
        { card: "Clerk", at: [-1, 0] },
      ],
      [{ card: "Ghost", at: [1, 0] }],
    );
    attack(t, "Police", "Ghost").act("done");
    t.act("done");
    t.act("attack", { card: of(t, "Clerk", 0) });
    expect(t.why("space", { card: of(t, "Ghost", 1) })).toEqual(["It is Elusive and was already attacked this turn (MC-G20)"]);
  });
});

describe("Blocking and retaliating (MC-9.9 to MC-9.15)", () => {
  const wall: Lying = { card: "Wall", at: [2, 0] };
  const target: Lying = { card: "Cleric", at: [1, 0] };

  test("MC-9.9 a blocker is disengaged, docked to the attacked card, and has the trait; MC-9.10 it stays disengaged", () => {
    const t = challenge(
      [{ card: "Police", at: [1, 0] }],
      [
        { card: "Depot", at: [1, 0] },
        wall,
        { card: "Illithis", at: [1, 1], engaged: true },
        { card: "Lake", at: [5, 5] },
        { card: "Tool", at: [1, -1] },
      ],
    );
    attack(t, "Police", "Depot");
    expect(t.offered("block").map(({ card: id }) => t.name(Number(id)))).toEqual(["Tower", "Wall", "Tool"]);
    expect(t.why("block", { card: of(t, "Illithis", 1) })).toEqual(["It is engaged (MC-9.9)"]);
    expect(t.why("block", { card: of(t, "Lake", 1) })).toEqual(["It is not docked to the attacked card (MC-9.9)"]);
    t.act("block", { card: of(t, "Wall", 1) });
    // Each set is reached in one way: only what comes behind is offered now.
    expect(t.offered("block").map(({ card: id }) => t.name(Number(id)))).toEqual(["Tool"]);
    t.act("done");
    // The only blocker is engaged by SUPPRESSOR, the target is not (MC-G39).
    expect(t.state.engaged[of(t, "Wall", 1)]).toBe(1);
    expect(t.state.engaged[of(t, "Depot", 1)]).toBe(0);
    expect(damageOf(t, "Wall")).toBe(1);
  });

  test("MC-E3, MC-1.8 a card without the trait does not block in it; one with 0 does (MC-E2)", () => {
    const t = challenge(
      [{ card: "Police", at: [1, 0] }],
      [
        { card: "Depot", at: [1, 0] },
        { card: "Sage", at: [2, 0] },
        { card: "Customers", at: [1, 1] },
      ],
    );
    attack(t, "Police", "Depot");
    expect(t.why("block", { card: of(t, "Sage", 1) })).toEqual(["It has no BQ (MC-1.8)"]);
    expect(t.offered("block")).toContainEqual({ kind: "block", card: of(t, "Customers", 1) });
  });

  test("MC-9.12 PRECISION is not blocked, FLYING by flyers only", () => {
    const precise = attack(challenge([{ card: "Marksman", at: [1, 0] }], [target, wall]), "Marksman", "Cleric");
    expect(precise.asked?.kind).toBe("retaliate");
    const flying = attack(challenge([{ card: "Flyer", at: [1, 0] }], [target, wall, { card: "Flyer", at: [1, 1] }]), "Flyer", "Cleric");
    expect(flying.offered("block").map(({ card: id }) => t0(flying, id))).toEqual(["Flyer"]);
    flying.act("done");
    // MC-G22: a card without FLYING does not retaliate against it, though the attack has engaged it (MC-R64).
    expect(flying.asked?.kind).not.toBe("retaliate");
    expect(flying.market(1)).toEqual(["Cleric"]);
  });
  const t0 = (t: Table, id: unknown) => t.name(Number(id));

  test("MC-9.15 once per turn, with REFLEXES each time (MC-R114); engaged defenders too (MC-R58)", () => {
    const t = challenge(
      [
        { card: "Police", at: [1, 0] },
        { card: "Clerk", at: [-1, 0] },
      ],
      [{ card: "Gladiator", at: [2, 0], engaged: true }, target],
    );
    attack(t, "Clerk", "Gladiator")
      .act("done")
      .act("retaliate", { card: of(t, "Gladiator", 1) });
    expect(t.market(0)).toEqual(["Clerk"]);
    attack(t, "Police", "Gladiator").act("done");
    expect(t.asked?.kind).toBe("retaliate");
    const twice = challenge(
      [
        { card: "Police", at: [1, 0] },
        { card: "Clerk", at: [-1, 0] },
      ],
      [
        { card: "Quick guard", at: [2, 0], engaged: true },
        { card: "Lake", at: [1, 0] },
      ],
    );
    attack(twice, "Clerk", "Quick guard")
      .act("done")
      .act("retaliate", { card: of(twice, "Quick guard", 1) });
    attack(twice, "Police", "Quick guard").act("done");
    expect(twice.asked?.kind).toBe("challenge");
  });

  test("MC-R59 a defender with INITIATIVE strikes first, and a destroyed attacker deals nothing", () => {
    const t = challenge([{ card: "Police", at: [1, 0] }], [{ card: "Quick guard", at: [1, 0] }]);
    attack(t, "Police", "Quick guard")
      .act("done")
      .act("retaliate", { card: of(t, "Quick guard", 1) });
    expect(t.market(0)).toEqual(["Police"]);
    expect(damageOf(t, "Quick guard")).toBe(0);
  });

  test("MC-G31 OVERWATCH does not engage", () => {
    const t = attack(challenge([{ card: "Sentry", at: [1, 0] }], [{ card: "Wall", at: [1, 0] }]), "Sentry", "Wall").act("done");
    expect(t.state.engaged[of(t, "Sentry", 0)]).toBe(0);
    expect(t.why("attack", { card: of(t, "Sentry", 0) })).toEqual(["It has already attacked once this turn (MC-9.3)"]);
  });
});

describe("Keywords that meet", () => {
  test("MC-R64 a flyer that SUPPRESSOR engages still retaliates against a flyer", () => {
    const t = challenge([{ card: "Air police", at: [1, 0] }], [{ card: "Flyer", at: [1, 0] }]);
    attack(t, "Air police", "Flyer");
    expect(t.state.engaged[of(t, "Flyer", 1)]).toBe(1);
    expect(t.offered("retaliate")).toEqual([{ kind: "retaliate", card: of(t, "Flyer", 1) }]);
  });

  test("MC-9.3 what may attack twice does, as long as it is disengaged", () => {
    const t = challenge([{ card: "Twice", at: [1, 0] }], [{ card: "Wall", at: [1, 0] }]);
    attack(t, "Twice", "Wall").act("done");
    attack(t, "Twice", "Wall").act("done");
    expect(damageOf(t, "Wall")).toBe(2);
    expect(t.why("attack", { card: of(t, "Twice", 0) })).toEqual(["It has already attacked twice this turn (MC-9.3)"]);
  });

  test("MC-R97, MC-R147 of several INDEPENDENT orphans one moves at a time, and the next only if it still has to", () => {
    const t = challenge(
      [{ card: "Brute", at: [1, 0] }],
      [
        { card: "Cleric", at: [1, 0] },
        { card: "Nomad", at: [2, 0] },
        { card: "Nomad", at: [1, 1] },
      ],
    );
    attack(t, "Brute", "Cleric").act("done").act("done");
    const [first, second] = t.state.card.flatMap((_, id) => (t.name(id) === "Nomad" ? [id] : []));
    // The older one moves into the gap, which connects the other.
    expect([t.asked?.player, t.asked?.kind]).toEqual([1, "move"]);
    t.act("move", { card: first ?? -1, x: 1, y: 0 });
    expect(t.asked?.kind).toBe("challenge");
    expect([t.state.orphaned[first ?? -1], t.state.orphaned[second ?? -1]]).toEqual([0, 0]);
  });
});

describe("AREA ATTACK (MC-G3)", () => {
  const row: readonly Lying[] = [
    { card: "Wall", at: [1, 0] },
    { card: "Cleric", at: [2, 0] },
    { card: "Quick guard", at: [3, 0] },
  ];

  test("MC-E23 all its hits are dealt before the attacker's destruction is evaluated (MC-R63)", () => {
    const t = challenge([{ card: "Gunship", at: [1, 0] }], row);
    t.act("attack", { card: of(t, "Gunship", 0) });
    expect(t.asked?.kind).toBe("rectangle");
    t.act("rectangle", { network: 1, x: 1, y: 0, width: 3, height: 1 });
    for (const name of ["Cleric", "Quick guard"]) t.act("retaliate", { card: of(t, name, 1) });
    // Quick guard dealt its 2 first; the score before that is dealt to each.
    expect(damageOf(t, "Wall")).toBe(3);
    expect(t.market(1)).toEqual(["Cleric", "Quick guard"]);
    expect(t.market(0)).toEqual(["Gunship"]);
  });

  test("MC-E24 a printed trait and size; either orientation (MC-R61)", () => {
    const t = challenge([{ card: "Swarm", at: [1, 0] }], row);
    t.act("attack", { card: of(t, "Swarm", 0) });
    const sizes = new Set(t.offered("rectangle").map(({ width, height }) => `${width}x${height}`));
    expect([...sizes].sort()).toEqual(["1x2", "2x1"]);
    t.act("rectangle", { network: 1, x: 0, y: 0, width: 2, height: 1 });
    expect([damageOf(t, "Tower"), damageOf(t, "Wall")]).toEqual([2, 2]);
  });
});

describe("State checks (MC-10.2, MC-R147)", () => {
  test("MC-E2 a printed 0 stays in play", () =>
    expect(challenge([{ card: "Customers", at: [1, 0] }], []).network(0)).toContain("Customers"));

  test("MC-10.2 damage as high as the score destroys, one point a printed 0 (MC-10.3)", () => {
    const t = challenge(
      [
        { card: "Customers", at: [1, 0], damage: { BQ: 1 } },
        { card: "Wall", at: [-1, 0], damage: { BQ: 4 } },
      ],
      [],
    );
    expect(t.market(0)).toEqual(["Customers"]);
    expect(t.network(0)).toContain("Wall");
  });

  test("MC-E33 UNIQUE: the older copies of a player go to the market for their valuation; each player may have one", () => {
    const t = challenge(
      [
        { card: "Founder", at: [1, 0] },
        { card: "Founder", at: [-1, 0] },
      ],
      [{ card: "Founder", at: [1, 0] }],
    );
    expect(t.market(0)).toEqual(["Founder"]);
    expect(t.state.money).toEqual([15, 10]);
    expect(t.market(1)).toEqual([]);
  });

  test("a state whose attack is noted wrongly is named", () => {
    const t = challenge([{ card: "Brute", at: [1, 0] }], [{ card: "Wall", at: [1, 0] }]);
    attack(t, "Brute", "Wall");
    expect(t.faults).toEqual([]);
    t.state.combat[0] = 999;
    expect(t.faults).toEqual(["Something that is not a card attacks or defends (MC-9.4)"]);
    t.state.combat.length = 13;
    t.state.combat[11] = 7;
    expect(t.faults).toEqual(["The record of the attack is incomplete (MC-9.8)"]);
  });

  test("MC-13.4 who loses the Business loses; both at once is a draw (MC-R134)", () => {
    const t = table({
      cards: POOL,
      seats: [
        {
          network: [
            { card: "Tower", at: [0, 0], damage: { BQ: 8 } },
            { card: "Boss", at: [0, 1] },
          ],
        },
        { network: [{ card: "Tower", at: [0, 0], damage: { BQ: 8 } }] },
      ],
    });
    expect(t.endings).toEqual(["MC-13.4", "MC-13.10"]);
    expect(t.state.returns).toEqual([0, 0]);
  });
});

describe("What changes while an attack goes on", () => {
  const exchange = (t: Table, a: number, b: number): void => {
    t.engine.propose(t.state, swap, a, b);
  };

  test("MC-E31, MC-R52 the attack stays on the space: whoever stands there at damage takes it", () => {
    const t = challenge(
      [{ card: "Brute", at: [1, 0] }],
      [
        { card: "Wall", at: [1, 0] },
        { card: "Lake", at: [2, 0] },
      ],
    );
    attack(t, "Brute", "Wall");
    exchange(t, of(t, "Wall", 1), of(t, "Lake", 1));
    t.act("done");
    expect([damageOf(t, "Wall"), t.market(1)]).toEqual([0, ["Lake"]]);
  });

  test("MC-9.17, MC-R56 blockers that are gone leave the target out of the combat", () => {
    const t = challenge(
      [{ card: "Brute", at: [1, 0] }],
      [
        { card: "Depot", at: [1, 0] },
        { card: "Cleric", at: [2, 0] },
      ],
    );
    attack(t, "Brute", "Depot").act("block", { card: of(t, "Cleric", 1) });
    t.engine.propose(t.state, annihilate, of(t, "Cleric", 1));
    t.act("done");
    expect(t.asked?.kind).toBe("challenge");
    expect(damageOf(t, "Depot")).toBe(0);
    expect(t.network(0)).toContain("Brute");
  });

  test("MC-9.17 without the attacker nobody deals damage", () => {
    const t = challenge([{ card: "Brute", at: [1, 0] }], [{ card: "Cleric", at: [1, 0] }]);
    attack(t, "Brute", "Cleric");
    t.engine.propose(t.state, annihilate, of(t, "Brute", 0));
    t.act("done");
    expect(damageOf(t, "Cleric")).toBe(0);
  });

  test("MC-R123 a blocker that is engaged and moved away blocks still", () => {
    const t = challenge(
      [{ card: "Brute", at: [1, 0] }],
      [
        { card: "Depot", at: [1, 0] },
        { card: "Wall", at: [2, 0] },
        { card: "Lake", at: [-1, 0] },
        { card: "Tool", at: [1, 1] },
      ],
    );
    attack(t, "Brute", "Depot").act("block", { card: of(t, "Wall", 1) });
    t.engine.propose(t.state, engage, of(t, "Wall", 1));
    t.engine.propose(t.state, relocate, of(t, "Wall", 1), slotAt(1, -2, 0));
    t.act("done");
    expect([damageOf(t, "Wall"), damageOf(t, "Depot")]).toEqual([4, 0]);
  });

  test("MC-G32 PENETRATOR attacks a bonded card; its host counts as attacked and takes nothing", () => {
    const t = challenge(
      [{ card: "Ram", at: [1, 0] }],
      [
        { card: "Wall", at: [1, 0] },
        { card: "Gladiator", under: "Wall" },
      ],
    );
    attack(t, "Ram", "Gladiator").act("done");
    expect(t.asked?.kind).toBe("challenge");
    expect(t.market(1)).toEqual(["Gladiator"]);
    expect(damageOf(t, "Wall")).toBe(0);
    expect(t.state.attacked[of(t, "Wall", 1)]).toBe(1);
    expect(
      challenge(
        [{ card: "Brute", at: [1, 0] }],
        [
          { card: "Wall", at: [1, 0] },
          { card: "Gladiator", under: "Wall" },
        ],
      )
        .act("attack", { card: 2 })
        .why("space", { card: 5 }),
    ).toEqual(["It is bonded under another card: only Penetrator can reach it (MC-15.2)"]);
  });

  test("MC-2.10 a card that left and came back into the attacked space defends as another object", () => {
    const t = table({
      cards: POOL,
      content: CONTENT,
      seats: seats([{ card: "Police", at: [1, 0] }], [{ card: "Cleric", at: [1, 0] }]),
      stand: "challenge phase",
      asksPriority: true,
    });
    t.act("pass").act("pass");
    attack(t, "Police", "Cleric").act("pass").act("pass").act("done");
    const cleric = of(t, "Cleric", 1);
    expect(t.asked?.kind).toBe("priority");
    t.engine.propose(t.state, put, cleric, HAND + 1);
    t.engine.propose(t.state, deploy, 1, cleric, slotAt(1, 1, 0), 0);
    t.act("pass").act("pass");
    t.act("retaliate", { card: cleric }).act("pass").act("pass");
    expect([t.market(0), t.asked?.kind]).toEqual([["Police"], "challenge"]);
  });

  test("MC-10.5 what lay under a destroyed card is destroyed with it, the newest on top (MC-R28)", () => {
    const t = challenge(
      [{ card: "Brute", at: [1, 0] }],
      [
        { card: "Lake", at: [1, 0] },
        { card: "Cleric", under: "Lake" },
      ],
    );
    attack(t, "Brute", "Lake").act("done");
    expect(t.market(1)).toEqual(["Lake", "Cleric"]);
  });
});
