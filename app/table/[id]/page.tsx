import type { Metadata } from "next";
import { MatchPage } from "../../../components/table/match/match-page.tsx";
import { NoSuchMatch } from "../../../components/table/match/no-such-match.tsx";
import { findMatchAddress } from "../../../server/matches/table.ts";

type Props = { readonly params: Promise<{ readonly id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: findMatchAddress((await params).id) ? "Match" : "No such match" };
}

export default async function TableOfMatchPage({ params }: Props) {
  const id = findMatchAddress((await params).id);
  return id ? <MatchPage id={id} /> : <NoSuchMatch />;
}
