/** What a seat is shown of Megacorp, over matches by lot with shipped decks. */
import { describe, expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at, type State } from "../../../kernel/state.ts";
import { withLeads } from "../../leads.ts";
import type { Scene } from "../../scene.ts";
import { openMegacorp } from "../open.ts";
import type { MegacorpBoard } from "./scene.ts";

const { cards, keywords, decks } = loadContent().content.megacorp;
const opened = openMegacorp({ cards, keywords, decks });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const playable = opened.value;
const { game, options, scene, choices } = playable;

const sightOf = (state: State, viewer: number) => game.imagine(game.observe(state, viewer), rngOf(0));
const drawn = (state: State, viewer: number) => scene?.(sightOf(state, viewer), viewer) as Scene<MegacorpBoard>;

/** Plays a match by lot, engaging nothing but to pay, and shows every state before its choice. */
function watch(seed: number, most: number, look: (state: State, i: number) => void, played: unknown = options.standard): void {
  const state = game.start({ seed }, played);
  const lot = rngOf(seed);
  for (let i = 0; i < most; i++) {
    const decision = game.decision(state);
    if (!decision) return;
    look(state, i);
    const actions = decision.actions.all().filter(({ kind }) => decision.kind !== "priority" || kind !== "engage");
    game.apply(state, at(actions, below(lot, actions.length)));
  }
}

describe("what is drawn", () => {
  test("is the same whatever lies where the seat cannot look", () => {
    watch(3, 240, (state, i) => {
      if (i % 24 !== 0) return;
      for (const viewer of [-1, 0, 1]) expect(drawn(game.redeal(state, viewer, rngOf(9)), viewer)).toEqual(drawn(state, viewer));
    });
  });

  test("names the own hand and not another's", () => {
    watch(5, 12, (state, i) => {
      if (i !== 11) return;
      const { board } = drawn(state, 0);
      expect(at(board.sides, 0).hand.every(({ card }) => card?.startsWith("megacorp/"))).toBe(true);
      expect(at(board.sides, 1).hand.every(({ card }) => card === undefined)).toBe(true);
    });
  });

  test("says in the own Buy phase why nothing can be bought, and never where something can", () => {
    const said = { cannot: 0, can: 0 };
    for (let seed = 1; seed <= 4; seed++)
      watch(seed, 300, (state) => {
        const decision = game.decision(state);
        if (!decision) return;
        const actions = decision.actions.all();
        const { phase, active } = drawn(state, decision.player);
        const pass = choices?.(sightOf(state, decision.player), actions).find(({ action }) => action.kind === "pass");
        if (phase !== 1 || active !== decision.player || !pass?.hint?.endsWith("Your Buy phase ends, unless somebody responds")) return;
        const cannot = /^(You cannot buy anything now\. .+: it costs .+|No card is for sale to you now)\. Your Buy phase ends/.test(
          pass.hint,
        );
        if (actions.some(({ kind }) => kind === "buy")) {
          expect([cannot, pass.hint]).toEqual([false, "Your Buy phase ends, unless somebody responds"]);
          said.can++;
        } else if (cannot) said.cannot++;
      });
    expect(Math.min(said.cannot, said.can)).toBeGreaterThan(3);
  });

  test("shows an attack and what waits with the words that will be carried out", () => {
    let [attacks, waiting] = [0, 0];
    for (let seed = 1; seed <= 4; seed++)
      watch(seed, 400, (state) => {
        const { board } = drawn(state, -1);
        if (board.attack) attacks++;
        for (const { words, source } of board.stack) {
          waiting++;
          const text = cards.find(({ id }) => id === source.card)?.text ?? "";
          // What a keyword stands for is not printed as such.
          expect(words === "" ? text : words).not.toBe("");
        }
      });
    expect(attacks).toBeGreaterThan(0);
    expect(waiting).toBeGreaterThan(0);
  });
});

test("where a card moves to is chosen by slots of its network, told in words (MC-G28)", () => {
  const moving = options.parse({ decks: ["skyline-takeover", "the-last-page"] });
  if (!moving.ok) throw new Error(moving.error);
  let moves = 0;
  const look = (state: State) => {
    const decision = game.decision(state);
    if (decision?.kind !== "move") return;
    for (const { words, hint, spot } of choices?.(sightOf(state, decision.player), decision.actions.all()) ?? []) {
      moves++;
      expect(words).toMatch(/^(\d+ (left|right|forward|back)|in the)/i);
      expect(hint).toMatch(/^Docked to /);
      expect(spot).toMatch(/^slot [01] -?\d+ -?\d+$/);
    }
  };
  for (let seed = 3; seed <= 5; seed++) watch(seed, 26, look, moving.value);
  expect(moves).toBeGreaterThan(3);
});

