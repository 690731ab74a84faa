import type { Metadata } from "next";
import { CreditsDoc } from "../../../components/docs/credits-doc.tsx";
import { Page } from "../../../components/frame/page.tsx";
import { credits } from "../../../server/credits.ts";

export const metadata: Metadata = { title: "Credits" };

export default function CreditsPage() {
  return (
    <Page crumbs={[{ label: "Docs", href: "/docs" }]} title="Credits">
      <CreditsDoc credits={credits()} />
    </Page>
  );
}
