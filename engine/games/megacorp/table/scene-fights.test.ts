/** What options of an attack and of engaging say comes of them, against what does. */
import { expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at, fieldsOf, type State } from "../../../kernel/state.ts";
import { ATTACKER } from "../combat/fight.ts";
import { openMegacorp } from "../open.ts";
import type { MegacorpBoard } from "./scene.ts";

const { cards, keywords, decks } = loadContent().content.megacorp;
const opened = openMegacorp({ cards, keywords, decks });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const { game, options, choices, scene } = opened.value;

type Told = { readonly state: State; readonly player: number; readonly kind: string };

/** Plays matches by lot in which everybody attacks and blocks where it is possible, and shows each decision. */
function watch(seeds: number, look: (told: Told) => void): void {
  for (let seed = 1; seed <= seeds; seed++) {
    const state = game.start({ seed }, options.standard);
    const lot = rngOf(seed);
    for (let i = 0; i < 400; i++) {
      const decision = game.decision(state);
      if (!decision) break;
      look({ state, player: decision.player, kind: decision.kind });
      const actions = decision.actions.all();
      const attacks = actions.filter(({ kind }) => kind === "attack" || kind === "block");
      const other = actions.filter(({ kind }) => decision.kind !== "priority" || kind !== "engage");
      game.apply(state, at(attacks.length > 0 ? attacks : other, below(lot, (attacks.length > 0 ? attacks : other).length)));
    }
  }
}

const toldOf = ({ state, player }: Told) =>
  choices?.(game.imagine(game.observe(state, player), rngOf(0)), game.decision(state)?.actions.all() ?? []) ?? [];

/** What follows when everybody lets the attack go on. */
function after(state: State, action: Parameters<typeof game.apply>[1]): State {
  const trial = game.fork(state);
  trial.log = [];
  game.apply(trial, action);
  for (let n = 0; n < 60; n++) {
    const asked = game.decision(trial);
    const goes = asked?.actions.all().find(({ kind }) => kind === "pass" || kind === "done");
    if (asked === undefined || goes === undefined || asked.kind === "challenge") break;
    game.apply(trial, goes);
  }
  return trial;
}

/** What the log of a match says of destruction. */
const destroyedIn = ({ log = [] }: State): readonly number[] =>
  log.flatMap(({ event, args }) => (event === "destroy" ? [args[0] ?? -1] : []));

/** Whether the table says of a player's Business that it is docked to nothing. */
function isAlone(state: State, player: number): boolean {
  const board = scene?.(state, player).board as MegacorpBoard | undefined;
  return board?.ahead.some((one) => one.player === player && one.words.includes("is docked to nothing")) === true;
}

const attackerOf = (state: State) => Number((fieldsOf(state)["combat"] as readonly number[])[ATTACKER]);

test("a fight says what comes of it if nobody does more, and it does (MC-9.8)", () => {
  const said = { block: 0, done: 0, trait: 0, retaliate: 0, survives: 0, alone: 0 };
  watch(8, (told) => {
    if (!["block", "trait", "retaliate"].includes(told.kind)) return;
    for (const { action, card, hint = "", loses } of toldOf(told)) {
      expect(loses === true).toBe(hint.includes("you are out") && action.kind === "done");
      const then = after(told.state, action);
      const gone = destroyedIn(then);
      if (["block", "done"].includes(action.kind) && /is destroyed, and your Business is docked to nothing/.test(hint)) {
        expect([isAlone(told.state, told.player), isAlone(then, told.player)]).toEqual([false, true]);
        said.alone++;
      }
      if (action.kind === "block" && /\bis destroyed \(\d+ .Q against \d+\)/.test(hint)) {
        expect(gone).toContain(card);
        said.block++;
      }
      if (action.kind === "done" && hint.includes("is destroyed")) {
        expect(gone.length).toBeGreaterThan(0);
        said.done++;
      }
      if (action.kind === "done" && /^[^;]* takes \d+ of \d+ .Q this turn$/.test(hint)) said.survives++;
      if (action.kind === "retaliate" && / (is destroyed|takes \d+ of \d+ .Q this turn|takes no damage) \(\d/.test(hint)) {
        expect(gone.includes(attackerOf(told.state))).toBe(hint.includes("is destroyed"));
        said.retaliate++;
      }
      if (action.kind === "trait" && hint.includes("destroys it")) {
        expect(gone.length).toBeGreaterThan(0);
        said.trait++;
      }
    }
  });
  for (const n of Object.values(said)) expect(n).toBeGreaterThan(0);
});

test("one key does not let an attack through that one is out by (MC-13.4)", () => {
  let [out, engaged] = [0, 0];
  watch(8, (told) => {
    if (told.kind !== "block") return;
    const doneOf = (one: Told) => toldOf(one).find(({ action }) => action.kind === "done");
    const hint = doneOf(told)?.hint ?? "";
    const [, score, trait] = /^Your Business takes \d+ of (\d+) (.Q) this turn/.exec(hint) ?? [];
    // By SUPPRESSOR (MC-R66): what its player does without is said before.
    if (/ and is engaged: it cannot block and brings no 5M$/.test(hint)) engaged++;
    if (trait === undefined) return;
    // The same when it has taken nearly all that it can.
    const state = game.fork(told.state);
    const controllers = fieldsOf(state)["controller"] as readonly number[];
    const own = state.card.flatMap((design, id) =>
      opened.value.cards[design]?.kind === "business" && controllers[id] === told.player ? [id] : [],
    );
    const hurt = own.map((id) => ({ kind: "set" as const, field: `damage${trait}`, at: id, value: Number(score) - 1 }));
    expect(game.edit(state, hurt).ok).toBe(true);
    expect(doneOf({ ...told, state })).toMatchObject({ hint: expect.stringContaining("and you are out"), loses: true });
    out++;
  });
  expect(out).toBeGreaterThan(0);
  expect(engaged).toBeGreaterThan(0);
});

test("engaging says what the card cannot do then, who can buy it, and what is left over (MC-7.8)", () => {
  const said = { cannot: 0, money: 0, sale: 0, out: 0, left: 0 };
  watch(4, (told) => {
    if (told.kind !== "pay" && told.kind !== "priority") return;
    for (const { action, hint = "" } of toldOf(told).filter(({ action: { kind }, then }) => kind === "engage" && then === undefined)) {
      if (/cannot (attack or block|block) until it is disengaged/.test(hint)) said.cannot++;
      if (/brings no \d+M until it is disengaged/.test(hint)) said.money++;
      if (/Player \d can buy it for \d+M/.test(hint)) said.sale++;
      if (/Player \d can buy it for \d+M.*, and you are out/.test(hint)) said.out++;
      const left = /^(\d+) (.Q) (?:is|are) left over this turn/.exec(hint);
      if (left === null) continue;
      said.left++;
      const trial = game.fork(told.state);
      game.apply(trial, action);
      const pool = fieldsOf(trial)[`pool${left[2]}`] as readonly number[];
      // What is still to be paid in another trait is paid first.
      if (game.decision(trial)?.kind !== "pay") expect(pool[told.player]).toBe(Number(left[1]));
    }
  });
  for (const n of Object.values(said)) expect(n).toBeGreaterThan(0);
});
