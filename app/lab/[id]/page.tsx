import type { Metadata } from "next";
import { RunPage } from "../../../components/lab/run-page.tsx";

export const metadata: Metadata = { title: "Run of the lab" };

export default async function RunRoute({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  return <RunPage id={(await params).id} />;
}
