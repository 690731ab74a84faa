import "@fontsource/chakra-petch/600.css";
import "@fontsource/chakra-petch/700.css";
import "@fontsource/ibm-plex-mono/500.css";
import "@fontsource/ibm-plex-sans/400.css";
import "@fontsource/ibm-plex-sans/500.css";
import "@fontsource/ibm-plex-sans/600.css";
import "@fontsource/ibm-plex-sans-condensed/400-italic.css";
import "@fontsource/ibm-plex-sans-condensed/400.css";
import "@fontsource/ibm-plex-sans-condensed/600.css";
import "../components/games/lists/colours.css";
import "./globals.css";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { DOCKED_SCRIPT } from "../components/deck/dock/docked.ts";
import { Frame } from "../components/frame/frame.tsx";
import { REVEAL_SCRIPT } from "../components/frame/reveal.ts";
import { THEME_SCRIPT } from "../components/frame/theme.ts";

export const metadata: Metadata = {
  title: { default: "Arcology", template: "%s · Arcology" },
  description: "A studio for card games: cards, decks and rules of your games, on your own machine.",
};
export const viewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: dark)", color: "#0f151d" },
    { media: "(prefers-color-scheme: light)", color: "#ffffff" },
  ],
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours, run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT + DOCKED_SCRIPT + REVEAL_SCRIPT }} />
      </head>
      <body>
        <Frame>{children}</Frame>
      </body>
    </html>
  );
}
