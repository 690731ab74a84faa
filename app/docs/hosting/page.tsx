import type { Metadata } from "next";
import { HostingDoc } from "../../../components/docs/hosting-doc.tsx";
import { Page } from "../../../components/frame/page.tsx";

export const metadata: Metadata = { title: "Hosting" };

export default function HostingPage() {
  return (
    <Page crumbs={[{ label: "Docs", href: "/docs" }]} title="Hosting">
      <HostingDoc />
    </Page>
  );
}
