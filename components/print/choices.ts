/** What to print and how: the address, what a person chooses, and what this browser keeps of it. */
import type { GameId } from "../../engine/cards/card.ts";
import { PAPERS, type PaperName, paperOf, type Size } from "../../faces/print/papers.ts";
import type { Backs, Bleed, Marks, PrinterProfile } from "../../faces/print/sheets.ts";

/** Which cards: those of a deck, a set, a search, one card, a selection, the whole game, or its kit with all that lies beside them. */
export type What =
  | { readonly is: "game" }
  | { readonly is: "kit" }
  | { readonly is: "set"; readonly code: string }
  | { readonly is: "query"; readonly text: string }
  | { readonly is: "card"; readonly slug: string }
  | { readonly is: "cards"; readonly slugs: readonly string[] }
  | { readonly is: "deck"; readonly id: string };

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** What an address asks for: `?deck=`, `?card=`, `?cards=a,b`, `?set=`, `?q=`, `?kit`; without any, all cards of the game. */
export function whatOf(search: Search): What {
  const value = (name: string) => [search[name]].flat()[0];
  const [deck, card, cards, set, query] = ["deck", "card", "cards", "set", "q"].map(value);
  if (deck) return { is: "deck", id: deck };
  if (card) return { is: "card", slug: card };
  if (cards) return { is: "cards", slugs: cards.split(",").filter((slug) => slug !== "") };
  if (set) return { is: "set", code: set };
  if (value("kit") !== undefined) return { is: "kit" };
  return query === undefined ? { is: "game" } : { is: "query", text: query };
}

/** The address of the print page. */
export function printHref(game: GameId, what: What = { is: "game" }): string {
  const search = () => {
    switch (what.is) {
      case "game":
        return "";
      case "kit":
        return "?kit";
      case "set":
        return `?set=${encodeURIComponent(what.code)}`;
      case "query":
        return `?q=${encodeURIComponent(what.text)}`;
      case "card":
        return `?card=${encodeURIComponent(what.slug)}`;
      case "cards":
        return `?cards=${what.slugs.map(encodeURIComponent).join(",")}`;
      case "deck":
        return `?deck=${encodeURIComponent(what.id)}`;
    }
  };
  return `/${game}/print${search()}`;
}

export type Choices = {
  readonly paper: PaperName | "own";
  /** The sides of an own paper as they are typed, mm. */
  readonly across: string;
  readonly down: string;
  readonly margin: "5 mm" | "8 mm";
  readonly bleed: "none" | "1.5 mm" | "3 mm";
  readonly marks: Marks;
  readonly backs: Backs;
  readonly skin: "full" | "ink";
  /** "" for the counts of deck and box. */
  readonly copies: string;
  /** So many of single cards, by id, as they are typed. */
  readonly counts: Readonly<Record<string, string>>;
  readonly changed: "all" | "print" | "day" | "revision";
  /** "2026-11-20", as the browser's field of a day has it. */
  readonly day: string;
  /** A revision as it is typed: "3", "Tidal Wave 3", or its note. */
  readonly revision: string;
  readonly small: boolean;
  readonly drafts: boolean;
  /** Of a kit: for so many players, "" for all; and its decks, ready ones by name, own ones as "own ID". */
  readonly seats: string;
  readonly decks: readonly string[];
};

export const FIRST_CHOICES: Choices = {
  ...{ paper: "A4", across: "", down: "", margin: "5 mm", bleed: "none", marks: "crop", backs: "none", skin: "full" },
  ...{ copies: "", counts: {}, changed: "all", day: "", revision: "", small: true, drafts: true, seats: "", decks: [] },
};

const BLEED_MM = { none: 0, "1.5 mm": 1.5, "3 mm": 3 } as const satisfies Readonly<Record<Choices["bleed"], Bleed>>;
const OWN = "own ";

/** The paper, or a sentence about what was typed. */
export const paperChosen = ({ paper, across, down }: Choices): Size | string =>
  paper === "own" ? paperOf(`${across.trim().replace(",", ".")}x${down.trim().replace(",", ".")}`) : PAPERS[paper];

/** A number of copies as it is typed; undefined when it is none. */
export function copiesTyped(text: string, least: 0 | 1): number | undefined {
  const number = Number(text);
  return text.trim() !== "" && Number.isInteger(number) && number >= least && number <= 100 ? number : undefined;
}

/** From when on a change counts, ISO 8601, or from which revision on; undefined for all cards. `printed`: when this browser last printed cards of the game. */
export function sinceChosen({ changed, day, revision }: Choices, printed: string | undefined): string | undefined {
  if (changed === "print") return printed;
  if (changed === "revision") return revision.trim() || undefined;
  return changed === "day" && /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00`).toISOString() : undefined;
}

/** The request for a print; undefined while the paper is none. `copies` that are no number count as none. */
export function printRequest(game: GameId, what: What, choices: Choices, profile: PrinterProfile, printed?: string) {
  const { margin, bleed, copies, counts, marks, backs, skin, small, drafts } = choices;
  const paper = paperChosen(choices);
  if (typeof paper === "string") return undefined;
  const number = copiesTyped(copies, 1);
  const since = sinceChosen(choices, printed);
  const own = Object.entries(counts).flatMap(([id, text]) => {
    const count = copiesTyped(text, 0);
    return count === undefined ? [] : [[id, count] as const];
  });
  return {
    ...{ game, what: what.is === "kit" ? kitRequest(choices) : what, marks, backs, skin, small, drafts, profile, paper },
    margin: Number.parseFloat(margin),
    bleed: BLEED_MM[bleed],
    ...(number === undefined ? {} : { copies: number }),
    ...(own.length === 0 ? {} : { counts: Object.fromEntries(own) }),
    ...(since === undefined ? {} : { since }),
  };
}

/** Of a kit what is chosen: for how many, with which decks. */
export type KitChoices = Pick<Choices, "seats" | "decks">;
export const kitRequest = ({ seats, decks }: KitChoices) => ({
  is: "kit",
  ...(seats === "" ? {} : { seats: Number(seats) }),
  decks: decks.map((one) => (one.startsWith(OWN) ? { own: one.slice(OWN.length) } : { ready: one })),
});

/** What a printer may do to a sheet, so that nonsense is not sent. */
export const PROFILE_LIMITS = {
  x: { least: 90, most: 110, unit: "%", label: "Printed width" },
  y: { least: 90, most: 110, unit: "%", label: "Printed height" },
  backX: { least: -20, most: 20, unit: "mm", label: "Back too far right" },
  backY: { least: -20, most: 20, unit: "mm", label: "Back too far down" },
} as const satisfies Readonly<Record<keyof PrinterProfile, object>>;

/** A value of a profile as a person types it; undefined when it is no number within its limits. */
export function profileValue(name: keyof PrinterProfile, text: string): number | undefined {
  const value = Number(text.replace(",", "."));
  const { least, most } = PROFILE_LIMITS[name];
  return text.trim() !== "" && value >= least && value <= most ? value : undefined;
}
