"use client";
/** Leads to the same kind of page of another game. */
import { ChevronDown } from "lucide-react";
import { usePathname } from "next/navigation";
import { GAME_IDS, type GameId } from "../../engine/cards/card.ts";
import { ABOUT } from "../../engine/games/lists/about.ts";
import { Menu } from "../ui/menu.tsx";
import { GameMark } from "./game-mark.tsx";
import styles from "./page.module.css";

export function GameSwitch({ game }: { readonly game?: GameId }) {
  const kind = usePathname().split("/")[2] === "studio" ? "studio" : "cards";
  return (
    <Menu
      label={game ? `Game: ${ABOUT[game].name}` : "Games"}
      className={styles.game}
      items={GAME_IDS.map((one) => ({
        label: ABOUT[one].name,
        icon: <GameMark game={one} />,
        href: `/${one}/${kind}`,
        ...(game && { checked: one === game }),
      }))}
    >
      {game && <GameMark game={game} />}
      <span>{game ? ABOUT[game].name : "Games"}</span>
      <ChevronDown size={14} aria-hidden />
    </Menu>
  );
}
