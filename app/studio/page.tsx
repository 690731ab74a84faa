import type { Metadata } from "next";
import { Page } from "../../components/frame/page.tsx";
import { StudioHome } from "../../components/studio/entry/studio-home.tsx";
import { studioGames, workedAt } from "../../server/studio/overview.ts";

export const metadata: Metadata = { title: "Studio" };
export const dynamic = "force-dynamic";

/** Cards to go on with. */
const LAST = 6;

export default function StudioHomePage() {
  return (
    <Page title="Studio">
      <StudioHome games={studioGames()} last={workedAt(LAST)} />
    </Page>
  );
}
