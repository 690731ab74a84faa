/** Plays a card with a text in the workshop and writes down what is asked and what happens. */
import type { Action } from "../../kernel/choice.ts";
import type { TextRules } from "./run.ts";
import { type Design, HAND, openWorkshop, type Workshop, type WorkshopSetup, type WorkshopState } from "./workshop.test-support.ts";

export const DESIGNS: readonly Design[] = [
  { name: "Ann", noun: "robot", tags: ["Human"], steam: 1 },
  { name: "Bob", noun: "robot", steam: 3 },
  { name: "Saw", noun: "tool", tags: ["Sharp"] },
];
export const TABLE: WorkshopSetup = {
  players: 2,
  hands: [
    ["Card", "Ann", "Bob", "Saw"],
    ["Ann", "Saw"],
  ],
  benches: [["Ann", "Saw"], ["Bob"]],
  decks: [
    ["Ann", "Bob", "Saw", "Ann"],
    ["Saw", "Saw"],
  ],
};

/** A card with a text is played; the answers are words of actions. What happened, and what was asked, one line each. */
export function carriedOut(
  text: string,
  answers: readonly string[],
  { order = "sequence", table = TABLE, standing }: { order?: TextRules["order"]; table?: WorkshopSetup; standing?: string } = {},
): string[] {
  const stands = standing === undefined ? [] : [{ name: "Sign", noun: "tool", text: standing } as const];
  const game = openWorkshop([{ name: "Card", noun: "tool", text }, ...DESIGNS, ...stands], { order });
  const benches = standing === undefined ? table.benches : [["Sign"], ...(table.benches ?? []).slice(1)];
  const state = game.start({ seed: 1, players: table.players, log: true }, { ...table, ...(benches ? { benches } : {}) });
  const lines: string[] = [];
  const left = [...answers];
  game.apply(state, { kind: "play", card: handOf(state).find((card) => state.card[card] === 0) ?? -1 });
  for (let decision = game.decision(state); decision && (decision.kind !== "play" || left.length > 0); decision = game.decision(state)) {
    flush(game, state, lines);
    const offered = decision.actions.all();
    const said = offered.map((action) => wordsOf(game, state, action));
    lines.push(`? p${decision.player + 1} ${decision.kind}: ${said.join(", ")}`);
    const answer = left.shift();
    const i = answer === undefined ? -1 : said.indexOf(answer);
    if (i < 0) return [...lines, answer === undefined ? "…" : `no ${answer}`];
    const loaded = game.load(game.save(state));
    if (!loaded.ok) throw new Error(loaded.error.message);
    game.applyAt(state, i);
  }
  flush(game, state, lines);
  return lines.slice(2);
}

export const handOf = (state: WorkshopState) => state.zones[HAND] ?? [];
const nameOf = (game: Workshop, state: WorkshopState, card: number) => `${game.cardName(state.card[card] ?? 0)}#${card}`;
const wordsOf = (game: Workshop, state: WorkshopState, { kind, ...rest }: Action): string =>
  [
    kind,
    ...Object.entries(rest).map(([name, value]) =>
      name === "card" ? nameOf(game, state, Number(value)) : `${name === "sentence" ? "s" : name}${value}`,
    ),
  ].join(" ");

const HOUSEKEEPING = ["lot", "keep a text", "resume a text"];

function flush(game: Workshop, state: WorkshopState, lines: string[]): void {
  for (const { event, roles, args: all } of state.log ?? []) {
    // Of what a text keeps in its frame the numbers say nothing to a reader.
    const args = HOUSEKEEPING.includes(event) ? [] : all;
    lines.push(
      [
        event,
        ...args.map((arg, i) => (roles[i] === "player" ? `p${arg + 1}` : roles[i] === "card" ? nameOf(game, state, arg) : `${arg}`)),
      ].join(" "),
    );
  }
  state.log = [];
}
