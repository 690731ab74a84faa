/** Options on namesakes in networks, and an attack that is being declared, over matches by lot with shipped decks. */
import { expect, test } from "vitest";
import { loadContent } from "../../../../content/load.ts";
import { below, rngOf } from "../../../kernel/rng.ts";
import { at, type State } from "../../../kernel/state.ts";
import type { Scene, SceneOption } from "../../scene.ts";
import { openMegacorp } from "../open.ts";
import type { MegacorpBoard } from "./scene.ts";

const { cards, keywords, decks } = loadContent().content.megacorp;
const opened = openMegacorp({ cards, keywords, decks });
if (!opened.ok) throw new Error(JSON.stringify(opened.error));
const { game, options, scene, choices } = opened.value;

type Look = { readonly told: readonly SceneOption[]; readonly player: number; readonly board: MegacorpBoard; readonly kind: string };

/** Plays matches of one deck against itself by lot, buying whatever can be bought, and shows what each choice is drawn from. */
function watch(seeds: number, look: (at: Look) => void): void {
  const same = options.parse({ decks: ["apex-predators", "apex-predators"] });
  if (!same.ok) throw new Error(same.error);
  for (let seed = 1; seed <= seeds; seed++) {
    const state: State = game.start({ seed }, same.value);
    const lot = rngOf(seed);
    for (let i = 0; i < 400; i++) {
      const decision = game.decision(state);
      if (!decision) break;
      const { player, kind } = decision;
      const sight = game.imagine(game.observe(state, player), rngOf(0));
      const drawn = scene?.(sight, player) as Scene<MegacorpBoard>;
      look({ told: choices?.(sight, decision.actions.all()) ?? [], player, board: drawn.board, kind });
      const all = decision.actions.all().filter((one) => kind !== "priority" || one.kind !== "engage");
      const buys = all.filter((one) => one.kind === "buy");
      const actions = buys.length > 0 ? buys : all;
      game.apply(state, at(actions, below(lot, actions.length)));
    }
  }
}

const lieOf = (board: MegacorpBoard, card: number | undefined) =>
  board.sides.flatMap(({ network, player }) => network.flatMap((one) => (one.id === card ? [{ ...one, in: player }] : [])))[0];

test("options on cards of one name say whose and where, and what sets them apart", () => {
  const said = { where: 0, whose: 0, engaged: 0, line: 0 };
  watch(5, ({ told, board, player }) => {
    for (const option of told) {
      const lies = lieOf(board, option.card);
      if (!lies) continue;
      const others = told.filter(
        (other) =>
          other.card !== option.card &&
          (other.line?.words ?? other.words) === (option.line?.words ?? option.words) &&
          lieOf(board, other.card),
      );
      if (others.length === 0) continue;
      said.where++;
      const { hint = "", line } = option;
      expect(others.map((other) => other.hint)).not.toContain(hint);
      expect(hint).toMatch(/\d+ (right|left|forward|back)|at the centre/);
      if (others.some((other) => lieOf(board, other.card)?.controller !== lies.controller)) {
        said.whose++;
        expect(hint).toMatch(lies.controller === player ? /Your/ : new RegExp(`Player ${lies.controller + 1}'s`));
      }
      if (lies.engaged && others.some((other) => lieOf(board, other.card)?.engaged === false)) {
        said.engaged++;
        expect(hint).toContain("engaged");
      }
      if (line) {
        said.line++;
        expect(line.hint).toMatch(/\d+ (right|left|forward|back)|at the centre/);
      }
    }
  });
  expect(Object.entries(said).filter(([, count]) => count === 0)).toEqual([]);
});

test("while it is chosen what a card attacks, everybody is shown which card it is", () => {
  const kinds = new Set<string>();
  watch(4, ({ told, board, player, kind }) => {
    const { declaring, attack } = board;
    if (!["space", "trait", "rectangle"].includes(kind)) return void expect(declaring).toBeUndefined();
    kinds.add(kind);
    expect(attack).toBeUndefined();
    expect(lieOf(board, declaring?.attacker)?.controller).toBe(player);
    if (kind === "space") expect(told.map(({ card }) => card)).not.toContain(declaring?.attacker);
    if (declaring?.target !== undefined) expect(lieOf(board, declaring.target)).toBeDefined();
  });
  expect([...kinds]).toEqual(expect.arrayContaining(["space", "trait"]));
});
