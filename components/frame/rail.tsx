"use client";
/** The pages to go to. A page that does not exist yet has no entry. */
import { BookOpen, FlaskConical, GalleryVerticalEnd, Grid2x2, Keyboard, Layers, PencilRuler } from "lucide-react";
import { usePathname } from "next/navigation";
import { cx } from "../ui/cx.ts";
import styles from "./frame.module.css";
import { Logo } from "./game-mark.tsx";
import { useLastGame } from "./last-game.ts";
import { LaterLink } from "./later-link.tsx";
import { openOverlay } from "./overlay.ts";

const ICON = { size: 19, strokeWidth: 1.75, "aria-hidden": true } as const;

function useEntries() {
  const path = usePathname();
  const game = useLastGame(path);
  return [
    { href: `/${game}/cards`, name: "Cards", icon: <GalleryVerticalEnd {...ICON} />, here: /^\/[^/]+\/(cards|pool)/.test(path) },
    { href: "/decks", name: "Decks", icon: <Layers {...ICON} />, here: path.startsWith("/decks") },
    {
      href: `/${game}/studio`,
      name: "Studio",
      icon: <PencilRuler {...ICON} />,
      here: /^\/([^/]+\/)?(studio|sheet|words|transfer)/.test(path),
    },
    { href: `/table?game=${game}`, name: "Table", icon: <Grid2x2 {...ICON} />, here: path.startsWith("/table") },
    { href: `/lab?game=${game}`, name: "Lab", icon: <FlaskConical {...ICON} />, here: path.startsWith("/lab") },
    { href: "/docs", name: "Docs", icon: <BookOpen {...ICON} />, here: path.startsWith("/docs") },
  ];
}

const Entries = ({ className }: { readonly className: string | undefined }) =>
  useEntries().map((entry) => (
    <LaterLink
      key={entry.name}
      href={entry.href}
      className={cx(className, entry.here && styles.here)}
      aria-current={entry.here ? "page" : undefined}
    >
      {entry.icon}
      {entry.name}
    </LaterLink>
  ));

export function Rail() {
  return (
    <nav className={styles.rail} aria-label="Main">
      <LaterLink href="/" className={styles.logo} aria-label="Arcology, home">
        <Logo />
      </LaterLink>
      <Entries className={styles.entry} />
      <span className={styles.grow} />
      <button type="button" className={styles.entry} onClick={() => openOverlay("keys")}>
        <Keyboard {...ICON} />
        Keys
      </button>
    </nav>
  );
}

export function BottomTabs() {
  return (
    <nav className={styles.tabs} aria-label="Pages">
      <Entries className={styles.tab} />
    </nav>
  );
}
