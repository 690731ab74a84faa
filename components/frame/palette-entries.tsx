"use client";
/** What the palette finds. Cards come from the library that the cards page loads, so that they cost nothing twice. */
import { BookOpen, GalleryVerticalEnd, House, Keyboard, Layers } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { GameMark } from "./game-mark.tsx";
import { GAME_NAMES } from "./games.ts";
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
const words = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
const fits = (name: string, wanted: readonly string[]) => wanted.every((word) => name.toLowerCase().includes(word));

/** Pages and commands first, then what the text finds among them and the cards. */
export function usePaletteEntries(game: GameId, text: string): readonly PaletteEntry[] {
  const bindings = useBindings();
  const fixed = useMemo(() => {
    const key = (id: CommandId) => keysOf(id, bindings)[0];
    const entries: PaletteEntry[] = [
      { key: "home", name: "Home", about: "", icon: <House {...ICON} />, href: "/", keys: key("goHome") },
      {
        key: "cards",
        name: "Cards",
        about: GAME_NAMES[game],
        icon: <GalleryVerticalEnd {...ICON} />,
        href: `/${game}/cards`,
        keys: key("goCards"),
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
        name: `${GAME_NAMES[one]} cards`,
        about: "cards",
        icon: <GameMark game={one} size={16} />,
        href: `/${one}/cards`,
      });
      entries.push({
        key: `${one}-rules`,
        name: `${GAME_NAMES[one]} rules`,
        about: "docs",
        icon: <BookOpen {...ICON} />,
        href: `/docs/${one}/rules`,
      });
      entries.push({
        key: `${one}-search`,
        name: `${GAME_NAMES[one]} search`,
        about: "docs",
        icon: <BookOpen {...ICON} />,
        href: `/docs/${one}/search`,
      });
    }
    return entries;
  }, [bindings, game]);
  const wanted = words(text);
  return wanted.length === 0 ? fixed : fixed.filter((entry) => fits(`${entry.name} ${entry.about}`, wanted));
}
