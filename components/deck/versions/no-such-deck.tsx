/** The address of a deck that is not there, or of a version that a deck does not have. */
import type { StoredDeck } from "../../../engine/decks/index.ts";
import { Page } from "../../frame/page.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

const CRUMBS = [{ label: "Decks", href: "/decks" }];
const MINE = { href: "/decks", children: "My decks" };

export const NoSuchDeck = () => (
  <Page title="No such deck" crumbs={CRUMBS}>
    <EmptyState title="This deck does not exist" action={<LinkButton look="primary" {...MINE} />}>
      The address may be misspelt or incomplete, or the deck may be in another studio. All your decks are in My decks, and deleted decks can
      be brought back.
    </EmptyState>
  </Page>
);

export const NoSuchVersion = ({ deck, version }: { readonly deck: StoredDeck; readonly version: number }) => (
  <Page title="No such version" game={deck.list.game} crumbs={CRUMBS}>
    <EmptyState
      title={`${deck.list.name} has no version ${version}`}
      action={
        <>
          <LinkButton look="primary" href={`/decks/${deck.id}`}>
            Open the deck
          </LinkButton>
          <LinkButton {...MINE} />
        </>
      }
    >
      The deck lists its versions.
    </EmptyState>
  </Page>
);
