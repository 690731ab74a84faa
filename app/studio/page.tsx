import type { Metadata } from "next";
import { Page } from "../../components/frame/page.tsx";
import { StudioHome } from "../../components/studio/studio-home.tsx";
import { studioGames } from "../../server/studio/overview.ts";

export const metadata: Metadata = { title: "Studio" };
export const dynamic = "force-dynamic";

export default function StudioHomePage() {
  return (
    <Page title="Studio">
      <StudioHome games={studioGames()} />
    </Page>
  );
}
