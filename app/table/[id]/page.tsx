import type { Metadata } from "next";
import { preload } from "react-dom";
import { MatchPage } from "../../../components/table/match/match-page.tsx";
import { NoSuchMatch } from "../../../components/table/match/no-such-match.tsx";
import { findMatchAddress, findMatchPage } from "../../../server/matches/table.ts";

type Props = { readonly params: Promise<{ readonly id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: findMatchAddress((await params).id) ? "Match" : "No such match" };
}

/** As the page's script will ask for it. */
const FETCH = { as: "fetch", crossOrigin: "anonymous" } as const;

export default async function TableOfMatchPage({ params }: Props) {
  const match = findMatchPage((await params).id);
  if (!match) return <NoSuchMatch />;
  const { id, game, content } = match;
  preload(`/api/matches/${id}?form=page`, FETCH);
  preload(`/api/contents/${content}`, FETCH);
  return <MatchPage id={id} game={game} begun={content} />;
}
