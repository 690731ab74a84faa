/** What is printed and how: the address, what a person chooses, and what this browser keeps of it. */
import type { GameId } from "../../engine/cards/card.ts";
import { PAPERS, type PaperName } from "../../faces/print/papers.ts";
import type { Backs, Bleed, Marks, PrinterProfile } from "../../faces/print/sheets.ts";

/** Which cards: those of a deck, a set, a search, one card, or the whole game. */
export type What =
  | { readonly is: "game" }
  | { readonly is: "set"; readonly code: string }
  | { readonly is: "query"; readonly text: string }
  | { readonly is: "card"; readonly slug: string }
  | { readonly is: "deck"; readonly id: string };

type Search = Readonly<Record<string, string | string[] | undefined>>;

/** What an address asks for: `?deck=`, `?card=`, `?set=`, `?q=`; without any, the whole game. */
export function whatOf(search: Search): What {
  const value = (name: string) => [search[name]].flat()[0];
  const [deck, card, set, query] = ["deck", "card", "set", "q"].map(value);
  if (deck) return { is: "deck", id: deck };
  if (card) return { is: "card", slug: card };
  if (set) return { is: "set", code: set };
  return query === undefined ? { is: "game" } : { is: "query", text: query };
}

/** The address of the print page. */
export const printHref = (game: GameId, what: What = { is: "game" }): string => {
  const search = {
    game: () => "",
    set: () => `?set=${encodeURIComponent("code" in what ? what.code : "")}`,
    query: () => `?q=${encodeURIComponent("text" in what ? what.text : "")}`,
    card: () => `?card=${encodeURIComponent("slug" in what ? what.slug : "")}`,
    deck: () => `?deck=${encodeURIComponent("id" in what ? what.id : "")}`,
  }[what.is]();
  return `/${game}/print${search}`;
};

export type Choices = {
  readonly paper: PaperName;
  readonly margin: "5 mm" | "8 mm";
  readonly bleed: "none" | "1.5 mm" | "3 mm";
  readonly marks: Marks;
  readonly backs: Backs;
  /** "" for the counts of deck and box. */
  readonly copies: string;
  readonly small: boolean;
  readonly drafts: boolean;
};

export const FIRST_CHOICES: Choices = {
  ...{ paper: "A4", margin: "5 mm", bleed: "none", marks: "crop", backs: "none" },
  ...{ copies: "", small: true, drafts: true },
};

const BLEED_MM = { none: 0, "1.5 mm": 1.5, "3 mm": 3 } as const satisfies Readonly<Record<Choices["bleed"], Bleed>>;

/** The request for a print. `copies` that are no number count as none. */
export function printRequest(game: GameId, what: What, choices: Choices, profile: PrinterProfile) {
  const { paper, margin, bleed, copies, marks, backs, small, drafts } = choices;
  const number = Number(copies);
  return {
    ...{ game, what, marks, backs, small, drafts, profile },
    paper: PAPERS[paper],
    margin: Number.parseFloat(margin),
    bleed: BLEED_MM[bleed],
    ...(copies.trim() !== "" && Number.isInteger(number) && number >= 1 && number <= 100 ? { copies: number } : {}),
  };
}

/** What a printer may do to a sheet, so that nonsense is not sent. */
export const PROFILE_LIMITS = {
  x: { least: 90, most: 110, unit: "%", label: "Width it prints" },
  y: { least: 90, most: 110, unit: "%", label: "Height it prints" },
  backX: { least: -20, most: 20, unit: "mm", label: "Back too far right" },
  backY: { least: -20, most: 20, unit: "mm", label: "Back too far down" },
} as const satisfies Readonly<Record<keyof PrinterProfile, object>>;

/** A value of a profile as a person types it; undefined when it is no number within its limits. */
export function profileValue(name: keyof PrinterProfile, text: string): number | undefined {
  const value = Number(text.replace(",", "."));
  const { least, most } = PROFILE_LIMITS[name];
  return text.trim() !== "" && value >= least && value <= most ? value : undefined;
}
