/** When bots that look one action ahead use abilities. */
import { describe, expect, test } from "vitest";
import { setNumber } from "../../../kernel/fork.ts";
import { BEGUN, hasFlag } from "../combat/fight.ts";
import { ACCOUNTING, BUY, CHALLENGE } from "../layout.ts";
import { CARDS, card, HOME, type Lying, type Table, type TableOptions, table, texted } from "../megacorp.test-support.ts";
import { timely } from "./timely.ts";

const POOL = [...CARDS, card("Pump", { valuation: 1, scores: { IQ: 1 }, text: "Engage this: Gain 1 IQ." })];
const CONTENT = texted(POOL);
const PUMP: Lying = { card: "Pump", at: [1, 0] };

const position = (own: Partial<TableOptions["seats"][number]>, more: Partial<TableOptions> = {}): Table => {
  const seat = { main: Array.from({ length: 9 }, () => "Clerk"), money: 9, network: [...HOME, PUMP] };
  return table({ cards: POOL, content: CONTENT, seats: [{ ...seat, ...own }, seat], asksPriority: true, ...more });
};

/** What the player who has priority considers, in words; a payment engages cards by itself. */
const considered = (t: Table): readonly string[] => {
  const offered = t.offered();
  return timely(
    t.state,
    t.engine,
    t.asked?.player ?? 0,
    offered.map((_, i) => i),
  )
    .map((i) => (offered[i] ? t.words(offered[i]) : ""))
    .filter((words) => !words.startsWith("engage"));
};

/** Passes until a player has priority in a phase. */
const at = (t: Table, phase: number, player: number): Table => {
  for (let i = 0; i < 200 && !(t.asked?.kind === "priority" && t.state.phase === phase && t.asked.player === player); i++)
    t.engine.choose(t.state, t.asked?.kind === "priority" ? t.engine.legal(t.state).length - 1 : 0);
  return t;
};

describe("Abilities are considered", () => {
  test("by who has the turn in the Accounting phase, and in the Buy phase those of new cards", () => {
    const t = position({}, { active: 1, stand: "divest phase" });
    expect(considered(at(t, ACCOUNTING, 0))).toContain("use Pump 1");
    expect(t.state.active).toBe(0);
    expect(t.offered("use")).not.toEqual([]);
    at(t, BUY, 0);
    expect(t.offered("use")).not.toEqual([]);
    expect(considered(t)).not.toContain("use Pump 1");
    const own = t.card("Pump", (id) => t.state.controller[id] === 0);
    setNumber(t.state, "deployedIn", own, t.state.turn);
    expect(considered(t)).toContain("use Pump 1");
  });

  test("by the others in the Buy phase, and nowhere else while nothing is in progress", () => {
    const t = position({});
    expect(considered(at(t, BUY, 1))).toContain("use Pump 1");
    at(t, CHALLENGE, 1);
    expect(t.offered("use")).not.toEqual([]);
    expect(considered(t)).toEqual(["pass"]);
  });

  test("by the others in answer to what is on the stack, not by whose it is", () => {
    const t = at(position({ network: [...HOME, PUMP, { card: "Pump", at: [-1, 0] }] }), CHALLENGE, 0);
    expect(considered(t)).toEqual(["pass"]);
    t.answer("use Pump 1");
    expect(t.asked?.player).toBe(0);
    expect(t.offered("use")).not.toEqual([]);
    expect(considered(t)).toEqual(["pass"]);
    expect(considered(at(t, CHALLENGE, 1))).toContain("use Pump 1");
  });

  test("in an attack by who is attacked before it begins, by who attacks when blockers are declared, by nobody after the damage", () => {
    const t = at(position({}), CHALLENGE, 0);
    t.answer("pass");
    for (let i = 0; i < 9 && t.asked?.kind !== "challenge"; i++) t.answer("pass");
    t.act("attack", { card: t.card("Boss", (id) => t.state.controller[id] === 0) });
    while (t.asked?.kind !== "priority") t.engine.choose(t.state, 0);
    const seen: (readonly [begun: boolean, player: number | undefined, uses: boolean])[] = [];
    for (let i = 0; i < 20 && t.state.combat.length > 0; i++) {
      if (t.asked?.kind === "priority") seen.push([hasFlag(t.state, BEGUN), t.asked.player, considered(t).includes("use Pump 1")]);
      t.engine.choose(t.state, t.asked?.kind === "priority" ? t.engine.legal(t.state).length - 1 : 0);
    }
    expect(seen).toEqual([
      [false, 0, false],
      [false, 1, true],
      [true, 0, true],
      [true, 1, false],
      [true, 0, false],
      [true, 1, false],
    ]);
  });
});
