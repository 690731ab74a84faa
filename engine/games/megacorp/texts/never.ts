/** What can never come to anything on a card: whatever changes or asks for a score that it does not have. */
import { isTree, type Sense, type Tree, walk } from "../../../language/index.ts";
import { TRAITS } from "../fields.ts";

/** How a sentence begins that is carried out on a card which is not an event. */
const WAYS = { when: "When this is deployed,", price: "Engage this:" } as const;

export const MEGACORP_SENSE: Sense = {
  of: (card) => ({ instructions: card.kind === "event", ways: WAYS, never: never(card) }),
  kindFor: (abilities) =>
    abilities.some(({ kind, lines }) => kind === "do" || lines.some((line) => [...walk(line)].some(({ is }) => OF_PLAYING.test(is))))
      ? "event"
      : "character",
};

/** What says when the card itself can be played. */
const OF_PLAYING = /^(?:static\.play(?:If$|In\.)|additional\.play$)/;

/** Words for the card that the text is on. */
const THIS: ReadonlySet<string> = new Set(["this", "subj.this", "scope.this", "near.this"]);
/** What speaks of the scores of the card in its hole `s` or `c`. */
const OF_A_SCORE: ReadonlySet<string> = new Set([
  "static.gets",
  "static.gets.each",
  "static.gets.eachMost",
  "static.gets.has",
  "gets",
  "gets.each",
  "gets.gains",
  "cond.score",
]);

/** Words for the card that this one is bonded under, and for its scores. */
const OF_HOST = /^(?:.+\.)?host$/;

/** Says why a part of a text can never come to anything on a card with these fields. */
function never({
  kind,
  fields,
}: {
  readonly kind?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}): (part: Tree) => string | undefined {
  const { scores } = fields;
  const isWithout = (trait: string): boolean =>
    typeof scores === "object" && scores !== null && Object.entries(scores).some(([name, value]) => name === trait && value === null);
  const without = TRAITS.filter(isWithout);
  return (part) => {
    if (kind === "event" && OF_HOST.test(part.is)) return "This can never happen: an Event lies under no card (MC-15.1)";
    if (kind === "event" && part.is.startsWith("sell") && isTree(part.holes["c"]) && part.holes["c"].is === "this")
      return "This can never happen: Events are not sold (MC-R75)";
    if (kind === "event" && part.is === "cond.attacked" && isTree(part.holes["s"]) && part.holes["s"].is === "subj.this")
      return "This can never happen: only characters attack (MC-9.4)";
    if (kind !== undefined && kind !== "" && kind !== "event" && OF_PLAYING.test(part.is))
      return "This can never happen: only Events are played, other cards are deployed (MC-14.4)";
    const about =
      part.is === "trait.this" || (OF_A_SCORE.has(part.is) && Object.values(part.holes).some((hole) => isTree(hole) && THIS.has(hole.is)));
    const missing = about ? without.find((trait) => [...walk(part)].some(({ is }) => is === `trait.${trait}`)) : undefined;
    return missing && `This can never happen: this card has no ${missing} (MC-1.7)`;
  };
}
