/** What players do in the windows of an attack (MC-9.8, MC-R49), with texts. */
import { describe, expect, test } from "vitest";
import type { Card } from "../../../cards/card.ts";
import { setNumber } from "../../../kernel/fork.ts";
import { isAttacking, isBlocking } from "../combat/fight.ts";
import { CARDS, card, HOME, type Lying, type Table, table, texted } from "../megacorp.test-support.ts";

const one = (name: string, text: string, printed: Parameters<typeof card>[1] = {}) => card(name, { scores: { BQ: 3 }, ...printed, text });
const POOL: readonly Card[] = [
  ...CARDS,
  card("Raamaa", { scores: { BQ: 4 } }),
  card("Illithis", { scores: { BQ: 2 } }),
  card("Cleric", { scores: { BQ: 2 } }),
  card("Customers", { scores: { BQ: 0 } }),
  one("Wall", "", { kind: "location", scores: { BQ: 6 } }),
  one("Lineage", "Abrupt. Bond. The host gets +1 EQ and has Initiative.", { kind: "equipment", valuation: 1 }),
  one("Halt", "Engage target character.", { kind: "event" }),
  one("Shift", "Swap target card in an opponent's network with another target card in that network.", { kind: "event" }),
  one("Shove", "Move target card.", { kind: "event" }),
  one("Growth", "Target character gets +3 BQ until end of combat.", { kind: "event" }),
  one("Shield", "Prevent the next 2 BQ damage to target character this turn.", { kind: "event" }),
  one("Herald", "Whenever this attacks, gain 2M. Whenever this becomes blocked, gain 1M."),
  one("Guard", "Whenever this blocks, gain 1M. Whenever this retaliates, draw 1 card.", { scores: { BQ: 1 } }),
  one("Bribery", "Deal 4 BQ damage to target character.", { kind: "event" }),
  one("Quake", "Deal 1 BQ damage to each card within card radius 2 of target Business.", { kind: "event" }),
  one("Medic", "Regenerate: Pay 2M."),
];
const CONTENT = texted(POOL);

/** A Challenge phase in which the first player has attacked in BQ: the first window is open. */
function attacked(mine: readonly Lying[], theirs: readonly Lying[], hands: readonly [string[], string[]], target: string): Table {
  const t = table({
    cards: POOL,
    content: CONTENT,
    seats: [
      { network: [...HOME, ...mine], hand: hands[0], money: 20, main: ["Clerk", "Clerk"] },
      { network: [{ card: "Tower", at: [0, 0] }, ...theirs], hand: hands[1], money: 20, main: ["Clerk", "Clerk"] },
    ],
    stand: "challenge phase",
    asksPriority: true,
  });
  pass(t).act("attack", { card: of(t, mine[0]?.card ?? "", 0) });
  if (t.asked?.kind === "space") t.act("space", { card: of(t, target, 1) });
  if (t.asked?.kind === "trait") t.act("trait", { trait: "BQ" });
  return t;
}
const of = (t: Table, name: string, player: number): number => t.card(name, (id) => t.state.controller[id] === player);
/** Both pass as long as somebody has priority in this window. */
function pass(t: Table): Table {
  while (t.asked?.kind === "priority") t.act("pass");
  return t;
}
/** Plays an event of a hand: its targets, its payment and its slot as they are asked, the first slot; it is carried out when both have passed. */
function play(t: Table, name: string, player: number, ...targets: number[]): Table {
  while (t.asked?.player !== player) t.act("pass");
  t.act("play", { card: t.card(name, (id) => t.state.owner[id] === player) });
  for (const target of targets) if (t.asked?.kind === "target") t.act("target", { card: target });
  while (t.asked?.kind === "deploy") t.act("deploy", { ...t.offered("deploy")[0] });
  expect(t.state.stack.length).toBeGreaterThan(0);
  t.act("pass").act("pass");
  return t;
}
const damageTo = (t: Table, name: string, player = 1): number => t.state.damageBQ[of(t, name, player)] ?? -1;
const raamaa: Lying = { card: "Raamaa", at: [1, 0] };
const wall: Lying = { card: "Wall", at: [1, 0] };

describe("Window 1: before the attack begins", () => {
  test("MC-R51 engaging the attacker stops the attack; its one attack of the turn is used", () => {
    const t = attacked([raamaa], [wall], [[], ["Halt"]], "Wall");
    play(t, "Halt", 1, of(t, "Raamaa", 0));
    expect(pass(t).asked?.kind).toBe("challenge");
    expect(damageTo(t, "Wall")).toBe(0);
    expect(t.why("attack", { card: of(t, "Raamaa", 0) })).toContain("It has already attacked once this turn (MC-9.3)");
  });

  test("MC-E14 the attacked card is moved away: nullified, and the attacker stays engaged (MC-R52)", () => {
    const t = attacked([raamaa], [wall], [[], ["Shove"]], "Wall");
    play(t, "Shove", 1, of(t, "Wall", 1));
    if (t.asked?.kind === "move") t.engine.choose(t.state, 0);
    expect(pass(t).asked?.kind).toBe("challenge");
    expect(damageTo(t, "Wall")).toBe(0);
    expect(t.state.engaged[of(t, "Raamaa", 0)]).toBe(1);
  });

  test("MC-E31 the attacked card is swapped: the attack goes on against the card that is there now", () => {
    const t = attacked([raamaa], [wall, { card: "Depot", at: [-1, 0] }], [["Shift"], []], "Wall");
    play(t, "Shift", 0, of(t, "Wall", 1), of(t, "Depot", 1));
    pass(t).act("done");
    expect(pass(t).market(1)).toEqual(["Depot"]);
    expect(damageTo(t, "Wall")).toBe(0);
  });
});