test("every action that comes up is told in words, and a payment at one stroke is accepted and engages nothing needlessly", () => {
  // Their cards cost traits that often no single card has.
  const costly = options.parse({ decks: ["Apex Predators", "Testament"] });
  if (!costly.ok) throw new Error(costly.error);
  let [strokes, ways] = [0, 0];
  const look = (state: State) => {
    const decision = game.decision(state);
    if (!decision) return;
    const actions = decision.actions.all();
    const told = choices?.(sightOf(state, decision.player), actions) ?? [];
    const single = told.filter(({ then }) => then === undefined);
    expect(single.map(({ action }) => JSON.stringify(action)).sort()).toEqual(actions.map((action) => JSON.stringify(action)).sort());
    for (const { words, hint = "" } of told) expect(`${words} ${hint}`).toMatch(/^[A-Z0-9](?!.*(undefined|NaN))/);
    const places = told.filter(({ action: { kind }, card }) => card !== undefined && ["target", "space", "block"].includes(kind));
    expect(new Set(places.map(({ words, hint }) => `${words} ${hint}`)).size).toBe(places.length);
    for (const { line, words, hint } of told) {
      if (!line) continue;
      const left = line.more.replace(" left over", "");
      expect([`${line.words} ${line.way}`, hint?.startsWith(left), hint?.endsWith(line.hint)]).toEqual([words, true, true]);
    }
    // What pays with one card stands together.
    const paying = decision.kind === "pay" ? single.map(({ card }) => card) : [];
    expect(paying.filter((card, i) => card !== paying[i - 1])).toEqual([...new Set(paying)]);
    ways += paying.length - new Set(paying).size;
    for (const { action, then } of told) {
      if (!then) continue;
      strokes++;
      const stroke = [action, ...then];
      expect(game.submit(game.fork(state), decision.player, stroke).ok).toBe(true);
      for (const without of stroke) {
        const trial = game.fork(state);
        const rest = stroke.filter((one) => one !== without);
        if (game.submit(trial, decision.player, rest).ok) expect(game.decision(trial)?.kind).toBe("pay");
      }
    }
  };
  // A payment of more than one card is rare by lot.
  for (let seed = 3; seed <= 6 || (strokes === 0 && seed <= 20); seed++) watch(seed, 400, look, costly.value);
  expect([strokes > 0, ways > 0]).toEqual([true, true]);
});

test("what an option leads to is accepted together with it, whatever lies where the player cannot look", () => {
  const kinds = new Set<string>();
  for (let seed = 1; seed <= 3; seed++)
    watch(seed, 300, (state) => {
      const decision = game.decision(state);
      if (!decision) return;
      const sight = sightOf(state, decision.player);
      const told = withLeads(playable, sight, choices?.(sight, decision.actions.all()) ?? []);
      for (const { action, leads } of told)
        for (const lead of leads?.options ?? []) {
          kinds.add(`${action.kind} ${lead.action.kind}`);
          expect(game.submit(game.fork(state), decision.player, [action, lead.action]).ok).toBe(true);
        }
    });
  expect([...kinds]).toEqual(expect.arrayContaining(["buy deploy", "attack space"]));
});

test("an attack on one's own Business says what it would cost, and comes after all others", () => {
  let warned = 0;
  for (let seed = 1; seed <= 6; seed++)
    watch(seed, 400, (state) => {
      const decision = game.decision(state);
      if (!decision) return;
      const told = choices?.(sightOf(state, decision.player), decision.actions.all()) ?? [];
      const spaces = told.filter(({ action }) => action.kind === "space");
      const own = spaces.filter(({ hint }) => hint?.startsWith("Your own Business: if it is destroyed, you are out."));
      warned += own.length;
      const [business] = drawn(state, -1).board.sides.flatMap(({ network }, seat) => (seat === decision.player ? network : []));
      for (const { card } of own) expect(card).toBe(business?.id);
      for (const option of own) expect(spaces.indexOf(option)).toBe(spaces.length - 1);
    });
  expect(warned).toBeGreaterThan(0);
});

test("events name the words that brought them, and the stack the words that wait", () => {
  let [told, waiting] = [0, 0];
  for (let seed = 1; seed <= 3; seed++)
    watch(seed, 300, (state) => {
      const decision = game.decision(state);
      if (!decision) return;
      const heard = game.submit(game.fork(state), decision.player, [decision.actions.at(0)]);
      for (const { words } of heard.ok ? heard.value : []) {
        if (!words) continue;
        told++;
        expect(at(cards, words.design).text.slice(words.from, words.to).trim()).not.toBe("");
      }
      for (const { words, span, source } of drawn(state, -1).board.stack) {
        if (!span) continue;
        waiting++;
        expect(cards.find(({ id }) => id === source.card)?.text.slice(span.from, span.to)).toBe(words);
      }
    });
  expect(told).toBeGreaterThan(0);
  expect(waiting).toBeGreaterThan(0);
});

test("a large sum that comes or goes is worth finding again, a small one is not", () => {
  const names = new Set(game.words.events.map(({ name }) => name));
  const marked = (event: string, ...args: number[]) => names.has(event) && playable.mark?.({ decision: 0, event, args, cards: [] });
  expect([marked("pay money", 0, 12, 0), marked("gain money", 1, 10), marked("gain money", 1, 9)]).toEqual([
    "12M paid",
    "10M gained",
    undefined,
  ]);
  expect([marked("destroy", 3), marked("buy", 0, 3), marked("draw", 0)]).toEqual(["destroyed", "bought", undefined]);
});

test("a card that is engaged because a text asks for it is told without a trait", () => {
  const [told] = choices?.(sightOf(game.start({ seed: 1 }, options.standard), 0), [{ kind: "engage", card: 0 }]) ?? [];
  expect(told?.words).toMatch(/^Engage (?!.* for \d)/);
});

test("the log says what was chosen also where something comes of it at once, and where cards lie as options do", () => {
  const state = game.start({ seed: 2, log: true }, options.standard);
  const told: string[] = [];
  for (let n = 0; n < 12; n++) {
    const decision = game.decision(state);
    if (!decision) break;
    const { player } = decision;
    const actions = decision.actions.all();
    const action = actions.find(({ kind }) => kind === "do not bid" || kind === "keep") ?? at(actions, 0);
    game.apply(state, action);
    told.push(...(playable.teller?.told(state, action, state.log ?? [], player) ?? []));
    if (state.log) state.log.length = 0;
  }
  expect(told).toContainEqual(expect.stringMatching(/^ {2}.+ begins in Player 1's network, at the centre/));
  expect(told).toContainEqual(expect.stringMatching(/begins in Player \d's network, 1 (forward|back|left|right)/));
});
