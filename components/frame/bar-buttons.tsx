"use client";
/** Buttons of the top bar. */
import { CircleQuestionMark, Monitor, Moon, Redo2, Share2, Sun, SunMoon, Undo2 } from "lucide-react";
import { usePathname } from "next/navigation";
import { useState } from "react";
import type { GameId } from "../../engine/cards/card.ts";
import { announce } from "../ui/announcer.tsx";
import buttons from "../ui/button.module.css";
import { Button, IconButton } from "../ui/button.tsx";
import { copyText } from "../ui/clipboard.ts";
import { cx } from "../ui/cx.ts";
import { Menu } from "../ui/menu.tsx";
import { showToast } from "../ui/toaster.tsx";
import { helpFor } from "./help.ts";
import { LaterLink } from "./later-link.tsx";
import { chooseTheme, readTheme, type Theme } from "./theme.ts";
import { usePageKeys } from "./use-keys.ts";

const ICON = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

export type UndoProps = {
  readonly undo: () => void;
  readonly redo: () => void;
  /** Name of the step that would be undone; absent if there is nothing to undo. */
  readonly undoStep?: string | undefined;
  readonly redoStep?: string | undefined;
};

export function UndoButtons({ undo, redo, undoStep, redoStep }: UndoProps) {
  const tryUndo = () => (undoStep === undefined ? announce("Nothing to undo.") : undo());
  const tryRedo = () => (redoStep === undefined ? announce("Nothing to redo.") : redo());
  usePageKeys({ undo: tryUndo, redo: tryRedo });
  return (
    <>
      <IconButton
        data-undo
        label={undoStep ? `Undo: ${undoStep}` : "Undo, nothing to undo"}
        aria-disabled={undoStep === undefined}
        onClick={tryUndo}
      >
        <Undo2 {...ICON} />
      </IconButton>
      <IconButton label={redoStep ? `Redo: ${redoStep}` : "Redo, nothing to redo"} aria-disabled={redoStep === undefined} onClick={tryRedo}>
        <Redo2 {...ICON} />
      </IconButton>
    </>
  );
}

/** Copies the page's address, which holds all there is to see, unless the page has something better to share. */
export function ShareButton({ onShare }: { readonly onShare?: () => void }) {
  const share = async () => {
    const done = await copyText(location.href);
    showToast({ message: done ? "Address copied." : `The browser did not allow copying. The address is ${location.href}` });
  };
  return (
    <Button
      look="quiet"
      aria-label={onShare ? "Share" : "Share: copy the address"}
      icon={<Share2 {...ICON} />}
      onClick={() => (onShare ? onShare() : void share())}
    >
      <span data-wide data-share>
        Share
      </span>
    </Button>
  );
}

const THEME_ITEMS: readonly { readonly theme: Theme; readonly label: string; readonly icon: typeof Sun }[] = [
  { theme: "system", label: "System", icon: Monitor },
  { theme: "light", label: "Light", icon: Sun },
  { theme: "dark", label: "Dark", icon: Moon },
];

export function ThemeMenu() {
  const [theme, setTheme] = useState<Theme>();
  return (
    <Menu
      label="Theme"
      align="end"
      className={cx(buttons.button, buttons.quiet, buttons.only)}
      items={THEME_ITEMS.map(({ theme: one, label, icon: Icon }) => ({
        label,
        icon: <Icon size={14} aria-hidden />,
        checked: one === (theme ?? (typeof document === "undefined" ? "system" : readTheme())),
        onSelect: () => {
          chooseTheme(one);
          setTheme(one);
        },
      }))}
    >
      <SunMoon {...ICON} />
    </Menu>
  );
}

export function HelpLink({ game }: { readonly game: GameId | undefined }) {
  const { href, beside } = helpFor(usePathname(), game);
  return (
    <LaterLink
      href={href}
      {...(beside && { target: "_blank" })}
      aria-label={beside ? "How to play, in a new tab" : "Help for this page"}
      data-help
      className={cx(buttons.button, buttons.quiet, buttons.only)}
      data-wide
    >
      <CircleQuestionMark {...ICON} />
    </LaterLink>
  );
}
