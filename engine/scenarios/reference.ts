/** The names that scenarios of a game may use, as tables: zones, fields, points of a turn, what players do, what happens. */
import type { FieldSpec } from "../kernel/layout.ts";
import { below, rngOf } from "../kernel/rng.ts";
import { phraseOfAction, say } from "./phrase.ts";
import { type FieldName, fieldsFor, spoken, type Table, writtenFields, zonesOf } from "./table.ts";

/** Matches of random choices that are looked at for examples of what players do: with the cards of the game, and on each table of trials. */
const MATCHES = 100;
const TRIALS = 6;

/**
 * Markdown, the same every time.
 *
 * @param trials tables of the same game with other cards, for what only new cards ask
 */
export function namesReference(table: Table, trials: readonly Table[]): string {
  const { game, seats } = table;
  const seen: Seen = new Map();
  watch(table, MATCHES, seen);
  for (const trial of trials) watch(trial, TRIALS, seen);
  const forms = (game.words.forms ?? []).map(({ kind, members }) => ({ kind, members: Object.keys(members) }));
  const plainness = (members: readonly string[]) => members.length + (members.includes("sentence") ? 0.5 : 0);
  for (const { kind, members } of forms.toSorted((a, b) => plainness(a.members) - plainness(b.members))) listForm(kind, members, seen);
  const does = sorted(seen).map(([, cells]) => cells);
  const happens = sorted(new Map(game.words.events.map(({ name, roles }) => [code(name), roles.join(", ")])));
  const section = (title: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
    rows.length === 0 ? "" : [`**${title}**`, "", row(head), row(head.map(() => "---")), ...rows.map(row), ""].join("\n");
  const rowsOf = (all: readonly FieldName[]) =>
    all
      .filter(({ name }) => name !== game.activeField)
      .map(({ name, spec }) => [code(spoken(name)), valuesOf(spec, seats), spec.doc ?? ""]);
  return [
    section(
      "Seats and points",
      ["name", "what it is"],
      [
        [seats.map(code).join(", "), "the seats"],
        [game.stands.map(code).join(", "), 'where a position may begin, `"at"`; the first is the default'],
        [code(game.restZone ?? "none"), 'the default place for the rest, `"rest"`'],
      ],
    ),
    section(
      "Zones",
      ["name", "whose", "spaces", "who sees a card that enters it"],
      zonesOf(table).map(({ name, perPlayer, spaces, first }) => {
        const sight = game.layout.sights[first] ?? 0;
        const seen = sight === 0 ? "nobody" : sight === (1 << game.layout.players) - 1 ? "all" : "its player";
        return [code(spoken(name)), perPlayer ? "each seat has one" : "the game's", spaces === 1 ? "" : `1 to ${spaces}`, seen];
      }),
    ),
    section("Numbers of the game", ["name", "value", "what it is"], rowsOf(writtenFields(table, false))),
    section("Numbers of a seat", ["name", "value", "what it is"], rowsOf(writtenFields(table, true))),
    section("Numbers of a card", ["name", "value", "what it is"], rowsOf(fieldsFor(table, ["card"]))),
    section(
      "Spaces of boards",
      ["name", "spaces"],
      Object.values(game.layout.spaces).map(({ noun, words }) => [code(noun), words.map(code).join(", ")]),
    ),
    section("What players do", ["words, an example", "data", "asked as"], does),
    section("What happens", ["event", "what follows the word"], happens),
  ]
    .filter((text) => text !== "")
    .join("\n");
}

/** What can be written for a field. */
function valuesOf({ per, spaces, each, on, holds, values, signed }: FieldSpec, seats: readonly string[]): string {
  if (per === "list") return "a list of numbers";
  const own = on
    ? `a ${on.noun}, ${code("nowhere")}`
    : holds
      ? [...seats, "nobody"].map(code).join(", ")
      : values
        ? values.map(code).join(", ")
        : signed
          ? "a number"
          : "from 0 on";
  const kinds = Array.isArray(each) ? ` and ${each.map(code).join(", ")}` : "";
  return spaces ? `by ${spaces.noun}${kinds}: ${own}` : own;
}

const code = (text: string): string => `\`${text}\``;
const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

/** What players can do, as cells, each kind once. */
type Seen = Map<string, readonly string[]>;

const sorted = <Value>(map: ReadonlyMap<string, Value>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** Adds a kind of action that no match showed. */
function listForm(kind: string, members: readonly string[], does: Seen): void {
  if ([...does.keys()].some((key) => key.startsWith(`${kind} `))) return;
  const data = [`"kind": "${kind}"`, ...members.map((name) => `"${name}": …`)];
  does.set(`${kind} `, [code([spoken(kind), ...members.map(() => "…")].join(" ")), code(`{ ${data.join(", ")} }`), ""]);
}

/** Adds what is new in matches of random choices. */
function watch(table: Table, matches: number, does: Seen): void {
  const { game } = table;
  for (let seed = 1; seed <= matches; seed++) {
    const state = game.start({ seed }, table.options.standard);
    const choices = rngOf(seed);
    for (let decision = game.decision(state); decision && decision.actions.length > 0; decision = game.decision(state)) {
      for (const action of decision.actions.all()) {
        const key = `${action.kind} ${decision.kind} ${Object.keys(action).join(" ")}`;
        if (does.has(key)) continue;
        const words = say(phraseOfAction(table, state, new Map(), action));
        const data = Object.entries(action).map(([name, value]) => `"${name}": ${name === "kind" ? `"${value}"` : "…"}`);
        does.set(key, [code(words), code(`{ ${data.join(", ")} }`), `${decision.kind} (${decision.rule})`]);
      }
      game.applyAt(state, below(choices, decision.actions.length));
    }
  }
}