describe("Window 2: after blockers", () => {
  test("MC-E13 Gallian Lineage after blocks: the attacker strikes first (MC-G1, MC-G25)", () => {
    const guards: readonly Lying[] = [
      { card: "Customers", at: [0, 1] },
      { card: "Illithis", at: [1, 0] },
      { card: "Cleric", at: [-1, 0] },
    ];
    const t = attacked([raamaa], guards, [["Lineage"], []], "Tower");
    pass(t);
    for (const name of ["Customers", "Illithis", "Cleric"]) t.act("block", { card: of(t, name, 1) });
    expect([isAttacking(t.state, of(t, "Raamaa", 0)), isBlocking(t.state, of(t, "Cleric", 1))]).toEqual([true, true]);
    t.act("deploy", { card: t.card("Lineage") });
    t.act("bond", { card: t.card("Lineage"), host: of(t, "Raamaa", 0) });
    pass(t);
    while (t.asked?.kind === "retaliate") t.act("retaliate", { card: Number(t.offered("retaliate")[0]?.["card"]) });
    t.act("split", { n: 0, to: of(t, "Customers", 1) }).act("split", { n: 2, to: of(t, "Illithis", 1) });
    expect(pass(t).market(1)).toEqual(["Illithis", "Cleric"]);
    expect(t.network(0)).toContain("Raamaa");
    expect(damageTo(t, "Raamaa", 0)).toBe(0);
  });

  test("MC-R139 who attacks, becomes blocked, blocks and retaliates is told so, on the stack", () => {
    const t = attacked([{ card: "Herald", at: [1, 0] }], [wall, { card: "Guard", at: [0, 1] }], [[], []], "Tower");
    expect(t.state.money).toEqual([20, 20]);
    pass(t).act("block", { card: of(t, "Guard", 1) });
    if (t.asked?.kind === "order") t.act("next", { ...t.offered("next")[0] });
    pass(t);
    expect(t.state.money).toEqual([23, 21]);
    t.act("retaliate", { card: of(t, "Guard", 1) });
    expect(pass(t).hand(1)).toEqual(["Clerk"]);
  });

  test("until end of combat is over with the combat; what is prevented is not dealt", () => {
    const t = attacked([raamaa], [{ card: "Cleric", at: [1, 0] }], [["Growth"], ["Shield"]], "Cleric");
    pass(t).act("done");
    play(t, "Growth", 0, of(t, "Raamaa", 0));
    play(t, "Shield", 1, of(t, "Cleric", 1));
    pass(t).act("done");
    pass(t);
    // 7 less 2.
    expect(t.market(1)).toContain("Cleric");
    expect(t.state.changes.filter((_, i) => i % 6 === 5 && t.state.changes[i] === 2)).toEqual([]);
  });

  test("what is prevented lowers what is dealt", () => {
    const t = attacked([{ card: "Illithis", at: [1, 0] }], [{ card: "Cleric", at: [1, 0] }], [[], ["Shield"]], "Cleric");
    play(t, "Shield", 1, of(t, "Cleric", 1));
    pass(t).act("done");
    pass(t).act("done");
    expect(damageTo(t, "Cleric")).toBe(0);
  });
});

describe("Damage that is no combat damage (MC-9.19)", () => {
  test("MC-E18, MC-R82 it cannot be blocked, and nobody retaliates against it", () => {
    const t = attacked(
      [raamaa],
      [
        { card: "Guard", at: [1, 0] },
        { card: "Illithis", at: [2, 0] },
      ],
      [["Bribery"], []],
      "Tower",
    );
    play(t, "Bribery", 0, of(t, "Guard", 1));
    expect(t.market(1)).toEqual(["Guard"]);
    expect([t.state.money[1], damageTo(t, "Raamaa", 0)]).toEqual([20, 0]);
  });

  test("MC-E26 CARD RADIUS 2: all cards of the 5x5 square but the centre, whoever controls them (MC-G9, MC-R95)", () => {
    const theirs: readonly Lying[] = [
      { card: "Wall", at: [1, 0] },
      { card: "Wall", at: [2, 2] },
      { card: "Wall", at: [3, 0] },
      { card: "Wall", at: [-2, -1], controller: 0 },
    ];
    const t = attacked([raamaa], theirs, [["Quake"], []], "Tower");
    play(t, "Quake", 0, of(t, "Tower", 1));
    const hit = t.state.card.flatMap((_, id) => (t.state.damageBQ[id] === 1 ? [[t.state.x[id], t.state.y[id]]] : []));
    expect(hit).toEqual([
      [1, 0],
      [2, 2],
      [-2, -1],
    ]);
  });
});

describe("REGENERATE as an ability (MC-G36)", () => {
  test("MC-E30 it gives no protection later: destroyed again, it has to be paid again", () => {
    const t = attacked(
      [raamaa],
      [
        { card: "Medic", at: [1, 0] },
        { card: "Illithis", at: [2, 0] },
      ],
      [[], []],
      "Medic",
    );
    setNumber(t.state, "damageBQ", of(t, "Medic", 1), 1);
    t.state.version++;
    t.act("pass");
    t.act("use", { card: of(t, "Medic", 1), ability: 1 });
    expect(pass(t).asked?.kind).toBe("block");
    expect([damageTo(t, "Medic"), t.state.money[1]]).toEqual([0, 18]);
    t.act("done");
    pass(t).act("done");
    expect(t.asked?.prompt).toBe("Medic is about to be destroyed: pay to regenerate it?");
    expect(pass(t.act("leave")).market(1)).toEqual(["Medic"]);
  });
});
