/** What the form of a question holds, what is wrong with it, and the question as it is sent. */
import { hasDecks, type PlayableGame } from "../../../engine/games/game.ts";
import { LOBBIES } from "../../../engine/games/lists/lobbies.ts";
import { type AskedDeck, type Configuration, playersOf, QUESTION_ABOUT, type Question } from "../../../engine/questions/configuration.ts";
import type { LabWish } from "../../api/lab.ts";

/** Decks of one's own are named by their id, those of a run by their place in it, ready ones by the name of their address. */
export const OWN = "own ";
export const THEN = "then ";

/** In place of what a card is compared with: another card, which is named beside. */
export const OTHER = "card";

export type Filled = {
  readonly game: PlayableGame;
  readonly question: Question;
  /** The card in question, and one that stands in its place, by the part of their addresses after the game; undefined until one is named. */
  readonly card: string | undefined;
  readonly other: string | undefined;
  readonly against: string;
  readonly revision: string;
  readonly bots: string;
  readonly within: string;
  readonly most: string | undefined;
  readonly seed: string;
  readonly players: string;
  readonly decks: readonly (string | undefined)[];
  /** What a run was asked that is asked again; undefined: nothing is asked again, or it is not here yet. */
  readonly again: Configuration | undefined;
  /** Whether its decks, cards and options are taken, and not those that are usual today. */
  readonly keeps: boolean;
  /** Ready decks of the game, by the name of their address. */
  readonly ready: readonly string[];
};

export type Faults = { readonly [Name in "within" | "most" | "seed" | "revision"]?: string };

const isWhole = (text: string, from: number, to: number): boolean => /^\d{1,10}$/.test(text) && Number(text) >= from && Number(text) <= to;

/** A sentence for each field that cannot be what it holds. */
export function faultsOf({ question, within, most, seed, revision }: Filled): Faults {
  const points = /^\d{1,2}([.,]\d{1,3})?$/.test(within.trim()) ? numberOf(within) : 0;
  return {
    ...(points >= 0.1 && points <= 50 ? {} : { within: "A number of points from 0.1 to 50." }),
    ...(most === undefined || isWhole(most.trim(), 1, 100_000_000) ? {} : { most: "A whole number from 1 to 100,000,000." }),
    ...(seed.trim() === "" || isWhole(seed.trim(), 0, 0xffff_ffff) ? {} : { seed: "A whole number from 0 to 4,294,967,295, or nothing." }),
    ...(question !== "edit" || /^[1-9]\d{0,5}$/.test(revision) ? {} : { revision: "A revision is a whole number from 1." }),
  };
}

const numberOf = (text: string): number => Number(text.trim().replace(",", "."));

/** The question as it is sent; undefined as long as something is missing or wrong. */
export function wishOf(filled: Filled): LabWish | undefined {
  const { game, question, card, other, against, revision, bots, within, most, seed, players, decks, again, keeps, ready } = filled;
  const about = QUESTION_ABOUT[question];
  if (Object.keys(faultsOf(filled)).length > 0 || (about.card && card === undefined)) return undefined;
  const earlier = again?.decks ?? [];
  const kept = keeps ? again : undefined;
  const needed = about.decks === "two" ? 2 : about.decks === "one" ? 1 : 0;
  const chosen = decks.slice(0, needed).flatMap((value) => (value === undefined ? [] : [{ value, deck: deckWish(value, earlier) }]));
  if (chosen.length < needed) return undefined;
  const inPlace = againstWish(question, against, revision, other);
  if (inPlace === null) return undefined;
  // All others of that run, or every ready deck.
  const isKept = keeps && earlier.length > 0;
  const field = isKept ? earlier.map(({ list }) => ({ list })) : ready.map((id) => ({ shipped: id }));
  const others = field.filter((_, i) => chosen[0]?.value !== (isKept ? `${THEN}${i}` : ready[i]));
  const asked = chosen.map(({ deck }) => deck);
  const wanted = about.decks === "one" ? [...asked, ...others] : about.decks === "two" ? asked : isKept ? field : undefined;
  return {
    question,
    game,
    bots: bots.split(","),
    within: numberOf(within) / 100,
    ...(most === undefined ? {} : { most: Number(most) }),
    ...(seed.trim() === "" ? {} : { seed: Number(seed) }),
    ...optionsWish(kept, players),
    ...(card === undefined ? {} : { card }),
    ...(inPlace ? { against: inPlace } : {}),
    ...(question === "cards" && kept ? cardsWish(kept) : {}),
    ...(wanted && hasDecks(game) ? { decks: wanted } : {}),
  };
}

type WishedDeck = NonNullable<LabWish["decks"]>[number];

function deckWish(value: string, earlier: readonly AskedDeck[]): WishedDeck {
  if (value.startsWith(OWN)) return { deck: value.slice(OWN.length) };
  const list = value.startsWith(THEN) ? earlier[Number(value.slice(THEN.length))]?.list : undefined;
  return list ? { list } : { shipped: value };
}

/** The options of the run that is asked again, as long as nobody wants another number of players. */
function optionsWish(kept: Configuration | undefined, players: string): Pick<LabWish, "options"> {
  if (kept?.options && players === String(playersOf(kept) ?? "")) return { options: kept.options };
  return players === "" ? {} : { options: { players: Number(players) } };
}

/** The cards that a run was about, and what they were compared with. */
const cardsWish = ({ cards, against }: Configuration): Pick<LabWish, "cards" | "against"> => ({
  cards: cards.map((id) => id.split("/")[1] ?? id),
  ...(against && against.is !== "card" ? { against } : {}),
});

/** What stands in the card's place; undefined: what is usual; null: another card that nobody has named yet. */
function againstWish(question: Question, against: string, revision: string, other: string | undefined): LabWish["against"] | null {
  if (question === "edit") return { is: "revision", number: Number(revision) };
  if (question !== "card") return undefined;
  if (against === "blank" || against === "without") return { is: against };
  if (against !== OTHER) return undefined;
  return other === undefined ? null : { is: "card", card: other };
}

/** Strengths that a game offers for a question, the usual first; for a ladder from weak to strong. */
export function botChoices(game: PlayableGame, question: Question): readonly string[] {
  if (question === "ladder") return ["random,greedy,search:20", "random,novice,greedy", "greedy,search:20", "search:20,tree:400"];
  if (question === "cards") return ["greedy", ...botChoices(game, "card").filter((names) => names !== "greedy")];
  const { bots } = LOBBIES[game];
  const strong = bots.filter((name) => name.startsWith("search"));
  return ["greedy,random", "greedy", "random", ...strong.flatMap((name) => [`${name},greedy`, name])];
}
