import type { Metadata } from "next";
import { KeysDoc } from "../../../components/docs/keys-doc.tsx";
import { Page } from "../../../components/frame/page.tsx";

export const metadata: Metadata = { title: "Keys" };

export default function KeysPage() {
  return (
    <Page crumbs={[{ label: "Docs", href: "/docs" }]} title="Keys">
      <KeysDoc />
    </Page>
  );
}
