/**
 * Playthroughs: one match as text, so that a change of the rules shows as a readable difference. The first state is told whole, of each later
 * one what is no longer as it was, with the digest of all of it.
 */
import type { Action } from "./choice.ts";
import type { Game } from "./game.ts";
import { knows } from "./observe.ts";
import { below, rngOf } from "./rng.ts";
import { fieldsOf, type InstanceId, listOf, type State } from "./state.ts";

/**
 * Plays a match and writes it down. Ends with a newline.
 *
 * @param chosen what the players chose, decision by decision, as `choicesIn` reads it; where it is not offered, or nothing is written, they choose by `seed`
 * @param tells all that is so and is offered, or only the digest and what is chosen, for long matches
 */
export function writePlaythrough<S extends State, A extends Action, O>(
  game: Game<S, A, O>,
  seed: number,
  options: O,
  chosen: readonly string[] = [],
  tells: "all" | "choices" = "all",
): string {
  const state = game.start({ seed }, options);
  const choices = rngOf(seed);
  const lines = [
    `game: ${game.id}(players=${state.players}, seed=${seed}, options=${JSON.stringify(options)})`,
    `content: ${game.content}`,
  ];
  let told: readonly Fact[] = [];
  for (;;) {
    const decision = game.decision(state);
    if (tells === "all") {
      const facts = factsOf(game, state);
      lines.push("", `# ${state.decisions}   ${game.digest(state)}`, ...linesOf(facts, told));
      told = facts;
    } else lines.push(`# ${state.decisions}   ${game.digest(state)}`);
    if (decision === undefined || decision.actions.length === 0) break;
    const offered = decision.actions.all().map(words);
    const written = offered.indexOf(chosen[state.decisions] ?? "");
    const i = written >= 0 ? written : below(choices, offered.length);
    if (tells === "all") {
      lines.push(`${decision.kind} (${decision.rule}): ${decision.prompt}`);
      lines.push(...offered.map((action, j) => `  [${j}] ${action}`));
    }
    lines.push(`> p${decision.player + 1} [${i}] ${offered[i]}`);
    game.applyAt(state, i);
  }
  const outcome = game.returns(state);
  if (outcome)
    lines.push("", `end: ${outcome.returns.join(" ")}   ${outcome.reasons.map(({ rule, reason }) => `${reason} (${rule})`).join("; ")}`);
  return `${lines.join("\n")}\n`;
}

/** What the players chose in a match that was written down, decision by decision. */
export const choicesIn = (playthrough: string): readonly string[] =>
  [...playthrough.matchAll(/^> p\d+ \[\d+\] (.*)$/gm)].map(([, words = ""]) => words);

/** Something that is so in a state: a field, or the cards of a place, the top card last. */
type Fact = {
  readonly name: string;
  readonly words: string;
  readonly is: "field" | "place";
  /** It is told at the start too if it holds nothing. */
  readonly always: boolean;
};

function factsOf<S extends State>(game: Game<S>, state: S): Fact[] {
  const values = fieldsOf(state);
  const { layout } = game;
  const fields = Object.keys(layout.fields)
    .filter((name) => layout.fields[name]?.per !== "card")
    .map(
      (name): Fact => ({
        is: "field",
        name,
        words: [values[name] ?? []].flat().join(" "),
        always: layout.fields[name]?.unlessEmpty !== true,
      }),
    );
  const places = layout.places.map(({ zone, player, space }, place): Fact => {
    const owner = player < 0 ? "" : `p${player + 1} `;
    const numbered = layout.places.some((other) => other.zone === zone && other.space > 0);
    const words = (state.zones[place] ?? []).map((id) => cardWords(game, state, id)).join(", ");
    return { is: "place", name: `${owner}${zone}${numbered ? ` ${space + 1}` : ""}`, words, always: false };
  });
  return [...fields, ...places];
}

/** The facts that differ from those that were told before, the fields on one line. What holds nothing at the start is left out. */
function linesOf(facts: readonly Fact[], told: readonly Fact[]): string[] {
  const news = facts.filter(({ words, always }, i) => (told[i] ? told[i].words !== words : always || words !== ""));
  const fields = news.flatMap(({ is, name, words }) => (is === "field" ? [`${name} ${words}`] : []));
  const places = news.flatMap(({ is, name, words }) => (is === "place" ? [`${name}: ${words || "-"}`] : []));
  return [...(fields.length > 0 ? [fields.join("   ")] : []), ...places];
}

/** "Ford#12", with the card's own numbers that are not 0, and who knows it if not everybody does. */
function cardWords<S extends State>(game: Game<S>, state: S, id: InstanceId): string {
  const numbers = game.layout.cardFields.flatMap((name) => (listOf(state, name)[id] ? [`${name} ${listOf(state, name)[id]}`] : []));
  const players = Array.from({ length: state.players }, (_, player) => player);
  const seers = players.filter((player) => knows(state, id, player));
  const sight = seers.length === state.players ? "" : ` [${seers.map((player) => `p${player + 1}`).join(" ")}]`;
  return `${game.cardName(state.card[id] ?? 0)}#${id}${numbers.length > 0 ? ` (${numbers.join(", ")})` : ""}${sight}`;
}

const words = ({ kind, ...rest }: Action): string => [kind, ...Object.entries(rest).map(([name, value]) => `${name}=${value}`)].join(" ");
