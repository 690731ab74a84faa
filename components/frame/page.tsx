/** One page: its top bar and its main part. Server and client pages use it alike. */
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { HelpLink, ShareButton, ThemeMenu, UndoButtons, type UndoProps } from "./bar-buttons.tsx";
import { GameSwitch } from "./game-switch.tsx";
import { OfflineBanner } from "./offline.tsx";
import styles from "./page.module.css";
import { PageShell } from "./page-shell.tsx";

export type PageProps = {
  /** The page's heading, at the end of the crumbs. */
  readonly title: string;
  /** A node in place of the written title, such as a field to rename; `title` stays its name. */
  readonly heading?: ReactNode;
  readonly game?: GameId;
  readonly crumbs?: readonly { readonly label: string; readonly href: string }[];
  /** Beside the title: a state, a version. */
  readonly badge?: ReactNode;
  /** Buttons of the page, the one lime button last. */
  readonly actions?: ReactNode;
  readonly undo?: UndoProps;
  /** What Share does instead of copying the address, for pages that share something else. */
  readonly onShare?: () => void;
  /** A phone has no room in the bar for what every other page has. */
  readonly crowded?: boolean;
  /** The page scrolls in its own panels and not as a whole. */
  readonly fill?: boolean;
  readonly children: ReactNode;
};

export function Page({
  title,
  heading,
  game,
  crumbs = [],
  badge,
  actions,
  undo,
  onShare,
  crowded = undo !== undefined,
  fill = false,
  children,
}: PageProps) {
  return (
    <PageShell
      fill={fill}
      bar={
        <>
          <GameSwitch {...(game && { game })} />
          <div className={styles.crumbs}>
            {crumbs.map((crumb) => (
              <Fragment key={crumb.href}>
                <Link href={crumb.href}>{crumb.label}</Link>
                <ChevronRight size={14} aria-hidden />
              </Fragment>
            ))}
            {heading ?? <h1>{title}</h1>}
            {badge}
          </div>
          <OfflineBanner beside={undo !== undefined} />
          <span className={styles.grow} />
          {undo && <UndoButtons {...undo} />}
          {actions}
          <ShareButton {...(onShare && { onShare })} />
          {/* Where there are steps to undo, or more of the like, a phone has no room for what every other page has. */}
          {crowded ? (
            <span data-wide>
              <ThemeMenu />
            </span>
          ) : (
            <ThemeMenu />
          )}
          <HelpLink game={game} />
        </>
      }
    >
      {children}
    </PageShell>
  );
}
