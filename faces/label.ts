/** A card in one line of words, for whoever cannot see its face. */
import type { Card, GameId } from "../engine/cards/card.ts";
import { TRAITS } from "../engine/games/megacorp/fields.ts";
import { flagIn, listIn, numberIn, numbersIn, textIn } from "./read.ts";
import { cleanText } from "./words.ts";

/** "Incarnate Hierarch, character, Incarnate, costs 4M and 3 BQ; IQ 1, EQ 3, MQ none, BQ 4". */
export function faceLabel(card: Card): string {
  const name = cleanText(card.name.replaceAll("\n", " ")).trim() || "Card without a name";
  const { head, rest } = WORDS[card.game](card);
  return [[name, ...head.filter((word) => word !== "")].join(", "), ...rest.filter((word) => word !== "")].join("; ");
}

type Words = { readonly head: readonly string[]; readonly rest: readonly string[] };

const WORDS: Readonly<Record<GameId, (card: Card) => Words>> = {
  megacorp(card) {
    const cost = numbersIn(card, "traitCost");
    const scores = numbersIn(card, "scores");
    const traits = TRAITS.flatMap((trait) => (cost[trait] === undefined ? [] : [`${cost[trait]} ${trait}`]));
    return {
      head: [
        flagIn(card, "founder") ? "founder" : card.kind,
        capital(textIn(card, "faction")),
        `costs ${listed([`${numberIn(card, "valuation") ?? 0}M`, ...traits])}`,
      ],
      rest: [TRAITS.map((trait) => `${trait} ${scores[trait] ?? "none"}`).join(", ")],
    };
  },
  san(card) {
    const corporation = textIn(card, "corporation").toUpperCase();
    if (card.kind === "virus")
      return {
        head: [`${corporation} virus ${numberIn(card, "virus") ?? "none"}`, counted(numberIn(card, "spaces") ?? 0, "space")],
        rest: [],
      };
    const cost = numberIn(card, "cost");
    const crossing = numberIn(card, "crossing");
    return {
      head: [
        `${corporation} ${card.kind}`.trim(),
        cost === undefined ? "" : `costs ${cost}`,
        crossing === undefined ? "" : `crossing ${crossing}`,
      ],
      rest: [`revenue ${numberIn(card, "revenue") ?? 0}`],
    };
  },
  "virtual-revolution"(card) {
    const level = numberIn(card, "level");
    const borough = numberIn(card, "borough");
    const cap = numberIn(card, "cap");
    return {
      head: [
        card.kind,
        textIn(card, "agentType"),
        level === undefined ? "" : `level ${level}`,
        GENRE_WORDS[textIn(card, "genre")] ?? "",
        textIn(card, "action") === "" ? "" : `boosts ${textIn(card, "action")}`,
        borough === undefined ? "" : `borough ${borough}`,
        listIn(card, "districts").length > 0 ? `district ${listed(listIn(card, "districts"))}` : "",
      ],
      rest: [cap === undefined ? "" : `at most ${cap} points`],
    };
  },
  metrorunner(card) {
    const points = numberIn(card, "points");
    const cost = Object.entries(numbersIn(card, "cost")).map(([colour, count]) => `${count} ${colour}`);
    const ports = (["core", "alpha", "beta"] as const).flatMap((field) =>
      listIn(card, field).length > 0 ? [`${field} ${listed(listIn(card, field))}`] : [],
    );
    return {
      head: [
        card.kind === "ai" ? "A.I. card" : card.kind.replace("-", " "),
        textIn(card, "district"),
        cost.length > 0 ? `costs ${listed(cost)}` : "",
        ...ports,
      ],
      rest: [points === undefined ? "" : counted(points, "point")],
    };
  },
  corp(card) {
    const price = numberIn(card, "price");
    const stats = ["combat", "stealth", "hacking", "move", "defense", "detect", "encrypt"].flatMap((field) => {
      const value = numberIn(card, field);
      return value === undefined ? [] : [`${capital(field)} ${value}`];
    });
    const skills = listIn(card, "skills");
    return {
      head: [
        card.kind,
        textIn(card, "security"),
        textIn(card, "category"),
        listed(listIn(card, "roles")),
        price === undefined ? "" : `costs ¥${price}M`,
      ],
      rest: [stats.join(", "), skills.length > 0 ? `steals ${listed(skills)}` : ""],
    };
  },
};

const GENRE_WORDS: Readonly<Record<string, string>> = {
  sf: "science fiction",
  fantasy: "fantasy",
  horror: "horror",
  adventure: "adventure",
};

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;
/** "a", "a and b", "a, b and c". */
const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
