/** What is so at the end of a scenario, for people: by names of cards and words of the game, what changed first. */
import type { ToldAs } from "../../../engine/games/game-example.ts";
import type { FactTold } from "../../../engine/matches/told.ts";
import { nameIn } from "./position-words.ts";

/** Facts that are proposed. */
const MOST_PROPOSED = 4;
/** Names of a list before it is cut. */
const MOST_NAMES = 6;

/** "SUN's hand: Bagman, Packet Thief", "corruption: 1". */
export function factWords({ seat, name, value }: FactTold): string {
  const listed = (one: unknown): string => {
    if (!Array.isArray(one)) return nameIn(String(one));
    const names = one.map((card) => nameIn(String(card)));
    const cut = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), `${names.length - MOST_NAMES} more`] : names;
    return cut.length === 0 ? "nothing" : cut.join(", ");
  };
  const said =
    typeof value !== "object" || value === null
      ? String(value)
      : "exactly" in value
        ? listed(value.exactly)
        : Object.entries(value)
            .map(([space, cards]) => `${space}: ${listed(cards)}`)
            .join("; ");
  return `${seat === undefined ? "" : `${seat}'s `}${name}: ${said}`;
}

const isNumber = ({ value }: FactTold): boolean => typeof value !== "object" || value === null;

/**
 * The facts that are worth expecting, by index, the most telling first: of what changed, numbers, then places with a card that was chosen, then
 * others. Counters of the rules are none.
 */
export function tellingFacts(facts: readonly FactTold[], steps: readonly string[], { counted = [] }: ToldAs): readonly number[] {
  const chosen = steps.join("\n");
  const names = ({ value }: FactTold) => JSON.stringify(value).match(/"[^"]+"/g) ?? [];
  const rank = (fact: FactTold) => (isNumber(fact) ? 0 : names(fact).some((name) => chosen.includes(name.slice(1, -1))) ? 1 : 2);
  const changed = facts.flatMap((fact, i) => (fact.came && !counted.includes(fact.name) ? [{ fact, i }] : []));
  const numbers = changed.filter(({ fact }) => isNumber(fact)).slice(0, MOST_PROPOSED - 1);
  const places = changed.filter(({ fact }) => !isNumber(fact)).toSorted((a, b) => rank(a.fact) - rank(b.fact));
  return [...numbers, ...places].slice(0, MOST_PROPOSED).map(({ i }) => i);
}

/** A sentence that says what a scenario shows: its first choice and what it changes first. Empty when nothing was chosen. */
export function proposedName(steps: readonly string[], facts: readonly FactTold[], as: ToldAs): string {
  const [first, ...others] = steps;
  if (first === undefined) return "";
  const [seat = "", ...words] = first.split(": ");
  const more = others.length === 0 ? "" : others.length === 1 ? " and one choice follows" : ` and ${others.length} choices follow`;
  const [telling] = tellingFacts(facts, steps, as).flatMap((i) => facts[i] ?? []);
  const comes = telling
    ? isNumber(telling)
      ? `, ${telling.seat === undefined ? "" : `${telling.seat}'s `}${telling.name} becomes ${String(telling.value)}`
      : `, ${telling.seat === undefined ? "" : `${telling.seat}'s `}${telling.name} changes`
    : ", nothing changes";
  return `When ${seat} chooses “${nameIn(words.join(": "))}”${more}${comes}`;
}
