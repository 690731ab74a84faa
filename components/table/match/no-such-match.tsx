/** The address of a match that is not there. */
import { Page } from "../../frame/page.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

export const NoSuchMatch = () => (
  <Page title="No such match" crumbs={[{ label: "Table", href: "/table" }]}>
    <EmptyState
      title="There is no match here"
      action={
        <LinkButton look="primary" href="/table">
          To the table
        </LinkButton>
      }
    >
      The address may be misspelt or cut short, or the match is in another studio. Your own matches are at the table, and whoever invited
      you can send the link again.
    </EmptyState>
  </Page>
);
