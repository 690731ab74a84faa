import type { Metadata } from "next";
import { RunPage } from "../../../components/lab/run-page.tsx";

export const metadata: Metadata = { title: "Lab run" };

export default async function RunRoute({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  return <RunPage id={(await params).id} />;
}
