/** What leaves the studio for others and how: what a person chooses, and the request that comes of it. */
import type { GameId } from "../../engine/cards/card.ts";
import type { Dpi, Shop } from "../../faces/print/shops.ts";
import { type KitChoices, kitRequest, type What } from "../print/choices.ts";

export const FORMS = ["pdf", "png", "tts", "tts-game"] as const;
export type Form = (typeof FORMS)[number];
export const FORM_WORDS: Readonly<Record<Form, { readonly name: string; readonly about: string }>> = {
  pdf: {
    name: "PDF for a print shop",
    about: "One side of a card on each page, with bleed; TrimBox and BleedBox mark the cut. Every copy has its own pages.",
  },
  png: {
    name: "Pictures for a print shop",
    about: "A zip of PNG fronts and backs in named folders, with the number of copies in each name and a list of contents.",
  },
  tts: {
    name: "Tabletop Simulator: these cards",
    about: "A saved object: a pile for each back, and every card with its name, text and tags.",
  },
  "tts-game": {
    name: "Tabletop Simulator: the whole game",
    about: "A save with the game set up: boards, piles, tokens, counters, dice and a hand for each seat.",
  },
};

export type Choices = KitChoices & {
  readonly form: Form;
  readonly shop: Shop["id"];
  readonly dpi: `${Dpi}`;
  /** "" for the counts of deck and box. */
  readonly copies: string;
  readonly drafts: boolean;
  /** Where Tabletop Simulator gets the pictures; undefined: as is best here. */
  readonly pictures?: "folder" | "served";
};
export const FIRST_CHOICES: Choices = { form: "pdf", shop: "63x88", dpi: "300", copies: "", drafts: true, seats: "", decks: [] };

/** Nobody else can load pictures from a studio that answers only on this machine. */
export const picturesOf = ({ pictures }: Choices, isOnlyHere: boolean): "folder" | "served" =>
  pictures ?? (isOnlyHere ? "folder" : "served");

export const isBadCount = (copies: string): boolean => copies.trim() !== "" && !/^([1-9]\d?|100)$/.test(copies.trim());

/** The address of the page. */
export const exportHref = (game: GameId, what: What = { is: "game" }, form?: Form): string => {
  const search = new URLSearchParams();
  if (what.is === "set") search.set("set", what.code);
  if (what.is === "query") search.set("q", what.text);
  if (what.is === "card") search.set("card", what.slug);
  if (what.is === "cards") search.set("cards", what.slugs.join(","));
  if (what.is === "deck") search.set("deck", what.id);
  if (what.is === "kit") search.set("kit", "");
  if (form) search.set("as", form);
  const text = search.toString();
  return `/${game}/export${text === "" ? "" : `?${text}`}`;
};

/** Where the studio is asked, and for what. */
export function exportRequest(
  game: GameId,
  what: What,
  choices: Choices,
  origin: string,
  isOnlyHere: boolean,
): { readonly path: string; readonly body: object } {
  const { form, shop, dpi, drafts } = choices;
  const served = picturesOf(choices, isOnlyHere) === "served";
  if (form === "tts-game") {
    const decks = what.is === "deck" ? [what.id] : [];
    return { path: "/api/exports/game", body: { game, decks, origin, served, drafts } };
  }
  const copies = choices.copies.trim() === "" || isBadCount(choices.copies) ? {} : { copies: Number(choices.copies) };
  const wanted = what.is === "kit" ? kitRequest(choices) : what;
  const asked = {
    pdf: { is: "pdf", shop },
    png: { is: "png", shop, dpi: Number(dpi) },
    tts: { is: "tts", ...(served && { origin }) },
  }[form];
  return { path: "/api/exports", body: { game, what: wanted, form: asked, drafts, ...copies } };
}
