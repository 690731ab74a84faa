import type { Metadata } from "next";
import { ScenariosDoc } from "../../../components/docs/scenarios-doc.tsx";
import { Page } from "../../../components/frame/page.tsx";
import { scenariosText } from "../../../server/scenarios.ts";

export const metadata: Metadata = { title: "Scenarios" };

export default function ScenariosPage() {
  return (
    <Page crumbs={[{ label: "Docs", href: "/docs" }]} title="Scenarios">
      <ScenariosDoc markdown={scenariosText()} />
    </Page>
  );
}
