"use client";
/** What the palette finds. Cards come from the library that the cards page loads, so that they cost nothing twice. */
import { useQuery } from "@tanstack/react-query";
import { BookOpen, FlaskConical, GalleryVerticalEnd, Grid2x2, House, Keyboard, Layers, PencilRuler, Printer } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { fold } from "../../engine/cards/fold.ts";
import { hasLanguage } from "../../engine/games/game.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { cardQueries } from "../api/cards.ts";
import { deckQueries } from "../api/deck-queries.ts";
import { cardHref } from "../cards/links.ts";
import { ArtThumb } from "../cards/results/art-thumb.tsx";
import { GameMark } from "./game-mark.tsx";
import { type CommandId, keysOf } from "./keys.ts";
import { openOverlay } from "./overlay.ts";
import { useBindings } from "./use-keys.ts";

export type PaletteEntry = {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  readonly icon: ReactNode;
  readonly keys?: string | undefined;
  readonly href?: string;
  readonly run?: () => void;
};

const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;
const words = (text: string) => text.split(/\s+/).map(fold).filter(Boolean);
const fits = (name: string, wanted: readonly string[]) => {
  const folded = fold(name);
  return wanted.every((word) => folded.includes(word));
};

const MOST_CARDS = 20;

/** Pages and commands; for a text also the decks and the game's cards with these words in their names. */
export function usePaletteEntries(game: GameId, text: string): readonly PaletteEntry[] {
  const bindings = useBindings();
  const fixed = useMemo(() => {
    const key = (id: CommandId) => keysOf(id, bindings)[0];
    const entries: PaletteEntry[] = [
      { key: "home", name: "Home", about: "", icon: <House {...ICON} />, href: "/", keys: key("goHome") },
      {
        key: "cards",
        name: "Cards",
        about: ABOUT[game].name,
        icon: <GalleryVerticalEnd {...ICON} />,
        href: `/${game}/cards`,
        keys: key("goCards"),
      },
      {
        key: "print",
        name: "Print cards",
        about: ABOUT[game].name,
        icon: <Printer {...ICON} />,
        href: `/${game}/print`,
      },
      {
        key: "studio",
        name: "Studio",
        about: ABOUT[game].name,
        icon: <PencilRuler {...ICON} />,
        href: `/${game}/studio`,
        keys: key("goStudio"),
      },
      { key: "lab", name: "Lab", about: ABOUT[game].name, icon: <FlaskConical {...ICON} />, href: `/lab?game=${game}`, keys: key("goLab") },
      {
        key: "table",
        name: "Table",
        about: ABOUT[game].name,
        icon: <Grid2x2 {...ICON} />,
        href: `/table?game=${game}`,
        keys: key("goTable"),
      },
      { key: "decks", name: "Decks", about: "", icon: <Layers {...ICON} />, href: "/decks", keys: key("goDecks") },
      { key: "docs", name: "Docs", about: "", icon: <BookOpen {...ICON} />, href: "/docs", keys: key("goDocs") },
      {
        key: "keys",
        name: "Keys",
        about: "see and change them",
        icon: <Keyboard {...ICON} />,
        run: () => openOverlay("keys"),
        keys: key("keys"),
      },
    ];
    for (const one of GAME_IDS) {
      entries.push({
        key: `${one}-cards`,
        name: `${ABOUT[one].name} cards`,
        about: "cards",
        icon: <GameMark game={one} size={16} />,
        href: `/${one}/cards`,
      });
      entries.push({
        key: `${one}-studio`,
        name: `${ABOUT[one].name} studio`,
        about: "design cards",
        icon: <PencilRuler {...ICON} />,
        href: `/${one}/studio`,
      });
      entries.push({
        key: `${one}-rules`,
        name: `${ABOUT[one].name} rules`,
        about: "docs",
        icon: <BookOpen {...ICON} />,
        href: `/docs/${one}/rules`,
      });
      entries.push({
        key: `${one}-search`,
        name: `${ABOUT[one].name} search`,
        about: "docs",
        icon: <BookOpen {...ICON} />,
        href: `/docs/${one}/search`,
      });
      if (!hasLanguage(one)) continue;
      entries.push({
        key: `${one}-language`,
        name: `${ABOUT[one].name} language`,
        about: "docs",
        icon: <BookOpen {...ICON} />,
        href: `/docs/${one}/language`,
      });
    }
    return entries;
  }, [bindings, game]);
  const wanted = words(text);
  const { data: library } = useQuery(cardQueries.library(game));
  const { data: decks = [] } = useQuery(deckQueries.list());
  if (wanted.length === 0) return fixed;
  const pages = fixed.filter((entry) => fits(`${entry.name} ${entry.about}`, wanted));
  const lists = decks
    .filter((deck) => fits(deck.name, wanted))
    .map((deck): PaletteEntry => ({ key: deck.id, name: deck.name, about: "deck", icon: <Layers {...ICON} />, href: `/decks/${deck.id}` }));
  const cards = (library?.cards ?? [])
    .filter((card) => fits(card.name, wanted))
    .slice(0, MOST_CARDS)
    .map(
      (card): PaletteEntry => ({
        key: card.id,
        name: card.name,
        about: "card",
        icon: <ArtThumb card={card} width={26} height={18} />,
        href: cardHref(card.id),
      }),
    );
  return [...pages, ...lists, ...cards];
}
