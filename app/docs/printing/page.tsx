import type { Metadata } from "next";
import { PrintingDoc } from "../../../components/docs/printing-doc.tsx";
import { Page } from "../../../components/frame/page.tsx";

export const metadata: Metadata = { title: "Printing" };

export default function PrintingPage() {
  return (
    <Page crumbs={[{ label: "Docs", href: "/docs" }]} title="Printing">
      <PrintingDoc />
    </Page>
  );
}
