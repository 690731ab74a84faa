import type { Metadata } from "next";
import { ApiDoc, type OpenApi } from "../../../components/docs/api-doc.tsx";
import { Page } from "../../../components/frame/page.tsx";
import { apiExamples, curlOf } from "../../../server/api/examples.ts";
import { openApi } from "../../../server/openapi.ts";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "HTTP API" };

export default function ApiPage() {
  return (
    <Page crumbs={[{ label: "Docs", href: "/docs" }]} title="HTTP API">
      <ApiDoc document={openApi() as OpenApi} examples={apiExamples().map((one) => ({ about: one.about, typed: curlOf(one) }))} />
    </Page>
  );
}
