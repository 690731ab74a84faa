import type { Metadata } from "next";
import { Page } from "../components/frame/page.tsx";
import { LinkButton } from "../components/ui/button.tsx";
import { EmptyState } from "../components/ui/states.tsx";
import { GAME_IDS } from "../engine/cards/card.ts";
import { NOTHING_HERE } from "./nothing-here.ts";

export const metadata: Metadata = { title: NOTHING_HERE };

export default function NotFound() {
  return (
    <Page title={NOTHING_HERE}>
      <EmptyState
        title="This page does not exist"
        action={
          <>
            <LinkButton look="primary" href="/">
              Home
            </LinkButton>
            <LinkButton href={`/${GAME_IDS[0]}/cards`}>Cards</LinkButton>
            <LinkButton href="/decks">Decks</LinkButton>
          </>
        }
      >
        The address may be misspelt, or the page was removed. Your work is not lost: deleted decks and cards can be brought back.
      </EmptyState>
    </Page>
  );
}
