/** The address of a match that is not there. */
import { Page } from "../../frame/page.tsx";
import { LinkButton } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

export const NoSuchMatch = () => (
  <Page title="No such match" crumbs={[{ label: "Table", href: "/table" }]}>
    <EmptyState
      title="This match does not exist"
      action={
        <LinkButton look="primary" href="/table">
          To the table
        </LinkButton>
      }
    >
      The address may be misspelt or incomplete, or the match may be in another studio. The table lists your own matches. Whoever invited
      you can send the link again.
    </EmptyState>
  </Page>
);
