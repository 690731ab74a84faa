import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MatchPage } from "../../../components/table/match-page.tsx";
import { parseMatchId } from "../../../engine/matches/stored.ts";

export const metadata: Metadata = { title: "Match" };

export default async function TableOfMatchPage({ params }: { readonly params: Promise<{ readonly id: string }> }) {
  const id = parseMatchId((await params).id);
  if (!id) notFound();
  return <MatchPage id={id} />;
}
